// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/draw_clock.h"
#include "core/engine/evaluation.h"
#include "core/engine/king_endings.h"
#include "core/engine/move_order.h"
#include "core/engine/searcher.h"
#include "core/rules/generator.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <memory>
#include <vector>

/// Private to core/engine: the search, one source for all variants and house rules.
///
/// Iterative deepening of a principal variation search with aspiration windows, a transposition table, late
/// move reductions and forced replies for free; at the leaves all captures, and one full ply more where the
/// opponent threatens one.
NAQLA_CPU_BEGIN

template <typename Generator>
class SearcherOf final : public Searcher
{
public:
    using Layout = typename Generator::Layout;
    using BoardPosition = typename Generator::Position;
    using BoardMove = typename Generator::Move;
    using List = typename Generator::List;

    SearcherOf(const Rules &rules, TranspositionTable &table)
        : m_generator(rules)
        , m_evaluation(rules, m_generator)
        , m_drawRules(rules)
        , m_kingEndings(m_generator)
        , m_table(table)
        , m_losingGame(rules.objective == Objective::Lose)
        , m_firstKingWins(rules.objective == Objective::FirstKing)
        , m_memory(std::make_unique<MoveMemory<Layout>>())
        , m_frames(static_cast<std::size_t>(MaxPly))
    {
        for (std::size_t depth = 1; depth < m_reductions.size(); ++depth) {
            for (std::size_t number = 1; number < m_reductions.size(); ++number) {
                m_reductions[depth][number] = static_cast<std::int8_t>(
                    0.5 + std::log(static_cast<double>(depth)) * std::log(static_cast<double>(number)) / 2.2);
            }
        }
    }

    void clear() override { m_memory->clear(); }

    [[nodiscard]] int evaluate(const Position &position) const override
    {
        return m_evaluation.score(m_generator.fromPosition(position));
    }

    [[nodiscard]] SearchResult search(const SearchTask &task) override
    {
        begin(task);
        SearchResult result;
        if (auto solved = solveKingEnding()) {
            result.best = std::move(*solved);
            if (task.onDepth)
                task.onDepth(result.best);
            return result;
        }
        for (int depth = 1; depth <= std::min(task.depth, MaxDepth); ++depth) {
            m_rootDepth = depth;
            const bool finished = task.scoreAllMoves ? scoreAll(depth) : aspire(depth);
            const int reached = finished ? depth : depth - 1;
            if (!finished && !m_rootImproved)
                break;
            result.best = report(reached);
            if (!finished)
                break;
            if (task.scoreAllMoves)
                result.scores = scoresInOrderOf(task);
            if (task.onDepth)
                task.onDepth(result.best);
            if (enough(depth))
                break;
        }
        if (result.best.line.empty())
            result.best = report(0);
        result.best.nodes = m_nodes;
        return result;
    }

private:
    static constexpr int MaxPly = MoveMemory<Layout>::MaxPly;
    static constexpr int MaxDepth = 99;
    static constexpr int Infinite = WinScore + 1;
    static constexpr std::uint64_t NodesBetweenPolls = 256;
    /// Draws by counting that are nearer than this make positions different ones for the table.
    static constexpr int NearDraw = 24;

    struct RootMove
    {
        BoardMove move;
        std::size_t number = 0; ///< in the task
        std::optional<int> verdict;
        int score = -Infinite;
        std::vector<BoardMove> line;
    };
    struct Frame
    {
        DrawClock clock;
        std::array<BoardMove, static_cast<std::size_t>(MaxPly)> line; ///< the best continuation found
        int lineLength = 0;
    };

    // ---- One search ----

    void begin(const SearchTask &task)
    {
        m_task = &task;
        m_start = std::chrono::steady_clock::now();
        m_nodes = 0;
        m_nextPoll = 0;
        m_stopped = false;
        m_table.nextSearch();
        m_memory->nextSearch();

        m_root = m_generator.fromPosition(task.position);
        m_keys.clear();
        for (const Position &position : task.earlier)
            m_keys.push_back(m_generator.fromPosition(position).key());
        m_earlierCount = m_keys.size();
        m_keys.resize(m_earlierCount + static_cast<std::size_t>(MaxPly));
        m_keys[m_earlierCount] = m_root.key();
        m_frames[0].clock = {static_cast<int>(m_earlierCount), task.endingPlies.value_or(DrawClock::Never),
            task.moveLimitPlies.value_or(DrawClock::Never)};

        m_rootMoves.clear();
        for (std::size_t i = 0; i < task.moves.size(); ++i)
            m_rootMoves.push_back({m_generator.fromMove(task.moves[i]), i, task.verdicts[i], -Infinite, {}});
        const auto promise = [](const RootMove &root) {
            return root.verdict ? *root.verdict : countBits(root.move.captured);
        };
        std::ranges::stable_sort(m_rootMoves, std::greater<>{}, promise);
        m_rootMoves.front().line = {m_rootMoves.front().move};
        m_rootMoves.front().score = m_rootMoves.front().verdict.value_or(DrawScore);
        poll();
    }

