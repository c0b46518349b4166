// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/types.h"

#include <QStringList>

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace naqla::net {

/// What the operator of a server, or the host of a room, may choose; the defaults are those of a LAN room.
struct ServerConfig
{
    using Milliseconds = std::chrono::milliseconds;

    QString name;
    QString notice;
    QByteArray serverId; ///< 16 bytes that guests know the server by; empty: made once and kept in the store
    /// People choose among its tables or open some; a LAN room has one, to which a guest is led at once.
    bool lobby = false;
    /// What is usual in a room, which is in somebody's program, for those in the same network: new tables
    /// begin with it, and no more than there may be said at any table.
    std::optional<wire::TableSettings> roomDefaults = {};
    /// The most that a table may allow in chat.
    wire::ChatMode chat = wire::ChatMode::All;
    std::size_t tablesPerUser = 2;
    std::size_t tables = 2000;
    std::size_t spectatorsPerTable = 200;
    std::size_t watchedTables = 4; ///< by one session
    std::size_t unauthenticatedPerAddress = 4;
    std::size_t unauthenticated = 512;
    qint64 mostBytesWaiting = 256 << 10; ///< of one connection; beyond that it is dropped
    std::optional<std::vector<wire::RateLimit>> limits = {}; ///< instead of the usual ones

    Milliseconds helloDeadline{5'000};
    Milliseconds loginDeadline{60'000};
    Milliseconds pingInterval{10'000};
    Milliseconds gamePingInterval{5'000}; ///< to players of a running game
    Milliseconds silenceLimit{30'000}; ///< no byte for so long: the connection is dead
    Milliseconds clockInterval{15'000}; ///< between two CLOCK messages
    Milliseconds aliveInterval{5'000}; ///< between two marks of the running clocks in the store
    Milliseconds quickWait{300'000}; ///< for an opponent; then the search ends
    Milliseconds spectatorsInterval{1'000}; ///< at most so often everybody is told how many watch
    Milliseconds rematchWindow{60'000};
    Milliseconds leaverGrace{60'000};
    /// With the leaver policy "wait", or where no computer can play: the longest absence before the game
    /// ends.
    Milliseconds waitLimit{24LL * 3600 * 1000};
    Milliseconds idleTable{600'000}; ///< a table without a game and without anything said or set
    Milliseconds emptyTable{60'000}; ///< a table with nobody connected and no game
    Milliseconds tokenLife{600'000}; ///< of an idle session without a running game
    Milliseconds accountTokenLife{30LL * 24 * 3600 * 1000}; ///< the same for an account
    Milliseconds suspension{180'000}; ///< after a restart, the longest wait for both players
};

} // namespace naqla::net
