// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/result.h"
#include "core/rules/rules.h"

#include <string>
#include <string_view>

namespace naqla::core {

/// Canonical FEN: index numbers, W before B, ascending, kings after men, no ranges: hash, wire, store.
[[nodiscard]] std::string canonicalFen(const Rules &rules, const Position &position);
/// The FEN of PDN files and the clipboard: squares as printed in this variant.
[[nodiscard]] std::string printedFen(const Rules &rules, const Position &position);

enum class FenFault : std::uint8_t
{
    TooLong,
    BadTurn,
    BadColour,
    BadSquare,
    DuplicateSquare,
    TooManyPieces,
    BadCounter,
    CapturedPiece, ///< in the middle of a capture: a piece that was taken still stands on the board
    Malformed
};
struct FenError
{
    FenFault fault{};
    std::size_t offset = 0; ///< in bytes from the start of the text
    friend bool operator==(const FenError &, const FenError &) = default;
};

enum class FenSquares : std::uint8_t
{
    Printed,
    IndexNumbers
};
struct FenPosition
{
    Position position;
    bool turnKnown = true; ///< false for `?`: the starter of the rules was taken
    bool manOnCrowningRow = false; ///< allowed from files, a fault in the editor
};
/// Reads every form that real files have (ranges, lower case, final dot, either order, quotes, Hub strings
/// …). Numbers in an algebraic game are index numbers. At most 4096 bytes.
[[nodiscard]] Result<FenPosition, FenError> parseFen(
    const Rules &rules, std::string_view text, FenSquares squares = FenSquares::Printed);

} // namespace naqla::core
