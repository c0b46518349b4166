// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/bit_position.h"
#include "core/rules/capture_limits.h"
#include "core/rules/move.h"
#include "core/rules/rules.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <vector>

/// How captures are found. Users of the generator want generator.h.
NAQLA_CPU_BEGIN

/// Traits as part of a type.
template <MoveTraits T>
struct CompiledTraits
{
    static constexpr MoveTraits value = T;
    constexpr CompiledTraits() = default;
    explicit constexpr CompiledTraits(const MoveTraits & /*the same as T*/) noexcept { }
    [[nodiscard]] static constexpr bool mayUse(CaptureChoice choice) noexcept
    {
        return std::ranges::find(T.choice, choice) != T.choice.end();
    }
};

/// Traits read while the program runs.
struct RuntimeTraits
{
    MoveTraits value;
    explicit constexpr RuntimeTraits(const MoveTraits &traits) noexcept
        : value(traits)
    {
    }
    [[nodiscard]] static constexpr bool mayUse(CaptureChoice /*choice*/) noexcept { return true; }
};

/// A set of directions as bits 1 << Direction.
using DirectionBits = std::uint8_t;

[[nodiscard]] constexpr DirectionBits directionBit(Direction direction) noexcept
{
    return static_cast<DirectionBits>(1U << static_cast<unsigned>(direction));
}
template <typename... Ds>
[[nodiscard]] constexpr DirectionBits directionBits(Ds... directions) noexcept
{
    return static_cast<DirectionBits>((directionBit(directions) | ...));
}
/// Directions of a trait as seen on the board when `side` moves.
[[nodiscard]] constexpr DirectionBits directionsOf(Directions directions, Side side) noexcept
{
    using enum Direction;
    constexpr DirectionBits Diagonals = directionBits(UpLeft, UpRight, DownLeft, DownRight);
    constexpr DirectionBits Orthogonals = directionBits(Up, Down, Left, Right);
    const bool white = side == Side::White;
    switch (directions) {
    case Directions::ForwardDiagonals:
        return white ? directionBits(UpLeft, UpRight) : directionBits(DownLeft, DownRight);
    case Directions::AllDiagonals:
        return Diagonals;
    case Directions::ForwardAndSideways:
        return directionBits(white ? Up : Down, Left, Right);
    case Directions::AllOrthogonals:
        return Orthogonals;
    case Directions::AllEight:
        break;
    }
    return Diagonals | Orthogonals;
}
/// Calls `visit` with each direction of the set as a std::integral_constant.
template <typename Visit>
NAQLA_INLINE constexpr void forEachDirection(DirectionBits directions, Visit &&visit)
{
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        const auto visitOne = [&](auto direction) {
            if ((directions & directionBit(direction)) != 0)
                visit(direction);
        };
        (visitOne(std::integral_constant<Direction, static_cast<Direction>(I)>{}), ...);
    }
    (std::make_index_sequence<DirectionCount>{});
}

/// Whether a side can take anything, for all its pieces at once.
template <Side S, typename Traits, typename Layout>
struct CaptureTest
{
    using Bits = typename Layout::Bits;

    [[nodiscard, gnu::flatten]] static constexpr bool any(
        const Traits &given, const BitPosition<Layout> &position) noexcept
    {
        const MoveTraits &traits = given.value;
        const Bits enemies = position.pieces(opponent(S));
        const Bits empty = position.empty();
        if (manJumpers(given, position, empty) != 0)
            return true;
        const Bits kings = position.kingsOf(S);
        if (kings == 0)
            return false;
        Bits landings = 0;
        forEachDirection(directionsOf(traits.kingCaptures, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            const Bits front = traits.kingFlies ? kings | Layout::template slide<D>(kings, empty) : kings;
            landings |= Layout::template step<D>(Layout::template step<D>(front) & enemies) & empty;
        });
        return landings != 0;
    }
    /// The men that can take something.
    [[nodiscard, gnu::flatten]] static constexpr Bits manJumpers(
        const Traits &given, const BitPosition<Layout> &position, Bits empty) noexcept
    {
        const MoveTraits &traits = given.value;
        const Bits enemies = position.pieces(opponent(S));
        const Bits targets = traits.menTakeKings ? enemies : enemies & ~position.kings;
        Bits jumpers = 0;
        forEachDirection(directionsOf(traits.manCaptures, S), [&](auto direction) {
            constexpr Direction Back = opposite(decltype(direction)::value);
            jumpers |= Layout::template step<Back>(Layout::template step<Back>(empty) & targets);
        });
        return jumpers & position.menOf(S);
    }
};

