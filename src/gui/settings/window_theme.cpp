// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/window_theme.h"

#include "gui/settings/bidi.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {

namespace {

/// The colours that a palette is made of.
struct Tones
{
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb button;
    QRgb text;
    QRgb placeholder;
    QRgb disabledText;
    QRgb accent;
    QRgb onAccent;
    QRgb link;
    QRgb light;
    QRgb midlight;
    QRgb mid;
    QRgb dark;
    QRgb shadow;
};

constexpr Tones LightTones{.window = 0xfff4f1ec,
    .base = 0xfffffdfa,
    .alternateBase = 0xfff7f3ed,
    .button = 0xffece7df,
    .text = 0xff262019,
    .placeholder = 0xff78706a,
    .disabledText = 0xff9a928a,
    .accent = 0xff9a5b21,
    .onAccent = 0xffffffff,
    .link = 0xff8a4a12,
    .light = 0xffffffff,
    .midlight = 0xfff8f5f0,
    .mid = 0xffc9c1b6,
    .dark = 0xffa0978b,
    .shadow = 0xff5c544b};
constexpr Tones DarkTones{.window = 0xff26231f,
    .base = 0xff1d1a17,
    .alternateBase = 0xff23201c,
    .button = 0xff37322c,
    .text = 0xffece6dd,
    .placeholder = 0xff9a9288,
    .disabledText = 0xff7d766d,
    .accent = 0xffd49a55,
    .onAccent = 0xff1d1408,
    .link = 0xffe3b06f,
    .light = 0xff4d473f,
    .midlight = 0xff423c35,
    .mid = 0xff322d28,
    .dark = 0xff191613,
    .shadow = 0xff0c0a08};

QPalette paletteOf(const Tones &tones)
{
    QPalette palette;
    palette.setColor(QPalette::Window, tones.window);
    palette.setColor(QPalette::WindowText, tones.text);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.alternateBase);
    palette.setColor(QPalette::ToolTipBase, tones.base);
    palette.setColor(QPalette::ToolTipText, tones.text);
    palette.setColor(QPalette::PlaceholderText, tones.placeholder);
    palette.setColor(QPalette::Text, tones.text);
    palette.setColor(QPalette::Button, tones.button);
    palette.setColor(QPalette::ButtonText, tones.text);
    palette.setColor(QPalette::BrightText, tones.onAccent);
    palette.setColor(QPalette::Light, tones.light);
    palette.setColor(QPalette::Midlight, tones.midlight);
    palette.setColor(QPalette::Mid, tones.mid);
    palette.setColor(QPalette::Dark, tones.dark);
    palette.setColor(QPalette::Shadow, tones.shadow);
    palette.setColor(QPalette::Highlight, tones.accent);
    palette.setColor(QPalette::HighlightedText, tones.onAccent);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, tones.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.mid);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, tones.disabledText);
    return palette;
}

bool desktopBringsColours()
{
    for (const QStyle *style = QApplication::style(); style != nullptr;) {
        if (style->name().compare("fusion"_L1, Qt::CaseInsensitive) == 0)
            return false;
        const auto *proxy = qobject_cast<const QProxyStyle *>(style);
        style = proxy != nullptr ? proxy->baseStyle() : nullptr;
    }
    return true;
}

constexpr qreal FieldRadius = 2;

/// Over the one that Qt's own style draws, which is hardly lighter than a dark window. What has the keyboard
/// keeps the border of its own colour.
void drawBorder(const QStyleOption &option, QPainter &painter, qreal radius)
{
    if (desktopBringsColours() || option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(borderColour(option.palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

} // namespace

int WindowStyle::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *returnData) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    if (hint == SH_UnderlineShortcut && QGuiApplication::isRightToLeft())
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

void WindowStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool isFrame =
        (element == PE_FrameLineEdit || element == PE_Frame) && frame && frame->lineWidth > 0;
    if (isFrame || element == PE_IndicatorCheckBox)
        drawBorder(*option, *painter, FieldRadius);
    else if (element == PE_IndicatorRadioButton)
        drawBorder(*option, *painter, option->rect.width() / 2.0);
}

void WindowStyle::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    const qsizetype tab = element == CE_MenuItem && item ? item->text.indexOf(u'\t') : -1;
    if (tab < 0) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionMenuItem withKeys = *item;
    withKeys.text = item->text.left(tab + 1) + ltr(item->text.mid(tab + 1));
    QProxyStyle::drawControl(element, &withKeys, painter, widget);
}

void WindowStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox)
        drawBorder(*option, *painter, FieldRadius);
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette lightPalette()
{
    return paletteOf(LightTones);
}

QPalette darkPalette()
{
    return paletteOf(DarkTones);
}

QColor borderColour(const QPalette &palette)
{
    constexpr float Share = 0.55F; // of the way from the ground to the text on it
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const auto mix = [](float from, float to) { return from + (to - from) * Share; };
    return QColor::fromRgbF(mix(ground.redF(), text.redF()), mix(ground.greenF(), text.greenF()),
        mix(ground.blueF(), text.blueF()));
}

void applyWindowTheme(WindowTheme theme)
{
    switch (theme) {
    case WindowTheme::Light:
        QApplication::setPalette(lightPalette());
        return;
    case WindowTheme::Dark:
        QApplication::setPalette(darkPalette());
        return;
    case WindowTheme::System:
        // An empty palette brings the desktop's back; Qt 6.4 has no other way to ask for its colours.
        QApplication::setPalette(QPalette());
        if (!desktopBringsColours())
            QApplication::setPalette(isDark(QApplication::palette()) ? darkPalette() : lightPalette());
        return;
    }
}

QFont enlarged(QFont font, double factor, QFont::Weight weight)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace naqla::gui

#include "moc_window_theme.cpp"
