// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/legality.h"
#include "tests/core/rules_random.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace naqla::core {

namespace {

struct Refused
{
    const char *variant;
    const char *fen; ///< index numbers
    std::vector<int> attempt;
    Refusal reason;
    std::vector<int> squares; ///< those the explanation must name, in any order
};

class Explain : public testing::TestWithParam<Refused>
{
};

TEST_P(Explain, NamesTheRuleAndTheSquares)
{
    const Refused &refused = GetParam();
    const Rules rules = vectors::rulesOf(refused.variant).rules;
    const Position position = vectors::positionOf(rules, refused.fen);
    const auto explanation = explain(rules, position, vectors::squaresOf(refused.attempt));
    ASSERT_TRUE(explanation);
    EXPECT_EQ(refusalId(explanation->reason), refusalId(refused.reason));
    const auto expected = vectors::squaresOf(refused.squares);
    EXPECT_EQ(std::set<Square>(explanation->squares.begin(), explanation->squares.end()),
        std::set<Square>(expected.begin(), expected.end()))
        << testing::PrintToString([&] {
               std::vector<int> numbers;
               for (const Square square : explanation->squares)
                   numbers.push_back(square.number());
               return numbers;
           }());
}

const std::vector<Refused> &refusedMoves()
{
    using enum Refusal;
    static const std::vector<Refused> Table{
        {"russian", "W:W22:B1", {18, 14}, EmptySquare, {18}},
        {"russian", "W:W22:B1", {1, 6}, NotYourPiece, {1}},
        {"russian", "W:W22,18:B1", {22, 18}, TargetOccupied, {18}},
        {"russian", "W:W18:B1", {18, 22}, WrongDirection, {18, 22}},
        {"turkish", "W:W28:BK1", {28, 36}, WrongDirection, {28, 36}},
        {"russian", "W:W22:B1", {22, 13}, OutOfReach, {13}},
        {"english", "W:WK22:B1", {22, 15}, OutOfReach, {15}},
        {"thai", "B:W18:BK4", {4, 25}, OutOfReach, {25}},
        {"killer", "W:WK46:BK23", {46, 14}, OutOfReach, {14}},
        {"english", "W:W9:B6,7", {9, 2, 11}, OutOfReach, {11}},
        {"russian", "W:W22,32:B18", {32, 28}, OtherMustCapture, {22}},
        {"turkish", "W:W28,50:B20", {50, 42}, OtherMustCapture, {28}},
        {"russian", "W:W22,32:B18", {32}, OtherMustCapture, {22}},
        {"russian", "W:W22:B18", {22, 17}, MustCapture, {22, 15}},
        {"italian", "W:W22:B18", {22, 19}, MustCapture, {22, 13}},
        {"international", "W:W28,32:B23,27,17", {28, 19}, CaptureMore, {32, 21, 12}},
        {"turkish", "W:W28,50:B20,42,26", {28, 12}, CaptureMore, {50, 34, 18}},
        {"frisian", "W:W40,32:BK34,28", {32, 23}, CaptureHigherValue, {40, 29, 27}},
        {"italian", "W:WK30,21:B27,18", {21, 14}, CaptureWithKing, {30, 23}},
        {"czech", "W:WK30,21:B26,17", {21, 14}, CaptureWithKing, {30, 12}},
        {"italian", "W:WK23:BK19,20", {23, 16}, CaptureMoreKings, {23, 14}},
        {"spanish", "W:WK23:BK19,20", {23, 16}, CaptureMoreKings, {23, 1}},
        {"italian", "W:WK30:BK26,18,27,K20", {30, 23, 16}, CaptureKingEarlier, {30, 21, 14}},
        {"italian", "W:W22:BK18", {22, 13}, ManCannotTakeKing, {18}},
        {"russian", "W:W22:B18,11", {22, 15}, MustContinue, {8}},
        {"russian", "W:WK29:B22,11", {29, 15}, MustContinue, {8, 4}},
        {"english.optional", "W:W22:B18,11", {22, 15}, MustContinue, {8}},
        {"turkish", "W:W44:B36,20", {44, 28}, MustContinue, {12}},
        {"russian", "W:WK29:B22,10", {29, 11}, DeadEndLanding, {15}},
        {"russian", "W:WK29:B22", {29, 15, 25}, AlreadyCaptured, {22}},
        {"turkish", "W:WK36:B38,34", {36, 39, 33}, Reversal, {36, 39, 33}},
        {"russian", "B:W32:B28", {28, 24}, GameOver, {}},
        {"english", "W:W9:B6", {9, 40}, BadNotation, {}},
        {"english", "W:W9:B6", {}, BadNotation, {}},
        {"international", "W:WK4:B13,20,32,37", {4, 15}, Ambiguous, {4, 27, 38, 31, 42, 15}},
    };
    return Table;
}
INSTANTIATE_TEST_SUITE_P(Rules, Explain, testing::ValuesIn(refusedMoves()), [](const auto &parameter) {
    std::string name = parameter.param.variant;
    std::ranges::replace(name, '.', '_');
    return name + '_' + std::string(refusalId(parameter.param.reason)) + '_'
        + std::to_string(parameter.index);
});

TEST(KingLimit, IsNamed)
{
    const Rules &rules = variant(VariantId::Frisian).rules;
    Position position = vectors::positionOf(rules, "W:W46,K49:BK3,5");
    for (const auto &ends :
        std::vector<std::vector<int>>{{49, 40}, {3, 25}, {40, 18}, {25, 39}, {18, 36}, {39, 48}}) {
        const auto move = findMove(rules, position, Square(ends[0] - 1), Square(ends[1] - 1), {});
        ASSERT_TRUE(move);
        position = positionAfter(rules, position, *move);
    }
    const auto why = explain(rules, position, vectors::squaresOf({36, 31}));
    ASSERT_TRUE(why);
    EXPECT_EQ(refusalId(why->reason), "kingLimit");
    EXPECT_EQ(why->squares, vectors::squaresOf({36}));
    EXPECT_FALSE(explain(rules, position, vectors::squaresOf({46, 41})));
}

TEST(Refusal, HasATextIdForEachReason)
{
    std::set<std::string_view> ids;
    for (int i = 0; i <= static_cast<int>(Refusal::BadNotation); ++i)
        ids.insert(refusalId(static_cast<Refusal>(i)));
    EXPECT_EQ(ids.size(), static_cast<std::size_t>(Refusal::BadNotation) + 1);
    EXPECT_EQ(refusalId(Refusal::EmptySquare), "emptySquare");
    EXPECT_EQ(refusalId(Refusal::CaptureHigherValue), "captureHigherValue");
    EXPECT_EQ(refusalId(Refusal::BadNotation), "badNotation");
}

} // namespace

} // namespace naqla::core
