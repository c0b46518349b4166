// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/client/client_connection.h"
#include "net/lan/discovery.h"
#include "net/lan/join_code.h"

namespace naqla::net {

/// Why a typed line leads nowhere.
enum class AddressFault : quint8
{
    Empty,
    BadAddress,
    BadPort,
    CodeLength, ///< a join code with a character too few or too many
    CodeMisread, ///< a join code with a wrong character
};

/// The way to a room that was found. A host that was met before must show the key of then.
[[nodiscard]] ServerAddress addressOfRoom(const FoundRoom &found, const TrustStore &trusted);

/// The way that a person typed: a join code, `host`, `host:port` or `[v6%scope]:port`.
[[nodiscard]] core::Result<ServerAddress, AddressFault> addressOfText(const QString &text);

/// Where a link leads: `naqla://host[:port][/t/INVITE]` or `naqla://JOIN-CODE`.
struct JoinLink
{
    QString address; ///< as a person would type it
    QString invite; ///< to one table, in its written form; empty: to the host or server itself
    friend bool operator==(const JoinLink &, const JoinLink &) = default;
};
/// Nothing for anything else.
[[nodiscard]] std::optional<JoinLink> parseLink(const QString &text);
[[nodiscard]] QString linkText(const JoinLink &link);

} // namespace naqla::net
