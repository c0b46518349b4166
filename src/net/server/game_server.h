// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/ports.h"
#include "net/server/server_config.h"
#include "net/store/store.h"

#include <memory>

namespace naqla::net {

/// The referee of all tables. One object in one thread, deterministic: the same calls at the same times give
/// the same messages. A LAN host embeds it and plays through an in-process link; the headless server runs the
/// same class.
class GameServer final : public TransportEvents
{
public:
    struct Ports
    {
        Store &store;
        TimeSource &time;
        RandomSource &random;
        BotProvider *bots = nullptr; ///< without one no computer plays
        PasswordHasher *passwords = nullptr; ///< without one there are only guests
        ServerLog *log = nullptr;
        /// The store can be relied on no more: the server has sent everybody away and takes nobody in. What
        /// was acknowledged is safe; only a new start helps. May be called from within any call.
        std::function<void()> storeFailed = {};
    };

    GameServer(ServerConfig config, Ports ports);
    ~GameServer() override;
    GameServer(const GameServer &) = delete;
    GameServer &operator=(const GameServer &) = delete;

    /// Brings back what the store has: games that ran become suspended ones. False when the store cannot be
    /// read.
    [[nodiscard]] bool start();
    /// Tells everybody, stops all clocks, commits and closes every link. Nothing is accepted afterwards.
    void shutDown(wire::NoticeKind kind = wire::NoticeKind::Closing);

    [[nodiscard]] ConnectionId opened(Link &link, const PeerInfo &peer) override;
    void received(ConnectionId connection, QByteArrayView payload) override;
    void frameRefused(ConnectionId connection) override;
    void closed(ConnectionId connection) override;

    /// Runs all that is due: the store's commit, clocks, deadlines. Called when TimeSource says so.
    void wake();

    [[nodiscard]] int sessionCount() const;
    [[nodiscard]] int tableCount() const;
    [[nodiscard]] int runningGameCount() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naqla::net
