// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"
#include "gui/play/time_control.h"

#include <array>
#include <chrono>
#include <optional>

namespace naqla::gui {

/// The two clocks of one game. Time is passed in and never read, so tests need not wait. Callers use the
/// monotonic clock, which stands still while the computer sleeps: a suspended laptop costs nobody the game.
class GameClock
{
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    explicit GameClock(const TimeControl &control = {});

    [[nodiscard]] const TimeControl &control() const noexcept { return m_control; }
    /// Lets the clock of `side` run; the other one stands. A PerMove control begins a full move for it.
    void start(core::Side side, TimePoint now);
    /// The mover has moved: adds his increment and starts the other side's clock.
    void press(TimePoint now);
    void stop(TimePoint now);
    /// Lets a clock that was stopped go on with what was left.
    void resume(core::Side side, TimePoint now);
    /// Sets what is left on a stopped clock, as when a move is taken back or a game is resumed.
    void setRemaining(core::Side side, std::chrono::milliseconds remaining);

    [[nodiscard]] std::optional<core::Side> running() const noexcept { return m_running; }
    /// What is left, never below 0; nothing without a time limit.
    [[nodiscard]] std::optional<std::chrono::milliseconds> remaining(core::Side side, TimePoint now) const;
    /// The side whose time has run out while its clock was running.
    [[nodiscard]] std::optional<core::Side> expired(TimePoint now) const;

private:
    std::chrono::milliseconds &left(core::Side side) { return m_left[static_cast<std::size_t>(side)]; }

    TimeControl m_control;
    std::array<std::chrono::milliseconds, 2> m_left{};
    std::optional<core::Side> m_running;
    TimePoint m_since;
};

} // namespace naqla::gui
