// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/number_box.h"

#include "gui/settings/digits.h"

#include <QEvent>

namespace naqla::gui {

NumberBox::NumberBox(int minimum, int maximum, QWidget *parent)
    : QSpinBox(parent)
{
    setLocale(QLocale::c());
    setRange(minimum, maximum);
    align();
}

QValidator::State NumberBox::validate(QString &input, int &position) const
{
    input = asciiDigits(input);
    return QSpinBox::validate(input, position);
}

void NumberBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        align();
    QSpinBox::changeEvent(event);
}

void NumberBox::align()
{
    setAlignment(Qt::AlignAbsolute | Qt::AlignVCenter | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
}

} // namespace naqla::gui

#include "moc_number_box.cpp"
