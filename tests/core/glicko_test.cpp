// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace naqla::core {

TEST(Glicko2, ARatingIsListedUntilTimeHasMadeItUncertain)
{
    const RatingSystem system;
    const Rating certain{.value = 1'700, .deviation = 60, .volatility = 0.06};
    const double days = daysListed(certain);
    EXPECT_NEAR(days, 120, 1);
    EXPECT_NEAR(
        glicko2(certain, {}, system.tau, days * system.periodsPerDay).deviation, system.listedUpTo, 1e-9);
    EXPECT_EQ(daysListed({.deviation = 80.001}), 0);
    EXPECT_EQ(daysListed({.deviation = 80}), 0);
    EXPECT_EQ(daysListed(Rating{}), 0);
}

TEST(Glicko2, GivesWhatThePaperComputes)
{
    // "Example of the Glicko-2 system", section "Example calculation": r' = 1464.06, RD' = 151.52, σ' =
    // 0.05999.
    const Rating player{1500, 200, 0.06};
    const std::array games{RatedResult{{1400, 30, 0.06}, 1}, RatedResult{{1550, 100, 0.06}, 0},
        RatedResult{{1700, 300, 0.06}, 0}};
    const Rating after = glicko2(player, games, 0.5);
    EXPECT_NEAR(after.value, 1464.06, 0.02);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko2, APeriodWithoutGamesOnlyMakesLessSure)
{
    // The paper: without games the rating and volatility stay, the deviation becomes sqrt(φ² + σ²).
    const Rating after = glicko2({1500, 200, 0.06}, {}, 0.5);
    EXPECT_EQ(after.value, 1500);
    EXPECT_EQ(after.volatility, 0.06);
    EXPECT_NEAR(after.deviation, 200.2714, 0.0001);
}

TEST(Glicko2, TwoNewcomersMoveFarAndEqually)
{
    const Rating winner = ratingAfter({}, {.opponent = {}, .score = 1}, 0);
    const Rating loser = ratingAfter({}, {.opponent = {}, .score = 0}, 0);
    EXPECT_NEAR(winner.value, 1662.2, 0.2);
    EXPECT_NEAR(winner.deviation, 290.3, 0.1);
    EXPECT_NEAR(winner.value - 1500, 1500 - loser.value, 0.001);
    EXPECT_TRUE(isProvisional(winner));
}

TEST(Glicko2, ADrawLiesBetweenWinAndLossForEveryPair)
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> values(800, 2600);
    std::uniform_real_distribution<double> deviations(50, 350);
    for (int i = 0; i < 2'000; ++i) {
        const Rating player{values(random), deviations(random), 0.06};
        const Rating opponent{values(random), deviations(random), 0.06};
        const auto after = [&](double score) { return ratingAfter(player, {opponent, score}, 1); };
        const Rating win = after(1);
        const Rating draw = after(0.5);
        const Rating loss = after(0);
        ASSERT_GE(win.value, player.value);
        ASSERT_LE(loss.value, player.value);
        ASSERT_LE(draw.value, win.value);
        ASSERT_GE(draw.value, loss.value);
        ASSERT_EQ(draw.value > player.value, opponent.value > player.value) << "a draw raises the weaker one";
    }
}

TEST(Glicko2, StaysWithinItsBoundsOverAnyCareer)
{
    const RatingSystem system;
    std::mt19937 random(4);
    Rating player;
    for (int i = 0; i < 3'000; ++i) {
        const Rating opponent{
            600.0 + static_cast<double>(random() % 2'400), 50.0 + static_cast<double>(random() % 300), 0.06};
        player = ratingAfter(
            player, {opponent, static_cast<double>(random() % 3) / 2}, static_cast<double>(random() % 400));
        ASSERT_GE(player.value, system.leastValue);
        ASSERT_GE(player.deviation, system.leastDeviation);
        ASSERT_LE(player.deviation, system.greatestDeviation);
        ASSERT_LE(player.volatility, system.greatestVolatility);
    }
    for (int i = 0; i < 300; ++i)
        player = ratingAfter(player, {{600, 50, 0.06}, 0}, 0);
    EXPECT_EQ(player.value, system.leastValue) << "nobody sinks below the floor";
}

TEST(Glicko2, AYearWithoutGamesMakesAVeteranProvisional)
{
    const Rating veteran{2000, 50, 0.06};
    EXPECT_FALSE(isProvisional(veteran));
    const RatedResult game{{2000, 50, 0.06}, 0.5};
    EXPECT_GT(ratingAfter(veteran, game, 365).deviation, ratingAfter(veteran, game, 1).deviation + 30);
}

TEST(Speed, FollowsFromTheClock)
{
    EXPECT_EQ(speedOfClock(180, 2), Speed::Blitz);
    EXPECT_EQ(speedOfClock(300, 0), Speed::Blitz);
    EXPECT_EQ(speedOfClock(300, 1), Speed::Rapid);
    EXPECT_EQ(speedOfClock(1'200, 0), Speed::Rapid);
    EXPECT_EQ(speedOfClock(1'200, 10), Speed::Slow);
    EXPECT_EQ(speedOfClock(0xffff'ffff, 0xffff'ffff), Speed::Slow);
    EXPECT_EQ(textId(Speed::Rapid), "rapid");
}

} // namespace naqla::core
