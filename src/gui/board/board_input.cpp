// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with the board: pointer and keyboard, both through MoveInput.
#include "core/notation/notation.h"
#include "gui/board/board_widget.h"
#include "gui/board/board_widget_p.h"
#include "gui/settings/digits.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace naqla::gui {

using core::Square;

namespace {

constexpr int DragDistance = 6;
constexpr qint64 DragHoldMs = 120;
constexpr qsizetype LongestTyped = 64;

/// What may stand in a typed move: letters and digits of squares, and the separators.
bool isMoveCharacter(QChar character)
{
    constexpr char16_t EnDash = 0x2013;
    const QChar::Category category = character.category();
    return category == QChar::Number_DecimalDigit || (character >= u'a' && character <= u'z')
        || (character >= u'A' && character <= u'Z') || character == u'-' || character == u':'
        || character == EnDash;
}

bool isNavigation(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Enter:
    case Qt::Key_Return:
        return true;
    default:
        return false;
    }
}

} // namespace

void BoardWidget::Private::giveRoutesToInput()
{
    const core::Side side = position.sideToMove();
    input.setRoutes(routes, position.pieces(side), position.pieces(core::opponent(side)));
}

void BoardWidget::Private::forgetInput()
{
    input.cancel();
    entered.reset();
    drag.reset();
    typed.clear();
}

void BoardWidget::Private::take(const MoveInput::Outcome &outcome, std::size_t shownSteps)
{
    update();
    switch (outcome.kind) {
    case MoveInput::Kind::Ignored:
        return;
    case MoveInput::Kind::Changed:
        tellSquare(QAccessible::NameChanged);
        Q_EMIT q->inputChanged();
        return;
    case MoveInput::Kind::Chosen:
        entered = EnteredMove{.route = *outcome.move, .shownSteps = shownSteps};
        input.cancel();
        Q_EMIT q->moveChosen(*outcome.move);
        return;
    case MoveInput::Kind::Refused:
        Q_EMIT q->refused(outcome.attempt);
        return;
    }
}

bool BoardWidget::Private::isNothing(std::optional<Square> square) const
{
    return input.path().empty() && (!square || !position.at(*square));
}

void BoardWidget::activate(Square square)
{
    finishAnimation();
    if (d->editing) {
        Q_EMIT squareChosen(square);
        return;
    }
    if (!d->acceptsInput())
        return;
    const std::size_t shown = d->input.path().empty() ? 0 : d->input.path().size() - 1;
    const bool isNothing = d->isNothing(square);
    d->take(d->input.activate(square), shown);
    if (isNothing)
        Q_EMIT nothingChosen();
}

void BoardWidget::Private::pressAt(QPoint point)
{
    const auto square = geometry.squareAt(point);
    if (!acceptsInput())
        return;
    if (isNothing(square) && geometry.logical(geometry.deviceBoard()).contains(point))
        Q_EMIT q->nothingChosen();
    if (!square)
        return;
    typed.clear();
    cursor = *square;
    cursorColumn = geometry.visualCell(*square).column;
    if (input.canPickUp(*square)) {
        drag = BoardDrag{.square = *square, .start = point, .now = point, .held = {}, .moving = false};
        drag->held.start();
    }
    const std::size_t shown = input.path().empty() ? 0 : input.path().size() - 1;
    take(input.press(*square), shown);
}

void BoardWidget::Private::dragTo(QPoint point)
{
    if (!drag || !acceptsInput() || input.path().empty() || input.path().back() != drag->square)
        return;
    const int distance = (point - drag->start).manhattanLength();
    drag->now = point;
    if (!drag->moving) {
        if (distance < DragDistance && (distance == 0 || drag->held.elapsed() < DragHoldMs))
            return;
        drag->moving = true;
        update();
    }
    updateFloating();
    update();
}

void BoardWidget::Private::releaseAt(QPoint point)
{
    if (!drag)
        return;
    const BoardDrag ended = *drag;
    drag.reset();
    if (!acceptsInput())
        return;
    if (!ended.moving) {
        take(input.release(ended.square), 0);
        return;
    }
    update();
    const auto square = geometry.squareAt(point);
    if (!square)
        return; // let go beside the board: the piece goes back
    const std::size_t before = input.path().size();
    const MoveInput::Outcome outcome = input.drop(*square);
    std::size_t shown = before - 1;
    if (outcome.move) {
        const auto &path = outcome.move->path;
        const auto dropped =
            std::find(path.begin() + static_cast<std::ptrdiff_t>(before), path.end(), *square);
        if (dropped != path.end())
            shown = static_cast<std::size_t>(dropped - path.begin());
    }
    take(outcome, shown);
}

