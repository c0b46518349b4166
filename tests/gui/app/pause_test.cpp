// SPDX-License-Identifier: GPL-3.0-or-later
// Games that stand still for a while, rematches and their score, and games that the computer plays alone.
#include "gui/app/new_game_dialog.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QComboBox>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

GameSetup withClocks(TimeControl::Kind kind)
{
    GameSetup setup = twoPersons();
    setup.time = {kind, std::chrono::seconds(60), {}, OnTimeout::Loses};
    return setup;
}

GameSetup twoComputers()
{
    GameSetup setup = againstComputer(Side::Black);
    setup.player(Side::White) = setup.player(Side::Black);
    return setup;
}

} // namespace

TEST(Pause, StopsTheClocksAndHidesTheBoard)
{
    for (const auto kind : {TimeControl::Kind::PerGame, TimeControl::Kind::PerMove}) {
        Program program;
        ManualTime time;
        program.window.play(std::make_unique<LocalGame>(withClocks(kind), time.now()));
        program.clickMove(patternMove(program.game()));
        time.advance(std::chrono::seconds(20));
        ASSERT_TRUE(program.action("pause").isVisible());
        program.action("pause").trigger();
        EXPECT_FALSE(program.board().isVisible());
        time.advance(std::chrono::hours(3));
        auto &source = static_cast<LocalGame &>(program.window.controller().source());
        source.checkClock();
        EXPECT_EQ(*source.timeLeft(Side::Black), std::chrono::seconds(40));
        const int before = program.game().ply();
        program.window.controller().propose(program.game().legalMoves().front());
        EXPECT_EQ(program.game().ply(), before);
        EXPECT_FALSE(program.action("takeBack").isEnabled());

        program.click(u"endPause"_s);
        EXPECT_TRUE(program.board().isVisible());
        EXPECT_FALSE(program.action("pause").isChecked());
        time.advance(std::chrono::seconds(10));
        EXPECT_EQ(*source.timeLeft(Side::Black), std::chrono::seconds(30)) << "no time is won by a pause";
        program.clickMove(patternMove(program.game()));
        EXPECT_EQ(program.game().ply(), before + 1);
    }
}

TEST(Pause, EndsWithTheGame)
{
    Program program;
    ManualTime time;
    program.window.play(std::make_unique<LocalGame>(withClocks(TimeControl::Kind::PerGame), time.now()));
    program.clickMove(patternMove(program.game()));
    program.action("pause").trigger();
    program.window.controller().resign();
    EXPECT_TRUE(program.board().isVisible());
    EXPECT_FALSE(program.action("pause").isVisible());

    program.window.play(std::make_unique<LocalGame>(withClocks(TimeControl::Kind::PerGame), time.now()));
    program.action("pause").trigger();
    program.play(twoPersons());
    EXPECT_TRUE(program.board().isVisible()) << "another game is not paused";
    EXPECT_FALSE(program.action("pause").isVisible()) << "without clocks there is nothing to stop";
}

TEST(Score, RunsOnThroughRematchesWithSidesExchanged)
{
    Program program;
    program.play(againstComputer());
    const auto text = [&] { return plain(program.notices().text()); };
    program.window.controller().resign();
    EXPECT_FALSE(text().contains(u"Score"_s)) << "one game is no match";
    program.click(u"rematchButton"_s);
    ASSERT_EQ(program.window.controller().ownSide(), Side::Black);
    ASSERT_TRUE(eventually([&] { return program.window.controller().personMayMove(); }));
    program.clickMove(program.game().legalMoves().front());
    program.window.controller().resign();
    EXPECT_TRUE(text().endsWith(u" Score: Computer 2, You 0."_s)) << text().toStdString();

    // A game that goes on after its end has not been won.
    program.action("takeBack").trigger();
    EXPECT_EQ(program.window.controller().score().games(), 1);
    program.play(againstComputer());
    EXPECT_EQ(program.window.controller().score().games(), 0);
}

TEST(Score, CountsDrawsByHalves)
{
    Program program;
    program.play(twoPersons(), 2);
    for (int game = 0; game < 2; ++game) {
        program.action("offerDraw").trigger();
        program.click(u"acceptOffer"_s);
        if (game == 0) {
            program.click(u"rematchButton"_s);
            program.clickMove(patternMove(program.game()));
        }
    }
    program.click(u"rematchButton"_s);
    program.clickMove(patternMove(program.game()));
    program.action("offerDraw").trigger();
    program.click(u"acceptOffer"_s);
    const QString text = plain(program.notices().text());
    EXPECT_TRUE(text.endsWith(u". Score: White 1½, Black 1½."_s)) << text.toStdString();
}

TEST(TwoComputers, AreChosenInTheDialog)
{
    Program program;
    {
        NewGameDialog dialog(program.settings);
        dialog.show();
        Program::clickIn(dialog, u"twoComputers"_s);
        dialog.findChild<QComboBox *>(u"level"_s)->setCurrentIndex(1);
        EXPECT_FALSE(dialog.findChild<QComboBox *>(u"colour"_s)->isEnabled());
        const GameSetup setup = dialog.setup();
        for (const Side side : naqla::core::Sides) {
            EXPECT_EQ(setup.player(side).kind, PlayerKind::Computer);
            EXPECT_EQ(setup.player(side).level, 2);
        }
        dialog.accept();
    }
    const NewGameDialog again(program.settings);
    EXPECT_TRUE(again.findChild<QRadioButton *>(u"twoComputers"_s)->isChecked());
}

TEST(TwoComputers, PlayAndPauseInSightOfTheBoard)
{
    Program program;
    program.play(twoComputers());
    ASSERT_TRUE(eventually([&] { return program.game().ply() >= 3; }));
    program.action("pause").trigger();
    const int ply = program.game().ply();
    settle();
    EXPECT_EQ(program.game().ply(), ply);
    EXPECT_TRUE(program.board().isVisible());
    for (const char *name : {"takeBack", "offerDraw", "resign", "hint"})
        EXPECT_FALSE(program.action(name).isEnabled()) << name;
    program.action("pause").trigger();
    ASSERT_TRUE(eventually([&] { return program.game().ply() > ply; }));
}
