// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/game_clock.h"

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace naqla::net {

/// Who is to be looked at when. Costs a search among those who wait, however many there are who don't.
template <typename Key>
class DueQueue
{
public:
    /// Asks for a look at this time; an earlier one that was asked for before stays.
    void ask(Key key, MonoTime time)
    {
        const auto [at, isNew] = m_times.emplace(key, time);
        if (!isNew) {
            if (at->second <= time)
                return;
            m_order.erase({at->second, key});
            at->second = time;
        }
        m_order.emplace(time, key);
    }

    void drop(Key key)
    {
        const auto at = m_times.find(key);
        if (at == m_times.end())
            return;
        m_order.erase({at->second, key});
        m_times.erase(at);
    }

    [[nodiscard]] std::optional<MonoTime> next() const
    {
        return m_order.empty() ? std::nullopt : std::optional(m_order.begin()->first);
    }

    /// Takes out all whose time has come, the longest overdue first.
    [[nodiscard]] std::vector<Key> takeDue(MonoTime now)
    {
        std::vector<Key> due;
        while (!m_order.empty() && m_order.begin()->first <= now) {
            due.push_back(m_order.begin()->second);
            drop(due.back());
        }
        return due;
    }

private:
    std::map<Key, MonoTime> m_times;
    std::set<std::pair<MonoTime, Key>> m_order;
};

} // namespace naqla::net
