// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/outcome.h"
#include "core/rules/variants.h"

#include <optional>

/// Whether a position that somebody has set up can be played from.
namespace naqla::core {

enum class SetupFault : std::uint8_t
{
    NoPieces, ///< a side has none
    TooManyMen, ///< more than the rows outside the middle hold
    ManOnCrowningRow, ///< it should be a king
    GameOver ///< the rules end the game before its first move
};

struct SetupProblem
{
    SetupFault fault{};
    std::optional<Side> side{}; ///< whose pieces are meant; nothing for GameOver
    SquareSet squares{}; ///< the pieces that stand wrong
    std::optional<GameResult> result{}; ///< of GameOver
};

/// The most men of one side on a board of this shape.
[[nodiscard]] constexpr int mostMen(const BoardShape &board) noexcept
{
    return board.squaresPerRow() * (board.height / 2 - 1);
}

/// The first thing that is wrong with a position as a start; nothing when it can be played.
[[nodiscard]] std::optional<SetupProblem> setupProblem(const NamedRules &rules, const Position &position);

} // namespace naqla::core
