// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Private to core/engine: what the search remembers of positions it has seen.
namespace naqla::core {

/// What a remembered score says about the true one.
enum class Bound : std::uint8_t
{
    None,
    Upper,
    Lower,
    Exact,
};

/// A move as the table keeps it; recognised among the legal moves of its position, never trusted.
struct MoveHint
{
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint16_t capturedHash = 0;
    friend bool operator==(MoveHint, MoveHint) = default;
};

class TranspositionTable
{
public:
    struct Entry
    {
        std::uint64_t key = 0;
        MoveHint move;
        std::int16_t score = 0;
        std::uint8_t depth = 0;
        std::uint8_t boundAndAge = 0; ///< the age in the upper six bits

        [[nodiscard]] Bound bound() const noexcept { return static_cast<Bound>(boundAndAge & 3U); }
    };

    explicit TranspositionTable(int mebibytes);

    void clear();
    /// Entries of earlier searches give way to those of the new one.
    void nextSearch() noexcept { m_age = (m_age + 4U) & 0xffU; }
    /// The entry of a position, or null.
    [[nodiscard]] const Entry *find(std::uint64_t key) const noexcept;
    void store(std::uint64_t key, MoveHint move, int score, int depth, Bound bound) noexcept;

private:
    static constexpr std::size_t ClusterSize = 4;
    struct alignas(64) Cluster
    {
        std::array<Entry, ClusterSize> entries;
    };
    [[nodiscard]] std::size_t indexOf(std::uint64_t key) const noexcept
    {
        return key & (m_clusters.size() - 1);
    }

    std::vector<Cluster> m_clusters; ///< a power of two
    unsigned m_age = 0;
};

} // namespace naqla::core
