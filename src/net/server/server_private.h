// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/login_guard.h"
#include "net/server/due_queue.h"
#include "net/server/game_server.h"
#include "net/server/session.h"
#include "net/wire/codec.h"

#include <functional>
#include <map>
#include <set>
#include <vector>

namespace naqla::net {

class GameServer::Private
{
public:
    Private(ServerConfig config, Ports ports);

    // --- game_server.cpp: connections, sending, commits
    [[nodiscard]] ConnectionId opened(Link &link, const PeerInfo &peer);
    void received(ConnectionId connection, QByteArrayView payload);
    void lost(ConnectionId connection);
    void refuseFrame(ConnectionId connection);
    [[nodiscard]] bool start();
    void shutDown(wire::NoticeKind kind);
    void setRoomDefaults(const wire::TableSettings &defaults);
    void wake();

    // --- timers.cpp
    void checkDeadlines(MonoTime now);
    void forgetSleep(MonoTime now);
    /// Asks for a look at what concerns no table and no session alone.
    void schedule(MonoTime time);
    void wakeTable(const TableEntry &entry, MonoTime time) { m_tablesDue.ask(entry.table.id(), time); }
    void wakeSession(const Session &session, MonoTime time) { m_sessionsDue.ask(session.id, time); }
    void rearm();

    // --- moderation.cpp: the operator's console
    /// Who gives an order.
    struct Actor
    {
        QString name;
        wire::Role role{};
        bool isConsole = false; ///< the operator, who may do everything
    };
    [[nodiscard]] static Actor console()
    {
        return {.name = QStringLiteral("console"), .role = wire::Role::Admin, .isConsole = true};
    }
    [[nodiscard]] wire::ErrorCode obey(
        const Actor &actor, const wire::ClientMessage &order, wire::TableId table);
    [[nodiscard]] wire::ErrorCode setRole(wire::AccountId account, wire::Role role);
    [[nodiscard]] wire::ErrorCode setPassword(
        wire::AccountId account, const QString &password, std::function<void(bool set)> done);
    [[nodiscard]] std::optional<AccountRecord> accountNamed(const QString &name) const;

    ServerConfig config;
    Ports ports;
    std::map<ConnectionId, std::unique_ptr<Session>> sessions;
    std::map<wire::TableId, std::unique_ptr<TableEntry>> tables;
    bool down = false;

private:
    [[nodiscard]] MonoTime now() const { return ports.time.now(); }
    [[nodiscard]] std::uint64_t randomId();

    void note(const QString &text)
    {
        if (ports.log != nullptr)
            ports.log->line(text);
    }

    // Sending
    [[nodiscard]] Session *find(ConnectionId connection);
    [[nodiscard]] Session *sessionOf(wire::AccountId account);
    void send(Session &session, wire::ServerMessage message, std::uint32_t rid = 0, wire::TableId table = 0);
    void ok(const Request &request)
    {
        send(request.session, wire::Ok{}, request.envelope.rid, request.envelope.table);
    }
    void fail(
        const Request &request, wire::ErrorCode code, std::string_view arg = {}, Milliseconds retry = {});
    void fail(const Request &request, wire::Error error);
    /// Tells the error, then closes.
    void closeWith(Session &session, const wire::Error &error);
    void closeWith(Session &session, wire::ErrorCode code) { closeWith(session, wire::Error{.code = code}); }
    void close(Session &session);
    /// Tells a peer who does not read that he is too slow and lets him go.
    void dropSlow(Session &session);
    /// To everybody who sits at the table and is here, and to all who watch.
    void broadcast(const TableEntry &entry, const wire::ServerMessage &message);
    void broadcastToPlayers(const TableEntry &entry, const wire::ServerMessage &message);
    void broadcastToSpectators(const TableEntry &entry, const wire::ServerMessage &message);
    void sendTableState(const TableEntry &entry, Session &session, std::uint32_t rid = 0);
    void broadcastTableState(TableEntry &entry);
    void sendSnapshot(const TableEntry &entry, Session &session, std::uint32_t rid = 0);

    // Commits
    /// Runs an action once everything written so far is durable.
    void afterCommit(std::function<void()> action);
    /// Runs an action when the commit that is on its way, or the next one, has told what it stored.
    void afterPresentCommit(std::function<void()> action)
    {
        m_afterPresentCommit.push_back(std::move(action));
    }
    /// Begins a commit of all that was written; its actions run when it has ended.
    void commit();
    /// The same, and returns when it has ended.
    void commitNow();
    void stopBecauseOfStore();

    // Limits
    /// Whether the wish comes too early; then it has been answered.
    [[nodiscard]] bool isTooFast(const Request &request, wire::RateKind kind);
    void makeRoomForUnauthenticated();

