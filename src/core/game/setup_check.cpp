// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/setup_check.h"

#include "core/game/game.h"

namespace naqla::core {

std::optional<SetupProblem> setupProblem(const NamedRules &rules, const Position &position)
{
    const BoardShape &board = rules.rules.traits.board;
    for (const Side side : Sides) {
        if (position.pieces(side).empty())
            return SetupProblem{.fault = SetupFault::NoPieces, .side = side};
    }
    for (const Side side : Sides) {
        if (position.men(side).count() > mostMen(board))
            return SetupProblem{.fault = SetupFault::TooManyMen, .side = side};
        if (const SquareSet wrong = position.men(side) & board.crowningRow(side); !wrong.empty())
            return SetupProblem{.fault = SetupFault::ManOnCrowningRow, .side = side, .squares = wrong};
    }
    if (const auto result = Game(rules, position).result())
        return SetupProblem{.fault = SetupFault::GameOver, .result = result};
    return std::nullopt;
}

} // namespace naqla::core
