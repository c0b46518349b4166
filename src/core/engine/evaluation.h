// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/evaluation_weights.h"
#include "core/rules/generator.h"

#include <algorithm>
#include <array>
#include <cstdlib>

/// Private to core/engine: the static evaluation, one source for all variants.
NAQLA_CPU_BEGIN

template <typename Generator>
class Evaluation
{
public:
    using Layout = typename Generator::Layout;
    using Bits = typename Layout::Bits;
    using Position = typename Generator::Position;

    Evaluation(const Rules &rules, const Generator &generator)
        : m_generator(generator)
        , m_weights(evaluationWeights(rules))
        , m_normal(rules.objective == Objective::Normal)
        , m_startPieces(2 * rules.setup.rowsPerSide * rules.traits.board.squaresPerRow())
    {
    }

    /// What a quiet position is worth for the side to move.
    [[nodiscard]] int score(const Position &position) const
    {
        int score = material(position);
        if (position.menOf(Side::White) | position.menOf(Side::Black))
            score += men<Side::White>(position) - men<Side::Black>(position);
        if (position.kings != 0) {
            score += kings<Side::White>(position) - kings<Side::Black>(position);
            if (m_normal)
                score = ending(position, score);
        }
        return (position.sideToMove == Side::White ? score : -score) + m_weights.turn;
    }

private:
    static constexpr int Width = Layout::Shape.width;
    static constexpr int Height = Layout::Shape.height;

    template <typename Wanted>
    [[nodiscard]] static constexpr Bits cells(Wanted &&wanted)
    {
        Bits bits = 0;
        for (const Square square : Layout::Shape.allSquares()) {
            if (wanted(Layout::Shape.cellOf(square)))
                bits |= Layout::bit(Layout::bitOf(square));
        }
        return bits;
    }
    [[nodiscard]] static constexpr auto makeRows()
    {
        std::array<Bits, static_cast<std::size_t>(Height)> rows{};
        for (int row = 0; row < Height; ++row)
            rows[static_cast<std::size_t>(row)] = Layout::row(row);
        return rows;
    }
    static constexpr auto Rows = makeRows();
    static constexpr Bits CentreColumns =
        cells([](Cell cell) { return cell.column >= Width / 2 - 2 && cell.column < Width / 2 + 2; });
    static constexpr Bits EdgeColumns =
        cells([](Cell cell) { return cell.column == 0 || cell.column == Width - 1; });
    static constexpr Bits LeftWing = cells([](Cell cell) { return cell.column < Width / 2; });
    static constexpr Bits MainRoad = cells([](Cell cell) { return cell.row + cell.column == Height - 1; });

    [[nodiscard]] const MoveTraits &traits() const { return m_generator.traits(); }

    /// A lead counts for more the fewer pieces are left, so that the leader trades.
    [[nodiscard]] int material(const Position &position) const
    {
        const auto worth = [&](Side side) {
            return m_weights.man * countBits(position.menOf(side))
                + m_weights.king * countBits(position.kingsOf(side));
        };
        const int lead = worth(Side::White) - worth(Side::Black);
        const int gone = std::max(0, m_startPieces - countBits(position.occupied()));
        return lead + lead * m_weights.trade * gone / (100 * m_startPieces);
    }

    template <Side S>
    [[nodiscard]] int men(const Position &position) const
    {
        const Bits men = position.menOf(S);
        const Bits own = position.pieces(S);
        const Bits empty = position.empty();
        int score = 0;
        for (int step = 1; step < Height - 1; ++step) {
            const int row = S == Side::White ? Height - 1 - step : step;
            score += m_weights.advance[static_cast<std::size_t>(step)]
                * countBits(men & Rows[static_cast<std::size_t>(row)]);
        }
        constexpr std::size_t BackRow = S == Side::White ? Height - 1 : 0;
        if (position.menOf(opponent(S)) != 0)
            score += m_weights.backRow * countBits(men & Rows[BackRow]);
        score += m_weights.centre * countBits(men & CentreColumns)
            + m_weights.edge * countBits(men & EdgeColumns)
            - m_weights.imbalance * std::abs(countBits(men & LeftWing) - countBits(men & ~LeftWing));
        forEachDirection(directionsOf(traits().manMoves, S), [&](auto direction) {
            const Bits front = Layout::template step<decltype(direction)::value>(men);
            score += m_weights.manMobility * countBits(front & empty)
                + m_weights.protectedMan * countBits(front & own);
        });
        return score;
    }

