// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;
using wire::Presence;
using wire::TableStage;

TEST(ServerTable, IsOpenedJoinedAndStarted)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    EXPECT_EQ(host.mirror.state.stage, TableStage::Open);
    EXPECT_EQ(host.mirror.state.yourSeat, 0);
    EXPECT_EQ(host.mirror.state.inviteCode.size(), 10);
    guest.askAt(host.mirror.table, wire::TableJoin{});
    EXPECT_EQ(host.mirror.state.stage, TableStage::Ready);
    EXPECT_EQ(guest.mirror.state.yourSeat, 1);
    EXPECT_TRUE(guest.mirror.state.inviteCode.isEmpty()) << "the code is the host's";
    host.ask(wire::Ready{.ready = true, .settingsRev = 1});
    EXPECT_TRUE(guest.mirror.state.seats[0].ready);
    guest.ask(wire::Ready{.ready = true, .settingsRev = 1});
    EXPECT_EQ(guest.mirror.state.stage, TableStage::Playing);
    ASSERT_TRUE(guest.mirror.game);
    EXPECT_EQ(guest.mirror.side(), core::Side::Black);
}

TEST(ServerTable, RefusesRulesThatAreNone)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    for (const char *rules : {"chess", "", "russian+compulsory=maybe"})
        EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = World::settings(rules)})),
            ErrorCode::BadField);
    world.advance(Milliseconds{60'000});
    auto settings = World::settings();
    settings.startFen = "W:W99:B1";
    EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = settings})), ErrorCode::BadField);
    EXPECT_EQ(host.last<wire::Error>()->arg, "startFen");
    settings = World::settings();
    settings.rated = true;
    EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = settings})), ErrorCode::RatedNotAllowed);
}

TEST(ServerTable, NobodyStartsAGameWhoseRulesChangedUnderHim)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    guest.askAt(host.mirror.table, wire::TableJoin{});
    guest.ask(wire::Ready{.ready = true, .settingsRev = 1});
    EXPECT_EQ(guest.answerTo(guest.ask(wire::TableSet{.settings = World::settings("italian")})),
        ErrorCode::NotHost);
    host.ask(wire::TableSet{.settings = World::settings("italian")});
    EXPECT_FALSE(guest.mirror.state.seats[1].ready);
    EXPECT_EQ(
        guest.answerTo(guest.ask(wire::Ready{.ready = true, .settingsRev = 1})), ErrorCode::RulesChanged);
    host.ask(wire::Ready{.ready = true, .settingsRev = 2});
    guest.ask(wire::Ready{.ready = true, .settingsRev = 2});
    ASSERT_TRUE(guest.mirror.game);
    EXPECT_EQ(guest.mirror.game->rules().variant, core::VariantId::Italian);
}

TEST(ServerTable, APasswordKeepsStrangersOut)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings(), .password = u"سر"_s});
    Client &guest = world.guest(u"Ali"_s);
    const auto table = host.mirror.table;
    EXPECT_EQ(guest.answerTo(guest.askAt(table, wire::TableJoin{})), ErrorCode::Password);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(
            guest.answerTo(guest.askAt(table, wire::TableJoin{.password = u"no"_s})), ErrorCode::Password);
    EXPECT_EQ(guest.answerTo(guest.askAt(table, wire::TableJoin{.password = u"سر"_s})), ErrorCode::Rate)
        << "after five wrong ones the door stays shut for a while";
    world.advance(Milliseconds{301'000});
    EXPECT_EQ(guest.answerTo(guest.askAt(table, wire::TableJoin{.password = u"سر"_s})), ErrorCode::None);
}

TEST(ServerTable, AnInviteCodeStandsForNumberAndPassword)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings(), .password = u"x"_s});
    const QString code = host.mirror.state.inviteCode;
    Client &guest = world.guest(u"Ali"_s);
    EXPECT_EQ(guest.answerTo(guest.askAt(0, wire::TableJoin{.inviteCode = u"ABC"_s})), ErrorCode::NoTable);
    const QString typed = code.first(5).toLower() + u" - "_s + code.last(5);
    EXPECT_EQ(guest.answerTo(guest.askAt(0, wire::TableJoin{.inviteCode = typed})), ErrorCode::None);
    host.ask(wire::Invite{.renew = true});
    EXPECT_NE(host.last<wire::Invite>()->code, code);
}

