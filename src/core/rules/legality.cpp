// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/legality.h"

#include "core/rules/generator_instance.h"

#include <algorithm>
#include <tuple>

namespace naqla::core {

namespace {

std::vector<Move> sortedMoves(const Rules &rules, const Position &position, GeneratorInstance::Paths paths)
{
    auto moves = generatorInstance(rules.traits).moves(rules, position, paths);
    std::ranges::sort(moves, [](const Move &a, const Move &b) {
        return std::tie(a.from, a.to, a.path) < std::tie(b.from, b.to, b.path);
    });
    return moves;
}

} // namespace

std::vector<Move> legalMoves(const Rules &rules, const Position &position)
{
    return sortedMoves(rules, position, GeneratorInstance::Paths::Canonical);
}

std::vector<Move> legalRoutes(const Rules &rules, const Position &position)
{
    return sortedMoves(rules, position, GeneratorInstance::Paths::AllRoutes);
}

bool hasLegalMove(const Rules &rules, const Position &position)
{
    return generatorInstance(rules.traits).hasMove(rules, position);
}

Position positionAfter(const Rules &rules, const Position &position, const Move &move)
{
    return generatorInstance(rules.traits).after(rules, position, move);
}

std::optional<Move> findMove(
    const Rules &rules, const Position &position, Square from, Square to, SquareSet captured)
{
    for (Move &move : legalMoves(rules, position)) {
        if (move.from == from && move.to == to && move.captured == captured)
            return std::move(move);
    }
    return std::nullopt;
}

} // namespace naqla::core
