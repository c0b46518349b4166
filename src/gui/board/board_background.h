// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/board/board_geometry.h"
#include "gui/board/board_theme.h"

#include <QFont>
#include <QPixmap>
#include <QStringList>

namespace naqla::gui {

/// What is written on the board: beside it by column and row as the eye counts, or in the squares.
struct BoardLabels
{
    QStringList columns; ///< left to right
    QStringList rows; ///< top to bottom
    QStringList squares; ///< by the square's index
};
/// Whether names are written into the frame, which is wider then.
[[nodiscard]] bool labelsAreInFrame(const core::Rules &rules, Coordinates coordinates);
/// Algebraic names go into the frame, numbers into the squares.
[[nodiscard]] BoardLabels boardLabels(const core::Rules &rules, Coordinates coordinates, bool flipped);

/// All of the board that does not move, in device pixels.
[[nodiscard]] QPixmap boardBackground(
    const BoardGeometry &geometry, const BoardTheme &theme, const BoardLabels &labels, const QFont &font);

} // namespace naqla::gui