    // --- session_requests.cpp
    void dispatch(Request &request, const wire::ClientMessage &message);
    /// The same; what it throws is answered.
    void dispatchSafely(Request &request, const wire::ClientMessage &message);
    /// Whether it concerns a table with changes that are not durable yet, on which nobody may act.
    [[nodiscard]] bool waitsForCommit(const Request &request, const wire::ClientMessage &message);
    /// Answers that it is done once all that was written is durable, and closes.
    void endAfterCommit(const Request &request);
    void acknowledge(Session &session, std::uint64_t ack);
    void handle(Request &request, const wire::Hello &hello);
    void handle(Request &request, const wire::Guest &guest);
    void handle(Request &request, const wire::Resume &resume);
    void handle(Request &request, const wire::Logout &logout);
    void handle(Request &request, const wire::LobbySub &filter);
    void handle(Request &request, const wire::LobbyUnsub &);
    void handle(Request &request, const wire::Ping &ping);
    void handle(Request &request, const wire::Pong &pong);
    void handle(Request &request, const wire::Chat &chat);
    [[nodiscard]] QString freeName(const QString &wished) const;
    /// Nobody else may have a name that looks like this one while its owner is connected or has a seat.
    void holdName(const Member &member);
    void releaseName(wire::AccountId account);
    void resumeWith(Request &request, const TokenRecord &token, const AccountRecord &account);
    void enter(Session &session, Member member, const QByteArray &family, std::uint32_t rid);
    void replaceSessionOf(wire::AccountId account, const Session &by);
    [[nodiscard]] std::vector<TableEntry *> tablesToReturnTo(wire::AccountId account);
    void comeBack(Session &session);
    void storeTokenOf(const Session &session);
    void markLobby(wire::TableId table);
    /// Who is here, for those who look at the lobby of a room.
    [[nodiscard]] std::vector<wire::PersonRow> peopleHere();
    void markPeople();
    void sendRoom(Session &session);
    void sendLobbyPage(Session &session, std::uint32_t rid);
    void sendLobbyChanges(MonoTime now);

    // --- table_requests.cpp
    void handle(Request &request, const wire::TableCreate &create);
    void handle(Request &request, const wire::TableJoin &join);
    void handle(Request &request, const wire::TableLeave &);
    void handle(Request &request, const wire::TableSet &set);
    void handle(Request &request, const wire::Ready &ready);
    void handle(Request &request, const wire::Kick &kick);
    void handle(Request &request, const wire::Invite &invite);
    /// The table of a request and the seat there; answers and gives nothing when there is none.
    struct Place
    {
        TableEntry *entry = nullptr;
        int seat = 0;
        explicit operator bool() const { return entry != nullptr; }
    };
    [[nodiscard]] Place placeOf(const Request &request);
    [[nodiscard]] TableEntry *entryOf(wire::TableId id);
    [[nodiscard]] TableEntry *entryOfCode(const QString &code);
    [[nodiscard]] std::vector<TableEntry *> tablesOf(wire::AccountId account);
    [[nodiscard]] bool isPlaying(wire::AccountId account);
    [[nodiscard]] TableEntry *openTable(wire::TableSettings settings, AgreedGame agreed);
    /// Takes a seat; who sits waits for no quick game any more.
    bool sit(TableEntry &entry, const Member &member);
    void noteSeat(const TableEntry &entry, wire::AccountId account);
    void forgetSeat(wire::TableId table, wire::AccountId account);
    [[nodiscard]] wire::ErrorCode checkPassword(
        TableEntry &entry, const Session &session, const QString &password);
    [[nodiscard]] core::Result<AgreedGame, std::string_view> agree(
        wire::TableSettings &settings, const Session &session) const;
    void failToAgree(const Request &request, std::string_view field);
    void failToEnter(const Request &request, wire::ErrorCode refusal);
    void leave(TableEntry &entry, int seat);
    void standUp(TableEntry &entry, int seat);
    void removeTable(wire::TableId id);
    void setPresence(TableEntry &entry, int seat, wire::Presence presence);
    void restore(const StoredGame &stored);

