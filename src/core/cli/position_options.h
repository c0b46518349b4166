// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cli/arguments.h"
#include "core/game/game.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

/// What several commands read and write alike: `--variant --rules --fen --squares`, moves as JSON.
namespace naqla::cli {

inline const std::vector<std::string_view> PositionOptions{"variant", "rules", "fen", "squares"};
/// PositionOptions and `more`.
[[nodiscard]] std::vector<std::string_view> withPositionOptions(std::vector<std::string_view> more);

/// The rules and the position that a command line names.
struct Given
{
    core::NamedRules rules;
    /// The same rules, with squares as the command line wants them: printed, or index numbers.
    core::Rules spoken;
    core::Position start;
    bool indexSquares = false;
};
/// @throws UsageError
[[nodiscard]] core::NamedRules readRules(const Arguments &arguments);
[[nodiscard]] Given readGiven(const Arguments &arguments);
/// The move that a text means. @throws UsageError that names the move's place, `ply` counted from 1
[[nodiscard]] core::Move readMove(
    const Given &given, const core::Position &position, std::string_view text, int ply);

/// JSON with the keys in the order in which they were set.
using Json = nlohmann::ordered_json;
[[nodiscard]] Json squareJson(const Given &given, core::Square square);
[[nodiscard]] Json squaresJson(const Given &given, const std::vector<core::Square> &squares);
[[nodiscard]] Json moveJson(const Given &given, const std::vector<core::Move> &legal, const core::Move &move);
[[nodiscard]] std::string fenText(const Given &given, const core::Position &position);

} // namespace naqla::cli
