// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/new_game_dialog.h"
#include "tests/gui/app/app_support.h"

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

TEST(FirstGame, StartsWithTwoClicks)
{
    Program program;
    program.click(u"darkSquares"_s);
    auto *dialog = program.window.findChild<NewGameDialog *>();
    ASSERT_TRUE(dialog && dialog->isVisible());
    Program::clickIn(*dialog, u"startGame"_s);
    ASSERT_TRUE(program.window.controller().hasGame());
    EXPECT_TRUE(program.window.controller().personMayMove());
    EXPECT_TRUE(program.board().isVisible());
}

TEST(FirstGame, OffersTheFamilyThatWasClicked)
{
    Program program;
    program.click(u"allSquares"_s);
    const auto setup = program.window.findChild<NewGameDialog *>()->setup();
    EXPECT_EQ(setup.rules.variant, naqla::core::VariantId::Turkish);
}

TEST(Window, PlaysAWholeGameByClicks)
{
    Program program;
    GameSetup setup = againstComputer();
    setup.rules.rules.options.moveLimitPlies = 80;
    program.play(setup);
    QSignalSpy ended(&program.window.controller(), &GameController::ended);
    while (!program.game().isOver()) {
        ASSERT_TRUE(eventually(
            [&] { return program.window.controller().personMayMove() || program.game().isOver(); }));
        if (program.game().isOver())
            break;
        const int before = program.game().ply();
        program.clickMove(patternMove(program.game()));
        ASSERT_GT(program.game().ply(), before) << "the board did not take the move";
        EXPECT_EQ(program.board().position(), program.game().position());
    }
    EXPECT_EQ(ended.count(), 1);
    EXPECT_TRUE(program.notices().has(Notice::Kind::Result));
    program.click(u"rematchButton"_s);
    EXPECT_FALSE(program.game().isOver());
    EXPECT_EQ(program.window.controller().player(Side::White).kind, PlayerKind::Computer);
    EXPECT_TRUE(program.board().isFlipped());
    EXPECT_FALSE(program.notices().has(Notice::Kind::Result));
}

TEST(Window, SaysWhyAPieceMayNotMove)
{
    Program program;
    program.play(twoPersons());
    program.clickSquare(program.game().position().pieces(Side::Black).first());
    auto *status = program.window.findChild<QLabel *>(u"status"_s);
    EXPECT_EQ(status->text(), u"This piece belongs to the opponent. Choose one of your own."_s);
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(status->text(), u"Black to move"_s);
}

TEST(Window, SaysThatAPieceIsBlockedUntilAnotherIsSelected)
{
    Program program;
    program.play(twoPersons());
    auto *status = program.window.findChild<QLabel *>(u"status"_s);
    const auto own = program.game().position().pieces(Side::White);
    const auto mover = program.game().legalMoves().front().from;
    for (const auto square : own) {
        const auto &moves = program.game().legalMoves();
        if (std::any_of(moves.begin(), moves.end(), [&](const auto &move) { return move.from == square; }))
            continue;
        program.clickSquare(square);
        EXPECT_EQ(status->text(), u"This piece cannot move now. Choose another one."_s);
        program.clickSquare(mover);
        EXPECT_EQ(status->text(), u"White to move"_s);
        program.clickSquare(mover);
    }
}

TEST(Window, AsksTheOtherPlayerAboutADraw)
{
    Program program;
    program.play(twoPersons(), 4);
    program.action("offerDraw").trigger();
    EXPECT_EQ(
        program.notices().text().remove(QChar(0x2068)).remove(QChar(0x2069)), u"White offers a draw."_s);
    program.click(u"declineOffer"_s);
    EXPECT_FALSE(program.game().isOver());
    EXPECT_EQ(program.notices().text(), u"The draw offer was declined."_s);
    program.action("offerDraw").trigger();
    program.click(u"acceptOffer"_s);
    EXPECT_EQ(program.game().result()->reason, naqla::core::EndReason::Agreement);
}

TEST(Window, AsksBeforeResigning)
{
    Program program;
    program.play(againstComputer(), 0);
    program.action("resign").trigger();
    program.click(u"cancelResign"_s);
    EXPECT_FALSE(program.game().isOver());
    program.action("resign").trigger();
    program.click(u"confirmResign"_s);
    EXPECT_TRUE(program.game().isOver());
    EXPECT_EQ(program.notices().text(), u"You lose. Black wins as White resigned."_s);
    EXPECT_FALSE(program.action("resign").isEnabled());
}

