// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_animation.h"

#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "core/rules/legality.h"

#include <gtest/gtest.h>

using namespace naqla;
using namespace std::chrono_literals;
using gui::AnimationSpeed;
using gui::BoardAnimation;

namespace {

/// The move that starts in `fen` on a square: there is only one.
core::Transition onlyMove(core::VariantId variant, const char *fen)
{
    const core::Rules rules = core::namedRules(variant).rules;
    const core::Position before = core::parseFen(rules, fen)->position;
    const core::Move move = core::legalMoves(rules, before).at(0);
    return {.move = move,
        .piece = *before.at(move.from),
        .ply = 0,
        .before = before,
        .after = core::positionAfter(rules, before, move),
        .result = {}};
}

BoardAnimation animationOf(
    const core::Transition &transition, core::Removal removal, std::size_t firstStep = 0)
{
    return {transition, transition.move, removal, 100ms, firstStep};
}

} // namespace

TEST(BoardAnimation, MovesAPieceFromItsSquareToTheNext)
{
    const auto transition = onlyMove(core::VariantId::Russian, "W:Wa1:Bh8");
    const auto animation = animationOf(transition, core::Removal::AfterMove);
    EXPECT_EQ(animation.duration(), 100ms);
    EXPECT_EQ(animation.at(0ms).way, 0);
    EXPECT_NEAR(animation.at(50ms).way, 0.5, 1e-9);
    EXPECT_EQ(animation.at(100ms).way, 1);
    EXPECT_EQ(animation.at(5s).to, transition.move.to);
}

TEST(BoardAnimation, KeepsCapturedPiecesUntilTheMoveIsOver)
{
    const auto transition = onlyMove(core::VariantId::Russian, "W:Wc3:Bd4,d6");
    const auto animation = animationOf(transition, core::Removal::AfterMove);
    ASSERT_EQ(transition.move.captures.size(), 2U);
    EXPECT_EQ(animation.duration(), 300ms); // two jumps, then the pieces leave
    for (const auto &captured : animation.at(199ms).captured)
        EXPECT_EQ(captured.opacity, 1);
    EXPECT_EQ(animation.at(199ms).captured.size(), 2U);
    EXPECT_NEAR(animation.at(250ms).captured.at(0).opacity, 0.5, 1e-9);
    EXPECT_TRUE(animation.at(300ms).captured.empty());
}

TEST(BoardAnimation, RemovesCapturedPiecesJumpByJumpWhereTheyLeaveAtOnce)
{
    const auto transition = onlyMove(core::VariantId::Turkish, "W:Wd3:Bd4,d6");
    ASSERT_EQ(transition.move.captures.size(), 2U);
    const auto animation = animationOf(transition, core::Removal::AtOnce);
    EXPECT_EQ(animation.at(10ms).captured.size(), 2U);
    EXPECT_EQ(animation.at(100ms).captured.size(), 1U);
    EXPECT_EQ(animation.at(100ms).captured.at(0).square, transition.move.captures.at(1));
    EXPECT_TRUE(animation.at(200ms).captured.empty());
}

TEST(BoardAnimation, CrownsWhenThePieceHasArrived)
{
    const auto transition = onlyMove(core::VariantId::Russian, "W:Wa7:Ba3");
    ASSERT_TRUE(transition.move.crowns);
    const auto animation = animationOf(transition, core::Removal::AfterMove);
    EXPECT_EQ(animation.duration(), 200ms);
    EXPECT_EQ(animation.at(100ms).crowned, 0);
    EXPECT_NEAR(animation.at(150ms).crowned, 0.5, 1e-9);
    EXPECT_EQ(animation.at(200ms).crowned, 1);
    EXPECT_EQ(animation.pieceBefore().kind, core::PieceKind::Man);
    EXPECT_EQ(animation.pieceAfter().kind, core::PieceKind::King);
}

TEST(BoardAnimation, StartsAfterTheStepsThatWereSeenAlready)
{
    const auto transition = onlyMove(core::VariantId::Russian, "W:Wc3:Bd4,d6");
    const auto animation = animationOf(transition, core::Removal::AfterMove, 1);
    EXPECT_EQ(animation.duration(), 200ms);
    EXPECT_EQ(animation.at(0ms).from, transition.move.path.at(1));
    const auto seen = animationOf(transition, core::Removal::AfterMove, 2);
    EXPECT_EQ(seen.at(0ms).to, transition.move.to);
    EXPECT_EQ(seen.at(0ms).way, 1);
}

TEST(BoardAnimation, HasTheStepTimesOfTheSettings)
{
    EXPECT_EQ(BoardAnimation::stepTime(AnimationSpeed::Off), 0ms);
    EXPECT_EQ(BoardAnimation::stepTime(AnimationSpeed::Fast), 90ms);
    EXPECT_EQ(BoardAnimation::stepTime(AnimationSpeed::Normal), 180ms);
    EXPECT_EQ(BoardAnimation::stepTime(AnimationSpeed::Slow), 350ms);
}
