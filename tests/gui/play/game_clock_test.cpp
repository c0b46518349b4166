// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_clock.h"

#include <gtest/gtest.h>

using namespace naqla::gui;
using naqla::core::Side;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr GameClock::TimePoint Start{std::chrono::hours(5)};

TimeControl perGame()
{
    return {TimeControl::Kind::PerGame, minutes(5), seconds(3), OnTimeout::Loses};
}
TimeControl perMove()
{
    return {TimeControl::Kind::PerMove, seconds(30), {}, OnTimeout::Loses};
}

} // namespace

TEST(GameClock, HasNoTimeWithoutALimit)
{
    GameClock clock;
    clock.start(Side::White, Start);
    EXPECT_FALSE(clock.running());
    EXPECT_FALSE(clock.remaining(Side::White, Start));
    EXPECT_FALSE(clock.expired(Start + std::chrono::hours(9)));
}

TEST(GameClock, TakesTimeFromTheRunningSideOnly)
{
    GameClock clock(perGame());
    clock.start(Side::White, Start);
    EXPECT_EQ(clock.remaining(Side::White, Start + seconds(20)), minutes(5) - seconds(20));
    EXPECT_EQ(clock.remaining(Side::Black, Start + seconds(20)), minutes(5));
}

TEST(GameClock, AddsTheIncrementAfterTheMove)
{
    GameClock clock(perGame());
    clock.start(Side::White, Start);
    clock.press(Start + seconds(10));
    EXPECT_EQ(clock.remaining(Side::White, Start + seconds(99)), minutes(5) - seconds(7));
    EXPECT_EQ(clock.running(), Side::Black);
    EXPECT_EQ(clock.remaining(Side::Black, Start + seconds(12)), minutes(5) - seconds(2));
}

TEST(GameClock, GivesEachMoveItsFullTime)
{
    GameClock clock(perMove());
    clock.start(Side::White, Start);
    clock.press(Start + seconds(29));
    clock.press(Start + seconds(50));
    EXPECT_EQ(clock.remaining(Side::White, Start + seconds(50)), seconds(30));
}

TEST(GameClock, ExpiresAtTheLastMillisecondAndNotBefore)
{
    GameClock clock(perMove());
    clock.start(Side::Black, Start);
    EXPECT_FALSE(clock.expired(Start + seconds(30) - milliseconds(1)));
    EXPECT_EQ(clock.expired(Start + seconds(30)), Side::Black);
    EXPECT_EQ(clock.remaining(Side::Black, Start + minutes(9)), milliseconds(0));
}

TEST(GameClock, StandsStillAfterTheEnd)
{
    GameClock clock(perGame());
    clock.start(Side::White, Start);
    clock.stop(Start + seconds(40));
    EXPECT_EQ(clock.remaining(Side::White, Start + minutes(60)), minutes(5) - seconds(40));
    EXPECT_FALSE(clock.expired(Start + minutes(60)));
}

TEST(TimeControlTag, ReadsWhatItWrites)
{
    for (const TimeControl &control : {TimeControl{}, perGame(), perMove()})
        EXPECT_EQ(timeControlFromTag(timeControlTag(control)), control);
}

TEST(TimeControlTag, RefusesWhatIsNoTime)
{
    for (const char16_t *text :
        {u"", u"1/0", u"1/x", u"300+", u"-5", u"+3", u"999999999", u"40/7200", u"1/30+2"})
        EXPECT_FALSE(timeControlFromTag(QString::fromUtf16(text))) << QString::fromUtf16(text).toStdString();
}