/// What a capture is worth under the rules of choice: the higher number must be played. Each criterion has
/// its own digits in one number, the first criterion the highest.
template <typename Traits, typename Layout>
class CaptureWorth
{
public:
    static constexpr bool Ordered = Traits::mayUse(CaptureChoice::KingEarliest);
    using Value = std::conditional_t<Ordered, Uint128, std::uint64_t>;
    using Bits = typename Layout::Bits;

    /// @param order one bit for each piece taken, the first one highest: whether it is a king
    [[nodiscard]] static constexpr Value of(
        const MoveTraits &traits, Bits captured, Bits enemyKings, bool withKing, std::uint64_t order) noexcept
    {
        const int taken = countBits(captured);
        const int kings = countBits(captured & enemyKings);
        Value value = 0;
        for (const CaptureChoice choice : traits.choice) {
            switch (choice) {
            case CaptureChoice::Any:
                return value;
            case CaptureChoice::MostPieces:
                value = value << 7 | static_cast<Value>(taken);
                break;
            case CaptureChoice::HighestValue:
                value = value << 14 | static_cast<Value>(100 * taken + 99 * kings);
                break;
            case CaptureChoice::WithKing:
                value = value << 1 | Value{withKing};
                break;
            case CaptureChoice::MostKings:
                value = value << 7 | static_cast<Value>(kings);
                break;
            case CaptureChoice::KingEarliest:
                if constexpr (Ordered)
                    value = value << 64 | order << (64 - taken);
                break;
            }
        }
        return value;
    }
};

/// The walk over all captures of a side. Calls the sink: begin(from, isKing), push(victim, landing), pop(),
/// end(to, captured, crowned, order) for each complete route.
template <Side S, typename Layout, typename Sink>
class CaptureSearch
{
public:
    using Bits = typename Layout::Bits;
    using Traits = typename Sink::Traits;

    CaptureSearch(const Traits &traits, const BitPosition<Layout> &position, Sink &sink)
        : m_traits(traits)
        , m_position(position)
        , m_sink(sink)
        , m_empty(position.empty())
        , m_enemies(position.pieces(opponent(S)))
        , m_enemyKings(position.kingsOf(opponent(S)))
    {
    }

    void run()
    {
        forEachBit(CaptureTest<S, Traits, Layout>::manJumpers(m_traits, m_position, m_empty), [&](int from) {
            start(from, false);
            stepper<false>(Layout::bit(from), 0, NoDirection, 0);
        });
        forEachBit(m_position.kingsOf(S), [&](int from) {
            start(from, true);
            asKing(from, 0, NoDirection, 0, false);
        });
    }

private:
    static constexpr int NoDirection = -1;

    [[nodiscard]] constexpr const MoveTraits &traits() const { return m_traits.value; }
    void start(int from, bool king)
    {
        m_origin = Layout::bit(from);
        m_sink.begin(from, king);
    }
    [[nodiscard]] Bits emptyNow(Bits taken) const
    {
        const Bits empty = m_empty | m_origin;
        return traits().removal == Removal::AtOnce ? empty | taken : empty;
    }
    /// Whether the direction is ruled out because the last jump came from there. Where captured pieces stay,
    /// the one just taken is in the way.
    [[nodiscard]] bool mayNotTurnBack(Direction direction, int last) const
    {
        return last == static_cast<int>(opposite(direction))
            && (!traits().mayReverse || traits().removal == Removal::AfterMove);
    }
    [[nodiscard]] std::uint64_t orderWith(std::uint64_t order, Bits victim) const
    {
        if constexpr (CaptureWorth<Traits, Layout>::Ordered)
            return order << 1 | std::uint64_t{(victim & m_enemyKings) != 0};
        return 0;
    }

    /// Whether one more jump may be examined. What comes after a refused one is unknown, so that the route
    /// which led there is not complete.
    [[nodiscard]] bool mayExamine() { return ++m_jumps <= MaxJumpsExamined; }

    bool asKing(int at, Bits taken, int last, std::uint64_t order, bool onlyTurn)
    {
        return traits().kingFlies ? flier(at, taken, last, order, onlyTurn)
                                  : stepper<true>(Layout::bit(at), taken, last, order);
    }

