// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server/game_server.h"

#include "net/server/server_private.h"

#include <QtEndian>

#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using wire::ErrorCode;

GameServer::GameServer(ServerConfig config, Ports ports)
    : d(std::make_unique<Private>(std::move(config), ports))
{
}
GameServer::~GameServer() = default;

bool GameServer::start()
{
    return d->start();
}
void GameServer::shutDown(wire::NoticeKind kind)
{
    d->shutDown(kind);
}
void GameServer::setRoomDefaults(const wire::TableSettings &defaults)
{
    d->setRoomDefaults(defaults);
}
ConnectionId GameServer::opened(Link &link, const PeerInfo &peer)
{
    return d->opened(link, peer);
}
void GameServer::received(ConnectionId connection, QByteArrayView payload)
{
    d->received(connection, payload);
}
void GameServer::frameRefused(ConnectionId connection)
{
    d->refuseFrame(connection);
}
void GameServer::closed(ConnectionId connection)
{
    d->lost(connection);
}
void GameServer::wake()
{
    d->wake();
}

int GameServer::sessionCount() const
{
    return static_cast<int>(d->sessions.size());
}
int GameServer::tableCount() const
{
    return static_cast<int>(d->tables.size());
}
int GameServer::runningGameCount() const
{
    return static_cast<int>(std::count_if(d->tables.begin(), d->tables.end(),
        [](const auto &entry) { return entry.second->table.hasRunningGame(); }));
}

GameServer::Private::Private(ServerConfig serverConfig, Ports serverPorts)
    : config(std::move(serverConfig))
    , ports(serverPorts)
    , m_limits(config.limits.value_or(defaultRateLimits()))
    , m_lastWake(ports.time.now())
{
}

bool GameServer::Private::start()
{
    if (!ports.store.open())
        return false;
    const auto fetchOrMake = [this](const QString &key, qsizetype size, QByteArray &value) {
        value = ports.store.findMeta(key).value_or(QByteArray());
        if (value.size() == size)
            return;
        value = ports.random.bytes(size);
        ports.store.setMeta(key, value);
    };
    m_serverId = config.serverId;
    if (m_serverId.isEmpty())
        fetchOrMake(u"serverId"_s, 16, m_serverId);
    fetchOrMake(u"tableSecret"_s, 32, m_secret);
    m_accountNames = ports.store.accountNames();
    for (const BanRecord &ban : ports.store.bans())
        m_bans[{ban.kind, ban.key}] = ban;
    for (const StoredGame &game : ports.store.runningGames())
        restore(game);
    pruneTokens(now());
    commitNow();
    schedule(now());
    rearm();
    return !down;
}

std::uint64_t GameServer::Private::randomId()
{
    // 53 bits: ids stay exact in programs that know only doubles
    return (qFromBigEndian<quint64>(ports.random.bytes(8).constData()) >> 11U) | 1U;
}

// --- Connections

ConnectionId GameServer::Private::opened(Link &link, const PeerInfo &peer)
{
    if (!peer.local)
        makeRoomForUnauthenticated();
    const ConnectionId id = ++m_lastConnection;
    const auto fromThere = std::count_if(sessions.begin(), sessions.end(), [&peer](const auto &entry) {
        return entry.second->state < SessionState::LoggedIn && entry.second->peer.network == peer.network;
    });
    auto &session = *sessions
                         .emplace(id,
                             std::make_unique<Session>(Session{.id = id,
                                 .link = &link,
                                 .peer = peer,
                                 .openedAt = now(),
                                 .receivedAt = now(),
                                 .sentAt = now(),
                                 .limits = RateLimiter(m_limits)}))
                         .first->second;
    link.setFrameLimit(wire::FrameLimit::BeforeLogin);
    if (down)
        closeWith(session, ErrorCode::ShuttingDown);
    else if (!peer.network.isEmpty()
        && static_cast<std::size_t>(fromThere) >= config.unauthenticatedPerAddress)
        closeWith(session, ErrorCode::Busy);
    else
        (void)turnAway(session);
    m_sessionsDue.ask(id, now() + config.helloDeadline);
    rearm();
    return id;
}

void GameServer::Private::makeRoomForUnauthenticated()
{
    std::size_t count = 0;
    Session *oldest = nullptr;
    for (auto &[id, session] : sessions) {
        if (session->state >= SessionState::LoggedIn || session->peer.local)
            continue;
        ++count;
        if (oldest == nullptr)
            oldest = session.get();
    }
    if (count >= config.unauthenticated)
        closeWith(*oldest, ErrorCode::Busy);
}

