// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_painter.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace naqla::gui {

using core::Square;
using core::SquareSet;

namespace {

/// A dragged piece seems nearer to the eye.
constexpr double LiftedScale = 1.12;
constexpr double MarkEdgeShare = 0.018;

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

QPen roundPen(const QColor &colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

QPointF BoardPainter::centre(Square square) const
{
    return QRectF(m_geometry.deviceRect(square)).center();
}

QRect BoardPainter::floatingRect(QPoint centre) const
{
    const int side = static_cast<int>(std::ceil(length(LiftedScale))) + 2;
    return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

void BoardPainter::ring(
    QPainter &painter, Square square, double radius, double width, const QColor &colour) const
{
    const double side = length(radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.markEdge, length(width + 2 * MarkEdgeShare)));
    painter.drawEllipse(centre(square), side, side);
    painter.setPen(QPen(colour, length(width)));
    painter.drawEllipse(centre(square), side, side);
}

void BoardPainter::paint(
    QPainter &painter, const BoardPicture &picture, const QRect &dirty, const QFont &font) const
{
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLastMove(painter, picture, dirty);
    paintPieces(painter, picture, dirty);
    paintMarks(painter, picture, dirty);
    paintSteps(painter, picture, font);
    paintSketches(painter, picture.sketches);
    if (picture.hint.size() > 1)
        paintHint(painter, picture.hint);
    if (picture.cursor)
        paintCursor(painter, *picture.cursor);
    if (picture.floating)
        paintFloating(painter, picture);
    if (!picture.typed.isEmpty())
        paintTyped(painter, picture.typed, font);
}

void BoardPainter::paintLastMove(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const
{
    const double arm = length(0.20);
    const double inset = length(0.05);
    for (const Square square : picture.lastMove) {
        const QRect rect = m_geometry.deviceRect(square);
        if (!rect.intersects(dirty))
            continue;
        painter.fillRect(rect, withAlpha(m_theme.lastMove, 0.38));
        const QRectF corners = QRectF(rect).adjusted(inset, inset, -inset, -inset);
        QPainterPath marks;
        for (const auto &[corner, horizontal, vertical] :
            {std::tuple(corners.topLeft(), 1, 1), std::tuple(corners.topRight(), -1, 1),
                std::tuple(corners.bottomLeft(), 1, -1), std::tuple(corners.bottomRight(), -1, -1)}) {
            marks.moveTo(corner.x() + horizontal * arm, corner.y());
            marks.lineTo(corner);
            marks.lineTo(corner.x(), corner.y() + vertical * arm);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(roundPen(withAlpha(Qt::black, 0.45), length(0.05)));
        painter.drawPath(marks);
        painter.setPen(roundPen(m_theme.lastMove, length(0.028)));
        painter.drawPath(marks);
    }
    for (const Square square : picture.lastCaptured) {
        if (!m_geometry.deviceRect(square).intersects(dirty))
            continue;
        const QPointF middle = centre(square);
        const double half = length(0.11);
        for (const auto &[colour, width] :
            {std::pair(withAlpha(Qt::black, 0.5), 0.075), std::pair(m_theme.lastMove, 0.035)}) {
            painter.setPen(roundPen(colour, length(width)));
            painter.drawLine(middle - QPointF(half, half), middle + QPointF(half, half));
            painter.drawLine(middle - QPointF(half, -half), middle + QPointF(half, -half));
        }
    }
}

void BoardPainter::paintPieces(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const
{
    for (const auto &resting : picture.pieces) {
        const QRect rect = m_geometry.deviceRect(resting.square);
        if (!rect.intersects(dirty))
            continue;
        painter.setOpacity(resting.opacity);
        painter.drawPixmap(rect.topLeft(),
            m_pieces.pixmap(
                pieceColour(picture.variant, resting.piece.side), resting.piece.kind, m_geometry.side()));
    }
    painter.setOpacity(1);
}

void BoardPainter::paintMarks(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const
{
    const auto visible = [&](Square square) { return m_geometry.deviceRect(square).intersects(dirty); };
    for (const Square square : picture.movable) {
        if (!visible(square) || picture.selected == square)
            continue;
        if (picture.mustCapture)
            ring(painter, square, 0.45, 0.04, m_theme.capture);
        else
            ring(painter, square, 0.45, 0.012, m_theme.mark);
    }
    if (picture.selected && visible(*picture.selected)) {
        ring(painter, *picture.selected, 0.455, 0.04, m_theme.mark);
        ring(painter, *picture.selected, 0.385, 0.02, m_theme.mark);
    }
    for (const Square square : picture.quietTargets) {
        if (!visible(square))
            continue;
        painter.setPen(QPen(m_theme.markEdge, length(0.03)));
        painter.setBrush(m_theme.mark);
        painter.drawEllipse(centre(square), length(0.125), length(0.125));
    }
    for (const Square square : picture.captureTargets) {
        if (visible(square))
            ring(painter, square, 0.26, 0.075, m_theme.capture);
    }
    for (const Square square : picture.capturable) {
        if (!visible(square))
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.markEdge, length(0.095)));
        painter.drawEllipse(centre(square), length(0.44), length(0.44));
        QPen dashes(m_theme.capture, length(0.058), Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({2.2, 1.55});
        painter.setPen(dashes);
        painter.drawEllipse(centre(square), length(0.44), length(0.44));
    }
    for (const Square square : picture.pulsing) {
        if (!visible(square))
            continue;
        painter.fillRect(m_geometry.deviceRect(square), withAlpha(m_theme.refusal, 0.34 * picture.pulse));
        painter.setOpacity(0.35 + 0.65 * picture.pulse);
        ring(painter, square, 0.40 + 0.06 * picture.pulse, 0.05, m_theme.refusal);
        painter.setOpacity(1);
    }
    if (picture.dropTarget && visible(*picture.dropTarget)) {
        const double inset = length(0.035);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.markEdge, length(0.07)));
        const QRectF rect =
            QRectF(m_geometry.deviceRect(*picture.dropTarget)).adjusted(inset, inset, -inset, -inset);
        painter.drawRect(rect);
        painter.setPen(QPen(m_theme.mark, length(0.035)));
        painter.drawRect(rect);
    }
}

void BoardPainter::paintFloating(QPainter &painter, const BoardPicture &picture) const
{
    const BoardPicture::Floating &floating = *picture.floating;
    const int side = floating.lifted ? static_cast<int>(std::lround(length(LiftedScale))) : m_geometry.side();
    const auto draw = [&](core::Piece piece, double opacity) {
        painter.setOpacity(opacity);
        painter.drawPixmap(floating.centre - QPoint(side / 2, side / 2),
            m_pieces.pixmap(pieceColour(picture.variant, piece.side), piece.kind, side));
    };
    draw(floating.piece, 1);
    if (floating.become > 0)
        draw(floating.becoming, floating.become);
    painter.setOpacity(1);
}

void BoardPainter::paintHint(QPainter &painter, const std::vector<Square> &path) const
{
    QPainterPath line(centre(path.front()));
    for (std::size_t i = 1; i < path.size(); ++i)
        line.lineTo(centre(path[i]));
    const QPointF end = centre(path.back());
    const QPointF before = centre(path[path.size() - 2]);
    const double angle = std::atan2(end.y() - before.y(), end.x() - before.x());
    const auto from = [&](double turn, double share) {
        return end - length(share) * QPointF(std::cos(angle + turn), std::sin(angle + turn));
    };
    QPainterPath head;
    head.moveTo(end);
    head.lineTo(from(0.5, 0.42));
    head.moveTo(end);
    head.lineTo(from(-0.5, 0.42));
    painter.setBrush(Qt::NoBrush);
    for (const auto &[colour, width] :
        {std::pair(withAlpha(m_theme.markEdge, 0.9), 0.16), std::pair(withAlpha(m_theme.hint, 1), 0.095)}) {
        painter.setPen(roundPen(colour, length(width)));
        painter.drawPath(line);
        painter.drawPath(head);
    }
}

/// Thinner than the arrow of a hint and with a filled head; a circle lies outside of every other ring.
void BoardPainter::paintSketches(QPainter &painter, const QList<BoardSketch> &sketches) const
{
    constexpr double HeadLength = 0.34;
    constexpr double HeadWidth = 0.17;
    for (const BoardSketch &sketch : sketches) {
        if (sketch.isCircle()) {
            ring(painter, sketch.to, 0.455, 0.06, m_theme.hint);
            continue;
        }
        const QPointF end = centre(sketch.to);
        const QPointF way = end - centre(sketch.from);
        const QPointF along = way / std::hypot(way.x(), way.y());
        const QPointF across(-along.y(), along.x());
        const QPointF neck = end - length(HeadLength) * along;
        QPainterPath arrow;
        arrow.moveTo(centre(sketch.from));
        arrow.lineTo(neck);
        QPainterPath head(end);
        head.lineTo(neck + length(HeadWidth) * across);
        head.lineTo(neck - length(HeadWidth) * across);
        head.closeSubpath();
        for (const auto &[colour, width] :
            {std::pair(m_theme.markEdge, 0.11), std::pair(m_theme.hint, 0.06)}) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(roundPen(colour, length(width)));
            painter.drawPath(arrow);
            painter.setBrush(colour);
            painter.setPen(roundPen(colour, length(width - 0.05)));
            painter.drawPath(head);
        }
    }
}

void BoardPainter::paintSteps(QPainter &painter, const BoardPicture &picture, const QFont &font) const
{
    if (picture.steps.empty())
        return;
    QFont small = font;
    small.setBold(true);
    small.setPixelSize(std::max(1, static_cast<int>(length(0.2))));
    painter.setFont(small);
    for (const auto &step : picture.steps) {
        const QRect rect = m_geometry.deviceRect(step.square);
        const QPointF middle(rect.right() - length(0.17), rect.top() + length(0.18));
        painter.setPen(QPen(m_theme.markEdge, length(0.022)));
        painter.setBrush(m_theme.mark);
        painter.drawEllipse(middle, length(0.14), length(0.14));
        painter.setPen(m_theme.markEdge);
        const double half = length(0.16);
        painter.drawText(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)),
            static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, QString::number(step.number));
    }
}