    /// Goes on with a man or a short king; returns whether it could.
    template <bool King>
    bool stepper(Bits at, Bits taken, int last, std::uint64_t order)
    {
        const Bits empty = emptyNow(taken);
        const Bits targets = (King || traits().menTakeKings ? m_enemies : m_enemies & ~m_enemyKings) & ~taken;
        bool went = false;
        forEachDirection(
            directionsOf(King ? traits().kingCaptures : traits().manCaptures, S), [&](auto direction) {
                constexpr Direction D = decltype(direction)::value;
                const Bits victim = Layout::template step<D>(at) & targets;
                const Bits landing = Layout::template step<D>(victim) & empty;
                if (landing == 0 || mayNotTurnBack(D, last))
                    return;
                went = true;
                if (!mayExamine())
                    return;
                const int to = lowestBit(landing);
                m_sink.push(victim, to);
                if (!landed<King>(landing, to, taken | victim, static_cast<int>(D), orderWith(order, victim)))
                    m_sink.end(to, taken | victim, King ? m_crowned : (landing & Layout::crowningRow(S)) != 0,
                        orderWith(order, victim));
                m_sink.pop();
            });
        return went;
    }
    template <bool King>
    bool landed(Bits landing, int to, Bits taken, int last, std::uint64_t order)
    {
        if constexpr (!King) {
            if ((landing & Layout::crowningRow(S)) != 0) {
                if (traits().midCaptureCrowning == MidCaptureCrowning::Stop)
                    return false;
                if (traits().midCaptureCrowning == MidCaptureCrowning::ContinueAsKing) {
                    m_crowned = true;
                    const bool went = asKing(to, taken, last, order, false);
                    m_crowned = false;
                    return went;
                }
            }
        }
        return stepper<King>(landing, taken, last, order);
    }

    /// Goes on with a flying king; returns whether it could. `onlyTurn` leaves out going straight on, which
    /// starts from the square just behind the piece taken.
    bool flier(int at, Bits taken, int last, std::uint64_t order, bool onlyTurn)
    {
        const Bits empty = emptyNow(taken);
        bool went = false;
        forEachDirection(directionsOf(traits().kingCaptures, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            const Bits blockers = Layout::template ray<D>(at) & ~empty;
            if (blockers == 0 || (onlyTurn && last == static_cast<int>(D)) || mayNotTurnBack(D, last))
                return;
            const int victimBit = Layout::template nearest<D>(blockers);
            const Bits victim = Layout::bit(victimBit);
            const Bits front = Layout::template step<D>(victim) & empty;
            if ((victim & m_enemies & ~taken) == 0 || front == 0)
                return;
            went = true;
            jump<D>(victim, front, landingsBehind<D>(victimBit, front, empty), taken | victim,
                orderWith(order, victim));
        });
        return went;
    }
    template <Direction D>
    [[nodiscard]] Bits landingsBehind(int victimBit, Bits front, Bits empty) const
    {
        if (traits().kingLanding == KingLanding::Adjacent)
            return front;
        const Bits ray = Layout::template ray<D>(victimBit);
        const Bits blockers = ray & ~empty;
        if (blockers == 0)
            return ray;
        const int first = Layout::template nearest<D>(blockers);
        return ray & ~Layout::template ray<D>(first) & ~Layout::bit(first);
    }
    template <Direction D>
    void jump(Bits victim, Bits front, Bits landings, Bits taken, std::uint64_t order)
    {
        bool goesOn = false;
        forEachBit(landings, [&](int landing) {
            if (!mayExamine()) {
                goesOn = true;
                return;
            }
            m_sink.push(victim, landing);
            goesOn |= flier(landing, taken, static_cast<int>(D), order, Layout::bit(landing) != front);
            m_sink.pop();
        });
        if (goesOn)
            return;
        if (traits().kingLanding == KingLanding::AdjacentAfterKing && (victim & m_enemyKings) != 0)
            landings = front;
        forEachBit(landings, [&](int landing) {
            m_sink.push(victim, landing);
            m_sink.end(landing, taken, m_crowned, order);
            m_sink.pop();
        });
    }

    const Traits &m_traits;
    const BitPosition<Layout> &m_position;
    Sink &m_sink;
    Bits m_empty;
    Bits m_enemies;
    Bits m_enemyKings;
    Bits m_origin = 0;
    int m_jumps = 0; ///< examined, and at the limit refused
    bool m_crowned = false; ///< the man that is moving was crowned on the way
};

/// Which complete routes are kept: those of the highest worth so far, up to MaxRoutesKept.
template <typename Traits, typename Layout>
class RouteChoice
{
public:
    using Worth = CaptureWorth<Traits, Layout>;
    enum class Verdict : std::uint8_t
    {
        Refused,
        AsGood, ///< as those kept so far
        Better, ///< those kept so far are of no use
    };

