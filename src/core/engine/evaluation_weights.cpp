// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/evaluation_weights.h"

namespace naqla::core {

namespace {

bool isOrthogonal(const MoveTraits &traits)
{
    return traits.kingMoves == Directions::AllOrthogonals;
}

int kingWorth(const MoveTraits &traits)
{
    if (!traits.kingFlies)
        return 135;
    if (isOrthogonal(traits))
        return 380;
    return traits.kingLanding == KingLanding::Free ? 290 : 240;
}

/// Flat at first, steep before the crowning row; `last` is what the last step before it is worth.
std::array<int, EvaluationWeights::MaxRows> advanceTo(int rows, int last)
{
    std::array<int, EvaluationWeights::MaxRows> values{};
    const int steps = rows - 2;
    for (int step = 1; step <= steps; ++step)
        values[static_cast<std::size_t>(step)] = last * step * step / (steps * steps);
    return values;
}

} // namespace

EvaluationWeights evaluationWeights(const Rules &rules)
{
    const MoveTraits &traits = rules.traits;
    EvaluationWeights weights;
    weights.king = kingWorth(traits);
    weights.advance = advanceTo(traits.board.height, traits.kingFlies ? 24 : 16);
    if (isOrthogonal(traits)) {
        weights.advance = advanceTo(traits.board.height, 80);
        weights.centre = -1;
        weights.mainRoad = 0;
        weights.imbalance = 1;
    }
    if (isOrthogonal(traits) || !traits.kingFlies) {
        weights.approach = 4;
        weights.mainRoad = 0;
    }
    if (!traits.kingFlies)
        weights.kingMobility = 3;

    switch (rules.objective) {
    case Objective::Normal:
        break;
    case Objective::Lose:
        // Few pieces that can move freely; a piece that the opponent must take soon is no burden.
        weights.man = -100;
        weights.king = -60;
        weights.advance = {};
        weights.backRow = -4;
        weights.centre = 0;
        weights.edge = 0;
        weights.protectedMan = -2;
        weights.manMobility = 4;
        weights.kingMobility = 2;
        weights.imbalance = 0;
        weights.mainRoad = 0;
        weights.approach = 0;
        break;
    case Objective::FirstKing:
        weights.man = 60;
        weights.advance = advanceTo(traits.board.height, 60);
        weights.backRow = 12;
        break;
    }
    return weights;
}

} // namespace naqla::core
