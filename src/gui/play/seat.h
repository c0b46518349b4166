// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/game_source.h"

namespace naqla::gui {

/// A source of moves for one side. This one is silent: for a person, whose moves the board brings, and for a
/// remote player, whose moves the source brings.
class Seat : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The side of this seat is to move.
    virtual void think(const core::Game &, std::optional<std::chrono::milliseconds> /*timeLeft*/) { }
    /// The opponent offers a draw.
    virtual void considerDraw(const core::Game &) { }
    /// Whatever the seat is thinking about no longer matters; nothing comes from it until it is asked again.
    virtual void stop() { }
    /// Moves at once, with the best that has been found so far.
    virtual void hurry() { }
    [[nodiscard]] virtual bool isThinking() const { return false; }

Q_SIGNALS:
    void moveChosen(const core::Move &move);
    void drawAnswered(bool accept);
    void thinkingChanged();
};

} // namespace naqla::gui
