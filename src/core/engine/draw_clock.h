// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/generator.h"

#include <algorithm>
#include <limits>

/// Private to core/engine: the draw rules as the search knows them.
NAQLA_CPU_BEGIN

/// How far the draw rules that count have come at one node of the search.
struct DrawClock
{
    static constexpr int Never = std::numeric_limits<int>::max();

    int quietPlies = 0; ///< since the last capture or man move
    int endingLeft = Never; ///< plies until a rule about the ending on the board is met
    int gameLeft = Never; ///< plies until the move limit
};

/// The counting rules in a simple form: a rule about an ending counts anew whenever a capture or a crowning
/// changes the material, and goes on through everything else. The game itself judges the root moves exactly.
template <typename Generator>
class DrawRulesOf
{
public:
    using Position = typename Generator::Position;
    using Move = typename Generator::Move;

    explicit DrawRulesOf(const Rules &rules)
        : m_draws(rules.draws)
        , m_endings(m_draws.threeKingsMoves > 0 || m_draws.balanceSmallPlies > 0
              || m_draws.twoAgainstOneMoves > 0 || m_draws.threeAgainstOnePlies > 0
              || m_draws.twoAgainstOnePlies > 0 || m_draws.twoKingsAgainstOnePlies > 0
              || m_draws.kingAgainstKingPlies > 0)
    {
    }

    [[nodiscard]] DrawClock after(
        const DrawClock &clock, const Position &before, const Move &move, const Position &next) const
    {
        const bool king = (before.kings & Generator::Layout::bit(move.from)) != 0;
        DrawClock result;
        result.quietPlies = king && !move.isCapture() ? clock.quietPlies + 1 : 0;
        result.gameLeft = less(clock.gameLeft);
        result.endingLeft = move.isCapture() || move.crowns ? endingLimit(next) : less(clock.endingLeft);
        return result;
    }
    /// Plies until the nearest draw by counting; 0 or less: it has come.
    [[nodiscard]] int pliesLeft(const DrawClock &clock) const
    {
        const int quiet =
            m_draws.noProgressPlies > 0 ? m_draws.noProgressPlies - clock.quietPlies : DrawClock::Never;
        return std::min({quiet, clock.endingLeft, clock.gameLeft});
    }
    [[nodiscard]] bool onePieceEach(const Position &position) const
    {
        const auto single = [](auto bits) { return (bits & (bits - 1)) == 0; };
        return m_draws.onePieceEach && single(position.sides[0]) && single(position.sides[1]);
    }

private:
    [[nodiscard]] static int less(int plies) { return plies == DrawClock::Never ? plies : plies - 1; }

    [[nodiscard]] int endingLimit(const Position &position) const
    {
        if (!m_endings)
            return DrawClock::Never;
        int limit = DrawClock::Never;
        const auto add = [&](bool holds, int plies) {
            if (holds && plies > 0)
                limit = std::min(limit, plies);
        };
        const int pieces = countBits(position.occupied());
        add(pieces >= 4 && pieces <= 7 && position.kingsOf(Side::White) != 0
                && position.kingsOf(Side::Black) != 0,
            pieces <= 5 ? m_draws.balanceSmallPlies : m_draws.balanceLargePlies);
        for (const Side strong : Sides) {
            const Side weak = opponent(strong);
            const int kings = countBits(position.kingsOf(strong));
            const int men = countBits(position.menOf(strong));
            if (countBits(position.pieces(weak)) != 1 || position.kingsOf(weak) == 0 || kings == 0)
                continue;
            add(kings >= 3 && (m_draws.threeKingsMenAllowed || men == 0), 2 * m_draws.threeKingsMoves);
            add(kings + men == 3, m_draws.threeAgainstOnePlies);
            add(kings + men <= 2, m_draws.twoAgainstOnePlies);
            add(kings + men <= 2, 2 * m_draws.twoAgainstOneMoves);
            add(kings == 2 && men == 0, m_draws.twoKingsAgainstOnePlies);
            add(kings == 1 && men == 0, m_draws.kingAgainstKingPlies);
        }
        return limit;
    }

    DrawRules m_draws;
    bool m_endings;
};

NAQLA_CPU_END
