// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/syncer.h"

namespace naqla::net {

Syncer::Syncer(std::function<Sync()> prepare, std::function<void()> moved)
    : m_moved(std::move(moved))
    , m_thread([this, prepare = std::move(prepare)](const std::stop_token &token) { work(token, prepare); })
{
}

Syncer::~Syncer() = default;

Syncer::Ticket Syncer::request()
{
    const std::scoped_lock lock(m_mutex);
    m_asked.notify_one();
    return ++m_last;
}

Syncer::Progress Syncer::progress()
{
    const std::scoped_lock lock(m_mutex);
    return m_progress;
}

Syncer::Progress Syncer::waitForAll()
{
    std::unique_lock lock(m_mutex);
    m_turned.wait(lock, [this] { return m_progress.failed || m_progress.done == m_last; });
    return m_progress;
}

void Syncer::work(const std::stop_token &token, const std::function<Sync()> &prepare)
{
    const Sync sync = prepare();
    std::unique_lock lock(m_mutex);
    while (m_asked.wait(lock, token, [this] { return m_progress.done < m_last; })) {
        const Ticket ticket = m_last;
        lock.unlock();
        const bool synced = sync();
        lock.lock();
        if (synced)
            m_progress.done = ticket;
        else
            m_progress.failed = true;
        m_turned.notify_all();
        lock.unlock();
        m_moved();
        lock.lock();
        if (m_progress.failed)
            return; // what has lost something once is not to be believed again
    }
}

} // namespace naqla::net