    [[nodiscard]] bool enough(int depth) const
    {
        const int score = std::abs(m_rootMoves.front().score);
        if (score > DecisiveScore && WinScore - score <= depth && !m_task->scoreAllMoves)
            return true; // the shortest win, or the longest loss, is known
        if (!m_task->time)
            return false;
        return m_rootMoves.size() == 1 || elapsed() * 100 > *m_task->time * 55;
    }

    [[nodiscard]] std::chrono::nanoseconds elapsed() const
    {
        return std::chrono::steady_clock::now() - m_start;
    }
    void poll()
    {
        if (m_task->stop.stop_requested() || (m_task->nodes && m_nodes >= *m_task->nodes)
            || (m_task->time && elapsed() >= *m_task->time))
            m_stopped = true;
        m_nextPoll = m_nodes + NodesBetweenPolls;
        if (m_task->nodes)
            m_nextPoll = std::min(m_nextPoll, *m_task->nodes);
    }
    /// Counts a node; true when the search has to end.
    [[nodiscard]] bool countNode()
    {
        if (m_nodes >= m_nextPoll)
            poll();
        if (!m_stopped)
            ++m_nodes;
        return m_stopped;
    }

    // ---- The root ----

    bool aspire(int depth)
    {
        const int before = m_rootMoves.front().score;
        int alpha = -Infinite;
        int beta = Infinite;
        int margin = 12;
        if (depth >= 4 && std::abs(before) < DecisiveScore) {
            alpha = before - margin;
            beta = before + margin;
        }
        m_rootImproved = false;
        while (true) {
            const int score = searchRoot(depth, alpha, beta);
            if (m_stopped)
                return false;
            margin = margin > 400 ? Infinite : 2 * margin;
            if (score <= alpha)
                alpha = std::max(-Infinite, score - margin);
            else if (score >= beta)
                beta = std::min(Infinite, score + margin);
            else
                return true;
        }
    }

    int searchRoot(int depth, int alpha, int beta)
    {
        int best = -Infinite;
        for (std::size_t i = 0; i < m_rootMoves.size(); ++i) {
            RootMove &root = m_rootMoves[i];
            int score = 0;
            if (i == 0) {
                score = scoreRootMove(root, depth, alpha, beta);
            } else {
                score = scoreRootMove(root, depth, std::max(alpha, best), std::max(alpha, best) + 1);
                if (!m_stopped && score > std::max(alpha, best) && score < beta)
                    score = scoreRootMove(root, depth, std::max(alpha, best), beta);
            }
            if (m_stopped)
                return best;
            if (score <= best)
                continue;
            best = score;
            if (score <= alpha)
                continue;
            root.score = score;
            rememberLine(root);
            m_rootImproved = true;
            std::rotate(m_rootMoves.begin(), m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i),
                m_rootMoves.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            if (score >= beta)
                break;
        }
        return best;
    }

    bool scoreAll(int depth)
    {
        m_rootImproved = false;
        std::vector<RootMove> scored = m_rootMoves;
        for (RootMove &root : scored) {
            root.score = scoreRootMove(root, depth, -Infinite, Infinite);
            if (m_stopped)
                return false;
            rememberLine(root);
        }
        std::ranges::stable_sort(scored, std::greater<>{}, &RootMove::score);
        m_rootMoves = std::move(scored);
        return true;
    }

    int scoreRootMove(const RootMove &root, int depth, int alpha, int beta)
    {
        m_frames[1].lineLength = 0;
        if (root.verdict)
            return *root.verdict;
        const BoardPosition next = enter(m_root, root.move, 0);
        const bool forced = m_rootMoves.size() == 1;
        return -search(next, depth - (forced ? 0 : 1), -beta, -alpha, 1);
    }

