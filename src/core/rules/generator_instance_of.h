// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/generator.h"
#include "core/rules/generator_instance.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

NAQLA_CPU_BEGIN

/// Counts leaves with one generator.
template <typename Generator>
class Perft
{
public:
    using Position = typename Generator::Position;
    using List = typename Generator::List;

    explicit Perft(const Generator &generator)
        : m_generator(generator)
    {
    }
    [[nodiscard]] std::uint64_t leaves(const Position &position, int depth) const
    {
        if (depth <= 0)
            return 1;
        return position.sideToMove == Side::White ? leavesOf<Side::White>(position, depth)
                                                  : leavesOf<Side::Black>(position, depth);
    }
    /// The threads share the positions after two plies.
    [[nodiscard]] std::uint64_t leaves(const Position &position, int depth, int threads) const
    {
        if (threads <= 1 || depth <= 3)
            return leaves(position, depth);
        std::vector<Position> roots{position};
        for (int ply = 0; ply < 2; ++ply)
            roots = children(roots);
        std::atomic<std::size_t> next{0};
        std::atomic<std::uint64_t> sum{0};
        {
            std::vector<std::jthread> workers;
            for (int i = 0; i < threads; ++i) {
                workers.emplace_back([&] {
                    std::uint64_t own = 0;
                    for (std::size_t at = next++; at < roots.size(); at = next++)
                        own += leaves(roots[at], depth - 2);
                    sum += own;
                });
            }
        }
        return sum;
    }

private:
    template <Side S>
    [[nodiscard]] std::uint64_t leavesOf(const Position &position, int depth) const
    {
        if (depth == 1)
            return m_generator.template countMoves<S>(position);
        if (depth == 2)
            return m_generator.template countReplies<S>(position);
        List moves;
        m_generator.template moves<S>(position, moves);
        std::uint64_t sum = 0;
        for (const auto &move : moves)
            sum += leavesOf<opponent(S)>(m_generator.template after<S>(position, move), depth - 1);
        return sum;
    }
    [[nodiscard]] std::vector<Position> children(const std::vector<Position> &parents) const
    {
        std::vector<Position> result;
        for (const Position &parent : parents) {
            List moves;
            m_generator.moves(parent, moves);
            for (const auto &move : moves)
                result.push_back(m_generator.after(parent, move));
        }
        return result;
    }

    const Generator &m_generator;
};

/// A generator behind the interface GeneratorInstance.
template <typename Generator>
class GeneratorInstanceOf final : public GeneratorInstance
{
public:
    [[nodiscard]] std::vector<core::Move> moves(
        const Rules &rules, const core::Position &corePosition, Paths paths) const override
    {
        using Routes = typename Generator::Routes;
        const Generator generator(rules);
        const auto position = generator.fromPosition(corePosition);
        std::vector<core::Move> moves;
        if (paths == Paths::None) {
            typename Generator::List list;
            generator.moves(position, list);
            for (const auto &move : list)
                moves.push_back(generator.withoutPath(move));
        } else {
            generator.routes(position, moves, paths == Paths::AllRoutes ? Routes::All : Routes::Canonical);
        }
        return moves;
    }
    [[nodiscard]] std::uint64_t countMoves(const Rules &rules, const core::Position &position) const override
    {
        const Generator generator(rules);
        return generator.countMoves(generator.fromPosition(position));
    }
    [[nodiscard]] bool hasMove(const Rules &rules, const core::Position &position) const override
    {
        const Generator generator(rules);
        return generator.hasMove(generator.fromPosition(position));
    }
    [[nodiscard]] core::Position after(
        const Rules &rules, const core::Position &position, const core::Move &move) const override
    {
        const Generator generator(rules);
        return generator.toPosition(
            generator.after(generator.fromPosition(position), generator.fromMove(move)));
    }
    [[nodiscard]] std::uint64_t perft(
        const Rules &rules, const core::Position &position, int depth, int threads) const override
    {
        const Generator generator(rules);
        return Perft<Generator>(generator).leaves(generator.fromPosition(position), depth, threads);
    }
};

NAQLA_CPU_END
