// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The positions from which the games of a match begin.
namespace naqla::cli {

/// The games of a file, at most `most` of them: positions (one FEN to a line) or game files.
/// @throws UsageError when the file cannot be read, or a game in it cannot be played by these rules or is
/// over
[[nodiscard]] std::vector<core::Game> readOpenings(
    const std::string &file, const core::NamedRules &rules, std::size_t most);

/// A game that begins with moves of chance; nothing when it is over by then.
[[nodiscard]] std::optional<core::Game> openingByChance(
    const core::NamedRules &rules, int plies, std::uint64_t seed);

} // namespace naqla::cli
