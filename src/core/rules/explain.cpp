// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is refused: rules are lifted one after the other until the attempt becomes legal; the last one
// lifted is the reason.
#include "core/rules/legality.h"
#include "core/rules/lines.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

constexpr std::array<std::string_view, 21> RefusalIds{"emptySquare", "notYourPiece", "targetOccupied",
    "wrongDirection", "outOfReach", "otherMustCapture", "mustCapture", "captureMore", "captureWithKing",
    "captureMoreKings", "captureKingEarlier", "captureHigherValue", "manCannotTakeKing", "mustContinue",
    "deadEndLanding", "alreadyCaptured", "reversal", "kingLimit", "ambiguous", "gameOver", "badNotation"};
static_assert(RefusalIds.size() == static_cast<std::size_t>(Refusal::BadNotation) + 1);

Refusal refusalOf(CaptureChoice broken)
{
    switch (broken) {
    case CaptureChoice::Any:
    case CaptureChoice::MostPieces:
        break;
    case CaptureChoice::HighestValue:
        return Refusal::CaptureHigherValue;
    case CaptureChoice::WithKing:
        return Refusal::CaptureWithKing;
    case CaptureChoice::MostKings:
        return Refusal::CaptureMoreKings;
    case CaptureChoice::KingEarliest:
        return Refusal::CaptureKingEarlier;
    }
    return Refusal::CaptureMore;
}

void addOnce(std::vector<Square> &squares, Square square)
{
    if (std::ranges::find(squares, square) == squares.end())
        squares.push_back(square);
}

bool areAmong(Directions directions, Step step, Side side)
{
    const bool diagonal = step.rows != 0 && step.columns != 0;
    const bool backward = side == Side::White ? step.rows > 0 : step.rows < 0;
    switch (directions) {
    case Directions::ForwardDiagonals:
        return diagonal && !backward;
    case Directions::AllDiagonals:
        return diagonal;
    case Directions::ForwardAndSideways:
        return !diagonal && !backward;
    case Directions::AllOrthogonals:
        return !diagonal;
    case Directions::AllEight:
        break;
    }
    return true;
}

class Explainer
{
public:
    Explainer(const Rules &rules, const Position &position, Attempt attempt)
        : m_rules(rules)
        , m_position(position)
        , m_attempt(attempt)
        , m_from(attempt.front())
        , m_to(attempt.back())
        , m_legal(legalMoves(rules, position))
        , m_free(rules)
    {
        m_free.traits.choice = {};
        m_free.options.compulsoryCapture = false;
    }

    [[nodiscard]] Explanation explain() const
    {
        if (m_legal.empty())
            return {Refusal::GameOver, {}};
        const auto piece = m_position.at(m_from);
        if (!piece)
            return {Refusal::EmptySquare, {m_from}};
        if (piece->side != m_position.sideToMove())
            return {Refusal::NotYourPiece, {m_from}};
        if (m_attempt.size() == 2 && m_to != m_from && m_position.at(m_to))
            return {Refusal::TargetOccupied, {m_to}};
        if (auto found = brokenObligation())
            return *found;
        if (auto found = brokenChoice())
            return *found;
        if (auto found = brokenCapture())
            return *found;
        if (auto found = brokenTrait())
            return *found;
        if (m_to != m_from && m_position.at(m_to))
            return {Refusal::TargetOccupied, {m_to}};
        return {Refusal::OutOfReach, {m_to}};
    }

private:
    [[nodiscard]] bool wouldBeLegal(const Rules &rules) const
    {
        return !matchingMoves(rules, m_position, m_attempt).empty();
    }

    /// A quiet move where something must be captured.
    [[nodiscard]] std::optional<Explanation> brokenObligation() const
    {
        Rules optional = m_rules;
        optional.options.compulsoryCapture = false;
        if (!m_rules.options.compulsoryCapture || !wouldBeLegal(optional))
            return std::nullopt;
        for (const Move &move : m_legal) {
            if (move.from == m_from)
                return Explanation{Refusal::MustCapture, move.path};
        }
        return Explanation{Refusal::OtherMustCapture, piecesThatMustCapture()};
    }
    [[nodiscard]] std::vector<Square> piecesThatMustCapture() const
    {
        std::vector<Square> squares;
        for (const Move &move : m_legal) {
            if (move.isCapture())
                addOnce(squares, move.from);
        }
        return squares;
    }

    /// A capture that another one outweighs.
    [[nodiscard]] std::optional<Explanation> brokenChoice() const
    {
        const auto &choice = m_rules.traits.choice;
        Rules rules = m_rules;
        for (std::size_t i = choice.size(); i-- > 0;) {
            if (choice[i] == CaptureChoice::Any)
                continue;
            rules.traits.choice[i] = CaptureChoice::Any;
            if (!wouldBeLegal(rules))
                continue;
            const auto better = std::ranges::find(m_legal, m_from, &Move::from);
            return Explanation{
                refusalOf(choice[i]), better != m_legal.end() ? better->path : m_legal.front().path};
        }
        return std::nullopt;
    }

