// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

/// How strong a player is, by Mark Glickman's Glicko-2 (glicko.net/glicko/glicko2.pdf, 2022).
namespace naqla::core {

/// An estimate: about 95 % sure that the strength is within two deviations of the rating.
struct Rating
{
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06; ///< how much the strength itself changes
    friend bool operator==(const Rating &, const Rating &) = default;
};

struct RatedResult
{
    Rating opponent = {};
    double score = 0; ///< 1 a win, 0.5 a draw, 0 a loss
};

/// The constants that the method leaves open, and bounds that keep an estimate sound.
struct RatingSystem
{
    double tau = 0.75; ///< how fast the volatility may change
    double periodsPerDay = 0.21436; ///< of Glicko-2's rating periods
    double leastDeviation = 50;
    double greatestDeviation = 350;
    double greatestVolatility = 0.1;
    double leastValue = 600;
    double provisionalFrom = 110; ///< a deviation from here on: the rating is shown with a question mark
    double listedUpTo = 80; ///< a deviation up to here: the player stands in the list of the best
};

/// Glicko-2 as published: the rating after one period with these games, unbounded.
/// @param periods  how many have passed since the last update; what passes without games makes less sure
[[nodiscard]] Rating glicko2(
    const Rating &player, std::span<const RatedResult> games, double tau, double periods = 1);

/// The rating after one game, with fractional periods and the system's bounds.
/// @param daysSinceLast  since the player's last rated game; 0 for his first
[[nodiscard]] Rating ratingAfter(
    const Rating &player, const RatedResult &game, double daysSinceLast, const RatingSystem &system = {});

/// For how many days without a game a rating stays certain enough for the list of the best; 0: it is not now.
[[nodiscard]] double daysListed(const Rating &rating, const RatingSystem &system = {});

[[nodiscard]] constexpr bool isProvisional(const Rating &rating, const RatingSystem &system = {})
{
    return rating.deviation >= system.provisionalFrom;
}

/// Games of one speed share a rating.
enum class Speed : std::uint8_t
{
    Blitz, ///< up to five minutes for a player
    Rapid, ///< up to twenty
    Slow, ///< longer, or without a clock
};
/// `blitz`, `rapid`, `slow`.
[[nodiscard]] std::string_view textId(Speed speed);
/// @param baseSeconds  for the whole game
/// @param incrementSeconds  after each move; a game is taken to have fifty
[[nodiscard]] Speed speedOfClock(std::uint32_t baseSeconds, std::uint32_t incrementSeconds);

} // namespace naqla::core
