// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cpu.h"

#include <bit>
#include <cstdint>

/// Machine words as sets of bits: 64 bits, and 128 for the boards that need more.
NAQLA_CPU_BEGIN

__extension__ using Uint128 = unsigned __int128;

[[nodiscard]] NAQLA_INLINE constexpr int countBits(std::uint64_t bits) noexcept
{
    return std::popcount(bits);
}
[[nodiscard]] NAQLA_INLINE constexpr int countBits(Uint128 bits) noexcept
{
    return std::popcount(static_cast<std::uint64_t>(bits))
        + std::popcount(static_cast<std::uint64_t>(bits >> 64));
}
/// The number of the lowest bit that is set; `bits` may not be 0.
[[nodiscard]] NAQLA_INLINE constexpr int lowestBit(std::uint64_t bits) noexcept
{
    return std::countr_zero(bits);
}
[[nodiscard]] NAQLA_INLINE constexpr int lowestBit(Uint128 bits) noexcept
{
    const auto low = static_cast<std::uint64_t>(bits);
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}
/// The number of the highest bit that is set; `bits` may not be 0.
[[nodiscard]] NAQLA_INLINE constexpr int highestBit(std::uint64_t bits) noexcept
{
    return 63 - std::countl_zero(bits);
}
[[nodiscard]] NAQLA_INLINE constexpr int highestBit(Uint128 bits) noexcept
{
    const auto high = static_cast<std::uint64_t>(bits >> 64);
    return high != 0 ? 127 - std::countl_zero(high) : 63 - std::countl_zero(static_cast<std::uint64_t>(bits));
}
/// 64 well mixed bits of two words.
[[nodiscard]] NAQLA_INLINE constexpr std::uint64_t mixBits(std::uint64_t a, std::uint64_t b) noexcept
{
    const Uint128 product = static_cast<Uint128>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Calls `visit` with the number of each bit that is set, lowest first.
template <typename Bits, typename Visit>
NAQLA_INLINE constexpr void forEachBit(Bits bits, Visit &&visit)
{
    for (; bits != 0; bits &= bits - 1)
        visit(lowestBit(bits));
}

NAQLA_CPU_END
