// SPDX-License-Identifier: GPL-3.0-or-later
// How the board comes to its picture: from the position, what is being entered, and what moves.
#include "gui/board/board_widget.h"
#include "gui/board/board_widget_p.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace naqla::gui {

using core::Move;
using core::Square;

void BoardWidget::Private::rebuildGeometry()
{
    const BoardGeometry old = geometry;
    geometry =
        BoardGeometry(rules.rules.traits.board, q->size(), q->devicePixelRatioF(), flipped, frameShare());
    if (old.side() != geometry.side())
        pieces->clearSizes();
    backgroundPixmap = {};
    update();
}

qreal BoardWidget::Private::frameShare() const
{
    return labelsAreInFrame(rules.rules, look.coordinates) ? BoardGeometry::WideFrame
                                                           : BoardGeometry::NarrowFrame;
}

void BoardWidget::Private::rebuildTheme()
{
    theme = boardTheme(look.theme);
    pieces = std::make_unique<PieceImages>(look.pieces, theme);
    backgroundPixmap = {};
    update();
}

const QPixmap &BoardWidget::Private::background()
{
    if (geometry.ratio() != q->devicePixelRatioF())
        rebuildGeometry(); // the window went to another screen
    if (backgroundPixmap.isNull())
        backgroundPixmap =
            boardBackground(geometry, theme, boardLabels(rules.rules, look.coordinates, flipped), q->font());
    return backgroundPixmap;
}

void BoardWidget::Private::updateDevice(const QRect &device)
{
    q->update(geometry.logical(device).toAlignedRect().adjusted(-1, -1, 1, 1));
}

QPoint BoardWidget::Private::floatingCentre() const
{
    if (drag && drag->moving)
        return (QPointF(drag->now) * geometry.ratio()).toPoint();
    const auto frame = animation->at(std::chrono::milliseconds(animationClock.elapsed()));
    const QPoint half(geometry.side() / 2, geometry.side() / 2);
    const QPointF from = geometry.deviceRect(frame.from).topLeft() + half;
    const QPointF to = geometry.deviceRect(frame.to).topLeft() + half;
    return (from + (to - from) * frame.way).toPoint();
}

void BoardWidget::Private::updateFloating()
{
    const QRect now = BoardPainter(geometry, theme, *pieces).floatingRect(floatingCentre());
    updateDevice(floatingRect);
    updateDevice(now);
    floatingRect = now;
}

void BoardWidget::Private::addMovingMove(BoardPicture &picture) const
{
    const core::Transition &transition = animation->transition();
    const auto frame = animation->at(std::chrono::milliseconds(animationClock.elapsed()));
    for (const Square square : transition.before.occupied()) {
        if (square != transition.move.from && !animation->route().captured.contains(square))
            picture.pieces.push_back({square, *transition.before.at(square)});
    }
    for (const auto &captured : frame.captured)
        picture.pieces.push_back({captured.square, captured.piece, captured.opacity});
    picture.floating = BoardPicture::Floating{.piece = animation->pieceBefore(),
        .becoming = animation->pieceAfter(),
        .become = frame.crowned,
        .centre = floatingCentre(),
        .lifted = false};
}

void BoardWidget::Private::addEnteredSteps(
    BoardPicture &picture, const Move &route, std::size_t shownSteps) const
{
    const auto piece = position.at(route.from);
    const bool leaveAtOnce = rules.rules.traits.removal == core::Removal::AtOnce;
    for (const Square square : position.occupied()) {
        const auto taken =
            std::find(route.captures.begin(), route.captures.end(), square) - route.captures.begin();
        const bool isTaken = static_cast<std::size_t>(taken) < std::min(shownSteps, route.captures.size());
        if (square == route.from || (isTaken && leaveAtOnce))
            continue;
        picture.pieces.push_back({square, *position.at(square), isTaken ? 0.4 : 1.0});
    }
    if (!piece)
        return;
    const bool isDragged = drag && drag->moving;
    if (isDragged)
        picture.floating = BoardPicture::Floating{
            .piece = *piece, .becoming = *piece, .become = 0, .centre = floatingCentre(), .lifted = true};
    picture.pieces.push_back({route.path[shownSteps], *piece, isDragged ? 0.25 : 1.0});
}

