// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/plain_vectors.h"

#include "core/notation/fen.h"
#include "tests/core/plain_generator.h"
#include "tests/core/rules_random.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace naqla::core::plain {

namespace {

using nlohmann::json;

constexpr std::array Changes{"compulsory=false", "objective=normal", "objective=firstKing", "board=dark8x8",
    "board=mirrored8x8", "board=mirrored10x10", "board=mirrored12x12", "manMoves=forwardDiagonals",
    "manMoves=allDiagonals", "manMoves=forwardAndSideways", "manMoves=allOrthogonals", "manMoves=allEight",
    "manCaptures=forwardDiagonals", "manCaptures=allDiagonals", "manCaptures=forwardAndSideways",
    "manCaptures=allOrthogonals", "manCaptures=allEight", "kingMoves=forwardDiagonals",
    "kingMoves=allDiagonals", "kingMoves=forwardAndSideways", "kingMoves=allOrthogonals",
    "kingMoves=allEight", "kingCaptures=forwardDiagonals", "kingCaptures=allDiagonals",
    "kingCaptures=forwardAndSideways", "kingCaptures=allOrthogonals", "kingCaptures=allEight",
    "kingFlies=false", "kingFlies=true", "kingLanding=free", "kingLanding=adjacent",
    "kingLanding=adjacentAfterKing", "removal=afterMove", "removal=atOnce", "mayReverse=false",
    "mayReverse=true", "midCaptureCrowning=stop", "midCaptureCrowning=passAsMan",
    "midCaptureCrowning=continueAsKing", "menTakeKings=false", "menTakeKings=true", "choice=any",
    "choice=mostPieces", "choice=highestValue", "choice=withKing", "choice=mostKings",
    "choice=mostPieces/withKing", "choice=mostPieces/mostKings", "choice=mostPieces/withKing/mostKings",
    "choice=mostPieces/withKing/kingEarliest", "choice=mostPieces/mostKings/kingEarliest",
    "choice=withKing/mostKings/kingEarliest", "choice=highestValue/withKing", "sameKingLimit=0",
    "sameKingLimit=2", "sameKingLimit=4"};

/// What is left of a choice where nobody ever has a king to take.
std::vector<CaptureChoice> withoutKings(const MoveTraits &traits)
{
    std::vector<CaptureChoice> left;
    for (const CaptureChoice choice : traits.choice) {
        if (choice == CaptureChoice::HighestValue || choice == CaptureChoice::MostPieces)
            left.push_back(CaptureChoice::MostPieces);
        else if (choice == CaptureChoice::WithKing)
            left.push_back(choice);
    }
    return left;
}

/// Whether both rules give the same moves in every position, though they differ.
bool areTheSame(const Rules &rightRules, const Rules &brokenRules)
{
    const MoveTraits &right = rightRules.traits;
    const MoveTraits &broken = brokenRules.traits;
    if (rightRules.objective != brokenRules.objective)
        return (rightRules.objective == Objective::FirstKing)
            == (brokenRules.objective == Objective::FirstKing);
    // The first king ends the game.
    if (rightRules.objective == Objective::FirstKing
        && (right.menTakeKings != broken.menTakeKings || broken.kingLanding == KingLanding::AdjacentAfterKing
            || (right.choice != broken.choice && withoutKings(right) == withoutKings(broken))))
        return true;
    if (right.kingLanding != broken.kingLanding && !right.kingFlies)
        return true; // a short king lands on the next square anyway
    if (right.removal != broken.removal && !right.kingFlies)
        return true; // by short jumps no piece ever stands where one was taken
    if (right.mayReverse != broken.mayReverse && right.removal == Removal::AfterMove)
        return true; // the piece just taken is in the way
    const auto crownsLate = [](const MoveTraits &traits) {
        return traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing;
    };
    if (right.midCaptureCrowning != broken.midCaptureCrowning && !crownsLate(right) && !crownsLate(broken)
        && right.manCaptures == Directions::ForwardDiagonals)
        return true; // on the crowning row a man has nothing left to take
    // Only positions that have counted a king's moves tell a limit from none; the limit has no meaning
    // elsewhere.
    return right.sameKingLimit == 0 && broken.sameKingLimit > 0;
}

/// Whether the boards differ in more than the side of their corner.
bool needsOtherPositions(const BoardShape &right, const BoardShape &broken)
{
    return right.squareCount() != broken.squareCount() || right.played != broken.played;
}

bool sameMoves(const std::vector<Move> &a, const std::vector<Move> &b)
{
    return a.size() == b.size() && std::ranges::is_permutation(a, b, [](const Move &x, const Move &y) {
        return x == y && x.crowns == y.crowns;
    });
}

std::uint64_t leaves(const Rules &rules, const Position &position, int depth)
{
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (const Move &move : plain::legalMoves(rules, position))
        count += leaves(rules, plain::positionAfter(rules, position, move), depth - 1);
    return count;
}

json numbersOf(const std::vector<Square> &squares)
{
    json numbers = json::array();
    for (const Square square : squares)
        numbers.push_back(square.number());
    return numbers;
}

json movesJson(const std::vector<Move> &moves)
{
    json list = json::array();
    for (const Move &move : moves)
        list.push_back({{"path", numbersOf(move.path)}, {"captured", numbersOf(move.captures)},
            {"crowns", move.crowns}});
    return list;
}

std::string startLine(const Rules &rules)
{
    const Position start = startPosition(rules);
    json line{{"start", canonicalFen(rules, start)}, {"leaves", json::array()}};
    for (int depth = 1; depth <= 4; ++depth)
        line["leaves"].push_back(leaves(rules, start, depth));
    return line.dump() + '\n';
}

/// Who has won where the side to move has no move: with pieces, and without.
std::string endLines(const Rules &rules, Dice &dice)
{
    std::string lines;
    for (const bool withPieces : {true, false}) {
        for (;;) {
            Position position = randomPosition(rules.traits.board, dice);
            const Side side = position.sideToMove();
            if (!withPieces) {
                for (const Square square : position.pieces(side))
                    position.clear(square);
            }
            const bool fits =
                position.pieces(side).empty() != withPieces && !position.pieces(opponent(side)).empty();
            if (!fits || position.occupied().count() > 9 || !plain::legalMoves(rules, position).empty())
                continue;
            const bool moverWins = rules.objective == Objective::Lose;
            const bool whiteWins = (side == Side::White) == moverWins;
            lines += json{{"fen", canonicalFen(rules, position)}, {"winner", whiteWins ? "white" : "black"}}
                         .dump();
            lines += '\n';
            break;
        }
    }
    return lines;
}

void addKingRun(const Rules &rules, Position &position, Dice &dice)
{
    const Side side = position.sideToMove();
    if (rules.traits.sameKingLimit == 0 || position.kings(side).empty() || position.men(side).empty())
        return;
    const auto moves = static_cast<std::uint8_t>(1 + dice.below(rules.traits.sameKingLimit + 1U));
    position.setKingRun(side, {moves, position.kings(side).first()});
}

} // namespace

