// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <cstdint>
#include <string>
#include <vector>

/// Values on their way into a database and back.
namespace naqla::net {

/// A database's numbers have a sign; ids use all 64 bits.
[[nodiscard]] inline QVariant number(std::uint64_t value)
{
    return QVariant::fromValue(static_cast<qlonglong>(value));
}
[[nodiscard]] inline std::uint64_t unsignedOf(const QVariant &value)
{
    return static_cast<std::uint64_t>(value.toLongLong());
}
template <typename T>
[[nodiscard]] T smallOf(const QVariant &value)
{
    return static_cast<T>(value.toLongLong());
}
/// A null QByteArray or QString would become NULL.
[[nodiscard]] inline QVariant blob(const QByteArray &bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}
[[nodiscard]] inline QVariant blob(const std::vector<std::uint8_t> &bytes)
{
    return blob(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())).toByteArray());
}
[[nodiscard]] inline QVariant text(const QString &value)
{
    return value.isNull() ? QStringLiteral("") : value;
}
[[nodiscard]] inline QVariant text(const std::string &value)
{
    return text(QString::fromStdString(value));
}
[[nodiscard]] inline std::vector<std::uint8_t> bytesOf(const QVariant &value)
{
    const QByteArray bytes = value.toByteArray();
    return {bytes.begin(), bytes.end()};
}

} // namespace naqla::net
