// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace naqla::net {

inline constexpr qsizetype InviteCodeLength = 10;

/// Ten characters of Crockford's base 32 from 50 of the bits of 8 random bytes.
[[nodiscard]] QString inviteCodeFrom(const QByteArray &randomBytes);
/// A code as people type it (lower case, other digits, dashes, O for 0, I and L for 1) in its one written
/// form; empty when it is none.
[[nodiscard]] QString normalInviteCode(const QString &typed);

/// What is kept of a table's password, so that neither a copy of the database nor another table can use it.
[[nodiscard]] QByteArray tablePasswordHash(const QString &password, quint64 table, const QByteArray &secret);
/// Compares in a time that does not tell where the difference is.
[[nodiscard]] bool sameHash(const QByteArray &a, const QByteArray &b);

} // namespace naqla::net
