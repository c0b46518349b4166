// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that people agree on at a table: any mix of traits is played, explained, written and read like a
// variant.
#include "core/notation/fen.h"
#include "core/notation/pdn.h"
#include "tests/core/plain_generator.h"
#include "tests/core/plain_judge.h"
#include "tests/core/rules_random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace naqla::core {

namespace {

const std::vector<std::string> Tables{"english+kingFlies=true", "international+rowsPerSide=3+board=dark8x8",
    "english+manCaptures=allDiagonals", "italian+compulsory=false", "russian+rowsPerSide=2",
    "russian+rowsPerSide=1+starter=black", "international+board=dark12x12+rowsPerSide=5",
    "russian+board=mirrored10x10+rowsPerSide=4+choice=mostPieces/withKing", "turkish+skipBackRow=false",
    "turkish+manMoves=allOrthogonals+midCaptureCrowning=continueAsKing+mayReverse=true",
    "thai+rowsPerSide=3+kingLanding=free", "frisian+sameKingLimit=0+objective=lose",
    "russian+objective=firstKing+removal=atOnce", "english.optional+menTakeKings=false+moveLimit=60"};

class TableRules : public testing::TestWithParam<std::string>
{
protected:
    [[nodiscard]] static NamedRules rules()
    {
        const auto parsed = parseRulesText(GetParam());
        EXPECT_TRUE(parsed) << GetParam();
        return parsed ? *parsed : namedRules(VariantId::Russian);
    }
};

TEST_P(TableRules, ArePlayedWrittenAndReadLikeAVariant)
{
    const NamedRules table = rules();
    Dice dice(41);
    for (int i = 0; i < 10; ++i) {
        Game game(table);
        while (!game.isOver() && game.ply() < 300) {
            ASSERT_EQ(game.legalMoves(), plain::legalMoves(table.rules, game.position()))
                << describe(game.position());
            const auto read =
                parseFen(table.rules, canonicalFen(table.rules, game.position()), FenSquares::IndexNumbers);
            ASSERT_TRUE(read);
            ASSERT_EQ(read->position, game.position());
            game.play(Move(dice.pick(game.legalMoves())));
        }
        const std::string text = writePdn(PdnGame{{}, game});
        EXPECT_NE(text.find("[NaqlaRules \"" + rulesText(table) + "\"]"), std::string::npos) << text;
        const auto again = readPdnGame(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->game, game) << text;
    }
}

TEST_P(TableRules, AreExplained)
{
    const Rules table = rules().rules;
    Dice dice(42);
    const auto squares = static_cast<std::size_t>(table.traits.board.squareCount());
    for (int i = 0; i < 150; ++i) {
        const Position position = randomPosition(table.traits.board, dice);
        if (position.occupied().count() > 15)
            continue;
        plain::KnownRoutes routes(position);
        for (const Square from : position.pieces(position.sideToMove())) {
            const std::vector<Square> attempt{from, Square(static_cast<int>(dice.below(squares)))};
            const auto why = explain(table, position, attempt);
            const auto expected = plain::judge(table, routes, attempt);
            ASSERT_EQ(why.has_value(), expected.has_value()) << describe(position);
            if (!why)
                continue;
            EXPECT_EQ(refusalId(why->reason), refusalId(expected->reason)) << describe(position);
            EXPECT_NE(
                std::ranges::find(expected->squares, std::set(why->squares.begin(), why->squares.end())),
                expected->squares.end())
                << describe(position);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, TableRules, testing::ValuesIn(Tables));

TEST(TableStart, MayBeAPositionOfOnesOwn)
{
    const auto table = parseRulesText("english+kingFlies=true+compulsory=false");
    ASSERT_TRUE(table);
    const auto start = parseFen(table->rules, "B:WK29,21,22:B1,2,K4");
    ASSERT_TRUE(start);
    Game game(*table, start->position);
    Dice dice(43);
    while (!game.isOver() && game.ply() < 40)
        game.play(Move(dice.pick(game.legalMoves())));
    const auto again = readPdnGame(writePdn(PdnGame{{}, game}));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->game, game);
    EXPECT_EQ(again->game.startPosition(), start->position);
}

} // namespace

} // namespace naqla::core
