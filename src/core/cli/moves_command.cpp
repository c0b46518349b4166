// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/position_options.h"
#include "core/notation/notation.h"
#include "core/rules/legality.h"

#include <nlohmann/json.hpp>

#include <ostream>

namespace naqla::cli {

using namespace core;

int movesCommand(Words words_, std::ostream &out)
{
    const Arguments arguments(words_, {withPositionOptions({"after"}), {}, 0});
    const Given given = readGiven(arguments);
    const Rules &rules = given.rules.rules;
    Position position = given.start;
    int ply = 0;
    for (const std::string_view text : words(arguments.value("after").value_or("")))
        position = positionAfter(rules, position, readMove(given, position, text, ++ply));
    const auto legal = legalMoves(rules, position);
    Json json;
    json["fen"] = fenText(given, position);
    json["moves"] = Json::array();
    for (const Move &move : legal)
        json["moves"].push_back(moveJson(given, legal, move));
    out << json.dump() << '\n';
    return 0;
}

int explainCommand(Words words_, std::ostream &out)
{
    const Arguments arguments(words_, {withPositionOptions({"move"}), {}, 0});
    const Given given = readGiven(arguments);
    const auto move = moveFromText(given.spoken, given.start, arguments.required("move"));
    Json json;
    json["legal"] = move.has_value();
    json["reason"] = move ? Json() : Json(refusalId(move.error().reason));
    json["squares"] = move ? Json::array() : squaresJson(given, move.error().squares);
    out << json.dump() << '\n';
    return 0;
}

} // namespace naqla::cli
