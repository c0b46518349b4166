// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/ports.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>

namespace naqla::net {

/// The computer's own clock, and a timer that wakes the server in the thread where it was made.
class SystemTime final : public TimeSource
{
public:
    SystemTime();
    /// Whom to wake: `[&server] { server.wake(); }`.
    void setWake(std::function<void()> wake) { m_wake = std::move(wake); }

    [[nodiscard]] MonoTime now() const override { return MonoTime(m_elapsed.elapsed()); }
    [[nodiscard]] std::uint64_t utcNow() const override;
    void wakeAt(MonoTime time) override;

private:
    QElapsedTimer m_elapsed;
    QTimer m_timer;
    std::function<void()> m_wake;
};

class SystemRandom final : public RandomSource
{
public:
    [[nodiscard]] QByteArray bytes(qsizetype count) override;
};

} // namespace naqla::net
