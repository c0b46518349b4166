// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/game_list_dialog.h"
#include "gui/play/autosave.h"
#include "tests/gui/app/app_support.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

void chooseFile(Program &program, const QString &dialogName, const QString &path)
{
    auto *dialog = program.window.findChild<QFileDialog *>(dialogName);
    ASSERT_TRUE(dialog);
    dialog->setDirectory(QFileInfo(path).absolutePath());
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
}

} // namespace

TEST(Files, OpensWhatItSaved)
{
    Program program;
    program.play(againstComputer(), 7);
    const QString path = program.home->filePath(u"my game.pdn"_s);
    const auto position = program.game().position();
    program.action("save").trigger();
    chooseFile(program, u"saveDialog"_s, path);
    ASSERT_TRUE(QFile::exists(path));

    Program other;
    other.window.openFile(path);
    ASSERT_TRUE(eventually([&] { return other.window.controller().hasGame(); }));
    EXPECT_EQ(other.game().positionAt(7), position);
    EXPECT_EQ(other.window.controller().player(Side::Black).kind, PlayerKind::Computer);
}

TEST(Files, CountsTheLinesOfTheFileInEachOfItsGames)
{
    Program program;
    program.play(twoPersons(), 3);
    const QString path = program.home->filePath(u"two.pdn"_s);
    ASSERT_FALSE(
        writeWhole(path, "[GameType \"25\"]\n\n1. c3-d4 *\n\n[GameType \"25\"]\n\n1. c3-d4\na1-h8 *\n"));
    program.window.openFile(path);
    GameListDialog *dialog = nullptr;
    ASSERT_TRUE(eventually([&] {
        dialog = program.window.findChild<GameListDialog *>();
        return dialog && dialog->findChild<QTableView *>()->model()->rowCount() == 2;
    }));
    auto *filter = dialog->findChild<QLineEdit *>(u"gameFilter"_s);
    QTest::keyClick(filter, Qt::Key_Down);
    ASSERT_EQ(dialog->chosenNumber(), 2);
    QTest::keyClick(filter, Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return program.notices().has(Notice::Kind::File); }));
    EXPECT_TRUE(program.notices().text().contains(u"Line 8"_s)) << program.notices().text().toStdString();
}

TEST(Files, OpensThroughTheDialog)
{
    Program program;
    const LocalGame saved(twoPersons());
    const QString path = program.home->filePath(u"start.pdn"_s);
    ASSERT_FALSE(writeWhole(path, writeGame(saved.setup(), saved.game())));
    program.click(u"openGame"_s);
    chooseFile(program, u"openDialog"_s, path);
    EXPECT_TRUE(eventually([&] { return program.window.controller().hasGame(); }));
}

TEST(Files, ExplainsADamagedFileAndLeavesTheGameAlone)
{
    Program program;
    program.play(twoPersons(), 3);
    const QString path = program.home->filePath(u"bad.pdn"_s);
    ASSERT_FALSE(writeWhole(path, "[GameType \"25\"]\n\n1. c3-d4 a1-h8 *\n"));
    program.window.openFile(path);
    EXPECT_TRUE(eventually([&] { return program.notices().has(Notice::Kind::File); }));
    EXPECT_EQ(program.game().ply(), 3);
    EXPECT_TRUE(program.notices().text().contains(u"could not be opened"_s))
        << program.notices().text().toStdString();
    EXPECT_TRUE(program.notices().text().contains(u"Line 3"_s)) << program.notices().text().toStdString();
    program.window.openFile(program.home->filePath(u"missing.pdn"_s));
    EXPECT_TRUE(eventually([&] { return program.notices().text().contains(u"could not be read"_s); }));
}

TEST(Files, OpensAFinishedGameWithoutAnnouncingItsResult)
{
    Program program;
    LocalGame over(twoPersons());
    playPattern(over, 12);
    over.resign(Side::White);
    const QString path = program.home->filePath(u"over.pdn"_s);
    ASSERT_FALSE(writeWhole(path, writeGame(over.setup(), over.game())));
    program.window.openFile(path);
    ASSERT_TRUE(eventually([&] { return program.window.controller().hasGame(); }));
    EXPECT_TRUE(program.game().isOver());
    for (int ply = 0; ply <= 12; ++ply)
        program.window.controller().view(ply);
    EXPECT_FALSE(program.notices().has(Notice::Kind::Result));
    EXPECT_TRUE(program.notices().text().isEmpty());
}

