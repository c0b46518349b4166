// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/ports.h"
#include "net/server/server_config.h"
#include "net/store/store.h"
#include "net/wire/messages.h"

#include <memory>

namespace naqla::net {

/// Somebody who is connected, for the operator.
struct PersonHere
{
    wire::AccountId account = 0;
    QString name = {};
    wire::Role role{};
    QString address = {};
    QByteArray device = {};
};

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
        std::function<void()> reload = {}; ///< an administrator asks to read the certificate again
        std::function<void()> drained = {}; ///< the last game has ended after a wish to drain: time to end
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

    /// The host of a room says what is usual in it from now on. Tables that are there stay as they are, but
    /// no more may be said at them than in the room.
    void setRoomDefaults(const wire::TableSettings &defaults);

    [[nodiscard]] ConnectionId opened(Link &link, const PeerInfo &peer) override;
    void received(ConnectionId connection, QByteArrayView payload) override;
    void frameRefused(ConnectionId connection) override;
    void closed(ConnectionId connection) override;

    /// Runs all that is due: the store's commit, clocks, deadlines. Called when TimeSource says so.
    void wake();

    // What the operator's console does and sees; it may do everything.
    /// Carries out a message ADMIN_…
    [[nodiscard]] wire::ErrorCode obey(const wire::ClientMessage &order, wire::TableId table = 0);
    [[nodiscard]] wire::ErrorCode setRole(wire::AccountId account, wire::Role role);
    /// Gives an account another password; `done` comes later and says whether it has it.
    [[nodiscard]] wire::ErrorCode setPassword(
        wire::AccountId account, const QString &password, std::function<void(bool set)> done);
    /// An account by its name, or a guest who is connected.
    [[nodiscard]] std::optional<AccountRecord> accountNamed(const QString &name) const;
    [[nodiscard]] std::vector<PersonHere> people() const;
    enum class Tables
    {
        All,
        Public, ///< that anybody may hear of
    };
    [[nodiscard]] std::vector<wire::LobbyRow> tables(Tables which = Tables::All) const;
    /// To read bans, reports and the audit.
    [[nodiscard]] Store &store() const;

    [[nodiscard]] int sessionCount() const;
    [[nodiscard]] int tableCount() const;
    [[nodiscard]] int runningGameCount() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naqla::net
