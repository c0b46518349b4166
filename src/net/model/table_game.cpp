// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/table_game.h"

#include "core/notation/fen.h"

#include <algorithm>

namespace naqla::net {

namespace {

using core::Side;
using wire::ErrorCode;
using wire::OfferKind;

/// A draw may be offered once in ten own moves.
constexpr int PliesBetweenDrawOffers = 20;

[[nodiscard]] std::vector<std::uint8_t> numbersOf(const std::vector<core::Square> &squares)
{
    std::vector<std::uint8_t> numbers;
    numbers.reserve(squares.size());
    for (const core::Square square : squares)
        numbers.push_back(static_cast<std::uint8_t>(square.number()));
    return numbers;
}

} // namespace

TableGame::TableGame(Start start)
    : m_start(std::move(start))
    , m_game(m_start.rules, m_start.position)
    , m_hasher(m_start.rules)
    , m_clock(m_start.time)
{
}

Side TableGame::sideOf(int seat) const
{
    return seat == m_start.whiteSeat ? Side::White : Side::Black;
}

int TableGame::seatOf(Side side) const
{
    return side == Side::White ? m_start.whiteSeat : otherSeat(m_start.whiteSeat);
}

std::optional<core::Move> TableGame::findMove(const wire::Move &move) const
{
    const int count = m_start.rules.rules.traits.board.squareCount();
    const auto valid = [count](std::uint8_t number) { return number >= 1 && number <= count; };
    if (move.path.size() < 2 || !std::all_of(move.path.begin(), move.path.end(), valid)
        || !std::all_of(move.captures.begin(), move.captures.end(), valid))
        return std::nullopt;
    core::SquareSet captured;
    for (const std::uint8_t number : move.captures)
        captured.insert(core::Square(number - 1));
    const core::Square from(move.path.front() - 1);
    const core::Square to(move.path.back() - 1);
    const auto &legal = m_game.legalMoves();
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const core::Move &candidate) {
        return candidate.from == from && candidate.to == to && candidate.captured == captured;
    });
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

TableGame::Verdict TableGame::play(int seat, const wire::Move &move, MonoTime now, Milliseconds worstLag)
{
    if (move.game != id())
        return {ErrorCode::NoGame};
    if (move.ply < ply()) {
        const bool same = m_moved[move.ply].moveId == move.moveId && !m_moved[move.ply].byComputer
            && seatOf(m_game.positionAt(move.ply).sideToMove()) == seat;
        return same ? Verdict{ErrorCode::None, true, move.ply} : Verdict{ErrorCode::StalePly};
    }
    if (isOver())
        return {ErrorCode::State};
    if (move.ply > ply())
        return {ErrorCode::StalePly};
    if (seatToMove() != seat)
        return {ErrorCode::NotYourTurn};
    const auto legal = findMove(move);
    if (!legal)
        return {ErrorCode::IllegalMove};
    const core::Position after = core::positionAfter(m_start.rules.rules, m_game.position(), *legal);
    if (m_hasher.of(after, ply() + 1) != move.hashAfter)
        return {ErrorCode::HashMismatch};
    playAndNote(
        *legal, {.moveId = move.moveId}, m_clock.endTurn(now, Milliseconds(move.spentMs), worstLag), now);
    return {ErrorCode::None, false, m_moved.size() - 1};
}

void TableGame::playForSeat(const core::Move &move, MonoTime now)
{
    playAndNote(move, {.byComputer = true}, m_clock.endTurn(now, std::nullopt, {}), now);
}

void TableGame::playAndNote(const core::Move &move, wire::Moved moved, GameClock::Charge charge, MonoTime now)
{
    moved.game = id();
    moved.ply = ply();
    moved.path = numbersOf(move.path);
    moved.captures = numbersOf(move.captures);
    m_game.play(move);
    moved.hashAfter = m_hasher.of(m_game);
    moved.clocks = m_clock.reading(now);
    moved.lagMs = static_cast<std::uint32_t>(charge.lag.count());
    moved.spentMs = static_cast<std::uint32_t>(charge.spent.count());
    m_moved.push_back(std::move(moved));
    m_offers.clear();
    if (ply() >= MostPlies && !isOver())
        m_game.end({core::Outcome::Draw, core::EndReason::MoveLimit});
}

void TableGame::beginTurn(MonoTime now)
{
    if (!isOver())
        m_clock.startTurn(m_game.position().sideToMove(), now);
    if (!m_moved.empty())
        m_moved.back().clocks = m_clock.reading(now);
}

