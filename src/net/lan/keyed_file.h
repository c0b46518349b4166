// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <optional>

/// A small table of bytes by bytes in a file that only its owner may read: a heading, then `key value` in hex
/// per line.
namespace naqla::net {

/// Empty when there is no such file; nothing when it is damaged, which moves it aside as `….damaged`.
[[nodiscard]] std::optional<QHash<QByteArray, QByteArray>> readKeyedFile(
    const QString &path, QByteArrayView heading);
/// Written whole or not at all; folders are made.
[[nodiscard]] bool writeKeyedFile(
    const QString &path, QByteArrayView heading, const QHash<QByteArray, QByteArray> &entries);
/// Writes any bytes in the same way.
[[nodiscard]] bool writeOwnerOnly(const QString &path, const QByteArray &bytes);

} // namespace naqla::net
