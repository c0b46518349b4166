// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

constexpr Milliseconds Day{24LL * 3600 * 1000};

[[nodiscard]] wire::TableSettings rated(std::string rules = "russian")
{
    wire::TableSettings settings = World::settings(std::move(rules));
    settings.rated = true;
    settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 180'000, .incrementMs = 2'000};
    return settings;
}

/// Two with accounts.
class ServerRating : public testing::Test
{
protected:
    /// Both play two moves, then Black resigns.
    void playRated()
    {
        world.startGame(white, black, rated());
        white.playFirst();
        black.playFirst();
        black.ask(wire::Resign{.game = black.mirror.gameId});
    }
    void leaveTable()
    {
        world.advance(Milliseconds{60'000}); // so that nobody is too fast
        white.ask(wire::TableLeave{});
        black.ask(wire::TableLeave{});
    }
    [[nodiscard]] ErrorCode creates(const wire::TableSettings &settings)
    {
        world.advance(Milliseconds{60'000});
        const ErrorCode answer = white.answerTo(white.ask(wire::TableCreate{.settings = settings}));
        if (answer == ErrorCode::None)
            white.ask(wire::TableLeave{});
        return answer;
    }
    [[nodiscard]] const std::vector<wire::RatingChange> &changes()
    {
        return white.last<wire::GameEnd>()->ratingChanges;
    }

    World world;
    Client &white = world.account(u"Omar"_s);
    Client &black = world.account(u"Huda"_s);
};

} // namespace

TEST_F(ServerRating, ChangesForBothTogetherWithTheResult)
{
    EXPECT_TRUE(white.last<wire::Welcome>()->caps.contains(u"ratings"_s));
    world.startGame(white, black, rated());
    EXPECT_EQ(white.mirror.state.seats[0].rating, 1'500) << "where everybody begins";
    EXPECT_EQ(white.mirror.state.settings.leaver, wire::LeaverPolicy::Claim) << "no computer plays in it";
    white.playFirst();
    black.playFirst();
    black.ask(wire::Resign{.game = black.mirror.gameId});
    ASSERT_EQ(changes().size(), 2U);
    EXPECT_EQ(changes()[0], (wire::RatingChange{white.account, 1'500, 1'662}));
    EXPECT_EQ(changes()[1], (wire::RatingChange{black.account, 1'500, 1'338}));
    EXPECT_EQ(black.mirror.state.seats[1].rating, 1'338) << "the table shows the new one";
    world.restartServer();
    white.connect(false);
    white.resume();
    EXPECT_EQ(white.last<wire::Session>()->ratings,
        (std::vector<wire::Rating>{
            {.variant = "russian/blitz", .value = 1'662, .deviation = 290, .games = 1}}));
}

TEST_F(ServerRating, ADrawLiesBetweenWinAndLoss)
{
    playRated();
    leaveTable();
    world.startGame(white, black, rated());
    white.playFirst();
    black.playFirst();
    const std::uint16_t before = 1'662;
    black.ask(wire::Offer{.kind = wire::OfferKind::Draw, .ply = 2});
    white.ask(wire::Answer{.kind = wire::OfferKind::Draw, .ply = 2, .accept = true});
    ASSERT_EQ(changes().size(), 2U);
    EXPECT_EQ(changes()[0].before, before);
    EXPECT_LT(changes()[0].after, before) << "the stronger one loses by a draw";
    EXPECT_GT(changes()[0].after, 1'500) << "but less than by a loss";
    EXPECT_GT(changes()[1].after, 1'338);
}

TEST_F(ServerRating, IsOnePerVariantAndSpeed)
{
    playRated();
    auto slow = rated("turkish");
    slow.time.baseMs = 3'600'000;
    white.ask(wire::TableSet{.settings = slow});
    EXPECT_EQ(black.mirror.state.seats[0].rating, 1'500) << "nobody knows him in Turkish draughts yet";
    auto perMove = rated();
    perMove.time = {.kind = wire::TimeKind::PerMove, .perMoveMs = 30'000};
    white.ask(wire::TableSet{.settings = perMove});
    EXPECT_EQ(black.mirror.state.seats[0].rating, 1'500) << "half a minute for each move is no blitz";
    white.ask(wire::TableSet{.settings = rated()});
    EXPECT_EQ(black.mirror.state.seats[0].rating, 1'662);
}

TEST_F(ServerRating, NeitherHouseRulesNorUnusualStartsNorGamesWithoutAClockAreRated)
{
    EXPECT_EQ(creates(rated("russian+compulsory=false")), ErrorCode::RatedNotAllowed);
    auto start = rated();
    start.startFen = "W:W22:B9";
    EXPECT_EQ(creates(start), ErrorCode::RatedNotAllowed);
    auto untimed = rated();
    untimed.time = {};
    EXPECT_EQ(creates(untimed), ErrorCode::RatedNotAllowed);
    auto helped = rated();
    helped.time = {
        .kind = wire::TimeKind::PerMove, .perMoveMs = 30'000, .expiry = wire::MoveExpiry::ComputerMoves};
    EXPECT_EQ(creates(helped), ErrorCode::RatedNotAllowed);
    EXPECT_EQ(creates(rated()), ErrorCode::None);
}

TEST_F(ServerRating, GuestsPlayNoRatedGames)
{
    Client &guest = world.guest(u"Ali"_s);
    EXPECT_EQ(guest.answerTo(guest.ask(wire::TableCreate{.settings = rated()})), ErrorCode::RatedNotAllowed);
    ASSERT_EQ(white.answerTo(white.ask(wire::TableCreate{.settings = rated()})), ErrorCode::None);
    EXPECT_EQ(guest.answerTo(guest.askAt(white.mirror.table, wire::TableJoin{})), ErrorCode::RatedNotAllowed);
    EXPECT_EQ(guest.answerTo(guest.askAt(white.mirror.table, wire::TableJoin{.as = wire::JoinAs::Spectator})),
        ErrorCode::None)
        << "but he may watch";
    white.ask(wire::TableSet{.settings = World::settings()});
    ASSERT_EQ(guest.answerTo(guest.askAt(white.mirror.table, wire::TableJoin{})), ErrorCode::None);
    EXPECT_EQ(white.answerTo(white.ask(wire::TableSet{.settings = rated()})), ErrorCode::RatedNotAllowed)
        << "not with a guest at the table";
}

TEST_F(ServerRating, CasualAndAbortedGamesChangeNothing)
{
    world.startGame(white, black, rated());
    white.ask(wire::TableLeave{}); // before the second move
    EXPECT_EQ(black.last<wire::GameEnd>()->result.outcome, core::Outcome::NoResult);
    EXPECT_TRUE(black.last<wire::GameEnd>()->ratingChanges.empty());
    leaveTable();
    auto casual = rated();
    casual.rated = false;
    world.startGame(white, black, casual);
    white.playFirst();
    black.playFirst();
    black.ask(wire::Resign{.game = black.mirror.gameId});
    EXPECT_TRUE(changes().empty());
    EXPECT_TRUE(world.memory.ratingsOf(white.account).empty());
}

TEST_F(ServerRating, WhoLeavesGainsNothingByIt)
{
    world.startGame(white, black, rated());
    white.playFirst();
    black.playFirst();
    black.ask(wire::TableLeave{});
    EXPECT_EQ(changes().at(1), (wire::RatingChange{black.account, 1'500, 1'338})) << "as if he had resigned";
}

TEST_F(ServerRating, AFailedCommitChangesNoRating)
{
    world.startGame(white, black, rated());
    white.playFirst();
    black.playFirst();
    world.memory.setFailing(true);
    black.ask(wire::Resign{.game = black.mirror.gameId});
    EXPECT_EQ(white.count<wire::GameEnd>(), 0);
    world.memory.setFailing(false);
    EXPECT_TRUE(world.memory.ratingsOf(white.account).empty());
    world.restartServer();
    EXPECT_EQ(world.server->runningGameCount(), 1) << "the game goes on where it was";
}

TEST_F(ServerRating, AGameThatOutlivesTheServerIsStillRated)
{
    world.startGame(white, black, rated());
    white.playFirst();
    black.playFirst();
    world.restartServer();
    for (Client *client : {&white, &black}) {
        client->connect(false);
        client->resume();
    }
    EXPECT_EQ(white.mirror.state.seats[1].rating, 1'500);
    black.ask(wire::Resign{.game = black.mirror.gameId});
    EXPECT_EQ(changes().size(), 2U);
}

TEST_F(ServerRating, TheSameTwoPlayAtMostFiveRatedGamesADay)
{
    for (int game = 0; game < 5; ++game) {
        playRated();
        EXPECT_EQ(changes().size(), 2U) << game;
        EXPECT_EQ(black.mirror.state.settings.rated, game < 4) << "the table says what the next game is";
        if (game < 4)
            leaveTable();
    }
    EXPECT_EQ(white.answerTo(white.ask(wire::TableSet{.settings = rated()})), ErrorCode::RatedNotAllowed);
    leaveTable();
    playRated();
    EXPECT_FALSE(white.mirror.state.settings.rated) << "known before the game";
    EXPECT_TRUE(changes().empty());
    leaveTable();
    Client &other = world.account(u"Ali"_s);
    world.startGame(white, other, rated());
    EXPECT_TRUE(white.mirror.state.settings.rated) << "with somebody else he may";
    other.ask(wire::TableLeave{});
    leaveTable();
    world.advance(Day);
    playRated();
    EXPECT_EQ(changes().size(), 2U) << "a new day";
}

TEST_F(ServerRating, QuickPlayPairsRatedPlayersOnlyWithEachOther)
{
    wire::Quick quick{.rules = "russian", .time = rated().time, .rated = true};
    white.ask(quick);
    quick.rated = false;
    black.ask(quick);
    EXPECT_FALSE(black.mirror.game);
    quick.rated = true;
    black.ask(quick);
    ASSERT_TRUE(black.mirror.game && white.mirror.game);
    EXPECT_TRUE(black.mirror.state.settings.rated);
}

TEST_F(ServerRating, ADeletedAccountTakesItsRatingAlong)
{
    playRated();
    EXPECT_EQ(
        black.answerTo(black.ask(wire::AccountDelete{.password = u"correct horse"_s})), ErrorCode::None);
    EXPECT_TRUE(world.memory.ratingsOf(black.account).empty());
    EXPECT_EQ(world.memory.ratingsOf(white.account).size(), 1U);
}

} // namespace naqla::net