bool TableGame::replay(const wire::Moved &moved)
{
    const auto legal = findMove({.path = moved.path, .captures = moved.captures});
    if (!legal || !m_game.play(*legal))
        return false;
    m_clock.restore(ply(), Milliseconds(moved.clocks.whiteMs), Milliseconds(moved.clocks.blackMs));
    m_moved.push_back(moved);
    m_moved.back().hashAfter = m_hasher.of(m_game);
    return true;
}

ErrorCode TableGame::offer(int seat, OfferKind kind, std::uint16_t atPly, bool takebacksAllowed)
{
    if (isOver())
        return ErrorCode::State;
    if (atPly != ply())
        return ErrorCode::Stale;
    const bool standing = std::any_of(
        m_offers.begin(), m_offers.end(), [kind](const auto &pending) { return pending.kind == kind; });
    if (standing)
        return ErrorCode::State;
    switch (kind) {
    case OfferKind::Draw:
        if (ply() < m_nextDrawOffer[static_cast<std::size_t>(seat)])
            return ErrorCode::Limit;
        m_nextDrawOffer[static_cast<std::size_t>(seat)] = ply() + PliesBetweenDrawOffers;
        break;
    case OfferKind::Takeback: {
        const int needed = seatToMove() == seat ? 2 : 1;
        if (!takebacksAllowed || ply() < needed)
            return ErrorCode::State;
        break;
    }
    case OfferKind::Rematch:
    case OfferKind::Pause:
    case OfferKind::SwitchSides:
        return ErrorCode::State;
    }
    m_offers.push_back({.kind = kind, .seat = static_cast<std::uint8_t>(seat), .ply = atPly});
    return ErrorCode::None;
}

core::Result<wire::PendingOffer, ErrorCode> TableGame::findOffer(OfferKind kind, std::uint16_t atPly) const
{
    const auto found = std::find_if(
        m_offers.begin(), m_offers.end(), [kind](const auto &pending) { return pending.kind == kind; });
    if (found == m_offers.end())
        return core::Unexpected{atPly < ply() ? ErrorCode::Stale : ErrorCode::NoOffer};
    if (found->ply != atPly)
        return core::Unexpected{ErrorCode::Stale};
    return *found;
}

void TableGame::dropOffer(OfferKind kind)
{
    std::erase_if(m_offers, [kind](const auto &pending) { return pending.kind == kind; });
}

void TableGame::takeBackFor(int seat)
{
    do {
        if (!m_game.takeBack())
            break;
        m_moved.pop_back();
    } while (seatToMove() != seat);
    m_clock.rewind(ply());
    m_offers.clear();
}

void TableGame::end(core::GameResult result, MonoTime now)
{
    m_clock.pause(now);
    m_game.end(result);
    m_offers.clear();
}

wire::FinalResult TableGame::result() const
{
    const core::GameResult result = m_game.result().value_or(core::GameResult{});
    return {.outcome = result.outcome, .reason = core::entry(result.reason).wireNumber};
}

wire::GameStart TableGame::gameStart(MonoTime now) const
{
    return {.game = id(),
        .whiteSeat = m_start.whiteSeat,
        .rules = core::rulesText(m_start.rules),
        .rulesDigest = m_hasher.rulesDigest(),
        .startFen = core::canonicalFen(m_start.rules.rules, m_start.position),
        .clocks = m_clock.reading(now),
        .hash = m_hasher.of(m_start.position, 0),
        .number = m_start.number};
}

wire::Snapshot TableGame::snapshot(MonoTime now) const
{
    wire::Snapshot snapshot{.game = id(),
        .whiteSeat = m_start.whiteSeat,
        .rules = core::rulesText(m_start.rules),
        .rulesDigest = m_hasher.rulesDigest(),
        .startFen = core::canonicalFen(m_start.rules.rules, m_start.position),
        .clocks = m_clock.reading(now),
        .hash = m_hasher.of(m_game),
        .offers = m_offers,
        .number = m_start.number};
    snapshot.moves.reserve(m_moved.size());
    for (const wire::Moved &moved : m_moved)
        snapshot.moves.push_back({.path = moved.path, .captures = moved.captures, .spentMs = moved.spentMs});
    if (isOver())
        snapshot.result = result();
    return snapshot;
}

wire::GameEnd TableGame::gameEnd(MonoTime now) const
{
    return {.game = id(),
        .result = result(),
        .ply = ply(),
        .hash = m_hasher.of(m_game),
        .clocks = m_clock.reading(now)};
}

} // namespace naqla::net
