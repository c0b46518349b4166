// SPDX-License-Identifier: GPL-3.0-or-later
// People who watch a table. Players always know how many there are; advice during a game does not reach them.
#include "net/server/server_private.h"

#include <utility>

namespace naqla::net {

using wire::ErrorCode;

namespace {

/// How many people who were let in once are remembered, times the places of a table.
constexpr std::size_t PassesPerPlace = 4;

} // namespace

TableEntry *GameServer::Private::watchedEntry(const Request &request)
{
    const wire::TableId id = request.envelope.table;
    return request.session.watched.count(id) == 0 ? nullptr : entryOf(id);
}

void GameServer::Private::broadcastToSpectators(const TableEntry &entry, const wire::ServerMessage &message)
{
    for (const ConnectionId id : entry.watchers) {
        Session *session = find(id);
        if (session == nullptr || session->link == nullptr)
            continue;
        // Who only watches is let go sooner than a player.
        if (session->link->bytesToWrite() > config.mostBytesWaiting / 2)
            dropSlow(*session);
        else
            send(*session, message, 0, entry.table.id());
    }
}

ErrorCode GameServer::Private::refusalToWatch(
    TableEntry &entry, const Session &session, bool byCode, const QString &password)
{
    const wire::AccountId account = session.member.account;
    const Table &table = entry.table;
    if (table.settings().spectators != wire::Spectators::Allowed || entry.barred.count(account) != 0)
        return ErrorCode::State;
    if (!byCode && entry.passes.count(account) == 0) {
        // A private table without a password is known only to those who have its code.
        if (table.settings().isPrivate && table.passwordHash.isEmpty())
            return ErrorCode::NoTable;
        if (const ErrorCode refusal = checkPassword(entry, session, password); refusal != ErrorCode::None)
            return refusal;
    }
    const bool full =
        entry.watchers.size() >= config.spectatorsPerTable || session.watched.size() >= config.watchedTables;
    return full ? ErrorCode::Limit : ErrorCode::None;
}

void GameServer::Private::watch(Request &request, TableEntry &entry, bool byCode, const QString &password)
{
    Session &session = request.session;
    const bool isNew = session.watched.count(entry.table.id()) == 0;
    if (isNew) {
        const ErrorCode refusal = refusalToWatch(entry, session, byCode, password);
        if (refusal != ErrorCode::None)
            return failToEnter(request, refusal);
        if (entry.passes.size() < PassesPerPlace * config.spectatorsPerTable)
            entry.passes.insert(session.member.account);
        entry.watchers.push_back(session.id);
        session.watched.insert(entry.table.id());
        entry.table.spectators = static_cast<std::uint16_t>(entry.watchers.size());
    }
    sendTableState(entry, session, request.envelope.rid);
    if (entry.table.game() != nullptr)
        sendSnapshot(entry, session);
    if (isNew)
        tellSpectators(entry);
}

void GameServer::Private::stopWatching(TableEntry &entry, Session &session)
{
    std::erase(entry.watchers, session.id);
    session.watched.erase(entry.table.id());
    entry.table.spectators = static_cast<std::uint16_t>(entry.watchers.size());
    tellSpectators(entry);
}

void GameServer::Private::tellSpectators(TableEntry &entry)
{
    if (entry.table.spectators == entry.spectatorsTold)
        return;
    const MonoTime next = entry.spectatorsToldAt + config.spectatorsInterval;
    if (now() >= next)
        broadcastTableState(entry);
    else
        wakeTable(entry, next);
}

void GameServer::Private::sendAway(TableEntry &entry, Session &spectator)
{
    send(spectator, wire::Notice{.kind = wire::NoticeKind::Kicked, .at = ports.time.utcNow()}, 0,
        entry.table.id());
    stopWatching(entry, spectator);
}

void GameServer::Private::sendSpectatorsAway(TableEntry &entry)
{
    for (const ConnectionId id : std::vector(entry.watchers)) {
        if (Session *session = find(id))
            sendAway(entry, *session);
    }
}

} // namespace naqla::net
