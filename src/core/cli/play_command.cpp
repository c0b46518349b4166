// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/position_options.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace naqla::cli {

using namespace core;

namespace {

std::string_view unitWord(CounterUnit unit)
{
    switch (unit) {
    case CounterUnit::Plies:
        return "plies";
    case CounterUnit::StrongSideMoves:
        return "strongSideMoves";
    case CounterUnit::Occurrences:
        break;
    }
    return "occurrences";
}

} // namespace

/// A draw that a player may claim is claimed at once. Moves after the end of the game stay unplayed.
int playCommand(Words words_, std::ostream &out)
{
    const Arguments arguments(words_, {withPositionOptions({"moves"}), {}, 0});
    const Given given = readGiven(arguments);
    const auto texts = words(arguments.required("moves"));
    Game game(given.rules, given.start);
    std::size_t played = 0;
    while (played < texts.size() && !game.isOver()) {
        game.play(readMove(given, game.position(), texts[played], static_cast<int>(played) + 1));
        ++played;
        if (const auto claim = game.claimableDraw())
            game.end({Outcome::Draw, *claim});
    }
    Json json;
    json["fen"] = fenText(given, game.position());
    json["result"] = game.isOver() ? outcomeId(game.result()->outcome) : "ongoing";
    json["reason"] = game.isOver() ? Json(entry(game.result()->reason).id) : Json();
    json["ply"] = game.ply();
    json["counters"] = Json::object();
    for (const DrawCounter &counter : game.drawCounters()) {
        json["counters"][entry(counter.rule).id] = {
            {"count", counter.count}, {"limit", counter.limit}, {"unit", unitWord(counter.unit)}};
    }
    if (played < texts.size())
        json["unplayed"] = texts.size() - played;
    out << json.dump() << '\n';
    return 0;
}

} // namespace naqla::cli
