// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transposition_table.h"

#include <algorithm>
#include <bit>

namespace naqla::core {

TranspositionTable::TranspositionTable(int mebibytes)
    : m_clusters(std::bit_floor(
        static_cast<std::size_t>(std::clamp(mebibytes, 1, 4096)) * 1024 * 1024 / sizeof(Cluster)))
{
    static_assert(sizeof(Cluster) == 64, "one cluster is one cache line");
}

void TranspositionTable::clear()
{
    std::ranges::fill(m_clusters, Cluster{});
    m_age = 0;
}

const TranspositionTable::Entry *TranspositionTable::find(std::uint64_t key) const noexcept
{
    for (const Entry &entry : m_clusters[indexOf(key)].entries) {
        if (entry.key == key && entry.bound() != Bound::None)
            return &entry;
    }
    return nullptr;
}

void TranspositionTable::store(std::uint64_t key, MoveHint move, int score, int depth, Bound bound) noexcept
{
    // The same position, else the least deep entry, where four searches of age weigh as much as a ply each.
    const auto worth = [this](const Entry &entry) {
        const unsigned age = (m_age - (entry.boundAndAge & 0xfcU)) & 0xffU;
        return entry.bound() == Bound::None ? -1000 : entry.depth - static_cast<int>(age);
    };
    auto &entries = m_clusters[indexOf(key)].entries;
    Entry *target = entries.data();
    for (Entry &entry : entries) {
        if (entry.key == key && entry.bound() != Bound::None) {
            target = &entry;
            break;
        }
        if (worth(entry) < worth(*target))
            target = &entry;
    }
    if (target->key == key && move == MoveHint{})
        move = target->move;
    *target = {key, move, static_cast<std::int16_t>(score),
        static_cast<std::uint8_t>(std::clamp(depth, 0, 255)),
        static_cast<std::uint8_t>(m_age | static_cast<unsigned>(bound))};
}

} // namespace naqla::core
