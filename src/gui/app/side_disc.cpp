// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/side_disc.h"

#include <QPainter>

namespace naqla::gui {

void paintSideDisc(QPainter &painter, const QRectF &rect, core::VariantId variant, core::Side side)
{
    const bool dark = side == core::Side::Black;
    const bool red = variant == core::VariantId::English && !dark;
    const QColor face = red ? QColor(0xc0, 0x39, 0x2b)
        : dark              ? QColor(0x3a, 0x30, 0x2a)
                            : QColor(0xf6, 0xeb, 0xd2);
    const QColor rim = dark || red ? face.lighter(red ? 150 : 230) : QColor(0x7d, 0x62, 0x38);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = rect.width() / 12;
    painter.setPen(QPen(rim, width));
    painter.setBrush(face);
    painter.drawEllipse(rect.adjusted(width, width, -width, -width));
    painter.setBrush(Qt::NoBrush);
    const qreal inset = rect.width() * 0.28;
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

} // namespace naqla::gui
