// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::BanKind;
using wire::ErrorCode;
using wire::Role;

namespace {

constexpr std::uint64_t Hour = 3'600'000;

class Moderation : public testing::Test
{
protected:
    [[nodiscard]] Client &moderator(const QString &name = u"Huda"_s, Role role = Role::Moderator)
    {
        Client &client = world.account(name);
        EXPECT_EQ(world.server->setRole(client.account, role), ErrorCode::None);
        return client;
    }
    [[nodiscard]] Client &guestFrom(const QString &network)
    {
        Client &client = world.client(u"Guest"_s);
        client.network = network;
        client.connect(false);
        if (client.isOpen())
            client.enterAsGuest();
        return client;
    }
    [[nodiscard]] wire::AdminBan accountBan(const Client &client, std::uint64_t forMs = 0)
    {
        return {.kind = BanKind::Account,
            .key = QString::number(client.account),
            .until = forMs == 0 ? 0 : world.time.utc + forMs,
            .why = u"spam"_s};
    }
    [[nodiscard]] std::string lastAction()
    {
        const auto audit = world.store.newestAudit(1);
        return audit.empty() ? "" : audit.front().action.toStdString();
    }
    World world;
};

} // namespace

TEST_F(Moderation, ABannedAccountIsToldWhyAndUntilWhenAndComesBackAfterwards)
{
    Client &omar = world.account(u"Omar"_s);
    Client &huda = moderator();
    EXPECT_EQ(huda.answerTo(huda.ask(accountBan(omar, Hour))), ErrorCode::None);
    const wire::Error told{.code = ErrorCode::Banned, .until = world.time.utc + Hour, .text = u"spam"_s};
    ASSERT_NE(omar.last<wire::Error>(), nullptr);
    EXPECT_EQ(*omar.last<wire::Error>(), told);
    EXPECT_FALSE(omar.isOpen());
    EXPECT_EQ(lastAction(), "ban");
    world.restartServer();
    omar.connect(false);
    omar.ask(wire::Login{.account = u"Omar"_s, .password = u"correct horse"_s});
    EXPECT_EQ(*omar.last<wire::Error>(), told) << "also after a restart";
    EXPECT_FALSE(omar.isOpen());
    omar.connect(false);
    omar.resume();
    EXPECT_EQ(*omar.last<wire::Error>(), told) << "and by a token";
    world.advance(Milliseconds{Hour});
    omar.connect(false);
    EXPECT_EQ(omar.logsIn(u"Omar"_s), ErrorCode::None);
}

TEST_F(Moderation, ANetworkAndADeviceCanBeKeptOut)
{
    Client &near = guestFrom(u"10.1.2.3"_s);
    Client &far = guestFrom(u"10.9.2.3"_s);
    Client &huda = moderator();
    ASSERT_EQ(huda.answerTo(huda.ask(wire::AdminBan{.kind = BanKind::Network, .key = u"10.1.0.0/16"_s})),
        ErrorCode::None);
    EXPECT_FALSE(near.isOpen());
    EXPECT_TRUE(far.isOpen());
    near.connect(false);
    EXPECT_FALSE(near.isOpen());
    EXPECT_EQ(near.last<wire::Error>()->code, ErrorCode::Banned);
    ASSERT_EQ(huda.answerTo(huda.ask(wire::AdminUnban{.kind = BanKind::Network, .key = u"10.1.0.0/16"_s})),
        ErrorCode::None);
    near.connect(false);
    EXPECT_TRUE(near.isOpen());
    ASSERT_EQ(huda.answerTo(huda.ask(
                  wire::AdminBan{.kind = BanKind::Device, .key = QString::fromLatin1(far.device.toHex())})),
        ErrorCode::None);
    EXPECT_FALSE(far.isOpen());
    far.network = u"10.77.2.3"_s;
    far.connect(false);
    EXPECT_FALSE(far.isOpen()) << "from wherever";
}

