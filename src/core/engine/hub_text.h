// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_shape.h"
#include "core/rules/move.h"
#include "core/rules/variants.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The text of the Hub protocol, version 2, which Scan introduced: one line for one message,
/// `command name=value name="two words" flag`. Squares are index numbers on every board.
namespace naqla::core::hub {

inline constexpr std::size_t LongestLine = 64 * 1024;

struct Argument
{
    std::string name;
    std::string value{}; ///< empty for a flag
    friend bool operator==(const Argument &, const Argument &) = default;
};

struct Line
{
    std::string command;
    std::vector<Argument> arguments{};

    /// The value of an argument; nothing when it is not there.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const;
    friend bool operator==(const Line &, const Line &) = default;
};

/// Nothing for a line without words, a value without its closing mark, and a line that is too long.
[[nodiscard]] std::optional<Line> lineFromText(std::string_view text);
/// Without a line end. Quotation marks and control characters, which the protocol cannot express, become
/// apostrophes and blanks.
[[nodiscard]] std::string lineText(const Line &line);

/// Takes bytes as they come and gives out whole lines. One that is too long is left out.
class LineBuffer
{
public:
    void add(std::string_view bytes);
    [[nodiscard]] std::optional<std::string> next();

private:
    std::string m_text;
    std::size_t m_searched = 0;
    bool m_skipping = false; ///< the rest of a line that was too long
};

/// `W` or `B` for the side to move, then a letter for each square: `w b W B e`.
[[nodiscard]] std::string positionText(const BoardShape &board, const Position &position);

/// The value of `wolf`, which lidraughts added for Frisian: quiet moves in a row of one king of a side, such
/// as `W32=2 B06=1`; empty when there are none.
[[nodiscard]] std::string kingRunsText(const Position &position);
/// Sets these in a position. False for a text that is none, and for a square without a king of that side.
[[nodiscard]] bool readKingRuns(std::string_view text, Position &position);

/// `32-28`, or `28x19x23`: start, end, then the captured squares.
[[nodiscard]] std::string moveText(const Move &move);
/// Moves with blanks between them.
[[nodiscard]] std::string movesText(std::span<const Move> moves);
/// The legal move that a text means; captured squares may stand in any order.
[[nodiscard]] std::optional<Move> moveFromText(std::span<const Move> legal, std::string_view text);

/// The value of the parameter `variant`: Scan's names where it has one, else the variant's id.
[[nodiscard]] std::string_view variantName(VariantId id);
[[nodiscard]] std::optional<VariantId> variantFromName(std::string_view name);

} // namespace naqla::core::hub
