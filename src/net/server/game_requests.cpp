// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "net/server/server_private.h"

#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using core::EndReason;
using core::Outcome;
using wire::ErrorCode;
using wire::OfferKind;
using wire::Presence;

namespace {

[[nodiscard]] SeatRecord recordOf(const TableSeat &seat)
{
    return {.account = seat.member->account, .name = seat.member->name, .avatar = seat.member->avatar};
}

[[nodiscard]] MoveRecord recordOf(const wire::Moved &moved)
{
    return {.game = moved.game,
        .ply = moved.ply,
        .path = moved.path,
        .captures = moved.captures,
        .spentMs = moved.spentMs,
        .lagMs = moved.lagMs,
        .whiteMs = moved.clocks.whiteMs,
        .blackMs = moved.clocks.blackMs,
        .moveId = moved.moveId,
        .byComputer = moved.byComputer};
}

} // namespace

void GameServer::Private::startGame(TableEntry &entry)
{
    Table &table = entry.table;
    TableGame &game = table.startGame(ports.random.bytes(16), (ports.random.bytes(1)[0] & 1) != 0);
    ports.store.addGame({.id = game.id(),
        .table = table.id(),
        .settings = wire::encodeSettings(table.settings()),
        .settingsRev = table.settingsRev(),
        .rules = core::rulesText(game.start().rules),
        .startFen = core::canonicalFen(game.start().rules.rules, game.start().position),
        .seats = {recordOf(table.seat(0)), recordOf(table.seat(1))},
        .whiteSeat = game.start().whiteSeat,
        .number = game.start().number,
        .passwordHash = table.passwordHash,
        .inviteCode = table.inviteCode,
        .startedUtc = ports.time.utcNow()});
    note(
        u"game started game=%1 table=%2 rules=%3 accounts=%4,%5"_s.arg(QString::fromLatin1(game.id().toHex()),
            QString::number(table.id()), QString::fromStdString(table.settings().rules),
            QString::number(table.seat(0).member->account), QString::number(table.seat(1).member->account)));
    table.touch(now());
    ++entry.uncommitted;
    afterCommit([this, &entry] {
        --entry.uncommitted;
        entry.table.game()->beginTurn(now());
        broadcastTableState(entry);
        broadcast(entry, entry.table.game()->gameStart(now()));
        resumeClock(entry);
        wakeTable(entry, now());
        for (int seat = 0; seat < SeatCount; ++seat) { // their lines are measured from now on
            if (const Session *session = sessionOf(entry.table.seat(seat).member->account))
                wakeSession(*session, now());
        }
    });
}

void GameServer::Private::resumeClock(TableEntry &entry)
{
    entry.clockSentAt = now();
    if (const auto deadline = entry.table.game()->clock().deadline()) {
        wakeTable(entry, std::min(*deadline, now() + config.clockInterval));
        schedule(m_clocksMarkedAt + config.aliveInterval);
    }
    considerBot(entry);
}

void GameServer::Private::handle(Request &request, const wire::Move &move)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    TableEntry &entry = *place.entry;
    TableGame *game = entry.table.game();
    if (game == nullptr)
        return fail(request, ErrorCode::NoGame);
    if (entry.table.isSuspended() && !game->isOver())
        resumeFromSuspension(entry);
    if (const auto deadline = game->clock().deadline(); deadline && now() >= *deadline)
        timeIsUp(entry);
    const Milliseconds worstLag = request.session.roundTrips.worst() * 3 / 2 + Milliseconds{50};
    const TableGame::Verdict verdict = game->play(place.seat, move, now(), worstLag);
    switch (verdict.error) {
    case ErrorCode::None:
        break;
    case ErrorCode::StalePly:
    case ErrorCode::IllegalMove:
    case ErrorCode::HashMismatch:
        fail(request, verdict.error);
        return sendSnapshot(entry, request.session);
    default:
        return fail(request, verdict.error);
    }
    if (verdict.repeated)
        return send(
            request.session, game->moved()[verdict.index], request.envelope.rid, request.envelope.table);
    publishMove(entry, request.session.member.account, request.envelope.rid);
}

void GameServer::Private::publishMove(TableEntry &entry, wire::AccountId mover, std::uint32_t rid)
{
    TableGame &game = *entry.table.game();
    ports.store.addMove(recordOf(game.moved().back()));
    if (game.isOver())
        ports.store.finishGame(game.id(), game.result(), ports.time.utcNow(), settleRatings(entry));
    entry.table.touch(now());
    ++entry.uncommitted;
    afterCommit([this, &entry, mover, rid] {
        --entry.uncommitted;
        TableGame &played = *entry.table.game();
        played.beginTurn(now());
        for (int i = 0; i < SeatCount; ++i) {
            const TableSeat &seat = entry.table.seat(i);
            Session *session = seat.presence == Presence::Here ? sessionOf(seat.member->account) : nullptr;
            if (session != nullptr)
                send(*session, played.moved().back(), seat.member->account == mover ? rid : 0,
                    entry.table.id());
        }
        broadcastToSpectators(entry, played.moved().back());
        if (played.isOver())
            publishEnd(entry);
        else
            resumeClock(entry);
    });
}

