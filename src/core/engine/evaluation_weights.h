// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rules.h"

#include <array>
#include <cstdint>

/// Private to core/engine: what the evaluation counts for, in centipawns (hundredths of a man).
namespace naqla::core {

struct EvaluationWeights
{
    static constexpr std::size_t MaxRows = 12;

    int man = 100;
    int king = 130;
    std::array<int, MaxRows> advance{}; ///< a man by the rows it has come from its own back row
    int backRow = 5; ///< a man on its own back row while the opponent has men
    int centre = 3; ///< a man in the middle columns
    int edge = -2; ///< a man on an outer column
    int protectedMan = 2; ///< a man with a piece behind it
    int manMobility = 1;
    int kingMobility = 2;
    int imbalance = 2; ///< for each man more on one wing than on the other
    int mainRoad = 12; ///< a flying king on the longest diagonal
    int turn = 3;
    int approach = 0; ///< in endings against kings alone: for each cell nearer to them
    int trade = 25; ///< percent that a lead in material is worth more on an empty board
};

[[nodiscard]] EvaluationWeights evaluationWeights(const Rules &rules);

} // namespace naqla::core
