// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's square.
#include "gui/board/board_widget.h"
#include "gui/board/board_widget_p.h"

#include <QAccessible>

#include <algorithm>

namespace naqla::gui {

using core::Square;

void BoardWidget::Private::moveCursor(int rows, int columns)
{
    showCursor(true);
    const core::BoardShape &shape = rules.rules.traits.board;
    const core::Cell cell = geometry.visualCell(cursor);
    const int row = std::clamp(cell.row + rows, 0, shape.height - 1);
    if (columns != 0) {
        for (int column = cell.column + columns; column >= 0 && column < shape.width; column += columns) {
            if (const auto square = geometry.squareAtVisual({row, column})) {
                q->setCursorSquare(*square);
                return;
            }
        }
        return;
    }
    // Going up and down keeps to one column as well as the board allows, so that the way back is the same.
    for (const int column : {cursorColumn, cursorColumn - 1, cursorColumn + 1}) {
        if (const auto square = geometry.squareAtVisual({row, column})) {
            const int kept = cursorColumn;
            q->setCursorSquare(*square);
            cursorColumn = kept;
            return;
        }
    }
}

void BoardWidget::Private::moveCursorToRowEnd(bool last)
{
    showCursor(true);
    const core::BoardShape &shape = rules.rules.traits.board;
    const int row = geometry.visualCell(cursor).row;
    for (int i = 0; i < shape.width; ++i) {
        if (const auto square = geometry.squareAtVisual({row, last ? shape.width - 1 - i : i})) {
            q->setCursorSquare(*square);
            return;
        }
    }
}

void BoardWidget::Private::showCursor(bool shown)
{
    if (cursorShown == shown)
        return;
    cursorShown = shown;
    update();
}

/// Tells the screen reader what happened to the square under the cursor.
void BoardWidget::Private::tellSquare(QAccessible::Event what)
{
    if (!q->hasFocus())
        return;
    QAccessibleEvent event(q, what);
    event.setChild(cursor.index());
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::setCursorSquare(Square square)
{
    d->cursor = square;
    d->cursorColumn = d->geometry.visualCell(square).column;
    d->leadSketch(square);
    d->update();
    d->tellSquare(QAccessible::Focus);
}

} // namespace naqla::gui
