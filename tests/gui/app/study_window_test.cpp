// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"
#include "gui/app/side_panel.h"
#include "gui/moves/move_list_view.h"
#include "gui/play/autosave.h"
#include "tests/gui/app/app_support.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QTextEdit>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

/// A program in which a game of six moves is over.
struct OverProgram : Program
{
    explicit OverProgram(Language language = Language::English)
        : Program(language)
    {
        play(againstComputer(), 6);
        window.controller().resign();
    }
    [[nodiscard]] StudyGame *study() { return window.controller().study(); }
    [[nodiscard]] MoveListView &list() { return window.gamePage().panel().moveList(); }
    /// Clicks a move other than the one that was played.
    void clickAnotherMove()
    {
        const int ply = window.controller().viewedPly();
        const auto &rules = game().rules().rules;
        const auto legal = naqla::core::legalMoves(rules, game().positionAt(ply));
        const auto played = game().moves()[static_cast<std::size_t>(ply)];
        for (const auto &move : legal) {
            if (move != played && move.path.size() == 2) {
                clickSquare(move.from);
                clickSquare(move.to);
                return;
            }
        }
        FAIL();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&list(), key, modifiers); }
};

} // namespace

TEST(Study, BeginsByAMoveAtAnEarlierPositionOfAGameThatIsOver)
{
    for (const bool flipped : {false, true}) {
        for (const auto language : {Language::English, Language::Arabic}) {
            OverProgram program(language);
            if (flipped)
                program.window.gamePage().flip();
            program.window.controller().view(3);
            program.clickAnotherMove();
            ASSERT_TRUE(program.study());
            EXPECT_EQ(program.window.controller().viewedPly(), 4);
            EXPECT_EQ(program.game().ply(), 4);
            EXPECT_EQ(program.board().isFlipped(), flipped);
            EXPECT_EQ(program.board().position(), program.game().position());
            EXPECT_TRUE(program.study()->isVariation(program.study()->current()));
            // Both sides are moved by hand now.
            const auto reply = program.game().legalMoves().front();
            program.clickMove(reply);
            EXPECT_EQ(program.game().ply(), 5);
        }
    }
}

TEST(Study, NeverBeginsInARunningGame)
{
    Program program;
    program.play(twoPersons(), 6);
    program.window.controller().view(3);
    const auto before = program.board().position();
    for (const auto &move : naqla::core::legalMoves(program.game().rules().rules, before)) {
        program.clickSquare(move.from);
        program.clickSquare(move.to);
    }
    EXPECT_FALSE(program.window.controller().study());
    EXPECT_EQ(program.game().ply(), 6);
    program.action("studyGame").trigger();
    EXPECT_FALSE(program.window.controller().study());
}

TEST(Study, CanBePlayedAgainAfterwards)
{
    OverProgram program;
    program.action("studyGame").trigger();
    ASSERT_TRUE(program.study());
    EXPECT_FALSE(program.action("takeBack").isVisible());
    program.action("rematch").trigger();
    EXPECT_FALSE(program.study());
    EXPECT_EQ(program.game().ply(), 0);
    EXPECT_EQ(program.window.controller().player(Side::White).kind, PlayerKind::Computer);
}

TEST(Study, IsEditedByTheKeysOfTheList)
{
    OverProgram program;
    program.window.controller().view(3);
    program.clickAnotherMove();
    ASSERT_TRUE(program.study());
    const auto node = program.study()->current();
    QTest::keyClicks(&program.list(), u"!?"_s);
    EXPECT_EQ(program.study()->mark(node), 5);
    QTest::keyClicks(&program.list(), u"?"_s);
    EXPECT_EQ(program.study()->mark(node), 2);
    program.key(Qt::Key_Backspace);
    EXPECT_EQ(program.study()->mark(node), 0);
    program.key(Qt::Key_Up, Qt::ControlModifier);
    EXPECT_FALSE(program.study()->isVariation(node));
    program.key(Qt::Key_Return);
    auto *dialog = program.window.findChild<QDialog *>(u"commentDialog"_s);
    ASSERT_TRUE(dialog);
    auto *text = dialog->findChild<QTextEdit *>(u"commentText"_s);
    const int middle = text->viewport()->width() / 2;
    text->setPlainText(u"A comment"_s);
    EXPECT_LT(text->cursorRect().left(), middle);
    text->setPlainText(u"تعليق"_s);
    EXPECT_GT(text->cursorRect().left(), middle) << "each language begins at its own side";
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    settle();
    EXPECT_EQ(program.study()->comment(node), u"تعليق"_s);
    program.key(Qt::Key_Delete);
    EXPECT_EQ(program.window.controller().viewedPly(), 3);
    EXPECT_EQ(program.game().ply(), 6);
}

