// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using core::EndReason;
using core::Outcome;
using wire::ErrorCode;
using wire::OfferKind;
using wire::Presence;

namespace {

[[nodiscard]] EndReason reasonOf(const Client &client)
{
    EXPECT_TRUE(client.mirror.result);
    const auto reason = core::endReasonFromWire(client.mirror.result.value_or(wire::FinalResult{}).reason);
    EXPECT_TRUE(reason);
    return reason.value_or(EndReason::Server);
}

/// A running game between Omar (White) and Ali (Black).
struct ServerGame : testing::Test
{
    World world{1};
    Client &white = world.guest(u"Omar"_s);
    Client &black = world.guest(u"Ali"_s);

    void begin(const wire::TableSettings &settings = World::settings())
    {
        world.startGame(white, black, settings);
    }
    void playPlies(int count)
    {
        for (int i = 0; i < count; ++i)
            (white.mirror.isMyTurn() ? white : black).playFirst();
    }
    void expectEnd(Outcome outcome, EndReason reason)
    {
        for (const Client *client : {&white, &black}) {
            ASSERT_TRUE(client->mirror.result) << client->name.toStdString();
            EXPECT_EQ(client->mirror.result->outcome, outcome);
            EXPECT_EQ(reasonOf(*client), reason);
            EXPECT_EQ(client->mirror.ends, 1);
        }
    }
};

[[nodiscard]] wire::TableSettings withTime(wire::TimeControl time)
{
    auto settings = World::settings();
    settings.time = time;
    return settings;
}

} // namespace

TEST_F(ServerGame, MovesReachBothAndAcknowledgeTheMover)
{
    begin();
    const auto rid = white.ask(white.moveMessage(white.mirror.game->legalMoves().front()));
    EXPECT_EQ(white.answerTo(rid), ErrorCode::None);
    EXPECT_EQ(white.mirror.game->ply(), 1);
    EXPECT_EQ(black.mirror.game->ply(), 1);
    playPlies(9);
    EXPECT_TRUE(white.mirror.game->position() == black.mirror.game->position());
    EXPECT_EQ(white.mirror.game->ply(), 10);
}

TEST_F(ServerGame, AMoveIsToldOnlyWhenItIsStored)
{
    begin();
    world.memory.setFailing(true);
    white.playFirst();
    EXPECT_EQ(white.last<wire::Moved>(), nullptr);
    EXPECT_EQ(black.last<wire::Moved>(), nullptr);
    EXPECT_EQ(black.last<wire::Notice>()->kind, wire::NoticeKind::Closing)
        << "a server that cannot store stops";
    world.memory.setFailing(false);
    world.restartServer();
    white.connect();
    white.resume();
    EXPECT_EQ(white.mirror.game->ply(), 0);
}

TEST_F(ServerGame, TheSameMoveAgainGivesTheSameAnswer)
{
    begin();
    const wire::Move move = white.moveMessage(white.mirror.game->legalMoves().front());
    white.ask(move);
    const wire::Moved first = *white.last<wire::Moved>();
    EXPECT_EQ(white.answerTo(white.ask(move)), ErrorCode::None);
    EXPECT_EQ(*white.last<wire::Moved>(), first);
    EXPECT_EQ(black.count<wire::Moved>(), 1);
    playPlies(1);
    EXPECT_EQ(white.answerTo(white.ask(move)), ErrorCode::None) << "even after the opponent's answer";
    wire::Move other = move;
    other.moveId = 99;
    EXPECT_EQ(white.answerTo(white.ask(other)), ErrorCode::StalePly);
    EXPECT_EQ(white.last<wire::Snapshot>()->moves.size(), 2U);
}

