// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/move_input.h"

#include <gtest/gtest.h>

using namespace naqla;
using core::Move;
using core::Square;
using core::SquareSet;
using gui::MoveInput;
using Kind = MoveInput::Kind;

namespace {

Move quiet(int from, int to)
{
    return {.from = Square(from),
        .to = Square(to),
        .captured = {},
        .path = {Square(from), Square(to)},
        .captures = {}};
}

/// A capture by the squares it lands on and the squares it takes.
Move capture(const std::vector<int> &path, const std::vector<int> &captures)
{
    Move move{
        .from = Square(path.front()), .to = Square(path.back()), .captured = {}, .path = {}, .captures = {}};
    for (const int square : path)
        move.path.emplace_back(square);
    for (const int square : captures) {
        move.captures.emplace_back(square);
        move.captured.insert(Square(square));
    }
    return move;
}

MoveInput inputFor(std::vector<Move> routes)
{
    SquareSet own{Square(31)}; // one more piece, without a move
    SquareSet others;
    for (const Move &route : routes) {
        own.insert(route.from);
        others |= route.captured;
    }
    MoveInput input;
    input.setRoutes(std::move(routes), own, others);
    return input;
}

// On the 8x8 board: 20 takes 17 (landing on 13) and goes on over 9 (to 4) or 10 (to 6).
std::vector<Move> forkedRoutes()
{
    return {capture({20, 13, 4}, {17, 9}), capture({20, 13, 6}, {17, 10})};
}

} // namespace

TEST(MoveInput, IgnoresEverythingWithoutRoutes)
{
    MoveInput input;
    EXPECT_EQ(input.activate(Square(3)).kind, Kind::Ignored);
    EXPECT_EQ(input.press(Square(3)).kind, Kind::Ignored);
    EXPECT_EQ(input.drop(Square(3)).kind, Kind::Ignored);
    EXPECT_FALSE(input.stepBack());
}

TEST(MoveInput, PlaysAQuietMoveByTwoClicks)
{
    MoveInput input = inputFor({quiet(20, 16), quiet(20, 17), quiet(21, 17)});
    EXPECT_EQ(input.activate(Square(20)).kind, Kind::Changed);
    EXPECT_EQ(input.quietTargets(), (SquareSet{Square(16), Square(17)}));
    EXPECT_TRUE(input.captureTargets().empty());
    const auto outcome = input.activate(Square(17));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(*outcome.move, quiet(20, 17));
}

TEST(MoveInput, SelectsAnotherPieceOrPutsTheSameOneDown)
{
    MoveInput input = inputFor({quiet(20, 16), quiet(21, 17)});
    (void)input.activate(Square(20));
    EXPECT_EQ(input.activate(Square(21)).kind, Kind::Changed);
    EXPECT_EQ(input.selected(), Square(21));
    EXPECT_EQ(input.activate(Square(21)).kind, Kind::Changed);
    EXPECT_FALSE(input.selected());
}

TEST(MoveInput, RefusesAPieceThatCannotMoveAndKeepsSilentOnEmptySquares)
{
    MoveInput input = inputFor({capture({20, 13}, {17})});
    const auto blocked = input.activate(Square(31));
    EXPECT_EQ(blocked.kind, Kind::Refused);
    EXPECT_EQ(blocked.attempt, QList<Square>{Square(31)});
    EXPECT_EQ(input.activate(Square(17)).kind, Kind::Refused); // the opponent's
    EXPECT_EQ(input.activate(Square(1)).kind, Kind::Ignored);
}

TEST(MoveInput, RefusesAWrongTargetWithThePathAndKeepsTheSelection)
{
    MoveInput input = inputFor({quiet(20, 16)});
    (void)input.activate(Square(20));
    const auto outcome = input.activate(Square(2));
    EXPECT_EQ(outcome.kind, Kind::Refused);
    EXPECT_EQ(outcome.attempt, (QList<Square>{Square(20), Square(2)}));
    EXPECT_EQ(input.selected(), Square(20));
}

TEST(MoveInput, TakesACaptureJumpByJumpWhereItForks)
{
    MoveInput input = inputFor(forkedRoutes());
    (void)input.activate(Square(20));
    EXPECT_EQ(input.captureTargets(), SquareSet{Square(13)});
    EXPECT_EQ(input.capturable(), (SquareSet{Square(17), Square(9), Square(10)}));
    EXPECT_EQ(input.activate(Square(13)).kind, Kind::Changed);
    EXPECT_EQ(input.path(), (std::vector{Square(20), Square(13)}));
    EXPECT_EQ(input.capturable(), (SquareSet{Square(9), Square(10)}));
    const auto outcome = input.activate(Square(6));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->path, forkedRoutes()[1].path);
}

