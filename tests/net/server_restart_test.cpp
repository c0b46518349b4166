// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/sqlite_store.h"
#include "tests/net/server_world.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;

TEST(ServerRestart, AHostThatWasKilledComesBackWithItsGames)
{
    char name[] = "test";
    char *argv[] = {name, nullptr};
    int argc = 1;
    const QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"games.sqlite"_s);
    auto settings = World::settings("turkish");
    settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 60'000};
    settings.takebacks = true;

    QByteArray serverId;
    QByteArray token;
    QByteArray device;
    std::optional<core::Position> position;
    {
        SqliteStore store(file);
        World world(5, {}, true, &store);
        Client &white = world.guest(u"ليلى"_s);
        Client &black = world.guest(u"Omar"_s);
        world.startGame(white, black, settings);
        for (int i = 0; i < 7; ++i)
            (white.mirror.isMyTurn() ? white : black).playFirst();
        serverId = white.last<wire::Welcome>()->serverId;
        token = white.token;
        device = white.device;
        position = white.mirror.game->position();
    } // nobody said goodbye
    SqliteStore store(file);
    World world(6, {}, true, &store);
    EXPECT_EQ(world.server->runningGameCount(), 1);
    Client &white = world.client(u"ليلى"_s);
    white.device = device;
    white.connect();
    white.resumeWith(token);
    EXPECT_EQ(white.last<wire::Welcome>()->serverId, serverId);
    ASSERT_TRUE(white.mirror.game);
    EXPECT_EQ(white.mirror.game->ply(), 7);
    EXPECT_TRUE(white.mirror.game->position() == position);
    EXPECT_TRUE(white.mirror.state.settings.takebacks);
    Client &stranger = world.guest(u"Omar"_s);
    EXPECT_EQ(stranger.last<wire::Session>()->shownName, u"Omar2"_s) << "the name is the absent player's";
    EXPECT_TRUE(stranger.last<wire::Session>()->seats.empty());
}

TEST(ServerRestart, AKilledServerCostsNoPlayerMoreThanTheTimeItLived)
{
    auto settings = World::settings();
    settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 60'000};
    World world;
    Client &white = world.guest(u"Omar"_s);
    Client &black = world.guest(u"Ali"_s);
    world.startGame(white, black, settings);
    white.playFirst();
    world.advance(Milliseconds{22'000}); // Black thinks; the last mark is at most 5 s old
    world.restartServer();
    world.advance(Milliseconds{100'000}); // nobody comes back for a while
    for (Client *client : {&white, &black}) {
        client->connect();
        client->resume();
    }
    EXPECT_EQ(white.mirror.state.stage, wire::TableStage::Playing) << "told that the game goes on";
    const auto left = black.last<wire::Clock>()->clocks.blackMs;
    EXPECT_GE(left, 38'000U) << "the time of the restart is nobody's";
    EXPECT_LE(left, 43'000U) << "and Black does not get his thinking back";
}

TEST(ServerRestart, AServerThatEndsInOrderKeepsTheClocksExactly)
{
    auto settings = World::settings();
    settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 60'000};
    World world;
    Client &white = world.guest(u"Omar"_s);
    Client &black = world.guest(u"Ali"_s);
    world.startGame(white, black, settings);
    world.advance(Milliseconds{3'210});
    world.server->shutDown(wire::NoticeKind::Restart);
    world.restartServer();
    for (Client *client : {&white, &black}) {
        client->connect();
        client->resume();
    }
    EXPECT_EQ(white.last<wire::Clock>()->clocks.whiteMs, 60'000U - 3'210U);
}

TEST(ServerRestart, StoredGamesThatMakeNoSenseAreEndedNotPlayed)
{
    World world;
    world.memory.addGame({.id = QByteArray(16, 'a'), .table = 5, .rules = "chess"});
    GameRecord record{.id = QByteArray(16, 'b'),
        .table = 6,
        .settings = wire::encodeSettings(World::settings()),
        .rules = "russian",
        .startFen = "W:W22:B9",
        .seats = {SeatRecord{.account = 1, .name = u"a"_s}, SeatRecord{.account = 2, .name = u"b"_s}}};
    world.memory.addGame(record);
    world.memory.addMove({.game = record.id, .path = {22, 1}});
    record.id = QByteArray(16, 'c');
    record.table = 7;
    world.memory.addGame(record);
    world.restartServer();
    EXPECT_EQ(world.server->runningGameCount(), 1);
    const auto running = world.memory.runningGames();
    ASSERT_EQ(running.size(), 1U);
    EXPECT_EQ(running.front().record.id, QByteArray(16, 'c'));
}

} // namespace naqla::net