TEST_F(ServerGame, WrongMovesChangeNothing)
{
    begin();
    const wire::Move good = white.moveMessage(white.mirror.game->legalMoves().front());
    const auto expectRefusal = [this](
                                   Client &client, const wire::Move &move, ErrorCode error, bool snapshot) {
        client.forget();
        EXPECT_EQ(client.answerTo(client.ask(move)), error);
        EXPECT_EQ(client.last<wire::Snapshot>() != nullptr, snapshot);
        EXPECT_EQ(white.mirror.game->ply(), 0);
    };
    expectRefusal(black, good, ErrorCode::NotYourTurn, false);
    wire::Move bad = good;
    bad.path = {1, 32};
    expectRefusal(white, bad, ErrorCode::IllegalMove, true);
    bad.path = {0, 200};
    expectRefusal(white, bad, ErrorCode::IllegalMove, true);
    bad.path = {};
    expectRefusal(white, bad, ErrorCode::IllegalMove, true);
    bad = good;
    bad.captures = {14};
    expectRefusal(white, bad, ErrorCode::IllegalMove, true);
    bad = good;
    ++bad.hashAfter;
    expectRefusal(white, bad, ErrorCode::HashMismatch, true);
    bad = good;
    bad.ply = 1;
    expectRefusal(white, bad, ErrorCode::StalePly, true);
    bad = good;
    bad.game = QByteArray(16, 'x');
    expectRefusal(white, bad, ErrorCode::NoGame, false);
    EXPECT_EQ(white.answerTo(white.ask(good)), ErrorCode::None);
    EXPECT_EQ(white.mirror.game->ply(), 1);
}

TEST_F(ServerGame, ResignationEndsItOnce)
{
    begin();
    const wire::Resign resign{.game = white.mirror.gameId};
    EXPECT_EQ(white.answerTo(white.ask(resign)), ErrorCode::None);
    EXPECT_EQ(white.answerTo(white.ask(resign)), ErrorCode::None) << "idempotent";
    expectEnd(Outcome::BlackWins, EndReason::Resignation);
    EXPECT_EQ(world.server->runningGameCount(), 0);
}

TEST_F(ServerGame, ADrawNeedsBoth)
{
    begin();
    playPlies(2);
    white.ask(wire::Offer{.kind = OfferKind::Draw, .ply = 2});
    EXPECT_EQ(black.last<wire::Offer>()->seat, 0);
    EXPECT_EQ(white.answerTo(white.ask(wire::Answer{.kind = OfferKind::Draw, .ply = 2, .accept = true})),
        ErrorCode::NoOffer)
        << "one's own offer cannot be accepted";
    EXPECT_EQ(black.answerTo(black.ask(wire::Answer{.kind = OfferKind::Draw, .ply = 1, .accept = true})),
        ErrorCode::Stale);
    black.ask(wire::Answer{.kind = OfferKind::Draw, .ply = 2, .accept = true});
    expectEnd(Outcome::Draw, EndReason::Agreement);
}

TEST_F(ServerGame, ADrawOfferDiesWithThePlyAndComesNotTooOften)
{
    begin();
    white.ask(wire::Offer{.kind = OfferKind::Draw});
    playPlies(1);
    EXPECT_EQ(
        black.answerTo(black.ask(wire::Answer{.kind = OfferKind::Draw, .accept = true})), ErrorCode::Stale);
    EXPECT_EQ(white.answerTo(white.ask(wire::Offer{.kind = OfferKind::Draw, .ply = 1})), ErrorCode::Limit);
}

