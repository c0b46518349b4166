// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/autosave.h"

#include "tests/gui/play/play_support.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

TEST(Autosave, FindsNothingInAnEmptyFolder)
{
    const QTemporaryDir folder;
    Autosave autosave(folder.filePath(u"not/yet/there"_s));
    const auto found = autosave.load();
    EXPECT_FALSE(found.game);
    EXPECT_TRUE(found.keptAside.isEmpty());
}

TEST(Autosave, BringsBackPlayersTimeAndClocks)
{
    const QTemporaryDir folder;
    ManualTime time;
    GameSetup setup = againstComputer();
    setup.player(Side::White).name = u"سارة \"the \\ quick\""_s;
    setup.player(Side::Black).level = 3;
    setup.time = {
        TimeControl::Kind::PerGame, std::chrono::minutes(5), std::chrono::seconds(3), OnTimeout::Loses};
    setup.rules.rules.options.compulsoryCapture = false;
    LocalGame game(setup, time.now());
    for (int i = 0; i < 6; ++i) {
        playPattern(game, 1);
        time.advance(std::chrono::seconds(7));
    }
    Autosave autosave(folder.path());
    ASSERT_TRUE(autosave.save(game.setup(), game.game()));
    const auto found = autosave.load();
    ASSERT_TRUE(found.game);
    EXPECT_EQ(found.game->setup.players, setup.players);
    EXPECT_EQ(found.game->setup.time, setup.time);
    EXPECT_EQ(found.game->game.rules(), setup.rules);
    EXPECT_EQ(found.game->game.position(), game.game().position());

    const LocalGame resumed(found.game->setup, found.game->game, time.now());
    for (const Side side : naqla::core::Sides) {
        const auto left = *resumed.timeLeft(side);
        const auto noted = *game.game().notes(side == Side::White ? 4 : 5).clock;
        EXPECT_LT(std::chrono::abs(left - noted), std::chrono::seconds(1));
    }
}

TEST(Autosave, SurvivesAKill)
{
    const QTemporaryDir folder;
    QProcess player;
    player.start(QCoreApplication::applicationFilePath(), {u"--play-and-die"_s, folder.path()});
    ASSERT_TRUE(player.waitForFinished(30'000));
    ASSERT_EQ(player.exitStatus(), QProcess::CrashExit);

    Autosave autosave(folder.path());
    const auto found = autosave.load();
    ASSERT_TRUE(found.game);
    EXPECT_EQ(found.game->game.ply(), 5);
    EXPECT_EQ(found.game->setup.player(Side::Black).kind, PlayerKind::Computer);
}

TEST(Autosave, KeepsADamagedFileAside)
{
    const QTemporaryDir folder;
    const QByteArray garbage = "[Event \"x\"]\n1. a1-z9 \xff\xfe\n";
    Autosave autosave(folder.path());
    ASSERT_FALSE(writeWhole(autosave.path(), garbage));
    const auto found = autosave.load();
    EXPECT_FALSE(found.game);
    ASSERT_FALSE(found.keptAside.isEmpty());
    EXPECT_EQ(readBounded(found.keptAside), garbage);
    EXPECT_TRUE(autosave.load().keptAside.isEmpty());
}

TEST(Autosave, GivesEachRunningProgramItsOwnFile)
{
    const QTemporaryDir folder;
    const Autosave first(folder.path());
    const Autosave second(folder.path());
    EXPECT_NE(first.path(), second.path());
}

TEST(Autosave, ShelvesAGameForTheNextOne)
{
    const QTemporaryDir folder;
    LocalGame game(twoPersons());
    playPattern(game, 4);
    Autosave autosave(folder.path());
    ASSERT_TRUE(autosave.save(game.setup(), game.game()));
    autosave.shelve();
    EXPECT_FALSE(autosave.load().game);
    const QStringList shelf = QDir(folder.filePath(u"games"_s)).entryList(QDir::Files);
    ASSERT_EQ(shelf.size(), 1);
    const auto bytes = readBounded(folder.filePath(u"games/"_s + shelf.first()));
    ASSERT_TRUE(bytes);
    const auto kept = readGame(*bytes);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->game.ply(), 4);
}

TEST(Autosave, SaysWhenTheDiskDoesNotTakeIt)
{
    const LocalGame game(twoPersons());
    EXPECT_TRUE(writeWhole(u"/proc/no-such-folder/game.pdn"_s, "x"));
}
