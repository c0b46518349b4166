// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/digits.h"

#include <algorithm>

namespace naqla::gui {

namespace {

QChar asciiDigit(QChar character)
{
    if (character.unicode() == 0x066B)
        return u'.';
    if (character.unicode() == 0x060C)
        return u',';
    // digitValue() also knows superscripts and the like; those are no typed digits.
    if (character.category() == QChar::Number_DecimalDigit)
        return QChar(u'0' + character.digitValue());
    return character;
}

} // namespace

QString asciiDigits(const QString &text)
{
    QString result = text;
    std::transform(result.begin(), result.end(), result.begin(), asciiDigit);
    return result;
}

} // namespace naqla::gui