TEST_F(Moderation, NobodyOrdersAboveHisRole)
{
    Client &omar = world.account(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    Client &huda = moderator();
    Client &chief = moderator(u"Chief"_s, Role::Admin);
    for (Client *nobody : {&omar, &guest}) {
        EXPECT_EQ(nobody->answerTo(nobody->ask(accountBan(huda))), ErrorCode::Forbidden);
        EXPECT_EQ(nobody->answerTo(nobody->ask(wire::AdminMute{.account = huda.account, .until = 1})),
            ErrorCode::Forbidden);
        EXPECT_EQ(nobody->answerTo(nobody->ask(wire::AdminDrain{})), ErrorCode::Forbidden);
    }
    EXPECT_EQ(huda.answerTo(huda.ask(accountBan(chief))), ErrorCode::Forbidden);
    EXPECT_EQ(huda.answerTo(huda.ask(accountBan(huda))), ErrorCode::Forbidden) << "nor at it";
    EXPECT_EQ(huda.answerTo(huda.ask(wire::AdminDrain{})), ErrorCode::Forbidden);
    EXPECT_EQ(huda.answerTo(huda.ask(wire::AdminReload{})), ErrorCode::Forbidden);
    EXPECT_TRUE(world.store.bans().empty());
    EXPECT_EQ(chief.answerTo(chief.ask(accountBan(huda))), ErrorCode::None);
    EXPECT_EQ(world.server->obey(accountBan(chief)), ErrorCode::None) << "the console may everything";
    EXPECT_FALSE(chief.isOpen());
}

TEST_F(Moderation, RefusesBansThatMeanNothing)
{
    Client &huda = moderator();
    for (const wire::AdminBan &ban : {wire::AdminBan{.kind = BanKind::Account, .key = u"Omar"_s},
             {.kind = BanKind::Network, .key = u"home"_s}, {.kind = BanKind::Network, .key = u"0.0.0.0/0"_s},
             {.kind = BanKind::Device, .key = u"ff"_s},
             {.kind = BanKind::Account, .key = u"7"_s, .until = world.time.utc - 1}})
        EXPECT_EQ(huda.answerTo(huda.ask(ban)), ErrorCode::BadField) << ban.key.toStdString();
    EXPECT_EQ(huda.answerTo(huda.ask(wire::AdminUnban{.kind = BanKind::Account, .key = u"7"_s})),
        ErrorCode::BadField);
}

TEST_F(Moderation, WhoIsMutedSaysOnlyReadyMadePhrases)
{
    Client &omar = world.account(u"Omar"_s);
    Client &layla = world.guest(u"Layla"_s);
    world.startGame(omar, layla, World::settings());
    Client &huda = moderator();
    ASSERT_EQ(huda.answerTo(huda.ask(wire::AdminMute{
                  .account = omar.account, .until = world.time.utc + Hour, .why = u"rude"_s})),
        ErrorCode::None);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.text = u"hello"_s}})), ErrorCode::Muted);
    EXPECT_EQ(omar.last<wire::Error>()->text, u"rude"_s);
    EXPECT_EQ(omar.last<wire::Error>()->until, world.time.utc + Hour);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.phrase = 1}})), ErrorCode::None);
    omar.cut();
    omar.connect(false);
    omar.resume();
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.text = u"hello"_s}})), ErrorCode::Muted)
        << "also when he comes back";
    ASSERT_EQ(huda.answerTo(huda.ask(wire::AdminMute{.account = omar.account})), ErrorCode::None);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Chat{.line = {.text = u"hello"_s}})), ErrorCode::None);
}

