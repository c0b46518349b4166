// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every move, and faults that other programs really had.
#include "core/rules/legality.h"
#include "core/rules/lines.h"
#include "tests/core/rules_random.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace naqla::core {

namespace {

Position indexFen(const Rules &rules, std::string_view fen)
{
    return vectors::positionOf(rules, fen);
}

// ---- Two captures with the same start and end ----

TEST(SameStartAndEnd, AreTwoMovesWhenTheyTakeDifferentPieces)
{
    const Rules &rules = variant(VariantId::International).rules;
    const Position position = indexFen(rules, "W:WK4:B13,20,32,37");
    const auto moves = legalMoves(rules, position);
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0].from, moves[1].from);
    EXPECT_EQ(moves[0].to, moves[1].to);
    EXPECT_FALSE(moves[0] == moves[1]);
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({4, 15})).size(), 2U);
    for (const Move &move : moves) {
        const auto found = findMove(rules, position, move.from, move.to, move.captured);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->path, move.path);
        const auto named = matchingMoves(rules, position, move.path);
        ASSERT_EQ(named.size(), 1U);
        EXPECT_EQ(named.front(), move);
    }
    // By the pieces taken, as some programs write it.
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({4, 37, 15})).size(), 1U);
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({4, 13, 15})).size(), 2U);
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({4, 27, 38, 15})).size(), 1U);
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({4, 31, 42, 15})).size(), 1U);
}

TEST(SameStartAndEnd, MayTakeOnePieceOrFourWhereTheChoiceIsFree)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    // We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8
    const auto read = parseFen(rules, "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    ASSERT_TRUE(read);
    const auto moves = legalMoves(rules, read->position);
    EXPECT_EQ(moves.size(), 3U);
    std::multiset<int> taken;
    for (const Move &move : moves) {
        if (move.from == Square(2) && move.to == Square(16))
            taken.insert(move.captured.count());
    }
    EXPECT_EQ(taken, (std::multiset<int>{1, 4}));
}

// ---- The crown in the middle of a capture ----

struct Crowning
{
    const char *variant;
    const char *fen; ///< index numbers
    std::vector<std::vector<int>> paths;
    bool crowns;
};
class CrownInACapture : public testing::TestWithParam<Crowning>
{
};
TEST_P(CrownInACapture, FollowsTheVariant)
{
    const Crowning &expected = GetParam();
    const Rules rules = vectors::rulesOf(expected.variant).rules;
    const Position position = indexFen(rules, expected.fen);
    const auto moves = legalMoves(rules, position);
    std::set<std::vector<Square>> paths;
    for (const auto &path : expected.paths)
        paths.insert(vectors::squaresOf(path));
    std::set<std::vector<Square>> found;
    for (const Move &move : moves) {
        found.insert(move.path);
        EXPECT_EQ(move.crowns, expected.crowns);
        const Position after = positionAfter(rules, position, move);
        EXPECT_EQ(after.kings(position.sideToMove()).contains(move.to), expected.crowns);
        EXPECT_EQ(after.pieces(position.sideToMove()).count(), 1);
    }
    EXPECT_EQ(found, paths);
}
INSTANTIATE_TEST_SUITE_P(Rules, CrownInACapture,
    testing::Values(Crowning{"russian", "W:W9:B6,7", {{9, 2, 11}, {9, 2, 16}, {9, 2, 20}}, true},
        Crowning{"brazilian", "W:W9:B6,7", {{9, 2, 11}}, false},
        Crowning{"international", "W:W12:B8,9", {{12, 3, 14}}, false},
        Crowning{"english", "W:W9:B6,7", {{9, 2}}, true}, Crowning{"italian", "W:W10:B6,7", {{10, 3}}, true}),
    [](const auto &parameter) { return std::string(parameter.param.variant); });

// ---- Properties of every move in every variant ----

/// The squares that the piece stands on or crosses from one square of its path to the next.
std::vector<Square> squaresOfLeg(const BoardShape &board, Square from, Square to)
{
    auto squares = squaresBetween(board, from, to);
    squares.push_back(to);
    return squares;
}

void expectSoundMove(const Rules &rules, const Position &position, const Move &move)
{
    const Side side = position.sideToMove();
    const Position after = positionAfter(rules, position, move);
    EXPECT_EQ(after.sideToMove(), opponent(side));
    EXPECT_EQ(after.pieces(side).count(), position.pieces(side).count());
    EXPECT_EQ(after.pieces(opponent(side)), position.pieces(opponent(side)) - move.captured);
    EXPECT_EQ(after.kings(side).count(), position.kings(side).count() + (move.crowns ? 1 : 0));
    EXPECT_EQ(move.captures.size(), static_cast<std::size_t>(move.captured.count()))
        << "none is jumped twice";
    EXPECT_EQ(move.path.front(), move.from);
    EXPECT_EQ(move.path.back(), move.to);
    EXPECT_EQ(move.path.size(), std::max<std::size_t>(move.captures.size(), 1) + 1);
    SquareSet gone{move.from};
    for (std::size_t leg = 1; leg < move.path.size(); ++leg) {
        for (const Square square : squaresOfLeg(rules.traits.board, move.path[leg - 1], move.path[leg])) {
            if (move.isCapture() && square == move.captures[leg - 1])
                continue;
            EXPECT_TRUE(gone.contains(square) || !position.at(square)) << square.number() << " is not empty";
        }
        if (move.isCapture() && rules.traits.removal == Removal::AtOnce)
            gone.insert(move.captures[leg - 1]);
    }
}