TEST(MoveInput, CompletesACaptureThatCannotGoAnotherWay)
{
    MoveInput input = inputFor({capture({20, 13, 4}, {17, 9}), quiet(21, 18)});
    (void)input.activate(Square(20));
    const auto outcome = input.activate(Square(13));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->to, Square(4));
}

TEST(MoveInput, AcceptsAnySquareThatTellsTheRoutesApart)
{
    MoveInput input = inputFor(forkedRoutes());
    (void)input.activate(Square(20));
    const auto outcome = input.activate(Square(4));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->captured, forkedRoutes()[0].captured);
}

TEST(MoveInput, StepsBackOneJumpAtATime)
{
    MoveInput input = inputFor(forkedRoutes());
    (void)input.activate(Square(20));
    (void)input.activate(Square(13));
    EXPECT_TRUE(input.stepBack());
    EXPECT_EQ(input.path(), std::vector{Square(20)});
    EXPECT_TRUE(input.stepBack());
    EXPECT_FALSE(input.selected());
    EXPECT_FALSE(input.stepBack());
}

TEST(MoveInput, GoesRoundAndEndsWhereItBegan)
{
    // Two ways round: both come back to 20, so only the way tells them apart.
    MoveInput input =
        inputFor({capture({20, 13, 6, 15, 20}, {17, 10, 11, 18}), capture({20, 13, 4}, {17, 9})});
    (void)input.activate(Square(20));
    EXPECT_EQ(input.activate(Square(13)).kind, Kind::Changed);
    const auto outcome = input.activate(Square(20));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->to, Square(20));
}

TEST(MoveInput, MayEndACaptureThatCouldGoOn)
{
    MoveInput input = inputFor({capture({20, 13}, {17}), capture({20, 13, 4}, {17, 9})});
    (void)input.activate(Square(20));
    // 13 is the last square of one move and on the way of the other.
    EXPECT_EQ(input.activate(Square(13)).kind, Kind::Changed);
    const auto outcome = input.activate(Square(13));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->to, Square(13));
}

TEST(MoveInput, LetsAFlyingKingLandFurtherOnItsWay)
{
    // From 28 straight on over 21 and 7 (squares 28 24 21 17 14 10 7 3): the path names 17, just behind 21.
    MoveInput input = inputFor({capture({28, 17, 3}, {21, 7}), capture({28, 17, 19}, {21, 22})});
    (void)input.activate(Square(28));
    const auto outcome = input.activate(Square(14));
    ASSERT_EQ(outcome.kind, Kind::Chosen);
    EXPECT_EQ(outcome.move->to, Square(3));
}

TEST(MoveInput, PlaysTheOnlyMoveOfAPieceByOneClickIfWanted)
{
    MoveInput input = inputFor({quiet(20, 16), quiet(21, 17), quiet(21, 18)});
    input.setOneClickMoves(true);
    EXPECT_EQ(input.activate(Square(20)).kind, Kind::Chosen);
    EXPECT_EQ(input.activate(Square(21)).kind, Kind::Changed);
}

TEST(MoveInput, TellsAClickFromADrag)
{
    MoveInput input = inputFor({quiet(20, 16), quiet(20, 17)});
    EXPECT_EQ(input.press(Square(20)).kind, Kind::Changed);
    EXPECT_EQ(input.release(Square(20)).kind, Kind::Ignored); // the first click selects
    EXPECT_EQ(input.press(Square(20)).kind, Kind::Ignored);
    EXPECT_EQ(input.release(Square(20)).kind, Kind::Changed); // the second one puts down
    EXPECT_FALSE(input.selected());
    (void)input.press(Square(20));
    EXPECT_EQ(input.drop(Square(16)).kind, Kind::Chosen);
}

TEST(MoveInput, ReturnsAPieceDroppedWhereItCannotGo)
{
    MoveInput input = inputFor({quiet(20, 16)});
    (void)input.press(Square(20));
    EXPECT_EQ(input.drop(Square(20)).kind, Kind::Ignored);
    const auto outcome = input.drop(Square(5));
    EXPECT_EQ(outcome.kind, Kind::Refused);
    EXPECT_EQ(outcome.attempt, (QList<Square>{Square(20), Square(5)}));
}

TEST(MoveInput, TakesAMoveByItsNotation)
{
    MoveInput input = inputFor(forkedRoutes());
    const std::vector ends{Square(20), Square(6)};
    EXPECT_EQ(input.enter(ends).kind, Kind::Chosen);
    const std::vector wrong{Square(20), Square(7)};
    const auto outcome = input.enter(wrong);
    EXPECT_EQ(outcome.kind, Kind::Refused);
    EXPECT_EQ(outcome.attempt, (QList<Square>{Square(20), Square(7)}));
    const std::vector one{Square(20)};
    EXPECT_EQ(input.enter(one).kind, Kind::Changed);
}
