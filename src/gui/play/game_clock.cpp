// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_clock.h"

#include <algorithm>

using std::chrono::milliseconds;

namespace naqla::gui {

GameClock::GameClock(const TimeControl &control)
    : m_control(control)
    , m_left{control.base, control.base}
{
}

void GameClock::start(core::Side side, TimePoint now)
{
    stop(now);
    if (!m_control.isLimited())
        return;
    if (m_control.kind == TimeControl::Kind::PerMove)
        m_left.fill(m_control.base);
    m_running = side;
    m_since = now;
}

void GameClock::press(TimePoint now)
{
    if (!m_running)
        return;
    const core::Side mover = *m_running;
    stop(now);
    left(mover) += m_control.increment;
    start(core::opponent(mover), now);
}

void GameClock::stop(TimePoint now)
{
    if (!m_running)
        return;
    left(*m_running) = *remaining(*m_running, now);
    m_running.reset();
}

void GameClock::resume(core::Side side, TimePoint now)
{
    if (!m_control.isLimited())
        return;
    m_running = side;
    m_since = now;
}

void GameClock::setRemaining(core::Side side, milliseconds remaining)
{
    left(side) = std::max(remaining, milliseconds(0));
}

std::optional<milliseconds> GameClock::remaining(core::Side side, TimePoint now) const
{
    if (!m_control.isLimited())
        return std::nullopt;
    milliseconds remaining = m_left[static_cast<std::size_t>(side)];
    if (m_running == side && now > m_since)
        remaining -= std::chrono::duration_cast<milliseconds>(now - m_since);
    return std::max(remaining, milliseconds(0));
}

std::optional<core::Side> GameClock::expired(TimePoint now) const
{
    if (m_running && *remaining(*m_running, now) == milliseconds(0))
        return m_running;
    return std::nullopt;
}

} // namespace naqla::gui
