// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/load_program/load_tally.h"

#include <algorithm>
#include <cstdio>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t FaultsTold = 10;

/// The value that `share` of all values do not exceed; 0 without values.
double percentile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0.0;
    const auto rank = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5);
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

void LoadTally::beginMeasuring(Time now)
{
    m_since = now;
}

void LoadTally::endMeasuring(Time now)
{
    if (m_since && !m_until)
        m_until = now;
}

void LoadTally::gameBegun()
{
    if (isMeasuring())
        ++m_games;
}

void LoadTally::moveMade(std::optional<Latency> took)
{
    if (!isMeasuring())
        return;
    ++m_moves;
    if (took)
        m_latencies.push_back(took->count());
}

void LoadTally::fault(const QString &line)
{
    if (++m_faults <= FaultsTold)
        std::fprintf(stderr, "naqla-load: %s\n", qUtf8Printable(line));
}

QString LoadTally::summary() const
{
    const double seconds =
        m_since && m_until ? std::chrono::duration<double>(*m_until - *m_since).count() : 0.0;
    const double rate = seconds > 0.0 ? static_cast<double>(m_moves) / seconds : 0.0;
    return u"games %1  moves/s %2  p50 %3  p99 %4  errors %5"_s.arg(m_games)
        .arg(rate, 0, 'f', 1)
        .arg(percentile(m_latencies, 0.50), 0, 'f', 2)
        .arg(percentile(m_latencies, 0.99), 0, 'f', 2)
        .arg(m_faults);
}

QString LoadTally::restartSummary() const
{
    return u"interruptions %1  lost %2"_s.arg(m_interruptions).arg(m_lost);
}

} // namespace naqla::net
