// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/card.h"

#include <QPainter>

namespace naqla::gui {
namespace {

QColor blend(const QColor &a, const QColor &b, float share)
{
    const auto mix = [share](float x, float y) { return x + (y - x) * share; };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

} // namespace

Card::Card(QWidget *parent)
    : QFrame(parent)
{
}

void Card::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void Card::setMarked(bool marked)
{
    m_marked = marked;
    update();
}

void Card::paintEvent(QPaintEvent *)
{
    constexpr float AccentShare = 0.16F;
    constexpr float WarningShare = 0.2F;
    constexpr qreal Radius = 8;
    const QColor base = palette().color(QPalette::Base);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor warning(0xd0, 0x6a, 0x1a);
    QColor ground = base;
    if (m_tone == Tone::Accent)
        ground = blend(base, accent, AccentShare);
    else if (m_tone == Tone::Warning)
        ground = blend(base, warning, WarningShare);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = m_marked ? 2 : 1;
    QColor border = m_marked || m_tone == Tone::Accent ? accent : palette().color(QPalette::Mid);
    if (m_tone == Tone::Warning)
        border = warning;
    painter.setPen(QPen(border, width));
    painter.setBrush(ground);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2), Radius, Radius);
}

} // namespace naqla::gui

#include "moc_card.cpp"
