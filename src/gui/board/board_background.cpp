// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_background.h"

#include "core/notation/notation.h"
#include "gui/board/board_texture.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace naqla::gui {

namespace {

/// Smaller numbers in squares could not be read.
constexpr qreal SmallestNumberedSquare = 26;

class Background
{
public:
    Background(QPainter &painter, const BoardGeometry &geometry, const BoardTheme &theme, const QFont &font)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_theme(theme)
        , m_font(font)
    {
        const int tile = std::max(64, 4 * geometry.side());
        const QImage texture = textureImage(theme.texture);
        if (!texture.isNull())
            m_texture = QPixmap::fromImage(
                texture.scaled(tile, tile, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }

    void paintFrame();
    void paintSquares();
    void paintLabels(const BoardLabels &labels);

private:
    [[nodiscard]] qreal unit(qreal share) const
    {
        return std::max(1.0, std::round(share * m_geometry.side()));
    }
    void paintTexture(const QRect &rect, bool upright, QPoint offset, double strength);
    void paintLabel(const QRect &rect, Qt::Alignment alignment, const QString &text);

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const BoardTheme &m_theme;
    QFont m_font;
    QPixmap m_texture;
};

void Background::paintTexture(const QRect &rect, bool upright, QPoint offset, double strength)
{
    if (m_texture.isNull() || strength <= 0)
        return;
    m_painter.save();
    m_painter.setOpacity(strength);
    if (upright) {
        m_painter.translate(rect.x() + rect.width(), rect.y());
        m_painter.rotate(90);
        m_painter.drawTiledPixmap(QRect(0, 0, rect.height(), rect.width()), m_texture, offset);
    } else {
        m_painter.drawTiledPixmap(rect, m_texture, offset);
    }
    m_painter.restore();
}

void Background::paintFrame()
{
    const QRect outer = m_geometry.deviceFrame();
    const QRect inner = m_geometry.deviceBoard();
    const int width = m_geometry.frameWidth();
    if (width <= 0)
        return;
    m_painter.setRenderHint(QPainter::Antialiasing);
    const qreal corner = width * 0.28;
    QPainterPath whole;
    whole.addRoundedRect(outer, corner, corner);

    m_painter.save();
    m_painter.setClipPath(whole);
    m_painter.fillRect(outer, m_theme.frame);
    // Four boards, mitred at the corners; their grain runs along them.
    const auto side = [&](const QPolygonF &shape, const QRect &rect, bool upright, QPoint offset,
                          double light) {
        QPainterPath path;
        path.addPolygon(shape);
        path.closeSubpath();
        m_painter.save();
        m_painter.setClipPath(path, Qt::IntersectClip);
        paintTexture(rect, upright, offset, m_theme.textureStrength);
        m_painter.fillRect(rect,
            light > 0 ? QColor(255, 255, 255, static_cast<int>(light * 255))
                      : QColor(0, 0, 0, static_cast<int>(-light * 255)));
        m_painter.restore();
    };
    const QPointF outerTopLeft = outer.topLeft();
    const QPointF outerTopRight = QPointF(outer.x() + outer.width(), outer.y());
    const QPointF outerBottomLeft = QPointF(outer.x(), outer.y() + outer.height());
    const QPointF outerBottomRight = QPointF(outer.x() + outer.width(), outer.y() + outer.height());
    const QPointF topLeft = inner.topLeft();
    const QPointF topRight = QPointF(inner.x() + inner.width(), inner.y());
    const QPointF bottomLeft = QPointF(inner.x(), inner.y() + inner.height());
    const QPointF bottomRight = QPointF(inner.x() + inner.width(), inner.y() + inner.height());
    side({outerTopLeft, outerTopRight, topRight, topLeft}, {outer.x(), outer.y(), outer.width(), width},
        false, {7, 3}, 0.07);
    side({outerBottomLeft, outerBottomRight, bottomRight, bottomLeft},
        {outer.x(), inner.y() + inner.height(), outer.width(), width}, false, {91, 57}, -0.10);
    side({outerTopLeft, topLeft, bottomLeft, outerBottomLeft}, {outer.x(), outer.y(), width, outer.height()},
        true, {33, 29}, 0.03);
    side({outerTopRight, topRight, bottomRight, outerBottomRight},
        {inner.x() + inner.width(), outer.y(), width, outer.height()}, true, {141, 83}, -0.06);
    m_painter.restore();

    // A lit outer edge, and a groove with a bright inlay around the squares.
    const qreal thin = unit(0.018);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.frame.darker(190), thin));
    m_painter.drawPath(whole);
    QLinearGradient edge(outer.topLeft(), outer.bottomRight());
    edge.setColorAt(0, QColor(255, 255, 255, 90));
    edge.setColorAt(0.5, QColor(255, 255, 255, 18));
    edge.setColorAt(1, QColor(0, 0, 0, 70));
    m_painter.setPen(QPen(edge, thin));
    const qreal bevel = thin * 1.5;
    m_painter.drawRoundedRect(
        QRectF(outer).adjusted(bevel, bevel, -bevel, -bevel), corner - bevel, corner - bevel);
    m_painter.setRenderHint(QPainter::Antialiasing, false);

