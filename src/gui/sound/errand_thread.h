// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace naqla::gui {

/// A thread that runs errands to something that may hang, such as a sound system. Nobody waits for it: what
/// is asked for while it hangs is forgotten, and at the end of the program it is left behind.
template <typename Errand>
class ErrandThread
{
public:
    /// Gives the next errand when there is one; nothing when the thread shall end.
    using Next = std::function<std::optional<Errand>()>;

    /// @param mostWaiting  errands that wait at a time; the oldest makes room for one more
    /// @param work         runs in the thread, and so may own all that it uses
    ErrandThread(std::size_t mostWaiting, std::function<void(const Next &)> work)
        : m_mostWaiting(mostWaiting)
        , m_state(std::make_shared<State>())
        , m_thread([state = m_state, work = std::move(work)] {
            work([&state] { return state->next(); });
            const std::lock_guard lock(state->mutex);
            state->ended = true;
            state->changed.notify_all();
        })
    {
    }
    ErrandThread(const ErrandThread &) = delete;
    ErrandThread &operator=(const ErrandThread &) = delete;
    ~ErrandThread()
    {
        std::unique_lock lock(m_state->mutex);
        m_state->ending = true;
        m_state->changed.notify_all();
        const bool ended =
            m_state->changed.wait_for(lock, PatienceAtTheEnd, [this] { return m_state->ended; });
        lock.unlock();
        if (ended)
            m_thread.join();
        else
            m_thread.detach();
    }

    void add(Errand errand)
    {
        const std::lock_guard lock(m_state->mutex);
        if (m_state->waiting.size() == m_mostWaiting)
            m_state->waiting.pop_front();
        m_state->waiting.push_back(std::move(errand));
        m_state->changed.notify_all();
    }

private:
    /// Owned by both sides, so that a thread that hangs keeps what it uses.
    struct State
    {
        std::mutex mutex;
        std::condition_variable changed;
        std::deque<Errand> waiting;
        bool ending = false;
        bool ended = false;

        std::optional<Errand> next()
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return ending || !waiting.empty(); });
            if (ending)
                return std::nullopt;
            Errand errand = std::move(waiting.front());
            waiting.pop_front();
            return errand;
        }
    };

    static constexpr std::chrono::milliseconds PatienceAtTheEnd{300};

    std::size_t m_mostWaiting;
    std::shared_ptr<State> m_state;
    std::thread m_thread;
};

} // namespace naqla::gui
