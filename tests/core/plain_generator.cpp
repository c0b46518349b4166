// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/plain_generator.h"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace naqla::core::plain {

namespace {

struct StepList
{
    std::array<Step, 8> steps{};
    int count = 0;
    constexpr void add(Step step) { steps[static_cast<std::size_t>(count++)] = step; }
    [[nodiscard]] const Step *begin() const { return steps.data(); }
    [[nodiscard]] const Step *end() const { return steps.data() + count; }
};

StepList stepsOf(Directions directions, Side side, const BoardShape &board)
{
    const int forward = side == Side::White ? -1 : 1;
    const int span = board.played == PlayedCells::Dark ? 2 : 1;
    StepList list;
    const auto addForwardDiagonals = [&] {
        list.add({forward, -1});
        list.add({forward, 1});
    };
    const auto addBackwardDiagonals = [&] {
        list.add({-forward, -1});
        list.add({-forward, 1});
    };
    const auto addSideways = [&] {
        list.add({0, -span});
        list.add({0, span});
    };
    switch (directions) {
    case Directions::ForwardDiagonals:
        addForwardDiagonals();
        break;
    case Directions::AllDiagonals:
        addForwardDiagonals();
        addBackwardDiagonals();
        break;
    case Directions::ForwardAndSideways:
        list.add({forward * span, 0});
        addSideways();
        break;
    case Directions::AllOrthogonals:
        list.add({forward * span, 0});
        addSideways();
        list.add({-forward * span, 0});
        break;
    case Directions::AllEight:
        addForwardDiagonals();
        addBackwardDiagonals();
        list.add({forward * span, 0});
        addSideways();
        list.add({-forward * span, 0});
        break;
    }
    return list;
}

constexpr Step opposite(Step step)
{
    return {-step.rows, -step.columns};
}

class Generator
{
public:
    Generator(const Rules &rules, const Position &position)
        : m_rules(rules)
        , m_traits(rules.traits)
        , m_position(position)
        , m_side(position.sideToMove())
    {
    }

    std::vector<Move> routes()
    {
        if (m_rules.objective == Objective::FirstKing && !m_position.kings(opponent(m_side)).empty())
            return {};
        for (const Square from : m_position.pieces(m_side))
            addCaptures(from);
        keepTheChosen();
        if (m_moves.empty() || !m_rules.options.compulsoryCapture) {
            for (const Square from : m_position.pieces(m_side))
                addQuietMoves(from);
        }
        std::ranges::sort(m_moves, [](const Move &a, const Move &b) {
            return std::tie(a.from, a.to, a.path) < std::tie(b.from, b.to, b.path);
        });
        return std::move(m_moves);
    }

private:
    void addCaptures(Square from)
    {
        const PieceKind kind = m_position.kings(m_side).contains(from) ? PieceKind::King : PieceKind::Man;
        m_origin = from;
        m_path = {from};
        m_captures.clear();
        m_beganAsKing = kind == PieceKind::King;
        jumpFrom(from, kind, std::nullopt, false);
    }

    [[nodiscard]] bool isCaptured(Square square) const
    {
        return std::ranges::find(m_captures, square) != m_captures.end();
    }
    [[nodiscard]] bool isEmpty(Square square) const
    {
        if (square == m_origin)
            return true;
        if (m_traits.removal == Removal::AtOnce && isCaptured(square))
            return true;
        return !m_position.occupied().contains(square);
    }
    [[nodiscard]] bool canTake(Square square, PieceKind kind) const
    {
        if (!m_position.pieces(opponent(m_side)).contains(square) || isCaptured(square))
            return false;
        return kind == PieceKind::King || m_traits.menTakeKings
            || !m_position.kings(opponent(m_side)).contains(square);
    }

    struct Jump
    {
        Step step;
        Square taken;
        std::vector<Square> landings; // nearest first
    };
    [[nodiscard]] std::vector<Jump> jumpsFrom(Square from, PieceKind kind, std::optional<Step> last) const
    {
        std::vector<Jump> jumps;
        const bool king = kind == PieceKind::King;
        for (const Step step :
            stepsOf(king ? m_traits.kingCaptures : m_traits.manCaptures, m_side, m_traits.board)) {
            if (last && !m_traits.mayReverse && step == opposite(*last))
                continue;
            auto square = m_traits.board.neighbour(from, step);
            if (king && m_traits.kingFlies) {
                while (square && isEmpty(*square))
                    square = m_traits.board.neighbour(*square, step);
            }
            if (!square || !canTake(*square, kind))
                continue;
            Jump jump{step, *square, {}};
            auto landing = m_traits.board.neighbour(*square, step);
            while (landing && isEmpty(*landing)) {
                jump.landings.push_back(*landing);
                if (!king || !m_traits.kingFlies || m_traits.kingLanding == KingLanding::Adjacent)
                    break;
                landing = m_traits.board.neighbour(*landing, step);
            }
            if (!jump.landings.empty())
                jumps.push_back(std::move(jump));
        }
        return jumps;
    }

    /// Goes on with the capture from `from`; returns whether it could. `onlyTurn` leaves out going straight
    /// on, which starts from the square just behind the piece taken.
    bool jumpFrom(Square from, PieceKind kind, std::optional<Step> last, bool onlyTurn)
    {
        bool went = false;
        for (const Jump &jump : jumpsFrom(from, kind, last)) {
            if (onlyTurn && last && jump.step == *last)
                continue;
            went = true;
            m_captures.push_back(jump.taken);
            bool goesOn = false;
            for (const Square landing : jump.landings) {
                m_path.push_back(landing);
                goesOn |= goOn(landing, kind, jump.step, landing != jump.landings.front());
                m_path.pop_back();
            }
            if (!goesOn) {
                const bool takesKing = m_position.kings(opponent(m_side)).contains(jump.taken);
                for (const Square landing : jump.landings) {
                    m_path.push_back(landing);
                    addMove(landing);
                    m_path.pop_back();
                    if (m_traits.kingLanding == KingLanding::AdjacentAfterKing && takesKing)
                        break;
                }
            }
            m_captures.pop_back();
        }
        return went;
    }

