// SPDX-License-Identifier: GPL-3.0-or-later
// Which legal moves a person, a file or a program may mean by some squares.
#include "core/rules/legality.h"
#include "core/rules/lines.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

/// Whether `part` occurs in `whole` in this order, gaps allowed.
bool isSubsequence(Attempt part, std::span<const Square> whole)
{
    auto next = part.begin();
    for (const Square square : whole) {
        if (next != part.end() && *next == square)
            ++next;
    }
    return next == part.end();
}

/// Every square that the piece stands on or passes over.
std::vector<Square> squaresPassed(const BoardShape &board, const Move &route)
{
    std::vector<Square> squares{route.from};
    for (std::size_t i = 1; i < route.path.size(); ++i) {
        const auto between = squaresBetween(board, route.path[i - 1], route.path[i]);
        squares.insert(squares.end(), between.begin(), between.end());
        squares.push_back(route.path[i]);
    }
    return squares;
}

using Level = bool (*)(const BoardShape &, const Move &, Attempt);

bool isThePath(const BoardShape & /*board*/, const Move &route, Attempt attempt)
{
    return std::ranges::equal(route.path, attempt);
}
bool isPartOfThePath(const BoardShape & /*board*/, const Move &route, Attempt attempt)
{
    return isSubsequence(attempt, route.path);
}
bool isPassedOver(const BoardShape &board, const Move &route, Attempt attempt)
{
    return isSubsequence(attempt, squaresPassed(board, route));
}
bool namesCaptured(const BoardShape & /*board*/, const Move &route, Attempt attempt)
{
    return std::ranges::all_of(attempt.subspan(1, attempt.size() - 2),
        [&](Square square) { return route.captured.contains(square); });
}

void addOnce(std::vector<Move> &moves, const Move &move)
{
    if (std::ranges::find(moves, move) == moves.end())
        moves.push_back(move);
}

} // namespace

std::vector<Move> matchingMoves(const Rules &rules, const Position &position, Attempt attempt)
{
    std::vector<Move> matches;
    if (attempt.empty())
        return matches;
    if (attempt.size() <= 2) {
        for (const Move &move : legalMoves(rules, position)) {
            if (move.from == attempt.front() && (attempt.size() == 1 || move.to == attempt.back()))
                matches.push_back(move);
        }
        return matches;
    }
    constexpr std::array<Level, 4> Levels{isThePath, isPartOfThePath, isPassedOver, namesCaptured};
    const auto routes = legalRoutes(rules, position);
    for (const Level matchesAt : Levels) {
        for (const Move &route : routes) {
            if (route.from == attempt.front() && route.to == attempt.back()
                && matchesAt(rules.traits.board, route, attempt))
                addOnce(matches, route);
        }
        if (!matches.empty())
            break;
    }
    return matches;
}

} // namespace naqla::core
