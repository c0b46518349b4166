// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/result.h"
#include "core/rules/legality.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Squares and moves as text.
namespace naqla::core {

/// The printed name of a square: `c3` or `22`.
[[nodiscard]] std::string squareText(const Rules &rules, Square square);
[[nodiscard]] std::optional<Square> squareFromText(const Rules &rules, std::string_view text);

/// A legal move as text, `22-18`, `c3:e5`; start and end only where that is unambiguous among `legal`, else
/// the full path (PDN 3).
[[nodiscard]] std::string moveText(const Rules &rules, const std::vector<Move> &legal, const Move &move);

/// The squares named by a move's text: separators `-`, `x`, `X`, `:`, en dash, or none between algebraic
/// squares; upper case, leading zeros and Arabic-Indic digits are read. Nothing when it is not squares (at
/// most 256 bytes).
[[nodiscard]] std::optional<std::vector<Square>> squaresFromMoveText(
    const Rules &rules, std::string_view text);

/// Reads a move's text against the legal moves: the move, or why not (`badNotation`, `ambiguous` …).
[[nodiscard]] Result<Move, Explanation> moveFromText(
    const Rules &rules, const Position &position, std::string_view text);

} // namespace naqla::core
