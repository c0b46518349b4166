// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/plain_judge.h"

#include "tests/core/plain_generator.h"

#include <algorithm>

namespace naqla::core::plain {

namespace {

using Squares = std::set<Square>;

Squares setOf(const std::vector<Square> &squares)
{
    return {squares.begin(), squares.end()};
}

bool isWithin(Attempt part, const std::vector<Square> &whole)
{
    std::size_t found = 0;
    for (const Square square : whole) {
        if (found < part.size() && part[found] == square)
            ++found;
    }
    return found == part.size();
}

std::vector<Square> everySquareOf(const BoardShape &board, const Move &route)
{
    std::vector<Square> squares{route.from};
    for (std::size_t i = 1; i < route.path.size(); ++i) {
        const auto line = between(board, route.path[i - 1], route.path[i]).value();
        squares.insert(squares.end(), line.begin(), line.end());
        squares.push_back(route.path[i]);
    }
    return squares;
}

bool matchesAt(int level, const BoardShape &board, const Move &route, Attempt attempt)
{
    switch (level) {
    case 0:
        return std::ranges::equal(attempt, route.path);
    case 1:
        return isWithin(attempt, route.path);
    case 2:
        return isWithin(attempt, everySquareOf(board, route));
    default:
        return std::all_of(attempt.begin() + 1, attempt.end() - 1,
            [&](Square square) { return route.captured.contains(square); });
    }
}

/// The moves among some routes that an attempt may mean.
std::vector<Move> meantAmong(const std::vector<Move> &routes, const BoardShape &board, Attempt attempt)
{
    std::vector<Move> moves;
    for (int level = attempt.size() > 2 ? 0 : 4; level <= 4 && moves.empty(); ++level) {
        for (const Move &route : routes) {
            const bool ends =
                route.from == attempt.front() && (attempt.size() == 1 || route.to == attempt.back());
            const auto fits = [&] {
                return attempt.size() > 2 ? level < 4 && matchesAt(level, board, route, attempt) : level == 4;
            };
            if (ends && fits() && std::ranges::find(moves, route) == moves.end())
                moves.push_back(route);
        }
    }
    return moves;
}

Refusal brokenBy(CaptureChoice choice)
{
    switch (choice) {
    case CaptureChoice::HighestValue:
        return Refusal::CaptureHigherValue;
    case CaptureChoice::WithKing:
        return Refusal::CaptureWithKing;
    case CaptureChoice::MostKings:
        return Refusal::CaptureMoreKings;
    case CaptureChoice::KingEarliest:
        return Refusal::CaptureKingEarlier;
    default:
        return Refusal::CaptureMore;
    }
}

class Judge
{
public:
    Judge(const Rules &rules, KnownRoutes &routes, Attempt attempt)
        : m_rules(rules)
        , m_routes(routes)
        , m_position(routes.position())
        , m_attempt(attempt)
        , m_legal(routes.by(rules))
        , m_free(rules)
    {
        m_free.traits.choice = {};
        m_free.options.compulsoryCapture = false;
    }

    std::optional<Verdict> verdict()
    {
        const auto moves = meantBy(m_rules);
        if (moves.size() == 1)
            return std::nullopt;
        if (!moves.empty()) {
            Squares squares;
            for (const Move &move : moves)
                squares.insert(move.path.begin(), move.path.end());
            return Verdict{Refusal::Ambiguous, {squares}};
        }
        if (m_legal.empty())
            return Verdict{Refusal::GameOver, {{}}};
        const auto piece = m_position.at(from());
        if (!piece)
            return Verdict{Refusal::EmptySquare, {{from()}}};
        if (piece->side != m_position.sideToMove())
            return Verdict{Refusal::NotYourPiece, {{from()}}};
        const bool occupied = to() != from() && m_position.at(to());
        if (m_attempt.size() == 2 && occupied)
            return Verdict{Refusal::TargetOccupied, {{to()}}};
        for (const auto ask : {&Judge::obligation, &Judge::choice, &Judge::brokenOff, &Judge::trait}) {
            if (auto found = (this->*ask)())
                return found;
        }
        return Verdict{occupied ? Refusal::TargetOccupied : Refusal::OutOfReach, {{to()}}};
    }

private:
    [[nodiscard]] Square from() const { return m_attempt.front(); }
    [[nodiscard]] Square to() const { return m_attempt.back(); }
    [[nodiscard]] std::vector<Move> meantBy(const Rules &rules)
    {
        return meantAmong(m_routes.by(rules), rules.traits.board, m_attempt);
    }

