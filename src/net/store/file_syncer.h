// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace naqla::net {

/// Makes what was written to a file outlive a power cut, in a thread of its own: the disk takes milliseconds
/// for that, in which others go on. What is asked for while the disk works becomes durable with the next
/// turn, together.
class FileSyncer
{
public:
    /// Counts what was asked for.
    using Ticket = std::uint64_t;

    struct Progress
    {
        Ticket done = 0; ///< this and all before it are durable
        bool failed = false; ///< what came after `done` may be lost
    };

    /// Whether this system lets a program do so.
    [[nodiscard]] static bool isSupported();

    /// @param moved  called in the thread after each turn
    FileSyncer(const QString &fileName, std::function<void()> moved);
    /// Returns when all that was asked for is done.
    ~FileSyncer();
    FileSyncer(const FileSyncer &) = delete;
    FileSyncer &operator=(const FileSyncer &) = delete;

    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    /// Asks for all that has been written to the file before this call.
    Ticket request();
    [[nodiscard]] Progress progress();
    /// Returns when all that was asked for is durable or has failed.
    Progress waitForAll();

private:
    void work(const std::stop_token &token);

    QFile m_file;
    std::function<void()> m_moved;
    std::mutex m_mutex;
    std::condition_variable_any m_asked;
    std::condition_variable m_turned;
    Ticket m_last = 0;
    Progress m_progress;
    std::jthread m_thread; ///< last: it uses all the others
};

/// Returns when what was written to an open file is on the disk; one source file per operating system.
[[nodiscard]] bool syncToDisk(int descriptor);

} // namespace naqla::net
