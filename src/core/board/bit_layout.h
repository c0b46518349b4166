// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/bits.h"
#include "core/board/board_shape.h"

#include <algorithm>
#include <array>
#include <type_traits>

NAQLA_CPU_BEGIN

/// A direction on the board, White at the bottom. `direction ^ 1` is the opposite one; odd ones go to higher
/// bits.
enum class Direction : std::uint8_t
{
    UpLeft,
    DownRight,
    UpRight,
    DownLeft,
    Up,
    Down,
    Left,
    Right
};
inline constexpr int DirectionCount = 8;

[[nodiscard]] constexpr Direction opposite(Direction direction) noexcept
{
    return static_cast<Direction>(static_cast<int>(direction) ^ 1);
}
[[nodiscard]] constexpr bool goesToHigherBits(Direction direction) noexcept
{
    return (static_cast<int>(direction) & 1) != 0;
}

/// How the squares of a board lie in a word, so that a step of all pieces at once is one shift.
///
/// On dark boards one unused bit follows every second row: a diagonal step over the left or right edge ends
/// on such a bit, and masking with the empty or occupied squares removes it. Two rows and their gap are Width
/// + 1 bits. Orthogonal steps on dark boards span two cells. Sideways steps, and all steps on boards of all
/// cells, need an edge mask. Boards whose left near corner is not played on are kept as their mirror image:
/// no rule of any variant tells left from right. The conversions say so with `mirrored`.
template <int Width, int Height, PlayedCells Played>
struct BitLayout
{
    static constexpr bool Dark = Played == PlayedCells::Dark;
    static constexpr BoardShape Shape{Width, Height, Played, true};
    static constexpr int SquareCount = Shape.squareCount();
    static constexpr int BitCount = Dark ? (Width + 1) * (Height / 2) - 1 : Width * Height;
    using Bits = std::conditional_t<(BitCount > 64), Uint128, std::uint64_t>;

    [[nodiscard]] NAQLA_INLINE static constexpr Bits bit(int number) noexcept { return Bits{1} << number; }

    [[nodiscard]] static constexpr int bitOf(Square square, bool mirrored = false) noexcept
    {
        const int perRow = Shape.squaresPerRow();
        const int row = square.index() / perRow;
        const int along = square.index() % perRow;
        return row * perRow + (Dark ? row / 2 : 0) + (mirrored ? perRow - 1 - along : along);
    }
    [[nodiscard]] static constexpr Square squareOf(int bitNumber, bool mirrored = false) noexcept
    {
        const Square square = Squares[static_cast<std::size_t>(bitNumber)];
        if (!mirrored)
            return square;
        const int perRow = Shape.squaresPerRow();
        return Square(square.index() + perRow - 1 - 2 * (square.index() % perRow));
    }
    [[nodiscard]] static constexpr Bits toBits(SquareSet squares, bool mirrored = false) noexcept
    {
        Bits bits = 0;
        for (const Square square : squares)
            bits |= bit(bitOf(square, mirrored));
        return bits;
    }
    [[nodiscard]] static constexpr SquareSet toSquares(Bits bits, bool mirrored = false) noexcept
    {
        SquareSet squares;
        forEachBit(bits, [&](int number) { squares.insert(squareOf(number, mirrored)); });
        return squares;
    }

    /// All pieces one step on; those that would leave the board end on no square.
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr Bits step(Bits bits) noexcept
    {
        if constexpr (NeedsEdgeMask<D>)
            bits &= MayStep[static_cast<std::size_t>(D)];
        return shift<D>(bits, 1);
    }
    /// The squares of `empty` that the pieces reach by sliding, the pieces' own squares left out.
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr Bits slide(Bits pieces, Bits empty) noexcept
    {
        Bits pass = empty;
        if constexpr (NeedsEdgeMask<D>)
            pass &= MayEnter[static_cast<std::size_t>(D)];
        Bits reached = shift<D>(pieces, 1) & pass;
        reached |= shift<D>(reached, 1) & pass;
        pass &= shift<D>(pass, 1);
        reached |= shift<D>(reached, 2) & pass;
        if constexpr (longestSlide(D) > 4) {
            pass &= shift<D>(pass, 2);
            reached |= shift<D>(reached, 4) & pass;
        }
        if constexpr (longestSlide(D) > 8) {
            pass &= shift<D>(pass, 4);
            reached |= shift<D>(reached, 8) & pass;
        }
        return reached;
    }
    /// The squares beyond a square, up to the edge.
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr Bits ray(int bitNumber) noexcept
    {
        return Rays[static_cast<std::size_t>(D)][static_cast<std::size_t>(bitNumber)];
    }
    /// The square of `bits` that comes first in this direction; `bits` lie on one ray and may not be 0.
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr int nearest(Bits bits) noexcept
    {
        return goesToHigherBits(D) ? lowestBit(bits) : highestBit(bits);
    }
    /// The bit number one step back from `bitNumber`, which was reached by a step in this direction.
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr int stepBack(int bitNumber) noexcept
    {
        return goesToHigherBits(D) ? bitNumber - distance(D) : bitNumber + distance(D);
    }