    /// The paths of the legal captures of this piece, or if it has none, of all.
    [[nodiscard]] std::vector<Squares> betterPaths() const
    {
        std::vector<Squares> own;
        std::vector<Squares> all;
        for (const Move &move : m_legal) {
            all.push_back(setOf(move.path));
            if (move.from == from())
                own.push_back(setOf(move.path));
        }
        return own.empty() ? all : own;
    }

    std::optional<Verdict> obligation()
    {
        Rules optional = m_rules;
        optional.options.compulsoryCapture = false;
        if (!m_rules.options.compulsoryCapture || meantBy(optional).empty())
            return std::nullopt;
        Squares capturing;
        for (const Move &move : m_legal)
            capturing.insert(move.from);
        if (capturing.contains(from()))
            return Verdict{Refusal::MustCapture, betterPaths()};
        return Verdict{Refusal::OtherMustCapture, {capturing}};
    }

    /// What a capture is worth by one criterion; compared word by word.
    [[nodiscard]] std::vector<int> worth(const Move &route, CaptureChoice choice) const
    {
        const auto isKing = [&](Square square) {
            return m_position.at(square) == Piece{opponent(m_position.sideToMove()), PieceKind::King};
        };
        const auto kings = static_cast<int>(std::ranges::count_if(route.captures, isKing));
        const auto taken = static_cast<int>(route.captures.size());
        std::vector<int> flags;
        switch (choice) {
        case CaptureChoice::MostPieces:
            return {taken};
        case CaptureChoice::HighestValue: // a king is worth just under two men
            return {2 * kings + (taken - kings), -kings};
        case CaptureChoice::WithKing:
            return {m_position.at(route.from)->kind == PieceKind::King ? 1 : 0};
        case CaptureChoice::MostKings:
            return {kings};
        case CaptureChoice::KingEarliest:
            for (const Square square : route.captures)
                flags.push_back(isKing(square) ? 1 : 0);
            return flags;
        case CaptureChoice::Any:
            break;
        }
        return {};
    }

    std::optional<Verdict> choice()
    {
        Rules anyCapture = m_rules;
        anyCapture.traits.choice = {};
        if (meantBy(anyCapture).empty())
            return std::nullopt;
        auto rest = m_routes.by(anyCapture);
        std::erase_if(rest, [](const Move &move) { return !move.isCapture(); });
        for (const CaptureChoice criterion : m_rules.traits.choice) {
            std::vector<int> best;
            for (const Move &route : rest)
                best = std::max(best, worth(route, criterion));
            std::erase_if(rest, [&](const Move &route) { return worth(route, criterion) < best; });
            if (meantAmong(rest, m_rules.traits.board, m_attempt).empty())
                return Verdict{brokenBy(criterion), betterPaths()};
        }
        return std::nullopt;
    }

    /// A capture that takes a piece twice, stops too early or lands where it cannot go on.
    std::optional<Verdict> brokenOff()
    {
        std::vector<Square> taken;
        std::optional<Square> twice;
        for (std::size_t i = 1; i < m_attempt.size(); ++i) {
            if (!capturesTowards(i))
                return std::nullopt;
            const auto line = between(m_rules.traits.board, m_attempt[i - 1], m_attempt[i]);
            if (!line)
                return std::nullopt;
            int news = 0;
            std::optional<Square> again;
            bool afterPiece = false;
            for (const Square square : *line) {
                const auto piece = square == from() ? std::nullopt : m_position.at(square);
                const bool known = std::ranges::find(taken, square) != taken.end();
                if (known)
                    again = square;
                const bool isNew = piece && !known;
                if (isNew && (afterPiece || piece->side == m_position.sideToMove()))
                    return std::nullopt;
                if (isNew) {
                    taken.push_back(square);
                    ++news;
                }
                afterPiece = isNew;
            }
            if (again && (news == 0 || m_rules.traits.removal == Removal::AfterMove))
                twice = again;
            else if (news == 0)
                return std::nullopt;
        }
        if (taken.empty())
            return std::nullopt;
        if (twice)
            return Verdict{Refusal::AlreadyCaptured, {{*twice}}};
        return stoppedAfter(taken);
    }

