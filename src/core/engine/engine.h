// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// The computer's play. The interface stays; how strong it is, is the engine's affair.
namespace naqla::core {

/// 1 is a child's first opponent, LevelCount the strongest.
inline constexpr int LevelCount = 3;

struct SearchLimits
{
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    int level = LevelCount;
    /// Varies the choice among nearly equal moves of the lower levels; the same seed gives the same game.
    std::uint64_t seed = 1;
};

struct SearchReport
{
    Move move;
    int score =
        0; ///< centipawns (hundredths of a man) for the side to move; beyond WinScore - 1000 a forced win
    int depth = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line; ///< the expected continuation, `move` first
};
inline constexpr int WinScore = 30000;

class Engine
{
public:
    /// @param tableMiB size of the transposition table, 1..4096
    explicit Engine(int tableMiB = 16);
    ~Engine();
    Engine(const Engine &) = delete;
    Engine &operator=(const Engine &) = delete;

    /// The move to play in the present position of `game`, whose history counts for repetitions. Nothing only
    /// when the game is over. Returns soon (in positions of games well under 10 ms of searching) after `stop`
    /// is requested, with a legal move.
    [[nodiscard]] std::optional<SearchReport> search(const Game &game, const SearchLimits &limits,
        const std::stop_token &stop = {}, const std::function<void(const SearchReport &)> &onDepth = {});
    /// Forgets what earlier searches learned; for a new game.
    void clear();

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The limits that a level plays with when the clock does not matter.
[[nodiscard]] SearchLimits limitsOfLevel(int level, std::uint64_t seed);

} // namespace naqla::core
