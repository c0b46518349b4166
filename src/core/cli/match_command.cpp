// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/engine/engine.h"
#include "core/engine/level.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <ostream>

namespace naqla::cli {

using namespace core;

namespace {

/// An opponent such as `builtin:3` or `builtin:3@20000`: the level and, for the highest, the nodes a move.
SearchLimits opponentFrom(std::string_view text)
{
    const auto fault = [&] { return UsageError("not an engine: " + std::string(text)); };
    const auto number = [&](std::string_view digits, std::uint64_t low, std::uint64_t high) {
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc() || end != digits.data() + digits.size() || value < low || value > high)
            throw fault();
        return value;
    };
    constexpr std::string_view Scheme = "builtin";
    if (!text.starts_with(Scheme))
        throw fault();
    std::string_view rest = text.substr(Scheme.size());
    SearchLimits limits;
    limits.nodes = 20000;
    if (const auto at = rest.find('@'); at != std::string_view::npos) {
        limits.nodes = number(rest.substr(at + 1), 1, 1'000'000'000);
        rest = rest.substr(0, at);
    }
    if (rest.starts_with(':'))
        limits.level = static_cast<int>(number(rest.substr(1), 1, LevelCount));
    else if (!rest.empty())
        throw fault();
    return limits;
}

struct Score
{
    int wins = 0;
    int draws = 0;
    int losses = 0;

    void add(int points) { ++(points > 0 ? wins : points < 0 ? losses : draws); }
    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double share() const { return (wins + 0.5 * draws) / std::max(1, games()); }
};

/// The difference in strength that a share of the points stands for.
double eloOf(double share)
{
    const double bounded = std::clamp(share, 0.001, 0.999);
    return -400 * std::log10(1 / bounded - 1);
}

/// A game begins with moves of chance; nothing when it is over by then.
std::optional<Game> opening(const NamedRules &rules, int plies, std::uint64_t seed)
{
    Game game(rules);
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const auto &moves = game.legalMoves();
        game.play(Move(moves[mixSeed(seed, static_cast<std::uint64_t>(ply)) % moves.size()]));
    }
    return game.isOver() ? std::nullopt : std::optional(std::move(game));
}

/// @return 1, 0 or -1 for the engine that has White
int playGame(Game game, std::array<SearchLimits, 2> limits, int mostPlies)
{
    std::array<Engine, 2> engines;
    while (!game.isOver() && game.ply() < mostPlies) {
        const auto side = static_cast<std::size_t>(game.position().sideToMove());
        game.play(engines[side].search(game, limits[side])->move);
    }
    if (!game.isOver() || game.result()->outcome == Outcome::Draw)
        return 0;
    return game.result()->outcome == Outcome::WhiteWins ? 1 : -1;
}

} // namespace

int matchCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {{"variant", "a", "b", "games", "plies", "seed"}, {}, 0});
    const auto rules = parseRulesText(arguments.required("variant"));
    if (!rules)
        throw UsageError("bad rules: " + rules.error().word);
    SearchLimits a = opponentFrom(arguments.required("a"));
    SearchLimits b = opponentFrom(arguments.required("b"));
    const int games = arguments.number("games", 2, 100000).value_or(20);
    const int plies = arguments.number("plies", 0, 40).value_or(6);
    const auto seed = static_cast<std::uint64_t>(arguments.number("seed", 0, 1'000'000'000).value_or(1));
    constexpr int MostPlies = 400;

    Score score;
    for (std::uint64_t number = 0; score.games() + 2 <= games && number < 100'000; ++number) {
        a.seed = b.seed = mixSeed(seed, 2 * number);
        const auto begun = opening(*rules, plies, mixSeed(seed, 2 * number + 1));
        if (!begun)
            continue;
        score.add(playGame(*begun, {a, b}, MostPlies));
        score.add(-playGame(*begun, {b, a}, MostPlies));
    }
    char text[160];
    const double error = 0.98 / std::sqrt(score.games()); // 95 %, were all games decided
    std::snprintf(text, sizeof text,
        "wins %d  draws %d  losses %d  score %.1f %%  elo %+.0f (%+.0f..%+.0f)\n", score.wins, score.draws,
        score.losses, 100 * score.share(), eloOf(score.share()), eloOf(score.share() - error),
        eloOf(score.share() + error));
    out << text;
    return 0;
}

} // namespace naqla::cli
