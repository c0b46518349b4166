// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace naqla::core {

struct PdnTag
{
    std::string name;
    std::string value; ///< UTF-8, unescaped, at most 64 KiB
    friend bool operator==(const PdnTag &, const PdnTag &) = default;
};

/// A game as it stands in a file: the tags that the game itself does not carry, and the game.
struct PdnGame
{
    std::vector<PdnTag> tags; ///< in file order
    Game game;
    [[nodiscard]] std::string_view tag(std::string_view name) const; ///< empty when absent
};

/// How much of a wrong word is told, in bytes.
inline constexpr std::size_t LongestQuotedToken = 64;

enum class PdnFault : std::uint8_t
{
    TooLarge,
    BadTag,
    BadToken,
    BadSquare,
    IllegalMove,
    AmbiguousMove,
    BadFen,
    BadRules,
    UnknownVariant
};
struct PdnError
{
    PdnFault fault{};
    int gameNumber = 1; ///< 1-based
    int ply = 0;
    std::size_t offset = 0; ///< bytes from the start of the text
    std::size_t line = 1; ///< of the text
    std::string token; ///< the word that is wrong, at most LongestQuotedToken bytes
    std::optional<Refusal> refusal; ///< why a move is illegal
};

enum class PdnEnding : std::uint8_t
{
    Result,
    Asterisk
};
/// One game as strict PDN 3. Tags that the game knows itself (GameType, FEN, Result, Termination, NaqlaRules)
/// are written from it; the others from `tags`.
[[nodiscard]] std::string writePdn(const PdnGame &game, PdnEnding ending = PdnEnding::Result);

/// Reads the first game of a text. When the moves stop making sense, the error says where.
[[nodiscard]] Result<PdnGame, PdnError> readPdnGame(
    std::string_view text, std::optional<VariantId> variant = {});

} // namespace naqla::core
