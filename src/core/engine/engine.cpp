// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/engine/level.h"
#include "core/engine/searcher.h"

#include <algorithm>

namespace naqla::core {

namespace {

constexpr int DeepestSearch = 99;

/// The score of each move that ends the game, by the game's own judgement.
std::vector<std::optional<int>> verdictsOf(const Game &game)
{
    std::vector<std::optional<int>> verdicts;
    const Side side = game.position().sideToMove();
    Game trial = game;
    for (const Move &move : game.legalMoves()) {
        std::optional<int> verdict;
        if (const auto made = trial.play(move)) {
            if (made->result) {
                const Outcome outcome = made->result->outcome;
                verdict = outcome == Outcome::Draw ? DrawScore
                    : outcome == winFor(side)      ? WinScore - 1
                                                   : 1 - WinScore;
            }
            trial.takeBack();
        }
        verdicts.push_back(verdict);
    }
    return verdicts;
}

/// The positions since the last capture or man move before the present one, oldest first.
std::vector<Position> reversiblePast(const Game &game)
{
    int first = game.ply();
    while (first > 0) {
        const Move &move = game.moves()[static_cast<std::size_t>(first - 1)];
        const Position &before = game.positionAt(first - 1);
        if (move.isCapture() || !before.kings(before.sideToMove()).contains(move.from))
            break;
        --first;
    }
    std::vector<Position> past;
    for (int ply = first; ply < game.ply(); ++ply)
        past.push_back(game.positionAt(ply));
    return past;
}

std::optional<int> endingPliesOf(const Game &game)
{
    std::optional<int> plies;
    for (const DrawCounter &counter : game.drawCounters()) {
        if (counter.rule == EndReason::NoProgress || counter.rule == EndReason::Repetition
            || counter.rule == EndReason::MoveLimit || counter.rule == EndReason::MainRoad)
            continue;
        const int perCount = counter.unit == CounterUnit::StrongSideMoves ? 2 : 1;
        const int left = (counter.limit - counter.count) * perCount;
        plies = std::min(plies.value_or(left), left);
    }
    return plies;
}

SearchTask taskOf(const Game &game, const SearchLimits &limits, const std::stop_token &stop)
{
    SearchTask task;
    task.position = game.position();
    task.earlier = reversiblePast(game);
    task.moves = game.legalMoves();
    task.verdicts = verdictsOf(game);
    task.endingPlies = endingPliesOf(game);
    if (const int limit = game.rules().rules.options.moveLimitPlies; limit > 0)
        task.moveLimitPlies = limit - game.ply();
    task.time = limits.time;
    task.nodes = limits.nodes;
    task.depth = std::clamp(limits.depth.value_or(DeepestSearch), 1, DeepestSearch);
    task.stop = stop;
    return task;
}

} // namespace

struct Engine::Impl
{
    explicit Impl(int tableMiB)
        : table(tableMiB)
    {
    }
    Searcher &searcherFor(const Rules &wanted)
    {
        if (!searcher || rules != wanted) {
            table.clear(); // its scores are those of other rules
            searcher = makeSearcher(wanted, table);
            rules = wanted;
        }
        return *searcher;
    }
    /// What a lower level plays: every move gets a score, taste and oversight choose.
    SearchReport searchAtLevel(SearchTask task, LevelProfile profile, std::uint64_t seed)
    {
        if (mixSeed(seed, 0) % 100 < static_cast<std::uint64_t>(profile.oversightPercent))
            profile.depth = 1;
        task.depth = std::min(task.depth, profile.depth);
        task.scoreAllMoves = true;
        const SearchResult result = searcher->search(task);
        if (result.scores.empty())
            return result.best; // stopped at once
        const std::size_t chosen = chooseMove(profile, result.scores, mixSeed(seed, 1));
        SearchReport report = result.best;
        if (!(task.moves[chosen] == report.move)) {
            report.move = task.moves[chosen];
            report.score = result.scores[chosen];
            report.line = {report.move};
        }
        return report;
    }

    TranspositionTable table;
    Rules rules;
    std::unique_ptr<Searcher> searcher;
};

Engine::Engine(int tableMiB)
    : m_impl(std::make_unique<Impl>(tableMiB))
{
}

Engine::~Engine() = default;

std::optional<SearchReport> Engine::search(const Game &game, const SearchLimits &limits,
    const std::stop_token &stop, const std::function<void(const SearchReport &)> &onDepth)
{
    if (game.isOver())
        return std::nullopt;
    Searcher &searcher = m_impl->searcherFor(game.rules().rules);
    SearchTask task = taskOf(game, limits, stop);
    if (const auto profile = levelProfile(limits.level)) {
        const std::uint64_t seed = mixSeed(limits.seed, static_cast<std::uint64_t>(game.ply()));
        SearchReport report = m_impl->searchAtLevel(std::move(task), *profile, seed);
        if (onDepth)
            onDepth(report);
        return report;
    }
    task.onDepth = onDepth;
    return searcher.search(task).best;
}

void Engine::clear()
{
    m_impl->table.clear();
    if (m_impl->searcher)
        m_impl->searcher->clear();
}

SearchLimits limitsOfLevel(int level, std::uint64_t seed)
{
    SearchLimits limits;
    limits.level = std::clamp(level, 1, LevelCount);
    limits.seed = seed;
    if (const auto profile = levelProfile(limits.level)) {
        limits.depth = profile->depth;
    } else {
        limits.nodes = 3'000'000;
        limits.time = std::chrono::milliseconds(1500);
    }
    return limits;
}

} // namespace naqla::core
