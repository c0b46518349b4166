// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace naqla::core {

/// The two players. What the interface calls them (Red, light, dark) is its own affair.
enum class Side : std::uint8_t
{
    White,
    Black
};

inline constexpr std::array Sides{Side::White, Side::Black};

[[nodiscard]] constexpr Side opponent(Side side) noexcept
{
    return side == Side::White ? Side::Black : Side::White;
}

/// A playable square, counted from 0 in reading order from the top left, White at the bottom.
class Square
{
public:
    static constexpr int MaxCount = 72;

    constexpr Square() = default;
    constexpr explicit Square(int index) noexcept
        : m_index(static_cast<std::uint8_t>(index))
    {
        assert(index >= 0 && index < MaxCount);
    }
    [[nodiscard]] constexpr int index() const noexcept { return m_index; }
    /// The index number, 1-based, of vectors, wire and store. The printed square exists only in
    /// core/notation.
    [[nodiscard]] constexpr int number() const noexcept { return m_index + 1; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint8_t m_index = 0;
};

/// A set of squares of one board, up to Square::MaxCount; iterates in reading order.
class SquareSet
{
public:
    class Iterator
    {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square *;
        using reference = Square;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high) noexcept
            : m_low(low)
            , m_high(high)
        {
        }
        constexpr Square operator*() const noexcept
        {
            return Square(m_low != 0 ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high));
        }
        constexpr Iterator &operator++() noexcept
        {
            if (m_low != 0)
                m_low &= m_low - 1;
            else
                m_high &= m_high - 1;
            return *this;
        }
        constexpr Iterator operator++(int) noexcept
        {
            auto before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_low = 0;
        std::uint64_t m_high = 0;
    };

    constexpr SquareSet() = default;
    constexpr SquareSet(std::initializer_list<Square> squares)
    {
        for (const Square square : squares)
            insert(square);
    }
    /// The first `count` squares of a board, 0..Square::MaxCount.
    [[nodiscard]] static constexpr SquareSet firstSquares(int count) noexcept
    {
        SquareSet set;
        set.m_low = count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
        set.m_high = count > 64 ? (std::uint64_t{1} << (count - 64)) - 1 : 0;
        return set;
    }
    /// From two words: bit i of `low` is square i, bit i of `high` square 64 + i.
    [[nodiscard]] static constexpr SquareSet fromWords(std::uint64_t low, std::uint64_t high = 0) noexcept
    {
        SquareSet set;
        set.m_low = low;
        set.m_high = high;
        return set;
    }
    [[nodiscard]] constexpr std::uint64_t lowWord() const noexcept { return m_low; }
    [[nodiscard]] constexpr std::uint64_t highWord() const noexcept { return m_high; }

    [[nodiscard]] constexpr bool contains(Square square) const noexcept
    {
        const int i = square.index();
        return i < 64 ? ((m_low >> i) & 1U) != 0 : ((m_high >> (i - 64)) & 1U) != 0;
    }
    constexpr void insert(Square square) noexcept
    {
        const int i = square.index();
        (i < 64 ? m_low : m_high) |= std::uint64_t{1} << (i & 63);
    }
    constexpr void remove(Square square) noexcept
    {
        const int i = square.index();
        (i < 64 ? m_low : m_high) &= ~(std::uint64_t{1} << (i & 63));
    }
    [[nodiscard]] constexpr bool empty() const noexcept { return (m_low | m_high) == 0; }
    [[nodiscard]] constexpr int count() const noexcept
    {
        return std::popcount(m_low) + std::popcount(m_high);
    }
    /// The first square in reading order; the set may not be empty.
    [[nodiscard]] constexpr Square first() const noexcept { return *begin(); }
    [[nodiscard]] constexpr Iterator begin() const noexcept { return {m_low, m_high}; }
    [[nodiscard]] constexpr Iterator end() const noexcept { return {}; }

    friend constexpr bool operator==(SquareSet, SquareSet) = default;
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) noexcept
    {
        return fromWords(a.m_low | b.m_low, a.m_high | b.m_high);
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) noexcept
    {
        return fromWords(a.m_low & b.m_low, a.m_high & b.m_high);
    }
    /// The squares of `a` that are not in `b`.
    friend constexpr SquareSet operator-(SquareSet a, SquareSet b) noexcept
    {
        return fromWords(a.m_low & ~b.m_low, a.m_high & ~b.m_high);
    }
    constexpr SquareSet &operator|=(SquareSet other) noexcept { return *this = *this | other; }
    constexpr SquareSet &operator&=(SquareSet other) noexcept { return *this = *this & other; }
    constexpr SquareSet &operator-=(SquareSet other) noexcept { return *this = *this - other; }

private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

} // namespace naqla::core