    const int groove = static_cast<int>(unit(0.05));
    const int inlay = static_cast<int>(unit(0.02));
    const QColor bright = m_theme.texture == Texture::None ? m_theme.frameLabel : m_theme.lightSquare;
    m_painter.fillRect(
        inner.adjusted(-groove - inlay, -groove - inlay, groove + inlay, groove + inlay), bright.darker(125));
    m_painter.fillRect(inner.adjusted(-groove, -groove, groove, groove), m_theme.frame.darker(240));
}

void Background::paintSquares()
{
    const core::BoardShape &shape = m_geometry.shape();
    const int side = m_geometry.side();
    const bool plain = shape.played == core::PlayedCells::All;
    for (int row = 0; row < shape.height; ++row) {
        for (int column = 0; column < shape.width; ++column) {
            const QRect rect = m_geometry.deviceCell({row, column});
            const bool dark = m_geometry.squareAtVisual({row, column}).has_value();
            m_painter.fillRect(rect,
                plain      ? m_theme.plainSquare
                    : dark ? m_theme.darkSquare
                           : m_theme.lightSquare);
            // Each square is a piece of wood of its own.
            const int seed = row * 13 + column * 7;
            const QPoint offset(seed * 37 % (3 * side + 1), seed * 53 % (3 * side + 1));
            paintTexture(rect, !plain && !dark, offset, m_theme.textureStrength * (dark ? 0.85 : 0.5));
        }
    }
    if (plain) {
        const int line = static_cast<int>(unit(0.022));
        const QRect board = m_geometry.deviceBoard();
        for (int row = 1; row < shape.height; ++row)
            m_painter.fillRect(
                board.x(), board.y() + row * side - line / 2, board.width(), line, m_theme.line);
        for (int column = 1; column < shape.width; ++column)
            m_painter.fillRect(
                board.x() + column * side - line / 2, board.y(), line, board.height(), m_theme.line);
    }
    if (!m_theme.relief)
        return;
    // The frame stands a little higher than the squares and throws a shadow on them.
    const QRect board = m_geometry.deviceBoard();
    const int depth = static_cast<int>(unit(0.11));
    for (int i = 0; i < depth; ++i) {
        const double fall = 1 - static_cast<double>(i) / depth;
        const QColor shade(0, 0, 0, static_cast<int>(86 * fall * fall));
        m_painter.fillRect(board.x() + i, board.y() + i, board.width() - i, 1, shade);
        m_painter.fillRect(board.x() + i, board.y() + i + 1, 1, board.height() - i - 1, shade);
    }
}

void Background::paintLabel(const QRect &rect, Qt::Alignment alignment, const QString &text)
{
    m_painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip | Qt::TextForceLeftToRight, text);
}