class EveryMove : public testing::TestWithParam<VariantId>
{
};

TEST_P(EveryMove, RemovesWhatItJumpsAndCrossesEmptySquares)
{
    const Rules &rules = variant(GetParam()).rules;
    Dice dice(9);
    for (int i = 0; i < 400; ++i) {
        const Position position = randomPosition(rules.traits.board, dice);
        for (const Move &route : legalRoutes(rules, position)) {
            ASSERT_NO_FATAL_FAILURE(expectSoundMove(rules, position, route));
            ASSERT_FALSE(HasFailure()) << describe(position) << testing::PrintToString(route);
        }
    }
}

TEST_P(EveryMove, IsFoundByItsPathAndNeedsNoExplanation)
{
    const Rules &rules = variant(GetParam()).rules;
    Dice dice(10);
    for (int i = 0; i < 100; ++i) {
        const Position position = randomPosition(rules.traits.board, dice);
        const auto moves = legalMoves(rules, position);
        EXPECT_EQ(hasLegalMove(rules, position), !moves.empty());
        for (const Move &route : legalRoutes(rules, position)) {
            const auto matches = matchingMoves(rules, position, route.path);
            EXPECT_NE(std::ranges::find(matches, route), matches.end()) << describe(position);
            const auto sameEnds = std::ranges::count_if(
                moves, [&](const Move &m) { return m.from == route.from && m.to == route.to; });
            const auto why = explain(rules, position, std::array{route.from, route.to});
            EXPECT_EQ(why.has_value(), sameEnds > 1) << describe(position) << testing::PrintToString(route);
            if (why) {
                EXPECT_EQ(why->reason, Refusal::Ambiguous);
            }
        }
    }
}

TEST_P(EveryMove, AnythingElseIsExplained)
{
    const Rules &rules = variant(GetParam()).rules;
    Dice dice(11);
    const auto squares = static_cast<std::size_t>(rules.traits.board.squareCount());
    for (int i = 0; i < 400; ++i) {
        const Position position = randomPosition(rules.traits.board, dice);
        std::vector<Square> attempt;
        for (std::size_t count = 1 + dice.below(4); count > 0; --count)
            attempt.emplace_back(static_cast<int>(dice.below(squares)));
        const auto why = explain(rules, position, attempt);
        const auto matches = matchingMoves(rules, position, attempt).size();
        EXPECT_EQ(why.has_value(), matches != 1) << describe(position);
        if (why) {
            EXPECT_EQ(why->reason == Refusal::Ambiguous, matches > 1) << describe(position);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryMove, testing::ValuesIn([] {
    std::vector<VariantId> ids;
    for (const Variant &entry : variants())
        ids.push_back(entry.id);
    return ids;
}()),
    [](const auto &parameter) { return std::string(variant(parameter.param).textId); });

// ---- Attempts ----

TEST(Attempt, NamesAMoveByAnyOfTheFormsThatFilesHave)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    const Position position = indexFen(rules, "W:W22:B18,11,4");
    ASSERT_EQ(legalMoves(rules, position).size(), 1U);
    for (const auto &attempt :
        std::vector<std::vector<int>>{{22}, {22, 8}, {22, 15, 8}, {22, 18, 11, 8}, {22, 11, 8}})
        EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf(attempt)).size(), 1U)
            << testing::PrintToString(attempt);
    for (const auto &attempt : std::vector<std::vector<int>>{{}, {21}, {22, 15}, {22, 14, 8}, {22, 8, 15}})
        EXPECT_TRUE(matchingMoves(rules, position, vectors::squaresOf(attempt)).empty())
            << testing::PrintToString(attempt);
}

TEST(Attempt, ByItsEndsIsAmbiguousBesideALongerCapture)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    const Position position = indexFen(rules, "B:W14,15,16,17,27:BK22");
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({22, 13})).size(), 2U);
    EXPECT_EQ(matchingMoves(rules, position, vectors::squaresOf({22, 11, 20, 31, 13})).size(), 1U);
    const auto why = explain(rules, position, vectors::squaresOf({22, 13}));
    ASSERT_TRUE(why);
    EXPECT_EQ(refusalId(why->reason), "ambiguous");
}

TEST(Breakthrough, IsOverWithTheFirstKing)
{
    const Rules &rules = variant(VariantId::Breakthrough).rules;
    EXPECT_TRUE(legalMoves(rules, indexFen(rules, "B:WK3:B20")).empty());
    EXPECT_FALSE(hasLegalMove(rules, indexFen(rules, "B:WK3:B20")));
    EXPECT_EQ(legalMoves(rules, indexFen(rules, "B:W33:B20")).size(), 2U);
}

} // namespace

} // namespace naqla::core