    // --- account_requests.cpp
    void handle(Request &request, const wire::Login &login);
    void handle(Request &request, const wire::Register &wished);
    void handle(Request &request, const wire::LinkDevice &link);
    void handle(Request &request, const wire::AccountExport &wished);
    void handle(Request &request, const wire::AccountDelete &wish);
    /// Whether nobody else, connected or not, has a name that looks like this one.
    [[nodiscard]] bool isNameFree(const QString &key, wire::AccountId forAccount) const;
    /// Whether this connection may have a password looked at now, which `begin` notes; else it has been
    /// answered.
    [[nodiscard]] bool mayTry(
        Request &request, const std::function<std::optional<Milliseconds>(const QString &network)> &begin);
    void failToMakeAccount(const Request &request, wire::ErrorCode why);
    /// The same for a password or code that may be a guess.
    [[nodiscard]] bool mayTryPassword(Request &request, const QString &key);
    using Verified = std::function<void(Request &request)>;
    /// Checks an account's password (0: there is none); `then` runs when it is right, else it has been
    /// answered.
    void verifyPassword(Request &request, const QString &key, wire::AccountId account,
        const QString &password, Verified then);
    void renewHash(wire::AccountId account, const QString &password);
    void enterAccount(Request &request, wire::AccountId account);
    void makeAccount(Request &request, AccountRecord record);
    void deleteAccount(Request &request);

    // --- moderation.cpp
    void handle(Request &request, const wire::Mute &wished);
    void handle(Request &request, const wire::Report &wished);
    void handle(Request &request, const wire::AdminBan &order) { handleOrder(request, order); }
    void handle(Request &request, const wire::AdminUnban &order) { handleOrder(request, order); }
    void handle(Request &request, const wire::AdminMute &order) { handleOrder(request, order); }
    void handle(Request &request, const wire::AdminCloseTable &order) { handleOrder(request, order); }
    void handle(Request &request, const wire::AdminDrain &order) { handleOrder(request, order); }
    void handle(Request &request, const wire::AdminReload &order) { handleOrder(request, order); }
    /// Takes out what somebody does not want to hear; false when nothing is left.
    [[nodiscard]] static bool leavesAfterMuting(const Session &session, wire::ServerMessage &message);
    void handleOrder(Request &request, const wire::ClientMessage &order);
    [[nodiscard]] bool isInForce(const BanRecord &ban) const;
    [[nodiscard]] bool hits(const BanRecord &ban, const Session &session) const;
    /// Whether a ban concerns a session; then it has been told and closed.
    [[nodiscard]] bool turnAway(Session &session);
    [[nodiscard]] wire::ErrorCode ban(const Actor &actor, const wire::AdminBan &wished);
    [[nodiscard]] wire::ErrorCode unban(const Actor &actor, const wire::AdminUnban &wished);
    [[nodiscard]] wire::ErrorCode muteForAll(const Actor &actor, const wire::AdminMute &wished);
    [[nodiscard]] wire::ErrorCode closeTable(const Actor &actor, wire::TableId id, const QString &why);
    [[nodiscard]] wire::ErrorCode drain(const Actor &actor, std::uint64_t atUtc);
    void endWhenDrained(MonoTime now);
    /// Whether the server takes no new games any more; then it has been answered.
    [[nodiscard]] bool isEnding(const Request &request);
    /// Nobody acts on who has the same role or a higher one.
    [[nodiscard]] bool mayActOn(const Actor &actor, wire::AccountId account) const;
    void audit(const Actor &actor, const QString &action, const QString &subject, const QString &detail);

    // --- ratings.cpp
    /// A rating or a deviation as people read it.
    [[nodiscard]] static std::uint16_t shown(double rating);
    /// Makes a game that is the same for everybody out of settings: a rated game has no take-backs and no
    /// computer. False when it cannot be one: changed rules or start, no clock.
    [[nodiscard]] static bool makeRated(wire::TableSettings &settings, const AgreedGame &agreed);
    [[nodiscard]] bool isRegistered(const Member &member) const;
    [[nodiscard]] RatingRecord ratingAt(const Table &table, wire::AccountId account) const;
    /// Shows the accounts' ratings at their seats.
    void noteRatings(TableEntry &entry);
    /// Whether two have rated games left for today.
    [[nodiscard]] bool mayPlayRated(wire::AccountId one, wire::AccountId other) const;
    /// Makes a rated table a casual one when those who sit there have played enough rated games for today.
    void limitRated(TableEntry &entry);
    /// What the game that has just ended changes; the table remembers it until all are told.
    [[nodiscard]] std::vector<RatedSeat> settleRatings(TableEntry &entry);

    // --- profile_requests.cpp
    void handle(Request &request, const wire::Profile &wished);
    void handle(Request &request, const wire::Leaderboard &wished);
    void handle(Request &request, const wire::GameList &wished);
    void handle(Request &request, const wire::GameFetch &wished);
    [[nodiscard]] std::vector<wire::Rating> ratingsToShow(wire::AccountId account) const;
    [[nodiscard]] const std::vector<wire::LeaderRow> &leadersOf(const std::string &variant);
    [[nodiscard]] std::uint32_t rankOf(wire::AccountId account, const std::string &variant) const;

