// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "net/model/game_clock.h"
#include "net/wire/frame_splitter.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <functional>
#include <optional>

/// What the game server needs from the world, as interfaces: sockets, time, chance and the computer as a
/// player. The store has its own header, net/store/store.h.
namespace naqla::net {

/// The server's end of one connection. Owned by the transport, which keeps it alive until the server was told
/// `closed` or has called `close`. Nothing here calls back into the server: what comes of it comes as an
/// event later.
class Link
{
public:
    virtual ~Link() = default;
    /// Sends one payload (without its length).
    virtual void send(const QByteArray &payload) = 0;
    /// Closes after everything sent has gone out; the server hears nothing more of this link and forgets it
    /// at once.
    virtual void close() = 0;
    virtual void setFrameLimit(wire::FrameLimit limit) = 0;
    /// Bytes that the peer has not taken yet.
    [[nodiscard]] virtual qint64 bytesToWrite() const = 0;
};

struct PeerInfo
{
    QString address = {}; ///< of the peer, for limits and logs; empty in the same process
    QString network = {}; ///< for limits: the address itself, of IPv6 its /64; empty where none hold
    bool local = false; ///< the host's own window, through an in-process link
};

using ConnectionId = quint64;

/// What a transport tells the server. The transport has checked the preamble and cut the frames.
class TransportEvents
{
public:
    virtual ~TransportEvents() = default;
    [[nodiscard]] virtual ConnectionId opened(Link &link, const PeerInfo &peer) = 0;
    virtual void received(ConnectionId connection, QByteArrayView payload) = 0;
    /// The peer announced a frame of a forbidden length; the server answers FRAME_SIZE and closes.
    virtual void frameRefused(ConnectionId connection) = 0;
    virtual void closed(ConnectionId connection) = 0;
};

class TimeSource
{
public:
    virtual ~TimeSource() = default;
    [[nodiscard]] virtual MonoTime now() const = 0;
    /// Milliseconds since 1970, UTC; only for what is stored or shown, never for clocks or limits.
    [[nodiscard]] virtual std::uint64_t utcNow() const = 0;
    /// Asks for one call of the server's `wake` at this time or soon after, never from inside this call; a
    /// time that has passed means soon. Replaces what was asked before.
    virtual void wakeAt(MonoTime time) = 0;
};

class RandomSource
{
public:
    virtual ~RandomSource() = default;
    [[nodiscard]] virtual QByteArray bytes(qsizetype count) = 0;
};

/// What happens, a line each in English, for the operator. Names players by account, tells no secrets and no
/// chat.
class ServerLog
{
public:
    virtual ~ServerLog() = default;
    virtual void line(const QString &text) = 0;
};

enum class PasswordVerdict : std::uint8_t
{
    Wrong,
    Right,
    RightButOld ///< the hash should be made anew
};

/// Makes and checks hashes of passwords somewhere else, since each takes a good part of a second.
class PasswordHasher
{
public:
    using Hashed = std::function<void(const QByteArray &hash)>;
    using Verified = std::function<void(PasswordVerdict verdict)>;
    virtual ~PasswordHasher() = default;
    /// Calls `done` once, later and in the server's thread; with an empty hash when it could not be made.
    /// False when too many wait already; then `done` is never called.
    [[nodiscard]] virtual bool hash(const QString &password, Hashed done) = 0;
    /// The same for a check. An empty hash stands for no account: wrong, after as much time.
    [[nodiscard]] virtual bool verify(const QByteArray &hash, const QString &password, Verified done) = 0;
};

/// The computer as a player: moves for an absent player or after a limit per move.
class BotProvider
{
public:
    using Done = std::function<void(std::optional<core::Move>)>;
    virtual ~BotProvider() = default;
    /// Calls `done` once, later and in the server's thread, with a legal move of the present position; with
    /// nothing when it cannot.
    virtual void requestMove(const core::Game &game, int level, Done done) = 0;
};

} // namespace naqla::net
