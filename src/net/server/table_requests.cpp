// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "net/model/invite_code.h"
#include "net/server/server_private.h"

#include <utility>

namespace naqla::net {

using wire::ErrorCode;
using wire::Presence;

namespace {

constexpr int MostPasswordTries = 5;
constexpr Milliseconds PasswordPause{300'000};

[[nodiscard]] Member memberOf(const SeatRecord &seat)
{
    return {.account = seat.account, .name = seat.name, .avatar = seat.avatar};
}

} // namespace

TableEntry *GameServer::Private::entryOf(wire::TableId id)
{
    const auto at = tables.find(id);
    return at == tables.end() ? nullptr : at->second.get();
}

TableEntry *GameServer::Private::entryOfCode(const QString &code)
{
    const auto at = std::find_if(tables.begin(), tables.end(),
        [&code](const auto &entry) { return !code.isEmpty() && entry.second->table.inviteCode == code; });
    return at == tables.end() ? nullptr : at->second.get();
}

std::vector<TableEntry *> GameServer::Private::tablesOf(wire::AccountId account)
{
    std::vector<TableEntry *> found;
    const auto at = m_seats.find(account);
    if (at == m_seats.end())
        return found;
    for (const wire::TableId id : at->second)
        found.push_back(entryOf(id));
    return found;
}

bool GameServer::Private::isPlaying(wire::AccountId account)
{
    const auto seats = tablesOf(account);
    return std::any_of(
        seats.begin(), seats.end(), [](const TableEntry *entry) { return entry->table.hasRunningGame(); });
}

bool GameServer::Private::sit(TableEntry &entry, const Member &member)
{
    if (!entry.table.sit(member))
        return false;
    noteSeat(entry, member.account);
    noteRatings(entry);
    limitRated(entry);
    endQuickWish(member.account);
    return true;
}

void GameServer::Private::noteSeat(const TableEntry &entry, wire::AccountId account)
{
    m_seats[account].insert(entry.table.id());
}

void GameServer::Private::forgetSeat(wire::TableId table, wire::AccountId account)
{
    const auto at = m_seats.find(account);
    if (at == m_seats.end())
        return;
    at->second.erase(table);
    if (at->second.empty())
        m_seats.erase(at);
    releaseName(account);
}

GameServer::Private::Place GameServer::Private::placeOf(const Request &request)
{
    TableEntry *entry = entryOf(request.envelope.table);
    const auto seat = entry == nullptr ? std::nullopt : entry->table.seatOf(request.session.member.account);
    if (!seat || entry->table.seat(*seat).presence != Presence::Here) {
        fail(request, ErrorCode::NoTable);
        return {};
    }
    return {entry, *seat};
}

core::Result<AgreedGame, std::string_view> GameServer::Private::agree(
    wire::TableSettings &settings, const Session &session) const
{
    if (settings.rated && session.role == wire::Role::Guest)
        return core::Unexpected{std::string_view("rated")};
    const bool wantsComputer = settings.time.expiry == wire::MoveExpiry::ComputerMoves;
    if (wantsComputer && (ports.bots == nullptr || settings.peopleOnly))
        return core::Unexpected{std::string_view("expiry")};
    auto agreed = agreedGame(settings);
    if (agreed && settings.rated && !makeRated(settings, *agreed))
        return core::Unexpected{std::string_view("rated")};
    return agreed;
}

void GameServer::Private::failToAgree(const Request &request, std::string_view field)
{
    fail(request, field == "rated" ? ErrorCode::RatedNotAllowed : ErrorCode::BadField, field);
}

TableEntry *GameServer::Private::openTable(wire::TableSettings settings, AgreedGame agreed)
{
    const wire::TableId id = randomId();
    const auto [at, isNew] = tables.emplace(id,
        std::make_unique<TableEntry>(TableEntry{
            .table = Table(id, std::move(settings), std::move(agreed), now()), .age = ++m_tablesOpened}));
    if (!isNew)
        return nullptr;
    at->second->table.inviteCode = inviteCodeFrom(ports.random.bytes(8));
    markLobby(id);
    wakeTable(*at->second, now() + config.idleTable);
    return at->second.get();
}

void GameServer::Private::handle(Request &request, const wire::TableCreate &create)
{
    Session &session = request.session;
    if (isTooFast(request, wire::RateKind::CreateTable) || isEnding(request))
        return;
    if (tablesOf(session.member.account).size() >= config.tablesPerUser || tables.size() >= config.tables)
        return fail(request, ErrorCode::Limit);
    wire::TableSettings settings = create.settings;
    const auto agreed = agree(settings, session);
    if (!agreed)
        return failToAgree(request, agreed.error());
    TableEntry *entry = openTable(std::move(settings), *agreed);
    if (entry == nullptr)
        return fail(request, ErrorCode::Busy);
    if (!create.password.isEmpty())
        entry->table.passwordHash = tablePasswordHash(create.password, entry->table.id(), m_secret);
    sit(*entry, session.member);
    sendTableState(*entry, session, request.envelope.rid);
}

ErrorCode GameServer::Private::checkPassword(
    TableEntry &entry, const Session &session, const QString &password)
{
    if (entry.table.passwordHash.isEmpty())
        return ErrorCode::None;
    TableEntry::Tries &tries = entry.passwordTries[session.member.account];
    if (now() < tries.closedUntil)
        return ErrorCode::Rate;
    if (sameHash(tablePasswordHash(password, entry.table.id(), m_secret), entry.table.passwordHash)) {
        tries = {};
        return ErrorCode::None;
    }
    if (!password.isEmpty() && ++tries.count >= MostPasswordTries)
        tries = {.closedUntil = now() + PasswordPause};
    return ErrorCode::Password;
}

void GameServer::Private::handle(Request &request, const wire::TableJoin &join)
{
    Session &session = request.session;
    if (isTooFast(request, wire::RateKind::Join))
        return;
    const bool byCode = !join.inviteCode.isEmpty();
    TableEntry *entry =
        byCode ? entryOfCode(normalInviteCode(join.inviteCode)) : entryOf(request.envelope.table);
    if (entry == nullptr)
        return fail(request, ErrorCode::NoTable);
    if (const auto own = entry->table.seatOf(session.member.account)) {
        setPresence(*entry, *own, Presence::Here);
        sendTableState(*entry, session, request.envelope.rid);
        if (entry->table.game() != nullptr)
            sendSnapshot(*entry, session);
        return;
    }
    if (join.as == wire::JoinAs::Spectator)
        return watch(request, *entry, byCode, join.password);
    if (!byCode && entry->passes.count(session.member.account) == 0) {
        const ErrorCode refusal = checkPassword(*entry, session, join.password);
        if (refusal != ErrorCode::None)
            return failToEnter(request, refusal);
    }
    if (entry->table.settings().rated && session.role == wire::Role::Guest)
        return fail(request, ErrorCode::RatedNotAllowed);
    if (tablesOf(session.member.account).size() >= config.tablesPerUser)
        return fail(request, ErrorCode::Limit);
    if (!sit(*entry, session.member))
        return fail(request, ErrorCode::TableFull);
    if (session.watched.count(entry->table.id()) != 0)
        stopWatching(*entry, session);
    entry->table.touch(now());
    sendTableState(*entry, session, request.envelope.rid);
    broadcastTableState(*entry);
}

void GameServer::Private::failToEnter(const Request &request, ErrorCode refusal)
{
    switch (refusal) {
    case ErrorCode::Rate:
        return fail(request, refusal, "password", PasswordPause);
    case ErrorCode::Password:
        return fail(request, refusal, "password");
    case ErrorCode::State:
        return fail(request, refusal, "spectators");
    default:
        return fail(request, refusal);
    }
}

void GameServer::Private::handle(Request &request, const wire::TableLeave &)
{
    if (TableEntry *watched = watchedEntry(request)) {
        stopWatching(*watched, request.session);
        return ok(request);
    }
    const Place place = placeOf(request);
    if (!place)
        return;
    leave(*place.entry, place.seat);
    ok(request);
}

void GameServer::Private::leave(TableEntry &entry, int seat)
{
    Table &table = entry.table;
    if (!table.hasRunningGame())
        return standUp(entry, seat);
    const TableSeat &other = table.seat(otherSeat(seat));
    const bool otherPlays = other.presence == Presence::Here || other.presence == Presence::Away;
    const bool begun = table.game()->ply() >= 2;
    if (begun && otherPlays && botsMayPlay(table) && table.settings().leaver == wire::LeaverPolicy::Bot) {
        setPresence(entry, seat, Presence::Bot);
        return considerBot(entry);
    }
    setPresence(entry, seat, Presence::Left);
    if (!begun)
        return endGame(entry, {core::Outcome::NoResult, core::EndReason::Abort});
    // Of two who left, the first one has lost.
    const int loser = otherPlays ? seat : otherSeat(seat);
    endGame(entry, {core::winFor(table.game()->sideOf(otherSeat(loser))), core::EndReason::Left});
}

void GameServer::Private::standUp(TableEntry &entry, int seat)
{
    const wire::AccountId account = entry.table.seat(seat).member->account;
    entry.table.stand(seat);
    forgetSeat(entry.table.id(), account);
    if (entry.table.isEmpty())
        return removeTable(entry.table.id());
    broadcastTableState(entry);
    wakeTable(entry, now());
}

void GameServer::Private::removeTable(wire::TableId id)
{
    TableEntry &entry = *entryOf(id);
    wire::TableState closed = entry.table.state();
    closed.stage = wire::TableStage::Closed;
    broadcast(entry, closed);
    for (const ConnectionId watcher : entry.watchers) {
        if (Session *session = find(watcher))
            session->watched.erase(id);
    }
    for (int seat = 0; seat < SeatCount; ++seat) {
        if (entry.table.seat(seat).member)
            forgetSeat(id, entry.table.seat(seat).member->account);
    }
    m_tablesDue.drop(id);
    markLobby(id);
    tables.erase(id);
}

void GameServer::Private::setPresence(TableEntry &entry, int seat, Presence presence)
{
    if (entry.table.seat(seat).presence == presence)
        return;
    entry.table.setPresence(seat, presence, now());
    const bool away = presence == Presence::Away;
    broadcast(entry,
        wire::Seat{.seat = static_cast<std::uint8_t>(seat),
            .presence = presence,
            .graceMs = away ? static_cast<std::uint32_t>(config.leaverGrace.count()) : 0});
    wakeTable(entry, now());
}

void GameServer::Private::handle(Request &request, const wire::TableSet &set)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    if (place.seat != 0)
        return fail(request, ErrorCode::NotHost);
    if (place.entry->table.hasRunningGame())
        return fail(request, ErrorCode::State);
    wire::TableSettings settings = set.settings;
    const auto agreed = agree(settings, request.session);
    if (!agreed)
        return failToAgree(request, agreed.error());
    const auto &other = place.entry->table.seat(otherSeat(place.seat)).member;
    if (settings.rated && other
        && (!isRegistered(*other) || !mayPlayRated(request.session.member.account, other->account)))
        return failToAgree(request, "rated");
    place.entry->table.change(std::move(settings), *agreed);
    noteRatings(*place.entry); // the variant may be another one
    place.entry->table.touch(now());
    ok(request);
    if (place.entry->table.settings().spectators != wire::Spectators::Allowed)
        sendSpectatorsAway(*place.entry);
    broadcastTableState(*place.entry);
}

void GameServer::Private::handle(Request &request, const wire::Ready &ready)
{
    const Place place = placeOf(request);
    if (!place || (ready.ready && isEnding(request)))
        return;
    Table &table = place.entry->table;
    const ErrorCode refusal = table.setReady(place.seat, ready.ready, ready.settingsRev);
    if (refusal != ErrorCode::None)
        return fail(request, refusal);
    table.touch(now());
    ok(request);
    if (table.bothReady())
        startGame(*place.entry);
    else
        broadcastTableState(*place.entry);
}

void GameServer::Private::handle(Request &request, const wire::Kick &kick)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    Table &table = place.entry->table;
    const auto seat = table.seatOf(kick.account);
    if (place.seat != 0)
        return fail(request, ErrorCode::NotHost);
    Session *spectator = sessionOf(kick.account);
    if (spectator != nullptr && spectator->watched.count(table.id()) != 0) {
        place.entry->barred.insert(kick.account);
        ok(request);
        return sendAway(*place.entry, *spectator);
    }
    if (!seat || *seat == 0 || table.hasRunningGame())
        return fail(request, ErrorCode::State);
    ok(request);
    if (Session *kicked = sessionOf(kick.account))
        send(*kicked, wire::Notice{.kind = wire::NoticeKind::Kicked, .at = ports.time.utcNow()}, 0,
            table.id());
    standUp(*place.entry, *seat);
}

