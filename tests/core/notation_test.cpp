// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"
#include "tests/core/vectors.h"

namespace naqla::core {
namespace {

using vectors::positionOf;

std::vector<std::string> names(const Rules &rules, const std::vector<Square> &squares)
{
    std::vector<std::string> texts;
    for (const Square square : squares)
        texts.push_back(squareText(rules, square));
    return texts;
}

TEST(SquareText, FollowsTheNumberingOfEachVariant)
{
    EXPECT_EQ(squareText(variant(VariantId::Russian).rules, Square(0)), "b8");
    EXPECT_EQ(squareText(variant(VariantId::Russian).rules, Square(31)), "g1");
    EXPECT_EQ(squareText(variant(VariantId::Turkish).rules, Square(0)), "a8");
    EXPECT_EQ(squareText(variant(VariantId::Turkish).rules, Square(63)), "h1");
    EXPECT_EQ(squareText(variant(VariantId::English).rules, Square(0)), "1");
    EXPECT_EQ(squareText(variant(VariantId::Spanish).rules, Square(0)), "32");
    EXPECT_EQ(squareText(variant(VariantId::Thai).rules, Square(31)), "1");
    EXPECT_EQ(squareText(variant(VariantId::Canadian).rules, Square(71)), "72");
}

TEST(SquareText, IsReadBackInEveryVariant)
{
    for (const Variant &entry : variants()) {
        for (const Square square : entry.rules.traits.board.allSquares()) {
            const std::string text = squareText(entry.rules, square);
            EXPECT_EQ(squareFromText(entry.rules, text), square) << entry.textId << ' ' << text;
        }
    }
}

TEST(SquareText, RefusesWhatIsNoSquare)
{
    for (const char *text : {"", "b1", "i1", "a9", "a0", "a", "a33", "33", "0", "-1", "c3x", "ق"})
        EXPECT_FALSE(squareFromText(variant(VariantId::Russian).rules, text)) << text;
    EXPECT_FALSE(squareFromText(variant(VariantId::International).rules, "51"));
    EXPECT_FALSE(squareFromText(variant(VariantId::International).rules, "a1"));
}

TEST(MoveSquares, AreReadInEveryFormThatFilesHave)
{
    const Rules &international = variant(VariantId::International).rules;
    const std::vector<std::string> expected{"32", "28"};
    for (const char *text :
        {"32-28", "32x28", "32X28", "32:28", "32 - 28", "32- 28", "32–28", "32‑28", "3228", "٣٢-٢٨"}) {
        const auto squares = squaresFromMoveText(international, text);
        ASSERT_TRUE(squares) << text;
        EXPECT_EQ(names(international, *squares), expected) << text;
    }
    const auto zeros = squaresFromMoveText(international, "05x10x05");
    ASSERT_TRUE(zeros);
    EXPECT_EQ(names(international, *zeros), (std::vector<std::string>{"5", "10", "5"}));
    const Rules &russian = variant(VariantId::Russian).rules;
    for (const char *text : {"a3b4", "a3-b4", "A3-B4", "a3:b4", "21-17"}) {
        const auto squares = squaresFromMoveText(russian, text);
        ASSERT_TRUE(squares) << text;
        EXPECT_EQ(names(russian, *squares), (std::vector<std::string>{"a3", "b4"})) << text;
    }
}

TEST(MoveSquares, RefuseWhatIsNoMove)
{
    const Rules &international = variant(VariantId::International).rules;
    for (const std::string &text : {std::string(), std::string("32"), std::string("32-"), std::string("-28"),
             std::string("32--28"), std::string("32-51"), std::string("32 28"), std::string("322-28"),
             std::string("x"), std::string(300, '1'), std::string("32-28-")})
        EXPECT_FALSE(squaresFromMoveText(international, text)) << text;
}

/// Every legal move of every vector position, written and read back.
TEST(MoveText, IsReadBackAsTheSameMove)
{
    int moves = 0;
    for (const auto &vector : vectors::jsonLines("rules/positions.jsonl")) {
        const Variant *entry = findVariant(vector["variant"].get<std::string>());
        if (!entry)
            continue;
        const Rules &rules = entry->rules;
        const Position position = positionOf(rules, vector["fen"].get<std::string>());
        const auto legal = legalMoves(rules, position);
        for (const Move &move : legal) {
            const std::string text = moveText(rules, legal, move);
            const auto squares = squaresFromMoveText(rules, text);
            ASSERT_TRUE(squares) << text;
            // The long form names one path; the short one the only move between its ends, or the single jump.
            int meant = 0;
            for (const Move &other : legal) {
                const bool named = squares->size() > 2
                    ? other.path == *squares
                    : other.from == squares->front() && other.to == squares->back();
                if (named && (squares->size() > 2 || other.path.size() == 2 || other == move)) {
                    ++meant;
                    EXPECT_EQ(other, move) << entry->textId << ' ' << vector["fen"] << ' ' << text;
                }
            }
            EXPECT_EQ(meant, 1) << entry->textId << ' ' << vector["fen"] << ' ' << text;
            ++moves;
        }
    }
    EXPECT_GT(moves, 500);
}

TEST(MoveText, WritesThePathOnlyWhereTheEndsAreNotEnough)
{
    const Rules &international = variant(VariantId::International).rules;
    const auto legal = legalMoves(international, positionOf(international, "W:WK4:B13,20,32,37"));
    ASSERT_EQ(legal.size(), 2U);
    EXPECT_EQ(moveText(international, legal, legal[0]), "4x27x38x15");
    EXPECT_EQ(moveText(international, legal, legal[1]), "4x31x42x15");

    const Rules &russian = variant(VariantId::Russian).rules;
    const auto read = parseFen(russian, "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    ASSERT_TRUE(read);
    std::vector<std::string> texts;
    const auto captures = legalMoves(russian, read->position);
    for (const Move &move : captures)
        texts.push_back(moveText(russian, captures, move));
    std::ranges::sort(texts);
    EXPECT_EQ(texts, (std::vector<std::string>{"f8:b4", "f8:h6:f4:d6:b4", "h4:b6"}));
}

} // namespace
} // namespace naqla::core