void GameServer::Private::endGame(TableEntry &entry, core::GameResult result)
{
    TableGame &game = *entry.table.game();
    game.end(result, now());
    ports.store.finishGame(game.id(), game.result(), ports.time.utcNow(), settleRatings(entry));
    entry.table.touch(now());
    ++entry.uncommitted;
    afterCommit([this, &entry] {
        --entry.uncommitted;
        publishEnd(entry);
    });
}

void GameServer::Private::publishEnd(TableEntry &entry)
{
    wire::GameEnd end = entry.table.game()->gameEnd(now());
    end.ratingChanges = std::exchange(entry.ratingChanges, {});
    const std::string_view outcome = core::outcomeId(end.result.outcome);
    note(u"game ended game=%1 result=%2 plies=%3"_s.arg(QString::fromLatin1(end.game.toHex()),
        QString::fromLatin1(outcome.data(), static_cast<qsizetype>(outcome.size())),
        QString::number(end.ply)));
    for (int i = 0; i < SeatCount; ++i) {
        // Also to who has left the table but not the server.
        if (Session *session = sessionOf(entry.table.seat(i).member->account))
            send(*session, end, 0, entry.table.id());
    }
    broadcastToSpectators(entry, end);
    entry.table.setSuspended(false);
    markLobby(entry.table.id());
    if (!end.ratingChanges.empty()) {
        noteRatings(entry);
        limitRated(entry);
        broadcastTableState(entry);
    }
    wakeTable(entry, now()); // seats of those who are gone
}

void GameServer::Private::handle(Request &request, const wire::Offer &offer)
{
    const Place place = placeOf(request);
    if (!place || isTooFast(request, wire::RateKind::Offer))
        return;
    TableEntry &entry = *place.entry;
    Table &table = entry.table;
    const auto seat = static_cast<std::uint8_t>(place.seat);
    if (table.seat(otherSeat(place.seat)).presence == Presence::Bot)
        return fail(request, ErrorCode::State);
    if (offer.kind == OfferKind::Rematch) {
        if (isEnding(request))
            return;
        const auto agreed = table.wishRematch(place.seat);
        if (!agreed)
            return fail(request, agreed.error());
        ok(request);
        if (*agreed)
            return startGame(entry);
        entry.rematchUntil = now() + config.rematchWindow;
        wakeTable(entry, entry.rematchUntil);
    } else {
        if (table.game() == nullptr)
            return fail(request, ErrorCode::NoGame);
        const ErrorCode refusal =
            table.game()->offer(place.seat, offer.kind, offer.ply, table.settings().takebacks);
        if (refusal != ErrorCode::None)
            return fail(request, refusal);
        ok(request);
    }
    broadcastToPlayers(entry, wire::Offer{.kind = offer.kind, .ply = offer.ply, .seat = seat});
}

void GameServer::Private::handle(Request &request, const wire::Answer &answer)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    TableEntry &entry = *place.entry;
    Table &table = entry.table;
    wire::PendingOffer offer{.kind = answer.kind, .ply = answer.ply};
    if (answer.kind == OfferKind::Rematch) {
        if (!table.rematchWish())
            return fail(request, ErrorCode::NoOffer);
        offer.seat = static_cast<std::uint8_t>(*table.rematchWish());
    } else {
        if (table.game() == nullptr || table.game()->isOver())
            return fail(request, ErrorCode::NoOffer);
        const auto taken = table.game()->findOffer(answer.kind, answer.ply);
        if (!taken)
            return fail(request, taken.error());
        offer = *taken;
    }
    if (answer.accept && offer.seat == place.seat)
        return fail(request, ErrorCode::NoOffer);
    ok(request);
    broadcastToPlayers(entry,
        wire::Answer{.kind = answer.kind,
            .ply = answer.ply,
            .accept = answer.accept,
            .seat = static_cast<std::uint8_t>(place.seat)});
    if (answer.accept)
        acceptOffer(entry, offer);
    else if (answer.kind == OfferKind::Rematch)
        table.dropRematch();
    else
        table.game()->dropOffer(answer.kind);
}

void GameServer::Private::acceptOffer(TableEntry &entry, const wire::PendingOffer &offer)
{
    switch (offer.kind) {
    case OfferKind::Draw:
        return endGame(entry, {Outcome::Draw, EndReason::Agreement});
    case OfferKind::Rematch:
        return startGame(entry);
    case OfferKind::Takeback: {
        TableGame &game = *entry.table.game();
        game.takeBackFor(offer.seat);
        ports.store.removeMoves(game.id(), game.ply());
        ++entry.uncommitted;
        return afterCommit([this, &entry] {
            --entry.uncommitted;
            entry.table.game()->beginTurn(now());
            broadcastToPlayers(entry, entry.table.snapshot(now()));
            broadcastToSpectators(entry, entry.table.spectatorSnapshot(now()));
            resumeClock(entry);
        });
    }
    case OfferKind::Pause:
    case OfferKind::SwitchSides:
        break; // cannot be offered yet
    }
}

