// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/rules/rules.h"

#include "core/rules/move.h"

#include <cstddef>
#include <ostream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

/// Random positions and rules, the same on every machine for the same seed.
namespace naqla::core {

class Dice
{
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {
    }
    /// 0..limit - 1
    [[nodiscard]] std::size_t below(std::size_t limit) { return m_engine() % limit; }
    [[nodiscard]] bool oneIn(std::size_t n) { return below(n) == 0; }
    template <typename T>
    [[nodiscard]] const T &pick(const std::vector<T> &values)
    {
        return values[below(values.size())];
    }

private:
    std::mt19937 m_engine;
};

/// A position with pieces scattered over the board, often some of them kings; men stay off their crowning
/// row.
[[nodiscard]] inline Position randomPosition(const BoardShape &board, Dice &dice)
{
    Position position;
    position.setSideToMove(dice.oneIn(2) ? Side::White : Side::Black);
    const std::size_t sparseness = 2 + dice.below(6);
    const bool withKings = !dice.oneIn(3);
    const std::size_t kings = 2 + dice.below(8);
    for (const Square square : board.allSquares()) {
        if (!dice.oneIn(sparseness))
            continue;
        const Side side = dice.oneIn(2) ? Side::White : Side::Black;
        const bool king = dice.oneIn(kings) || board.crowningRow(side).contains(square);
        if (king && !withKings)
            continue;
        position.put(square, {side, king ? PieceKind::King : PieceKind::Man});
    }
    return position;
}

/// A side with nothing but kings, among many pieces: what a choice between long captures needs.
[[nodiscard]] inline Position loneKing(const BoardShape &board, Dice &dice)
{
    Position position = randomPosition(board, dice);
    const Side side = position.sideToMove();
    for (const Square square : position.pieces(side)) {
        if (dice.oneIn(3))
            position.put(square, {side, PieceKind::King});
        else
            position.put(square, {opponent(side), dice.oneIn(2) ? PieceKind::King : PieceKind::Man});
    }
    return position;
}

/// Traits that no table names.
[[nodiscard]] inline MoveTraits randomTraits(Dice &dice)
{
    const auto directions = [&] { return static_cast<Directions>(dice.below(5)); };
    MoveTraits traits;
    const auto size = static_cast<std::uint8_t>(8 + 2 * dice.below(3));
    traits.board = {size, size, PlayedCells::Dark, dice.oneIn(2)};
    if (dice.oneIn(4))
        traits.board = {8, 8, PlayedCells::All, true};
    traits.manMoves = directions();
    traits.manCaptures = directions();
    traits.kingMoves = directions();
    traits.kingCaptures = directions();
    traits.kingFlies = !dice.oneIn(3);
    traits.kingLanding = static_cast<KingLanding>(dice.below(3));
    traits.removal = static_cast<Removal>(dice.below(2));
    traits.mayReverse = dice.oneIn(2);
    traits.midCaptureCrowning = static_cast<MidCaptureCrowning>(dice.below(3));
    traits.menTakeKings = !dice.oneIn(3);
    std::vector criteria{CaptureChoice::MostPieces, CaptureChoice::HighestValue, CaptureChoice::WithKing,
        CaptureChoice::MostKings, CaptureChoice::KingEarliest};
    const std::size_t count = dice.below(5);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = dice.below(criteria.size());
        traits.choice[i] = criteria[at];
        criteria.erase(criteria.begin() + static_cast<std::ptrdiff_t>(at));
    }
    traits.sameKingLimit = static_cast<std::uint8_t>(dice.oneIn(2) ? dice.below(4) : 0);
    return traits;
}

/// A position for failure messages: `W:W21,K22:B9`, index numbers.
[[nodiscard]] inline std::string describe(const Position &position)
{
    std::string text(1, position.sideToMove() == Side::White ? 'W' : 'B');
    for (const Side side : Sides) {
        text += side == Side::White ? ":W" : ":B";
        std::string_view comma;
        for (const Square square : position.pieces(side)) {
            text.append(comma).append(position.kings(side).contains(square) ? "K" : "");
            text += std::to_string(square.number());
            comma = ",";
        }
    }
    return text;
}

[[nodiscard]] inline std::string describe(const MoveTraits &t)
{
    std::string text;
    for (const int value : {int{t.board.width}, int{t.board.height}, static_cast<int>(t.board.played),
             int{t.board.nearLeftPlayable}, static_cast<int>(t.manMoves), static_cast<int>(t.manCaptures),
             static_cast<int>(t.kingMoves), static_cast<int>(t.kingCaptures), int{t.kingFlies},
             static_cast<int>(t.kingLanding), static_cast<int>(t.removal), int{t.mayReverse},
             static_cast<int>(t.midCaptureCrowning), int{t.menTakeKings}, static_cast<int>(t.choice[0]),
             static_cast<int>(t.choice[1]), static_cast<int>(t.choice[2]), static_cast<int>(t.choice[3]),
             int{t.sameKingLimit}})
        text += std::to_string(value) + ' ';
    return text;
}

/// For GoogleTest's messages.
inline void PrintTo(const Move &move, std::ostream *out)
{
    std::string_view separator;
    for (const Square square : move.path) {
        *out << separator << square.number();
        separator = move.isCapture() ? "x" : "-";
    }
    if (move.isCapture()) {
        *out << " taking";
        for (const Square square : move.captures)
            *out << ' ' << square.number();
    }
    if (move.crowns)
        *out << " crowned";
}

} // namespace naqla::core
