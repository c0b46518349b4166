// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

TEST(ServerSession, WelcomesAndTellsItsLimits)
{
    World world;
    Client &client = world.client(u"Omar"_s);
    client.connect();
    const auto *welcome = client.last<wire::Welcome>();
    ASSERT_NE(welcome, nullptr);
    EXPECT_EQ(welcome->serverId.size(), 16);
    EXPECT_EQ(welcome->limits.size(), 7U);
    EXPECT_TRUE(welcome->caps.contains(u"variant:turkish"_s));
    EXPECT_EQ(client.frameLimit, wire::FrameLimit::BeforeLogin);
    client.enterAsGuest();
    EXPECT_EQ(client.frameLimit, wire::FrameLimit::ToServer);
}

TEST(ServerSession, AllowsOnlyTheTypesOfItsState)
{
    World world;
    Client &client = world.client(u"Omar"_s);
    client.connect();
    EXPECT_EQ(client.answerTo(client.ask(wire::LobbySub{})), ErrorCode::NotLoggedIn);
    EXPECT_EQ(client.answerTo(client.ask(wire::Hello{.deviceId = client.device})), ErrorCode::State);
    client.enterAsGuest();
    EXPECT_EQ(client.answerTo(client.ask(wire::Guest{.wishedName = u"Other"_s})), ErrorCode::State);
    EXPECT_EQ(client.answerTo(client.ask(wire::Login{.account = u"Omar"_s})), ErrorCode::State);
}

TEST(ServerSession, GivesEachGuestANameOfHisOwn)
{
    World world;
    (void)world.guest(u"Omar"_s);
    EXPECT_EQ(world.guest(u"omar"_s).last<wire::Session>()->shownName, u"omar2"_s);
    EXPECT_EQ(world.guest(u"OMAR"_s).last<wire::Session>()->shownName, u"OMAR3"_s);
    Client &bad = world.client(u"<b>x</b>"_s);
    bad.connect();
    bad.enterAsGuest();
    EXPECT_EQ(bad.last<wire::Error>()->code, ErrorCode::NameBad);
    EXPECT_EQ(bad.last<wire::Error>()->arg, "character");
}

TEST(ServerSession, UnknownTypesAndBadFieldsKeepTheConnection)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    world.server->received(client.connection, QByteArray::fromHex("a200191388010a")); // type 5000, rid 10
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::UnknownType);
    EXPECT_EQ(client.inbox.back().envelope.rid, 10U);
    world.server->received(client.connection, QByteArray::fromHex("a3001818010b0805")); // READY{ready: 5}
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::BadField);
    EXPECT_EQ(client.last<wire::Error>()->arg, "ready");
    EXPECT_TRUE(client.isOpen());
    world.server->received(client.connection, QByteArray::fromHex("ff"));
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::BadFrame);
    EXPECT_FALSE(client.isOpen());
}

TEST(ServerSession, RefusedFramesAreToldAndClose)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    world.server->frameRefused(client.connection);
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::FrameSize);
    EXPECT_FALSE(client.isOpen());
}

