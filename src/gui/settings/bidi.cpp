// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/bidi.h"

namespace naqla::gui {

namespace {

constexpr QChar LeftToRightIsolate{0x2066};
constexpr QChar FirstStrongIsolate{0x2068};
constexpr QChar PopDirectionalIsolate{0x2069};

bool isDirectionControl(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= 0x2066 && code <= 0x2069) || (code >= 0x202A && code <= 0x202E) || code == 0x200E
        || code == 0x200F || code == 0x061C;
}

} // namespace

QString ltr(const QString &text)
{
    return LeftToRightIsolate + text + PopDirectionalIsolate;
}

QString iso(const QString &text)
{
    return FirstStrongIsolate + text + PopDirectionalIsolate;
}

QString plain(const QString &text)
{
    QString result = text;
    return result.removeIf(isDirectionControl);
}

} // namespace naqla::gui