    NAQLA_INLINE Verdict judge(typename Worth::Value worth) noexcept
    {
        if (worth > m_best) {
            m_best = worth;
            m_kept = 1;
            return Verdict::Better;
        }
        return worth == m_best && m_kept++ < MaxRoutesKept ? Verdict::AsGood : Verdict::Refused;
    }

private:
    typename Worth::Value m_best = 0;
    int m_kept = 0; ///< beyond MaxRoutesKept: or refused
};

/// Collects captures without paths: the best by the rules of choice, each identity once.
template <typename TraitsType, typename Layout>
class ListSink
{
public:
    using Traits = TraitsType;
    using Bits = typename Layout::Bits;
    using Choice = RouteChoice<Traits, Layout>;

    ListSink(const Traits &traits, MoveList<BitMove<Layout>> &list, const BitPosition<Layout> &position)
        : m_traits(traits)
        , m_list(list)
        , m_kings(position.kings)
    {
    }
    void begin(int from, bool king)
    {
        m_from = static_cast<std::uint8_t>(from);
        m_withKing = king;
        m_first = m_list.size();
    }
    void push(Bits /*victim*/, int /*landing*/) { }
    void pop() { }
    void end(int to, Bits captured, bool crowned, std::uint64_t order)
    {
        const auto verdict =
            m_choice.judge(CaptureWorth<Traits, Layout>::of(traits(), captured, m_kings, m_withKing, order));
        if (verdict == Choice::Verdict::Refused)
            return;
        if (verdict == Choice::Verdict::Better) {
            m_first = 0;
            m_list.clear();
        }
        const BitMove<Layout> move{captured, m_from, static_cast<std::uint8_t>(to), crowned};
        // Two routes of one move take at least two pieces.
        if ((captured & (captured - 1)) != 0
            && std::find(m_list.begin() + m_first, m_list.end(), move) != m_list.end())
            return;
        m_list.add(move);
    }

private:
    [[nodiscard]] constexpr const MoveTraits &traits() const { return m_traits.value; }

    const Traits &m_traits;
    MoveList<BitMove<Layout>> &m_list;
    Bits m_kings;
    Choice m_choice;
    std::size_t m_first = 0; ///< where the moves of the present piece begin
    std::uint8_t m_from = 0;
    bool m_withKing = false;
};

/// Collects captures with their paths, all routes or the smallest of each move.
template <typename TraitsType, typename Layout>
class RouteSink
{
public:
    using Traits = TraitsType;
    using Bits = typename Layout::Bits;
    using Choice = RouteChoice<Traits, Layout>;

    RouteSink(
        const Traits &traits, std::vector<Move> &list, const BitPosition<Layout> &position, bool canonical)
        : m_traits(traits)
        , m_list(list)
        , m_kings(position.kings)
        , m_canonical(canonical)
    {
    }
    void begin(int from, bool king)
    {
        m_path = {squareOf(from)};
        m_captures.clear();
        m_withKing = king;
    }
    void push(Bits victim, int landing)
    {
        m_captures.push_back(squareOf(lowestBit(victim)));
        m_path.push_back(squareOf(landing));
    }
    void pop()
    {
        m_captures.pop_back();
        m_path.pop_back();
    }
    void end(int to, Bits captured, bool crowned, std::uint64_t order)
    {
        const auto verdict = m_choice.judge(
            CaptureWorth<Traits, Layout>::of(m_traits.value, captured, m_kings, m_withKing, order));
        if (verdict == Choice::Verdict::Refused)
            return;
        if (verdict == Choice::Verdict::Better)
            m_list.clear();
        Move move{.from = m_path.front(),
            .to = squareOf(to),
            .captured = Layout::toSquares(captured, mirrored()),
            .path = m_path,
            .captures = m_captures,
            .crowns = crowned};
        const auto known = m_canonical ? std::ranges::find(m_list, move) : m_list.end();
        if (known == m_list.end())
            m_list.push_back(std::move(move));
        else if (move.path < known->path)
            *known = std::move(move);
    }

private:
    [[nodiscard]] bool mirrored() const { return !m_traits.value.board.nearLeftPlayable; }
    [[nodiscard]] Square squareOf(int bitNumber) const { return Layout::squareOf(bitNumber, mirrored()); }

    const Traits &m_traits;
    std::vector<Move> &m_list;
    Bits m_kings;
    bool m_canonical;
    bool m_withKing = false;
    Choice m_choice;
    std::vector<Square> m_path;
    std::vector<Square> m_captures;
};

NAQLA_CPU_END
