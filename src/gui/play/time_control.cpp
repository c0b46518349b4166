// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/time_control.h"

#include <QStringView>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace naqla::gui {
namespace {

constexpr int LongestSeconds = 24 * 60 * 60;

std::optional<milliseconds> readSeconds(QStringView text, int least)
{
    bool ok = false;
    const int value = text.toInt(&ok);
    if (!ok || value < least || value > LongestSeconds)
        return std::nullopt;
    return seconds(value);
}

QString secondsText(milliseconds time)
{
    return QString::number(std::chrono::duration_cast<seconds>(time).count());
}

} // namespace

QString timeControlTag(const TimeControl &control)
{
    switch (control.kind) {
    case TimeControl::Kind::None:
        break;
    case TimeControl::Kind::PerMove:
        return u"1/"_s + secondsText(control.base);
    case TimeControl::Kind::PerGame:
        return secondsText(control.base) + u'+' + secondsText(control.increment);
    }
    return u"-"_s;
}

std::optional<TimeControl> timeControlFromTag(QStringView tag)
{
    if (tag == u"-"_s)
        return TimeControl{};
    if (tag.startsWith(u"1/"_s)) {
        if (const auto base = readSeconds(tag.mid(2), 1))
            return TimeControl{TimeControl::Kind::PerMove, *base, {}, OnTimeout::Loses};
        return std::nullopt;
    }
    const qsizetype plus = tag.indexOf(u'+');
    const auto base = readSeconds(plus < 0 ? tag : tag.left(plus), 1);
    const auto increment = plus < 0 ? milliseconds(0) : readSeconds(tag.mid(plus + 1), 0);
    if (!base || !increment)
        return std::nullopt;
    return TimeControl{TimeControl::Kind::PerGame, *base, *increment, OnTimeout::Loses};
}

} // namespace naqla::gui
