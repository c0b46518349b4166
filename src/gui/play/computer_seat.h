// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/engine.h"
#include "gui/play/seat.h"

#include <QTimer>

#include <functional>
#include <optional>
#include <thread>

namespace naqla::gui {

/// Finds a move in a worker thread; at most one call at a time.
using Mover = std::function<std::optional<core::SearchReport>(
    const core::Game &, const core::SearchLimits &, const std::stop_token &)>;
/// The built-in engine; every mover has its own memory of what it searched.
[[nodiscard]] Mover engineMover();

/// The computer as a player. It thinks in a thread of its own, so the window never waits for it.
class ComputerSeat : public Seat
{
    Q_OBJECT

public:
    /// @param pace  the shortest time from turn to move, so that the eye can follow; 0 for none
    ComputerSeat(Mover mover, int level, std::chrono::milliseconds pace, QObject *parent = nullptr);
    ~ComputerSeat() override;

    void think(const core::Game &game, std::optional<std::chrono::milliseconds> timeLeft) override;
    /// Thinks within these limits instead of those of the level.
    void search(const core::Game &game, const core::SearchLimits &limits);
    /// Accepts when its last search did not see itself ahead.
    void considerDraw(const core::Game &game) override;
    void stop() override;
    void hurry() override { m_thread.request_stop(); }
    [[nodiscard]] bool isThinking() const override { return m_thinking; }

private:
    void found(int search, const std::optional<core::SearchReport> &report);
    void setThinking(bool thinking);

    Mover m_mover;
    int m_level;
    QTimer m_pace;
    std::optional<core::SearchReport> m_report; ///< of the present search
    std::optional<int> m_lastScore; ///< from the computer's own view
    int m_search = 0; ///< counts searches, so that a late answer is told from a present one
    bool m_thinking = false;
    std::jthread m_thread;
};

} // namespace naqla::gui
