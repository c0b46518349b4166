// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"

#include <array>
#include <optional>

namespace naqla::core {

enum class PieceKind : std::uint8_t
{
    Man,
    King
};

struct Piece
{
    Side side = Side::White;
    PieceKind kind = PieceKind::Man;
    friend constexpr bool operator==(Piece, Piece) = default;
};

/// How many quiet moves in a row one king of a side has made (the Frisian limit); 0 means none.
struct KingRun
{
    std::uint8_t moves = 0;
    Square square; ///< where that king stands; meaningless while `moves` is 0
    friend constexpr bool operator==(KingRun a, KingRun b) noexcept
    {
        return a.moves == b.moves && (a.moves == 0 || a.square == b.square);
    }
};

/// Who stands where and who is to move: all that decides the legal moves. A plain value.
class Position
{
public:
    constexpr Position() = default;

    [[nodiscard]] constexpr Side sideToMove() const noexcept { return m_sideToMove; }
    constexpr void setSideToMove(Side side) noexcept { m_sideToMove = side; }

    [[nodiscard]] constexpr SquareSet pieces(Side side) const noexcept { return m_pieces[index(side)]; }
    [[nodiscard]] constexpr SquareSet kings(Side side) const noexcept
    {
        return m_pieces[index(side)] & m_kings;
    }
    [[nodiscard]] constexpr SquareSet men(Side side) const noexcept
    {
        return m_pieces[index(side)] - m_kings;
    }
    [[nodiscard]] constexpr SquareSet pieces(Piece piece) const noexcept
    {
        return piece.kind == PieceKind::King ? kings(piece.side) : men(piece.side);
    }
    [[nodiscard]] constexpr SquareSet occupied() const noexcept { return m_pieces[0] | m_pieces[1]; }

    [[nodiscard]] constexpr std::optional<Piece> at(Square square) const noexcept
    {
        for (const Side side : Sides) {
            if (m_pieces[index(side)].contains(square))
                return Piece{side, m_kings.contains(square) ? PieceKind::King : PieceKind::Man};
        }
        return std::nullopt;
    }
    /// Puts a piece on a square, in the place of whatever stood there.
    constexpr void put(Square square, Piece piece) noexcept
    {
        clear(square);
        m_pieces[index(piece.side)].insert(square);
        if (piece.kind == PieceKind::King)
            m_kings.insert(square);
    }
    constexpr void clear(Square square) noexcept
    {
        m_pieces[0].remove(square);
        m_pieces[1].remove(square);
        m_kings.remove(square);
    }

    [[nodiscard]] constexpr KingRun kingRun(Side side) const noexcept { return m_kingRuns[index(side)]; }
    constexpr void setKingRun(Side side, KingRun run) noexcept { m_kingRuns[index(side)] = run; }

    friend constexpr bool operator==(const Position &, const Position &) = default;

private:
    [[nodiscard]] static constexpr std::size_t index(Side side) noexcept
    {
        return static_cast<std::size_t>(side);
    }

    std::array<SquareSet, 2> m_pieces{};
    SquareSet m_kings;
    std::array<KingRun, 2> m_kingRuns{};
    Side m_sideToMove = Side::White;
};

} // namespace naqla::core
