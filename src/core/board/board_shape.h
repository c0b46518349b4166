// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"

#include <optional>

namespace naqla::core {

/// Which cells of the board are played on.
enum class PlayedCells : std::uint8_t
{
    Dark, ///< every second cell, as on most boards
    All, ///< every cell, as in Turkish dama
};

/// Row 0 is the top row, column 0 the left one, White at the bottom.
struct Cell
{
    int row = 0;
    int column = 0;
    friend constexpr bool operator==(Cell, Cell) = default;
};

/// A step between neighbouring cells; `rows` below 0 goes up, towards Black's side.
struct Step
{
    int rows = 0;
    int columns = 0;
    friend constexpr bool operator==(Step, Step) = default;
};

/// The geometry of a board: its size, the cells that are played on and how squares map to cells.
/// At most Square::MaxCount squares; width and height are even, 8 to 12.
struct BoardShape
{
    std::uint8_t width = 8;
    std::uint8_t height = 8;
    PlayedCells played = PlayedCells::Dark;
    /// Whether the corner at White's left hand is played on; the Italian and Spanish boards say no.
    bool nearLeftPlayable = true;

    friend constexpr bool operator==(const BoardShape &, const BoardShape &) = default;

    [[nodiscard]] constexpr int squareCount() const noexcept
    {
        return played == PlayedCells::All ? width * height : width * height / 2;
    }
    [[nodiscard]] constexpr int squaresPerRow() const noexcept
    {
        return played == PlayedCells::All ? width : width / 2;
    }
    [[nodiscard]] constexpr SquareSet allSquares() const noexcept
    {
        return SquareSet::firstSquares(squareCount());
    }
    [[nodiscard]] constexpr bool isPlayed(Cell cell) const noexcept
    {
        if (cell.row < 0 || cell.row >= height || cell.column < 0 || cell.column >= width)
            return false;
        return played == PlayedCells::All || cell.column % 2 == firstColumn(cell.row);
    }
    [[nodiscard]] constexpr Cell cellOf(Square square) const noexcept
    {
        const int row = square.index() / squaresPerRow();
        const int along = square.index() % squaresPerRow();
        return {row, played == PlayedCells::All ? along : 2 * along + firstColumn(row)};
    }
    /// The square on a cell, nothing for a cell that is not played on or lies outside.
    [[nodiscard]] constexpr std::optional<Square> squareAt(Cell cell) const noexcept
    {
        if (!isPlayed(cell))
            return std::nullopt;
        return Square(
            cell.row * squaresPerRow() + (played == PlayedCells::All ? cell.column : cell.column / 2));
    }
    [[nodiscard]] constexpr std::optional<Square> neighbour(Square square, Step step) const noexcept
    {
        const Cell cell = cellOf(square);
        return squareAt({cell.row + step.rows, cell.column + step.columns});
    }
    /// The squares of one row, 0 at the top.
    [[nodiscard]] constexpr SquareSet row(int row) const noexcept
    {
        SquareSet set;
        for (int i = 0; i < squaresPerRow(); ++i)
            set.insert(Square(row * squaresPerRow() + i));
        return set;
    }
    /// The row on which men of `side` are crowned.
    [[nodiscard]] constexpr SquareSet crowningRow(Side side) const noexcept
    {
        return row(side == Side::White ? 0 : height - 1);
    }

private:
    /// The first played column of a row, 0 or 1, on a board of dark cells.
    [[nodiscard]] constexpr int firstColumn(int row) const noexcept
    {
        const bool nearRowStartsPlayed = nearLeftPlayable;
        const bool sameAsNearRow = (height - 1 - row) % 2 == 0;
        return sameAsNearRow == nearRowStartsPlayed ? 0 : 1;
    }
};

} // namespace naqla::core
