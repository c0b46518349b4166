// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/lines.h"

#include <cstdlib>

namespace naqla::core {

std::optional<Step> stepTowards(const BoardShape &board, Square from, Square to)
{
    const Cell a = board.cellOf(from);
    const Cell b = board.cellOf(to);
    const Step way{b.row - a.row, b.column - a.column};
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    const Step step{sign(way.rows), sign(way.columns)};
    if (step.rows != 0 && step.columns != 0)
        return std::abs(way.rows) == std::abs(way.columns) ? std::optional(step) : std::nullopt;
    if (step == Step{})
        return std::nullopt;
    // On dark boards neighbours in a row or column are two cells apart.
    const int span = board.played == PlayedCells::Dark ? 2 : 1;
    return Step{span * step.rows, span * step.columns};
}

std::vector<Square> squaresBetween(const BoardShape &board, Square from, Square to)
{
    std::vector<Square> squares;
    const auto step = stepTowards(board, from, to);
    if (!step)
        return squares;
    for (auto next = board.neighbour(from, *step); next && *next != to; next = board.neighbour(*next, *step))
        squares.push_back(*next);
    return squares;
}

} // namespace naqla::core
