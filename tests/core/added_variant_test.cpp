// SPDX-License-Identifier: GPL-3.0-or-later
// A variant that is one id and one row more than the table has: all else knows it without being told.
#include "core/notation/notation.h"
#include "core/notation/pdn_record.h"
#include "core/rules/perft.h"
#include "tests/core/plain_generator.h"
#include "tests/core/plain_judge.h"
#include "tests/core/plain_vectors.h"
#include "tests/core/rules_random.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace naqla::core {

namespace {

NamedRules dame()
{
    return namedRules(VariantId::Dame);
}

TEST(AddedVariant, IsOffered)
{
    EXPECT_EQ(variants().size(), static_cast<std::size_t>(VariantCount));
    EXPECT_EQ(variants().back().textId, "dame");
    EXPECT_EQ(findVariant("dame"), &variants().back());
    EXPECT_EQ(canonicalFen(dame().rules, startPosition(dame().rules)),
        canonicalFen(variant(VariantId::Russian).rules, startPosition(variant(VariantId::Russian).rules)));
}

TEST(AddedVariant, HasMovesLeafCountsAndVectors)
{
    std::istringstream lines(plain::vectorFile(dame()));
    int positions = 0;
    for (std::string text; std::getline(lines, text);) {
        const auto line = nlohmann::json::parse(text);
        int depth = 0;
        for (const auto &count : line.value("leaves", nlohmann::json::array())) {
            ++depth;
            EXPECT_EQ(perft(dame().rules, startPosition(dame().rules), depth), count.get<std::uint64_t>())
                << depth;
        }
        if (line.contains("legal")) {
            const Position position = vectors::positionOf(dame().rules, line["fen"].get<std::string>());
            EXPECT_EQ(legalMoves(dame().rules, position).size(), line["legal"].size()) << text;
            ++positions;
        }
    }
    EXPECT_GT(positions, 5);
}

TEST(AddedVariant, IsExplained)
{
    Dice dice(5);
    for (int i = 0; i < 200; ++i) {
        const Position position = randomPosition(dame().rules.traits.board, dice);
        plain::KnownRoutes routes(position);
        for (int j = 0; j < 20; ++j) {
            const std::vector<Square> attempt{
                Square(static_cast<int>(dice.below(32))), Square(static_cast<int>(dice.below(32)))};
            const auto why = explain(dame().rules, position, attempt);
            const auto expected = plain::judge(dame().rules, routes, attempt);
            ASSERT_EQ(why.has_value(), expected.has_value()) << describe(position);
            if (why) {
                EXPECT_EQ(refusalId(why->reason), refusalId(expected->reason)) << describe(position);
            }
        }
    }
}

TEST(AddedVariant, HasRulesAsText)
{
    const auto rules = parseRulesText("dame.basic+compulsory=false");
    ASSERT_TRUE(rules);
    EXPECT_EQ(rulesText(*rules), "dame+compulsory=false");
    EXPECT_TRUE(expandedRulesText(dame()).starts_with("dame.basic+compulsory=true"));
    const auto russian = parseRulesText("russian+manCaptures=forwardDiagonals+kingLanding=adjacent"
                                        "+midCaptureCrowning=stop");
    ASSERT_TRUE(russian);
    EXPECT_EQ(russian->rules.traits, dame().rules.traits);
}

TEST(AddedVariant, IsPlayedWrittenAndReadAgain)
{
    Dice dice(6);
    Game game(dame());
    while (!game.isOver())
        game.play(Move(dice.pick(game.legalMoves())));
    const std::string text = writePdn(PdnGame{{}, game});
    EXPECT_NE(text.find("[GameType \"49,W,8,8,A0,0\"]\n[Variant \"Dame\"]"), std::string::npos) << text;
    const auto again = readPdnGame(text);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(again->game, game) << text;
    const auto read = parseFen(dame().rules, printedFen(dame().rules, game.position()));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->position, game.position());
    EXPECT_EQ(squareText(dame().rules, Square(31)), "g1");
}

} // namespace

} // namespace naqla::core
