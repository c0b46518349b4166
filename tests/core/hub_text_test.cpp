// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/hub_text.h"
#include "core/notation/fen.h"
#include "core/rules/legality.h"

#include <gtest/gtest.h>

#include <random>

namespace naqla::core {
namespace {

using hub::Line;

TEST(HubText, LinesAreReadAsTheyAreWritten)
{
    const Line line{
        "level", {{"moves", "9"}, {"time", "291.587"}, {"infinite"}, {"pv", "31-27 17-21"}, {"a", "b=c"}}};
    EXPECT_EQ(hub::lineText(line), "level moves=9 time=291.587 infinite pv=\"31-27 17-21\" a=\"b=c\"");
    EXPECT_EQ(hub::lineFromText(hub::lineText(line)), line);
    EXPECT_EQ(hub::lineFromText("  go\tthink \r"), (Line{"go", {{"think"}}}));
    EXPECT_EQ(hub::lineFromText("id author=\"\" name=x"), (Line{"id", {{"author"}, {"name", "x"}}}));
    EXPECT_EQ(hub::lineText({"error", {{"message", "a \"b\"\nc"}}}), "error message=\"a 'b' c\"");
    EXPECT_EQ(hub::lineFromText("id =x =\"\" name=y"), (Line{"id", {{"name", "y"}}})) << "values of nothing";
    EXPECT_EQ(line.value("time"), "291.587");
    EXPECT_EQ(line.value("infinite"), "");
    EXPECT_EQ(line.value("inc"), std::nullopt);
    for (const std::string &bad :
        {std::string(), std::string(" \r"), std::string("id name=\"x"), std::string(70'000, 'a')})
        EXPECT_EQ(hub::lineFromText(bad), std::nullopt) << bad.substr(0, 20);
}

TEST(HubText, LinesComeOutOfPiecesOfAnySize)
{
    const std::string text =
        "hub\r\n\n" + std::string(100'000, 'x') + "\nping\n" + std::string(65'000, 'y') + "\nquit";
    for (const std::size_t size : {std::size_t(1), std::size_t(7), std::size_t(4096), text.size()}) {
        hub::LineBuffer buffer;
        std::vector<std::string> lines;
        for (std::size_t at = 0; at < text.size(); at += size) {
            buffer.add(std::string_view(text).substr(at, size));
            while (auto line = buffer.next())
                lines.push_back(std::move(*line));
        }
        EXPECT_EQ(lines, (std::vector<std::string>{"hub\r", "", "ping", std::string(65'000, 'y')})) << size;
    }
}

TEST(HubText, PositionsAndMovesOfEveryVariantAreReadBack)
{
    std::mt19937 random(3);
    for (const Variant &entry : variants()) {
        EXPECT_EQ(hub::variantFromName(hub::variantName(entry.id)), entry.id);
        const Rules &rules = entry.rules;
        Position position = startPosition(rules);
        for (int ply = 0; ply < 150; ++ply) {
            const std::string text = hub::positionText(rules.traits.board, position);
            ASSERT_EQ(text.size(), static_cast<std::size_t>(rules.traits.board.squareCount()) + 1);
            const auto read = parseFen(rules, text, FenSquares::IndexNumbers);
            ASSERT_TRUE(read) << text;
            ASSERT_EQ(hub::positionText(rules.traits.board, read->position), text);
            const auto legal = legalMoves(rules, position);
            for (const Move &move : legal)
                ASSERT_EQ(hub::moveFromText(legal, hub::moveText(move)), move) << hub::moveText(move);
            if (legal.empty())
                break;
            position = positionAfter(rules, position, legal[random() % legal.size()]);
        }
    }
    EXPECT_EQ(hub::positionText(variant(VariantId::International).rules.traits.board,
                  startPosition(variant(VariantId::International).rules)),
        "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww");
    EXPECT_EQ(hub::variantName(VariantId::International), "normal");
    EXPECT_EQ(hub::variantFromName("international"), std::nullopt);
}

TEST(HubText, FrisianKingRunsAreReadBack)
{
    const Rules &rules = variant(VariantId::Frisian).rules;
    const auto given = parseFen(rules, "W:W30,K28:B10,K6:+106+228");
    ASSERT_TRUE(given);
    EXPECT_EQ(hub::kingRunsText(given->position), "W28=2 B06=1");
    EXPECT_EQ(hub::kingRunsText(startPosition(rules)), "");
    Position plain = parseFen(rules, "W:W30,K28:B10,K6")->position;
    for (const char *bad :
        {"28=2", "W28", "W28=", "W28=x", "W28=2x", "W30=2", "B28=1", "W99=1", "W0=1", "W28=0", "W=1"})
        EXPECT_FALSE(hub::readKingRuns(bad, plain)) << bad;
    ASSERT_TRUE(hub::readKingRuns(" B6=1  W28=2 ", plain));
    EXPECT_EQ(plain, given->position);
}

TEST(HubText, CapturesOfOneStartAndEndAreToldApart)
{
    const Rules &rules = variant(VariantId::International).rules;
    const auto start = parseFen(rules, "W:WK47:B14,19,29,31,42");
    ASSERT_TRUE(start);
    const auto legal = legalMoves(rules, start->position);
    const auto one = hub::moveFromText(legal, "47x36x14x29x31x42");
    const auto other = hub::moveFromText(legal, "47x36x42x31x29x19");
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(one->captured.contains(Square(13)));
    EXPECT_TRUE(other->captured.contains(Square(18)));
    for (const char *bad :
        {"", "47", "47-36", "47x36", "47x36x42x42x29x19", "47x36x42x31x29x19x14", "47x36x42x31x29x", "x47",
            "47x36x42x31x29x99999999999", "47x36x42x31x29x90", "a1-b2", "47x36 42", "-1x36"})
        EXPECT_EQ(hub::moveFromText(legal, bad), std::nullopt) << bad;
}

} // namespace
} // namespace naqla::core
