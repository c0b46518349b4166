// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace naqla::core {

namespace {

constexpr double Scale = 173.7178; ///< from ratings as people see them to Glicko-2's own scale
constexpr double Centre = 1500;
constexpr double Precision = 0.000001;
constexpr std::uint32_t MovesOfAGame = 50;

/// What the games say (steps 3 and 4).
struct Evidence
{
    double variance = 0; ///< v
    double surprise = 0; ///< the sum of g(φj)(sj − E)
};

[[nodiscard]] double weightOf(double deviation) // g(φ)
{
    return 1 / std::sqrt(1 + 3 * deviation * deviation / (std::numbers::pi * std::numbers::pi));
}

[[nodiscard]] Evidence evidenceOf(double value, std::span<const RatedResult> games)
{
    double information = 0;
    double surprise = 0;
    for (const RatedResult &game : games) {
        const double weight = weightOf(game.opponent.deviation / Scale);
        const double opponent = (game.opponent.value - Centre) / Scale;
        const double expected = 1 / (1 + std::exp(-weight * (value - opponent)));
        information += weight * weight * expected * (1 - expected);
        surprise += weight * (game.score - expected);
    }
    return {1 / information, surprise};
}

/// The new volatility (step 5, the Illinois algorithm).
[[nodiscard]] double volatilityAfter(
    double deviation, double volatility, const Evidence &evidence, double tau)
{
    const double delta = evidence.variance * evidence.surprise;
    const double a = std::log(volatility * volatility);
    const double spread = deviation * deviation + evidence.variance;
    const auto f = [&](double x) {
        const double e = std::exp(x);
        return e * (delta * delta - spread - e) / (2 * (spread + e) * (spread + e)) - (x - a) / (tau * tau);
    };
    double from = a;
    double to = 0;
    if (delta * delta > spread) {
        to = std::log(delta * delta - spread);
    } else {
        double k = 1;
        while (f(a - k * tau) < 0)
            ++k;
        to = a - k * tau;
    }
    double atFrom = f(from);
    double atTo = f(to);
    while (std::abs(to - from) > Precision) {
        const double between = from + (from - to) * atFrom / (atTo - atFrom);
        const double atBetween = f(between);
        if (atBetween * atTo <= 0) {
            from = to;
            atFrom = atTo;
        } else {
            atFrom /= 2;
        }
        to = between;
        atTo = atBetween;
    }
    return std::exp(from / 2);
}

} // namespace

Rating glicko2(const Rating &player, std::span<const RatedResult> games, double tau, double periods)
{
    const double deviation = player.deviation / Scale;
    if (games.empty()) {
        const double grown =
            std::sqrt(deviation * deviation + periods * player.volatility * player.volatility);
        return {player.value, grown * Scale, player.volatility};
    }
    const double value = (player.value - Centre) / Scale;
    const Evidence evidence = evidenceOf(value, games);
    const double volatility = volatilityAfter(deviation, player.volatility, evidence, tau);
    const double before = deviation * deviation + periods * volatility * volatility;
    const double after = 1 / std::sqrt(1 / before + 1 / evidence.variance);
    return {(value + after * after * evidence.surprise) * Scale + Centre, after * Scale, volatility};
}

Rating ratingAfter(
    const Rating &player, const RatedResult &game, double daysSinceLast, const RatingSystem &system)
{
    const double periods = std::max(0.0, daysSinceLast) * system.periodsPerDay;
    const Rating raw = glicko2(player, std::span(&game, 1), system.tau, periods);
    return {std::max(system.leastValue, raw.value),
        std::clamp(raw.deviation, system.leastDeviation, system.greatestDeviation),
        std::min(system.greatestVolatility, raw.volatility)};
}

double daysListed(const Rating &rating, const RatingSystem &system)
{
    if (rating.deviation > system.listedUpTo)
        return 0;
    // What glicko2 adds to the deviation while nothing is played, turned round.
    const double room = system.listedUpTo * system.listedUpTo - rating.deviation * rating.deviation;
    const double grownInAPeriod = rating.volatility * Scale * rating.volatility * Scale;
    return room / grownInAPeriod / system.periodsPerDay;
}

std::string_view textId(Speed speed)
{
    switch (speed) {
    case Speed::Blitz:
        return "blitz";
    case Speed::Rapid:
        return "rapid";
    case Speed::Slow:
        break;
    }
    return "slow";
}

Speed speedOfClock(std::uint32_t baseSeconds, std::uint32_t incrementSeconds)
{
    const std::uint64_t expected = baseSeconds + std::uint64_t{MovesOfAGame} * incrementSeconds;
    if (expected <= 5 * 60)
        return Speed::Blitz;
    return expected <= 20 * 60 ? Speed::Rapid : Speed::Slow;
}

} // namespace naqla::core
