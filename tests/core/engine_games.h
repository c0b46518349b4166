// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "core/engine/level.h"
#include "tests/core/vectors.h"

#include <algorithm>
#include <string_view>
#include <vector>

/// What the tests of the engine share.
namespace naqla::core {

inline SearchLimits nodeLimit(std::uint64_t nodes)
{
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}
inline SearchLimits depthLimit(int depth)
{
    SearchLimits limits;
    limits.depth = depth;
    return limits;
}
inline SearchLimits levelLimit(int level, std::uint64_t seed)
{
    SearchLimits limits;
    limits.level = level;
    limits.seed = seed;
    return limits;
}

/// A game from a position in index numbers.
inline Game gameFrom(std::string_view rules, std::string_view fen)
{
    const NamedRules named = vectors::rulesOf(rules);
    return Game(named, vectors::positionOf(named.rules, fen));
}

inline bool isLegal(const Game &game, const Move &move)
{
    return std::ranges::find(game.legalMoves(), move) != game.legalMoves().end();
}

/// Numbers of chance that are the same on every machine.
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_seed(seed)
    {
    }
    std::size_t below(std::size_t count) { return mixSeed(m_seed, m_drawn++) % count; }

private:
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
};

/// Plays up to `plies` moves of chance.
inline void playAtRandom(Game &game, int plies, Chance &chance)
{
    for (int i = 0; i < plies && !game.isOver(); ++i)
        game.play(Move(game.legalMoves()[chance.below(game.legalMoves().size())]));
}

/// An ending of chance: `ours` kings of the side to move against `theirs`.
inline Game randomEnding(VariantId variant, int ours, int theirs, Chance &chance)
{
    const NamedRules rules = namedRules(variant);
    const int squares = rules.rules.traits.board.squareCount();
    Position position;
    for (int placed = 0; placed < ours + theirs;) {
        const Square square(static_cast<int>(chance.below(static_cast<std::size_t>(squares))));
        if (position.at(square))
            continue;
        const Side side = placed < ours ? Side::White : Side::Black;
        const bool man = rules.rules.objective == Objective::FirstKing || chance.below(3) == 0;
        if (man && rules.rules.traits.board.crowningRow(side).contains(square))
            continue;
        position.put(square, {side, man ? PieceKind::Man : PieceKind::King});
        ++placed;
    }
    return Game(rules, position);
}

/// Whether the side to move wins by force with at most `plies` plies, tried out move by move.
inline bool winsWithin(Game &game, int plies);

/// Whether the move of the side to move does.
inline bool moveWinsWithin(Game &game, const Move &move, int plies)
{
    const Side side = game.position().sideToMove();
    const auto made = game.play(move);
    bool wins = made->result && made->result->outcome == winFor(side);
    if (!made->result && plies >= 3) {
        wins = true;
        for (const Move &reply : std::vector<Move>(game.legalMoves())) {
            const auto answered = game.play(reply);
            wins = answered->result ? answered->result->outcome == winFor(side) : winsWithin(game, plies - 2);
            game.takeBack();
            if (!wins)
                break;
        }
    }
    game.takeBack();
    return wins;
}

inline bool winsWithin(Game &game, int plies)
{
    return std::ranges::any_of(std::vector<Move>(game.legalMoves()),
        [&](const Move &move) { return moveWinsWithin(game, move, plies); });
}

/// Plays a game to its end, at most `mostPlies` more; nothing when it is not over then.
template <typename White, typename Black>
std::optional<GameResult> playOut(Game &game, int mostPlies, White &&white, Black &&black)
{
    for (int i = 0; i < mostPlies && !game.isOver(); ++i) {
        const auto move = game.position().sideToMove() == Side::White ? white(game) : black(game);
        EXPECT_TRUE(game.play(move));
    }
    return game.result();
}

} // namespace naqla::core
