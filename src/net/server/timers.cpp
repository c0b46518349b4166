// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server/server_private.h"

#include <utility>

namespace naqla::net {

using core::EndReason;
using wire::ErrorCode;
using wire::Presence;

namespace {

/// A longer step between two looks at the time was a sleep of the computer.
constexpr Milliseconds LongestStep{3'600'000};
constexpr Milliseconds TokenPruning{600'000};
/// Until a table is looked at again whose changes are not committed yet.
constexpr Milliseconds CommitPause{10};
/// How long a replaced token is remembered after its end, to know a thief by it.
constexpr std::uint64_t DeadTokensKeptMs = 24ULL * 3600 * 1000;

} // namespace

void GameServer::Private::schedule(MonoTime time)
{
    m_due = std::min(m_due, time);
}

void GameServer::Private::rearm()
{
    // What is written while a commit is on its way goes together into the next one.
    const bool commits = !m_afterCommit.empty() && m_commits == 0;
    MonoTime due = commits ? std::min(m_due, now()) : m_due;
    for (const auto next : {m_sessionsDue.next(), m_tablesDue.next(), m_quickDue.next()})
        due = std::min(due, next.value_or(MonoTime::max()));
    if (due != MonoTime::max() && !down)
        ports.time.wakeAt(due);
}

void GameServer::Private::wake()
{
    if (down)
        return;
    forgetSleep(now());
    if (!m_afterCommit.empty() && m_commits == 0)
        commit();
    if (!down) {
        checkDeadlines(now());
        if (!m_afterCommit.empty() && m_commits == 0)
            commit();
    }
    m_gone.clear();
    rearm();
}

void GameServer::Private::forgetSleep(MonoTime time)
{
    const Milliseconds step = time - std::exchange(m_lastWake, time);
    if (step >= Milliseconds{0} && step <= LongestStep)
        return;
    for (auto &[id, entry] : tables) {
        if (entry->table.hasRunningGame())
            entry->table.game()->clock().skip(step);
    }
    for (auto &[id, session] : sessions)
        session->receivedAt = time; // they get their time to speak again
}

void GameServer::Private::checkDeadlines(MonoTime time)
{
    for (const ConnectionId id : m_sessionsDue.takeDue(time)) {
        if (Session *session = find(id))
            checkSession(*session, time);
    }
    for (const wire::TableId id : m_tablesDue.takeDue(time)) {
        TableEntry *entry = entryOf(id);
        if (entry == nullptr)
            continue;
        if (entry->uncommitted == 0)
            checkTable(*entry, time);
        else
            wakeTable(*entry, time + CommitPause);
    }
    for (const wire::AccountId account : m_quickDue.takeDue(time))
        endQuickWish(account);
    if (time < m_due)
        return;
    m_due = time + std::min(config.clockInterval, Milliseconds{60'000}); // also shows a sleep of the computer
    if (time - m_clocksMarkedAt >= config.aliveInterval)
        markClocks(time);
    sendLobbyChanges(time);
    endWhenDrained(time);
    if (time - m_tokensPrunedAt >= TokenPruning)
        pruneTokens(time);
}

void GameServer::Private::markClocks(MonoTime time)
{
    m_clocksMarkedAt = time;
    bool any = false;
    for (const auto &[id, entry] : tables) {
        // A limit per move begins anew in any case.
        if (!entry->table.hasRunningGame() || entry->table.isSuspended()
            || entry->table.settings().time.kind != wire::TimeKind::Clock)
            continue;
        const TableGame &game = *entry->table.game();
        const wire::Clocks clocks = game.clock().reading(time);
        ports.store.putClocks(
            {.game = game.id(), .ply = game.ply(), .whiteMs = clocks.whiteMs, .blackMs = clocks.blackMs});
        any = true;
    }
    if (!any)
        return;
    afterCommit([] {});
    schedule(time + config.aliveInterval);
}

void GameServer::Private::checkSession(Session &session, MonoTime time)
{
    const bool waitsForHello = session.state == SessionState::Hello;
    const bool loggedIn = session.state == SessionState::LoggedIn;
    const MonoTime entryDeadline =
        session.openedAt + (waitsForHello ? config.helloDeadline : config.loginDeadline);
    if (session.link == nullptr || (!loggedIn && time >= entryDeadline)
        || time - session.receivedAt >= config.silenceLimit)
        return close(session);
    if (!loggedIn)
        wakeSession(session, entryDeadline);
    const bool plays = isPlaying(session.member.account);
    // A player's line is measured steadily; for all others a ping only shows that it is alive.
    const MonoTime nextPing =
        plays ? session.pingedAt + config.gamePingInterval : session.sentAt + config.pingInterval;
    if (time >= nextPing) {
        session.pingedAt = time;
        send(session, wire::Ping{.t = static_cast<std::uint64_t>(time.count())});
        wakeSession(session, time + (plays ? config.gamePingInterval : config.pingInterval));
    } else {
        wakeSession(session, nextPing);
    }
    wakeSession(session, session.receivedAt + config.silenceLimit);
}

void GameServer::Private::checkTable(TableEntry &entry, MonoTime time)
{
    tellSpectators(entry);
    if (entry.table.hasRunningGame())
        checkRunningGame(entry, time);
    else
        checkBetweenGames(entry, time);
}

void GameServer::Private::checkRunningGame(TableEntry &entry, MonoTime time)
{
    Table &table = entry.table;
    TableGame &game = *table.game();
    if (table.isSuspended()) {
        const bool bothBack =
            table.seat(0).presence == Presence::Here && table.seat(1).presence == Presence::Here;
        if (!bothBack && time < entry.suspendedUntil)
            return wakeTable(entry, entry.suspendedUntil);
        resumeFromSuspension(entry);
    }
    // Also a game without clocks, with both players there, ends one day.
    const MonoTime lastMoment = table.lastActivity() + config.waitLimit;
    if (time >= lastMoment)
        return endGame(
            entry, {core::winFor(core::opponent(game.game().position().sideToMove())), EndReason::Time});
    wakeTable(entry, lastMoment);
    if (const auto deadline = game.clock().deadline()) {
        if (time >= *deadline)
            return timeIsUp(entry);
        wakeTable(entry, *deadline);
        if (time - entry.clockSentAt >= config.clockInterval) {
            entry.clockSentAt = time;
            broadcast(entry, wire::Clock{.game = game.id(), .clocks = game.clock().reading(time)});
        }
        wakeTable(entry, entry.clockSentAt + config.clockInterval);
    }
    for (int seat = 0; seat < SeatCount && table.hasRunningGame(); ++seat)
        checkAbsence(entry, seat, time);
    if (table.hasRunningGame())
        considerBot(entry);
}

void GameServer::Private::resumeFromSuspension(TableEntry &entry)
{
    Table &table = entry.table;
    table.setSuspended(false);
    for (int seat = 0; seat < SeatCount; ++seat) {
        if (table.seat(seat).presence == Presence::Away)
            table.restartAbsence(seat, now());
    }
    TableGame &game = *table.game();
    game.beginTurn(now());
    broadcastTableState(entry); // it plays again
    broadcast(entry, wire::Clock{.game = game.id(), .clocks = game.clock().reading(now())});
    resumeClock(entry);
    wakeTable(entry, now());
}

void GameServer::Private::checkAbsence(TableEntry &entry, int seat, MonoTime time)
{
    Table &table = entry.table;
    const TableSeat &absent = table.seat(seat);
    if (absent.presence == Presence::Here)
        return;
    const MonoTime limit = absent.awaySince + config.waitLimit;
    if (time >= limit) // who went first has lost
        return endGame(entry, {core::winFor(table.game()->sideOf(otherSeat(seat))), EndReason::Left});
    wakeTable(entry, limit);
    if (absent.presence != Presence::Away || table.settings().leaver != wire::LeaverPolicy::Bot
        || !botsMayPlay(table))
        return;
    const MonoTime grace = absent.awaySince + config.leaverGrace;
    if (time < grace)
        return wakeTable(entry, grace);
    if (table.seat(otherSeat(seat)).presence == Presence::Here)
        setPresence(entry, seat, Presence::Bot);
}

void GameServer::Private::timeIsUp(TableEntry &entry)
{
    Table &table = entry.table;
    TableGame &game = *table.game();
    if (table.settings().time.expiry == wire::MoveExpiry::ComputerMoves && botsMayPlay(table)) {
        game.clock().pause(now());
        return requestBotMove(entry);
    }
    const core::Side late = game.game().position().sideToMove();
    endGame(entry, {core::winFor(core::opponent(late)), EndReason::Time});
}

void GameServer::Private::checkBetweenGames(TableEntry &entry, MonoTime time)
{
    Table &table = entry.table;
    if (table.rematchWish()) {
        if (time >= entry.rematchUntil) {
            broadcastToPlayers(entry,
                wire::Answer{.kind = wire::OfferKind::Rematch,
                    .seat = static_cast<std::uint8_t>(*table.rematchWish())}); // as if he took it back
            table.dropRematch();
        } else {
            wakeTable(entry, entry.rematchUntil);
        }
    }
    const bool idle = time - table.lastActivity() >= config.idleTable;
    for (int seat = SeatCount - 1; seat >= 0; --seat) {
        const TableSeat &taken = table.seat(seat);
        if (!taken.member)
            continue;
        const bool gone = taken.presence == Presence::Left || taken.presence == Presence::Bot
            || (taken.presence == Presence::Away && time - taken.awaySince >= config.emptyTable);
        if (gone) {
            const bool last = !table.seat(otherSeat(seat)).member;
            standUp(entry, seat);
            if (last)
                return; // the table is no more
        } else if (taken.presence == Presence::Away) {
            wakeTable(entry, taken.awaySince + config.emptyTable);
        }
    }
    if (!idle)
        return wakeTable(entry, table.lastActivity() + config.idleTable);
    removeTable(table.id());
}

void GameServer::Private::pruneTokens(MonoTime time)
{
    m_tokensPrunedAt = time;
    std::vector<wire::AccountId> kept;
    for (const auto &[id, entry] : tables) {
        for (int seat = 0; seat < SeatCount; ++seat) {
            if (entry->table.seat(seat).member)
                kept.push_back(entry->table.seat(seat).member->account);
        }
    }
    for (const auto &[account, connection] : m_online)
        kept.push_back(account);
    const std::uint64_t utc = ports.time.utcNow();
    ports.store.pruneTokens(utc > DeadTokensKeptMs ? utc - DeadTokensKeptMs : 0, kept);
    afterCommit([] {});
}

} // namespace naqla::net
