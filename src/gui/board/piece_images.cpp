// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/piece_images.h"

#include <QFile>
#include <QPainter>

#include <cmath>

using namespace Qt::StringLiterals;

namespace naqla::gui {

namespace {

/// The drawings name their colours as XML entities, so any viewer shows them as they are; here the entities
/// get the colours of the theme.
void setEntity(QByteArray &svg, const QByteArray &name, const QColor &colour)
{
    const QByteArray head = "<!ENTITY " + name + " \"";
    const qsizetype start = svg.indexOf(head);
    if (start < 0)
        return;
    const qsizetype value = start + head.size();
    svg.replace(value, svg.indexOf('"', value) - value, colour.name().toLatin1());
}

QByteArray drawing(PieceSetId set, core::PieceKind kind, const PieceColours &colours)
{
    const std::string_view folder = StoredNames<PieceSetId>[static_cast<std::size_t>(set)];
    QFile file(":/naqla/pieces/"_L1 + QLatin1StringView(folder.data(), static_cast<qsizetype>(folder.size()))
        + (kind == core::PieceKind::King ? "/king.svg"_L1 : "/man.svg"_L1));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray svg = file.readAll();
    setEntity(svg, "face", colours.face);
    setEntity(svg, "gleam", colours.gleam);
    setEntity(svg, "shade", colours.shade);
    setEntity(svg, "rim", colours.rim);
    setEntity(svg, "groove", colours.groove);
    setEntity(svg, "crown", colours.crown);
    setEntity(svg, "crownEdge", colours.crownEdge);
    return svg;
}

} // namespace

std::size_t PieceImages::indexOf(PieceColour colour, core::PieceKind kind)
{
    return 2 * static_cast<std::size_t>(colour) + static_cast<std::size_t>(kind);
}

PieceImages::PieceImages(PieceSetId set, const BoardTheme &theme)
{
    for (const auto colour : {PieceColour::Light, PieceColour::Dark, PieceColour::Red}) {
        for (const auto kind : {core::PieceKind::Man, core::PieceKind::King})
            m_drawings[indexOf(colour, kind)] =
                std::make_unique<QSvgRenderer>(drawing(set, kind, theme.colours(colour)));
    }
}

QPixmap PieceImages::pixmap(PieceColour colour, core::PieceKind kind, int side) const
{
    const std::size_t key = static_cast<std::size_t>(side) * m_drawings.size() + indexOf(colour, kind);
    QPixmap &pixmap = m_pixmaps[key];
    if (pixmap.isNull() && side > 0) {
        pixmap = QPixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        m_drawings[indexOf(colour, kind)]->render(&painter, QRectF(0, 0, side, side));
    }
    return pixmap;
}

QPixmap PieceImages::icon(PieceColour colour, core::PieceKind kind, int logicalSide, qreal ratio) const
{
    QPixmap picture = pixmap(colour, kind, static_cast<int>(std::lround(logicalSide * ratio)));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace naqla::gui