void BoardWidget::Private::updatePointer(QPoint point)
{
    const auto square = geometry.squareAt(point);
    const bool pickable =
        square && (editing ? position.at(*square).has_value() : acceptsInput() && input.canPickUp(*square));
    const bool target =
        square && acceptsInput() && (input.quietTargets() | input.captureTargets()).contains(*square);
    if (drag && drag->moving)
        q->setCursor(Qt::ClosedHandCursor);
    else if (pickable || target)
        q->setCursor(pickable ? Qt::OpenHandCursor : Qt::PointingHandCursor);
    else
        q->unsetCursor();
}

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    if (d->editing) {
        d->showCursor(false);
        d->editPress(event->position().toPoint(), event->button());
        return;
    }
    if (event->button() == Qt::RightButton) {
        d->beginSketch(d->geometry.squareAt(event->position().toPoint()));
        return;
    }
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    finishAnimation();
    d->showCursor(false);
    d->clearSketches();
    d->pressAt(event->position().toPoint());
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (d->editing)
        d->editDrag(event->position().toPoint());
    else if (event->buttons().testFlag(Qt::RightButton))
        d->leadSketch(d->geometry.squareAt(event->position().toPoint()));
    else
        d->dragTo(event->position().toPoint());
    d->updatePointer(event->position().toPoint());
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::RightButton && !d->editing)
        d->endSketch(d->geometry.squareAt(event->position().toPoint()));
    if (event->button() == Qt::LeftButton) {
        if (d->editing)
            d->editRelease(event->position().toPoint());
        else
            d->releaseAt(event->position().toPoint());
        d->updatePointer(event->position().toPoint());
    }
}

bool BoardWidget::Private::handlesKey(const QKeyEvent &event) const
{
    if ((event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier)
        return false;
    if (isNavigation(event.key()))
        return true;
    if (event.key() == Qt::Key_Escape)
        return !typed.isEmpty() || !input.path().empty() || hasSketches();
    if (event.key() == Qt::Key_Backspace)
        return editing || !typed.isEmpty();
    if (event.key() == Qt::Key_Delete)
        return editing;
    return acceptsInput() && event.text().size() == 1 && isMoveCharacter(event.text().front());
}

bool BoardWidget::Private::handleKey(const QKeyEvent &event)
{
    if (!handlesKey(event))
        return false;
    q->finishAnimation();
    if (editing && editKey(event.key()))
        return true;
    switch (event.key()) {
    case Qt::Key_Left:
        moveCursor(0, -1);
        return true;
    case Qt::Key_Right:
        moveCursor(0, 1);
        return true;
    case Qt::Key_Up:
        moveCursor(-1, 0);
        return true;
    case Qt::Key_Down:
        moveCursor(1, 0);
        return true;
    case Qt::Key_Home:
        moveCursorToRowEnd(false);
        return true;
    case Qt::Key_End:
        moveCursorToRowEnd(true);
        return true;
    case Qt::Key_Space:
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (!typed.isEmpty()) {
            enterTyped();
        } else if (event.modifiers().testFlag(Qt::ShiftModifier) && !editing) {
            sketchAtCursor();
        } else {
            showCursor(true);
            q->activate(cursor);
        }
        return true;
    case Qt::Key_Escape:
        if (!typed.isEmpty())
            typed.clear();
        else if (acceptsInput() && !input.path().empty())
            input.stepBack();
        else
            clearSketches();
        update();
        return true;
    case Qt::Key_Backspace:
        typed.chop(1);
        update();
        return true;
    default:
        if (typed.size() < LongestTyped)
            typed += asciiDigits(event.text());
        update();
        return true;
    }
}

void BoardWidget::Private::enterTyped()
{
    const QString text = typed;
    typed.clear();
    update();
    const auto squares = core::squaresFromMoveText(rules.rules, text.toStdString());
    if (!squares || squares->empty()) {
        Q_EMIT q->typedTextRefused(text);
        return;
    }
    if (!acceptsInput())
        return;
    if (squares->size() == 1)
        q->setCursorSquare(squares->front());
    const std::size_t shown = squares->size() == 1 && !input.path().empty() ? input.path().size() - 1 : 0;
    take(input.enter(*squares), shown);
}

bool BoardWidget::event(QEvent *event)
{
    // While the board has the focus these keys are its own, whatever they do elsewhere in the window.
    if (event->type() == QEvent::ShortcutOverride && d->handlesKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    if (!d->handleKey(*event))
        QWidget::keyPressEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
        d->showCursor(true);
    QWidget::focusInEvent(event);
    // Qt tells of the board as a whole after this event; the last word is the square's.
    QMetaObject::invokeMethod(
        this, [this] { d->tellSquare(QAccessible::Focus); }, Qt::QueuedConnection);
    d->update();
}

void BoardWidget::focusOutEvent(QFocusEvent *event)
{
    d->typed.clear();
    QWidget::focusOutEvent(event);
    d->update();
}

} // namespace naqla::gui
