// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

/// A running game that people may watch.
struct Watched
{
    explicit Watched(wire::TableSettings settings = World::settings(), ServerConfig config = {})
        : world(1, std::move(config))
        , host(world.guest(u"Omar"_s))
        , guest(world.guest(u"Ali"_s))
        , spectator(world.guest(u"Sara"_s))
    {
        world.startGame(host, guest, std::move(settings));
    }
    [[nodiscard]] ErrorCode watches(Client &client, wire::TableJoin join = {})
    {
        join.as = wire::JoinAs::Spectator;
        return client.answerTo(client.askAt(host.mirror.table, join));
    }

    World world;
    Client &host;
    Client &guest;
    Client &spectator;
};

} // namespace

TEST(ServerSpectator, SeesTheGameAsItIsAndAsItGoesOn)
{
    Watched game;
    game.host.playFirst();
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    EXPECT_EQ(game.spectator.mirror.state.yourSeat, std::nullopt);
    EXPECT_TRUE(game.spectator.mirror.state.inviteCode.isEmpty());
    ASSERT_TRUE(game.spectator.mirror.game);
    EXPECT_EQ(game.spectator.mirror.game->ply(), 1);
    game.guest.playFirst();
    game.host.playFirst();
    EXPECT_EQ(game.spectator.mirror.game->ply(), 3);
    EXPECT_TRUE(game.spectator.mirror.game->position() == game.host.mirror.game->position());
    game.guest.ask(wire::Resign{.game = game.guest.mirror.gameId});
    EXPECT_EQ(game.spectator.mirror.ends, 1);
    game.host.ask(wire::Offer{.kind = wire::OfferKind::Rematch});
    game.guest.ask(wire::Offer{.kind = wire::OfferKind::Rematch});
    EXPECT_EQ(game.spectator.count<wire::GameStart>(), 1) << "the next game as well";
}

