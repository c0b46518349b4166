// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/rules/rules.h"

#include <cstdint>

namespace naqla::core {

/// Counts the leaves of the tree of legal moves, distinct captures; a finished game above the leaves counts
/// 0. The moves of the last ply, and quiet moves of men in the ply before it, are counted without being made.
/// @param threads how many threads share the work, from 1 on
[[nodiscard]] std::uint64_t perft(const Rules &rules, const Position &position, int depth, int threads = 1);

} // namespace naqla::core
