// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/match_openings.h"
#include "core/cli/opponent.h"
#include "core/cli/position_options.h"
#include "core/cli/whole_file.h"
#include "core/engine/level.h"
#include "core/notation/pdn.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace naqla::cli {

using namespace core;

namespace {

constexpr int MostPlies = 400; ///< a longer game is called a draw
constexpr std::uint64_t UsualNodes = 20'000;

/// The points of the first player. Two games of one opening are one measurement: what the opening gives away
/// is given away to both.
class Score
{
public:
    /// @param first,second 1, 0 or -1 for each game
    void addPair(int first, int second)
    {
        for (const int points : {first, second})
            ++(points > 0 ? m_wins : points < 0 ? m_losses : m_draws);
        const double points = (2 + first + second) / 4.0;
        m_sum += points;
        m_squares += points * points;
        ++m_pairs;
    }
    [[nodiscard]] double share() const { return m_sum / m_pairs; }
    /// Half the width of the interval that holds the true share with 95 %.
    [[nodiscard]] double error() const
    {
        const double variance = m_pairs > 1 ? (m_squares - m_sum * m_sum / m_pairs) / (m_pairs - 1) : 0;
        // All pairs alike say little: then as if every game were decided by a throw of a coin.
        return 1.96 * std::sqrt(variance > 1e-9 ? variance / m_pairs : 0.25 / (2 * m_pairs));
    }
    [[nodiscard]] std::string text() const
    {
        char text[160];
        std::snprintf(text, sizeof text,
            "wins %d  draws %d  losses %d  score %.1f %%  elo %+.0f (%+.0f..%+.0f)\n", m_wins, m_draws,
            m_losses, 100 * share(), eloOf(share()), eloOf(share() - error()), eloOf(share() + error()));
        return text;
    }

private:
    /// The difference in strength that a share of the points stands for.
    static double eloOf(double share)
    {
        const double bounded = std::clamp(share, 0.001, 0.999);
        return 0 - 400 * std::log10(1 / bounded - 1); // no negative zero
    }

    int m_wins = 0;
    int m_draws = 0;
    int m_losses = 0;
    int m_pairs = 0;
    double m_sum = 0;
    double m_squares = 0;
};

struct FaultEntry
{
    const char *words;
    EndReason reason;
};
FaultEntry faultEntry(OpponentFault fault)
{
    switch (fault) {
    case OpponentFault::Silent:
        return {"does not answer in time", EndReason::Time};
    case OpponentFault::Ended:
        return {"has ended", EndReason::Left};
    case OpponentFault::Refused:
        return {"does not take the position", EndReason::Adjudicated};
    case OpponentFault::IllegalMove:
        break;
    }
    return {"makes an illegal move", EndReason::Adjudicated};
}

class Match
{
public:
    Match(Opponent &a, Opponent &b, WholeFile *file)
        : m_a(a)
        , m_b(b)
        , m_file(file)
    {
    }

    void playPair(const Game &opening, std::uint64_t seed)
    {
        const int first = play(opening, m_a, m_b, seed);
        m_score.addPair(first, -play(opening, m_b, m_a, seed));
    }
    [[nodiscard]] const Score &score() const { return m_score; }

private:
    /// @return 1, 0 or -1 for the player who has White
    int play(Game game, Opponent &white, Opponent &black, std::uint64_t seed)
    {
        ++m_number;
        white.beginGame(seed);
        black.beginGame(seed);
        while (!game.isOver() && game.ply() < MostPlies) {
            const Side side = game.position().sideToMove();
            Opponent &mover = side == Side::White ? white : black;
            const auto move = mover.move(game);
            if (move) {
                game.play(*move);
                continue;
            }
            const FaultEntry fault = faultEntry(move.error());
            game.end({winFor(opponent(side)), fault.reason});
            std::cerr << "game " << m_number << ": " << mover.name() << ' ' << fault.words << '\n';
        }
        game.end({Outcome::Draw, EndReason::Adjudicated});
        const Outcome outcome = game.result()->outcome;
        if (m_file != nullptr)
            write(std::move(game), white, black);
        return outcome == Outcome::Draw ? 0 : outcome == Outcome::WhiteWins ? 1 : -1;
    }

