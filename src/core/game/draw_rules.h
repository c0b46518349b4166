// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/draw_counters.h"
#include "core/rules/move.h"
#include "core/rules/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The draw rules. What they have counted is kept beside every position of a game, so taking a move back is
/// forgetting the last state.
namespace naqla::core {

/// The count of a rule about an ending, such as three kings against one.
struct EndingCount
{
    bool running = false; ///< the ending is on the board
    Side strong = Side::White; ///< whose moves are counted where the rule counts moves
    std::uint16_t count = 0; ///< plies or moves made since the move that brought the ending about
    friend bool operator==(const EndingCount &, const EndingCount &) = default;
};
inline constexpr std::size_t EndingRuleCount = 8;

/// A position of a game and all that the draw rules have counted on the way to it.
struct GameState
{
    Position position;
    std::uint16_t plies = 0; ///< moves made since the start
    std::uint16_t quietPlies = 0; ///< of these, since the last capture or man move
    std::uint16_t occurrences = 1; ///< how often this position has arisen
    std::array<EndingCount, EndingRuleCount> endings{};
    friend bool operator==(const GameState &, const GameState &) = default;
};

[[nodiscard]] GameState firstState(const Rules &rules, const Position &start);
/// The state after a legal move in the last of `history`, which holds every state since the start (or at
/// least since the last capture or man move).
[[nodiscard]] GameState stateAfter(const Rules &rules, std::span<const GameState> history, const Move &move);

/// The rule by which the game is drawn in this state without anybody asking for it.
[[nodiscard]] std::optional<EndReason> drawReached(const Rules &rules, const GameState &state);
/// The rule by which a player may claim a draw in this state.
[[nodiscard]] std::optional<EndReason> drawClaimable(const Rules &rules, const GameState &state);
/// The rules that are counting, nearest to their limit first.
[[nodiscard]] std::vector<DrawCounter> runningCounters(const Rules &rules, const GameState &state);

} // namespace naqla::core