    // --- quick_play.cpp
    void handle(Request &request, const wire::Quick &quick);
    void handle(Request &request, const wire::QuickCancel &);
    bool forgetQuickWish(wire::AccountId account);
    /// The same, and tells him.
    void endQuickWish(wire::AccountId account);

    // --- spectators.cpp
    /// The table of a request when its sender watches there.
    [[nodiscard]] TableEntry *watchedEntry(const Request &request);
    [[nodiscard]] wire::ErrorCode refusalToWatch(
        TableEntry &entry, const Session &session, bool byCode, const QString &password);
    void watch(Request &request, TableEntry &entry, bool byCode, const QString &password);
    void stopWatching(TableEntry &entry, Session &session);
    /// Tells everybody there how many watch, not too often.
    void tellSpectators(TableEntry &entry);
    void sendAway(TableEntry &entry, Session &spectator);
    void sendSpectatorsAway(TableEntry &entry);

    // --- game_requests.cpp
    void handle(Request &request, const wire::Move &move);
    void handle(Request &request, const wire::Offer &offer);
    void handle(Request &request, const wire::Answer &answer);
    void handle(Request &request, const wire::Resign &resign);
    void handle(Request &request, const wire::Claim &claim);
    void handle(Request &request, const wire::Sync &sync);
    void startGame(TableEntry &entry);
    void publishMove(TableEntry &entry, wire::AccountId mover, std::uint32_t rid);
    void endGame(TableEntry &entry, core::GameResult result);
    void publishEnd(TableEntry &entry);
    void acceptOffer(TableEntry &entry, const wire::PendingOffer &offer);
    void resumeClock(TableEntry &entry);
    void resumeFromSuspension(TableEntry &entry);
    [[nodiscard]] bool botsMayPlay(const Table &table) const;
    /// Lets the computer move where it is its turn.
    void considerBot(TableEntry &entry);
    void requestBotMove(TableEntry &entry);

    // --- timers.cpp
    void checkSession(Session &session, MonoTime now);
    void checkTable(TableEntry &entry, MonoTime now);
    void checkRunningGame(TableEntry &entry, MonoTime now);
    void checkAbsence(TableEntry &entry, int seat, MonoTime now);
    void checkBetweenGames(TableEntry &entry, MonoTime now);
    void timeIsUp(TableEntry &entry);
    /// Marks in the store what the running clocks show, so that a crash costs no player more than an
    /// interval.
    void markClocks(MonoTime now);
    void pruneTokens(MonoTime now);

    std::vector<std::unique_ptr<Session>> m_gone; ///< closed while one of their messages may still be in hand
    std::map<wire::AccountId, ConnectionId> m_online;
    std::map<wire::AccountId, std::set<wire::TableId>> m_seats; ///< the tables where somebody has a seat
    std::map<QString, wire::AccountId> m_names; ///< keys of the names in use
    std::map<wire::AccountId, QString> m_nameKeys;
    std::map<QString, wire::AccountId> m_accountNames; ///< keys of the names of all accounts
    LoginGuard m_loginGuard;
    std::map<std::pair<wire::BanKind, QString>, BanRecord> m_bans;
    bool m_isDraining = false;
    std::uint64_t m_drainUntilUtc = 0; ///< 0: no end but the last game's
    std::map<QString, LinkCode> m_linkCodes;
    struct Leaders
    {
        MonoTime readAt{};
        std::vector<wire::LeaderRow> rows = {};
    };
    std::map<std::string, Leaders> m_leaders; ///< by variant and speed
    std::map<QByteArray, QuickWish> m_quickWishes; ///< by what is wished
    std::map<wire::AccountId, QByteArray> m_quickKeys;
    DueQueue<ConnectionId> m_sessionsDue;
    DueQueue<wire::TableId> m_tablesDue;
    DueQueue<wire::AccountId> m_quickDue;
    std::vector<std::function<void()>> m_afterCommit;
    std::vector<std::function<void()>> m_afterPresentCommit;
    int m_commits = 0; ///< that have not ended
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true); ///< for answers that come after the end
    std::vector<wire::RateLimit> m_limits;
    std::set<wire::TableId> m_lobbyChanges;
    MonoTime m_lobbySentAt{};
    bool m_peopleChanged = false;
    ConnectionId m_lastConnection = 0;
    std::uint64_t m_tablesOpened = 0;
    std::uint64_t m_chatLines = 0;
    QByteArray m_serverId;
    QByteArray m_secret;
    MonoTime m_due = MonoTime::max();
    MonoTime m_lastWake{};
    MonoTime m_tokensPrunedAt{};
    MonoTime m_clocksMarkedAt{};
};

} // namespace naqla::net