void BoardWidget::Private::addMarks(BoardPicture &picture) const
{
    const BoardHighlights &marks = look.highlights;
    if (lastMove && marks.lastMove) {
        picture.lastMove = {lastMove->from, lastMove->to};
        picture.lastCaptured = lastMove->captured - position.occupied();
    }
    if (hint)
        picture.hint = hint->path;
    if (!acceptsInput())
        return;
    picture.mustCapture = input.mustCapture();
    if (marks.movable && input.path().empty())
        picture.movable = input.movable();
    if (const auto &path = input.path(); !path.empty()) {
        picture.selected = path.back();
        if (marks.targets && rules.rules.options.showTargets) {
            picture.quietTargets = input.quietTargets();
            picture.captureTargets = input.captureTargets();
        }
        if (marks.capturable && rules.rules.options.showTargets)
            picture.capturable = input.capturable();
        for (std::size_t i = 1; i < path.size(); ++i)
            picture.steps.push_back({path[i], static_cast<int>(i)});
    }
    if (drag && drag->moving) {
        const auto under = geometry.squareAt(drag->now);
        if (under && (input.quietTargets() | input.captureTargets()).contains(*under))
            picture.dropTarget = under;
    }
}

void BoardWidget::Private::addEditedPieces(BoardPicture &picture) const
{
    const bool isDragged = drag && drag->moving;
    for (const Square square : position.occupied())
        picture.pieces.push_back(
            {square, *position.at(square), isDragged && square == drag->square ? 0.25 : 1.0});
    if (!isDragged)
        return;
    const core::Piece piece = *position.at(drag->square);
    picture.floating = BoardPicture::Floating{
        .piece = piece, .becoming = piece, .become = 0, .centre = floatingCentre(), .lifted = true};
    picture.dropTarget = geometry.squareAt(drag->now);
}

BoardPicture BoardWidget::Private::picture() const
{
    BoardPicture picture;
    picture.variant = rules.variant;
    if (animation) {
        addMovingMove(picture);
    } else if (editing) {
        addEditedPieces(picture);
    } else {
        const Move *entering = entered ? &entered->route : input.example();
        if (entering != nullptr) {
            addEnteredSteps(picture, *entering, entered ? entered->shownSteps : input.path().size() - 1);
        } else {
            for (const Square square : position.occupied())
                picture.pieces.push_back({square, *position.at(square)});
        }
        addMarks(picture);
        picture.sketches = sketches;
        if (sketching)
            picture.sketches.append(*sketching);
    }
    if (pulseTimer.isActive()) {
        picture.pulsing = pulsing;
        // Two soft flashes, and a steady mark where nothing may move.
        const double phase = static_cast<double>(pulseClock.elapsed()) / static_cast<double>(PulseMs);
        picture.pulse = look.animation == AnimationSpeed::Off
            ? 1
            : std::abs(std::sin(2 * std::numbers::pi * std::clamp(phase, 0.0, 1.0)));
    }
    if (cursorShown && q->hasFocus())
        picture.cursor = cursor;
    picture.typed = typed;
    return picture;
}

void BoardWidget::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const QPixmap &background = d->background();
    const qreal ratio = d->geometry.ratio();
    painter.scale(1 / ratio, 1 / ratio);
    for (const QRect &part : event->region()) {
        const QRectF device(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio);
        const QRect dirty = device.toAlignedRect();
        painter.drawPixmap(dirty, background, dirty);
    }
    const QRect bounds = event->region().boundingRect();
    const QRectF device(
        bounds.x() * ratio, bounds.y() * ratio, bounds.width() * ratio, bounds.height() * ratio);
    BoardPainter(d->geometry, d->theme, *d->pieces)
        .paint(painter, d->picture(), device.toAlignedRect(), font());
}

} // namespace naqla::gui
