// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/settings/options.h"

#include <chrono>
#include <vector>

namespace naqla::gui {

/// What a move looks like at one moment: pure arithmetic, the clock is the caller's.
class BoardAnimation
{
public:
    /// How long one step takes; 0 when animation is off.
    [[nodiscard]] static std::chrono::milliseconds stepTime(AnimationSpeed speed);

    /// @param route the way to show; any route of `transition.move`
    /// @param firstStep steps that the eye has seen already, 0 .. number of steps
    BoardAnimation(const core::Transition &transition, const core::Move &route, core::Removal removal,
        std::chrono::milliseconds step, std::size_t firstStep = 0);

    struct CapturedPiece
    {
        core::Square square;
        core::Piece piece;
        double opacity = 1;
    };
    struct Frame
    {
        core::Square from; ///< the moving piece is on its way from here
        core::Square to; ///< to here
        double way = 1; ///< 0 .. 1
        double crowned = 0; ///< 0: as it set out, 1: as it arrives
        std::vector<CapturedPiece> captured; ///< those that can still be seen
    };
    [[nodiscard]] std::chrono::milliseconds duration() const;
    [[nodiscard]] Frame at(std::chrono::milliseconds elapsed) const;
    [[nodiscard]] const core::Transition &transition() const { return m_transition; }
    /// All squares that the move touches.
    [[nodiscard]] const core::Move &route() const { return m_route; }
    [[nodiscard]] core::Piece pieceBefore() const { return m_transition.piece; }
    [[nodiscard]] core::Piece pieceAfter() const;

private:
    [[nodiscard]] std::size_t stepCount() const { return m_route.path.size() - 1; }
    [[nodiscard]] bool hasEnding() const;

    core::Transition m_transition;
    core::Move m_route;
    core::Removal m_removal;
    std::chrono::milliseconds m_step;
    std::size_t m_firstStep;
};

} // namespace naqla::gui
