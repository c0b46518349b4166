// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>

namespace naqla::net {

/// Makes what was written outlive a power cut, in a thread of its own: the disk takes milliseconds for that,
/// in which others go on. What is asked for while the disk works becomes durable with the next turn,
/// together.
class Syncer
{
public:
    /// Counts what was asked for.
    using Ticket = std::uint64_t;
    /// Returns when all that was written before the call is durable; false when it may be lost.
    using Sync = std::function<bool()>;

    struct Progress
    {
        Ticket done = 0; ///< this and all before it are durable
        bool failed = false; ///< what came after `done` may be lost
    };

    /// @param prepare  makes, in the thread, what syncs there
    /// @param moved  called in the thread after each turn
    Syncer(std::function<Sync()> prepare, std::function<void()> moved);
    /// Returns when all that was asked for is done.
    ~Syncer();
    Syncer(const Syncer &) = delete;
    Syncer &operator=(const Syncer &) = delete;

    /// Asks for all that has been written before this call.
    Ticket request();
    [[nodiscard]] Progress progress();
    /// Returns when all that was asked for is durable or has failed.
    Progress waitForAll();

private:
    void work(const std::stop_token &token, const std::function<Sync()> &prepare);

    std::function<void()> m_moved;
    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    std::condition_variable m_turned;
    Ticket m_last = 0;
    Progress m_progress;
    std::jthread m_thread; ///< last: it uses all the others
};

} // namespace naqla::net
