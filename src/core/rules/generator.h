// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/bit_position.h"
#include "core/rules/capture_search.h"
#include "core/rules/men_counts.h"
#include "core/rules/rules.h"

#include <cassert>

/// The move generator: one source for rules, search and perft.
///
/// A generator is a MoveGenerator<Traits, Layout>, where `Traits` is CompiledTraits<T> (the traits are part
/// of the type, every test of them is gone from the compiled code) or RuntimeTraits (house rules that no
/// variant has). What is not a trait (optional capture, the objective) is read at run time in both.
/// withGenerator() in generator_dispatch.h picks the one for given rules:
///
///     withGenerator(rules, [&](const auto &generator) {
///         using Generator = std::decay_t<decltype(generator)>;
///         typename Generator::Position position = generator.fromPosition(start);
///         typename Generator::List moves;                       // on the stack, no allocation
///         generator.moves(position, moves);                     // all legal moves, each once
///         for (const auto &move : moves) {                      // {from, to, captured, crowns}, no paths
///             const auto next = generator.after(position, move);   // copy-make, there is no undo
///             next.key();                                       // hash key, computed on demand
///         }
///         core::Move best = generator.toMove(position, moves[0]);  // with its canonical path
///     });
///
/// Every question about a position exists twice: with the side to move read from the position (`moves(p,
/// list)`) and as a template argument (`moves<Side::White>(p, list)`), which saves a branch where the caller
/// alternates sides. What a search of one position costs is bounded: see capture_limits.h.
NAQLA_CPU_BEGIN

template <typename TraitsType, typename LayoutType>
class MoveGenerator
{
public:
    using Traits = TraitsType;
    using Layout = LayoutType;
    using Bits = typename Layout::Bits;
    using Position = BitPosition<Layout>;
    using Move = BitMove<Layout>;
    using List = MoveList<Move>;

    explicit constexpr MoveGenerator(const Rules &rules) noexcept
        : m_traits(rules.traits)
        , m_compulsory(rules.options.compulsoryCapture)
        , m_firstKingWins(rules.objective == Objective::FirstKing)
    {
        assert(m_traits.value == rules.traits);
    }
    [[nodiscard]] constexpr const MoveTraits &traits() const noexcept { return m_traits.value; }
    [[nodiscard]] constexpr bool compulsoryCapture() const noexcept { return m_compulsory; }

    // ---- Conversions ----

    [[nodiscard]] constexpr bool mirrored() const noexcept { return !traits().board.nearLeftPlayable; }
    [[nodiscard]] constexpr Position fromPosition(const core::Position &position) const noexcept
    {
        return Position::from(position, mirrored());
    }
    [[nodiscard]] constexpr core::Position toPosition(const Position &position) const noexcept
    {
        return position.toPosition(mirrored());
    }
    [[nodiscard]] constexpr Square squareOf(int bitNumber) const noexcept
    {
        return Layout::squareOf(bitNumber, mirrored());
    }
    [[nodiscard]] constexpr Move fromMove(const core::Move &move) const noexcept
    {
        return {Layout::toBits(move.captured, mirrored()),
            static_cast<std::uint8_t>(Layout::bitOf(move.from, mirrored())),
            static_cast<std::uint8_t>(Layout::bitOf(move.to, mirrored())), move.crowns};
    }
    /// The move as its identity, with an empty path.
    [[nodiscard]] core::Move withoutPath(const Move &move) const
    {
        return {.from = squareOf(move.from),
            .to = squareOf(move.to),
            .captured = Layout::toSquares(move.captured, mirrored()),
            .path = {},
            .captures = {},
            .crowns = move.crowns};
    }
    /// The legal move with its canonical path.
    [[nodiscard]] core::Move toMove(const Position &position, const Move &move) const
    {
        std::vector<core::Move> routes;
        this->routes(position, routes, Routes::Canonical);
        const core::Move wanted = withoutPath(move);
        for (core::Move &route : routes) {
            if (route == wanted)
                return std::move(route);
        }
        assert(false && "not a legal move");
        return wanted;
    }