TEST(ServerTable, ThirdPeopleFindNoSeat)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    world.startGame(host, guest, World::settings());
    Client &third = world.guest(u"Sara"_s);
    EXPECT_EQ(third.answerTo(third.askAt(host.mirror.table, wire::TableJoin{})), ErrorCode::TableFull);
    EXPECT_EQ(third.answerTo(third.askAt(host.mirror.table, wire::Resign{})), ErrorCode::NoTable);
}

TEST(ServerTable, TheHostMaySendAGuestAwayAndAGuestInherits)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    guest.askAt(host.mirror.table, wire::TableJoin{});
    EXPECT_EQ(guest.answerTo(guest.ask(wire::Kick{.account = host.account})), ErrorCode::NotHost);
    host.ask(wire::Kick{.account = guest.account});
    EXPECT_EQ(guest.last<wire::Notice>()->kind, wire::NoticeKind::Kicked);
    EXPECT_EQ(host.mirror.state.stage, TableStage::Open);
    guest.askAt(host.mirror.table, wire::TableJoin{});
    host.ask(wire::TableLeave{});
    EXPECT_EQ(guest.mirror.state.yourSeat, 0);
    EXPECT_FALSE(guest.mirror.state.inviteCode.isEmpty());
}

TEST(ServerTable, DoesNotLiveForEver)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    world.advance(Milliseconds{601'000});
    EXPECT_EQ(world.server->tableCount(), 0);
    EXPECT_EQ(host.last<wire::TableState>()->stage, TableStage::Closed);
    host.ask(wire::TableCreate{.settings = World::settings()});
    host.cut();
    world.advance(Milliseconds{61'000});
    EXPECT_EQ(world.server->tableCount(), 0) << "nobody there";
}

TEST(ServerTable, ATableForEachOfTwoGamesAndNoMore)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = World::settings()})), ErrorCode::None);
    EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = World::settings()})), ErrorCode::None);
    EXPECT_EQ(host.answerTo(host.ask(wire::TableCreate{.settings = World::settings()})), ErrorCode::Limit);
}

TEST(ServerChat, CleansAndKeepsToTheMode)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    world.startGame(host, guest, World::settings());
    host.ask(wire::Chat{.line = {.text = u"a < b > c\u202e!\n<img>"_s}});
    EXPECT_EQ(guest.last<wire::Chat>()->line.text, u"a < b > c! <img>"_s);
    EXPECT_EQ(guest.last<wire::Chat>()->line.fromName, u"Omar"_s);
    EXPECT_EQ(host.answerTo(host.ask(wire::Chat{.line = {.text = u"\u202e "_s}})), ErrorCode::TextBad);
    EXPECT_EQ(host.answerTo(host.ask(wire::Chat{.scope = wire::ChatScope::Lobby, .line = {.text = u"x"_s}})),
        ErrorCode::ChatOff);
}

TEST(ServerChat, MayBePhrasesOnly)
{
    ServerConfig config;
    config.chat = wire::ChatMode::Phrases;
    World world(1, config);
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    world.startGame(host, guest, World::settings());
    EXPECT_EQ(host.answerTo(host.ask(wire::Chat{.line = {.text = u"hello"_s}})), ErrorCode::ChatOff);
    EXPECT_EQ(host.answerTo(host.ask(wire::Chat{.line = {.phrase = 3}})), ErrorCode::None);
    EXPECT_EQ(guest.last<wire::Chat>()->line.phrase, 3);
}

TEST(ServerChat, OneLineEachThreeSecondsIsAlwaysAccepted)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    host.ask(wire::TableCreate{.settings = World::settings()});
    for (int i = 0; i < 100; ++i) {
        // The wall clock jumps six hours to and fro; limits know only the other one.
        world.time.utc += i % 2 == 0 ? 21'600'000ULL : -21'600'000ULL;
        world.advance(Milliseconds{3'000});
        ASSERT_EQ(host.answerTo(host.ask(wire::Chat{.line = {.text = QString::number(i)}})), ErrorCode::None)
            << i;
    }
}

} // namespace naqla::net
