// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/game_clock.h"

#include <algorithm>

namespace naqla::net {

namespace {

using core::Side;
using wire::TimeKind;

constexpr Milliseconds LongestGrace{2'000};

/// q of the lag quota: min(1 s, 0.15 s + 4 ms for each second of the expected game).
[[nodiscard]] Milliseconds lagStep(const wire::TimeControl &control)
{
    const std::uint64_t expectedMs = control.kind == TimeKind::Clock
        ? std::uint64_t{control.baseMs} + 50 * std::uint64_t{control.incrementMs}
        : std::uint64_t{control.perMoveMs};
    return Milliseconds(std::min<std::uint64_t>(1'000, 150 + expectedMs / 250));
}

[[nodiscard]] std::uint32_t wireMs(Milliseconds time)
{
    return static_cast<std::uint32_t>(std::clamp<Milliseconds::rep>(time.count(), 0, 0xffff'ffff));
}

} // namespace

GameClock::GameClock(const wire::TimeControl &control)
    : m_control(control)
    , m_lagStep(lagStep(control))
{
    const Milliseconds full(control.kind == TimeKind::Clock ? control.baseMs : control.perMoveMs);
    m_now.left.fill(isLimited() ? full : Milliseconds{0});
    m_now.lagQuota.fill(3 * m_lagStep);
    m_history.push_back(m_now);
}

Milliseconds GameClock::elapsed(MonoTime now) const
{
    return m_running ? std::max(Milliseconds{0}, now - m_since) : Milliseconds{0};
}

void GameClock::startTurn(Side side, MonoTime now)
{
    m_running = side;
    m_since = now;
}

void GameClock::pause(MonoTime now)
{
    if (!m_running)
        return;
    if (isLimited())
        m_now.left[index(*m_running)] = remaining(*m_running, now);
    m_running.reset();
}

GameClock::Charge GameClock::endTurn(MonoTime now, std::optional<Milliseconds> claimed, Milliseconds worstLag)
{
    Charge charge{elapsed(now), Milliseconds{0}};
    if (m_running && isLimited()) {
        const std::size_t mover = index(*m_running);
        Milliseconds &quota = m_now.lagQuota[mover];
        if (claimed) {
            charge.lag = std::clamp(charge.spent - *claimed, Milliseconds{0}, std::min(worstLag, quota));
            charge.spent -= charge.lag;
        }
        quota = std::min(quota - charge.lag + m_lagStep, 7 * m_lagStep);
        Milliseconds &left = m_now.left[mover];
        if (m_control.kind == TimeKind::PerMove)
            left = Milliseconds(m_control.perMoveMs);
        else
            left = std::max(Milliseconds{0}, left - charge.spent) + Milliseconds(m_control.incrementMs);
    }
    m_running.reset();
    m_history.push_back(m_now);
    return charge;
}

std::optional<MonoTime> GameClock::deadline() const
{
    if (!m_running || !isLimited())
        return std::nullopt;
    const std::size_t side = index(*m_running);
    return m_since + m_now.left[side] + std::min(m_now.lagQuota[side], LongestGrace);
}

Milliseconds GameClock::remaining(Side side, MonoTime now) const
{
    const Milliseconds left = m_now.left[index(side)];
    return m_running == side && isLimited() ? std::max(Milliseconds{0}, left - elapsed(now)) : left;
}

wire::Clocks GameClock::reading(MonoTime now) const
{
    using wire::ClockRunner;
    ClockRunner running = ClockRunner::Nobody;
    if (m_running)
        running = *m_running == Side::White ? ClockRunner::White : ClockRunner::Black;
    return {.whiteMs = wireMs(remaining(Side::White, now)),
        .blackMs = wireMs(remaining(Side::Black, now)),
        .running = running};
}

void GameClock::rewind(int ply)
{
    m_history.resize(std::min(m_history.size(), static_cast<std::size_t>(ply) + 1));
    m_now = m_history.back();
    m_running.reset();
}

void GameClock::restore(int ply, Milliseconds white, Milliseconds black)
{
    m_now.left = {white, black};
    m_history.resize(static_cast<std::size_t>(ply) + 1, m_now);
    m_history.back() = m_now;
    m_running.reset();
}

void GameClock::skip(Milliseconds step)
{
    m_since += step;
}

} // namespace naqla::net