    // ---- Questions ----

    /// Breakthrough: the game is over, there are no moves.
    template <Side S>
    [[nodiscard]] constexpr bool lostToFirstKing(const Position &position) const noexcept
    {
        return m_firstKingWins && position.kingsOf(opponent(S)) != 0;
    }

    /// Whether the side to move can take something; in most variants it then must.
    template <Side S>
    [[nodiscard]] constexpr bool hasCapture(const Position &position) const noexcept
    {
        return CaptureTest<S, Traits, Layout>::any(m_traits, position) && !lostToFirstKing<S>(position);
    }

    /// Adds the legal captures, each once, to an empty list. Knows the rules of choice, not whether capture
    /// is compulsory.
    template <Side S>
    void captures(const Position &position, List &list) const
    {
        if (lostToFirstKing<S>(position))
            return;
        ListSink<Traits, Layout> sink(m_traits, list, position);
        CaptureSearch<S, Layout, ListSink<Traits, Layout>>(m_traits, position, sink).run();
    }

    /// Adds the moves that take nothing, whether or not there are captures.
    template <Side S>
    [[gnu::flatten]] void quietMoves(const Position &position, List &list) const
    {
        if (lostToFirstKing<S>(position))
            return;
        const Bits empty = position.empty();
        const Bits men = position.menOf(S);
        forEachDirection(directionsOf(traits().manMoves, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            forEachBit(Layout::template step<D>(men) & empty, [&](int to) { list.add(manMove<S, D>(to)); });
        });
        forEachBit(mobileKings<S>(position), [&](int from) {
            forEachDirection(directionsOf(traits().kingMoves, S), [&](auto direction) {
                forEachBit(kingTargets<decltype(direction)::value>(Layout::bit(from), empty), [&](int to) {
                    list.add({0, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), false});
                });
            });
        });
    }

    /// Adds all legal moves: the captures; the quiet moves when there are none or capture is optional.
    template <Side S>
    void moves(const Position &position, List &list) const
    {
        if (CaptureTest<S, Traits, Layout>::any(m_traits, position)) {
            captures<S>(position, list);
            if (m_compulsory)
                return;
        }
        quietMoves<S>(position, list);
    }

    /// The number of legal moves. What can be is counted without being made.
    template <Side S>
    [[nodiscard]] NAQLA_INLINE std::uint64_t countMoves(const Position &position) const
    {
        if (position.kings != 0) [[unlikely]]
            return countAllMoves<S>(position);
        const int captures =
            MenCaptures<S, Traits, Layout>::count(m_traits, position.pieces(S), position.pieces(opponent(S)));
        if (captures == 0)
            return countQuietMoves<S>(position);
        if (captures < 0 || !m_compulsory)
            return countAllMoves<S>(position);
        return static_cast<std::uint64_t>(captures);
    }

    /// The sum of countMoves over the positions after each legal move. Most quiet moves of men are not made
    /// either.
    template <Side S>
    [[nodiscard]] std::uint64_t countReplies(const Position &position) const
    {
        constexpr Side Other = opponent(S);
        const bool menTake =
            CaptureTest<S, Traits, Layout>::manJumpers(m_traits, position, position.empty()) != 0;
        if (!menTake && position.kings == 0) [[likely]] {
            const QuietReplies<S, Traits, Layout> replies(m_traits, position);
            std::uint64_t count = replies.count;
            Position next = position;
            next.sideToMove = Other;
            forEachDirection(directionsOf(traits().manMoves, S), [&](auto direction) {
                constexpr Direction D = decltype(direction)::value;
                forEachBit(replies.others[static_cast<std::size_t>(D)], [&](int number) {
                    const Bits to = Layout::bit(number);
                    next.sides[static_cast<std::size_t>(S)] =
                        position.pieces(S) ^ to ^ Layout::template step<opposite(D)>(to);
                    next.kings = to & Layout::crowningRow(S);
                    count += countMoves<Other>(next);
                });
            });
            return count;
        }
        List list;
        if (menTake && m_compulsory)
            captures<S>(position, list);
        else
            moves<S>(position, list);
        std::uint64_t count = 0;
        for (const Move &move : list)
            count += countMoves<Other>(after<S>(position, move));
        return count;
    }

    template <Side S>
    [[nodiscard]] constexpr bool hasMove(const Position &position) const noexcept
    {
        return !lostToFirstKing<S>(position)
            && (countQuietMoves<S>(position) != 0 || CaptureTest<S, Traits, Layout>::any(m_traits, position));
    }

    /// The position after a legal move.
    template <Side S>
    [[nodiscard]] NAQLA_INLINE constexpr Position after(
        const Position &position, const Move &move) const noexcept
    {
        constexpr auto Own = static_cast<std::size_t>(S);
        constexpr auto Other = static_cast<std::size_t>(opponent(S));
        const Bits from = Layout::bit(move.from);
        const Bits to = Layout::bit(move.to);
        const bool king = (position.kings & from) != 0;
        Position next = position;
        next.sides[Own] = (position.sides[Own] & ~from) | to;
        next.sides[Other] = position.sides[Other] & ~move.captured;
        next.kings = position.kings & ~(from | move.captured);
        if (king || move.crowns)
            next.kings |= to;
        next.sideToMove = opponent(S);
        if (traits().sameKingLimit > 0)
            updateRuns<S>(move, king && !move.isCapture(), next);
        return next;
    }

    // ---- The same with the side to move read from the position ----

    [[nodiscard]] bool hasCapture(const Position &position) const noexcept
    {
        return position.sideToMove == Side::White ? hasCapture<Side::White>(position)
                                                  : hasCapture<Side::Black>(position);
    }
    void captures(const Position &position, List &list) const
    {
        position.sideToMove == Side::White ? captures<Side::White>(position, list)
                                           : captures<Side::Black>(position, list);
    }
    void quietMoves(const Position &position, List &list) const
    {
        position.sideToMove == Side::White ? quietMoves<Side::White>(position, list)
                                           : quietMoves<Side::Black>(position, list);
    }
    void moves(const Position &position, List &list) const
    {
        position.sideToMove == Side::White ? moves<Side::White>(position, list)
                                           : moves<Side::Black>(position, list);
    }
    [[nodiscard]] std::uint64_t countMoves(const Position &position) const
    {
        return position.sideToMove == Side::White ? countMoves<Side::White>(position)
                                                  : countMoves<Side::Black>(position);
    }
    [[nodiscard]] bool hasMove(const Position &position) const noexcept
    {
        return position.sideToMove == Side::White ? hasMove<Side::White>(position)
                                                  : hasMove<Side::Black>(position);
    }
    [[nodiscard]] Position after(const Position &position, const Move &move) const noexcept
    {
        return position.sideToMove == Side::White ? after<Side::White>(position, move)
                                                  : after<Side::Black>(position, move);
    }

    // ---- Paths ----

    enum class Routes : std::uint8_t
    {
        All, ///< every route of every capture
        Canonical, ///< of each move the smallest route in reading order
    };
    /// Adds all legal moves with their paths, in no particular order.
    void routes(const Position &position, std::vector<core::Move> &list, Routes which) const
    {
        position.sideToMove == Side::White ? routesOf<Side::White>(position, list, which)
                                           : routesOf<Side::Black>(position, list, which);
    }