TEST(Study, OffersWhatCanBeDoneInAMenu)
{
    OverProgram program;
    program.window.controller().view(3);
    program.clickAnotherMove();
    ASSERT_TRUE(program.study());
    const QModelIndex played = program.list().model()->index(1, 2);
    const QPoint place = program.list().visualRect(played).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, program.list().viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(program.list().viewport(), &asked);
    auto *menu = program.list().findChild<QMenu *>(u"studyMenu"_s);
    ASSERT_TRUE(menu);
    // The move under the pointer is the one meant: it was played, so it can be marked and not deleted.
    EXPECT_TRUE(program.study()->isMainLine());
    EXPECT_FALSE(menu->findChild<QAction *>(u"deleteVariation"_s)->isEnabled());
    EXPECT_FALSE(menu->findChild<QAction *>(u"promoteVariation"_s)->isEnabled());
    menu->findChild<QMenu *>(u"markMenu"_s)->findChild<QAction *>(u"mark4"_s)->trigger();
    EXPECT_EQ(program.study()->mark(program.study()->current()), 4);
    menu->findChild<QAction *>(u"copyLine"_s)->trigger();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(u"??"_s));
    menu->close();
}

TEST(Study, IsSavedAndOpenedWithItsVariations)
{
    OverProgram program;
    program.window.controller().view(3);
    program.clickAnotherMove();
    ASSERT_TRUE(program.study());
    program.study()->setComment(program.study()->current(), u"why not"_s);
    program.action("copyGame").trigger();
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(copied.contains(u"why not"_s));
    Program other;
    other.window.openText(copied.toUtf8());
    ASSERT_TRUE(other.window.controller().study());
    EXPECT_EQ(other.window.controller().study()->tree(), program.study()->tree());
}

TEST(Study, ComesBackWithTheNextStart)
{
    const auto home = std::make_shared<QTemporaryDir>();
    std::optional<naqla::core::GameTree> tree;
    {
        Program program(home);
        program.play(twoPersons(), 6);
        program.window.controller().resign();
        program.action("studyGame").trigger();
        ASSERT_TRUE(program.window.controller().study());
        program.window.controller().study()->setMark(2, 1);
        tree = program.window.controller().study()->tree();
    }
    Program program(home);
    program.click(u"resumeGame"_s);
    ASSERT_TRUE(program.window.controller().study());
    EXPECT_EQ(program.window.controller().study()->tree(), *tree);
}

TEST(Study, IsLeafedThroughByTheWheel)
{
    OverProgram program;
    const auto turn = [&](int delta) {
        const QPoint place = program.window.gamePage().rect().center();
        QWheelEvent event(place, program.window.gamePage().mapToGlobal(place), {}, {0, delta}, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&program.window.gamePage(), &event);
    };
    turn(120);
    turn(60);
    EXPECT_EQ(program.window.controller().viewedPly(), 5);
    turn(60);
    EXPECT_EQ(program.window.controller().viewedPly(), 4);
    turn(-240);
    EXPECT_EQ(program.window.controller().viewedPly(), 6);
    program.play(twoPersons(), 4);
    turn(120);
    EXPECT_EQ(program.window.controller().viewedPly(), 4);
}

TEST(Study, SaysInTheStatusLineThatAVariationIsShown)
{
    OverProgram program;
    auto *status = program.window.findChild<QLabel *>(u"status"_s);
    program.window.controller().view(3);
    EXPECT_TRUE(status->text().contains(u"begins a variation"_s)) << status->text().toStdString();
    program.clickAnotherMove();
    EXPECT_TRUE(status->text().contains(u"This is a variation"_s)) << status->text().toStdString();
}
