// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"

namespace naqla::core {

Result<Move, Explanation> moveFromText(const Rules &rules, const Position &position, std::string_view text)
{
    const auto squares = squaresFromMoveText(rules, text);
    if (!squares)
        return Unexpected{Explanation{Refusal::BadNotation, {}}};
    auto meant = matchingMoves(rules, position, *squares);
    if (meant.size() == 1)
        return std::move(meant.front());
    if (auto refused = explain(rules, position, *squares))
        return Unexpected{std::move(*refused)};
    return Unexpected{Explanation{Refusal::BadNotation, {}}};
}

} // namespace naqla::core