TEST(Window, AsksBeforeEachMoveWhenWanted)
{
    Program program;
    program.settings.setValue(keys::ConfirmMoves, true);
    program.play(twoPersons());
    const auto move = patternMove(program.game());
    program.clickMove(move);
    EXPECT_EQ(program.game().ply(), 0);
    program.click(u"cancelMove"_s);
    program.clickMove(move);
    program.click(u"confirmMove"_s);
    EXPECT_EQ(program.game().ply(), 1);
}

TEST(Window, TakesBackDuringAHalfEnteredMove)
{
    Program program;
    program.play(twoPersons(), 5);
    program.clickSquare(program.game().legalMoves().front().from);
    program.action("takeBack").trigger();
    EXPECT_EQ(program.game().ply(), 4);
    EXPECT_EQ(program.board().position(), program.game().position());
    const int before = program.game().ply();
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(program.game().ply(), before + 1);
}

TEST(Window, ShowsEarlierPositionsWithoutTouchingTheGame)
{
    Program program;
    program.play(twoPersons(), 6);
    program.action("firstMove").trigger();
    EXPECT_EQ(program.board().position(), program.game().startPosition());
    program.clickMove(program.game().legalMoves().front());
    EXPECT_EQ(program.game().ply(), 6);
    program.action("nextMove").trigger();
    EXPECT_EQ(program.board().position(), program.game().positionAt(1));
    program.action("lastMove").trigger();
    EXPECT_EQ(program.board().position(), program.game().position());
}

TEST(Window, KeepsTheOwnColourBelow)
{
    Program program;
    program.play(againstComputer(Side::White));
    EXPECT_TRUE(program.board().isFlipped());
    program.play(againstComputer(Side::Black));
    EXPECT_FALSE(program.board().isFlipped());
    program.action("flipBoard").trigger();
    EXPECT_TRUE(program.board().isFlipped());
}

TEST(Shortcuts, WorkByBothKeyboardsAndAreUnique)
{
    Program program;
    program.play(twoPersons(), 3);
    program.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window, 30'000));
    QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(program.game().ply(), 2);
    QTest::keyClick(&program.window, Qt::Key_F6);
    EXPECT_TRUE(program.board().isFlipped());
    QTest::keyClick(&program.window, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(program.window.controller().viewedPly(), 1);

    QHash<QString, QString> owner;
    for (const QAction *action : program.window.actions()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString text = keys.toString(QKeySequence::PortableText);
            EXPECT_FALSE(owner.contains(text)) << text.toStdString();
            owner.insert(text, action->objectName());
        }
    }
    for (const auto &[keys, name] : {std::pair{u"Ctrl+ئ"_s, u"takeBack"_s}, {u"Ctrl+ى"_s, u"newGame"_s},
             {u"Ctrl+خ"_s, u"open"_s}, {u"Ctrl+س"_s, u"save"_s}, {u"Ctrl+ب"_s, u"flipBoard"_s}})
        EXPECT_EQ(owner.value(keys), name) << keys.toStdString();
}

TEST(Clocks, StandBesideThePlayers)
{
    Program program;
    GameSetup setup = twoPersons();
    setup.time = {TimeControl::Kind::PerGame, std::chrono::minutes(5), {}, OnTimeout::Loses};
    ManualTime time;
    program.window.play(std::make_unique<LocalGame>(setup, time.now()));
    program.clickMove(patternMove(program.game()));
    time.advance(std::chrono::seconds(61));
    static_cast<LocalGame &>(program.window.controller().source()).checkClock();
    const auto clock = [&](const char *strip) {
        return program.window.findChild<QWidget *>(QString::fromLatin1(strip))
            ->findChild<QLabel *>(u"playerClock"_s)
            ->text();
    };
    EXPECT_EQ(clock("upperPlayer"), u"03:59"_s);
    EXPECT_EQ(clock("lowerPlayer"), u"05:00"_s);
    time.advance(std::chrono::minutes(5));
    static_cast<LocalGame &>(program.window.controller().source()).checkClock();
    EXPECT_EQ(program.notices().text(), u"White wins as Black ran out of time"_s);
}