private:
    /// The quiet move of a man to a square, in this direction.
    template <Side S, Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr Move manMove(int to) noexcept
    {
        return {0, static_cast<std::uint8_t>(Layout::template stepBack<D>(to)), static_cast<std::uint8_t>(to),
            (Layout::bit(to) & Layout::crowningRow(S)) != 0};
    }
    /// The kings that may make a quiet move.
    template <Side S>
    [[nodiscard]] constexpr Bits mobileKings(const Position &position) const noexcept
    {
        Bits kings = position.kingsOf(S);
        if (traits().sameKingLimit > 0) {
            const auto run = position.runs[static_cast<std::size_t>(S)];
            if (run.moves >= traits().sameKingLimit && position.menOf(S) != 0)
                kings &= ~Layout::bit(run.bit);
        }
        return kings;
    }
    /// Takes a copy, so that the caller's position need not lie in memory.
    template <Side S>
    [[nodiscard, gnu::noinline]] std::uint64_t countAllMoves(Position position) const
    {
        if (lostToFirstKing<S>(position))
            return 0;
        std::uint64_t count = 0;
        if (CaptureTest<S, Traits, Layout>::any(m_traits, position)) {
            List list;
            captures<S>(position, list);
            count = list.size();
            if (m_compulsory)
                return count;
        }
        return count + countQuietMoves<S>(position);
    }
    template <Direction D>
    [[nodiscard]] constexpr Bits kingTargets(Bits kings, Bits empty) const noexcept
    {
        return traits().kingFlies ? Layout::template slide<D>(kings, empty)
                                  : Layout::template step<D>(kings) & empty;
    }
    template <Side S>
    [[nodiscard]] NAQLA_INLINE constexpr std::uint64_t countQuietMoves(
        const Position &position) const noexcept
    {
        const Bits empty = position.empty();
        const Bits men = position.menOf(S);
        int count = 0;
        forEachDirection(directionsOf(traits().manMoves, S), [&](auto direction) {
            count += countBits(Layout::template step<decltype(direction)::value>(men) & empty);
        });
        if (const Bits kings = mobileKings<S>(position); kings != 0) {
            // In one direction no two kings reach the same square: the nearer one is in the way of the other.
            forEachDirection(directionsOf(traits().kingMoves, S), [&](auto direction) {
                count += countBits(kingTargets<decltype(direction)::value>(kings, empty));
            });
        }
        return static_cast<std::uint64_t>(count);
    }

    template <Side S>
    constexpr void updateRuns(const Move &move, bool quietKingMove, Position &next) const noexcept
    {
        auto &own = next.runs[static_cast<std::size_t>(S)];
        if (quietKingMove && next.menOf(S) != 0) {
            const bool sameKing = own.moves > 0 && own.bit == move.from;
            own = {static_cast<std::uint8_t>(sameKing ? own.moves + 1 : 1), move.to};
        } else {
            own = {};
        }
        constexpr Side Other = opponent(S);
        auto &other = next.runs[static_cast<std::size_t>(Other)];
        if (other.moves > 0
            && ((next.kingsOf(Other) & Layout::bit(other.bit)) == 0 || next.menOf(Other) == 0)) {
            other = {};
        }
    }

    template <Side S>
    void routesOf(const Position &position, std::vector<core::Move> &list, Routes which) const
    {
        if (lostToFirstKing<S>(position))
            return;
        RouteSink<Traits, Layout> sink(m_traits, list, position, which == Routes::Canonical);
        CaptureSearch<S, Layout, RouteSink<Traits, Layout>>(m_traits, position, sink).run();
        if (!list.empty() && m_compulsory)
            return;
        List quiet;
        quietMoves<S>(position, quiet);
        for (const Move &move : quiet) {
            const Square from = squareOf(move.from);
            const Square to = squareOf(move.to);
            list.push_back({.from = from,
                .to = to,
                .captured = {},
                .path = {from, to},
                .captures = {},
                .crowns = move.crowns});
        }
    }

    [[no_unique_address]] Traits m_traits;
    bool m_compulsory;
    bool m_firstKingWins;
};

NAQLA_CPU_END
