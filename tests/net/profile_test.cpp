// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn.h"
#include "tests/net/server_world.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <set>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

constexpr Milliseconds Minute{60'000};

class ServerProfile : public testing::Test
{
protected:
    /// As if many games had made this rating.
    void rate(wire::AccountId account, double value, std::string variant = "russian/blitz")
    {
        const GameRecord game{.id = world.random.bytes(16)};
        world.memory.addGame(game);
        world.memory.finishGame(game.id, {}, world.time.utc,
            {{.after = {.account = account,
                  .variant = std::move(variant),
                  .value = value,
                  .deviation = 60,
                  .volatility = 0.06,
                  .games = 40,
                  .lastUtc = world.time.utc,
                  .listedUntilUtc = world.time.utc + 3'600'000}}});
    }
    [[nodiscard]] const wire::Leaderboard &leaders(const std::string &variant, std::uint32_t offset = 0)
    {
        world.advance(Minute);
        EXPECT_EQ(omar.answerTo(omar.ask(wire::Leaderboard{.variant = variant, .offset = offset})),
            ErrorCode::None);
        return *omar.last<wire::Leaderboard>();
    }
    /// Omar has White and wins; @return the game's id.
    wire::GameId play()
    {
        auto settings = World::settings();
        settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 180'000, .incrementMs = 2'000};
        settings.rated = true;
        world.startGame(omar, huda, settings);
        omar.playFirst();
        huda.playFirst();
        huda.ask(wire::Resign{.game = huda.mirror.gameId});
        world.advance(Minute);
        omar.ask(wire::TableLeave{});
        huda.ask(wire::TableLeave{});
        return omar.mirror.gameId;
    }

    World world;
    Client &omar = world.account(u"Omar"_s);
    Client &huda = world.account(u"Huda"_s);
};

} // namespace

TEST_F(ServerProfile, ListsTheBest)
{
    rate(omar.account, 1'700.4);
    rate(huda.account, 1'900.6);
    rate(99, 2'500); // an account that is deleted
    const auto &page = leaders("russian/blitz");
    ASSERT_EQ(page.rows.size(), 2U);
    EXPECT_EQ(page.rows[0],
        (wire::LeaderRow{
            .account = huda.account, .name = u"Huda"_s, .value = 1'901, .deviation = 60, .games = 40}));
    EXPECT_EQ(page.rows[1].name, u"Omar"_s);
    EXPECT_FALSE(page.more);
    EXPECT_TRUE(leaders("turkish/blitz").rows.empty());
    EXPECT_EQ(omar.last<wire::Leaderboard>()->ownRank, 0U);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Leaderboard{.variant = "russian"})), ErrorCode::BadField);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Leaderboard{.variant = "chess/blitz"})), ErrorCode::BadField);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Leaderboard{.variant = "russian/fast"})), ErrorCode::BadField);
}