TEST(ServerSpectator, IsNeverHiddenFromThePlayers)
{
    Watched game;
    game.world.advance(Milliseconds{1'000});
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    EXPECT_EQ(game.host.mirror.state.spectators, 1);
    EXPECT_EQ(game.spectator.mirror.state.spectators, 1);
    Client &second = game.world.guest(u"Huda"_s);
    game.world.advance(Milliseconds{200});
    ASSERT_EQ(game.watches(second), ErrorCode::None);
    EXPECT_EQ(game.host.mirror.state.spectators, 1) << "not told more than once a second";
    game.world.advance(Milliseconds{1'000});
    EXPECT_EQ(game.host.mirror.state.spectators, 2);
    Client &lobby = game.world.guest(u"Lobby"_s);
    lobby.ask(wire::LobbySub{});
    EXPECT_EQ(lobby.last<wire::LobbyPage>()->rows.at(0).spectators, 2);
    second.cut();
    game.spectator.ask(wire::TableLeave{});
    game.world.advance(Milliseconds{1'000});
    EXPECT_EQ(game.host.mirror.state.spectators, 0);
    game.host.playFirst();
    EXPECT_EQ(game.spectator.mirror.game->ply(), 0) << "who has left is told nothing more";
}

TEST(ServerSpectator, CannotActForAPlayerNorSeeWhatPlayersOfferEachOther)
{
    auto settings = World::settings();
    settings.takebacks = true;
    Watched game(settings);
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    game.host.playFirst();
    Client &spectator = game.spectator;
    const auto legal = spectator.mirror.game->legalMoves();
    EXPECT_EQ(spectator.answerTo(spectator.ask(spectator.moveMessage(legal.front()))), ErrorCode::NoTable);
    EXPECT_EQ(
        spectator.answerTo(spectator.ask(wire::Resign{.game = spectator.mirror.gameId})), ErrorCode::NoTable);
    EXPECT_EQ(spectator.answerTo(spectator.ask(wire::Invite{})), ErrorCode::NoTable);
    EXPECT_EQ(game.host.answerTo(game.host.ask(wire::Offer{.kind = wire::OfferKind::Takeback, .ply = 1})),
        ErrorCode::None);
    EXPECT_EQ(game.guest.count<wire::Offer>(), 1);
    EXPECT_EQ(spectator.count<wire::Offer>(), 0);
    spectator.ask(wire::Sync{.game = spectator.mirror.gameId});
    EXPECT_TRUE(spectator.last<wire::Snapshot>()->offers.empty());
    game.guest.ask(wire::Answer{.kind = wire::OfferKind::Takeback, .ply = 1, .accept = true});
    EXPECT_EQ(spectator.mirror.game->ply(), 0) << "the move that was taken back";
    EXPECT_EQ(spectator.count<wire::Answer>(), 0);
}

TEST(ServerSpectator, AdviceDuringAGameReachesNoPlayer)
{
    Watched game;
    Client &second = game.world.guest(u"Huda"_s);
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    ASSERT_EQ(game.watches(second), ErrorCode::None);
    game.spectator.ask(wire::Chat{.line = {.text = u"take two!"_s}});
    EXPECT_EQ(second.last<wire::Chat>()->line.text, u"take two!"_s);
    EXPECT_EQ(game.host.count<wire::Chat>(), 0);
    game.host.ask(wire::Sync{.game = game.host.mirror.gameId});
    EXPECT_TRUE(game.host.last<wire::Snapshot>()->chat.empty());
    second.ask(wire::Sync{.game = game.host.mirror.gameId});
    EXPECT_EQ(second.last<wire::Snapshot>()->chat.size(), 1U);
    game.host.ask(wire::Chat{.line = {.text = u"hello"_s}});
    EXPECT_EQ(second.last<wire::Chat>()->line.text, u"hello"_s) << "what players say all may read";
    game.host.ask(wire::Resign{.game = game.host.mirror.gameId});
    game.spectator.ask(wire::Chat{.line = {.text = u"well played"_s}});
    EXPECT_EQ(game.host.last<wire::Chat>()->line.text, u"well played"_s) << "between games";
}

TEST(ServerSpectator, KeepsToThePolicyOfTheTable)
{
    auto settings = World::settings();
    settings.spectators = wire::Spectators::Refused;
    settings.chat = wire::ChatMode::Phrases;
    Watched game(settings);
    EXPECT_EQ(game.watches(game.spectator), ErrorCode::State);
    EXPECT_EQ(game.spectator.last<wire::Error>()->arg, "spectators");
    game.host.ask(wire::Resign{.game = game.host.mirror.gameId});
    settings.spectators = wire::Spectators::Allowed;
    game.host.ask(wire::TableSet{.settings = settings});
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    EXPECT_EQ(game.spectator.answerTo(game.spectator.ask(wire::Chat{.line = {.text = u"x"_s}})),
        ErrorCode::ChatOff);
    settings.spectators = wire::Spectators::Refused;
    game.host.ask(wire::TableSet{.settings = settings});
    EXPECT_EQ(game.spectator.last<wire::Notice>()->kind, wire::NoticeKind::Kicked);
    EXPECT_EQ(game.host.mirror.state.spectators, 0);
}

TEST(ServerSpectator, OfAPrivateTableNeedsTheCodeAndMayReturnWithoutIt)
{
    auto settings = World::settings();
    settings.isPrivate = true;
    Watched game(settings);
    EXPECT_EQ(game.watches(game.spectator), ErrorCode::NoTable);
    EXPECT_EQ(
        game.watches(game.spectator, {.inviteCode = game.host.mirror.state.inviteCode}), ErrorCode::None);
    game.spectator.cut();
    game.spectator.connect();
    game.spectator.resume();
    EXPECT_EQ(game.watches(game.spectator), ErrorCode::None);
}

TEST(ServerSpectator, OfATableWithAPasswordNeedsThePassword)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings(), .password = u"سر"_s});
    Client &spectator = world.guest(u"Sara"_s);
    const auto joins = [&](const QString &password) {
        return spectator.answerTo(spectator.askAt(
            host.mirror.table, wire::TableJoin{.password = password, .as = wire::JoinAs::Spectator}));
    };
    EXPECT_EQ(joins({}), ErrorCode::Password);
    EXPECT_EQ(joins(u"no"_s), ErrorCode::Password);
    EXPECT_EQ(joins(u"سر"_s), ErrorCode::None);
    EXPECT_EQ(spectator.mirror.state.stage, wire::TableStage::Open) << "one may wait for the first game";
    EXPECT_EQ(spectator.answerTo(spectator.ask(wire::TableJoin{})), ErrorCode::None);
    EXPECT_EQ(spectator.mirror.state.yourSeat, 1) << "and take a seat oneself";
    world.advance(Milliseconds{1'000});
    EXPECT_EQ(host.mirror.state.spectators, 0);
}

TEST(ServerSpectator, WhomTheHostSendsAwayDoesNotReturn)
{
    Watched game;
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    EXPECT_EQ(game.guest.answerTo(game.guest.ask(wire::Kick{.account = game.spectator.account})),
        ErrorCode::NotHost);
    EXPECT_EQ(
        game.host.answerTo(game.host.ask(wire::Kick{.account = game.spectator.account})), ErrorCode::None)
        << "during the game as well";
    EXPECT_EQ(game.spectator.last<wire::Notice>()->kind, wire::NoticeKind::Kicked);
    EXPECT_EQ(game.watches(game.spectator), ErrorCode::State);
}

TEST(ServerSpectator, PlacesAreLimited)
{
    ServerConfig config;
    config.spectatorsPerTable = 1;
    config.watchedTables = 1;
    Watched game(World::settings(), config);
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    Client &second = game.world.guest(u"Huda"_s);
    EXPECT_EQ(game.watches(second), ErrorCode::Limit);
    second.ask(wire::TableCreate{.settings = World::settings()});
    EXPECT_EQ(game.spectator.answerTo(
                  game.spectator.askAt(second.mirror.table, wire::TableJoin{.as = wire::JoinAs::Spectator})),
        ErrorCode::Limit);
}

TEST(ServerSpectator, WhoDoesNotReadIsLetGoSoonerThanAPlayer)
{
    Watched game;
    ASSERT_EQ(game.watches(game.spectator), ErrorCode::None);
    game.spectator.bytesWaiting = 200 << 10;
    game.host.bytesWaiting = 200 << 10;
    game.host.playFirst();
    EXPECT_EQ(game.spectator.last<wire::Error>()->code, ErrorCode::SlowConsumer);
    EXPECT_FALSE(game.spectator.isOpen());
    EXPECT_TRUE(game.host.isOpen());
    game.world.advance(Milliseconds{1'000});
    EXPECT_EQ(game.guest.mirror.state.spectators, 0);
}

TEST(ServerSpectator, IsToldThatTheTableIsNoMore)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    Client &spectator = world.guest(u"Sara"_s);
    spectator.askAt(host.mirror.table, wire::TableJoin{.as = wire::JoinAs::Spectator});
    host.ask(wire::TableLeave{});
    EXPECT_EQ(spectator.last<wire::TableState>()->stage, wire::TableStage::Closed);
    EXPECT_EQ(world.server->tableCount(), 0) << "spectators alone keep no table alive";
    EXPECT_EQ(spectator.answerTo(spectator.askAt(host.mirror.table, wire::TableLeave{})), ErrorCode::NoTable);
}

} // namespace naqla::net