std::vector<Mutation> mutationsOf(const NamedRules &rules)
{
    std::vector<Mutation> mutations;
    for (const std::string_view change : Changes) {
        NamedRules broken = rules;
        if (applyRulesOption(broken, change) || broken == rules)
            continue;
        if (needsOtherPositions(rules.rules.traits.board, broken.rules.traits.board)
            || areTheSame(rules.rules, broken.rules))
            continue;
        mutations.push_back({std::string(change), broken.rules});
    }
    return mutations;
}

std::string vectorFile(const NamedRules &named)
{
    const Rules &rules = named.rules;
    Dice dice(31);
    std::string lines = startLine(rules) + endLines(rules, dice);
    auto missing = mutationsOf(named);
    for (int i = 0; i < 200000 && !missing.empty(); ++i) {
        Position position =
            i < 20000 ? randomPosition(rules.traits.board, dice) : loneKing(rules.traits.board, dice);
        if (position.occupied().count() > (i < 20000 ? 9 : 20))
            continue;
        if (dice.oneIn(3))
            addKingRun(rules, position, dice);
        const auto moves = plain::legalMoves(rules, position);
        if (moves.size() > 12)
            continue;
        json breaks = json::array();
        std::erase_if(missing, [&](const Mutation &mutation) {
            const bool breaking = !sameMoves(plain::legalMoves(mutation.rules, position), moves);
            if (breaking)
                breaks.push_back(mutation.change);
            return breaking;
        });
        if (!breaks.empty())
            lines +=
                json{{"fen", canonicalFen(rules, position)}, {"breaks", breaks}, {"legal", movesJson(moves)}}
                    .dump()
                + '\n';
    }
    return lines;
}

} // namespace naqla::core::plain
