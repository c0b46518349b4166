// SPDX-License-Identifier: GPL-3.0-or-later
// The real generator against the plain one, in every variant and in mixes of traits that no table names.
#include "core/rules/generator_dispatch.h"
#include "core/rules/generator_instance.h"
#include "core/rules/legality.h"
#include "core/rules/variants.h"
#include "tests/core/plain_generator.h"
#include "tests/core/rules_random.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

namespace naqla::core {

namespace {

/// Equal in everything, the paths included.
void expectSame(const std::vector<Move> &real, const std::vector<Move> &plain, const std::string &where)
{
    ASSERT_EQ(real, plain) << where;
    for (std::size_t i = 0; i < real.size(); ++i) {
        ASSERT_EQ(real[i].path, plain[i].path) << where;
        ASSERT_EQ(real[i].captures, plain[i].captures) << where;
        ASSERT_EQ(real[i].crowns, plain[i].crowns) << where;
    }
}

/// What the search and perft see must agree with the moves that have paths.
void expectCompactAgrees(const GeneratorInstance &instance, const Rules &rules, const Position &position,
    const std::vector<Move> &moves, const std::string &where)
{
    auto compact = instance.moves(rules, position, GeneratorInstance::Paths::None);
    ASSERT_EQ(compact.size(), moves.size()) << where;
    ASSERT_EQ(instance.countMoves(rules, position), moves.size()) << where;
    ASSERT_EQ(instance.hasMove(rules, position), !moves.empty()) << where;
    std::uint64_t replies = 0;
    for (const Move &move : moves) {
        const auto found = std::ranges::find(compact, move);
        ASSERT_NE(found, compact.end()) << where;
        ASSERT_EQ(found->crowns, move.crowns) << where;
        const Position after = plain::positionAfter(rules, position, move);
        ASSERT_EQ(instance.after(rules, position, move), after) << where;
        replies += instance.countMoves(rules, after);
    }
    ASSERT_EQ(instance.perft(rules, position, 2, 1), replies) << where;
}

void expectAgreement(const Rules &rules, const Position &position)
{
    const std::string where = describe(position) + " " + describe(rules.traits);
    const auto moves = plain::legalMoves(rules, position);
    ASSERT_NO_FATAL_FAILURE(expectSame(legalMoves(rules, position), moves, where));
    ASSERT_NO_FATAL_FAILURE(
        expectSame(legalRoutes(rules, position), plain::legalRoutes(rules, position), where));
    ASSERT_NO_FATAL_FAILURE(
        expectCompactAgrees(generatorInstance(rules.traits), rules, position, moves, where));
    ASSERT_NO_FATAL_FAILURE(
        expectCompactAgrees(runtimeInstance(rules.traits), rules, position, moves, where));
}

/// NAQLA_RANDOM_GAMES multiplies the work.
int scaled(int count)
{
    const char *factor = std::getenv("NAQLA_RANDOM_GAMES");
    return factor ? count * std::atoi(factor) : count;
}

void playRandomGames(const Rules &rules, int games, std::uint32_t seed)
{
    Dice dice(seed);
    for (int game = 0; game < games; ++game) {
        Position position = startPosition(rules);
        for (int ply = 0; ply < 120; ++ply) {
            ASSERT_NO_FATAL_FAILURE(expectAgreement(rules, position));
            const auto moves = legalMoves(rules, position);
            if (moves.empty())
                break;
            position = positionAfter(rules, position, dice.pick(moves));
        }
    }
}

class Generator : public testing::TestWithParam<VariantId>
{
};

TEST_P(Generator, AgreesWithThePlainOneInRandomGames)
{
    Rules rules = variant(GetParam()).rules;
    playRandomGames(rules, scaled(10), 1);
    rules.options.compulsoryCapture = false;
    playRandomGames(rules, scaled(3), 2);
}

TEST_P(Generator, AgreesWithThePlainOneOnScatteredPieces)
{
    Rules rules = variant(GetParam()).rules;
    Dice dice(3);
    for (int i = 0; i < scaled(1000); ++i) {
        rules.options.compulsoryCapture = i % 4 != 0;
        ASSERT_NO_FATAL_FAILURE(expectAgreement(rules, randomPosition(rules.traits.board, dice)));
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, Generator, testing::ValuesIn([] {
    std::vector<VariantId> ids;
    for (const Variant &entry : variants())
        ids.push_back(entry.id);
    return ids;
}()),
    [](const auto &parameter) { return std::string(variant(parameter.param).textId); });

TEST(HouseRules, AgreeWithThePlainGeneratorInAnyMixOfTraits)
{
    Dice dice(4);
    for (int i = 0; i < scaled(5000); ++i) {
        Rules rules{.traits = randomTraits(dice)};
        rules.options.compulsoryCapture = !dice.oneIn(4);
        rules.objective = dice.oneIn(8) ? Objective::FirstKing : Objective::Normal;
        ASSERT_NO_FATAL_FAILURE(expectAgreement(rules, randomPosition(rules.traits.board, dice)));
    }
}

TEST(HouseRules, AVariantThatNoTableNamesCanBePlayed)
{
    // Russian men on a mirrored board of ten rows, short kings, the bigger capture first.
    Rules rules = variant(VariantId::Russian).rules;
    rules.traits.board = {10, 10, PlayedCells::Dark, false};
    rules.traits.kingFlies = false;
    rules.traits.choice = {CaptureChoice::MostPieces};
    EXPECT_EQ(startPosition(rules).pieces(Side::White).count(), 15);
    EXPECT_EQ(legalMoves(rules, startPosition(rules)).size(), 9U);
    playRandomGames(rules, scaled(5), 5);
}

TEST(Key, TellsPositionsApart)
{
    using Layout = layouts::Dark10x10;
    Dice dice(6);
    const auto start = BitPosition<Layout>::from(startPosition(variant(VariantId::Frisian).rules), false);
    auto other = start;
    other.sideToMove = Side::Black;
    EXPECT_NE(start.key(), other.key());
    other = start;
    other.kings |= Layout::bit(Layout::bitOf(Square(40)));
    EXPECT_NE(start.key(), other.key());
    other = start;
    other.runs[0] = {1, 3};
    EXPECT_NE(start.key(), other.key());
    EXPECT_EQ(start.key(), BitPosition<Layout>(start).key());
    std::vector<std::uint64_t> keys;
    for (int i = 0; i < 20000; ++i) {
        const auto position = randomPosition(Layout::Shape, dice);
        if (position.occupied().count() > 6)
            keys.push_back(BitPosition<Layout>::from(position, false).key());
    }
    std::ranges::sort(keys);
    EXPECT_EQ(std::ranges::adjacent_find(keys), keys.end());
}

TEST(Key, OfAPositionIsTheSameHoweverItWasReached)
{
    for (const Variant &entry : variants()) {
        withRuntimeGenerator(entry.rules, [&](const auto &generator) {
            Dice dice(7);
            std::map<std::uint64_t, Position> seen;
            for (int game = 0; game < scaled(20); ++game) {
                Position position = startPosition(entry.rules);
                auto moved = generator.fromPosition(position);
                for (int ply = 0; ply < 150; ++ply) {
                    ASSERT_EQ(moved.key(), generator.fromPosition(position).key()) << describe(position);
                    const auto [place, isNew] = seen.emplace(moved.key(), position);
                    ASSERT_TRUE(isNew || place->second == position) << describe(position);
                    const auto moves = legalMoves(entry.rules, position);
                    if (moves.empty())
                        break;
                    const Move &move = dice.pick(moves);
                    moved = generator.after(moved, generator.fromMove(move));
                    position = positionAfter(entry.rules, position, move);
                }
            }
        });
    }
}

} // namespace

} // namespace naqla::core