TEST(ServerSession, SilentStrangersAreClosed)
{
    World world;
    Client &silent = world.client(u"x"_s);
    silent.connection = world.server->opened(silent, {.address = u"192.0.2.9"_s});
    Client &slow = world.client(u"y"_s);
    slow.connect(false);
    world.advance(Milliseconds{5'000});
    EXPECT_EQ(world.server->sessionCount(), 1);
    for (int i = 0; i < 12; ++i) {
        world.advance(Milliseconds{5'000});
        slow.ask(wire::Ping{});
    }
    EXPECT_EQ(world.server->sessionCount(), 0) << "a HELLO without a login does not hold a place";
}

TEST(ServerSession, UnauthenticatedConnectionsOfOneAddressAreFew)
{
    World world;
    for (int i = 0; i < 6; ++i)
        world.client(u"x"_s).connect(false);
    EXPECT_EQ(world.server->sessionCount(), 4);
    EXPECT_EQ(world.clients.back()->last<wire::Error>()->code, ErrorCode::Busy);
}

TEST(ServerSession, DeadLinesAreNoticed)
{
    World world;
    Client &alive = world.guest(u"Omar"_s);
    Client &dead = world.guest(u"Ali"_s);
    dead.answersPings = false;
    world.advance(Milliseconds{29'000});
    EXPECT_TRUE(dead.isOpen());
    world.advance(Milliseconds{2'000});
    EXPECT_FALSE(dead.isOpen());
    EXPECT_TRUE(alive.isOpen());
}

TEST(ServerSession, ResumesWithARotatedToken)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    const auto account = client.account;
    const QByteArray first = client.token;
    client.cut();
    client.connect();
    client.resume();
    EXPECT_EQ(client.account, account);
    EXPECT_NE(client.token, first);
    EXPECT_EQ(client.last<wire::Session>()->shownName, u"Omar"_s);
}

TEST(ServerSession, AnOldTokenLivesUntilTheNewOneIsAcknowledged)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    const QByteArray first = client.token;
    client.storesTokens = false; // the client dies before it has stored the new one
    client.cut();
    client.connect();
    client.resume();
    client.cut();
    client.connect();
    client.resumeWith(first);
    ASSERT_NE(client.last<wire::Session>(), nullptr);
    client.storesTokens = true;
    client.cut();
    client.connect();
    client.resumeWith(first);
    EXPECT_NE(client.token, first);
    client.acknowledge();
    client.ask(wire::Ping{});
    client.cut();
    client.connect();
    client.forget();
    client.resumeWith(first);
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::TokenBad);
}

TEST(ServerSession, AReplayedTokenEndsTheWholeFamily)
{
    World world;
    Client &owner = world.guest(u"Omar"_s);
    const QByteArray stolen = owner.token;
    owner.cut();
    owner.connect();
    owner.resume();
    owner.acknowledge();
    owner.ask(wire::Ping{});
    Client &thief = world.client(u"thief"_s);
    thief.device = owner.device;
    thief.connect();
    thief.resumeWith(stolen);
    EXPECT_EQ(thief.last<wire::Error>()->code, ErrorCode::TokenBad);
    EXPECT_FALSE(owner.isOpen()) << "one of the two is a thief; both must enter anew";
    owner.connect();
    owner.forget();
    owner.resume();
    EXPECT_EQ(owner.last<wire::Error>()->code, ErrorCode::TokenBad);
}

TEST(ServerSession, ATokenIsOfNoUseOnAnotherDevice)
{
    World world;
    Client &owner = world.guest(u"Omar"_s);
    Client &other = world.client(u"x"_s);
    other.connect();
    other.resumeWith(owner.token);
    EXPECT_EQ(other.last<wire::Error>()->code, ErrorCode::TokenBad);
    EXPECT_TRUE(owner.isOpen());
}

TEST(ServerSession, TokensOfIdleGuestsEnd)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    client.cut();
    world.advance(Milliseconds{601'000});
    client.connect();
    client.resume();
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::TokenBad);
}

TEST(ServerSession, ASecondLoginReplacesTheFirst)
{
    World world;
    Client &first = world.guest(u"Omar"_s);
    Client &second = world.client(u"Omar"_s);
    second.device = first.device;
    second.connect();
    second.resumeWith(first.token);
    EXPECT_EQ(second.account, first.account);
    EXPECT_EQ(first.last<wire::Notice>()->kind, wire::NoticeKind::Replaced);
    EXPECT_EQ(first.last<wire::Error>()->code, ErrorCode::Replaced);
    EXPECT_FALSE(first.isOpen());
    EXPECT_TRUE(second.isOpen());
}

TEST(ServerSession, LogoutEndsTheTokens)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    EXPECT_EQ(client.answerTo(client.ask(wire::Logout{})), ErrorCode::None);
    EXPECT_FALSE(client.isOpen());
    client.connect();
    client.resume();
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::TokenBad);
}

TEST(ServerSession, LimitsAreToldAndEndTheSessionOnlyAfterAHundredRefusals)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    int refused = 0;
    for (int i = 0; i < 80; ++i) {
        client.forget();
        client.ask(wire::Ping{.t = 1});
        if (const auto *error = client.last<wire::Error>()) {
            EXPECT_EQ(error->code, ErrorCode::Rate);
            EXPECT_GT(error->retryMs, 0U);
            EXPECT_LE(error->retryMs, 50U);
            ++refused;
        }
    }
    EXPECT_GE(refused, 20);
    world.advance(Milliseconds{3'000});
    client.forget();
    client.ask(wire::Ping{.t = 1});
    EXPECT_EQ(client.last<wire::Error>(), nullptr) << "the bucket refills";
    for (int i = 0; i < 200 && client.isOpen(); ++i)
        client.ask(wire::Ping{.t = 1});
    EXPECT_FALSE(client.isOpen());
}

TEST(ServerSession, ASlowReaderIsDropped)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    client.bytesWaiting = 300 << 10;
    client.ask(wire::Ping{.t = 1});
    EXPECT_EQ(client.last<wire::Error>()->code, ErrorCode::SlowConsumer);
    EXPECT_FALSE(client.isOpen());
    EXPECT_EQ(world.server->sessionCount(), 0);
}

TEST(ServerSession, ShuttingDownTellsEverybody)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    world.server->shutDown();
    EXPECT_EQ(client.last<wire::Notice>()->kind, wire::NoticeKind::Closing);
    EXPECT_FALSE(client.isOpen());
}

TEST(ServerLobby, ListsTablesAndTellsChanges)
{
    World world;
    Client &watcher = world.guest(u"Sara"_s);
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings("turkish")});
    watcher.ask(wire::LobbySub{});
    ASSERT_EQ(watcher.last<wire::LobbyPage>()->rows.size(), 1U);
    EXPECT_EQ(watcher.last<wire::LobbyPage>()->rows[0].host, u"Omar"_s);
    EXPECT_EQ(watcher.last<wire::LobbyPage>()->rows[0].rules, "turkish");
    Client &guest = world.guest(u"Ali"_s);
    guest.askAt(host.mirror.table, wire::TableJoin{});
    world.advance(Milliseconds{1'000});
    ASSERT_NE(watcher.last<wire::LobbyDelta>(), nullptr);
    EXPECT_EQ(watcher.last<wire::LobbyDelta>()->upsert.at(0).guest, u"Ali"_s);
    guest.ask(wire::TableLeave{});
    host.ask(wire::TableLeave{});
    world.advance(Milliseconds{1'000});
    EXPECT_EQ(watcher.last<wire::LobbyDelta>()->remove, std::vector<wire::TableId>{host.mirror.table});
    EXPECT_EQ(world.server->tableCount(), 0);
}

TEST(ServerLobby, FiltersAndHidesPrivateTables)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings("russian.site")});
    auto hidden = World::settings("russian");
    hidden.isPrivate = true;
    host.ask(wire::TableCreate{.settings = hidden});
    Client &watcher = world.guest(u"Sara"_s);
    watcher.ask(wire::LobbySub{.variant = "russian"});
    EXPECT_EQ(watcher.last<wire::LobbyPage>()->rows.size(), 1U);
    watcher.ask(wire::LobbySub{.variant = "turkish"});
    EXPECT_EQ(watcher.last<wire::LobbyPage>()->rows.size(), 0U);
}

} // namespace naqla::net
