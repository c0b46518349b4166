// SPDX-License-Identifier: GPL-3.0-or-later
// Every way of being wrong in every variant: the reason and the squares are those of an independent judge,
// and each reason that the rules of a variant make possible comes up.
#include "tests/core/plain_generator.h"
#include "tests/core/plain_judge.h"
#include "tests/core/rules_random.h"

#include "core/rules/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace naqla::core {

namespace {

/// The ways of being wrong that a variant's traits make possible.
std::set<Refusal> possibleRefusals(const MoveTraits &traits)
{
    using enum Refusal;
    std::set<Refusal> possible{EmptySquare, NotYourPiece, TargetOccupied, WrongDirection, OutOfReach,
        OtherMustCapture, MustCapture, MustContinue, AlreadyCaptured, Ambiguous, GameOver, BadNotation};
    for (const CaptureChoice choice : traits.choice) {
        switch (choice) {
        case CaptureChoice::Any:
            break;
        case CaptureChoice::MostPieces:
            possible.insert(CaptureMore);
            break;
        case CaptureChoice::HighestValue:
            possible.insert(CaptureHigherValue);
            break;
        case CaptureChoice::WithKing:
            possible.insert(CaptureWithKing);
            break;
        case CaptureChoice::MostKings:
            possible.insert(CaptureMoreKings);
            break;
        case CaptureChoice::KingEarliest:
            possible.insert(CaptureKingEarlier);
            break;
        }
    }
    if (!traits.menTakeKings)
        possible.insert(ManCannotTakeKing);
    if (traits.kingFlies && traits.kingLanding != KingLanding::Adjacent)
        possible.insert(DeadEndLanding);
    // Where captured pieces stay, the piece just jumped is in the way of a turn anyway.
    if (!traits.mayReverse && traits.removal == Removal::AtOnce)
        possible.insert(Reversal);
    if (traits.sameKingLimit > 0)
        possible.insert(KingLimit);
    return possible;
}

using Path = std::vector<Square>;

/// Attempts at a position, nearly right ones among them: moves that a variant with one rule less would allow,
/// and captures broken off, bent or drawn out.
class Attempts
{
public:
    Attempts(const Rules &rules, plain::KnownRoutes &known, Dice &dice)
        : m_rules(rules)
        , m_known(known)
        , m_position(known.position())
        , m_dice(dice)
    {
    }

    std::vector<Path> make()
    {
        for (int i = 0; i < 4; ++i)
            m_paths.push_back({anySquare(), anySquare()});
        for (const Square from : m_position.pieces(m_position.sideToMove()))
            m_paths.push_back({from, anySquare()});
        m_paths.emplace_back();
        m_paths.push_back({anySquare(), Square(Square::MaxCount - 1)});
        for (int lifted = 0; lifted < 6; ++lifted)
            addRoutesWithout(lifted);
        return std::move(m_paths);
    }

private:
    Square anySquare()
    {
        return Square(
            static_cast<int>(m_dice.below(static_cast<std::size_t>(m_rules.traits.board.squareCount()))));
    }

    void addRoutesWithout(int lifted)
    {
        Rules rules = m_rules;
        rules.options.compulsoryCapture = lifted == 0;
        rules.traits.choice = {};
        switch (lifted) {
        case 2:
            rules.traits.menTakeKings = true;
            break;
        case 3:
            rules.traits.mayReverse = true;
            break;
        case 4:
            rules.traits.sameKingLimit = 0;
            break;
        case 5:
            rules.traits.manMoves = rules.traits.manCaptures = Directions::AllEight;
            rules.traits.kingMoves = rules.traits.kingCaptures = Directions::AllEight;
            break;
        default:
            break;
        }
        const auto &routes = m_known.by(rules);
        for (int i = 0; i < 8 && !routes.empty(); ++i)
            addVariations(m_dice.pick(routes));
    }

    void addVariations(const Move &route)
    {
        m_paths.push_back({route.from, route.to});
        m_paths.push_back(route.path);
        if (!route.isCapture())
            return;
        Path onAndBack = route.path;
        onAndBack.push_back(route.path[route.path.size() - 2]);
        m_paths.push_back(std::move(onAndBack));
        Path part(route.path.begin(),
            route.path.begin() + 2 + static_cast<std::ptrdiff_t>(m_dice.below(route.path.size() - 1)));
        m_paths.push_back(part);
        part.back() = anySquare();
        m_paths.push_back(std::move(part));
    }