    template <Side S>
    [[nodiscard]] int kings(const Position &position) const
    {
        const Bits kings = position.kingsOf(S);
        return kings == 0 ? 0
                          : m_weights.kingMobility * kingTargets<S>(position)
                + m_weights.mainRoad * static_cast<int>((kings & MainRoad) != 0);
    }
    template <Side S>
    [[nodiscard]] int kingTargets(const Position &position) const
    {
        const Bits kings = position.kingsOf(S);
        const Bits empty = position.empty();
        int count = 0;
        forEachDirection(directionsOf(traits().kingMoves, S), [&](auto direction) {
            constexpr Direction D = decltype(direction)::value;
            count += countBits(traits().kingFlies ? Layout::template slide<D>(kings, empty)
                                                  : Layout::template step<D>(kings) & empty);
        });
        return count;
    }

    /// Endings in which a lead wins nothing, and the way to win the others.
    [[nodiscard]] int ending(const Position &position, int score) const
    {
        const Side strong = score >= 0 ? Side::White : Side::Black;
        const Side weak = opponent(strong);
        const Bits weakKings = position.kingsOf(weak);
        const int strongCount = countBits(position.pieces(strong));
        const int weakCount = countBits(position.pieces(weak));
        if (weakKings == 0 || strongCount > 6 || strongCount < weakCount)
            return score;
        if (m_weights.approach != 0) {
            if (position.menOf(weak) != 0)
                return score;
            const int near = nearness(position.kingsOf(strong), weakKings) * m_weights.approach;
            return strong == Side::White ? score + near : score - near;
        }
        // Against a flying king on a diagonal board.
        if (strongCount <= 2)
            return score / 8;
        if (Width == 8 && weakCount == 1 && position.menOf(strong) == 0 && (weakKings & MainRoad) == 0)
            return strong == Side::White ? hunt<Side::White>(position) : -hunt<Side::Black>(position);
        if (strongCount == 3)
            return score / ((weakKings & MainRoad) != 0 || Width > 8 ? 8 : 2);
        return weakCount >= 2 && strongCount - weakCount <= 1 ? score / 2 : score;
    }
    /// Three kings or more against one that does not hold the longest diagonal: it is taken from him, then he
    /// is left without squares.
    template <Side Strong>
    [[nodiscard]] int hunt(const Position &position) const
    {
        const int won = m_weights.king * (countBits(position.pieces(Strong)) - 1);
        const bool road = (position.pieces(Strong) & MainRoad) != 0;
        return won + (road ? 40 : 0) - 5 * kingTargets<opponent(Strong)>(position)
            + 2 * nearness(position.pieces(Strong), position.pieces(opponent(Strong)));
    }
    /// How near the hunters stand to their targets: the sum of cells saved.
    [[nodiscard]] static int nearness(Bits hunters, Bits targets)
    {
        int sum = 0;
        forEachBit(hunters, [&](int hunter) {
            const Cell from = Layout::Shape.cellOf(Layout::squareOf(hunter));
            int best = 0;
            forEachBit(targets, [&](int target) {
                const Cell to = Layout::Shape.cellOf(Layout::squareOf(target));
                best = std::max(
                    best, Height - std::max(std::abs(from.row - to.row), std::abs(from.column - to.column)));
            });
            sum += best;
        });
        return sum;
    }

    const Generator &m_generator;
    EvaluationWeights m_weights;
    bool m_normal;
    int m_startPieces;
};

NAQLA_CPU_END
