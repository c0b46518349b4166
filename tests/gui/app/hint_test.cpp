// SPDX-License-Identifier: GPL-3.0-or-later
// Advice for the person to move, and making the computer move at once.
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QLabel>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

QString hintStatus(Program &program)
{
    return plain(program.window.findChild<QLabel *>(u"status"_s)->text());
}

QString announced(Program &program)
{
    return plain(program.board().findChild<QLabel *>(u"announcements"_s)->accessibleName());
}

} // namespace

TEST(Hint, IsDrawnAndSaidUntilTheNextMove)
{
    Program program;
    program.play(twoPersons(), 2);
    const QImage before = program.board().grab().toImage();
    QSignalSpy found(&program.window.controller(), &GameController::hintFound);
    program.action("hint").trigger();
    ASSERT_TRUE(eventually([&] { return found.count() == 1; }));
    EXPECT_NE(program.board().grab().toImage(), before);
    EXPECT_TRUE(hintStatus(program).startsWith(u"Hint: "_s)) << hintStatus(program).toStdString();
    EXPECT_TRUE(eventually([&] { return announced(program).endsWith(hintStatus(program)); }));
    EXPECT_TRUE(program.action("hint").isEnabled());

    program.clickMove(program.game().legalMoves().front());
    const QImage moved = program.board().grab().toImage();
    EXPECT_TRUE(hintStatus(program).startsWith(u"Black to move"_s)) << hintStatus(program).toStdString();
    program.board().setHint({});
    EXPECT_EQ(program.board().grab().toImage(), moved) << "the arrow has gone with the move";
}

TEST(Hint, NeverHoldsUpTheWindow)
{
    Program program(Language::English, endlessMover());
    program.play(twoPersons());
    QSignalSpy found(&program.window.controller(), &GameController::hintFound);
    program.action("hint").trigger();
    EXPECT_EQ(hintStatus(program), u"Looking for a good move…"_s);
    EXPECT_FALSE(program.action("hint").isEnabled()) << "one search at a time";
    program.clickMove(program.game().legalMoves().front());
    EXPECT_EQ(program.game().ply(), 1) << "a move does not wait for advice";
    EXPECT_FALSE(program.window.controller().isSeekingHint());
    EXPECT_TRUE(program.action("hint").isEnabled());
    settle();
    EXPECT_EQ(found.count(), 0) << "advice for a position that has gone is not shown";
}

TEST(Hint, IsForThePersonToMoveOnly)
{
    Program program(Language::English, endlessMover());
    program.play(againstComputer(Side::White));
    EXPECT_TRUE(program.window.controller().isThinking());
    EXPECT_FALSE(program.action("hint").isEnabled());
    program.window.controller().resign();
    EXPECT_FALSE(program.action("hint").isEnabled());
}

TEST(PlayNow, MakesTheComputerMove)
{
    Program program(Language::English, endlessMover());
    program.play(twoPersons());
    EXPECT_FALSE(program.action("playNow").isVisible());
    program.play(againstComputer(Side::White));
    ASSERT_TRUE(program.action("playNow").isEnabled());
    program.action("playNow").trigger();
    ASSERT_TRUE(eventually([&] { return program.game().ply() == 1; }));
    EXPECT_FALSE(program.action("playNow").isEnabled());
}
