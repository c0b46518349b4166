// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <chrono>
#include <optional>
#include <vector>

namespace naqla::net {

/// What a run has counted and measured.
class LoadTally
{
public:
    using Time = std::chrono::steady_clock::time_point;
    using Latency = std::chrono::duration<double, std::milli>;

    /// Games and moves count from here on, errors always.
    void beginMeasuring(Time now);
    void endMeasuring(Time now);

    void gameBegun();
    void gamesGoOn(int count) { m_games += count; }
    /// A move that both players have; without a time when its way was interrupted.
    void moveMade(std::optional<Latency> took);
    /// Something that must not happen; the first few are told on standard error.
    void fault(const QString &line);
    /// Moves that the server had confirmed and does not know any more.
    void lost(std::size_t moves) { m_lost += moves; }
    void interrupted() { ++m_interruptions; }

    [[nodiscard]] std::size_t faults() const noexcept { return m_faults; }
    [[nodiscard]] std::size_t lost() const noexcept { return m_lost; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString restartSummary() const;

private:
    [[nodiscard]] bool isMeasuring() const { return m_since && !m_until; }

    std::optional<Time> m_since;
    std::optional<Time> m_until;
    std::vector<double> m_latencies; ///< ms
    int m_games = 0;
    std::size_t m_moves = 0;
    std::size_t m_faults = 0;
    std::size_t m_lost = 0;
    std::size_t m_interruptions = 0;
};

} // namespace naqla::net
