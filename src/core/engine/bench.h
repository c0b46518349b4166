// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/rules/variants.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

/// Measures the search: fixed positions to a fixed depth. The number of nodes and the signature change only
/// when the search plays differently.
namespace naqla::core {

struct BenchResult
{
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{0}; ///< of the processor, so that other programs do not matter
    std::uint64_t signature = 0; ///< of the nodes, moves and scores found

    [[nodiscard]] std::uint64_t nodesPerSecond() const noexcept;
};

/// The positions: the start, and positions of games of chance, the same on every machine.
[[nodiscard]] std::vector<Game> benchGames(VariantId variant);
inline constexpr int BenchDepth = 9;
/// One variant, or all of them.
[[nodiscard]] BenchResult runBench(std::optional<VariantId> only, int depth = BenchDepth);

} // namespace naqla::core