TEST(Files, CopiesWithoutDirectionMarks)
{
    Program program(Language::Arabic);
    program.play(twoPersons(), 2);
    program.action("copyPosition").trigger();
    const QString fen = QGuiApplication::clipboard()->text();
    program.action("copyGame").trigger();
    const QString pdn = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(fen.startsWith(u"W:"_s)) << fen.toStdString();
    EXPECT_TRUE(pdn.contains(u"[GameType \"25"_s)) << pdn.toStdString();
    for (const QString &text : {fen, pdn}) {
        for (const QChar c : text)
            EXPECT_TRUE(c.unicode() < 0x80);
    }
}

TEST(Resume, OffersTheGameThatWasLeft)
{
    const auto home = std::make_shared<QTemporaryDir>();
    naqla::core::Position left;
    {
        Program program(home);
        program.play(againstComputer(), 6);
        program.clickMove(patternMove(program.game()));
        ASSERT_TRUE(eventually([&] { return program.game().ply() == 8; }));
        left = program.game().position();
    }
    Program program(home);
    EXPECT_FALSE(program.window.controller().hasGame());
    program.click(u"resumeGame"_s);
    ASSERT_TRUE(program.window.controller().hasGame());
    EXPECT_EQ(program.game().position(), left);
    EXPECT_EQ(program.window.controller().player(Side::Black).kind, PlayerKind::Computer);
}

TEST(Resume, ReportsADamagedGameInASentenceAndKeepsIt)
{
    const auto home = std::make_shared<QTemporaryDir>();
    QString path;
    {
        const Autosave autosave(Program::dataFolder(*home));
        path = autosave.path();
    }
    ASSERT_FALSE(writeWhole(path, "[GameType \"25\"]\n1. nonsense"));
    Program program(home);
    EXPECT_TRUE(program.window.startPage().notices().text().contains(u"damaged"_s));
    EXPECT_EQ(QDir(Program::dataFolder(*home)).entryList({u"damaged-game-*.pdn"_s}).size(), 1);
    // And the program goes on as if nothing had been there.
    program.play(twoPersons());
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(program.game().ply(), 1);
}

namespace {

/// What the menu of earlier games offers when it is opened.
QStringList earlierGames(Program &program)
{
    auto *menu = program.window.findChild<QMenu *>(u"earlierGamesMenu"_s);
    menu->popup({});
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            texts.append(action->text());
    }
    menu->close();
    return texts;
}

void openEarlier(Program &program, int number)
{
    auto *menu = program.window.findChild<QMenu *>(u"earlierGamesMenu"_s);
    menu->popup({});
    menu->actions().at(number)->trigger();
    menu->close();
}

} // namespace

TEST(EarlierGames, KeepAGameForWhichAnotherIsOpened)
{
    Program program;
    EXPECT_EQ(earlierGames(program), QStringList{u"There are no earlier games"_s});
    program.play(againstComputer(), 6);
    program.clickMove(patternMove(program.game()));
    ASSERT_TRUE(eventually([&] { return program.game().ply() == 8; }));
    const auto left = program.game().position();
    LocalGame over(twoPersons());
    playPattern(over, 12);
    over.resign(Side::White);

    program.window.openText(writeGame(over.setup(), over.game()));
    ASSERT_TRUE(program.window.controller().study());
    QStringList texts = earlierGames(program);
    ASSERT_EQ(texts.size(), 2);
    EXPECT_TRUE(texts.first().startsWith(u"Russian draughts, after 8 moves ("_s))
        << texts.first().toStdString();

    openEarlier(program, 0);
    ASSERT_FALSE(program.window.controller().study());
    EXPECT_EQ(program.game().position(), left);
    EXPECT_EQ(program.window.controller().player(Side::Black).kind, PlayerKind::Computer);
    // The two have changed places.
    texts = earlierGames(program);
    ASSERT_EQ(texts.size(), 2);
    EXPECT_TRUE(texts.first().startsWith(u"Russian draughts, finished ("_s)) << texts.first().toStdString();
    openEarlier(program, 0);
    EXPECT_TRUE(program.window.controller().study());
}

TEST(EarlierGames, AreListedNewestFirstInTheLanguageOfTheWindow)
{
    Program program(Language::Arabic);
    for (int plies = 1; plies <= 14; ++plies) {
        program.play(twoPersons(), plies);
        program.play(twoPersons());
    }
    const QStringList texts = earlierGames(program);
    ASSERT_EQ(texts.size(), 13); // twelve of them, and the way to all
    EXPECT_TRUE(texts.first().contains(u"بعد 14 نقلة"_s)) << texts.first().toStdString();
    EXPECT_TRUE(texts.at(11).contains(u"بعد 3 نقلات"_s)) << texts.at(11).toStdString();
}