void GameServer::Private::received(ConnectionId connection, QByteArrayView payload)
{
    Session *session = find(connection);
    if (session == nullptr || down)
        return;
    forgetSleep(now());
    session->receivedAt = now();
    const auto packet = wire::decodeClientPacket(payload);
    Request request{*session, packet ? packet->envelope : packet.error().envelope};
    if (!packet && packet.error().code == ErrorCode::BadFrame) {
        closeWith(*session, ErrorCode::BadFrame);
    } else if (isTooFast(request, wire::RateKind::Frames)) {
        // answered
    } else if (const auto wait = session->limits.take(
                   wire::RateKind::Bytes, now(), static_cast<std::uint32_t>(payload.size()))) {
        fail(request, ErrorCode::Rate, "bytes", *wait);
    } else if (!packet) {
        fail(request, packet.error().code, packet.error().field);
    } else {
        acknowledge(*session, packet->envelope.ack);
        dispatchSafely(request, packet->message);
    }
    m_gone.clear();
    rearm();
}

void GameServer::Private::lost(ConnectionId connection)
{
    if (Session *session = find(connection)) {
        session->link = nullptr;
        close(*session);
    }
    m_gone.clear();
    rearm();
}

void GameServer::Private::refuseFrame(ConnectionId connection)
{
    if (Session *session = find(connection))
        closeWith(*session, ErrorCode::FrameSize);
    m_gone.clear();
    rearm();
}

void GameServer::Private::closeWith(Session &session, const wire::Error &error)
{
    note(u"closed error=%1 account=%2 from=%3"_s.arg(QString::number(static_cast<int>(error.code)),
        QString::number(session.member.account), session.peer.address));
    send(session, error);
    close(session);
}

void GameServer::Private::close(Session &session)
{
    const auto at = sessions.find(session.id);
    if (at == sessions.end())
        return;
    m_gone.push_back(std::move(at->second));
    sessions.erase(at);
    const bool wasLoggedIn = std::exchange(session.state, SessionState::Closed) == SessionState::LoggedIn;
    if (Link *link = std::exchange(session.link, nullptr))
        link->close();
    m_sessionsDue.drop(session.id);
    for (const wire::TableId watched : std::set(session.watched))
        stopWatching(*entryOf(watched), session);
    const auto online = m_online.find(session.member.account);
    if (!wasLoggedIn || online == m_online.end() || online->second != session.id)
        return;
    m_online.erase(online);
    markPeople();
    note(u"left account=%1"_s.arg(session.member.account));
    forgetQuickWish(session.member.account);
    releaseName(session.member.account);
    if (!session.tokenFamily.isEmpty())
        storeTokenOf(session);
    for (TableEntry *entry : tablesOf(session.member.account)) {
        const int seat = *entry->table.seatOf(session.member.account);
        if (entry->table.seat(seat).presence == wire::Presence::Here)
            setPresence(*entry, seat, wire::Presence::Away);
    }
}

void GameServer::Private::shutDown(wire::NoticeKind kind)
{
    if (down)
        return;
    commitNow();
    down = true;
    for (auto &[id, entry] : tables) {
        if (TableGame *game = entry->table.game())
            game->clock().pause(now());
    }
    markClocks(now());
    while (!sessions.empty()) {
        Session &session = *sessions.begin()->second;
        send(session, wire::Notice{.kind = kind, .at = ports.time.utcNow()});
        close(session);
    }
    ports.store.commit([](bool) {}); // tokens' new ends; losing them costs nobody a game
    m_gone.clear();
}

// --- Sending

Session *GameServer::Private::find(ConnectionId connection)
{
    const auto at = sessions.find(connection);
    return at == sessions.end() ? nullptr : at->second.get();
}

Session *GameServer::Private::sessionOf(wire::AccountId account)
{
    const auto at = m_online.find(account);
    return at == m_online.end() ? nullptr : find(at->second);
}

void GameServer::Private::send(
    Session &session, wire::ServerMessage message, std::uint32_t rid, wire::TableId table)
{
    if (session.link == nullptr || !leavesAfterMuting(session, message))
        return;
    session.sentAt = now();
    session.link->send(wire::encode(
        wire::ServerPacket{{.rid = rid, .seq = ++session.seq, .table = table}, std::move(message)}));
    if (session.link->bytesToWrite() > config.mostBytesWaiting)
        dropSlow(session);
}

void GameServer::Private::dropSlow(Session &session)
{
    session.link->send(wire::encode(
        wire::ServerPacket{{.seq = ++session.seq}, wire::Error{.code = ErrorCode::SlowConsumer}}));
    std::exchange(session.link, nullptr)->close();
    wakeSession(
        session, now()); // the session itself ends with the next check, not in the middle of a broadcast
}

