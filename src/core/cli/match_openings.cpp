// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/match_openings.h"

#include "core/cli/arguments.h"
#include "core/engine/level.h"
#include "core/notation/pdn_record.h"

#include <fstream>

namespace naqla::cli {

using namespace core;

namespace {

Game openingFrom(const PdnSource &source, const NamedRules &rules, const std::string &file)
{
    const auto fault = [&](const std::string &what) {
        return UsageError(file + ": game " + std::to_string(source.number) + ": " + what);
    };
    const PdnRecord record = replayPdn(source, rules.variant);
    if (!record.faults.empty())
        throw fault("`" + record.faults.front().token + "` cannot be read or played");
    if (record.tree.rules().variant != rules.variant)
        throw fault("another variant");
    const auto line = record.tree.mainLine();
    Game game(rules, record.tree.node(line.front()).position);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const auto &move = record.tree.node(line[i]).move;
        if (!move || !game.play(*move))
            throw fault("move " + std::to_string(i) + " cannot be played by these rules");
    }
    if (game.isOver())
        throw fault("the game is over");
    return game;
}

} // namespace

std::vector<Game> readOpenings(const std::string &file, const NamedRules &rules, std::size_t most)
{
    std::ifstream stream(file, std::ios::binary);
    std::vector<Game> openings;
    const bool good = stream && readPdnStream(stream, [&](PdnSource &&source) {
        openings.push_back(openingFrom(source, rules, file));
        return openings.size() < most;
    });
    if (!good)
        throw UsageError("cannot read " + file);
    if (openings.empty())
        throw UsageError(file + ": no games");
    return openings;
}

std::optional<Game> openingByChance(const NamedRules &rules, int plies, std::uint64_t seed)
{
    Game game(rules);
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const auto &moves = game.legalMoves();
        game.play(Move(moves[mixSeed(seed, static_cast<std::uint64_t>(ply)) % moves.size()]));
    }
    return game.isOver() ? std::nullopt : std::optional(std::move(game));
}

} // namespace naqla::cli
