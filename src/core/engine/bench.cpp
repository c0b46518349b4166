// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bench.h"

#include "core/engine/engine.h"
#include "core/engine/level.h"

#include <ctime>

namespace naqla::core {

std::uint64_t BenchResult::nodesPerSecond() const noexcept
{
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    return microseconds <= 0 ? 0 : nodes * 1'000'000 / static_cast<std::uint64_t>(microseconds);
}

std::vector<Game> benchGames(VariantId variant)
{
    std::vector<Game> games;
    for (const int plies : {0, 6, 14, 26}) {
        Game game(namedRules(variant));
        for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
            const auto &moves = game.legalMoves();
            const std::uint64_t number =
                mixSeed(static_cast<std::uint64_t>(plies), static_cast<std::uint64_t>(ply));
            game.play(Move(moves[number % moves.size()]));
        }
        if (!game.isOver())
            games.push_back(std::move(game));
    }
    return games;
}

BenchResult runBench(std::optional<VariantId> only, int depth)
{
    BenchResult result;
    const auto add = [&](std::uint64_t value) { result.signature = mixSeed(result.signature, value); };
    for (const Variant &entry : variants()) {
        if (only && *only != entry.id)
            continue;
        Engine engine;
        for (const Game &game : benchGames(entry.id)) {
            engine.clear();
            SearchLimits limits;
            limits.depth = depth;
            const std::clock_t start = std::clock();
            const auto report = engine.search(game, limits);
            result.time += std::chrono::microseconds((std::clock() - start) * 1'000'000 / CLOCKS_PER_SEC);
            result.nodes += report->nodes;
            add(report->nodes);
            add(static_cast<std::uint64_t>(report->score + WinScore));
            add(static_cast<std::uint64_t>(
                report->move.from.index() * Square::MaxCount + report->move.to.index()));
        }
    }
    return result;
}

} // namespace naqla::core