    [[nodiscard]] static constexpr Bits row(int number) noexcept { return toBits(Shape.row(number)); }
    [[nodiscard]] static constexpr Bits crowningRow(Side side) noexcept
    {
        return side == Side::White ? TopRow : BottomRow;
    }

    static constexpr Bits All = toBits(Shape.allSquares());

private:
    [[nodiscard]] static constexpr Step cellStep(Direction direction) noexcept
    {
        const int span = Dark ? 2 : 1;
        constexpr std::array<Step, DirectionCount> Steps{
            {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
        const Step step = Steps[static_cast<std::size_t>(direction)];
        return step.rows != 0 && step.columns != 0 ? step : Step{span * step.rows, span * step.columns};
    }
    /// How far apart in the word two neighbours in this direction lie.
    [[nodiscard]] static constexpr int distance(Direction direction) noexcept
    {
        switch (direction) {
        case Direction::UpLeft:
        case Direction::DownRight:
            return Dark ? Width / 2 + 1 : Width + 1;
        case Direction::UpRight:
        case Direction::DownLeft:
            return Dark ? Width / 2 : Width - 1;
        case Direction::Up:
        case Direction::Down:
            return Dark ? Width + 1 : Width;
        case Direction::Left:
        case Direction::Right:
            break;
        }
        return 1;
    }
    [[nodiscard]] static constexpr int longestSlide(Direction direction) noexcept
    {
        const Step step = cellStep(direction);
        const int byRows = step.rows == 0 ? Width : (Height - 1) / std::max(step.rows, -step.rows);
        const int byColumns =
            step.columns == 0 ? Height : (Width - 1) / std::max(step.columns, -step.columns);
        return std::min(byRows, byColumns);
    }
    static constexpr auto WordBits = static_cast<std::size_t>(BitCount);
    template <Direction D>
    static constexpr bool NeedsEdgeMask =
        Dark ? D == Direction::Left || D == Direction::Right : D != Direction::Up &&D != Direction::Down;
    template <Direction D>
    [[nodiscard]] NAQLA_INLINE static constexpr Bits shift(Bits bits, int steps) noexcept
    {
        return goesToHigherBits(D) ? bits << (steps * distance(D)) : bits >> (steps * distance(D));
    }

    [[nodiscard]] static constexpr auto makeSquares() noexcept
    {
        std::array<Square, WordBits> squares{};
        for (const Square square : Shape.allSquares())
            squares[static_cast<std::size_t>(bitOf(square))] = square;
        return squares;
    }
    /// The squares from which a step in each direction stays on the board.
    [[nodiscard]] static constexpr auto makeMayStep() noexcept
    {
        std::array<Bits, DirectionCount> masks{};
        for (std::size_t d = 0; d < DirectionCount; ++d) {
            for (const Square square : Shape.allSquares()) {
                if (Shape.neighbour(square, cellStep(static_cast<Direction>(d))))
                    masks[d] |= bit(bitOf(square));
            }
        }
        return masks;
    }
    [[nodiscard]] static constexpr auto makeMayEnter() noexcept
    {
        std::array<Bits, DirectionCount> masks{};
        for (std::size_t d = 0; d < DirectionCount; ++d)
            masks[d] = MayStep[d ^ 1];
        return masks;
    }
    [[nodiscard]] static constexpr auto makeRays() noexcept
    {
        std::array<std::array<Bits, WordBits>, DirectionCount> rays{};
        for (std::size_t d = 0; d < DirectionCount; ++d) {
            const Step step = cellStep(static_cast<Direction>(d));
            for (const Square square : Shape.allSquares()) {
                for (auto next = Shape.neighbour(square, step); next; next = Shape.neighbour(*next, step))
                    rays[d][static_cast<std::size_t>(bitOf(square))] |= bit(bitOf(*next));
            }
        }
        return rays;
    }

    static constexpr Bits TopRow = row(0);
    static constexpr Bits BottomRow = row(Height - 1);
    static constexpr auto Squares = makeSquares();
    static constexpr auto MayStep = makeMayStep();
    static constexpr auto MayEnter = makeMayEnter();
    static constexpr auto Rays = makeRays();
};

/// The layout of a board's shape.
template <BoardShape Shape>
using LayoutOf = BitLayout<Shape.width, Shape.height, Shape.played>;

NAQLA_CPU_END