    void write(Game game, const Opponent &white, const Opponent &black)
    {
        const PdnGame record{
            {{"Event", "Match"}, {"Round", std::to_string(m_number)}, {"White", white.name()},
                {"Black", black.name()}, {"WhiteType", "program"}, {"BlackType", "program"}},
            std::move(game)};
        m_file->stream() << (m_number > 1 ? "\n" : "") << writePdn(record, PdnEnding::Asterisk);
    }

    Opponent &m_a;
    Opponent &m_b;
    WholeFile *m_file;
    int m_number = 0;
    Score m_score;
};

MoveBudget budgetFrom(const Arguments &arguments)
{
    MoveBudget budget;
    if (const auto time = arguments.number("movetime", 1, 3'600'000))
        budget.time = std::chrono::milliseconds(*time);
    if (const auto nodes = arguments.number("nodes", 1, 1'000'000'000))
        budget.nodes = static_cast<std::uint64_t>(*nodes);
    if (budget.time && budget.nodes)
        throw UsageError("--movetime and --nodes exclude each other");
    if (!budget.time && !budget.nodes)
        budget.nodes = UsualNodes;
    return budget;
}

/// The opening of each pair of games; with a file its games in turn, else by chance.
std::vector<Game> openingsFor(
    const Arguments &arguments, const NamedRules &rules, std::size_t pairs, std::uint64_t seed)
{
    const int plies = arguments.number("plies", 0, 40).value_or(6);
    if (const auto file = arguments.value("openings"))
        return readOpenings(std::string(*file), rules, pairs);
    std::vector<Game> openings;
    constexpr std::uint64_t MostTries = 100'000;
    for (std::uint64_t number = 0; openings.size() < pairs && number < MostTries; ++number) {
        if (auto game = openingByChance(rules, plies, mixSeed(seed, 2 * number + 1)))
            openings.push_back(std::move(*game));
    }
    if (openings.empty())
        throw UsageError("no game of these rules lasts so many plies");
    return openings;
}

} // namespace

int matchCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words,
        {{"variant", "rules", "a", "b", "games", "movetime", "nodes", "openings", "pdn", "plies", "seed",
             "patience"},
            {}, 0});
    const NamedRules rules = readRules(arguments);
    const int games = arguments.number("games", 2, 100'000).value_or(20);
    if (games % 2 != 0)
        throw UsageError("--games takes an even number: each opening is played with both colours");
    const MoveBudget budget = budgetFrom(arguments);
    std::optional<std::chrono::milliseconds> patience;
    if (const auto time = arguments.number("patience", 1, 3'600'000))
        patience = std::chrono::milliseconds(*time);
    const auto pairs = static_cast<std::size_t>(games / 2);
    const auto seed = static_cast<std::uint64_t>(arguments.number("seed", 0, 1'000'000'000).value_or(1));
    const std::vector<Game> openings = openingsFor(arguments, rules, pairs, seed);
    if (openings.size() < pairs)
        std::cerr << "there are " << openings.size() << " openings for " << pairs
                  << " pairs of games: engines may play the same games again\n";
    const auto a = opponentFrom(arguments.required("a"), rules, budget, patience);
    const auto b = opponentFrom(arguments.required("b"), rules, budget, patience);
    std::optional<WholeFile> file;
    if (const auto name = arguments.value("pdn"))
        file.emplace(std::string(*name));

    Match match(*a, *b, file ? &*file : nullptr);
    for (std::size_t pair = 0; pair < pairs; ++pair)
        match.playPair(openings[pair % openings.size()], mixSeed(seed, 2 * pair));
    if (file)
        file->keep();
    out << match.score().text();
    return 0;
}

} // namespace naqla::cli
