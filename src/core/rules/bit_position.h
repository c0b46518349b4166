// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/bit_layout.h"
#include "core/board/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

NAQLA_CPU_BEGIN

/// A Position in the words of a BitLayout: 32 bytes for boards of up to 64 bits. A plain value, made by
/// copying.
template <typename LayoutType>
struct BitPosition
{
    using Layout = LayoutType;
    using Bits = typename Layout::Bits;
    struct Run
    {
        std::uint8_t moves = 0;
        std::uint8_t bit = 0; ///< 0 while `moves` is 0
        friend constexpr bool operator==(Run, Run) = default;
    };

    std::array<Bits, 2> sides{}; ///< all pieces of White, of Black
    Bits kings = 0; ///< of both sides
    std::array<Run, 2> runs{}; ///< quiet moves in a row of one king (Frisian)
    Side sideToMove = Side::White;

    friend constexpr bool operator==(const BitPosition &, const BitPosition &) = default;

    [[nodiscard]] constexpr Bits pieces(Side side) const noexcept
    {
        return sides[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] constexpr Bits menOf(Side side) const noexcept { return pieces(side) & ~kings; }
    [[nodiscard]] constexpr Bits kingsOf(Side side) const noexcept { return pieces(side) & kings; }
    [[nodiscard]] constexpr Bits occupied() const noexcept { return sides[0] | sides[1]; }
    [[nodiscard]] constexpr Bits empty() const noexcept { return Layout::All & ~occupied(); }

    /// 64 well mixed bits of everything that decides the legal moves, the side to move included. Computed
    /// anew each time: three multiplications cost less than keeping a key up to date through long captures.
    [[nodiscard]] constexpr std::uint64_t key() const noexcept
    {
        const auto runBits = static_cast<std::uint64_t>(runs[0].moves) | std::uint64_t{runs[0].bit} << 8
            | std::uint64_t{runs[1].moves} << 16 | std::uint64_t{runs[1].bit} << 24
            | static_cast<std::uint64_t>(sideToMove) << 32;
        std::uint64_t key = mixBits(fold(sides[0]) ^ 0x9e3779b97f4a7c15, fold(sides[1]) ^ 0xd1b54a32d192ed03);
        key = mixBits(key ^ 0xaef17502108ef2d9, fold(kings) ^ 0xf1357aea2e62a9c5);
        return mixBits(key ^ 0x8ebc6af09c88c6e3, runBits ^ 0xe7037ed1a0b428db);
    }

    /// @param mirrored the board's near left corner is not played on
    [[nodiscard]] static constexpr BitPosition from(const Position &position, bool mirrored) noexcept
    {
        BitPosition result;
        for (const Side side : Sides) {
            const auto i = static_cast<std::size_t>(side);
            result.sides[i] = Layout::toBits(position.pieces(side), mirrored);
            result.kings |= Layout::toBits(position.kings(side), mirrored);
            if (const KingRun run = position.kingRun(side); run.moves > 0)
                result.runs[i] = {run.moves, static_cast<std::uint8_t>(Layout::bitOf(run.square, mirrored))};
        }
        result.sideToMove = position.sideToMove();
        return result;
    }
    [[nodiscard]] constexpr Position toPosition(bool mirrored) const noexcept
    {
        Position position;
        for (const Side side : Sides) {
            forEachBit(pieces(side), [&](int number) {
                const bool king = (kings & Layout::bit(number)) != 0;
                position.put(
                    Layout::squareOf(number, mirrored), {side, king ? PieceKind::King : PieceKind::Man});
            });
            if (const Run run = runs[static_cast<std::size_t>(side)]; run.moves > 0)
                position.setKingRun(side, {run.moves, Layout::squareOf(run.bit, mirrored)});
        }
        position.setSideToMove(sideToMove);
        return position;
    }

private:
    [[nodiscard]] static constexpr std::uint64_t fold(Bits bits) noexcept
    {
        if constexpr (sizeof(Bits) > 8)
            return mixBits(static_cast<std::uint64_t>(bits) ^ 0xa0761d6478bd642f,
                static_cast<std::uint64_t>(bits >> 64) ^ 0x589965cc75374cc3);
        else
            return bits;
    }
};

/// A move without its path: enough to play it. 16 bytes for boards of up to 64 bits.
/// Deliberately without initial values, so that a list of them costs nothing to make.
template <typename Layout>
struct BitMove
{
    typename Layout::Bits captured;
    std::uint8_t from; ///< bit numbers of the layout
    std::uint8_t to;
    bool crowns; ///< the piece began the move as a man and ends it as a king

    [[nodiscard]] constexpr bool isCapture() const noexcept { return captured != 0; }
    /// The identity of a move; whether it crowns follows from it.
    friend constexpr bool operator==(const BitMove &a, const BitMove &b) noexcept
    {
        return a.from == b.from && a.to == b.to && a.captured == b.captured;
    }
};

/// The moves of one position. Holds so many without allocating that no game needs more; set-up positions may.
template <typename MoveType>
class MoveList
{
public:
    static constexpr std::size_t InlineCapacity = 128;

    MoveList() noexcept { } // leaves the moves uninitialised
    MoveList(const MoveList &) = delete;
    MoveList &operator=(const MoveList &) = delete;

    NAQLA_INLINE void add(const MoveType &move)
    {
        if (m_size == m_capacity) [[unlikely]]
            grow();
        m_moves[m_size++] = move;
    }
    void clear() noexcept { m_size = 0; }
    [[nodiscard]] std::size_t size() const noexcept { return m_size; }
    [[nodiscard]] bool empty() const noexcept { return m_size == 0; }
    [[nodiscard]] MoveType &operator[](std::size_t i) noexcept { return m_moves[i]; }
    [[nodiscard]] const MoveType &operator[](std::size_t i) const noexcept { return m_moves[i]; }
    [[nodiscard]] MoveType *begin() noexcept { return m_moves; }
    [[nodiscard]] MoveType *end() noexcept { return m_moves + m_size; }
    [[nodiscard]] const MoveType *begin() const noexcept { return m_moves; }
    [[nodiscard]] const MoveType *end() const noexcept { return m_moves + m_size; }

private:
    [[gnu::noinline]] void grow()
    {
        auto larger = std::make_unique_for_overwrite<MoveType[]>(2 * m_capacity);
        std::copy(begin(), end(), larger.get());
        m_heap = std::move(larger);
        m_moves = m_heap.get();
        m_capacity *= 2;
    }

    std::array<MoveType, InlineCapacity> m_inline;
    MoveType *m_moves = m_inline.data();
    std::size_t m_size = 0;
    std::size_t m_capacity = InlineCapacity;
    std::unique_ptr<MoveType[]> m_heap;
};

NAQLA_CPU_END
