// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QHostAddress>
#include <QString>

namespace naqla::net {

/// What is read out across the room where hosts are not found by themselves: where the host is, and by which
/// key it is known. 20 characters in 5 groups, `XXXX-XXXX-XXXX-XXXX-XXXX`.
struct JoinCode
{
    QHostAddress address; ///< IPv4
    quint16 port = 0;
    QByteArray pin; ///< its first 6 bytes
    friend bool operator==(const JoinCode &, const JoinCode &) = default;
};

enum class JoinCodeFault : quint8
{
    WrongLength,
    BadCharacter,
    BadChecksum, ///< a character was misread
};

/// @param address  IPv4
/// @param pin      whole or its first 6 bytes
[[nodiscard]] QString joinCodeText(const QHostAddress &address, quint16 port, const QByteArray &pin);

/// Reads upper and lower case, digits of any script, O for 0, I and L for 1, with any spaces and hyphens.
[[nodiscard]] core::Result<JoinCode, JoinCodeFault> parseJoinCode(const QString &text);

/// Whether a text is meant as a join code and not as an address: only code characters, at least 16 of them,
/// no dot and no colon.
[[nodiscard]] bool looksLikeJoinCode(const QString &text);

} // namespace naqla::net
