// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/notation/fen.h"
#include "core/rules/variants.h"

#include <QString>

#include <vector>

namespace naqla::gui {

/// A position while it is set up, with the way back. Anything may stand anywhere; whether it can be played is
/// core's to say (core::setupProblem).
class PositionDraft
{
public:
    PositionDraft();

    [[nodiscard]] const core::NamedRules &rules() const noexcept { return m_now.rules; }
    [[nodiscard]] const core::Position &position() const noexcept { return m_now.position; }
    /// As a text in the squares' printed names.
    [[nodiscard]] QString fen() const;

    /// Begins with another position; there is no way back behind it.
    void begin(const core::NamedRules &rules, const core::Position &position);
    /// Keeps the pieces where the board is the same; else begins with the start position.
    void setVariant(core::VariantId variant);
    void put(core::Square square, core::Piece piece);
    void clear(core::Square square);
    /// A piece goes to a square, in the place of what stood there, or off the board.
    void move(core::Square from, std::optional<core::Square> to);
    void setSideToMove(core::Side side);
    void clearBoard();
    void setStartPosition();
    /// Takes a text over; when it makes no sense, nothing changes.
    [[nodiscard]] std::optional<core::FenError> read(const QString &fen);

    [[nodiscard]] bool mayUndo() const noexcept { return !m_past.empty(); }
    void undo();

private:
    struct State
    {
        core::NamedRules rules;
        core::Position position;
    };
    void change(const core::Position &position);
    void keep();

    State m_now;
    std::vector<State> m_past;
};

} // namespace naqla::gui