    /// The best play where the ending is solved and its win is near enough for the draw rules.
    std::optional<SearchReport> solveKingEnding()
    {
        const auto strong = KingEndings<Generator>::strongSide(m_root);
        if (!strong || m_losingGame || m_firstKingWins || !m_generator.compulsoryCapture()
            || m_task->scoreAllMoves)
            return std::nullopt;
        const auto stop = [&] {
            return m_task->stop.stop_requested() || (m_task->time && 2 * elapsed() > *m_task->time);
        };
        if (!m_kingEndings.solve(countBits(m_root.pieces(*strong)), stop))
            return std::nullopt;

        const bool attacks = m_root.sideToMove == *strong;
        RootMove *best = nullptr;
        int bestPlies = 0;
        for (RootMove &root : m_rootMoves) {
            const auto plies = pliesOfRootMove(root, *strong);
            if (!plies && !attacks)
                return std::nullopt; // a draw, or better
            if (plies && (!best || (attacks ? *plies < bestPlies : *plies > bestPlies))) {
                best = &root;
                bestPlies = *plies;
            }
        }
        if (!best || bestPlies > m_drawRules.pliesLeft(m_frames[0].clock))
            return std::nullopt;
        best->score = attacks ? WinScore - bestPlies : bestPlies - WinScore;
        best->line = solvedLine(best->move, *strong);
        std::swap(*best, m_rootMoves.front());
        return report(bestPlies);
    }
    /// Plies until the stronger side has won with this move; nothing when it does not.
    [[nodiscard]] std::optional<int> pliesOfRootMove(const RootMove &root, Side strong) const
    {
        if (root.verdict)
            return *root.verdict > DecisiveScore ? std::optional(1) : std::nullopt;
        const auto plies = m_kingEndings.pliesToWin(m_generator.after(m_root, root.move), strong);
        return plies ? std::optional(*plies + 1) : std::nullopt;
    }
    [[nodiscard]] std::vector<BoardMove> solvedLine(const BoardMove &first, Side strong) const
    {
        std::vector<BoardMove> line{first};
        BoardPosition position = m_generator.after(m_root, first);
        while (line.size() < static_cast<std::size_t>(MaxPly)) {
            List moves;
            m_generator.moves(position, moves);
            const auto left = m_kingEndings.pliesToWin(position, strong);
            const auto *next = std::find_if(moves.begin(), moves.end(), [&](const BoardMove &move) {
                return m_kingEndings.pliesToWin(m_generator.after(position, move), strong) == *left - 1;
            });
            if (next == moves.end())
                break;
            line.push_back(*next);
            position = m_generator.after(position, *next);
        }
        return line;
    }

    void rememberLine(RootMove &root) const
    {
        const Frame &next = m_frames[1];
        root.line = {root.move};
        root.line.insert(root.line.end(), next.line.begin(), next.line.begin() + next.lineLength);
    }

    [[nodiscard]] std::vector<int> scoresInOrderOf(const SearchTask &task) const
    {
        std::vector<int> scores(task.moves.size());
        for (const RootMove &root : m_rootMoves)
            scores[root.number] = root.score;
        return scores;
    }

    [[nodiscard]] SearchReport report(int depth) const
    {
        const RootMove &best = m_rootMoves.front();
        SearchReport report{.move = m_task->moves[best.number],
            .score = best.score,
            .depth = depth,
            .nodes = m_nodes,
            .line = {}};
        BoardPosition position = m_root;
        for (const BoardMove &move : best.line) {
            report.line.push_back(m_generator.toMove(position, move));
            position = m_generator.after(position, move);
        }
        return report;
    }

    // ---- The tree ----