TEST_F(Moderation, OneDoesNotHearWhomOneHasMuted)
{
    Client &omar = world.account(u"Omar"_s);
    Client &layla = world.account(u"Layla"_s);
    world.startGame(omar, layla, World::settings());
    omar.ask(wire::Chat{.line = {.text = u"before"_s}});
    ASSERT_EQ(layla.answerTo(layla.ask(wire::Mute{.account = omar.account, .on = true})), ErrorCode::None);
    layla.forget();
    omar.ask(wire::Chat{.line = {.text = u"hello"_s}});
    EXPECT_EQ(layla.count<wire::Chat>(), 0);
    layla.cut();
    world.restartServer();
    layla.connect(false);
    layla.resume();
    ASSERT_NE(layla.last<wire::Snapshot>(), nullptr);
    EXPECT_TRUE(layla.last<wire::Snapshot>()->chat.empty());
    omar.connect(false);
    omar.resume();
    omar.forget();
    omar.ask(wire::Chat{.line = {.text = u"hello again"_s}});
    EXPECT_EQ(layla.count<wire::Chat>(), 0) << "it is kept with the account";
    EXPECT_EQ(omar.count<wire::Chat>(), 1) << "the muted one is not told";
    ASSERT_EQ(layla.answerTo(layla.ask(wire::Mute{.account = omar.account})), ErrorCode::None);
    omar.ask(wire::Chat{.line = {.text = u"peace"_s}});
    EXPECT_EQ(layla.count<wire::Chat>(), 1);
    EXPECT_EQ(
        layla.answerTo(layla.ask(wire::Mute{.account = layla.account, .on = true})), ErrorCode::BadField);
}

