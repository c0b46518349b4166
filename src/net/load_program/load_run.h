// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/load_program/load_table.h"
#include "net/server/due_queue.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

namespace naqla::net {

/// All tables of a run: lets the players in a few at a time, keeps the pace, ends in time.
class LoadRun final : public QObject
{
    Q_OBJECT
public:
    explicit LoadRun(LoadOptions options, QObject *parent = nullptr);
    ~LoadRun() override;

    void start();
    /// Ends the measuring; players log out, `finished` follows.
    void finish();
    [[nodiscard]] const LoadTally &tally() const noexcept { return m_tally; }

Q_SIGNALS:
    void finished();

private:
    void addTable(std::size_t number);
    void letIn();
    void onFailed(NetFault why);
    void onPlayingChanged(bool playing);
    void onLeft();
    void wake();
    void rearm();
    [[nodiscard]] MonoTime now() const { return MonoTime(m_elapsed.elapsed()); }

    LoadOptions m_options;
    QTemporaryDir m_folder;
    TrustStore m_trusted;
    LoadTally m_tally;
    std::vector<std::unique_ptr<LoadTable>> m_tables;
    DueQueue<std::size_t> m_due;
    QElapsedTimer m_elapsed;
    QTimer m_wakeTimer;
    QTimer m_endTimer;
    int m_next = 0; ///< the player who enters next
    int m_entering = 0;
    int m_here = 0; ///< who has not left
    std::size_t m_playing = 0; ///< tables
    bool m_hasPlayed = false;
    bool m_isFinishing = false;
};

} // namespace naqla::net
