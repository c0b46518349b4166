// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/engine_games.h"

#include <gtest/gtest.h>

#include <array>

namespace naqla::core {
namespace {

/// The game between equals that think about so many nodes a move.
std::optional<GameResult> playedByEngines(Game &game, std::uint64_t nodes)
{
    Engine engine(16);
    const auto play = [&](const Game &present) { return engine.search(present, nodeLimit(nodes))->move; };
    return playOut(game, 200, play, play);
}

TEST(EngineEndings, ThreeKingsBeatOneOffTheMainRoadWithinFifteenMoves)
{
    for (const char *fen : {"W:WK29,K30,K31:BK3", "W:WK1,K2,K32:BK12", "W:WK10,K11,K12:BK28"}) {
        Game game = gameFrom("russian.casual", fen);
        const auto result = playedByEngines(game, 1000);
        ASSERT_TRUE(result) << fen;
        EXPECT_EQ(result->outcome, Outcome::WhiteWins) << fen;
    }
}

TEST(EngineEndings, TwoShortKingsBeatOne)
{
    Game game = gameFrom("english", "W:WK29,K30:BK14");
    const auto result = playedByEngines(game, 1000);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, Outcome::WhiteWins);
}

TEST(EngineEndings, ASolvedEndingIsToldToItsEnd)
{
    Engine engine(1);
    Game game = gameFrom("russian.casual", "W:WK29,K30,K31:BK3");
    const auto report = engine.search(game, nodeLimit(1000));
    EXPECT_GT(report->score, WinScore - 31);
    EXPECT_EQ(report->line.size(), static_cast<std::size_t>(WinScore - report->score));
    for (const Move &move : report->line)
        ASSERT_TRUE(game.play(move));
    ASSERT_TRUE(game.result());
    EXPECT_EQ(game.result()->outcome, Outcome::WhiteWins);
}

TEST(EngineEndings, TheLoneKingKeepsTheMainRoad)
{
    // Three kings cannot drive a king from the longest diagonal: whoever plays, it is drawn.
    Game game = gameFrom("russian.casual", "B:WK1,K2,K3:BK29");
    const auto result = playedByEngines(game, 2000);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, Outcome::Draw);
}

TEST(EngineEndings, TurkishKingsHuntDownALoneKing)
{
    Game game = gameFrom("turkish", "W:WK57,K58,K59:BK21");
    const auto result = playedByEngines(game, 60000);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, Outcome::WhiteWins);
}

TEST(EngineEndings, AnExtraManOnTheWayToBeKingWins)
{
    Game game = gameFrom("international", "W:W17,32,33,38:B14,24");
    const auto result = playedByEngines(game, 60000);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, Outcome::WhiteWins);
}

/// One king of each side walks to and fro until one more move repeats the first position for the third
/// time.
Game aboutToRepeat(const char *fen, std::array<int, 2> first, std::array<int, 2> second)
{
    Game game = gameFrom("english", fen);
    const auto walk = [&](int from, int to) {
        const auto move = findMove(game.rules().rules, game.position(), Square(from - 1), Square(to - 1), {});
        EXPECT_TRUE(move && game.play(*move)) << from << '-' << to;
    };
    for (int round = 0; round < 2; ++round) {
        walk(first[0], first[1]);
        walk(second[0], second[1]);
        walk(first[1], first[0]);
        if (round == 0)
            walk(second[1], second[0]);
    }
    return game;
}

TEST(EngineEndings, TheSideAheadDoesNotRepeat)
{
    Game game = aboutToRepeat("B:WK29,K30,K31:BK4", {4, 8}, {29, 25});
    Engine engine(1);
    const auto report = engine.search(game, nodeLimit(20000));
    EXPECT_GT(report->score, 100);
    ASSERT_TRUE(game.play(report->move));
    EXPECT_FALSE(game.isOver());
}

TEST(EngineEndings, TheSideBehindTakesTheDrawThatARepetitionGives)
{
    Game game = aboutToRepeat("W:WK29,K30,K31:BK4", {29, 25}, {4, 8});
    Engine engine(1);
    const auto report = engine.search(game, nodeLimit(5000));
    EXPECT_EQ(report->score, 0);
    ASSERT_TRUE(game.play(report->move));
    EXPECT_EQ(game.result(), (GameResult{Outcome::Draw, EndReason::Repetition}));
}

TEST(EngineEndings, KnowsThatTheCountersDrawALead)
{
    // International: two kings against one are drawn after ten plies.
    Engine engine(1);
    const auto report = engine.search(gameFrom("international", "W:WK47,K48:BK5"), depthLimit(11));
    EXPECT_EQ(report->score, 0);
}

TEST(EngineEndings, OnePieceEachIsADrawInTurkish)
{
    // Taking one of the two kings would leave one piece each.
    Engine engine(1);
    Game game = gameFrom("turkish", "B:WK1,K64:BK33");
    const auto report = engine.search(game, nodeLimit(20000));
    EXPECT_LE(report->score, 0);
}

TEST(EngineObjective, TheLosingGameIsWonByGivingAway)
{
    // Poddavki: the only piece left can be given at once.
    Engine engine(1);
    Game game = gameFrom("poddavki", "W:W18:B9,1");
    const auto report = engine.search(game, depthLimit(4));
    EXPECT_GT(report->score, WinScore - 1000);
    game.play(report->move);
    playedByEngines(game, 1000);
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result()->outcome, Outcome::WhiteWins);
}

TEST(EngineObjective, TheFirstKingWinsBreakthrough)
{
    Engine engine(1);
    Game game = gameFrom("breakthrough", "W:W6,50:B45,20,25");
    const auto report = engine.search(game, depthLimit(3));
    EXPECT_EQ(report->score, WinScore - 1);
    game.play(report->move);
    EXPECT_EQ(game.result(), (GameResult{Outcome::WhiteWins, EndReason::FirstKing}));
}

TEST(EngineHouseRules, PlaysAMixOfTraitsThatNoVariantHas)
{
    NamedRules rules = namedRules(VariantId::Russian);
    rules.rules.traits.kingFlies = false;
    rules.rules.traits.removal = Removal::AtOnce;
    rules.rules.options.compulsoryCapture = false;
    Game game(rules);
    Engine strong(1);
    Chance chance(5);
    const auto result = playOut(
        game, 200, [&](const Game &g) { return strong.search(g, nodeLimit(3000))->move; },
        [&](const Game &g) { return g.legalMoves()[chance.below(g.legalMoves().size())]; });
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, Outcome::WhiteWins);
}

} // namespace
} // namespace naqla::core
