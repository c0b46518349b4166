// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/outcome.h"

#include <cstdint>
#include <vector>

namespace naqla::core {

/// In what a counter counts.
enum class CounterUnit : std::uint8_t
{
    Plies, ///< turns of both sides together
    StrongSideMoves, ///< moves of the stronger side
    Occurrences, ///< times that the position arose
};

/// A draw rule that is running, for display: "9 of 15 moves left".
struct DrawCounter
{
    EndReason rule{}; ///< the reason that the game will end with
    CounterUnit unit{};
    int count = 0; ///< 0..limit
    int limit = 0;
    bool byClaim = false; ///< at the limit a player may claim the draw; else it comes by itself
    friend bool operator==(const DrawCounter &, const DrawCounter &) = default;
};

} // namespace naqla::core
