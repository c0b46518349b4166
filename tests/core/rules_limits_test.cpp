// SPDX-License-Identifier: GPL-3.0-or-later
// Positions with more routes of capture than can be listed: every question gets an answer soon, and the same
// one.
#include "core/rules/capture_limits.h"
#include "core/rules/generator_instance.h"
#include "core/rules/legality.h"
#include "core/rules/perft.h"
#include "core/rules/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace naqla::core {

namespace {

/// White kings at the near edge, and black men that leave them a landing behind each of them.
Position lattice(const BoardShape &board, int kings = 1)
{
    Position position;
    for (const Square square : board.allSquares()) {
        const Cell cell = board.cellOf(square);
        const bool edge = cell.row == 0 || cell.row == board.height - 1 || cell.column == 0
            || cell.column == board.width - 1;
        const bool everySecond =
            board.played == PlayedCells::All ? (cell.row + cell.column) % 2 == 1 : cell.row % 2 == 1;
        if (!edge && everySecond)
            position.put(square, {Side::Black, PieceKind::Man});
    }
    for (const Square square : board.row(board.height - 1)) {
        if (kings-- > 0)
            position.put(square, {Side::White, PieceKind::King});
    }
    return position;
}

void expectTheSameCaptures(const Rules &rules, const Position &position)
{
    const auto moves = legalMoves(rules, position);
    ASSERT_FALSE(moves.empty());
    const auto routes = legalRoutes(rules, position);
    EXPECT_LE(moves.size(), routes.size());
    EXPECT_LE(routes.size(), static_cast<std::size_t>(MaxRoutesKept));
    for (const Move &route : routes)
        ASSERT_NE(std::ranges::find(moves, route), moves.end());
    for (const Move &move : moves)
        ASSERT_TRUE(std::ranges::any_of(routes, [&](const Move &route) { return route.path == move.path; }));
    EXPECT_EQ(perft(rules, position, 1), moves.size());
    EXPECT_TRUE(hasLegalMove(rules, position));
    for (const GeneratorInstance *instance :
        {&generatorInstance(rules.traits), &runtimeInstance(rules.traits)}) {
        const auto compact = instance->moves(rules, position, GeneratorInstance::Paths::None);
        ASSERT_EQ(compact.size(), moves.size());
        EXPECT_TRUE(std::ranges::is_permutation(compact, moves));
        EXPECT_TRUE(std::ranges::is_permutation(
            instance->moves(rules, position, GeneratorInstance::Paths::Canonical), moves));
        EXPECT_EQ(instance->countMoves(rules, position), moves.size());
    }
}

class Limits : public testing::TestWithParam<VariantId>
{
};

TEST_P(Limits, EveryWayOfAskingGivesTheSameCaptures)
{
    const Rules &rules = variant(GetParam()).rules;
    for (const int kings : {1, 2, 6})
        ASSERT_NO_FATAL_FAILURE(expectTheSameCaptures(rules, lattice(rules.traits.board, kings))) << kings;
}

TEST_P(Limits, AWrongMoveIsExplained)
{
    const Rules &rules = variant(GetParam()).rules;
    const Position position = lattice(rules.traits.board);
    const Square from = position.pieces(Side::White).first();
    const Square man = position.pieces(Side::Black).first();
    EXPECT_TRUE(explain(rules, position, std::vector{from, man, from, man}));
}

INSTANTIATE_TEST_SUITE_P(Rules, Limits, testing::ValuesIn([] {
    std::vector<VariantId> ids;
    for (const Variant &entry : variants())
        ids.push_back(entry.id);
    return ids;
}()),
    [](const auto &parameter) { return std::string(variant(parameter.param).textId); });

TEST(RouteLimit, IsReachedOnALargeBoard)
{
    Rules rules = variant(VariantId::Canadian).rules;
    rules.traits.choice = {};
    EXPECT_EQ(
        legalRoutes(rules, lattice(rules.traits.board)).size(), static_cast<std::size_t>(MaxRoutesKept));
}

} // namespace

} // namespace naqla::core