void BoardPainter::paintCursor(QPainter &painter, Square square) const
{
    const double inset = length(0.045);
    const QRectF rect = QRectF(m_geometry.deviceRect(square)).adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::black, length(0.085), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
    painter.setPen(QPen(Qt::white, length(0.045), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect);
}

void BoardPainter::paintTyped(QPainter &painter, const QString &text, const QFont &font) const
{
    QFont large = font;
    large.setBold(true);
    large.setPixelSize(std::max(8, static_cast<int>(length(0.34))));
    painter.setFont(large);
    const QRect board = m_geometry.deviceBoard();
    const int width = painter.fontMetrics().horizontalAdvance(text) + static_cast<int>(length(0.5));
    const int height = static_cast<int>(length(0.62));
    const QRect bubble(board.center().x() - width / 2,
        board.bottom() - height - static_cast<int>(length(0.2)), width, height);
    painter.setPen(QPen(Qt::white, length(0.03)));
    painter.setBrush(QColor(0, 0, 0, 200));
    painter.drawRoundedRect(bubble, height / 3.0, height / 3.0);
    painter.setPen(Qt::white);
    painter.drawText(bubble, static_cast<int>(Qt::AlignCenter) | Qt::TextForceLeftToRight, text);
}

} // namespace naqla::gui
