// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/bit_position.h"
#include "core/rules/capture_search.h"
#include "core/rules/rules.h"

#include <algorithm>
#include <array>

/// Boards with men only, where all men of a side are counted at once: nearly every leaf of a tree from the
/// start of a game. Users of the generator want generator.h.
NAQLA_CPU_BEGIN

/// The captures of a board with men only, counted without being made: all men that capture in the same
/// directions are followed together.
template <Side S, typename Traits, typename Layout>
class MenCaptures
{
public:
    using Bits = typename Layout::Bits;
    static constexpr int Unknown = -1; ///< the walk must count

    [[nodiscard, gnu::flatten, gnu::noinline]] static int count(
        const Traits &given, Bits men, Bits enemies) noexcept
    {
        const Bits empty = Layout::All & ~(men | enemies);
        const DirectionBits directions = directionsOf(given.value.manCaptures, S);
        int count = 0;
        Bits landings = 0;
        forEachDirection(directions, [&](auto direction) {
            const Bits landing = jump<decltype(direction)::value>(men, enemies, empty);
            count += countBits(landing);
            landings |= landing;
        });
        if (landings == 0)
            return 0;
        // Turning back is no jump here: the square where it began is not among the empty ones.
        Bits further = 0;
        forEachDirection(directions,
            [&](auto direction) { further |= jump<decltype(direction)::value>(landings, enemies, empty); });
        if (further == 0 && !mayGoOnCrowned(given.value, landings))
            return count;
        return MenCaptures(given.value, men, enemies, empty).countAll();
    }

private:
    MenCaptures(const MoveTraits &traits, Bits men, Bits enemies, Bits empty)
        : m_traits(traits)
        , m_men(men)
        , m_enemies(enemies)
        , m_empty(empty)
    {
    }
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static Bits jump(Bits from, Bits over, Bits to) noexcept
    {
        return Layout::template step<D>(Layout::template step<D>(from) & over) & to;
    }
    [[nodiscard]] static bool mayGoOnCrowned(const MoveTraits &traits, Bits landings) noexcept
    {
        return traits.midCaptureCrowning == MidCaptureCrowning::ContinueAsKing
            && (landings & Layout::crowningRow(S)) != 0;
    }
    /// So many jumps can neither come back to where they began nor take a piece twice, so that each way of
    /// jumping is a move of its own: four diagonals make a ring, two diagonals and an orthogonal another one.
    [[nodiscard]] int lengthWithoutRings() const
    {
        return m_traits.manCaptures == Directions::AllEight ? 2 : 3;
    }

    [[nodiscard, gnu::noinline]] int countAll()
    {
        forEachDirection(directionsOf(m_traits.manCaptures, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            if (const Bits landings = jump<D>(m_men, m_enemies, m_empty); landings != 0)
                goOn<D>(landings, 1);
        });
        if (m_unknown)
            return Unknown;
        const auto isNumber = [](CaptureChoice choice) {
            return choice == CaptureChoice::MostPieces || choice == CaptureChoice::HighestValue;
        };
        if (std::ranges::none_of(m_traits.choice, isNumber))
            return m_counts[1] + m_counts[2] + m_counts[3];
        return m_counts[3] != 0 ? m_counts[3] : m_counts[2] != 0 ? m_counts[2] : m_counts[1];
    }
    /// Counts the captures that begin with the jumps to `landings`, the last of `taken` jumps in this
    /// direction.
    template <Direction Last>
    [[gnu::noinline]] void goOn(Bits landings, int taken)
    {
        if (mayGoOnCrowned(m_traits, landings)) {
            m_unknown = true;
            return;
        }
        const Bits going = m_traits.midCaptureCrowning == MidCaptureCrowning::PassAsMan
            ? landings
            : landings & ~Layout::crowningRow(S);
        Bits gone = 0;
        forEachDirection(directionsOf(m_traits.manCaptures, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            if constexpr (D != opposite(Last)) {
                if (taken == lengthWithoutRings()) {
                    m_unknown |= jump<D>(going, m_enemies, m_empty | m_men) != 0;
                } else if (const Bits next = jump<D>(going, m_enemies, m_empty); next != 0) {
                    gone |= Layout::template step<opposite(D)>(Layout::template step<opposite(D)>(next));
                    goOn<D>(next, taken + 1);
                }
            }
        });
        m_counts[static_cast<std::size_t>(taken)] += countBits(landings & ~gone);
    }

    const MoveTraits &m_traits;
    Bits m_men;
    Bits m_enemies;
    Bits m_empty;
    std::array<int, 4> m_counts{}; ///< by the number of pieces taken
    bool m_unknown = false;
};

/// The replies to the quiet moves of a board with men only, counted for all these moves at once: two plies of
/// a tree without making a move.
///
/// A quiet move empties one square and fills another. As long as it lets the opponent take nothing, the
/// opponent's quiet moves are those before the move, more the men that may step to the square left, less the
/// men that might have stepped to the square entered.
template <Side S, typename Traits, typename Layout>
struct QuietReplies
{
    using Bits = typename Layout::Bits;

    std::uint64_t count = 0;
    /// The squares reached, in each direction, by the moves that are not counted: to be made one by one.
    std::array<Bits, DirectionCount> others{};

    /// @param position without kings, and S can take nothing
    [[gnu::flatten]] QuietReplies(const Traits &given, const BitPosition<Layout> &position) noexcept
    {
        constexpr Side Other = opponent(S);
        const MoveTraits &traits = given.value;
        const Bits men = position.pieces(S);
        const Bits enemies = position.pieces(Other);
        const Bits empty = position.empty();
        const DirectionBits captures = directionsOf(traits.manCaptures, Other);
        Bits exposed = 0; // where a man of S is taken, or would be
        Bits opened = 0; // where a landing is free once a man of S has left
        forEachDirection(captures, [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            const Bits next = Layout::template step<D>(enemies);
            exposed |= next & Layout::template step<opposite(D)>(empty);
            opened |= Layout::template step<D>(next & men);
        });
        const DirectionBits replies = directionsOf(traits.manMoves, Other);
        int before = 0;
        forEachDirection(replies, [&](auto direction) {
            before += countBits(Layout::template step<decltype(direction)::value>(enemies) & empty);
        });
        const Bits unsafe = (exposed & men) != 0 ? Layout::All : exposed | Layout::crowningRow(S);
        int sum = 0;
        forEachDirection(directionsOf(traits.manMoves, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            const Bits reached = Layout::template step<D>(men) & empty;
            Bits taken = unsafe | Layout::template step<D>(opened & men);
            if ((captures & directionBit(opposite(D))) != 0) // onto the square just left
                taken |= Layout::template step<opposite(D)>(enemies);
            others[static_cast<std::size_t>(D)] = reached & taken;
            const Bits entered = reached & ~taken;
            const Bits left = Layout::template step<opposite(D)>(entered);
            sum += before * countBits(entered);
            forEachDirection(replies, [&](auto reply) {
                const Bits next = Layout::template step<decltype(reply)::value>(enemies);
                sum += countBits(next & left) - countBits(next & entered);
            });
        });
        count = static_cast<std::uint64_t>(sum);
    }
};

NAQLA_CPU_END
