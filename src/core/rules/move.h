// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"

#include <vector>

namespace naqla::core {

/// One whole move of one player, a capture with all its jumps included.
///
/// Its identity is (from, to, set of captured squares). `path` is the canonical route: origin, the square
/// after each jump (where a flying king goes straight on: the square just behind the piece), the final
/// square. Of several routes of one move the canonical one is the smallest path in reading order.
struct Move
{
    Square from;
    Square to;
    SquareSet captured;
    std::vector<Square> path; ///< from 2 squares on
    std::vector<Square> captures; ///< the captured squares in the order of `path`
    bool crowns = false; ///< the piece began the move as a man and ends it as a king

    [[nodiscard]] bool isCapture() const noexcept { return !captured.empty(); }
    /// The same move, whatever the route.
    friend bool operator==(const Move &a, const Move &b) noexcept
    {
        return a.from == b.from && a.to == b.to && a.captured == b.captured;
    }
};

} // namespace naqla::core