void Background::paintLabels(const BoardLabels &labels)
{
    m_painter.setLayoutDirection(Qt::LeftToRight);
    m_painter.setRenderHint(QPainter::TextAntialiasing);
    const int side = m_geometry.side();
    const int frame = m_geometry.frameWidth();
    const QRect board = m_geometry.deviceBoard();

    QFont font = m_font;
    font.setBold(true);
    font.setPixelSize(std::max(1, static_cast<int>(frame * 0.48)));
    m_painter.setFont(font);
    m_painter.setPen(m_theme.frameLabel);
    for (int i = 0; i < labels.columns.size(); ++i) {
        const QRect below(board.x() + i * side, board.y() + board.height(), side, frame);
        paintLabel(below, Qt::AlignCenter, labels.columns[i]);
        paintLabel(below.translated(0, -board.height() - frame), Qt::AlignCenter, labels.columns[i]);
    }
    for (int i = 0; i < labels.rows.size(); ++i) {
        const QRect before(board.x() - frame, board.y() + i * side, frame, side);
        paintLabel(before, Qt::AlignCenter, labels.rows[i]);
        paintLabel(before.translated(board.width() + frame, 0), Qt::AlignCenter, labels.rows[i]);
    }

    if (labels.squares.isEmpty() || side / m_geometry.ratio() < SmallestNumberedSquare)
        return;
    font.setPixelSize(std::max(1, static_cast<int>(side * 0.165)));
    m_painter.setFont(font);
    const int margin = std::max(1, static_cast<int>(side * 0.035));
    for (int i = 0; i < labels.squares.size(); ++i) {
        const QRect corner =
            m_geometry.deviceRect(core::Square(i)).adjusted(margin, margin / 2, -margin, -margin);
        m_painter.setPen(QColor(0, 0, 0, 120));
        paintLabel(corner.translated(std::max(1, side / 80), std::max(1, side / 80)),
            Qt::AlignLeft | Qt::AlignTop, labels.squares[i]);
        m_painter.setPen(m_theme.squareLabel);
        paintLabel(corner, Qt::AlignLeft | Qt::AlignTop, labels.squares[i]);
    }
}

core::NotationKind notationFor(const core::Rules &rules, Coordinates coordinates)
{
    switch (coordinates) {
    case Coordinates::Letters:
        return core::NotationKind::Algebraic;
    case Coordinates::Numbers:
        return core::NotationKind::Numeric;
    case Coordinates::ByVariant:
    case Coordinates::Hidden:
        return rules.notation.kind;
    }
    return rules.notation.kind;
}

} // namespace

bool labelsAreInFrame(const core::Rules &rules, Coordinates coordinates)
{
    return coordinates != Coordinates::Hidden
        && notationFor(rules, coordinates) == core::NotationKind::Algebraic;
}

BoardLabels boardLabels(const core::Rules &rules, Coordinates coordinates, bool flipped)
{
    BoardLabels labels;
    if (coordinates == Coordinates::Hidden)
        return labels;
    const core::BoardShape &shape = rules.traits.board;
    core::Rules printed = rules;
    printed.notation.kind = notationFor(rules, coordinates);
    if (printed.notation.kind == core::NotationKind::Numeric) {
        for (const core::Square square : shape.allSquares())
            labels.squares.append(QString::fromStdString(core::squareText(printed, square)));
        return labels;
    }
    labels.columns.resize(shape.width);
    labels.rows.resize(shape.height);
    for (const core::Square square : shape.allSquares()) {
        const core::Cell cell = shape.cellOf(square);
        const QString name = QString::fromStdString(core::squareText(printed, square));
        labels.columns[flipped ? shape.width - 1 - cell.column : cell.column] = name.left(1);
        labels.rows[flipped ? shape.height - 1 - cell.row : cell.row] = name.mid(1);
    }
    return labels;
}

QPixmap boardBackground(
    const BoardGeometry &geometry, const BoardTheme &theme, const BoardLabels &labels, const QFont &font)
{
    const QRect frame = geometry.deviceFrame();
    QPixmap pixmap(frame.x() + frame.width(), frame.y() + frame.height());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    Background background(painter, geometry, theme, font);
    background.paintFrame();
    background.paintSquares();
    background.paintLabels(labels);
    return pixmap;
}

} // namespace naqla::gui