TEST_F(ServerGame, TakebacksNeedTheTablesLeaveAndTheOpponents)
{
    auto settings = withTime({.kind = wire::TimeKind::Clock, .baseMs = 60'000});
    settings.takebacks = true;
    begin(settings);
    const auto start = white.mirror.game->position();
    EXPECT_EQ(white.answerTo(white.ask(wire::Offer{.kind = OfferKind::Takeback})), ErrorCode::State)
        << "no move yet";
    world.advance(Milliseconds{10'000});
    playPlies(2);
    EXPECT_EQ(white.mirror.clocks.whiteMs, 50'000U);
    white.ask(wire::Offer{.kind = OfferKind::Takeback, .ply = 2});
    black.ask(wire::Answer{.kind = OfferKind::Takeback, .ply = 2, .accept = true});
    EXPECT_EQ(white.mirror.game->ply(), 0);
    EXPECT_TRUE(black.mirror.game->position() == start);
    EXPECT_EQ(white.mirror.clocks.whiteMs, 60'000U) << "with the time of that moment";
    EXPECT_TRUE(white.mirror.isMyTurn());
    playPlies(3);
    EXPECT_EQ(black.mirror.game->ply(), 3);
}

TEST_F(ServerGame, WithoutLeaveThereIsNoTakeback)
{
    begin();
    playPlies(2);
    EXPECT_EQ(
        white.answerTo(white.ask(wire::Offer{.kind = OfferKind::Takeback, .ply = 2})), ErrorCode::State);
}

TEST_F(ServerGame, ARematchSwapsTheSides)
{
    begin();
    const auto first = white.mirror.gameId;
    EXPECT_EQ(white.answerTo(white.ask(wire::Offer{.kind = OfferKind::Rematch})), ErrorCode::State)
        << "not while a game runs";
    white.ask(wire::Resign{.game = first});
    white.ask(wire::Offer{.kind = OfferKind::Rematch});
    black.ask(wire::Answer{.kind = OfferKind::Rematch, .accept = true});
    EXPECT_NE(white.mirror.gameId, first);
    EXPECT_EQ(white.mirror.side(), core::Side::Black);
    EXPECT_EQ(black.mirror.side(), core::Side::White);
    playPlies(2);
    EXPECT_EQ(black.mirror.game->ply(), 2);
}

TEST_F(ServerGame, ARematchWishEndsAfterAMinute)
{
    begin();
    white.ask(wire::Resign{.game = white.mirror.gameId});
    white.ask(wire::Offer{.kind = OfferKind::Rematch});
    for (auto *player : {&white, &black})
        player->forget();
    world.advance(Milliseconds{61'000});
    for (auto *player : {&white, &black}) { // both hear of it
        const auto *end = player->last<wire::Answer>();
        ASSERT_TRUE(end);
        EXPECT_EQ(end->kind, OfferKind::Rematch);
        EXPECT_FALSE(end->accept);
        EXPECT_EQ(end->seat, 0);
    }
    EXPECT_EQ(black.answerTo(black.ask(wire::Answer{.kind = OfferKind::Rematch, .accept = true})),
        ErrorCode::NoOffer);
}

TEST_F(ServerGame, TheFlagFallsByTheServersOwnTimer)
{
    begin(withTime({.kind = wire::TimeKind::Clock, .baseMs = 60'000, .incrementMs = 1'000}));
    world.advance(Milliseconds{20'000});
    white.playFirst();
    EXPECT_EQ(black.mirror.clocks.whiteMs, 41'000U) << "what is left and the increment";
    EXPECT_EQ(black.mirror.clocks.running, wire::ClockRunner::Black);
    world.advance(Milliseconds{60'000});
    EXPECT_FALSE(white.mirror.result) << "a grace for the line";
    world.advance(Milliseconds{2'000});
    expectEnd(Outcome::WhiteWins, EndReason::Time);
}

TEST_F(ServerGame, LagIsGivenBackOnlyAsFarAsItWasSeen)
{
    begin(withTime({.kind = wire::TimeKind::Clock, .baseMs = 60'000}));
    world.advance(Milliseconds{10'000});
    wire::Move move = white.moveMessage(white.mirror.game->legalMoves().front());
    move.spentMs = 0; // a liar
    white.ask(move);
    EXPECT_EQ(white.last<wire::Moved>()->lagMs, 50U);
    EXPECT_EQ(white.mirror.clocks.whiteMs, 50'050U);
}

TEST_F(ServerGame, WhenALimitPerMovePassesThePlayerLoses)
{
    begin(withTime({.kind = wire::TimeKind::PerMove, .perMoveMs = 30'000}));
    for (int i = 0; i < 4; ++i) {
        world.advance(Milliseconds{29'000});
        playPlies(1);
    }
    world.advance(Milliseconds{33'000});
    expectEnd(Outcome::BlackWins, EndReason::Time);
}

TEST_F(ServerGame, OrTheComputerMovesForHim)
{
    begin(withTime(
        {.kind = wire::TimeKind::PerMove, .perMoveMs = 30'000, .expiry = wire::MoveExpiry::ComputerMoves}));
    world.advance(Milliseconds{31'000});
    EXPECT_EQ(world.bots.asked, 1);
    world.bots.answerAll();
    world.run();
    EXPECT_FALSE(white.mirror.result);
    EXPECT_EQ(white.mirror.game->ply(), 1);
    EXPECT_TRUE(black.last<wire::Moved>()->byComputer);
    playPlies(1);
    EXPECT_EQ(white.mirror.game->ply(), 2) << "the seat is still his";
}

TEST_F(ServerGame, APlayerWhoMovesInTimeIsFasterThanTheComputer)
{
    begin(withTime(
        {.kind = wire::TimeKind::PerMove, .perMoveMs = 30'000, .expiry = wire::MoveExpiry::ComputerMoves}));
    world.advance(Milliseconds{31'000});
    playPlies(1);
    world.bots.answerAll();
    world.run();
    EXPECT_EQ(white.mirror.game->ply(), 1);
    EXPECT_FALSE(black.last<wire::Moved>()->byComputer);
}

TEST_F(ServerGame, LeavingLosesAndIsToldToTheLeaverToo)
{
    auto settings = World::settings();
    settings.leaver = wire::LeaverPolicy::Claim;
    begin(settings);
    playPlies(2);
    white.ask(wire::TableLeave{});
    expectEnd(Outcome::BlackWins, EndReason::Left);
    EXPECT_EQ(black.mirror.state.stage, wire::TableStage::Open);
    EXPECT_EQ(white.answerTo(white.ask(wire::TableCreate{.settings = World::settings()})), ErrorCode::None);
}

TEST_F(ServerGame, BeforeTheSecondPlyLeavingOnlyAborts)
{
    begin();
    playPlies(1);
    white.ask(wire::TableLeave{});
    expectEnd(Outcome::NoResult, EndReason::Abort);
}

TEST_F(ServerGame, TheComputerTakesALeftSeatAndTheOwnerMayComeBack)
{
    begin();
    playPlies(2);
    white.cut();
    EXPECT_EQ(black.last<wire::Seat>()->presence, Presence::Away);
    EXPECT_EQ(black.last<wire::Seat>()->graceMs, 60'000U);
    world.advance(Milliseconds{61'000});
    EXPECT_EQ(black.last<wire::Seat>()->presence, Presence::Bot);
    world.bots.answerAll();
    world.run();
    EXPECT_EQ(black.mirror.game->ply(), 3);
    white.connect();
    white.resume();
    EXPECT_EQ(black.last<wire::Seat>()->presence, Presence::Here);
    EXPECT_EQ(white.mirror.game->ply(), 3);
    black.playFirst();
    world.bots.answerAll();
    world.run();
    EXPECT_TRUE(white.mirror.isMyTurn()) << "the computer is out of it";
}

TEST_F(ServerGame, WhereTheOpponentMayClaimHeMayOnlyAfterTheGrace)
{
    auto settings = World::settings();
    settings.leaver = wire::LeaverPolicy::Claim;
    begin(settings);
    playPlies(2);
    white.cut();
    const wire::Claim claim{.kind = wire::ClaimKind::LeftWin, .game = black.mirror.gameId, .ply = 2};
    EXPECT_EQ(black.answerTo(black.ask(claim)), ErrorCode::State);
    world.advance(Milliseconds{61'000});
    EXPECT_EQ(black.answerTo(black.ask(claim)), ErrorCode::None);
    EXPECT_EQ(black.mirror.result->outcome, Outcome::BlackWins);
}

TEST_F(ServerGame, EvenATableThatWaitsEndsOneDay)
{
    auto settings = World::settings();
    settings.leaver = wire::LeaverPolicy::Wait;
    begin(settings);
    white.cut();
    world.advance(Milliseconds{3'600'000});
    black.cut();
    world.advance(Milliseconds{24LL * 3600 * 1000});
    EXPECT_EQ(world.server->tableCount(), 0);
    const auto stored = world.store.findGame(white.mirror.gameId);
    ASSERT_TRUE(stored && stored->result);
    EXPECT_EQ(stored->result->outcome, Outcome::BlackWins) << "who went first has lost";
}

TEST_F(ServerGame, AGameWithoutClocksInWhichNobodyMovesEndsOneDay)
{
    begin();
    playPlies(1);
    world.advance(Milliseconds{23LL * 3600 * 1000});
    EXPECT_FALSE(white.mirror.result);
    world.advance(Milliseconds{3'600'000});
    expectEnd(Outcome::WhiteWins, EndReason::Time);
}

TEST_F(ServerGame, TheSeatOwnerOfAPasswordTableResumesWithoutIt)
{
    white.ask(wire::TableCreate{.settings = World::settings(), .password = u"pw"_s});
    black.askAt(white.mirror.table, wire::TableJoin{.password = u"pw"_s});
    white.ask(wire::Ready{.ready = true, .settingsRev = 1});
    black.ask(wire::Ready{.ready = true, .settingsRev = 1});
    playPlies(3);
    black.cut();
    black.mirror = {};
    black.connect();
    black.resume();
    EXPECT_EQ(black.last<wire::Session>()->seats, std::vector<wire::TableId>{white.mirror.table});
    EXPECT_EQ(black.mirror.game->ply(), 3);
    playPlies(1);
    EXPECT_EQ(white.mirror.game->ply(), 4);
}

TEST_F(ServerGame, AMoveSentAgainAfterTheLinkBrokeIsPlayedOnce)
{
    begin();
    const wire::Move move = white.moveMessage(white.mirror.game->legalMoves().front());
    world.server->received(
        white.connection, wire::encode(wire::ClientPacket{{.table = white.mirror.table}, move}));
    white.cut(); // between MOVE and MOVED
    white.connect();
    white.resume();
    EXPECT_EQ(white.mirror.game->ply(), 1);
    EXPECT_EQ(white.answerTo(white.ask(move)), ErrorCode::None);
    EXPECT_EQ(black.mirror.game->ply(), 1);
    EXPECT_EQ(black.count<wire::Moved>(), 1);
}

TEST_F(ServerGame, SyncGivesTheWholeGame)
{
    begin();
    playPlies(5);
    black.mirror.game.reset();
    black.ask(wire::Sync{.game = black.mirror.gameId});
    ASSERT_TRUE(black.mirror.game);
    EXPECT_TRUE(black.mirror.game->position() == white.mirror.game->position());
}

TEST_F(ServerGame, ASleepOfTheComputerCostsNobodyTime)
{
    begin(withTime({.kind = wire::TimeKind::Clock, .baseMs = 60'000}));
    world.advance(Milliseconds{5'000});
    world.time.set(world.time.now() + Milliseconds{2 * 3'600'000});
    world.run();
    EXPECT_FALSE(white.mirror.result);
    EXPECT_TRUE(white.isOpen());
    playPlies(1);
    EXPECT_GE(black.mirror.clocks.whiteMs, 40'000U);
}

TEST_F(ServerGame, GoesOnAfterTheServerWasKilled)
{
    begin(withTime({.kind = wire::TimeKind::Clock, .baseMs = 60'000}));
    world.advance(Milliseconds{10'000});
    playPlies(3);
    const auto position = white.mirror.game->position();
    world.restartServer();
    EXPECT_EQ(world.server->runningGameCount(), 1);
    world.advance(Milliseconds{30'000});
    white.connect();
    white.resume();
    EXPECT_TRUE(white.last<wire::Snapshot>()->suspended);
    EXPECT_EQ(white.mirror.state.stage, wire::TableStage::Suspended);
    black.connect();
    black.resume();
    EXPECT_TRUE(black.mirror.game->position() == position);
    EXPECT_EQ(black.mirror.clocks.whiteMs, 50'000U) << "nobody paid for the pause";
    EXPECT_EQ(black.mirror.clocks.running, wire::ClockRunner::Black);
    playPlies(3);
    EXPECT_EQ(white.mirror.game->ply(), 6);
}

} // namespace naqla::net