    /// Whether the piece is a king when it sets out for the square number `i`.
    [[nodiscard]] bool isKingAt(std::size_t i) const
    {
        const bool crownedOnTheWay = m_rules.traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing
            && std::any_of(m_attempt.begin() + 1,
                m_attempt.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(i, 1)),
                [&](Square square) {
                    return m_rules.traits.board.crowningRow(m_position.sideToMove()).contains(square);
                });
        return crownedOnTheWay || m_position.at(from())->kind == PieceKind::King;
    }
    [[nodiscard]] bool capturesTowards(std::size_t i) const
    {
        const Cell a = m_rules.traits.board.cellOf(m_attempt[i - 1]);
        const Cell b = m_rules.traits.board.cellOf(m_attempt[i]);
        const int forward = m_position.sideToMove() == Side::White ? a.row - b.row : b.row - a.row;
        const bool straight = a.row == b.row || a.column == b.column;
        const Directions directions = isKingAt(i) ? m_rules.traits.kingCaptures : m_rules.traits.manCaptures;
        if (directions == Directions::AllEight)
            return true;
        const bool goesStraight =
            directions == Directions::ForwardAndSideways || directions == Directions::AllOrthogonals;
        const bool goesBack =
            directions == Directions::AllDiagonals || directions == Directions::AllOrthogonals;
        return straight == goesStraight && (goesBack || forward >= 0);
    }

    std::optional<Verdict> stoppedAfter(const std::vector<Square> &taken)
    {
        Squares next;
        Squares landings;
        const std::size_t done = taken.size();
        for (const Move &route : m_routes.by(m_free)) {
            const bool goesOn = route.from == from() && route.captures.size() > done
                && std::equal(taken.begin(), taken.end(), route.captures.begin());
            if (!goesOn)
                continue;
            const auto line = between(m_rules.traits.board, route.path[done], route.path[done + 1]).value();
            const bool fromHere = route.path[done] == to() || std::ranges::find(line, to()) != line.end();
            if (fromHere)
                next.insert(route.path[done + 1]);
            else if (isKingAt(m_attempt.size() - 1) && m_rules.traits.kingFlies
                && m_rules.traits.kingLanding != KingLanding::Adjacent)
                landings.insert(route.path[done]);
        }
        if (!next.empty())
            return Verdict{Refusal::MustContinue, {next}};
        if (!landings.empty())
            return Verdict{Refusal::DeadEndLanding, {landings}};
        return std::nullopt;
    }

    std::optional<Verdict> trait()
    {
        Rules rules = m_free;
        rules.traits.sameKingLimit = 0;
        if (!meantBy(rules).empty())
            return Verdict{Refusal::KingLimit, {{from()}}};
        rules = m_free;
        rules.traits.menTakeKings = true;
        if (const auto moves = meantBy(rules); !moves.empty()) {
            std::vector<Squares> kings;
            for (const Move &move : moves) {
                kings.emplace_back();
                for (const Square square : move.captures) {
                    if (m_position.at(square)->kind == PieceKind::King)
                        kings.back().insert(square);
                }
            }
            return Verdict{Refusal::ManCannotTakeKing, kings};
        }
        const Squares all(m_attempt.begin(), m_attempt.end());
        rules = m_free;
        rules.traits.mayReverse = true;
        if (!meantBy(rules).empty())
            return Verdict{Refusal::Reversal, {all}};
        rules = m_free;
        for (auto directions : {&MoveTraits::manMoves, &MoveTraits::manCaptures, &MoveTraits::kingMoves,
                 &MoveTraits::kingCaptures})
            rules.traits.*directions = Directions::AllEight;
        if (!meantBy(rules).empty())
            return Verdict{Refusal::WrongDirection, {all}};
        return std::nullopt;
    }

    const Rules &m_rules;
    KnownRoutes &m_routes;
    const Position &m_position;
    Attempt m_attempt;
    const std::vector<Move> &m_legal;
    Rules m_free; ///< every capture and every quiet move is allowed
};

} // namespace

std::optional<std::vector<Square>> between(const BoardShape &board, Square from, Square to)
{
    const int span = board.played == PlayedCells::Dark ? 2 : 1;
    for (const Step step : {Step{-1, -1}, Step{-1, 1}, Step{1, -1}, Step{1, 1}, Step{-span, 0}, Step{span, 0},
             Step{0, -span}, Step{0, span}}) {
        std::vector<Square> squares;
        for (auto square = board.neighbour(from, step); square; square = board.neighbour(*square, step)) {
            if (*square == to)
                return squares;
            squares.push_back(*square);
        }
    }
    return std::nullopt;
}

const std::vector<Move> &KnownRoutes::by(const Rules &rules)
{
    const auto found = std::ranges::find(m_known, rules, &Known::rules);
    if (found != m_known.end())
        return found->routes;
    return m_known.emplace_back(Known{rules, plain::legalRoutes(rules, m_position)}).routes;
}

std::optional<Verdict> judge(const Rules &rules, KnownRoutes &routes, Attempt attempt)
{
    const auto isOff = [&](Square square) { return square.index() >= rules.traits.board.squareCount(); };
    if (attempt.empty() || std::ranges::any_of(attempt, isOff))
        return Verdict{Refusal::BadNotation, {{}}};
    return Judge(rules, routes, attempt).verdict();
}

} // namespace naqla::core::plain
