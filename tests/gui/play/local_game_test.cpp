// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/local_game.h"

#include "tests/gui/play/play_support.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::EndReason;
using naqla::core::Outcome;
using naqla::core::Side;
using std::chrono::seconds;

namespace {

GameSetup timed(
    TimeControl::Kind kind, std::chrono::milliseconds base, OnTimeout onTimeout = OnTimeout::Loses)
{
    GameSetup setup = twoPersons();
    setup.time = {kind, base, seconds(2), onTimeout};
    return setup;
}

} // namespace

TEST(LocalGame, TellsEachMoveOnce)
{
    LocalGame game(twoPersons());
    QSignalSpy moved(&game, &GameSource::moved);
    playPattern(game, 3);
    EXPECT_EQ(moved.count(), 3);
    EXPECT_EQ(game.game().ply(), 3);
}

TEST(LocalGame, RefusesAnIllegalMoveAndStaysAsItWas)
{
    LocalGame game(twoPersons());
    QSignalSpy refused(&game, &GameSource::moveRefused);
    naqla::core::Move move = game.game().legalMoves().front();
    move.to = move.from;
    game.propose(move);
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(game.game().ply(), 0);
}

TEST(LocalGame, EndsOnceAndReportsItOnce)
{
    LocalGame game(twoPersons());
    QSignalSpy ended(&game, &GameSource::ended);
    playPattern(game, 2);
    game.resign(Side::White);
    game.resign(Side::Black);
    ASSERT_EQ(ended.count(), 1);
    EXPECT_EQ(game.game().result()->outcome, Outcome::BlackWins);
    EXPECT_EQ(game.game().result()->reason, EndReason::Resignation);
}

TEST(LocalGame, DrawsOnlyWhenTheOtherSideAccepts)
{
    LocalGame game(twoPersons());
    playPattern(game, 1);
    game.offer(Offer::Draw, Side::Black);
    game.answer(true, Side::Black);
    EXPECT_FALSE(game.game().isOver());
    game.answer(false, Side::White);
    EXPECT_FALSE(game.openOffer());
    game.offer(Offer::Draw, Side::Black);
    game.answer(true, Side::White);
    EXPECT_EQ(game.game().result()->reason, EndReason::Agreement);
}

TEST(LocalGame, TakesAMoveForADeclinedOffer)
{
    LocalGame game(twoPersons());
    playPattern(game, 1);
    game.offer(Offer::Draw, Side::White);
    QSignalSpy answered(&game, &GameSource::offerAnswered);
    playPattern(game, 1);
    ASSERT_EQ(answered.count(), 1);
    EXPECT_FALSE(answered.at(0).at(2).toBool());
    EXPECT_FALSE(game.openOffer());
}

TEST(LocalGame, ExchangesTheColoursForARematch)
{
    GameSetup setup = againstComputer();
    LocalGame game(setup);
    game.resign(Side::White);
    QSignalSpy reset(&game, &GameSource::reset);
    game.offer(Offer::Rematch, Side::White);
    EXPECT_EQ(reset.count(), 1);
    EXPECT_EQ(game.player(Side::White).kind, PlayerKind::Computer);
    EXPECT_EQ(game.game().ply(), 0);

    setup.rules.rules.options.alternateStarter = false;
    LocalGame fixed(setup);
    fixed.resign(Side::White);
    fixed.offer(Offer::Rematch, Side::White);
    EXPECT_EQ(fixed.player(Side::White).kind, PlayerKind::Person);
}

TEST(LocalGame, GrantsNoRematchWhileTheGameRuns)
{
    LocalGame game(twoPersons());
    QSignalSpy reset(&game, &GameSource::reset);
    game.offer(Offer::Rematch, Side::White);
    EXPECT_EQ(reset.count(), 0);
}

TEST(LocalGame, LetsTheFirstMoveBeFree)
{
    ManualTime time;
    LocalGame game(timed(TimeControl::Kind::PerGame, seconds(60)), time.now());
    time.advance(seconds(600));
    game.checkClock();
    EXPECT_FALSE(game.game().isOver());
    playPattern(game, 1);
    EXPECT_EQ(game.runningClock(), Side::Black);
}

TEST(LocalGame, LosesOnTime)
{
    ManualTime time;
    LocalGame game(timed(TimeControl::Kind::PerGame, seconds(60)), time.now());
    QSignalSpy ended(&game, &GameSource::ended);
    playPattern(game, 1);
    time.advance(seconds(61));
    game.checkClock();
    game.checkClock();
    ASSERT_EQ(ended.count(), 1);
    EXPECT_EQ(game.game().result(), (naqla::core::GameResult{Outcome::WhiteWins, EndReason::Time}));
    EXPECT_FALSE(game.runningClock());
}

TEST(LocalGame, AcceptsNoMoveAfterTheFlagHasFallen)
{
    ManualTime time;
    LocalGame game(timed(TimeControl::Kind::PerGame, seconds(60)), time.now());
    playPattern(game, 1);
    time.advance(seconds(61));
    game.propose(patternMove(game.game()));
    EXPECT_EQ(game.game().ply(), 1);
    EXPECT_EQ(game.game().result()->reason, EndReason::Time);
}

TEST(LocalGame, AsksForTheComputerOnceWhenAMoveTakesTooLong)
{
    ManualTime time;
    LocalGame game(timed(TimeControl::Kind::PerMove, seconds(30), OnTimeout::ComputerMoves), time.now());
    QSignalSpy wanted(&game, &GameSource::standInWanted);
    playPattern(game, 1);
    time.advance(seconds(31));
    game.checkClock();
    time.advance(seconds(31));
    game.checkClock();
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_FALSE(game.game().isOver());
    playPattern(game, 1);
    EXPECT_EQ(game.runningClock(), Side::White);
    EXPECT_EQ(game.timeLeft(Side::White), seconds(30));
}

TEST(LocalGame, GivesTimeBackWithTheMove)
{
    ManualTime time;
    LocalGame game(timed(TimeControl::Kind::PerGame, seconds(60)), time.now());
    playPattern(game, 1);
    time.advance(seconds(10));
    playPattern(game, 1); // Black: 60 - 10 + 2
    time.advance(seconds(5));
    playPattern(game, 1); // White: 60 - 5 + 2
    EXPECT_EQ(game.timeLeft(Side::White), seconds(57));
    game.offer(Offer::TakeBack, Side::White);
    EXPECT_EQ(game.timeLeft(Side::White), seconds(60));
    EXPECT_EQ(game.timeLeft(Side::Black), seconds(52));
    EXPECT_EQ(game.runningClock(), Side::White);
}