void GameServer::Private::fail(
    const Request &request, ErrorCode code, std::string_view arg, Milliseconds retry)
{
    fail(request,
        wire::Error{
            .code = code, .retryMs = static_cast<std::uint32_t>(retry.count()), .arg = std::string(arg)});
}

void GameServer::Private::fail(const Request &request, wire::Error error)
{
    // "No such …" from a store that cannot be read would make somebody forget what is still there.
    if (ports.store.hasFailed())
        return stopBecauseOfStore();
    const bool isRate = error.code == ErrorCode::Rate;
    send(request.session, std::move(error), request.envelope.rid, request.envelope.table);
    if (isRate && request.session.limits.refusedTooOften(now()))
        close(request.session);
}

void GameServer::Private::broadcast(const TableEntry &entry, const wire::ServerMessage &message)
{
    broadcastToPlayers(entry, message);
    broadcastToSpectators(entry, message);
}

void GameServer::Private::broadcastToPlayers(const TableEntry &entry, const wire::ServerMessage &message)
{
    for (int i = 0; i < SeatCount; ++i) {
        const TableSeat &seat = entry.table.seat(i);
        if (seat.presence != wire::Presence::Here)
            continue;
        if (Session *session = sessionOf(seat.member->account))
            send(*session, message, 0, entry.table.id());
    }
}

void GameServer::Private::sendTableState(const TableEntry &entry, Session &session, std::uint32_t rid)
{
    wire::TableState state = entry.table.state();
    if (const auto seat = entry.table.seatOf(session.member.account)) {
        state.yourSeat = static_cast<std::uint8_t>(*seat);
        if (*seat == 0)
            state.inviteCode = entry.table.inviteCode;
    }
    send(session, std::move(state), rid, entry.table.id());
}

void GameServer::Private::broadcastTableState(TableEntry &entry)
{
    for (int i = 0; i < SeatCount; ++i) {
        const TableSeat &seat = entry.table.seat(i);
        if (seat.presence != wire::Presence::Here)
            continue;
        if (Session *session = sessionOf(seat.member->account))
            sendTableState(entry, *session);
    }
    broadcastToSpectators(entry, entry.table.state());
    entry.spectatorsTold = entry.table.spectators;
    entry.spectatorsToldAt = now();
    markLobby(entry.table.id());
}

void GameServer::Private::sendSnapshot(const TableEntry &entry, Session &session, std::uint32_t rid)
{
    const wire::TableId table = entry.table.id();
    if (entry.uncommitted > 0) { // nobody sees what may still be lost
        return afterPresentCommit([this, table, connection = session.id, rid] {
            const TableEntry *later = entryOf(table);
            Session *asker = find(connection);
            if (later != nullptr && asker != nullptr)
                sendSnapshot(*later, *asker, rid);
        });
    }
    const bool plays = entry.table.seatOf(session.member.account).has_value();
    send(session, plays ? entry.table.snapshot(now()) : entry.table.spectatorSnapshot(now()), rid, table);
}

// --- Commits

void GameServer::Private::afterCommit(std::function<void()> action)
{
    m_afterCommit.push_back(std::move(action));
}

void GameServer::Private::commit()
{
    ++m_commits;
    ports.store.commit(
        [this, alive = std::weak_ptr(m_alive), actions = std::exchange(m_afterCommit, {})](bool stored) {
            if (alive.expired())
                return;
            --m_commits;
            if (!stored)
                return stopBecauseOfStore();
            for (const auto &action : actions)
                action();
            for (const auto &action : std::exchange(m_afterPresentCommit, {}))
                action();
            rearm();
        });
}

void GameServer::Private::commitNow()
{
    commit();
    ports.store.waitForCommits();
}

void GameServer::Private::stopBecauseOfStore()
{
    if (down)
        return;
    // Nothing of what was lost has been acknowledged, and all that was acknowledged is safe: stop here.
    note(u"the store failed (%1): closing, so that nothing is promised that is not kept"_s.arg(
        ports.store.errorText().simplified()));
    m_afterCommit.clear();
    m_afterPresentCommit.clear();
    down = true;
    // A server is started again by who watches over it.
    const auto kind = config.lobby ? wire::NoticeKind::Restart : wire::NoticeKind::Closing;
    while (!sessions.empty()) {
        Session &session = *sessions.begin()->second;
        send(session, wire::Notice{.kind = kind, .at = ports.time.utcNow()});
        close(session);
    }
    if (ports.storeFailed)
        ports.storeFailed();
}

bool GameServer::Private::isTooFast(const Request &request, wire::RateKind kind)
{
    const auto wait = request.session.limits.take(kind, now());
    if (wait)
        fail(request, ErrorCode::Rate, {}, *wait);
    return wait.has_value();
}

} // namespace naqla::net