    bool goOn(Square landing, PieceKind kind, Step step, bool onlyTurn)
    {
        const bool onCrowningRow = m_traits.board.crowningRow(m_side).contains(landing);
        if (kind == PieceKind::Man && onCrowningRow) {
            if (m_traits.midCaptureCrowning == MidCaptureCrowning::Stop)
                return false;
            if (m_traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing)
                kind = PieceKind::King;
        }
        return jumpFrom(landing, kind, step, onlyTurn);
    }

    void addMove(Square to)
    {
        Move move{.from = m_origin, .to = to, .captured = {}, .path = m_path, .captures = m_captures};
        for (const Square square : m_captures)
            move.captured.insert(square);
        move.crowns = !m_beganAsKing && crownedOnTheWay(move);
        m_moves.push_back(std::move(move));
    }

    [[nodiscard]] bool crownedOnTheWay(const Move &move) const
    {
        const SquareSet row = m_traits.board.crowningRow(m_side);
        if (row.contains(move.to))
            return true;
        return m_traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing && move.isCapture()
            && std::any_of(move.path.begin() + 1, move.path.end(), [&](Square s) { return row.contains(s); });
    }

    void addQuietMoves(Square from)
    {
        const bool king = m_position.kings(m_side).contains(from);
        const KingRun run = m_position.kingRun(m_side);
        if (king && m_traits.sameKingLimit > 0 && run.moves >= m_traits.sameKingLimit && run.square == from
            && !m_position.men(m_side).empty())
            return;
        for (const Step step :
            stepsOf(king ? m_traits.kingMoves : m_traits.manMoves, m_side, m_traits.board)) {
            auto to = m_traits.board.neighbour(from, step);
            while (to && !m_position.occupied().contains(*to)) {
                m_moves.push_back({.from = from,
                    .to = *to,
                    .captured = {},
                    .path = {from, *to},
                    .captures = {},
                    .crowns = !king && m_traits.board.crowningRow(m_side).contains(*to)});
                if (!king || !m_traits.kingFlies)
                    break;
                to = m_traits.board.neighbour(*to, step);
            }
        }
    }

    [[nodiscard]] std::vector<int> worth(const Move &move, CaptureChoice choice) const
    {
        const SquareSet kings = m_position.kings(opponent(m_side));
        const int taken = static_cast<int>(move.captures.size());
        const int takenKings = (move.captured & kings).count();
        switch (choice) {
        case CaptureChoice::Any:
            break;
        case CaptureChoice::MostPieces:
            return {taken};
        case CaptureChoice::HighestValue:
            return {100 * (taken - takenKings) + 199 * takenKings};
        case CaptureChoice::WithKing:
            return {m_position.kings(m_side).contains(move.from) ? 1 : 0};
        case CaptureChoice::MostKings:
            return {takenKings};
        case CaptureChoice::KingEarliest: {
            std::vector<int> flags;
            for (const Square square : move.captures)
                flags.push_back(kings.contains(square) ? 1 : 0);
            while (!flags.empty() && flags.back() == 0)
                flags.pop_back(); // only where the kings stand in the order counts
            return flags;
        }
        }
        return {};
    }

    void keepTheChosen()
    {
        for (const CaptureChoice choice : m_traits.choice) {
            if (choice == CaptureChoice::Any || m_moves.empty())
                break;
            std::vector<int> best;
            for (const Move &move : m_moves)
                best = std::max(best, worth(move, choice));
            std::erase_if(m_moves, [&](const Move &move) { return worth(move, choice) < best; });
        }
    }

    const Rules &m_rules;
    const MoveTraits &m_traits;
    const Position &m_position;
    Side m_side;
    Square m_origin;
    bool m_beganAsKing = false;
    std::vector<Square> m_path;
    std::vector<Square> m_captures;
    std::vector<Move> m_moves;
};

} // namespace

std::vector<Move> legalRoutes(const Rules &rules, const Position &position)
{
    return Generator(rules, position).routes();
}

std::vector<Move> legalMoves(const Rules &rules, const Position &position)
{
    std::vector<Move> moves;
    for (Move &route : Generator(rules, position).routes()) {
        if (std::ranges::find(moves, route) == moves.end())
            moves.push_back(std::move(route));
    }
    return moves;
}

Position positionAfter(const Rules &rules, const Position &position, const Move &move)
{
    const Side side = position.sideToMove();
    Position after = position;
    Piece piece = *position.at(move.from);
    const bool quietKingMove = piece.kind == PieceKind::King && !move.isCapture();
    if (move.crowns)
        piece.kind = PieceKind::King;
    after.clear(move.from);
    for (const Square square : move.captured)
        after.clear(square);
    after.put(move.to, piece);
    after.setSideToMove(opponent(side));
    if (rules.traits.sameKingLimit > 0) {
        const KingRun before = position.kingRun(side);
        KingRun run;
        if (quietKingMove && !after.men(side).empty()) {
            const bool sameKing = before.moves > 0 && before.square == move.from;
            run = {static_cast<std::uint8_t>(sameKing ? before.moves + 1 : 1), move.to};
        }
        after.setKingRun(side, run);
        const KingRun other = position.kingRun(opponent(side));
        if (other.moves > 0
            && (!after.kings(opponent(side)).contains(other.square) || after.men(opponent(side)).empty()))
            after.setKingRun(opponent(side), {});
    }
    return after;
}

} // namespace naqla::core::plain
