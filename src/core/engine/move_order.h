// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transposition_table.h"
#include "core/rules/generator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

/// Private to core/engine: which move to try first.
NAQLA_CPU_BEGIN

template <typename Layout>
[[nodiscard]] constexpr MoveHint hintOf(const BitMove<Layout> &move) noexcept
{
    std::uint64_t captured = static_cast<std::uint64_t>(move.captured);
    if constexpr (sizeof(move.captured) > 8)
        captured ^= static_cast<std::uint64_t>(move.captured >> 64) << 7;
    return {move.from, move.to, static_cast<std::uint16_t>(mixBits(captured, 0x9e3779b97f4a7c15))};
}

/// What the search has learned about quiet moves: those that refuted something lately, and how often a move
/// from one square to another did.
template <typename Layout>
class MoveMemory
{
public:
    using Move = BitMove<Layout>;

    static constexpr int MaxPly = 160;
    static constexpr int MaxHistory = 1 << 14;

    void clear() { *this = {}; }
    void nextSearch()
    {
        m_killers = {};
        for (auto &side : m_history) {
            for (auto &value : side)
                value = static_cast<std::int16_t>(value / 2);
        }
    }
    [[nodiscard]] int history(Side side, const Move &move) const
    {
        return m_history[static_cast<std::size_t>(side)][indexOf(move)];
    }
    [[nodiscard]] int killerRank(int ply, const Move &move) const
    {
        const auto &killers = m_killers[static_cast<std::size_t>(ply)];
        const MoveHint hint = hintOf(move);
        return hint == killers[0] ? 2 : hint == killers[1] ? 1 : 0;
    }
    /// A quiet move refuted the line; the quiet moves tried before it did not.
    void reward(Side side, int ply, int depth, const Move &best, const Move *tried, std::size_t triedCount)
    {
        auto &killers = m_killers[static_cast<std::size_t>(ply)];
        if (const MoveHint hint = hintOf(best); hint != killers[0])
            killers = {hint, killers[0]};
        const int bonus = std::min(depth * depth * 8, 1200);
        add(side, best, bonus);
        for (std::size_t i = 0; i < triedCount; ++i) {
            if (!tried[i].isCapture())
                add(side, tried[i], -bonus);
        }
    }

private:
    static constexpr auto Bits = static_cast<std::size_t>(Layout::BitCount);

    [[nodiscard]] static std::size_t indexOf(const Move &move) { return move.from * Bits + move.to; }
    void add(Side side, const Move &move, int bonus)
    {
        auto &value = m_history[static_cast<std::size_t>(side)][indexOf(move)];
        value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / MaxHistory);
    }

    std::array<std::array<MoveHint, 2>, static_cast<std::size_t>(MaxPly)> m_killers{};
    std::array<std::array<std::int16_t, Bits * Bits>, 2> m_history{};
};

/// Hands out the moves of a list, best first; sorts no further than it is asked.
template <typename Layout>
class MovePicker
{
public:
    using Move = BitMove<Layout>;

    MovePicker(MoveList<Move> &moves, const MoveHint &hint, const MoveMemory<Layout> &memory,
        const BitPosition<Layout> &position, int ply)
        : m_moves(moves)
        , m_ranked(std::min(moves.size(), MoveList<Move>::InlineCapacity))
    {
        for (std::size_t i = 0; i < m_ranked; ++i)
            m_ranks[i] = rank(moves[i], hint, memory, position, ply);
    }
    /// The move number `i`; to be asked for in order from 0.
    [[nodiscard]] const Move &pick(std::size_t i)
    {
        if (i < m_ranked) {
            std::size_t best = i;
            for (std::size_t j = i + 1; j < m_ranked; ++j) {
                if (m_ranks[j] > m_ranks[best])
                    best = j;
            }
            std::swap(m_ranks[i], m_ranks[best]);
            std::swap(m_moves[i], m_moves[best]);
        }
        return m_moves[i];
    }

private:
    static int rank(const Move &move, const MoveHint &hint, const MoveMemory<Layout> &memory,
        const BitPosition<Layout> &position, int ply)
    {
        constexpr int Best = 1 << 28;
        if (move.from == hint.from && move.to == hint.to && hintOf(move) == hint)
            return Best;
        if (move.isCapture()) {
            const int kings = countBits(move.captured & position.kings);
            return Best / 2 + 1024 * (countBits(move.captured) + kings) + (move.crowns ? 512 : 0);
        }
        if (move.crowns)
            return Best / 4;
        if (const int killer = memory.killerRank(ply, move); killer > 0)
            return Best / 8 + killer;
        return memory.history(position.sideToMove, move);
    }

    MoveList<Move> &m_moves;
    std::size_t m_ranked;
    std::array<int, MoveList<Move>::InlineCapacity> m_ranks; // only the first m_ranked are set
};

NAQLA_CPU_END
