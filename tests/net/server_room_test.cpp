// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

[[nodiscard]] ServerConfig roomWith(wire::TableSettings defaults)
{
    ServerConfig config;
    config.name = u"Café"_s;
    config.lobby = true;
    config.roomDefaults = std::move(defaults);
    return config;
}

} // namespace

TEST(ServerRoom, TellsTheLobbyWhatIsUsualThere)
{
    const wire::TableSettings turkish{.rules = "turkish", .chat = wire::ChatMode::Phrases};
    World world(1, roomWith(turkish));
    Client &omar = world.guest(u"Omar"_s);
    EXPECT_TRUE(omar.last<wire::Welcome>()->caps.contains(u"room"_s));
    EXPECT_EQ(omar.last<wire::RoomSet>(), nullptr) << "only who looks at the lobby";
    omar.ask(wire::LobbySub{});
    ASSERT_NE(omar.last<wire::RoomSet>(), nullptr);
    EXPECT_EQ(*omar.last<wire::RoomSet>(),
        (wire::RoomSet{.defaults = turkish, .chat = wire::ChatMode::Phrases, .roomName = u"Café"_s}));

    const wire::TableSettings russian{.rules = "russian"};
    world.server->setRoomDefaults(russian);
    world.run();
    EXPECT_EQ(omar.last<wire::RoomSet>()->defaults, russian);
    EXPECT_EQ(omar.last<wire::RoomSet>()->chat, wire::ChatMode::All);
}

TEST(ServerRoom, LetsNoMoreBeSaidAtATableThanInTheRoom)
{
    World world(1, roomWith({.rules = "russian"}));
    Client &omar = world.guest(u"Omar"_s);
    Client &ali = world.guest(u"Ali"_s);
    world.startGame(omar, ali, World::settings());
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.text = u"Good luck"_s}})), ErrorCode::None);
    world.server->setRoomDefaults({.rules = "russian", .chat = wire::ChatMode::Phrases});
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.text = u"Hello"_s}})), ErrorCode::ChatOff);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.phrase = 1}})), ErrorCode::None);
}

} // namespace naqla::net
