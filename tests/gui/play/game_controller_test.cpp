// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_controller.h"

#include "tests/gui/play/play_support.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Game;
using naqla::core::Side;

namespace {

GameController::MoverFactory factoryOf(Mover mover)
{
    return [mover = std::move(mover)] { return mover; };
}

/// The same game played from the start, `ply` moves long.
Game replay(const Game &game, int ply)
{
    Game fresh(game.rules(), game.startPosition());
    for (int i = 0; i < ply; ++i)
        fresh.play(game.moves()[static_cast<std::size_t>(i)]);
    return fresh;
}

void expectSame(const Game &game, const Game &fresh)
{
    EXPECT_EQ(game.ply(), fresh.ply());
    EXPECT_EQ(game.position(), fresh.position());
    EXPECT_EQ(game.legalMoves(), fresh.legalMoves());
    EXPECT_EQ(game.drawCounters(), fresh.drawCounters());
    EXPECT_EQ(game.result(), fresh.result());
}

} // namespace

TEST(GameController, AsksTheComputerWhenItIsToMove)
{
    GameController controller(factoryOf(firstMoveMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer()));
    ASSERT_TRUE(controller.personMayMove());
    controller.propose(patternMove(controller.game()));
    ASSERT_TRUE(eventually([&] { return controller.game().ply() == 2; }));
    EXPECT_TRUE(controller.personMayMove());
    EXPECT_FALSE(controller.isThinking());
}

TEST(GameController, LetsTheComputerBegin)
{
    GameController controller(factoryOf(firstMoveMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer(Side::White)));
    EXPECT_TRUE(eventually([&] { return controller.game().ply() == 1; }));
}

TEST(GameController, TakesNoMoveFromThePersonWhileTheComputerThinks)
{
    GameController controller(factoryOf(endlessMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer()));
    controller.propose(patternMove(controller.game()));
    EXPECT_TRUE(controller.isThinking());
    controller.propose(controller.game().legalMoves().front());
    EXPECT_EQ(controller.game().ply(), 1);
}

TEST(GameController, IgnoresAMoveThatComesTooLate)
{
    GameController controller(factoryOf(endlessMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer()));
    controller.propose(patternMove(controller.game()));
    controller.offer(Offer::TakeBack);
    QCoreApplication::processEvents();
    EXPECT_EQ(controller.game().ply(), 0);
    EXPECT_TRUE(controller.personMayMove());
}

TEST(GameController, PlaysComputerAgainstComputerToTheEnd)
{
    GameController controller(factoryOf(firstMoveMover()));
    GameSetup setup = againstComputer();
    setup.player(Side::White) = {PlayerKind::Computer, {}, 1};
    setup.rules.rules.options.moveLimitPlies = 30;
    QSignalSpy ended(&controller, &GameController::ended);
    controller.lead(std::make_unique<LocalGame>(setup));
    EXPECT_TRUE(eventually([&] { return controller.game().isOver(); }));
    EXPECT_EQ(ended.count(), 1);
}

TEST(GameController, MovesForAPersonWhoseTimeHasPassed)
{
    ManualTime time;
    GameController controller(factoryOf(firstMoveMover()));
    GameSetup setup = twoPersons();
    setup.time = {TimeControl::Kind::PerMove, std::chrono::seconds(30), {}, OnTimeout::ComputerMoves};
    auto game = std::make_unique<LocalGame>(setup, time.now());
    LocalGame &source = *game;
    controller.lead(std::move(game));
    controller.propose(patternMove(controller.game()));
    time.advance(std::chrono::seconds(31));
    source.checkClock();
    ASSERT_TRUE(eventually([&] { return controller.game().ply() == 2; }));
    EXPECT_EQ(controller.sideToMove(), Side::White);
}

TEST(GameController, AnswersADrawOfferForTheComputer)
{
    for (const int score : {-50, 80}) {
        GameController controller(factoryOf(firstMoveMover(score)));
        controller.lead(std::make_unique<LocalGame>(againstComputer()));
        while (controller.game().ply() < 22 && !controller.game().isOver()) {
            const int before = controller.game().ply();
            controller.propose(patternMove(controller.game()));
            ASSERT_TRUE(eventually(
                [&] { return controller.game().ply() >= before + 2 || controller.game().isOver(); }));
        }
        ASSERT_FALSE(controller.game().isOver());
        controller.offer(Offer::Draw);
        EXPECT_EQ(controller.game().isOver(), score <= 0);
        EXPECT_FALSE(controller.source().openOffer());
    }
}

TEST(GameController, KeepsAnEarlierPositionInViewWhileTheGameGoesOn)
{
    GameController controller(factoryOf(firstMoveMover()));
    controller.lead(std::make_unique<LocalGame>(twoPersons()));
    playPattern(controller.source(), 6);
    controller.view(3);
    EXPECT_FALSE(controller.personMayMove());
    playPattern(controller.source(), 1);
    EXPECT_EQ(controller.viewedPly(), 3);
    controller.view(99);
    EXPECT_EQ(controller.viewedPly(), 7);
    controller.view(-5);
    EXPECT_EQ(controller.viewedPly(), 0);
}

TEST(TakeBack, EqualsAFreshReplayBetweenTwoPersons)
{
    for (const bool viewing : {false, true}) {
        for (const bool over : {false, true}) {
            GameController controller(factoryOf(firstMoveMover()));
            controller.lead(std::make_unique<LocalGame>(twoPersons()));
            playPattern(controller.source(), 9);
            if (over)
                controller.resign();
            if (viewing)
                controller.view(3);
            const Game fresh = replay(controller.game(), 8);
            controller.offer(Offer::TakeBack);
            expectSame(controller.game(), fresh);
            EXPECT_TRUE(controller.isLive());
            EXPECT_TRUE(controller.personMayMove());
            // And the game goes on from there.
            controller.propose(patternMove(controller.game()));
            EXPECT_EQ(controller.game().ply(), 9);
        }
    }
}

TEST(TakeBack, StopsAThinkingComputerAndGivesThePersonTheMove)
{
    GameController controller(factoryOf(endlessMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer()));
    controller.propose(patternMove(controller.game()));
    ASSERT_TRUE(controller.isThinking());
    controller.offer(Offer::TakeBack);
    EXPECT_FALSE(controller.isThinking());
    EXPECT_TRUE(controller.personMayMove());
    expectSame(controller.game(), Game(controller.game().rules()));
}

TEST(TakeBack, TakesTheComputersMoveBackToo)
{
    GameController controller(factoryOf(firstMoveMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer()));
    for (const int wanted : {2, 4}) {
        controller.propose(patternMove(controller.game()));
        ASSERT_TRUE(eventually([&] { return controller.game().ply() == wanted; }));
    }
    const Game fresh = replay(controller.game(), 2);
    controller.offer(Offer::TakeBack);
    expectSame(controller.game(), fresh);
    EXPECT_TRUE(controller.personMayMove());
}

TEST(TakeBack, LeavesTheComputersFirstMoveAlone)
{
    GameController controller(factoryOf(firstMoveMover()));
    controller.lead(std::make_unique<LocalGame>(againstComputer(Side::White)));
    ASSERT_TRUE(eventually([&] { return controller.game().ply() == 1; }));
    EXPECT_FALSE(controller.mayOffer(Offer::TakeBack));
    controller.offer(Offer::TakeBack);
    EXPECT_EQ(controller.game().ply(), 1);
}
