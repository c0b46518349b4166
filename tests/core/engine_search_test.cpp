// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/searcher.h"
#include "tests/core/engine_games.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

namespace naqla::core {
namespace {

class EngineOfVariant : public testing::TestWithParam<int>
{
protected:
    [[nodiscard]] static VariantId id() { return static_cast<VariantId>(GetParam()); }
};

std::string variantName(const testing::TestParamInfo<int> &info)
{
    return std::string(variant(static_cast<VariantId>(info.param)).textId);
}

INSTANTIATE_TEST_SUITE_P(AllVariants, EngineOfVariant, testing::Range(0, VariantCount), variantName);

TEST_P(EngineOfVariant, PlaysALegalMoveInAnyPosition)
{
    Engine engine(1);
    Chance chance(7);
    int searched = 0;
    for (int number = 0; searched < 200; ++number) {
        Game game(namedRules(id()));
        playAtRandom(game, number % 40, chance);
        if (game.isOver())
            continue;
        ++searched;
        const auto report = engine.search(game, nodeLimit(40));
        ASSERT_TRUE(report);
        EXPECT_TRUE(isLegal(game, report->move));
        EXPECT_LE(report->nodes, 40U);
        ASSERT_FALSE(report->line.empty());
        EXPECT_EQ(report->line.front(), report->move);
        EXPECT_EQ(report->line.front().path, report->move.path);
    }
}

TEST_P(EngineOfVariant, ItsLineCanBePlayed)
{
    Engine engine(1);
    Game game(namedRules(id()));
    const auto report = engine.search(game, depthLimit(6));
    EXPECT_EQ(report->depth, 6);
    EXPECT_GE(report->line.size(), 3U);
    for (const Move &move : report->line)
        EXPECT_TRUE(game.play(move));
}

TEST_P(EngineOfVariant, FindsWinsOfUpToTwoMoves)
{
    Engine engine(1);
    Chance chance(11);
    int found = 0;
    for (int tried = 0; tried < 400 && found < 4; ++tried) {
        Game game = randomEnding(id(), 3, 1 + static_cast<int>(chance.below(2)), chance);
        if (game.isOver())
            continue;
        const bool atOnce = winsWithin(game, 1);
        if (!atOnce && !winsWithin(game, 3))
            continue;
        ++found;
        const auto report = engine.search(game, depthLimit(5));
        const int plies = atOnce ? 1 : 3;
        EXPECT_GE(report->score, WinScore - plies);
        EXPECT_TRUE(moveWinsWithin(game, report->move, plies));
    }
    EXPECT_EQ(found, 4);
}

TEST_P(EngineOfVariant, TheInstanceForHouseRulesPlaysTheSame)
{
    const Rules rules = namedRules(id()).rules;
    SearchTask task;
    task.position = startPosition(rules);
    task.moves = legalMoves(rules, task.position);
    task.verdicts.resize(task.moves.size());
    task.depth = 6;
    TranspositionTable table(1);
    const auto compiled = makeSearcher(rules, table)->search(task).best;
    table.clear();
    const auto general = makeRuntimeSearcher(rules, table)->search(task).best;
    EXPECT_EQ(compiled.move, general.move);
    EXPECT_EQ(compiled.score, general.score);
    EXPECT_EQ(compiled.nodes, general.nodes);
}

TEST_P(EngineOfVariant, TheHighestLevelBeatsTheLowest)
{
    double points = 0;
    for (const Side strong : Sides) {
        Engine strongEngine(1);
        Engine weakEngine(1);
        Game game(namedRules(id()));
        const auto play = [&](Side side) {
            return [&, side](const Game &present) {
                return side == strong ? strongEngine.search(present, nodeLimit(4000))->move
                                      : weakEngine.search(present, levelLimit(1, 5))->move;
            };
        };
        const auto result = playOut(game, 300, play(Side::White), play(Side::Black));
        points += !result || result->outcome == Outcome::Draw ? 0.5
            : result->outcome == winFor(strong)               ? 1.0
                                                              : 0.0;
    }
    EXPECT_GE(points, 1.5);
}

TEST_P(EngineOfVariant, EqualSeedsPlayEqualGames)
{
    const auto play = [](std::uint64_t seed) {
        Engine engine(1);
        Game game(namedRules(id()));
        playOut(
            game, 16, [&](const Game &g) { return engine.search(g, levelLimit(1, seed))->move; },
            [&](const Game &g) { return engine.search(g, levelLimit(2, seed))->move; });
        return game;
    };
    EXPECT_EQ(play(3), play(3));
    EXPECT_FALSE(play(3) == play(4));
}

TEST(Engine, HasNothingToSayOnceTheGameIsOver)
{
    Engine engine(1);
    const Game game = gameFrom("russian", "B:W32:B28");
    ASSERT_TRUE(game.isOver());
    EXPECT_FALSE(engine.search(game, depthLimit(3)));
}

TEST(Engine, RespectsNodeAndDepthLimits)
{
    Engine engine(1);
    const Game game(namedRules(VariantId::International));
    for (const std::uint64_t nodes : {1U, 100U, 1000U, 12345U}) {
        engine.clear();
        EXPECT_LE(engine.search(game, nodeLimit(nodes))->nodes, nodes);
    }
    EXPECT_EQ(engine.search(game, nodeLimit(12345))->nodes, 12345U);
    EXPECT_EQ(engine.search(game, depthLimit(4))->depth, 4);
}

TEST(Engine, NodeLimitsMakeItRepeatable)
{
    const Game game(namedRules(VariantId::English));
    Engine a(1);
    Engine b(1);
    const auto first = a.search(game, nodeLimit(20000));
    const auto second = b.search(game, nodeLimit(20000));
    EXPECT_EQ(first->line, second->line);
    EXPECT_EQ(first->score, second->score);
    a.clear();
    EXPECT_EQ(a.search(game, nodeLimit(20000))->line, first->line);
}

TEST(Engine, StopsWithinAFewHundredNodes)
{
    Engine engine(1);
    const Game game(namedRules(VariantId::Canadian));
    std::stop_source source;
    std::uint64_t asked = 0;
    const auto report = engine.search(game, {}, source.get_token(), [&](const SearchReport &present) {
        if (present.depth == 5) {
            asked = present.nodes;
            source.request_stop();
        }
    });
    ASSERT_GT(asked, 0U);
    EXPECT_LE(report->nodes - asked, 512U);
    EXPECT_TRUE(isLegal(game, report->move));

    const auto atOnce = engine.search(game, {}, source.get_token());
    EXPECT_LE(atOnce->nodes, 512U);
    EXPECT_TRUE(isLegal(game, atOnce->move));
}

TEST(Engine, StopsWhenAnotherThreadAsks)
{
    std::atomic<int> depth{0};
    std::optional<SearchReport> report;
    const Game game(namedRules(VariantId::Brazilian));
    std::jthread worker([&](const std::stop_token &stop) {
        Engine engine(1);
        report = engine.search(game, {}, stop, [&](const SearchReport &present) {
            depth = present.depth;
            depth.notify_all();
        });
    });
    Engine other(1);
    EXPECT_TRUE(other.search(game, depthLimit(4))); // engines share nothing
    depth.wait(0);
    worker.request_stop();
    worker.join();
    ASSERT_TRUE(report);
    EXPECT_TRUE(isLegal(game, report->move));
}

TEST(Engine, TheLowestLevelVariesItsOpening)
{
    Engine engine(1);
    const Game game(namedRules(VariantId::Russian));
    std::set<std::vector<Square>> openings;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        openings.insert(engine.search(game, levelLimit(1, seed))->move.path);
    EXPECT_GE(openings.size(), 3U);
}

TEST(Engine, EveryLevelTakesAWinThatIsThere)
{
    Engine engine(1);
    const Game game = gameFrom("english", "W:WK15,K18:B11"); // 15x8 or 18 waits
    for (int level = 1; level <= LevelCount; ++level) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Game trial = game;
            SearchLimits limits = levelLimit(level, seed);
            limits.depth = 4;
            trial.play(engine.search(trial, limits)->move);
            EXPECT_TRUE(trial.isOver());
        }
    }
}

TEST(Engine, HasALimitForEveryLevel)
{
    for (int level = 1; level <= LevelCount; ++level) {
        const SearchLimits limits = limitsOfLevel(level, 9);
        EXPECT_EQ(limits.level, level);
        EXPECT_EQ(limits.seed, 9U);
        EXPECT_TRUE(limits.depth || limits.nodes);
    }
}

} // namespace
} // namespace naqla::core
