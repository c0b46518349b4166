// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"
#include "net/wire/types.h"

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace naqla::net {

using Milliseconds = std::chrono::milliseconds;
/// Monotonic time; its zero means nothing.
using MonoTime = Milliseconds;

/// The clocks of one game. Time comes in as a parameter; a time before the last one counts as no time passed.
/// What a measured delay of the line cost a player is given back from a quota that grows with each move.
class GameClock
{
public:
    explicit GameClock(const wire::TimeControl &control);

    /// Starts the turn of a side; a limit per move begins anew.
    void startTurn(core::Side side, MonoTime now);
    /// Charges and stops the running clock.
    void pause(MonoTime now);

    struct Charge
    {
        Milliseconds spent{}; ///< taken from the clock
        Milliseconds lag{}; ///< given back
    };
    /// Ends the running turn with a move. `claimed` is what the player's program measured, `worstLag` what
    /// the server itself has seen the line cost.
    Charge endTurn(MonoTime now, std::optional<Milliseconds> claimed, Milliseconds worstLag);

    [[nodiscard]] bool isRunning() const { return m_running.has_value(); }
    /// When the running side's time is over, a grace for the line included; nothing without a limit.
    [[nodiscard]] std::optional<MonoTime> deadline() const;
    [[nodiscard]] Milliseconds remaining(core::Side side, MonoTime now) const;
    [[nodiscard]] wire::Clocks reading(MonoTime now) const;

    /// Back to what the clocks showed when `ply` moves had been made; stops them.
    void rewind(int ply);
    /// Sets stopped clocks as they were stored after a number of moves.
    void restore(int ply, Milliseconds white, Milliseconds black);
    /// Forgets a step of the time source that was no play, such as a sleep of the computer.
    void skip(Milliseconds step);

private:
    struct Store
    {
        std::array<Milliseconds, 2> left{};
        std::array<Milliseconds, 2> lagQuota{};
    };
    [[nodiscard]] static std::size_t index(core::Side side) { return static_cast<std::size_t>(side); }
    [[nodiscard]] bool isLimited() const { return m_control.kind != wire::TimeKind::None; }
    [[nodiscard]] Milliseconds elapsed(MonoTime now) const;

    wire::TimeControl m_control;
    Milliseconds m_lagStep{};
    Store m_now;
    std::vector<Store> m_history; ///< after each number of moves
    std::optional<core::Side> m_running;
    MonoTime m_since{};
};

} // namespace naqla::net
