// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/clock_text.h"

using namespace Qt::StringLiterals;

namespace naqla::gui {

QString clockText(std::chrono::milliseconds left)
{
    const auto twoDigits = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    constexpr qint64 TenthsBelow = 10'000;
    const qint64 ms = left.count();
    if (ms > 0 && ms < TenthsBelow) {
        const qint64 tenths = (ms + 99) / 100;
        return u"00:"_s + twoDigits(tenths / 10) + u'.' + QString::number(tenths % 10);
    }
    const qint64 seconds = (ms + 999) / 1000;
    const QString minutesAndSeconds = twoDigits(seconds / 60 % 60) + u':' + twoDigits(seconds % 60);
    return seconds < 3600 ? minutesAndSeconds
                          : QString(QString::number(seconds / 3600) + u':' + minutesAndSeconds);
}

} // namespace naqla::gui