    const Rules &m_rules;
    plain::KnownRoutes &m_known;
    const Position &m_position;
    Dice &m_dice;
    std::vector<Path> m_paths;
};

/// A king of the side to move has used up its quiet moves.
void addKingRun(const MoveTraits &traits, Position &position)
{
    const Side side = position.sideToMove();
    if (traits.sameKingLimit > 0 && !position.kings(side).empty() && !position.men(side).empty())
        position.setKingRun(side, {traits.sameKingLimit, position.kings(side).first()});
}

/// Four men around which one capture leads to the same square on two ways.
void addTwoWays(const BoardShape &board, Position &position, Dice &dice)
{
    const auto from = dice.pick(std::vector<Square>(board.allSquares().begin(), board.allSquares().end()));
    const Side side = position.sideToMove();
    const int forward = side == Side::White ? -1 : 1;
    const auto put = [&](Step step, std::optional<Piece> piece) {
        const auto square = board.neighbour(from, step);
        if (square && piece)
            position.put(*square, *piece);
        else if (square)
            position.clear(*square);
    };
    position.put(from, {side, PieceKind::Man});
    for (const int column : {-1, 1}) {
        for (const int row : {forward, 3 * forward})
            put({row, column}, Piece{opponent(side), PieceKind::Man});
        put({2 * forward, 2 * column}, std::nullopt);
    }
    put({4 * forward, 0}, std::nullopt);
}

std::string describe(const Path &attempt)
{
    std::string text;
    for (const Square square : attempt)
        text += ' ' + std::to_string(square.number());
    return text;
}

class Refusals : public testing::TestWithParam<VariantId>
{
protected:
    void check(const Rules &rules, plain::KnownRoutes &routes, const Path &attempt)
    {
        const Position &position = routes.position();
        const auto said = explain(rules, position, attempt);
        const auto expected = plain::judge(rules, routes, attempt);
        SCOPED_TRACE(describe(position) + " attempt" + describe(attempt));
        ASSERT_EQ(said.has_value(), expected.has_value());
        if (!said)
            return;
        ASSERT_EQ(refusalId(said->reason), refusalId(expected->reason));
        const std::set<Square> squares(said->squares.begin(), said->squares.end());
        EXPECT_NE(std::ranges::find(expected->squares, squares), expected->squares.end())
            << refusalId(said->reason) << describe(said->squares);
        ++m_seen[said->reason];
    }
    [[nodiscard]] bool hasSeen(const std::set<Refusal> &reasons) const
    {
        return std::ranges::all_of(reasons, [&](Refusal reason) {
            const auto found = m_seen.find(reason);
            return found != m_seen.end() && found->second >= 3;
        });
    }
    std::map<Refusal, int> m_seen;
};

TEST_P(Refusals, AreThoseOfAnIndependentJudgeAndEachComesUp)
{
    const Rules &rules = variant(GetParam()).rules;
    const auto possible = possibleRefusals(rules.traits);
    Dice dice(21);
    // The rarest reasons need the most positions.
    for (int i = 0; i < 100 || (i < 4000 && !hasSeen(possible)); ++i) {
        const bool lone = !rules.traits.kingFlies && dice.oneIn(3);
        Position position =
            lone ? loneKing(rules.traits.board, dice) : randomPosition(rules.traits.board, dice);
        if (position.occupied().count() > (rules.traits.kingFlies ? 15 : 20))
            continue; // kings among many pieces have a million routes where nothing chooses between them
        if (dice.oneIn(4) && rules.traits.board.played == PlayedCells::Dark)
            addTwoWays(rules.traits.board, position, dice);
        if (dice.oneIn(3))
            addKingRun(rules.traits, position);
        plain::KnownRoutes routes(position);
        for (const Path &attempt : Attempts(rules, routes, dice).make()) {
            ASSERT_NO_FATAL_FAILURE(check(rules, routes, attempt));
            ASSERT_FALSE(HasFailure());
        }
    }
    for (int i = 0; i <= static_cast<int>(Refusal::BadNotation); ++i) {
        const auto reason = static_cast<Refusal>(i);
        EXPECT_EQ(m_seen[reason] > 0, possible.contains(reason)) << refusalId(reason);
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, Refusals, testing::ValuesIn([] {
    std::vector<VariantId> ids;
    for (const Variant &entry : variants())
        ids.push_back(entry.id);
    return ids;
}()),
    [](const auto &parameter) { return std::string(variant(parameter.param).textId); });

} // namespace

} // namespace naqla::core
