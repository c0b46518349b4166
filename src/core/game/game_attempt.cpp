// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"

namespace naqla::core {

Result<Transition, Explanation> Game::play(Attempt attempt)
{
    if (isOver())
        return Unexpected{Explanation{Refusal::GameOver, {}}};
    const Rules &rules = m_rules.rules;
    const auto meant = matchingMoves(rules, position(), attempt);
    if (meant.size() == 1)
        return *play(meant.front());
    if (auto refused = explain(rules, position(), attempt))
        return Unexpected{std::move(*refused)};
    return Unexpected{Explanation{Refusal::BadNotation, {}}};
}

} // namespace naqla::core
