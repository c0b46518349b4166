// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_shape.h"

#include <optional>
#include <vector>

namespace naqla::core {

/// The step between neighbours that leads in a straight line from one square to another; nothing when they
/// are the same or on no common line.
[[nodiscard]] std::optional<Step> stepTowards(const BoardShape &board, Square from, Square to);

/// The squares strictly between two squares of a line; empty when there is no line.
[[nodiscard]] std::vector<Square> squaresBetween(const BoardShape &board, Square from, Square to);

} // namespace naqla::core
