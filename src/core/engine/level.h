// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/searcher.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Private to core/engine: how the lower levels play.
namespace naqla::core {

/// What makes a level weaker than the search is. All in centipawns.
struct LevelProfile
{
    int depth = 0; ///< what every move is scored with
    int oversightPercent = 0; ///< how often a move is chosen by scores of depth 1 instead
    int noise = 0; ///< how far the taste for a move may raise or lower its score
    int tolerance = 0; ///< no move is chosen that is worse than the best by more
};

/// Nothing for the highest level, which plays what it finds.
[[nodiscard]] std::optional<LevelProfile> levelProfile(int level);

/// A number of moves and seed: always the same for the same input, else as good as random.
[[nodiscard]] std::uint64_t mixSeed(std::uint64_t seed, std::uint64_t value);

/// The index of the move that a level plays. Never misses a move that wins at once.
[[nodiscard]] std::size_t chooseMove(
    const LevelProfile &profile, const std::vector<int> &scores, std::uint64_t seed);

} // namespace naqla::core