TEST(EarlierGames, ThatHaveGoneAreReportedAndLoseNothing)
{
    Program program;
    program.play(twoPersons(), 4);
    program.play(twoPersons());
    program.clickMove(patternMove(program.game()));
    auto *menu = program.window.findChild<QMenu *>(u"earlierGamesMenu"_s);
    menu->popup({});
    ASSERT_TRUE(QDir(Program::dataFolder(*program.home) + u"/games"_s).removeRecursively());
    menu->actions().first()->trigger();
    menu->close();
    EXPECT_TRUE(program.notices().text().contains(u"could not be read"_s));
    EXPECT_EQ(program.game().ply(), 1);
}

namespace {

/// A file with so many games of three moves each.
QString writeGames(const Program &program, int count)
{
    QByteArray games;
    for (int i = 1; i <= count; ++i) {
        games += "[Event \"Club\"]\n[White \"" + QByteArray(i % 7 == 0 ? "سارة" : "Omar")
            + "\"]\n[Black \"Player " + QByteArray::number(i)
            + "\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 1-0\n\n";
    }
    QString path = program.home->filePath(u"games.pdn"_s);
    EXPECT_FALSE(writeWhole(path, games));
    return path;
}

/// Waits for the list of games and all that is in it.
GameListDialog *openList(Program &program, int count)
{
    program.window.openFile(writeGames(program, count));
    GameListDialog *dialog = nullptr;
    const bool complete = eventually([&] {
        dialog = program.window.findChild<GameListDialog *>();
        return dialog && dialog->findChild<QTableView *>()->model()->rowCount() == count;
    });
    EXPECT_TRUE(complete);
    return dialog;
}

} // namespace

TEST(GameList, OpensTheChosenGameOfAFile)
{
    for (const auto language : {Language::English, Language::Arabic}) {
        Program program(language);
        GameListDialog *dialog = openList(program, 20);
        ASSERT_TRUE(dialog);
        EXPECT_FALSE(program.window.controller().hasGame());
        auto *filter = dialog->findChild<QLineEdit *>(u"gameFilter"_s);
        QTest::keyClicks(filter, u"player 1"_s);
        EXPECT_EQ(dialog->findChild<QTableView *>()->model()->rowCount(), 11);
        QTest::keyClick(filter, Qt::Key_Down);
        EXPECT_EQ(dialog->chosenNumber(), 10);
        QTest::keyClick(filter, Qt::Key_Return);
        ASSERT_TRUE(eventually([&] { return program.window.controller().hasGame(); }));
        ASSERT_TRUE(program.window.controller().study());
        EXPECT_EQ(program.window.controller().player(Side::Black).name, u"Player 10"_s);
    }
}

TEST(GameList, FindsArabicNamesAndSortsByNumber)
{
    Program program(Language::Arabic);
    GameListDialog *dialog = openList(program, 30);
    ASSERT_TRUE(dialog);
    auto *table = dialog->findChild<QTableView *>();
    table->sortByColumn(GameListModel::NumberColumn, Qt::DescendingOrder);
    EXPECT_EQ(
        table->model()->index(0, GameListModel::NumberColumn).data(GameListModel::SortRole).toInt(), 30);
    dialog->findChild<QLineEdit *>(u"gameFilter"_s)->setText(u"سارة"_s);
    EXPECT_EQ(table->model()->rowCount(), 4);
    dialog->findChild<QLineEdit *>(u"gameFilter"_s)->setText(u"nobody"_s);
    EXPECT_FALSE(dialog->findChild<QPushButton *>(u"openChosen"_s)->isEnabled());
    dialog->reject();
    settle();
    EXPECT_FALSE(program.window.controller().hasGame());
}

TEST(GameList, LeavesTheWindowToItsEventsWhileItReads)
{
    Program program;
    program.play(twoPersons(), 2);
    program.window.openFile(writeGames(program, 20'000));
    // Nothing has been read here; the game can be played on meanwhile.
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(program.game().ply(), 3);
    GameListDialog *dialog = nullptr;
    ASSERT_TRUE(eventually([&] {
        dialog = program.window.findChild<GameListDialog *>();
        return dialog != nullptr;
    }));
    ASSERT_TRUE(eventually([&] { return dialog->findChild<QTableView *>()->model()->rowCount() == 20'000; }));
}

TEST(GameListModel, KeepsItsPromises)
{
    GameListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.append({});
    model.append({{1, u"A"_s, u"B"_s, {}, {}, u"2-0"_s, {}}, {2, u"C"_s, {}, {}, {}, {}, {}}});
    model.append({{3, u"D"_s, {}, {}, {}, {}, naqla::core::VariantId::Turkish}});
    model.retranslate();
    EXPECT_EQ(model.rowCount(), 3);
    const QModelIndex result = model.index(0, GameListModel::ResultColumn);
    EXPECT_EQ(result.data().toString(), u"\u20662-0\u2069"_s);
    EXPECT_EQ(result.data(Qt::AccessibleTextRole).toString(), u"2-0"_s);
}
