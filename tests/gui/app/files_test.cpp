// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/autosave.h"
#include "tests/gui/app/app_support.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>

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
    ASSERT_TRUE(other.window.controller().hasGame());
    EXPECT_EQ(other.game().positionAt(7), position);
    EXPECT_EQ(other.window.controller().player(Side::Black).kind, PlayerKind::Computer);
}

TEST(Files, OpensThroughTheDialog)
{
    Program program;
    const LocalGame saved(twoPersons());
    const QString path = program.home->filePath(u"start.pdn"_s);
    ASSERT_FALSE(writeWhole(path, writeGame(saved.setup(), saved.game())));
    program.click(u"openGame"_s);
    chooseFile(program, u"openDialog"_s, path);
    EXPECT_TRUE(program.window.controller().hasGame());
}

TEST(Files, ExplainsADamagedFileAndLeavesTheGameAlone)
{
    Program program;
    program.play(twoPersons(), 3);
    const QString path = program.home->filePath(u"bad.pdn"_s);
    ASSERT_FALSE(writeWhole(path, "[GameType \"25\"]\n\n1. c3-d4 a1-h8 *\n"));
    program.window.openFile(path);
    EXPECT_EQ(program.game().ply(), 3);
    EXPECT_TRUE(program.notices().text().contains(u"could not be opened"_s))
        << program.notices().text().toStdString();
    EXPECT_TRUE(program.notices().text().contains(u"Line 3"_s)) << program.notices().text().toStdString();
    program.window.openFile(program.home->filePath(u"missing.pdn"_s));
    EXPECT_TRUE(program.notices().text().contains(u"could not be read"_s));
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
    ASSERT_TRUE(program.window.controller().hasGame());
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
