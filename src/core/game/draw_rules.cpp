// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/draw_rules.h"

#include "core/rules/legality.h"

#include <algorithm>
#include <limits>

namespace naqla::core {

namespace {

bool isLoneKing(const Position &position, Side side)
{
    return position.pieces(side).count() == 1 && !position.kings(side).empty();
}

/// The diagonal a1-h8 from White's left corner.
bool onMainRoad(const BoardShape &board, Square square)
{
    const Cell cell = board.cellOf(square);
    return cell.row + cell.column == board.height - 1;
}

bool threeKings(const Rules &rules, const Position &position, Side strong)
{
    return position.kings(strong).count() >= 3 && isLoneKing(position, opponent(strong))
        && (rules.draws.threeKingsMenAllowed || position.men(strong).empty());
}

bool mainRoad(const Rules &rules, const Position &position, Side strong)
{
    const BoardShape &board = rules.traits.board;
    if (position.pieces(strong).count() != 3 || !isLoneKing(position, opponent(strong)))
        return false;
    if (position.kings(strong).empty() && !rules.draws.mainRoadThreeMen)
        return false;
    for (const Square square : position.pieces(strong)) {
        if (onMainRoad(board, square))
            return false;
    }
    return onMainRoad(board, position.pieces(opponent(strong)).first());
}

/// `most` pieces at most, with a king among them, against a lone king.
bool fewAgainstKing(const Position &position, Side strong, int least, int most)
{
    const int pieces = position.pieces(strong).count();
    return pieces >= least && pieces <= most && !position.kings(strong).empty()
        && isLoneKing(position, opponent(strong));
}

bool threeAgainstOne(const Rules &, const Position &position, Side strong)
{
    return fewAgainstKing(position, strong, 3, 3);
}

bool twoAgainstOne(const Rules &, const Position &position, Side strong)
{
    return fewAgainstKing(position, strong, 1, 2);
}

bool twoKingsAgainstOne(const Rules &, const Position &position, Side strong)
{
    return position.kings(strong).count() == 2 && position.men(strong).empty()
        && isLoneKing(position, opponent(strong));
}

bool kingAgainstKing(const Rules &, const Position &position, Side)
{
    return isLoneKing(position, Side::White) && isLoneKing(position, Side::Black);
}

bool balance(const Rules &, const Position &position, Side)
{
    const int pieces = position.occupied().count();
    return pieces >= 4 && pieces <= 7 && !position.kings(Side::White).empty()
        && !position.kings(Side::Black).empty();
}

/// A rule that draws the game when an ending has lasted too long.
struct EndingRule
{
    EndReason reason;
    CounterUnit unit;
    bool (*holds)(const Rules &, const Position &, Side strong);
    /// 0: the rule is not in force.
    int (*limit)(const DrawRules &, const Position &);
    bool endsWithCaptureOrCrowning = false; ///< they begin the count anew even where the ending goes on
};

constexpr std::array<EndingRule, EndingRuleCount> EndingRules{{
    {EndReason::MainRoad, CounterUnit::StrongSideMoves, mainRoad,
        [](const DrawRules &draws, const Position &) -> int { return draws.mainRoadMoves; }},
    {EndReason::TwoAgainstOne, CounterUnit::StrongSideMoves, twoAgainstOne,
        [](const DrawRules &draws, const Position &) -> int { return draws.twoAgainstOneMoves; }},
    {EndReason::ThreeKings, CounterUnit::StrongSideMoves, threeKings,
        [](const DrawRules &draws, const Position &) -> int { return draws.threeKingsMoves; }},
    {EndReason::FewAgainstOne, CounterUnit::Plies, twoAgainstOne,
        [](const DrawRules &draws, const Position &) -> int { return draws.twoAgainstOnePlies; }},
    {EndReason::ThreeAgainstOne, CounterUnit::Plies, threeAgainstOne,
        [](const DrawRules &draws, const Position &) -> int { return draws.threeAgainstOnePlies; }},
    {EndReason::KingAgainstKing, CounterUnit::Plies, kingAgainstKing,
        [](const DrawRules &draws, const Position &) -> int { return draws.kingAgainstKingPlies; }},
    {EndReason::TwoKingsAgainstOne, CounterUnit::Plies, twoKingsAgainstOne,
        [](const DrawRules &draws, const Position &) -> int { return draws.twoKingsAgainstOnePlies; }},
    {EndReason::Balance, CounterUnit::Plies, balance,
        [](const DrawRules &draws, const Position &position) -> int {
            return position.occupied().count() <= 5 ? draws.balanceSmallPlies : draws.balanceLargePlies;
        },
        true},
}};

/// Who is the stronger side of the ending on the board. Between equals (king against king) the count stays
/// with the side that had it, and goes to the side that moves first where the ending is new.
std::optional<Side> strongSide(
    const EndingRule &rule, const Rules &rules, const Position &position, const EndingCount &before)
{
    const Side first = before.running ? before.strong : position.sideToMove();
    for (const Side side : {first, opponent(first)}) {
        if (rule.holds(rules, position, side))
            return side;
    }
    return std::nullopt;
}

std::uint16_t next(std::uint16_t count)
{
    return count == std::numeric_limits<std::uint16_t>::max() ? count : static_cast<std::uint16_t>(count + 1);
}

EndingCount countAfter(const EndingRule &rule, const Rules &rules, const EndingCount &before,
    const Move &move, const Position &after)
{
    if (rule.limit(rules.draws, after) == 0)
        return {};
    const auto strong = strongSide(rule, rules, after, before);
    if (!strong)
        return {};
    const bool begins = !before.running || before.strong != *strong
        || (rule.endsWithCaptureOrCrowning && (move.isCapture() || move.crowns));
    if (begins)
        return {true, *strong, 0};
    const bool counted = rule.unit == CounterUnit::Plies || opponent(after.sideToMove()) == *strong;
    return {true, *strong, counted ? next(before.count) : before.count};
}

int occurrencesOf(const GameState &state, std::span<const GameState> history)
{
    int found = 1;
    const std::size_t reversible = std::min<std::size_t>(state.quietPlies, history.size());
    for (std::size_t back = 2; back <= reversible; back += 2) {
        if (history[history.size() - back].position == state.position)
            ++found;
    }
    return found;
}

} // namespace

GameState firstState(const Rules &rules, const Position &start)
{
    GameState state{.position = start};
    for (std::size_t i = 0; i < EndingRuleCount; ++i) {
        const EndingRule &rule = EndingRules[i];
        if (rule.limit(rules.draws, start) == 0)
            continue;
        if (const auto strong = strongSide(rule, rules, start, {}))
            state.endings[i] = {true, *strong, 0};
    }
    return state;
}

GameState stateAfter(const Rules &rules, std::span<const GameState> history, const Move &move)
{
    const GameState &before = history.back();
    const bool progress =
        move.isCapture() || !before.position.kings(before.position.sideToMove()).contains(move.from);
    GameState state{.position = positionAfter(rules, before.position, move),
        .plies = next(before.plies),
        .quietPlies = progress ? std::uint16_t{0} : next(before.quietPlies)};
    state.occurrences = static_cast<std::uint16_t>(occurrencesOf(state, history));
    for (std::size_t i = 0; i < EndingRuleCount; ++i)
        state.endings[i] = countAfter(EndingRules[i], rules, before.endings[i], move, state.position);
    return state;
}

std::optional<EndReason> drawReached(const Rules &rules, const GameState &state)
{
    const DrawRules &draws = rules.draws;
    const Position &position = state.position;
    if (draws.onePieceEach && position.pieces(Side::White).count() == 1
        && position.pieces(Side::Black).count() == 1)
        return EndReason::OnePieceEach;
    if (draws.repetition > 0 && state.occurrences >= draws.repetition)
        return EndReason::Repetition;
    for (std::size_t i = 0; i < EndingRuleCount; ++i) {
        const EndingRule &rule = EndingRules[i];
        if (state.endings[i].running && state.endings[i].count >= rule.limit(draws, position))
            return rule.reason;
    }
    if (draws.noProgressPlies > 0 && !draws.noProgressByClaim && state.quietPlies >= draws.noProgressPlies)
        return EndReason::NoProgress;
    if (rules.options.moveLimitPlies > 0 && state.plies >= rules.options.moveLimitPlies)
        return EndReason::MoveLimit;
    return std::nullopt;
}

std::optional<EndReason> drawClaimable(const Rules &rules, const GameState &state)
{
    const DrawRules &draws = rules.draws;
    if (draws.noProgressPlies > 0 && draws.noProgressByClaim && state.quietPlies >= draws.noProgressPlies)
        return EndReason::NoProgress;
    return std::nullopt;
}

std::vector<DrawCounter> runningCounters(const Rules &rules, const GameState &state)
{
    const DrawRules &draws = rules.draws;
    std::vector<DrawCounter> counters;
    const auto add = [&](EndReason reason, CounterUnit unit, int count, int limit, bool byClaim = false) {
        counters.push_back({reason, unit, std::min(count, limit), limit, byClaim});
    };
    if (draws.repetition > 0 && state.occurrences > 1)
        add(EndReason::Repetition, CounterUnit::Occurrences, state.occurrences, draws.repetition);
    for (std::size_t i = 0; i < EndingRuleCount; ++i) {
        const EndingRule &rule = EndingRules[i];
        if (state.endings[i].running)
            add(rule.reason, rule.unit, state.endings[i].count, rule.limit(draws, state.position));
    }
    if (draws.noProgressPlies > 0 && state.quietPlies > 0) {
        add(EndReason::NoProgress, CounterUnit::Plies, state.quietPlies, draws.noProgressPlies,
            draws.noProgressByClaim);
    }
    if (rules.options.moveLimitPlies > 0)
        add(EndReason::MoveLimit, CounterUnit::Plies, state.plies, rules.options.moveLimitPlies);
    std::ranges::stable_sort(
        counters, {}, [](const DrawCounter &counter) { return counter.limit - counter.count; });
    return counters;
}

} // namespace naqla::core
