// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn.h"
#include "net/model/login_guard.h"
#include "tests/net/server_world.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

/// A client that has said HELLO.
[[nodiscard]] Client &stranger(World &world, const QString &network = u"192.0.2.1"_s)
{
    Client &client = world.client(u"stranger"_s);
    client.network = network;
    client.connect(false);
    return client;
}

[[nodiscard]] AccountRecord stored(World &world, wire::AccountId id)
{
    return world.store.findAccount(id).value_or(AccountRecord{});
}

} // namespace

TEST(ServerAccount, IsMadeAndEnteredWithItsPassword)
{
    World world;
    Client &first = stranger(world);
    EXPECT_TRUE(std::ranges::find(first.last<wire::Welcome>()->authModes, wire::AuthMode::Password)
        != first.last<wire::Welcome>()->authModes.end());
    ASSERT_EQ(first.registers(u"Omar"_s), ErrorCode::None);
    EXPECT_EQ(first.last<wire::Session>()->role, wire::Role::User);
    EXPECT_EQ(first.last<wire::Session>()->shownName, u"Omar"_s);
    EXPECT_EQ(stored(world, first.account).passwordHash, HandPasswords::hashOf(u"correct horse"_s))
        << "nothing but the hash is kept";
    first.cut();
    world.restartServer();
    Client &second = stranger(world);
    EXPECT_EQ(second.logsIn(u"omar"_s), ErrorCode::None) << "case is none of the name's";
    EXPECT_EQ(second.account, first.account);
    EXPECT_EQ(second.last<wire::Session>()->role, wire::Role::User);
}

TEST(ServerAccount, WrongPasswordAndUnknownNameGetTheSameAnswer)
{
    World world;
    ASSERT_EQ(stranger(world).registers(u"Omar"_s), ErrorCode::None);
    const int asked = world.passwords.asked;
    Client &client = stranger(world);
    EXPECT_EQ(client.logsIn(u"Omar"_s, u"wrong horse"_s), ErrorCode::AuthFailed);
    EXPECT_EQ(client.logsIn(u"Nobody"_s, u"wrong horse"_s), ErrorCode::AuthFailed);
    EXPECT_EQ(world.passwords.asked, asked + 2) << "and the same work";
    EXPECT_EQ(client.logsIn(u"Omar"_s), ErrorCode::None);
}

