// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/move.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <vector>

/// A second move generator, written slowly and obviously on squares and cells and sharing nothing with the
/// real one: the two must agree.
namespace naqla::core::plain {

[[nodiscard]] std::vector<Move> legalMoves(const Rules &rules, const Position &position);
[[nodiscard]] std::vector<Move> legalRoutes(const Rules &rules, const Position &position);
[[nodiscard]] Position positionAfter(const Rules &rules, const Position &position, const Move &move);

} // namespace naqla::core::plain
