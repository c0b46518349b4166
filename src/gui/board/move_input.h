// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_shape.h"
#include "core/rules/move.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace naqla::gui {

/// How somebody enters a move, whatever the device: nothing chosen yet, a piece selected, a path begun. It
/// knows the routes that may be entered and nothing of the rules behind them.
class MoveInput
{
public:
    enum class Kind
    {
        Ignored, ///< nothing to do with a move
        Changed, ///< another selection or a longer path
        Chosen, ///< a whole move
        Refused, ///< no route has these squares
    };
    struct Outcome
    {
        Kind kind = Kind::Ignored;
        std::optional<core::Move> move; ///< with the route entered; for Chosen
        QList<core::Square> attempt; ///< for Refused
    };

    void setShape(const core::BoardShape &shape) { m_shape = shape; }
    /// @param routes what may be entered; none makes every action Ignored
    /// @param own the pieces of the side that enters
    /// @param others those of the opponent
    void setRoutes(std::vector<core::Move> routes, core::SquareSet own, core::SquareSet others);
    void setOneClickMoves(bool enabled) { m_oneClickMoves = enabled; }

    /// A click, or Enter on a square: selects a piece, makes a step, or puts the selected piece down again.
    [[nodiscard]] Outcome activate(core::Square square);
    /// The button went down on a square: the piece there is selected, so that it can be dragged.
    [[nodiscard]] Outcome press(core::Square square);
    /// The button went up on the square where it went down, without a drag.
    [[nodiscard]] Outcome release(core::Square square);
    /// A dragged piece was let go on a square.
    [[nodiscard]] Outcome drop(core::Square square);
    /// A move named by some of its squares, as in notation.
    [[nodiscard]] Outcome enter(std::span<const core::Square> squares);
    /// Takes back the last step, then the selection; false when there was nothing.
    bool stepBack();
    void cancel();

    [[nodiscard]] bool isActive() const { return !m_routes.empty(); }
    /// The pieces that have a route.
    [[nodiscard]] core::SquareSet movable() const;
    [[nodiscard]] bool mustCapture() const;
    /// The squares entered so far, the piece's own first; empty while nothing is selected.
    [[nodiscard]] const std::vector<core::Square> &path() const { return m_path; }
    [[nodiscard]] std::optional<core::Square> selected() const;
    /// Whether the piece drawn on this square can be picked up.
    [[nodiscard]] bool canPickUp(core::Square square) const;
    /// The squares that the next step may end on, without and with a capture.
    [[nodiscard]] core::SquareSet quietTargets() const;
    [[nodiscard]] core::SquareSet captureTargets() const;
    /// The pieces that the rest of the path can take.
    [[nodiscard]] core::SquareSet capturable() const;
    /// A route that begins with the path; for the picture of what has been captured. Nothing without a
    /// selection.
    [[nodiscard]] const core::Move *example() const;

private:
    /// How a route goes on to a square: 0 not at all, 1 across it, 2 by a step that ends there, 3 as its last
    /// square.
    [[nodiscard]] int leadsTo(const core::Move &route, core::Square square) const;
    [[nodiscard]] bool begins(const core::Move &route) const;
    [[nodiscard]] std::vector<const core::Move *> candidates() const;
    [[nodiscard]] core::SquareSet targets(bool capturing) const;
    [[nodiscard]] std::optional<Outcome> step(core::Square square);
    /// A square further on: plays the one move that it leaves, or makes the next step if it leaves only one.
    [[nodiscard]] std::optional<Outcome> goTowards(core::Square square);
    [[nodiscard]] std::optional<Outcome> chosenIfUnique() const;
    [[nodiscard]] Outcome refused(core::Square square) const;
    [[nodiscard]] Outcome select(core::Square square);

    core::BoardShape m_shape;
    std::vector<core::Move> m_routes;
    core::SquareSet m_own;
    core::SquareSet m_others;
    std::vector<core::Square> m_path;
    bool m_wasSelected = false; ///< when the button went down on the selected piece
    bool m_oneClickMoves = false;
};

} // namespace naqla::gui
