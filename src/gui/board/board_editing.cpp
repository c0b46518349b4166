// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with the board while they set up a position.
#include "gui/board/board_widget.h"
#include "gui/board/board_widget_p.h"

#include <utility>

namespace naqla::gui {

using core::Square;

void BoardWidget::Private::editPress(QPoint point, Qt::MouseButton button)
{
    const auto square = geometry.squareAt(point);
    if (!square)
        return;
    cursor = *square;
    cursorColumn = geometry.visualCell(*square).column;
    if (button == Qt::RightButton) {
        Q_EMIT q->squareCleared(*square);
    } else if (button == Qt::LeftButton && position.at(*square)) {
        drag = BoardDrag{.square = *square, .start = point, .now = point, .held = {}, .moving = false};
        drag->held.start();
    } else if (button == Qt::LeftButton) {
        painted = square;
        Q_EMIT q->squareChosen(*square);
    }
}

void BoardWidget::Private::editDrag(QPoint point)
{
    const auto square = geometry.squareAt(point);
    if (painted && square && *painted != *square) {
        painted = square;
        Q_EMIT q->squareChosen(*square);
    }
    if (!drag)
        return;
    drag->now = point;
    if (!drag->moving && square == drag->square)
        return;
    drag->moving = true;
    updateFloating();
    update();
}

void BoardWidget::Private::editRelease(QPoint point)
{
    painted.reset();
    if (!drag)
        return;
    const BoardDrag ended = *std::exchange(drag, std::nullopt);
    update();
    if (ended.moving)
        Q_EMIT q->pieceDragged(ended.square, geometry.squareAt(point));
    else
        Q_EMIT q->squareChosen(ended.square);
}

bool BoardWidget::Private::editKey(int key)
{
    if (key != Qt::Key_Delete && key != Qt::Key_Backspace)
        return false;
    showCursor(true);
    Q_EMIT q->squareCleared(cursor);
    return true;
}

} // namespace naqla::gui
