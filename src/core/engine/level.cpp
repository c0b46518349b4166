// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/level.h"

#include <algorithm>

namespace naqla::core {

std::optional<LevelProfile> levelProfile(int level)
{
    if (level <= 1)
        return LevelProfile{.depth = 2, .oversightPercent = 40, .noise = 60, .tolerance = 200};
    if (level == 2)
        return LevelProfile{.depth = 4, .oversightPercent = 5, .noise = 12, .tolerance = 40};
    return std::nullopt;
}

std::uint64_t mixSeed(std::uint64_t seed, std::uint64_t value)
{
    // splitmix64
    std::uint64_t z = seed + (value + 1) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

std::size_t chooseMove(const LevelProfile &profile, const std::vector<int> &scores, std::uint64_t seed)
{
    const int best = *std::ranges::max_element(scores);
    const int tolerance = best > DecisiveScore ? 0 : profile.tolerance;
    const auto taste = [&](std::size_t number) {
        const auto range = static_cast<std::uint64_t>(2 * profile.noise + 1);
        return static_cast<int>(mixSeed(seed, number) % range) - profile.noise;
    };
    std::size_t chosen = 0;
    int chosenWorth = 0;
    bool any = false;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (scores[i] < best - tolerance)
            continue;
        const int worth = scores[i] + taste(i);
        if (!any || worth > chosenWorth) {
            chosen = i;
            chosenWorth = worth;
            any = true;
        }
    }
    return chosen;
}

} // namespace naqla::core
