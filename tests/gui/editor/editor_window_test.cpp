// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/editor/editor_desk.h"
#include "gui/editor/editor_extension.h"
#include "gui/editor/editor_page.h"
#include "gui/play/autosave.h"
#include "tests/gui/app/app_support.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;
using naqla::core::VariantId;

namespace {

/// A program with the board editor.
struct EditorProgram : Program
{
    explicit EditorProgram(Language language = Language::English)
        : Program(language)
        , desk(*new EditorDesk(window, settings))
    {
        settle();
    }
    void copy(const QString &text) { QGuiApplication::clipboard()->setText(text); }

    EditorDesk &desk;
};

} // namespace

TEST(EditorWindow, PlaysASetUpPositionAgainstTheComputer)
{
    EditorProgram program;
    program.click(u"startSetUp"_s);
    ASSERT_TRUE(program.desk.page().isVisible());
    program.desk.page().setFen(u"B:Wc3,d2:Bb6,f6"_s);
    program.click(u"playFromHere"_s);
    auto *dialog = program.window.findChild<NewGameDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_TRUE(dialog->findChild<QLabel *>(u"startNote"_s)->isVisible());
    EXPECT_FALSE(dialog->findChild<QListWidget *>(u"variants"_s)->isVisible());
    dialog->findChild<QRadioButton *>(u"againstComputer"_s)->setChecked(true);
    dialog->accept();
    settle();
    ASSERT_TRUE(program.window.controller().hasGame());
    EXPECT_EQ(program.game().startPosition(), program.desk.page().draft().position());
    // Whoever moves first in the position is the one who chose to.
    EXPECT_EQ(program.window.controller().player(Side::Black).kind, PlayerKind::Person);
    EXPECT_TRUE(program.board().isVisible());
    program.clickMove(program.game().legalMoves().front());
    EXPECT_TRUE(eventually([&] { return program.game().ply() == 2; }));
}

TEST(EditorWindow, BeginsWithThePositionThatIsLookedAt)
{
    EditorProgram program;
    program.play(twoPersons(), 6);
    program.window.controller().view(3);
    program.window.gamePage().flip();
    program.action("setUpPosition").trigger();
    EXPECT_EQ(program.desk.page().draft().position(), program.game().positionAt(3));
    EXPECT_TRUE(program.desk.page().board().isFlipped());
    // The game goes on when the editor is left, as it was.
    program.click(u"leaveEditor"_s);
    EXPECT_TRUE(program.board().isVisible());
    EXPECT_EQ(program.game().ply(), 6);
}

TEST(EditorWindow, SavesAndRereadsAGameFromASetUpPosition)
{
    GameSetup setup = twoPersons();
    EditorPage *page = nullptr;
    EditorProgram program;
    page = &program.desk.page();
    page->setFen(u"B:Wc3,d2:Bb6,f6"_s);
    setup.start = page->draft().position();
    LocalGame game(setup);
    playPattern(game, 2);
    const auto read = readGame(writeGame(game.setup(), game.game()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->game.startPosition(), *setup.start);
    EXPECT_EQ(read->setup.start, setup.start);
    EXPECT_EQ(read->game.position(), game.game().position());
}

TEST(Paste, OpensAPositionInTheEditor)
{
    EditorProgram program(Language::Arabic);
    program.copy(u"W:Wc3,Kf8:Bb6"_s);
    program.action("pasteGame").trigger();
    EXPECT_TRUE(program.desk.page().isVisible());
    EXPECT_EQ(program.desk.page().draft().position().occupied().count(), 3);
    EXPECT_EQ(program.desk.page().draft().rules().variant, VariantId::Russian);
    program.copy(u"B:W31-50:B1-20"_s);
    program.desk.paste();
    EXPECT_EQ(program.desk.page().draft().rules().variant, VariantId::International);
    program.copy(u"W:W٤١:B٢٠"_s);
    program.desk.paste();
    EXPECT_EQ(program.desk.page().draft().position().occupied().count(), 2);
}

TEST(Paste, OpensAGame)
{
    EditorProgram program;
    LocalGame played(twoPersons());
    playPattern(played, 5);
    program.copy(QString::fromUtf8(writeGame(played.setup(), played.game())));
    program.action("pasteGame").trigger();
    ASSERT_TRUE(program.window.controller().hasGame());
    EXPECT_EQ(program.game().position(), played.game().position());
    EXPECT_TRUE(program.board().isVisible());
}

TEST(Paste, SaysWhenTheClipboardHoldsNeither)
{
    EditorProgram program;
    program.play(twoPersons(), 2);
    for (const QString &text : {u""_s, u"nothing of the kind"_s}) {
        program.copy(text);
        program.desk.paste();
        EXPECT_TRUE(program.notices().text().contains(u"holds no draughts game"_s));
    }
    program.copy(u"[GameType \"25\"]\n1. c3-d4 a1-h8 *"_s);
    program.desk.paste();
    EXPECT_TRUE(program.notices().text().contains(u"could not be opened"_s));
    EXPECT_EQ(program.game().ply(), 2);
}

TEST(Paste, GoesIntoTheFieldThatHasTheKeyboard)
{
    EditorProgram program;
    program.action("setUpPosition").trigger();
    program.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window, 30'000));
    auto *fen = program.window.findChild<QLineEdit *>(u"editorFen"_s);
    fen->setFocus();
    fen->clear();
    program.copy(u"W:Wc3"_s);
    program.action("pasteGame").trigger();
    EXPECT_EQ(fen->text(), u"W:Wc3"_s);
}

TEST(EditorPages, CutOffNoText)
{
    Program program;
    ScreenshotBook book;
    editorExtension().addScreenshots(book, program.settings);
    EXPECT_GE(book.pages().size(), 4U);
    expectNothingCutOff(program, book);
}
