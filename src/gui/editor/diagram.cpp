// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/diagram.h"

#include "gui/board/board_background.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace naqla::gui {
namespace {

constexpr int PictureSide = 1200; ///< pixels of the PNG, units of the SVG
constexpr qreal PaperSide = 100; ///< millimetres

void paintSquares(QPainter &painter, const BoardGeometry &geometry, const BoardTheme &theme)
{
    const core::BoardShape &shape = geometry.shape();
    const bool all = shape.played == core::PlayedCells::All;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(all ? QPen(theme.line, std::max(1, geometry.side() / 40)) : QPen(Qt::NoPen));
    for (int row = 0; row < shape.height; ++row) {
        for (int column = 0; column < shape.width; ++column) {
            const bool played = geometry.squareAtVisual({row, column}).has_value();
            painter.setBrush(all ? theme.plainSquare : played ? theme.darkSquare : theme.lightSquare);
            painter.drawRect(geometry.deviceCell({row, column}));
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.frame, std::max(1, geometry.side() / 20)));
    painter.drawRect(geometry.deviceBoard());
    painter.setRenderHint(QPainter::Antialiasing);
}

void paintLabels(QPainter &painter, const BoardGeometry &geometry, const Diagram &diagram)
{
    const BoardTheme theme = boardTheme(diagram.look.theme);
    const BoardLabels labels = boardLabels(diagram.rules.rules, diagram.look.coordinates, diagram.flipped);
    const QRect board = geometry.deviceBoard();
    const int side = geometry.side();
    const int frame = geometry.frameWidth();
    QFont font = painter.font();
    font.setPixelSize(std::max(1, side / 4));
    painter.setFont(font);
    painter.setPen(Qt::black);
    for (int i = 0; i < labels.columns.size(); ++i)
        painter.drawText(QRect(board.left() + i * side, board.bottom(), side, frame), Qt::AlignCenter,
            labels.columns.at(i));
    for (int i = 0; i < labels.rows.size(); ++i)
        painter.drawText(QRect(board.left() - frame, board.top() + i * side, frame, side), Qt::AlignCenter,
            labels.rows.at(i));
    font.setPixelSize(std::max(1, side / 6));
    painter.setFont(font);
    painter.setPen(theme.squareLabel);
    for (int i = 0; i < labels.squares.size(); ++i)
        painter.drawText(geometry.deviceRect(core::Square(i)).adjusted(side / 20, side / 30, 0, 0),
            Qt::AlignTop | Qt::AlignLeft | Qt::AlignAbsolute, labels.squares.at(i));
}

QPainterPath crown(QPointF centre, qreal width)
{
    const auto at = [&](qreal x, qreal y) { return centre + width * QPointF(x, y); };
    QPainterPath path(at(-0.5, 0.35));
    for (const auto &[x, y] : {std::pair(-0.5, -0.3), std::pair(-0.22, 0.0), std::pair(0.0, -0.42),
             std::pair(0.22, 0.0), std::pair(0.5, -0.3), std::pair(0.5, 0.35)})
        path.lineTo(at(x, y));
    path.closeSubpath();
    return path;
}

void paintPieces(QPainter &painter, const BoardGeometry &geometry, const Diagram &diagram)
{
    const BoardTheme theme = boardTheme(diagram.look.theme);
    const qreal side = geometry.side();
    for (const core::Square square : diagram.position.occupied()) {
        const core::Piece piece = *diagram.position.at(square);
        const PieceColours &colours = theme.colours(pieceColour(diagram.rules.variant, piece.side));
        const QPointF centre = QRectF(geometry.deviceRect(square)).center();
        painter.setPen(QPen(colours.rim, side * 0.04));
        painter.setBrush(colours.face);
        painter.drawEllipse(centre, side * 0.4, side * 0.4);
        if (piece.kind == core::PieceKind::King) {
            painter.setPen(QPen(colours.crownEdge, side * 0.02));
            painter.setBrush(colours.crown);
            painter.drawPath(crown(centre, side * 0.44));
        } else {
            painter.setPen(QPen(colours.groove, side * 0.025));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, side * 0.26, side * 0.26);
        }
    }
}

QByteArray svgFile(const Diagram &diagram)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({PictureSide, PictureSide});
    generator.setViewBox(QRect(0, 0, PictureSide, PictureSide));
    QPainter painter(&generator);
    paintDiagram(painter, diagram, PictureSide);
    painter.end();
    return bytes;
}

QByteArray pngFile(const Diagram &diagram)
{
    QImage image(PictureSide, PictureSide, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintDiagram(painter, diagram, PictureSide);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray pdfFile(const Diagram &diagram)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(PaperSide, PaperSide), QPageSize::Millimeter));
    writer.setPageMargins({});
    QPainter painter(&writer);
    paintDiagram(painter, diagram, std::min(writer.width(), writer.height()));
    painter.end();
    return bytes;
}

} // namespace

void paintDiagram(QPainter &painter, const Diagram &diagram, int side)
{
    const BoardGeometry geometry(
        diagram.rules.rules.traits.board, {side, side}, 1, diagram.flipped, BoardGeometry::WideFrame);
    painter.setLayoutDirection(Qt::LeftToRight);
    paintSquares(painter, geometry, boardTheme(diagram.look.theme));
    paintLabels(painter, geometry, diagram);
    paintPieces(painter, geometry, diagram);
}

QByteArray diagramFile(const Diagram &diagram, DiagramFormat format)
{
    switch (format) {
    case DiagramFormat::Svg:
        return svgFile(diagram);
    case DiagramFormat::Png:
        return pngFile(diagram);
    case DiagramFormat::Pdf:
        return pdfFile(diagram);
    }
    return {};
}

} // namespace naqla::gui