TEST_F(Moderation, AReportKeepsWhatWasSaid)
{
    Client &omar = world.account(u"Omar"_s);
    Client &layla = world.guest(u"Layla"_s);
    world.startGame(omar, layla, World::settings());
    omar.ask(wire::Chat{.line = {.text = u"one"_s}});
    layla.ask(wire::Chat{.line = {.text = u"stop it"_s}});
    omar.ask(wire::Chat{.line = {.text = u"two"_s}});
    const auto second = layla.last<wire::Chat>()->line.id;
    ASSERT_EQ(layla.answerTo(layla.ask(wire::Report{.account = omar.account, .text = u"he shouts"_s})),
        ErrorCode::None);
    const auto all = world.store.newestReports(5);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].lines, u"one\ntwo"_s);
    EXPECT_EQ(all[0].text, u"he shouts"_s);
    EXPECT_EQ(all[0].account, omar.account);
    EXPECT_EQ(all[0].by, layla.account);
    world.advance(Milliseconds{60'000});
    ASSERT_EQ(layla.answerTo(layla.ask(wire::Report{.account = omar.account, .chatIds = {second}})),
        ErrorCode::None);
    EXPECT_EQ(world.store.newestReports(1)[0].lines, u"two"_s);
    EXPECT_EQ(layla.answerTo(layla.ask(wire::Report{.account = 99})), ErrorCode::BadField) << "said nothing";
    EXPECT_EQ(layla.answerTo(layla.askAt(5, wire::Report{.account = omar.account})), ErrorCode::NoTable);
}

TEST_F(Moderation, AClosedTableEndsItsGameWithoutAResult)
{
    Client &omar = world.account(u"Omar"_s);
    Client &layla = world.account(u"Layla"_s);
    world.startGame(omar, layla, World::settings());
    const auto game = omar.mirror.gameId;
    Client &huda = moderator();
    ASSERT_EQ(huda.answerTo(huda.askAt(omar.mirror.table, wire::AdminCloseTable{.why = u"late"_s})),
        ErrorCode::None);
    for (const Client *player : {&omar, &layla}) {
        EXPECT_EQ(player->mirror.ends, 1);
        ASSERT_TRUE(player->mirror.result);
        EXPECT_EQ(player->mirror.result->outcome, core::Outcome::NoResult);
        EXPECT_EQ(player->last<wire::TableState>()->stage, wire::TableStage::Closed);
    }
    EXPECT_EQ(world.server->tableCount(), 0);
    EXPECT_TRUE(world.store.findGame(game)->result);
    EXPECT_EQ(huda.answerTo(huda.askAt(5, wire::AdminCloseTable{})), ErrorCode::NoTable);
}

TEST_F(Moderation, ATableWithoutAGameIsGoneBeforeAnybodyCanBeginOne)
{
    Client &omar = world.guest(u"Omar"_s);
    omar.ask(wire::TableCreate{.settings = World::settings()});
    ASSERT_EQ(world.server->obey(wire::AdminCloseTable{}, omar.mirror.table), ErrorCode::None);
    EXPECT_EQ(world.server->tableCount(), 0);
}

TEST_F(Moderation, OnlyTheOperatorSeesPrivateTables)
{
    Client &omar = world.guest(u"Omar"_s);
    wire::TableSettings settings = World::settings();
    settings.isPrivate = true;
    omar.ask(wire::TableCreate{.settings = settings});
    EXPECT_EQ(world.server->tables().size(), 1U);
    EXPECT_TRUE(world.server->tables(GameServer::Tables::Public).empty());
}

TEST_F(Moderation, ADrainedServerTakesNoNewGamesAndEndsAfterTheLastOne)
{
    int drained = 0;
    Client &omar = world.account(u"Omar"_s);
    Client &layla = world.account(u"Layla"_s);
    world.drained = [&drained] { ++drained; };
    world.restartServer();
    for (Client *player : {&omar, &layla}) {
        player->connect(false);
        player->resume();
    }
    world.startGame(omar, layla, World::settings());
    ASSERT_EQ(world.server->obey(wire::AdminDrain{}), ErrorCode::None);
    world.run();
    Client &ali = world.guest(u"Ali"_s);
    EXPECT_EQ(ali.answerTo(ali.ask(wire::TableCreate{.settings = World::settings()})), ErrorCode::Busy);
    EXPECT_EQ(ali.answerTo(ali.ask(wire::Quick{.rules = "russian", .time = World::settings().time})),
        ErrorCode::Busy);
    world.advance(Milliseconds{5'000});
    EXPECT_EQ(drained, 0) << "a game goes on";
    omar.ask(wire::Resign{.game = omar.mirror.gameId});
    world.advance(Milliseconds{2'000});
    EXPECT_EQ(drained, 1);
}

TEST_F(Moderation, ADrainWithATimeDoesNotWaitLonger)
{
    int drained = 0;
    world.drained = [&drained] { ++drained; };
    world.restartServer();
    Client &omar = world.guest(u"Omar"_s);
    Client &layla = world.guest(u"Layla"_s);
    world.startGame(omar, layla, World::settings());
    ASSERT_EQ(world.server->obey(wire::AdminDrain{.at = world.time.utc + 10'000}), ErrorCode::None);
    world.advance(Milliseconds{9'000});
    EXPECT_EQ(drained, 0);
    world.advance(Milliseconds{2'000});
    EXPECT_EQ(drained, 1);
}

TEST_F(Moderation, TheConsoleGivesRolesAndPasswords)
{
    Client &omar = world.account(u"Omar"_s);
    const auto account = world.server->accountNamed(u"OMAR"_s);
    ASSERT_TRUE(account);
    EXPECT_EQ(account->id, omar.account);
    EXPECT_EQ(world.server->setRole(omar.account, Role::Guest), ErrorCode::BadField);
    EXPECT_EQ(world.server->setRole(99, Role::Admin), ErrorCode::BadField);
    bool set = false;
    ASSERT_EQ(world.server->setPassword(omar.account, u"new password"_s, [&set](bool done) { set = done; }),
        ErrorCode::None);
    world.run();
    EXPECT_TRUE(set);
    EXPECT_FALSE(omar.isOpen()) << "who knew the old one signs in again";
    omar.forget();
    omar.connect(false);
    omar.resume();
    ASSERT_NE(omar.last<wire::Error>(), nullptr);
    EXPECT_EQ(omar.last<wire::Error>()->code, ErrorCode::TokenBad);
    omar.connect(false);
    EXPECT_EQ(omar.logsIn(u"Omar"_s, u"new password"_s), ErrorCode::None);
    const auto people = world.server->people();
    ASSERT_EQ(people.size(), 1U);
    EXPECT_EQ(people[0].name, u"Omar"_s);
}

TEST_F(Moderation, AGuestWhoBecomesAnAccountStaysMuted)
{
    Client &omar = world.guest(u"Omar"_s);
    ASSERT_EQ(world.server->obey(wire::AdminMute{.account = omar.account, .until = world.time.utc + Hour}),
        ErrorCode::None);
    ASSERT_EQ(omar.registers(u"Omar"_s), ErrorCode::None);
    EXPECT_EQ(world.store.findAccount(omar.account)->mutedUntilUtc, world.time.utc + Hour);
}

} // namespace naqla::net
