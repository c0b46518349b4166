// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/setup_check.h"
#include "core/notation/fen.h"

#include <gtest/gtest.h>

using namespace naqla::core;

namespace {

std::optional<SetupProblem> problemOf(VariantId variant, std::string_view fen)
{
    const NamedRules rules = namedRules(variant);
    const auto read = parseFen(rules.rules, fen);
    EXPECT_TRUE(read) << fen;
    return setupProblem(rules, read ? read->position : Position());
}

} // namespace

TEST(SetupCheck, LetsEveryStartPositionPass)
{
    for (const Variant &variant : variants()) {
        const NamedRules rules = namedRules(variant.id);
        EXPECT_FALSE(setupProblem(rules, startPosition(rules.rules))) << variant.textId;
    }
}

TEST(SetupCheck, WantsPiecesOfBothSides)
{
    const auto problem = problemOf(VariantId::Russian, "W:Wc3:B");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fault, SetupFault::NoPieces);
    EXPECT_EQ(problem->side, Side::Black);
}

TEST(SetupCheck, WantsAKingOnTheCrowningRow)
{
    const auto problem = problemOf(VariantId::Russian, "W:Wc3,b8:Bh6");
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fault, SetupFault::ManOnCrowningRow);
    EXPECT_EQ(problem->side, Side::White);
    EXPECT_EQ(problem->squares.count(), 1);
    EXPECT_FALSE(problemOf(VariantId::Russian, "W:Wc3,Kb8:Bh6"));
}

TEST(SetupCheck, CountsTheMen)
{
    const NamedRules rules = namedRules(VariantId::Russian);
    Position position = startPosition(rules.rules);
    const SquareSet free = rules.rules.traits.board.allSquares() - position.occupied();
    position.put(*free.begin(), {Side::White, PieceKind::Man});
    const auto problem = setupProblem(rules, position);
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->fault, SetupFault::TooManyMen);
    EXPECT_EQ(problem->side, Side::White);
}

TEST(SetupCheck, TellsHowAGameThatCannotBeginHasEnded)
{
    const auto blocked = problemOf(VariantId::Russian, "W:Wa5:Bb6,c7");
    ASSERT_TRUE(blocked);
    EXPECT_EQ(blocked->fault, SetupFault::GameOver);
    ASSERT_TRUE(blocked->result);
    EXPECT_EQ(blocked->result->reason, EndReason::NoMoves);
    const auto drawn = problemOf(VariantId::Turkish, "W:WKa1:BKh8");
    ASSERT_TRUE(drawn && drawn->result);
    EXPECT_EQ(drawn->result->reason, EndReason::OnePieceEach);
}