void GameServer::Private::handle(Request &request, const wire::Resign &resign)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    TableGame *game = place.entry->table.game();
    if (game == nullptr || game->id() != resign.game)
        return fail(request, ErrorCode::NoGame);
    ok(request);
    if (!game->isOver())
        endGame(*place.entry, {core::winFor(game->sideOf(otherSeat(place.seat))), EndReason::Resignation});
}

void GameServer::Private::handle(Request &request, const wire::Claim &claim)
{
    const Place place = placeOf(request);
    if (!place)
        return;
    TableEntry &entry = *place.entry;
    TableGame *game = entry.table.game();
    if (game == nullptr || game->isOver() || game->id() != claim.game)
        return fail(request, ErrorCode::NoGame);
    switch (claim.kind) {
    case wire::ClaimKind::LeftWin:
    case wire::ClaimKind::LeftDraw: {
        const TableSeat &other = entry.table.seat(otherSeat(place.seat));
        if (entry.table.settings().leaver == wire::LeaverPolicy::Wait || entry.table.isSuspended()
            || other.presence != Presence::Away || now() < other.awaySince + config.leaverGrace)
            return fail(request, ErrorCode::State);
        const bool win = claim.kind == wire::ClaimKind::LeftWin;
        ok(request);
        return endGame(
            entry, {win ? core::winFor(game->sideOf(place.seat)) : Outcome::Draw, EndReason::Left});
    }
    case wire::ClaimKind::Repetition:
    case wire::ClaimKind::MoveRule: {
        const auto reason = game->game().claimableDraw();
        if (claim.ply != game->ply() || game->seatToMove() != place.seat || !reason)
            return fail(request, ErrorCode::State);
        ok(request);
        return endGame(entry, {Outcome::Draw, *reason});
    }
    case wire::ClaimKind::Flag: {
        const auto deadline = game->clock().deadline();
        if (!deadline || now() < *deadline)
            return fail(request, ErrorCode::State);
        ok(request);
        return timeIsUp(entry);
    }
    }
}

void GameServer::Private::handle(Request &request, const wire::Sync &)
{
    TableEntry *entry = watchedEntry(request);
    if (entry == nullptr)
        entry = placeOf(request).entry;
    if (entry == nullptr || isTooFast(request, wire::RateKind::Snapshot))
        return;
    if (entry->table.game() == nullptr)
        return fail(request, ErrorCode::NoGame);
    sendSnapshot(*entry, request.session, request.envelope.rid);
}

// --- The computer

bool GameServer::Private::botsMayPlay(const Table &table) const
{
    return ports.bots != nullptr && !table.settings().peopleOnly && !table.settings().rated;
}

void GameServer::Private::considerBot(TableEntry &entry)
{
    const TableGame *game = entry.table.game();
    if (entry.table.stage() == wire::TableStage::Playing && entry.uncommitted == 0
        && entry.table.seat(game->seatToMove()).presence == Presence::Bot)
        requestBotMove(entry);
}

void GameServer::Private::requestBotMove(TableEntry &entry)
{
    if (std::exchange(entry.botThinking, true))
        return;
    TableGame &game = *entry.table.game();
    ports.bots->requestMove(game.game(), entry.table.settings().botLevel,
        [this, alive = std::weak_ptr(m_alive), table = entry.table.id(), id = game.id(), ply = game.ply()](
            const std::optional<core::Move> &move) {
            TableEntry *asked = alive.expired() || down ? nullptr : entryOf(table);
            if (asked == nullptr)
                return;
            asked->botThinking = false;
            TableGame *playing = asked->table.game();
            if (playing == nullptr || playing->isOver())
                return;
            if (playing->id() != id || playing->ply() != ply || asked->uncommitted > 0) {
                // Too late; but perhaps another turn has come to wait for the computer meanwhile.
                if (asked->uncommitted == 0 && !asked->table.isSuspended() && !playing->clock().isRunning())
                    requestBotMove(*asked);
                wakeTable(*asked, now());
                return rearm();
            }
            const auto &legal = playing->game().legalMoves();
            if (!move || std::find(legal.begin(), legal.end(), *move) == legal.end()) {
                const core::Side mover = playing->game().position().sideToMove();
                endGame(*asked, {core::winFor(core::opponent(mover)), EndReason::Left});
            } else {
                playing->playForSeat(*move, now());
                publishMove(*asked, 0, 0);
            }
            rearm();
        });
}

} // namespace naqla::net
