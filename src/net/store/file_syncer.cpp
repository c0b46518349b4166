// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_syncer.h"

namespace naqla::net {

FileSyncer::FileSyncer(const QString &fileName, std::function<void()> moved)
    : m_file(fileName)
    , m_moved(std::move(moved))
{
    // Not made here: it is another's file, who may not have made it yet.
    if (m_file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        m_thread = std::jthread([this](const std::stop_token &token) { work(token); });
}

FileSyncer::~FileSyncer() = default;

FileSyncer::Ticket FileSyncer::request()
{
    const std::scoped_lock lock(m_mutex);
    m_asked.notify_one();
    return ++m_last;
}

FileSyncer::Progress FileSyncer::progress()
{
    const std::scoped_lock lock(m_mutex);
    return m_progress;
}

FileSyncer::Progress FileSyncer::waitForAll()
{
    std::unique_lock lock(m_mutex);
    m_turned.wait(lock, [this] { return m_progress.failed || m_progress.done == m_last; });
    return m_progress;
}

void FileSyncer::work(const std::stop_token &token)
{
    std::unique_lock lock(m_mutex);
    while (m_asked.wait(lock, token, [this] { return m_progress.done < m_last; })) {
        const Ticket ticket = m_last;
        lock.unlock();
        const bool synced = syncToDisk(m_file.handle());
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
            return; // a disk that has lost something once is not to be believed again
    }
}

} // namespace naqla::net
