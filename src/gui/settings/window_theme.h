// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QFont>
#include <QPalette>
#include <QProxyStyle>

namespace naqla::gui {

/// The desktop's style with what Arabic needs: no mnemonic underline, which would cut joined letters apart,
/// no icons on dialog buttons, which drift away from their text from right to left, and keys such as `Ctrl+,`
/// that keep their order. Where the style is Qt's own, fields and lists get borders that can be seen.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT
public:
    using QProxyStyle::QProxyStyle;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
        QStyleHintReturn *returnData) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
        const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
        const QWidget *widget) const override;
};

[[nodiscard]] bool isDark(const QPalette &palette);
[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();
/// What fields, lists and boxes to tick are framed with: at least 3:1 against what is around and inside.
[[nodiscard]] QColor borderColour(const QPalette &palette);

/// Sets the palette of the application. `System` gives the desktop's own colours where its style brings some,
/// else ours, dark if the desktop's are. Call it again when a window receives QEvent::ThemeChange.
void applyWindowTheme(WindowTheme theme);

/// The font for headings and large numbers: `factor` times as large.
[[nodiscard]] QFont enlarged(QFont font, double factor, QFont::Weight weight = QFont::Bold);

} // namespace naqla::gui