TEST(ServerAccount, NoNameLooksLikeAnAccounts)
{
    World world;
    Client &owner = stranger(world);
    ASSERT_EQ(owner.registers(u"Paul"_s), ErrorCode::None);
    EXPECT_EQ(stranger(world, u"a"_s).registers(u"Pau1"_s), ErrorCode::NameTaken);
    Client &mixed = stranger(world, u"a"_s);
    EXPECT_EQ(mixed.answerTo(mixed.ask(wire::Guest{.wishedName = u"раul"_s})), ErrorCode::NameBad)
        << "two scripts";
    owner.cut();
    world.advance(Milliseconds{700'000});
    world.restartServer();
    EXPECT_EQ(world.guest(u"PAUL"_s).last<wire::Session>()->shownName, u"PAUL2"_s)
        << "also while its owner is away";
}

TEST(ServerAccount, RefusesBadNamesAndPasswords)
{
    World world;
    Client &client = stranger(world);
    EXPECT_EQ(client.registers(u"Admin"_s), ErrorCode::NameBad);
    EXPECT_EQ(client.registers(u"Omar"_s, u"short"_s), ErrorCode::BadField);
    EXPECT_EQ(client.last<wire::Error>()->arg, "password");
    EXPECT_EQ(client.answerTo(client.ask(
                  wire::Register{.account = u"Omar"_s, .password = u"correct horse"_s, .email = u"a b@c"_s})),
        ErrorCode::BadField);
    EXPECT_EQ(world.passwords.asked, 0);
}

TEST(ServerAccount, AGuestBecomesOneInTheMiddleOfAGame)
{
    World world;
    Client &host = world.guest(u"Omar"_s);
    Client &guest = world.guest(u"Ali"_s);
    auto settings = World::settings();
    settings.leaver = wire::LeaverPolicy::Wait;
    world.startGame(host, guest, settings);
    host.playFirst();
    const auto account = host.account;
    const QByteArray guestToken = host.token;
    ASSERT_EQ(host.registers(u"عمر"_s), ErrorCode::None);
    EXPECT_EQ(host.account, account);
    EXPECT_EQ(host.last<wire::Session>()->seats, std::vector{host.mirror.table});
    EXPECT_EQ(guest.mirror.state.seats[0].name, u"عمر"_s) << "the others see the new name";
    guest.playFirst();
    host.playFirst();
    EXPECT_EQ(guest.mirror.game->ply(), 3);
    EXPECT_EQ(world.guest(u"Omar"_s).last<wire::Session>()->shownName, u"Omar"_s) << "the old name is free";
    host.acknowledge();
    host.ask(wire::Ping{});
    EXPECT_EQ(host.registers(u"Other"_s), ErrorCode::State) << "he has one now";
    world.restartServer();
    Client &back = stranger(world);
    ASSERT_EQ(back.logsIn(u"عمر"_s), ErrorCode::None);
    ASSERT_TRUE(back.mirror.game) << "and his seat, after a restart too";
    EXPECT_EQ(back.mirror.game->ply(), 3);
    EXPECT_EQ(back.mirror.state.seats[0].name, u"عمر"_s);
    Client &thief = stranger(world, u"b"_s);
    thief.device = host.device;
    thief.resumeWith(guestToken);
    EXPECT_EQ(thief.last<wire::Error>()->code, ErrorCode::TokenBad) << "the guest's token is dead";
}

TEST(ServerAccount, TokensOfAccountsLiveLongerThanThoseOfGuests)
{
    World world;
    Client &client = stranger(world);
    ASSERT_EQ(client.registers(u"Omar"_s), ErrorCode::None);
    client.cut();
    world.advance(Milliseconds{24LL * 3600 * 1000});
    client.connect();
    client.resume();
    EXPECT_EQ(client.last<wire::Session>()->role, wire::Role::User);
}

TEST(ServerAccount, TheLoopNeverWaitsForAHash)
{
    World world;
    Client &client = stranger(world);
    world.passwords.isImmediate = false;
    const auto request = client.ask(wire::Register{.account = u"Omar"_s, .password = u"correct horse"_s});
    Client &other = world.guest(u"Ali"_s);
    EXPECT_EQ(other.answerTo(other.ask(wire::LobbySub{})), ErrorCode::None) << "others go on meanwhile";
    EXPECT_EQ(client.answerTo(client.ask(wire::Login{.account = u"x"_s})), ErrorCode::Busy)
        << "one at a time";
    EXPECT_EQ(client.answerTo(client.ask(wire::Guest{.wishedName = u"Omar"_s})), ErrorCode::Busy);
    world.passwords.answerAll();
    world.run();
    EXPECT_EQ(client.answerTo(request), ErrorCode::None);

    Client &gone = stranger(world, u"a"_s);
    gone.ask(wire::Login{.account = u"Omar"_s, .password = u"correct horse"_s});
    gone.cut();
    world.passwords.answerAll();
    Client &late = stranger(world, u"b"_s);
    late.ask(wire::Login{.account = u"Omar"_s, .password = u"correct horse"_s});
    world.server.reset();
    world.passwords.answerAll(); // to nobody
}

TEST(ServerAccount, TwoWhoRegisterTheSameNameAtOnceDoNotBothGetIt)
{
    World world;
    Client &first = stranger(world);
    Client &second = stranger(world, u"a"_s);
    world.passwords.isImmediate = false;
    const auto one = first.ask(wire::Register{.account = u"Omar"_s, .password = u"correct horse"_s});
    const auto two = second.ask(wire::Register{.account = u"OMAR"_s, .password = u"correct horse"_s});
    world.passwords.answerAll();
    world.run();
    EXPECT_EQ(first.answerTo(one), ErrorCode::None);
    EXPECT_EQ(second.answerTo(two), ErrorCode::NameTaken);
}

TEST(ServerAccount, ABusyHasherIsTold)
{
    World world;
    Client &client = stranger(world);
    world.passwords.isBusy = true;
    EXPECT_EQ(client.registers(u"Omar"_s), ErrorCode::Busy);
    EXPECT_EQ(client.logsIn(u"Omar"_s), ErrorCode::Busy);
    world.passwords.isBusy = false;
    EXPECT_EQ(client.registers(u"Omar"_s), ErrorCode::None);
}

TEST(ServerAccount, AnOldHashIsMadeAnewAtTheNextLogin)
{
    World world;
    Client &client = stranger(world);
    ASSERT_EQ(client.registers(u"Omar"_s), ErrorCode::None);
    AccountRecord record = stored(world, client.account);
    record.passwordHash = "old" + record.passwordHash;
    world.store.putAccount(record);
    EXPECT_EQ(stranger(world).logsIn(u"Omar"_s), ErrorCode::None);
    EXPECT_EQ(stored(world, client.account).passwordHash, HandPasswords::hashOf(u"correct horse"_s));
}

TEST(ServerAccount, AThousandGuessesFromManyPlacesReachTheHasherLessThanThirtyTimes)
{
    for (const int connections : {1, 10, 200}) {
        World world;
        ASSERT_EQ(stranger(world).registers(u"Omar"_s), ErrorCode::None);
        const int before = world.passwords.asked;
        world.passwords.isImmediate = false; // all at once: no answer comes before the next guess
        std::vector<Client *> guessers;
        for (int i = 0; i < connections; ++i)
            guessers.push_back(&stranger(world, QString::number(i)));
        for (int i = 0; i < 1'000; ++i) {
            Client *&guesser = guessers[static_cast<std::size_t>(i % connections)];
            if (!guesser->isOpen())
                guesser = &stranger(world, QString::number(i % connections));
            guesser->ask(wire::Login{.account = u"Omar"_s, .password = QString::number(i)});
            if (i % 50 == 49) {
                world.passwords.answerAll();
                world.advance(Milliseconds{100});
            }
        }
        EXPECT_LT(world.passwords.asked - before, 30) << connections;
        EXPECT_GT(world.passwords.asked - before, 4) << connections;
    }
}

TEST(ServerAccount, AConnectionEndsAfterFiveWrongPasswords)
{
    World world;
    Client &client = stranger(world);
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(client.isOpen());
        client.ask(wire::Login{.account = u"name %1"_s.arg(i), .password = u"guess"_s});
    }
    EXPECT_FALSE(client.isOpen());
}

TEST(ServerAccount, GuessersDoNotLockTheOwnerOut)
{
    World world;
    Client &owner = stranger(world);
    ASSERT_EQ(owner.registers(u"Omar"_s), ErrorCode::None);
    owner.cut();
    for (int i = 0; i < 10; ++i)
        stranger(world, QString::number(i)).ask(wire::Login{.account = u"Omar"_s, .password = u"guess"_s});
    EXPECT_EQ(stranger(world, u"b"_s).logsIn(u"Omar"_s), ErrorCode::Rate) << "also the right one must wait";
    owner.connect();
    owner.resume();
    EXPECT_EQ(owner.last<wire::Session>()->role, wire::Role::User) << "but not he who has a token";
    world.advance(Milliseconds{60'000});
    EXPECT_EQ(stranger(world, u"b"_s).logsIn(u"Omar"_s), ErrorCode::None);
}

TEST(LoginGuard, BlocksANetworkForTenMinutes)
{
    LoginGuard guard;
    MonoTime now{1'000};
    for (int i = 0; i < LoginGuard::FailuresOfNetwork; ++i)
        EXPECT_EQ(guard.begin(QString::number(i), u"net"_s, now), std::nullopt) << i;
    EXPECT_EQ(guard.begin(u"x"_s, u"net"_s, now), Milliseconds{600'000});
    EXPECT_EQ(guard.begin(u"x"_s, u"elsewhere"_s, now), std::nullopt);
    now += Milliseconds{600'000};
    EXPECT_EQ(guard.begin(u"y"_s, u"net"_s, now), std::nullopt);
}

TEST(LoginGuard, WhoSucceedsIsNeverSlowedDown)
{
    LoginGuard guard;
    for (int i = 0; i < 200; ++i) {
        ASSERT_EQ(guard.begin(u"x"_s, u"net"_s, MonoTime{1'000 + i}), std::nullopt) << i;
        guard.succeeded(u"x"_s, u"net"_s);
    }
}

TEST(LoginGuard, ATryThatWasNotLookedAtCountsForNothing)
{
    LoginGuard guard;
    for (int i = 0; i < 200; ++i) {
        ASSERT_EQ(guard.begin(u"x"_s, u"net"_s, MonoTime{1'000 + i}), std::nullopt) << i;
        guard.withdraw(u"x"_s, u"net"_s);
    }
    for (int i = 0; i < LoginGuard::FreeFailures; ++i)
        ASSERT_EQ(guard.begin(u"x"_s, u"net"_s, MonoTime{2'000}), std::nullopt);
    guard.withdraw(u"x"_s, u"net"_s);
    ASSERT_EQ(guard.begin(u"x"_s, u"net"_s, MonoTime{2'000}), std::nullopt);
    EXPECT_EQ(guard.begin(u"x"_s, u"net"_s, MonoTime{2'000}), Milliseconds{1'000}) << "and wipes nothing out";
}

TEST(LoginGuard, NewAccountsAreNoGuesses)
{
    LoginGuard guard;
    const MonoTime now{1'000};
    for (int i = 0; i < LoginGuard::AccountsOfNetwork; ++i)
        ASSERT_EQ(guard.beginAccount(u"net"_s, now), std::nullopt) << i;
    EXPECT_EQ(guard.begin(u"x"_s, u"net"_s, now), std::nullopt) << "a login of one of them";
    EXPECT_EQ(guard.beginAccount(u"net"_s, now), Milliseconds{600'000 - 1'000});
    EXPECT_EQ(guard.beginAccount(u"elsewhere"_s, now), std::nullopt);
    guard.withdrawAccount(u"net"_s);
    EXPECT_EQ(guard.beginAccount(u"net"_s, now), std::nullopt);
    EXPECT_EQ(guard.beginAccount(u"net"_s, now + Milliseconds{600'000}), std::nullopt);
}

TEST(LoginGuard, KnowsNoLimitsForAnExemptNetwork)
{
    LoginGuard guard;
    for (int i = 0; i < 500; ++i) {
        ASSERT_EQ(guard.begin(QString::number(i), {}, MonoTime{1'000}), std::nullopt);
        ASSERT_EQ(guard.beginAccount({}, MonoTime{1'000}), std::nullopt);
    }
}

TEST(LoginGuard, PausesDoubleUpToAMinute)
{
    LoginGuard guard;
    MonoTime now{1'000};
    std::vector<Milliseconds::rep> pauses;
    for (int i = 0; i < 14; ++i) {
        if (const auto wait = guard.begin(u"x"_s, QString::number(i), now)) {
            pauses.push_back(wait->count());
            now += *wait;
            ASSERT_EQ(guard.begin(u"x"_s, QString::number(i), now), std::nullopt);
        }
    }
    EXPECT_EQ(pauses,
        (std::vector<Milliseconds::rep>{1'000, 2'000, 4'000, 8'000, 16'000, 32'000, 60'000, 60'000, 60'000}));
}

TEST(ServerAccount, AServerThatKeepsNoAccountsAnyMoreStillKnowsWhoHasAToken)
{
    World world;
    Client &owner = stranger(world);
    ASSERT_EQ(owner.registers(u"Omar"_s), ErrorCode::None);
    world.withAccounts = false;
    world.restartServer();
    EXPECT_EQ(stranger(world, u"a"_s).logsIn(u"Omar"_s), ErrorCode::UnknownType);
    owner.connect();
    owner.resume();
    ASSERT_EQ(owner.last<wire::Session>()->shownName, u"Omar"_s);
    EXPECT_EQ(owner.answerTo(owner.ask(wire::AccountDelete{.password = u"correct horse"_s})),
        ErrorCode::UnknownType);
    EXPECT_EQ(owner.answerTo(owner.ask(wire::LinkDevice{})), ErrorCode::UnknownType);
}

TEST(ServerAccount, ASecondDeviceIsLinkedByACodeThatIsGoodOnce)
{
    World world;
    Client &first = stranger(world);
    ASSERT_EQ(first.registers(u"Omar"_s), ErrorCode::None);
    ASSERT_EQ(first.answerTo(first.ask(wire::LinkDevice{})), ErrorCode::None);
    const QString code = first.last<wire::LinkDevice>()->code;
    EXPECT_EQ(code.size(), 10);
    Client &second = stranger(world, u"a"_s);
    EXPECT_EQ(second.answerTo(second.ask(wire::LinkDevice{.code = u"AAAAAAAAAA"_s})), ErrorCode::AuthFailed);
    EXPECT_EQ(second.answerTo(second.ask(wire::LinkDevice{.code = code.toLower()})), ErrorCode::None);
    EXPECT_EQ(second.account, first.account);
    EXPECT_FALSE(first.isOpen()) << "one place at a time";
    Client &third = stranger(world, u"b"_s);
    EXPECT_EQ(third.answerTo(third.ask(wire::LinkDevice{.code = code})), ErrorCode::AuthFailed);
    second.cut();
    second.connect();
    second.resume();
    EXPECT_EQ(second.last<wire::Session>()->account, first.account) << "it has a token of its own";
    second.ask(wire::LinkDevice{});
    const QString late = second.last<wire::LinkDevice>()->code;
    world.advance(Milliseconds{300'000});
    Client &fourth = stranger(world, u"c"_s);
    EXPECT_EQ(fourth.answerTo(fourth.ask(wire::LinkDevice{.code = late})), ErrorCode::AuthFailed);
    Client &guest = world.guest(u"Ali"_s);
    EXPECT_EQ(guest.answerTo(guest.ask(wire::LinkDevice{})), ErrorCode::State);
}

TEST(ServerAccount, IsTakenAlongWhole)
{
    World world;
    Client &owner = stranger(world);
    ASSERT_EQ(owner.registers(u"Omar"_s), ErrorCode::None);
    Client &other = world.guest(u"Ali"_s);
    auto settings = World::settings();
    settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 300'000, .incrementMs = 2'000};
    world.startGame(owner, other, settings);
    owner.playFirst();
    other.playFirst();
    other.ask(wire::Resign{.game = other.mirror.gameId});
    owner.ask(wire::AccountExport{});
    const auto *account = owner.last<wire::AccountExport>();
    ASSERT_NE(account, nullptr);
    EXPECT_TRUE(account->more);
    const QJsonObject json = QJsonDocument::fromJson(account->data).object();
    EXPECT_EQ(json[u"name"_s], u"Omar"_s);
    EXPECT_FALSE(account->data.contains("horse")) << "neither the password nor its hash";
    EXPECT_FALSE(account->data.contains("esroh"));
    world.advance(Milliseconds{10'000});
    owner.ask(wire::AccountExport{.part = 1});
    const auto *games = owner.last<wire::AccountExport>();
    EXPECT_FALSE(games->more);
    const auto pdn = core::readPdnGame(games->data.toStdString());
    ASSERT_TRUE(pdn) << games->data.toStdString();
    EXPECT_EQ(pdn->tag("White"), "Omar");
    EXPECT_EQ(pdn->tag("Black"), "Ali");
    EXPECT_EQ(pdn->tag("TimeControl"), "300+2");
    EXPECT_EQ(pdn->game.ply(), 2);
    EXPECT_EQ(pdn->game.result()->outcome, core::Outcome::WhiteWins);
}

TEST(ServerAccount, IsDeletedWithItsPasswordAndItsGamesStay)
{
    World world;
    Client &owner = stranger(world);
    ASSERT_EQ(owner.registers(u"Omar"_s), ErrorCode::None);
    Client &other = world.guest(u"Ali"_s);
    world.startGame(owner, other, World::settings());
    const auto game = owner.mirror.gameId;
    owner.playFirst();
    other.playFirst();
    EXPECT_EQ(
        owner.answerTo(owner.ask(wire::AccountDelete{.password = u"wrong horse"_s})), ErrorCode::AuthFailed);
    EXPECT_TRUE(owner.isOpen());
    EXPECT_EQ(
        owner.answerTo(owner.ask(wire::AccountDelete{.password = u"correct horse"_s})), ErrorCode::None);
    EXPECT_FALSE(owner.isOpen());
    EXPECT_EQ(stored(world, owner.account).id, 0U);
    const auto kept = world.store.findGame(game);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->moves.size(), 2U);
    EXPECT_TRUE(kept->record.seats[0].name.isEmpty());
    EXPECT_EQ(stranger(world, u"a"_s).logsIn(u"Omar"_s), ErrorCode::AuthFailed);
    owner.connect();
    owner.resume();
    EXPECT_EQ(owner.last<wire::Error>()->code, ErrorCode::TokenBad);
}

} // namespace naqla::net
