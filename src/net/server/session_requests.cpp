// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/invite_code.h"
#include "net/model/text_policy.h"
#include "net/server/server_private.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using wire::ErrorCode;

namespace {

constexpr qsizetype IdSize = 16;
constexpr qsizetype TokenSize = 32;
constexpr std::size_t MostSeatsInASession = 16;
constexpr std::size_t LobbyRowsInAPage = 100;
constexpr std::size_t RemovalsInADelta = 512;
constexpr std::size_t PeopleInALobby = 200;
constexpr std::uint16_t PhraseCount = 64;
constexpr Milliseconds LobbyInterval{1'000};

[[nodiscard]] QByteArray hashOf(const QByteArray &token)
{
    return QCryptographicHash::hash(token, QCryptographicHash::Sha256);
}

[[nodiscard]] bool matches(const wire::LobbySub &filter, const wire::LobbyRow &row)
{
    const std::string_view rules = row.rules;
    return (filter.variant.empty() || rules.substr(0, rules.find_first_of(".+")) == filter.variant)
        && (!filter.openOnly || row.stage == wire::TableStage::Open) && (!filter.ratedOnly || row.rated)
        && (!filter.peopleOnly || row.peopleOnly);
}

} // namespace

void GameServer::Private::dispatch(Request &request, const wire::ClientMessage &message)
{
    const auto type = std::visit([](const auto &body) { return body.type; }, message);
    if (const auto refusal = refusalIn(request.session.state, type); refusal != ErrorCode::None)
        return fail(request, refusal);
    const bool enters = type == wire::MessageType::Guest || type == wire::MessageType::Resume;
    if (enters && request.session.checksPassword)
        return fail(request, ErrorCode::Busy);
    if (waitsForCommit(request, message))
        return afterPresentCommit([this, id = request.session.id, envelope = request.envelope, message] {
            if (Session *asking = find(id)) {
                Request again{*asking, envelope};
                dispatchSafely(again, message);
            }
        });
    std::visit([this, &request](const auto &body) { handle(request, body); }, message);
}

void GameServer::Private::dispatchSafely(Request &request, const wire::ClientMessage &message)
{
    try {
        dispatch(request, message);
    } catch (const std::exception &) {
        fail(request, ErrorCode::Internal); // one session's trouble is not everybody's
    }
}

bool GameServer::Private::waitsForCommit(const Request &request, const wire::ClientMessage &message)
{
    const auto changes = [](const TableEntry *entry) { return entry != nullptr && entry->uncommitted > 0; };
    if (std::holds_alternative<wire::Logout>(message) || std::holds_alternative<wire::AccountDelete>(message))
        return std::ranges::any_of(tablesOf(request.session.member.account), changes);
    const auto *join = std::get_if<wire::TableJoin>(&message);
    if (join != nullptr && !join->inviteCode.isEmpty())
        return changes(entryOfCode(normalInviteCode(join->inviteCode)));
    return changes(entryOf(request.envelope.table));
}

void GameServer::Private::acknowledge(Session &session, std::uint64_t ack)
{
    if (session.tokenSeq == 0 || ack < session.tokenSeq || ack > session.seq)
        return;
    session.tokenSeq = 0;
    ports.store.killTokens(session.tokenFamily, session.tokenHash);
    afterCommit([] {});
}

void GameServer::Private::handle(Request &request, const wire::Hello &hello)
{
    Session &session = request.session;
    if (hello.deviceId.size() != IdSize)
        return fail(request, ErrorCode::BadField, "deviceId");
    session.device = hello.deviceId;
    if (turnAway(session))
        return;
    session.state = SessionState::Anonymous;
    wire::Welcome welcome{.serverName = config.name,
        .serverId = m_serverId,
        .minor = wire::MinorVersion,
        .caps = {u"chat"_s, u"takeback"_s},
        .limits = m_limits,
        .authModes = {wire::AuthMode::Guest},
        .notice = config.notice,
        .serverTime = ports.time.utcNow()};
    if (ports.passwords != nullptr) {
        welcome.authModes.push_back(wire::AuthMode::Password);
        welcome.caps += u"ratings"_s;
    }
    if (config.lobby)
        welcome.caps += u"lobby"_s;
    if (config.roomDefaults)
        welcome.caps += u"room"_s;
    if (ports.bots != nullptr)
        welcome.caps += u"bot-seat"_s;
    for (const auto &variant : core::variants())
        welcome.caps += u"variant:"_s
            + QString::fromLatin1(variant.textId.data(), static_cast<qsizetype>(variant.textId.size()));
    send(session, std::move(welcome), request.envelope.rid);
}

QString GameServer::Private::freeName(const QString &wished) const
{
    QString name = wished;
    for (int number = 2; !isNameFree(nameKey(name), 0); ++number) {
        const QString digits = QString::number(number);
        QList<uint> points = wished.toUcs4();
        points.resize(qMin(points.size(), 20 - digits.size()));
        name.clear();
        for (const char32_t point : points)
            name += QString::fromUcs4(&point, 1);
        name += digits;
    }
    return name;
}

void GameServer::Private::holdName(const Member &member)
{
    const QString key = nameKey(member.name);
    if (const auto old = m_nameKeys.find(member.account); old != m_nameKeys.end())
        m_names.erase(old->second);
    m_names[key] = member.account;
    m_nameKeys[member.account] = key;
}

void GameServer::Private::releaseName(wire::AccountId account)
{
    const auto at = m_nameKeys.find(account);
    if (at == m_nameKeys.end() || m_online.count(account) != 0 || m_seats.count(account) != 0)
        return;
    if (const auto held = m_names.find(at->second); held != m_names.end() && held->second == account)
        m_names.erase(held);
    m_nameKeys.erase(at);
}

void GameServer::Private::handle(Request &request, const wire::Guest &guest)
{
    const auto name = checkedName(guest.wishedName);
    if (!name)
        return fail(request, ErrorCode::NameBad, nameFaultId(name.error()));
    const Member member{.account = randomId(), .name = freeName(*name), .avatar = guest.avatar};
    ports.store.putAccount({.id = member.account,
        .name = member.name,
        .avatar = member.avatar,
        .guest = true,
        .createdUtc = ports.time.utcNow()});
    enter(request.session, member, ports.random.bytes(IdSize), request.envelope.rid);
}

void GameServer::Private::storeTokenOf(const Session &session)
{
    const Milliseconds life = session.role == wire::Role::Guest ? config.tokenLife : config.accountTokenLife;
    ports.store.putToken({.hash = session.tokenHash,
        .family = session.tokenFamily,
        .account = session.member.account,
        .device = session.device,
        .expiresUtc = ports.time.utcNow() + static_cast<std::uint64_t>(life.count())});
    afterCommit([] {});
}

void GameServer::Private::enter(Session &session, Member member, const QByteArray &family, std::uint32_t rid)
{
    session.member = std::move(member);
    if (turnAway(session))
        return;
    for (const wire::AccountId other : ports.store.mutedBy(session.member.account))
        session.muted.insert(other);
    replaceSessionOf(session.member.account, session);
    m_online[session.member.account] = session.id;
    markPeople();
    holdName(session.member);
    session.state = SessionState::LoggedIn;
    note(u"entered account=%1 name=\"%2\" role=%3 from=%4"_s.arg(QString::number(session.member.account),
        session.member.name, QString::number(static_cast<int>(session.role)), session.peer.address));
    session.link->setFrameLimit(wire::FrameLimit::ToServer);
    const QByteArray token = ports.random.bytes(TokenSize);
    session.tokenHash = hashOf(token);
    session.tokenFamily = family;
    storeTokenOf(session);
    afterCommit([this, id = session.id, token, rid] {
        Session *entered = find(id);
        if (entered == nullptr)
            return;
        wire::Session answer{.account = entered->member.account,
            .shownName = entered->member.name,
            .role = entered->role,
            .resumeToken = token,
            .ratings = ratingsToShow(entered->member.account),
            .avatar = entered->member.avatar,
            .muted = {entered->muted.begin(), entered->muted.end()}};
        for (const TableEntry *entry : tablesToReturnTo(entered->member.account))
            answer.seats.push_back(entry->table.id());
        send(*entered, std::move(answer), rid);
        entered->tokenSeq = entered->seq;
        comeBack(*entered);
    });
}

void GameServer::Private::replaceSessionOf(wire::AccountId account, const Session &by)
{
    Session *old = sessionOf(account);
    if (old == nullptr || old == &by)
        return;
    send(*old, wire::Notice{.kind = wire::NoticeKind::Replaced, .at = ports.time.utcNow()});
    forgetQuickWish(account); // it was the old connection's
    m_online.erase(account); // its seats stay taken: their owner is back
    closeWith(*old, ErrorCode::Replaced);
}

std::vector<TableEntry *> GameServer::Private::tablesToReturnTo(wire::AccountId account)
{
    std::vector<TableEntry *> seats = tablesOf(account);
    std::erase_if(seats, [account](const TableEntry *entry) {
        return entry->table.seat(*entry->table.seatOf(account)).presence == wire::Presence::Left;
    });
    seats.resize(std::min(seats.size(), MostSeatsInASession));
    return seats;
}

void GameServer::Private::comeBack(Session &session)
{
    for (TableEntry *entry : tablesToReturnTo(session.member.account)) {
        setPresence(*entry, *entry->table.seatOf(session.member.account), wire::Presence::Here);
        sendTableState(*entry, session);
        if (entry->table.game() != nullptr)
            sendSnapshot(*entry, session);
    }
}

void GameServer::Private::handle(Request &request, const wire::Resume &resume)
{
    if (resume.resumeToken.size() != TokenSize)
        return fail(request, ErrorCode::TokenBad);
    const auto token = ports.store.findToken(hashOf(resume.resumeToken));
    if (!token || token->device != resume.deviceId)
        return fail(request, ErrorCode::TokenBad);
    if (token->dead) {
        // Whoever shows a replaced token, or whoever replaced it, has stolen it: end both.
        ports.store.dropTokens(token->family);
        afterCommit([] {});
        Session *holder = sessionOf(token->account);
        if (holder != nullptr && holder->tokenFamily == token->family) {
            holder->tokenFamily.clear();
            closeWith(*holder, ErrorCode::TokenBad);
        }
        return fail(request, ErrorCode::TokenBad);
    }
    const bool plays = isPlaying(token->account);
    const bool connected = sessionOf(token->account) != nullptr;
    const auto account = ports.store.findAccount(token->account);
    if (!account || (!plays && !connected && token->expiresUtc < ports.time.utcNow()))
        return fail(request, ErrorCode::TokenBad);
    resumeWith(request, *token, *account);
}

void GameServer::Private::resumeWith(Request &request, const TokenRecord &token, const AccountRecord &account)
{
    Session &session = request.session;
    session.device = token.device;
    session.role = account.guest ? wire::Role::Guest : account.role;
    session.mutedUntilUtc = account.mutedUntilUtc;
    session.mutedWhy = account.mutedWhy;
    const bool keepsName =
        !account.guest || sessionOf(account.id) != nullptr || m_seats.count(account.id) != 0;
    const QString name = keepsName ? account.name : freeName(account.name);
    enter(session, {.account = account.id, .name = name, .avatar = account.avatar}, token.family,
        request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::Logout &logout)
{
    Session &session = request.session;
    for (TableEntry *entry : tablesOf(session.member.account))
        leave(*entry, *entry->table.seatOf(session.member.account));
    if (logout.allDevices)
        ports.store.dropTokensOfAccount(session.member.account);
    else
        ports.store.dropTokens(session.tokenFamily);
    session.tokenFamily.clear();
    endAfterCommit(request);
}

void GameServer::Private::endAfterCommit(const Request &request)
{
    afterCommit([this, id = request.session.id, envelope = request.envelope] {
        if (Session *leaving = find(id)) {
            ok({*leaving, envelope});
            close(*leaving);
        }
    });
}

void GameServer::Private::handle(Request &request, const wire::Ping &ping)
{
    send(request.session, wire::Pong{.t = ping.t}, request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::Pong &pong)
{
    const Milliseconds took = now() - Milliseconds(static_cast<Milliseconds::rep>(pong.t));
    if (pong.t == static_cast<std::uint64_t>(request.session.pingedAt.count()) && took >= Milliseconds{0})
        request.session.roundTrips.add(took);
}

// --- Talk

void GameServer::Private::handle(Request &request, const wire::Chat &chat)
{
    TableEntry *entry = watchedEntry(request);
    const bool spectates = entry != nullptr;
    if (!spectates)
        entry = placeOf(request).entry;
    if (entry == nullptr)
        return;
    Table &table = entry->table;
    const wire::ChatMode ofPlace = config.roomDefaults ? config.roomDefaults->chat : wire::ChatMode::All;
    const wire::ChatMode mode = std::max({config.chat, ofPlace, table.settings().chat});
    const bool isPhrase = chat.line.phrase != 0;
    if (chat.scope != wire::ChatScope::Table || mode == wire::ChatMode::Off
        || (mode == wire::ChatMode::Phrases && !isPhrase))
        return fail(request, ErrorCode::ChatOff);
    if (isTooFast(request, wire::RateKind::Chat))
        return;
    if (!isPhrase && ports.time.utcNow() < request.session.mutedUntilUtc)
        return fail(request,
            wire::Error{.code = ErrorCode::Muted,
                .until = request.session.mutedUntilUtc,
                .text = request.session.mutedWhy});
    auto &[last, lastButOne] = request.session.lastLines;
    const QString text = isPhrase ? QString() : cleanedChatText(chat.line.text);
    if (isPhrase ? chat.line.phrase > PhraseCount : text.isEmpty() || (text == last && text == lastButOne))
        return fail(request, ErrorCode::TextBad);
    if (!isPhrase)
        lastButOne = std::exchange(last, text);
    const wire::ChatLine line{.id = ++m_chatLines,
        .from = request.session.member.account,
        .fromName = request.session.member.name,
        .text = text,
        .phrase = chat.line.phrase};
    const bool isAside = spectates && table.hasRunningGame(); // no advice reaches the players
    table.addChat(line, isAside);
    if (!table.hasRunningGame() && !spectates)
        table.touch(now());
    ok(request);
    const wire::Chat said{.scope = wire::ChatScope::Table, .line = line};
    if (!isAside)
        broadcastToPlayers(*entry, said);
    broadcastToSpectators(*entry, said);
}

// --- Lobby

void GameServer::Private::handle(Request &request, const wire::LobbySub &filter)
{
    request.session.lobby = filter;
    sendLobbyPage(request.session, request.envelope.rid);
    sendRoom(request.session);
}

void GameServer::Private::sendRoom(Session &session)
{
    if (config.roomDefaults)
        send(session,
            wire::RoomSet{.defaults = *config.roomDefaults,
                .chat = config.roomDefaults->chat,
                .roomName = config.name});
}

void GameServer::Private::setRoomDefaults(const wire::TableSettings &defaults)
{
    config.roomDefaults = defaults;
    for (auto &[connection, session] : sessions) {
        if (session->lobby)
            sendRoom(*session);
    }
}

void GameServer::Private::handle(Request &request, const wire::LobbyUnsub &)
{
    request.session.lobby.reset();
    ok(request);
}

void GameServer::Private::sendLobbyPage(Session &session, std::uint32_t rid)
{
    std::vector<const TableEntry *> newestFirst;
    for (const auto &[id, entry] : tables) {
        if (!entry->table.settings().isPrivate)
            newestFirst.push_back(entry.get());
    }
    std::sort(newestFirst.begin(), newestFirst.end(),
        [](const TableEntry *a, const TableEntry *b) { return a->age > b->age; });
    wire::LobbyPage page;
    for (const TableEntry *entry : newestFirst) {
        wire::LobbyRow row = entry->table.lobbyRow();
        if (!matches(*session.lobby, row))
            continue;
        page.more = page.rows.size() == LobbyRowsInAPage;
        if (page.more)
            break;
        page.rows.push_back(std::move(row));
    }
    page.people = peopleHere();
    send(session, std::move(page), rid);
}

std::vector<wire::PersonRow> GameServer::Private::peopleHere()
{
    std::vector<wire::PersonRow> people;
    if (!config.roomDefaults) // elsewhere they are too many to be told one by one
        return people;
    for (const auto &[account, connection] : m_online) {
        const Session *session = find(connection);
        if (session == nullptr || people.size() == PeopleInALobby)
            continue;
        people.push_back({.account = account, .name = session->member.name, .playing = isPlaying(account)});
    }
    return people;
}

void GameServer::Private::markPeople()
{
    if (!config.roomDefaults)
        return;
    m_peopleChanged = true;
    schedule(m_lobbySentAt + LobbyInterval);
}

void GameServer::Private::markLobby(wire::TableId table)
{
    m_peopleChanged = m_peopleChanged || config.roomDefaults.has_value(); // somebody may play now
    m_lobbyChanges.insert(table);
    schedule(m_lobbySentAt + LobbyInterval);
}

void GameServer::Private::sendLobbyChanges(MonoTime time)
{
    if (m_lobbyChanges.empty() && !m_peopleChanged)
        return;
    if (time < m_lobbySentAt + LobbyInterval)
        return schedule(m_lobbySentAt + LobbyInterval);
    m_lobbySentAt = time;
    const auto changes = std::exchange(m_lobbyChanges, {});
    const auto people = std::exchange(m_peopleChanged, false) ? peopleHere() : std::vector<wire::PersonRow>();
    std::map<wire::TableId, wire::LobbyRow> rows;
    for (const wire::TableId id : changes) {
        const TableEntry *entry = entryOf(id);
        if (entry != nullptr && !entry->table.settings().isPrivate)
            rows.emplace(id, entry->table.lobbyRow());
    }
    for (auto &[connection, session] : sessions) {
        if (!session->lobby)
            continue;
        wire::LobbyDelta delta{.people = people};
        for (const wire::TableId id : changes) {
            const auto row = rows.find(id);
            if (row != rows.end() && matches(*session->lobby, row->second))
                delta.upsert.push_back(row->second);
            else
                delta.remove.push_back(id);
        }
        if (delta.upsert.size() > LobbyRowsInAPage || delta.remove.size() > RemovalsInADelta)
            sendLobbyPage(*session, 0);
        else
            send(*session, std::move(delta));
    }
}

} // namespace naqla::net