TEST_F(ServerProfile, ListsAHundredInPagesAndTellsOnesOwnRank)
{
    rate(omar.account, 1'000);
    for (wire::AccountId id = 1'000; id < 1'120; ++id) {
        world.memory.putAccount({.id = id, .name = QString::number(id), .guest = false});
        rate(id, 1'500 + static_cast<double>(id - 1'000));
    }
    EXPECT_EQ(leaders("russian/blitz").rows.size(), 50U);
    EXPECT_TRUE(omar.last<wire::Leaderboard>()->more);
    EXPECT_EQ(omar.last<wire::Leaderboard>()->rows.front().value, 1'619);
    EXPECT_EQ(omar.last<wire::Leaderboard>()->ownRank, 121U);
    EXPECT_EQ(leaders("russian/blitz", 50).rows.size(), 50U);
    EXPECT_FALSE(omar.last<wire::Leaderboard>()->more);
    EXPECT_EQ(omar.last<wire::Leaderboard>()->rows.back().value, 1'520);
    EXPECT_TRUE(leaders("russian/blitz", 0xffff'ffff).rows.empty());
}

TEST_F(ServerProfile, TheListIsReadOnceAMinuteAndForgetsWhoIsDeleted)
{
    rate(omar.account, 1'700);
    EXPECT_EQ(leaders("russian/blitz").rows.size(), 1U);
    rate(huda.account, 1'900);
    omar.ask(wire::Leaderboard{.variant = "russian/blitz"});
    EXPECT_EQ(omar.last<wire::Leaderboard>()->rows.size(), 1U);
    EXPECT_EQ(leaders("russian/blitz").rows.size(), 2U);
    ASSERT_EQ(huda.answerTo(huda.ask(wire::AccountDelete{.password = u"correct horse"_s})), ErrorCode::None);
    omar.ask(wire::Leaderboard{.variant = "russian/blitz"});
    EXPECT_EQ(omar.last<wire::Leaderboard>()->rows.size(), 1U) << "at once";
    world.advance(Milliseconds{3'600'000});
    EXPECT_TRUE(leaders("russian/blitz").rows.empty()) << "nor who has not played for too long";
}

TEST_F(ServerProfile, ShowsAnAccountAndNoGuest)
{
    play();
    omar.ask(wire::Profile{.shownName = u"HUDA"_s});
    const auto *profile = omar.last<wire::Profile>();
    EXPECT_EQ(profile->account, huda.account);
    EXPECT_EQ(profile->shownName, u"Huda"_s);
    EXPECT_EQ(profile->games, 1U);
    EXPECT_TRUE(profile->online);
    EXPECT_EQ(profile->ratings.at(0).value, 1'338);
    Client &guest = world.guest(u"Ali"_s);
    omar.ask(wire::Profile{.account = guest.account});
    EXPECT_EQ(omar.last<wire::Profile>()->account, 0U);
    guest.ask(wire::Profile{.shownName = u"nobody"_s});
    EXPECT_EQ(guest.last<wire::Profile>()->account, 0U);
    huda.cut();
    world.advance(Minute);
    omar.ask(wire::Profile{.account = huda.account});
    EXPECT_FALSE(omar.last<wire::Profile>()->online);
}

TEST_F(ServerProfile, AsksOnlySoOften)
{
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(omar.answerTo(omar.ask(wire::Profile{.account = 1})), ErrorCode::None);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::Profile{.account = 1})), ErrorCode::Rate);
    EXPECT_EQ(omar.answerTo(omar.ask(wire::GameList{})), ErrorCode::Rate);
}

TEST_F(ServerProfile, ListsAndFetchesOnesOwnGames)
{
    const wire::GameId first = play();
    const wire::GameId second = play();
    EXPECT_EQ(omar.answerTo(omar.ask(wire::GameList{})), ErrorCode::None);
    const auto *list = omar.last<wire::GameList>();
    ASSERT_EQ(list->rows.size(), 2U);
    EXPECT_FALSE(list->more);
    EXPECT_EQ(list->rows[0].game, second) << "newest first";
    EXPECT_EQ(list->rows[1].game, first);
    EXPECT_EQ(list->rows[0].white, u"Omar"_s);
    EXPECT_EQ(list->rows[0].black, u"Huda"_s);
    EXPECT_TRUE(list->rows[0].asWhite);
    EXPECT_TRUE(list->rows[0].rated);
    EXPECT_EQ(list->rows[0].plies, 2);
    EXPECT_EQ(list->rows[0].result.outcome, core::Outcome::WhiteWins);
    huda.ask(wire::GameList{.offset = 1});
    ASSERT_EQ(huda.last<wire::GameList>()->rows.size(), 1U);
    EXPECT_FALSE(huda.last<wire::GameList>()->rows[0].asWhite);

    EXPECT_EQ(omar.answerTo(omar.ask(wire::GameFetch{.game = first})), ErrorCode::None);
    const auto pdn = core::readPdnGame(omar.last<wire::GameFetch>()->pdn.toStdString());
    ASSERT_TRUE(pdn);
    EXPECT_EQ(pdn->tag("Event"), "Rated game");
    EXPECT_EQ(pdn->game.ply(), 2);
    Client &stranger = world.guest(u"Ali"_s);
    EXPECT_EQ(stranger.answerTo(stranger.ask(wire::GameFetch{.game = first})), ErrorCode::NoGame);
    EXPECT_EQ(
        stranger.answerTo(stranger.ask(wire::GameFetch{.game = QByteArray(16, 'x')})), ErrorCode::NoGame)
        << "the same answer";
    stranger.ask(wire::GameList{});
    EXPECT_TRUE(stranger.last<wire::GameList>()->rows.empty());
}

TEST_F(ServerProfile, LongListsComeInParts)
{
    for (int i = 0; i < 45; ++i) {
        const GameRecord game{.id = world.random.bytes(16), .seats = {SeatRecord{.account = omar.account}}};
        world.memory.addGame(game);
        world.memory.finishGame(game.id, {}, world.time.utc, {});
    }
    std::set<wire::GameId> seen;
    for (std::uint32_t offset = 0; offset <= 40; offset += 20) {
        world.advance(Minute);
        omar.ask(wire::GameList{.offset = offset});
        for (const auto &row : omar.last<wire::GameList>()->rows)
            seen.insert(row.game);
        EXPECT_EQ(omar.last<wire::GameList>()->more, offset < 40);
    }
    EXPECT_EQ(seen.size(), 45U);
}

TEST_F(ServerProfile, WhatOneTakesAlongHasTheRatings)
{
    play();
    omar.ask(wire::AccountExport{});
    const QJsonObject json = QJsonDocument::fromJson(omar.last<wire::AccountExport>()->data).object();
    const QJsonArray ratings = json[u"ratings"_s].toArray();
    ASSERT_EQ(ratings.size(), 1);
    EXPECT_EQ(ratings[0].toObject()[u"variant"_s], u"russian/blitz"_s);
    EXPECT_NEAR(ratings[0].toObject()[u"value"_s].toDouble(), 1'662.3, 0.1);
}

TEST_F(ServerProfile, AServerWithoutAccountsKnowsNobody)
{
    world.withAccounts = false;
    world.restartServer();
    Client &guest = world.guest(u"Ali"_s);
    EXPECT_FALSE(guest.last<wire::Welcome>()->caps.contains(u"ratings"_s));
    EXPECT_EQ(guest.answerTo(guest.ask(wire::Profile{.account = 1})), ErrorCode::UnknownType);
    EXPECT_EQ(
        guest.answerTo(guest.ask(wire::Leaderboard{.variant = "russian/blitz"})), ErrorCode::UnknownType);
    EXPECT_EQ(guest.answerTo(guest.ask(wire::GameList{})), ErrorCode::None) << "but each his own games";
}

} // namespace naqla::net