void GameServer::Private::handle(Request &request, const wire::Invite &invite)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    if (place.seat != 0)
        return fail(request, ErrorCode::NotHost);
    QString &code = place.entry->table.inviteCode;
    if (invite.renew || code.isEmpty())
        code = inviteCodeFrom(ports.random.bytes(8));
    send(request.session, wire::Invite{.code = code}, request.envelope.rid, request.envelope.table);
}

void GameServer::Private::restore(const StoredGame &stored)
{
    const GameRecord &record = stored.record;
    const auto abandon = [&] {
        ports.store.finishGame(record.id,
            {.outcome = core::Outcome::NoResult, .reason = core::entry(core::EndReason::Server).wireNumber},
            ports.time.utcNow(), {});
    };
    auto settings = wire::decodeSettings(record.settings);
    const auto agreed = settings ? agreedGame(*settings) : core::Unexpected{std::string_view("settings")};
    const auto rules = core::parseRulesText(record.rules);
    const auto start = rules ? core::parseFen(rules->rules, record.startFen, core::FenSquares::IndexNumbers)
                             : core::Unexpected{core::FenError{}};
    if (!agreed || !start || record.whiteSeat >= SeatCount)
        return abandon();
    TableGame game({.id = record.id,
        .rules = *rules,
        .position = start->position,
        .time = settings->time,
        .whiteSeat = record.whiteSeat,
        .number = record.number});
    for (const MoveRecord &move : stored.moves) {
        if (move.ply != game.ply()
            || !game.replay({.game = move.game,
                .ply = move.ply,
                .path = move.path,
                .captures = move.captures,
                .clocks = {.whiteMs = move.whiteMs, .blackMs = move.blackMs},
                .lagMs = move.lagMs,
                .spentMs = move.spentMs,
                .moveId = move.moveId,
                .byComputer = move.byComputer}))
            return abandon();
    }
    if (game.isOver())
        return abandon();
    // Only time that the server lived counts: up to the last mark, not while it was down.
    if (stored.clocks && stored.clocks->ply == game.ply())
        game.clock().restore(
            game.ply(), Milliseconds(stored.clocks->whiteMs), Milliseconds(stored.clocks->blackMs));
    const wire::TableId id = record.table;
    auto entry = std::make_unique<TableEntry>(
        TableEntry{.table = Table(id, std::move(*settings), *agreed, now()), .age = ++m_tablesOpened});
    entry->table.passwordHash = record.passwordHash;
    entry->table.inviteCode = record.inviteCode;
    entry->table.restoreGame(
        std::move(game), {memberOf(record.seats[0]), memberOf(record.seats[1])}, record.settingsRev, now());
    entry->suspendedUntil = now() + config.suspension;
    const auto [at, isNew] = tables.emplace(id, std::move(entry));
    if (!isNew)
        return abandon();
    for (const SeatRecord &seat : record.seats) {
        noteSeat(*at->second, seat.account);
        holdName(memberOf(seat));
    }
    noteRatings(*at->second);
    wakeTable(*at->second, now());
}

} // namespace naqla::net
