// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/position_options.h"

#include "core/notation/fen.h"
#include "core/notation/notation.h"

#include <nlohmann/json.hpp>

namespace naqla::cli {

using namespace core;

namespace {

std::string_view faultWord(FenFault fault)
{
    switch (fault) {
    case FenFault::TooLong:
        return "too long";
    case FenFault::BadTurn:
        return "no side to move";
    case FenFault::BadColour:
        return "unknown field";
    case FenFault::BadSquare:
        return "no such square";
    case FenFault::DuplicateSquare:
        return "a square twice";
    case FenFault::TooManyPieces:
        return "too many pieces";
    case FenFault::BadCounter:
        return "bad counter";
    case FenFault::CapturedPiece:
        return "a captured piece still on the board";
    case FenFault::Malformed:
        break;
    }
    return "malformed";
}

} // namespace

std::vector<std::string_view> withPositionOptions(std::vector<std::string_view> more)
{
    more.insert(more.end(), PositionOptions.begin(), PositionOptions.end());
    return more;
}

NamedRules readRules(const Arguments &arguments)
{
    const std::string_view name = arguments.required("variant");
    const auto parsed = parseRulesText(name);
    if (!parsed)
        throw UsageError("unknown rules " + std::string(name));
    NamedRules rules = *parsed;
    std::string_view changes = arguments.value("rules").value_or("");
    while (!changes.empty()) {
        const auto comma = changes.find(',');
        const std::string_view change = changes.substr(0, comma);
        if (applyRulesOption(rules, change))
            throw UsageError("--rules does not take " + std::string(change));
        changes.remove_prefix(comma == std::string_view::npos ? changes.size() : comma + 1);
    }
    return rules;
}

Given readGiven(const Arguments &arguments)
{
    Given given{.rules = readRules(arguments), .spoken = {}, .start = {}};
    given.spoken = given.rules.rules;
    if (const auto squares = arguments.value("squares")) {
        if (*squares != "index" && *squares != "printed")
            throw UsageError("--squares takes index or printed");
        given.indexSquares = *squares == "index";
    }
    if (given.indexSquares) {
        given.spoken.notation.kind = NotationKind::Numeric;
        given.spoken.notation.numbers = NumberOrder::FromTopLeft;
    }
    given.start = startPosition(given.rules.rules);
    if (const auto fen = arguments.value("fen")) {
        const auto read = parseFen(
            given.rules.rules, *fen, given.indexSquares ? FenSquares::IndexNumbers : FenSquares::Printed);
        if (!read) {
            throw UsageError("bad FEN at character " + std::to_string(read.error().offset + 1) + ": "
                + std::string(faultWord(read.error().fault)));
        }
        given.start = read->position;
    }
    return given;
}

Move readMove(const Given &given, const Position &position, std::string_view text, int ply)
{
    const auto move = moveFromText(given.spoken, position, text);
    if (move)
        return *move;
    throw UsageError("move " + std::to_string(ply) + " `" + std::string(text.substr(0, 64))
        + "`: " + std::string(refusalId(move.error().reason)));
}

Json squareJson(const Given &given, Square square)
{
    return given.indexSquares ? Json(square.number()) : Json(squareText(given.spoken, square));
}

Json squaresJson(const Given &given, const std::vector<Square> &squares)
{
    Json array = Json::array();
    for (const Square square : squares)
        array.push_back(squareJson(given, square));
    return array;
}

Json moveJson(const Given &given, const std::vector<Move> &legal, const Move &move)
{
    Json json;
    json["from"] = squareJson(given, move.from);
    json["to"] = squareJson(given, move.to);
    json["path"] = squaresJson(given, move.path);
    json["captured"] = squaresJson(given, move.captures);
    json["promotes"] = move.crowns;
    json["notation"] = moveText(given.spoken, legal, move);
    return json;
}

std::string fenText(const Given &given, const Position &position)
{
    return given.indexSquares ? canonicalFen(given.rules.rules, position)
                              : printedFen(given.rules.rules, position);
}

} // namespace naqla::cli
