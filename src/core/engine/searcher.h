// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "core/engine/transposition_table.h"
#include "core/rules/compiled_traits.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// Private to core/engine: the search behind one interface, so that each instance is compiled in a file of
/// its own.
namespace naqla::core {

/// Scores beyond this are forced wins (or, below minus it, losses).
inline constexpr int DecisiveScore = WinScore - 1000;
inline constexpr int DrawScore = 0;

/// A position to search, with what of the game before it matters.
struct SearchTask
{
    Position position;
    std::vector<Position> earlier; ///< since the last capture or man move, oldest first
    std::vector<Move> moves; ///< the legal moves
    std::vector<std::optional<int>> verdicts; ///< for each move that ends the game: its score for the mover
    std::optional<int> endingPlies; ///< plies until a draw rule about the ending on the board is met
    std::optional<int> moveLimitPlies; ///< plies until the game's move limit

    std::optional<std::chrono::milliseconds> time;
    std::optional<std::uint64_t> nodes;
    int depth = 0;
    /// Whether every root move gets its own score, not only the best one.
    bool scoreAllMoves = false;
    std::stop_token stop;
    std::function<void(const SearchReport &)> onDepth;
};

struct SearchResult
{
    SearchReport best;
    /// For each move of the task its score, where the task asked for it and a depth was finished.
    std::vector<int> scores;
};

class Searcher
{
public:
    Searcher() = default;
    Searcher(const Searcher &) = delete;
    Searcher &operator=(const Searcher &) = delete;
    virtual ~Searcher() = default;

    [[nodiscard]] virtual SearchResult search(const SearchTask &task) = 0;
    /// Forgets what earlier searches learned about the order of moves.
    virtual void clear() = 0;
    /// The static evaluation for the side to move.
    [[nodiscard]] virtual int evaluate(const Position &position) const = 0;
};

/// The search for these rules: compiled for their traits if there is one, else reading them at run time.
/// @param table outlives the searcher
[[nodiscard]] std::unique_ptr<Searcher> makeSearcher(const Rules &rules, TranspositionTable &table);
/// The search that reads the traits at run time.
[[nodiscard]] std::unique_ptr<Searcher> makeRuntimeSearcher(const Rules &rules, TranspositionTable &table);

namespace searchers {
#define NAQLA_DECLARE_SEARCHER(name, ...)                                                                    \
    [[nodiscard]] std::unique_ptr<Searcher> make##name(const Rules &rules, TranspositionTable &table);
NAQLA_FOR_EACH_COMPILED_TRAITS(NAQLA_DECLARE_SEARCHER)
NAQLA_FOR_EACH_LAYOUT(NAQLA_DECLARE_SEARCHER)
#undef NAQLA_DECLARE_SEARCHER
} // namespace searchers

} // namespace naqla::core