    /// A move that another trait forbids.
    [[nodiscard]] std::optional<Explanation> brokenTrait() const
    {
        struct Lift
        {
            Refusal reason;
            void (*lift)(MoveTraits &);
        };
        static constexpr std::array Lifts{
            Lift{Refusal::KingLimit, [](MoveTraits &traits) { traits.sameKingLimit = 0; }},
            Lift{Refusal::ManCannotTakeKing, [](MoveTraits &traits) { traits.menTakeKings = true; }},
            Lift{Refusal::Reversal, [](MoveTraits &traits) { traits.mayReverse = true; }},
            Lift{Refusal::WrongDirection,
                [](MoveTraits &traits) {
                    traits.manMoves = traits.manCaptures = Directions::AllEight;
                    traits.kingMoves = traits.kingCaptures = Directions::AllEight;
                }},
        };
        for (const Lift &lift : Lifts) {
            Rules lifted = m_free;
            lift.lift(lifted.traits);
            const auto moves = matchingMoves(lifted, m_position, m_attempt);
            if (moves.empty())
                continue;
            const SquareSet kings =
                moves.front().captured & m_position.kings(opponent(m_position.sideToMove()));
            if (lift.reason == Refusal::ManCannotTakeKing)
                return Explanation{lift.reason, {kings.begin(), kings.end()}};
            if (lift.reason == Refusal::KingLimit)
                return Explanation{lift.reason, {m_from}};
            return Explanation{lift.reason, {m_attempt.begin(), m_attempt.end()}};
        }
        return std::nullopt;
    }

    /// What the attempt would take when it is walked square by square.
    struct Walk
    {
        std::vector<Square> taken; ///< in order
        std::optional<Square> takenTwice;
        bool blocked = false;
        bool asKing = false; ///< the piece is a king at the last jump
    };
    [[nodiscard]] Walk walk() const
    {
        Walk walk;
        const BoardShape &board = m_rules.traits.board;
        const Side side = m_position.sideToMove();
        walk.asKing = m_position.kings(side).contains(m_from);
        for (std::size_t i = 1; i < m_attempt.size(); ++i) {
            const auto step = stepTowards(board, m_attempt[i - 1], m_attempt[i]);
            walk.asKing |= i > 1 && m_rules.traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing
                && board.crowningRow(side).contains(m_attempt[i - 1]);
            walk.blocked |= !step
                || !areAmong(
                    walk.asKing ? m_rules.traits.kingCaptures : m_rules.traits.manCaptures, *step, side);
            const std::size_t takenBefore = walk.taken.size();
            std::optional<Square> passedAgain;
            bool pieceBefore = false;
            for (const Square square : squaresBetween(board, m_attempt[i - 1], m_attempt[i])) {
                const auto piece = m_position.at(square);
                if (std::ranges::find(walk.taken, square) != walk.taken.end()) {
                    passedAgain = square;
                    pieceBefore = false;
                } else if (!piece || square == m_from) {
                    pieceBefore = false;
                } else {
                    walk.blocked |= pieceBefore || piece->side == m_position.sideToMove();
                    walk.taken.push_back(square);
                    pieceBefore = true;
                }
            }
            const bool takesNothing = walk.taken.size() == takenBefore;
            if (passedAgain && (takesNothing || m_rules.traits.removal == Removal::AfterMove))
                walk.takenTwice = passedAgain;
            else
                walk.blocked |= takesNothing;
        }
        return walk;
    }

    /// A capture that jumps a piece twice, stops too early or lands where it cannot go on.
    [[nodiscard]] std::optional<Explanation> brokenCapture() const
    {
        const Walk walk = this->walk();
        if (walk.blocked || walk.taken.empty())
            return std::nullopt;
        if (walk.takenTwice)
            return Explanation{Refusal::AlreadyCaptured, {*walk.takenTwice}};
        std::vector<Square> goesOn;
        std::vector<Square> betterLandings;
        for (const Move &route : legalRoutes(m_free, m_position)) {
            const std::size_t done = walk.taken.size();
            if (route.from != m_from || route.captures.size() <= done
                || !std::equal(walk.taken.begin(), walk.taken.end(), route.captures.begin()))
                continue;
            if (canGoOn(route, done))
                addOnce(goesOn, route.path[done + 1]);
            else if (walk.asKing && m_rules.traits.kingFlies
                && m_rules.traits.kingLanding != KingLanding::Adjacent)
                addOnce(betterLandings, route.path[done]);
        }
        if (!goesOn.empty())
            return Explanation{Refusal::MustContinue, goesOn};
        if (!betterLandings.empty())
            return Explanation{Refusal::DeadEndLanding, betterLandings};
        return std::nullopt;
    }
    /// Whether the route goes on from where the attempt ended after `done` pieces: it lands there, or passes
    /// there on its way straight on.
    [[nodiscard]] bool canGoOn(const Move &route, std::size_t done) const
    {
        if (route.path[done] == m_to)
            return true;
        const auto passed = squaresBetween(m_rules.traits.board, route.path[done], route.path[done + 1]);
        return std::ranges::find(passed, m_to) != passed.end();
    }

    const Rules &m_rules;
    const Position &m_position;
    Attempt m_attempt;
    Square m_from;
    Square m_to;
    std::vector<Move> m_legal;
    Rules m_free; ///< every capture and every quiet move is allowed
};

Explanation ambiguousAmong(const std::vector<Move> &candidates)
{
    Explanation explanation{Refusal::Ambiguous, {}};
    for (const Move &move : candidates) {
        for (const Square square : move.path)
            addOnce(explanation.squares, square);
    }
    return explanation;
}

} // namespace

std::string_view refusalId(Refusal refusal)
{
    return RefusalIds[static_cast<std::size_t>(refusal)];
}

std::optional<Explanation> explain(const Rules &rules, const Position &position, Attempt attempt)
{
    const int squares = rules.traits.board.squareCount();
    if (attempt.empty() || std::ranges::any_of(attempt, [&](Square s) { return s.index() >= squares; }))
        return Explanation{Refusal::BadNotation, {}};
    const auto matches = matchingMoves(rules, position, attempt);
    if (matches.size() == 1)
        return std::nullopt;
    if (matches.size() > 1)
        return ambiguousAmong(matches);
    return Explainer(rules, position, attempt).explain();
}

} // namespace naqla::core