    /// Makes a move and notes what the draw rules count.
    BoardPosition enter(const BoardPosition &position, const BoardMove &move, int ply)
    {
        const BoardPosition next = m_generator.after(position, move);
        frame(ply + 1).clock = m_drawRules.after(frame(ply).clock, position, move, next);
        return next;
    }
    [[nodiscard]] Frame &frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] std::uint64_t &pathKey(int ply)
    {
        return m_keys[m_earlierCount + static_cast<std::size_t>(ply)];
    }

    /// The score of a side that cannot move.
    [[nodiscard]] int noMoveScore(int ply) const { return m_losingGame ? WinScore - ply : ply - WinScore; }

    [[nodiscard]] int evaluate(const BoardPosition &position, int ply)
    {
        const int score = std::clamp(m_evaluation.score(position), -DecisiveScore + 1, DecisiveScore - 1);
        const int left = m_drawRules.pliesLeft(frame(ply).clock);
        constexpr int Fading = 16; // a lead that is about to be drawn by counting is worth less and less
        return left >= Fading ? score : score * std::max(left, 0) / Fading;
    }

    [[nodiscard]] bool isDraw(const BoardPosition &position, int ply)
    {
        const int quiet = frame(ply).clock.quietPlies;
        const std::uint64_t key = pathKey(ply);
        const int oldest = std::max(-static_cast<int>(m_earlierCount), ply - quiet);
        for (int earlier = ply - 4; earlier >= oldest; earlier -= 2) {
            if (pathKeyAt(earlier) == key)
                return true;
        }
        return (m_drawRules.onePieceEach(position) || m_drawRules.pliesLeft(frame(ply).clock) <= 0)
            && m_generator.hasMove(position);
    }
    [[nodiscard]] std::uint64_t pathKeyAt(int ply) const
    {
        return m_keys[static_cast<std::size_t>(static_cast<int>(m_earlierCount) + ply)];
    }

    /// Win scores in the table count from their position, in the search from the root.
    [[nodiscard]] static int toTable(int score, int ply)
    {
        return score > DecisiveScore ? score + ply : score < -DecisiveScore ? score - ply : score;
    }
    [[nodiscard]] static int fromTable(int score, int ply)
    {
        return score > DecisiveScore ? score - ply : score < -DecisiveScore ? score + ply : score;
    }

    int search(const BoardPosition &position, int depth, int alpha, int beta, int ply)
    {
        frame(ply).lineLength = 0;
        if (depth <= 0)
            return quiesce(position, alpha, beta, ply, true);
        if (countNode())
            return 0;
        pathKey(ply) = position.key();
        if (isDraw(position, ply))
            return DrawScore;
        if (ply >= MaxPly - 1)
            return evaluate(position, ply);
        alpha = std::max(alpha, ply - WinScore);
        beta = std::min(beta, WinScore - ply - (m_losingGame ? 0 : 1));
        if (alpha >= beta)
            return alpha;

        const bool principal = beta - alpha > 1;
        const int left = m_drawRules.pliesLeft(frame(ply).clock);
        const std::uint64_t key = left < NearDraw
            ? pathKey(ply) ^ (static_cast<std::uint64_t>(left) + 1) * 0x9e3779b97f4a7c15
            : pathKey(ply);
        MoveHint hint;
        if (const auto *entry = m_table.find(key)) {
            hint = entry->move;
            const int score = fromTable(entry->score, ply);
            const Bound bound = entry->bound();
            const bool holds = entry->depth >= depth || std::abs(score) > DecisiveScore;
            if (!principal && holds
                && ((bound != Bound::Upper && score >= beta) || (bound != Bound::Lower && score <= alpha)))
                return score;
        } else if (depth >= 6) {
            --depth; // nothing is known about the order of the moves: look less deep first
        }

        List moves;
        m_generator.moves(position, moves);
        if (moves.empty())
            return noMoveScore(ply);
        const bool forced = moves.size() == 1 && ply < 2 * m_rootDepth;
        const bool quietNode = !moves[0].isCapture();

        // A shallow search far above beta: deeper ones hardly ever disagree.
        if (!principal && quietNode && !forced && depth >= 4 && std::abs(beta) < DecisiveScore) {
            const int raised = beta + 12 * depth;
            if (search(position, depth * 2 / 5, raised - 1, raised, ply) >= raised)
                return m_stopped ? 0 : beta;
            if (m_stopped)
                return 0;
        }

        MovePicker<Layout> picker(moves, hint, *m_memory, position, ply);
        const int lowest = alpha;
        int best = -Infinite;
        MoveHint bestMove;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const BoardMove &move = picker.pick(i);
            const BoardPosition next = enter(position, move, ply);
            const int newDepth = forced ? depth : depth - 1;
            int score = 0;
            if (i == 0) {
                score = -search(next, newDepth, -beta, -alpha, ply + 1);
            } else {
                const int reduction =
                    move.isCapture() || move.crowns || depth < 3 ? 0 : reductionOf(depth, i, principal);
                score = -search(next, newDepth - reduction, -alpha - 1, -alpha, ply + 1);
                if (reduction > 0 && score > alpha)
                    score = -search(next, newDepth, -alpha - 1, -alpha, ply + 1);
                if (principal && score > alpha && score < beta)
                    score = -search(next, newDepth, -beta, -alpha, ply + 1);
            }
            if (m_stopped)
                return 0;
            if (score <= best)
                continue;
            best = score;
            if (score <= alpha)
                continue;
            alpha = score;
            bestMove = hintOf(move);
            if (principal)
                extendLine(ply, move);
            if (score >= beta) {
                if (!move.isCapture())
                    m_memory->reward(position.sideToMove, ply, depth, move, moves.begin(), i);
                break;
            }
        }
        const Bound bound = best >= beta ? Bound::Lower : best > lowest ? Bound::Exact : Bound::Upper;
        m_table.store(key, bestMove, toTable(best, ply), depth, bound);
        return best;
    }

    [[nodiscard]] int reductionOf(int depth, std::size_t number, bool principal) const
    {
        const auto limit = m_reductions.size() - 1;
        const int reduction =
            m_reductions[std::min(static_cast<std::size_t>(depth), limit)][std::min(number, limit)];
        return std::max(0, reduction - static_cast<int>(principal));
    }

    void extendLine(int ply, const BoardMove &move)
    {
        Frame &own = frame(ply);
        const Frame &next = frame(ply + 1);
        own.line[0] = move;
        own.lineLength = std::min(next.lineLength + 1, MaxPly);
        std::copy_n(next.line.begin(), own.lineLength - 1, own.line.begin() + 1);
    }

    /// The score once captures have been played out.
    /// @param widen look at all moves where the opponent threatens to capture
    int quiesce(const BoardPosition &position, int alpha, int beta, int ply, bool widen)
    {
        frame(ply).lineLength = 0;
        if (countNode())
            return 0;
        if (m_drawRules.onePieceEach(position) && m_generator.hasMove(position))
            return DrawScore;
        if (ply >= MaxPly - 1)
            return evaluate(position, ply);

        List moves;
        int best = -Infinite;
        if (m_generator.hasCapture(position)) {
            m_generator.captures(position, moves);
            if (!m_generator.compulsoryCapture())
                best = evaluate(position, ply);
        } else {
            if (!m_generator.hasMove(position))
                return noMoveScore(ply);
            if (m_firstKingWins && canCrown(position))
                return WinScore - ply - 1;
            if (!widen || !isThreatened(position))
                return evaluate(position, ply);
            m_generator.quietMoves(position, moves);
        }
        if (best >= beta)
            return best;
        alpha = std::max(alpha, best);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const BoardPosition next = enter(position, moves[i], ply);
            const int score = -quiesce(next, -beta, -alpha, ply + 1, false);
            if (m_stopped)
                return 0;
            if (score <= best)
                continue;
            best = score;
            if (score <= alpha)
                continue;
            alpha = score;
            extendLine(ply, moves[i]);
            if (score >= beta)
                break;
        }
        return best;
    }

    /// Whether the opponent could capture if it were his turn.
    [[nodiscard]] bool isThreatened(const BoardPosition &position) const
    {
        BoardPosition turned = position;
        turned.sideToMove = opponent(position.sideToMove);
        return m_generator.hasCapture(turned);
    }
    [[nodiscard]] bool canCrown(const BoardPosition &position) const
    {
        const Side side = position.sideToMove;
        const auto targets = position.empty() & Layout::crowningRow(side);
        typename Layout::Bits reached = 0;
        forEachDirection(directionsOf(m_generator.traits().manMoves, side), [&](auto direction) {
            reached |= Layout::template step<decltype(direction)::value>(position.menOf(side));
        });
        return (reached & targets) != 0;
    }

    const Generator m_generator;
    const Evaluation<Generator> m_evaluation;
    const DrawRulesOf<Generator> m_drawRules;
    KingEndings<Generator> m_kingEndings;
    TranspositionTable &m_table;
    const bool m_losingGame;
    const bool m_firstKingWins;
    std::array<std::array<std::int8_t, 64>, 64> m_reductions{};

    std::unique_ptr<MoveMemory<Layout>> m_memory;
    std::vector<Frame> m_frames;
    std::vector<std::uint64_t> m_keys; ///< of the earlier positions of the game, then of the path
    std::size_t m_earlierCount = 0;

    const SearchTask *m_task = nullptr;
    BoardPosition m_root;
    std::vector<RootMove> m_rootMoves;
    std::chrono::steady_clock::time_point m_start;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nextPoll = 0;
    int m_rootDepth = 0;
    bool m_rootImproved = false;
    bool m_stopped = false;
};

NAQLA_CPU_END
