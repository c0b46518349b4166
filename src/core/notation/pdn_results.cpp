// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/glyphs.h"
#include "core/notation/pdn_record.h"

#include <charconv>

namespace naqla::core {

namespace {

/// In the old world of 8x8 files `1-0` says that the first player has won, even where that is Black.
bool firstPlayerFirst(const NamedRules &rules)
{
    const int gameType = rules.rules.notation.gameType;
    return (gameType == 21 || gameType == 23) && rules.rules.setup.starter == Side::Black;
}

/// Twice the points at the front of a text, taken off it: `2`, `1/2`, `1 1/2`, a half sign, `0.5`.
std::optional<int> takePoints(std::string_view &text)
{
    const auto takeHalf = [&]() {
        for (const std::string_view half : {std::string_view("1/2"), std::string_view("\u00bd")}) {
            if (text.starts_with(half)) {
                text.remove_prefix(half.size());
                return true;
            }
        }
        return false;
    };
    text = trimmed(text);
    if (takeHalf())
        return 1;
    int whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error != std::errc{} || whole < 0 || whole > 1000)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.starts_with(".5")) {
        text.remove_prefix(2);
        return 2 * whole + 1;
    }
    text = trimmed(text);
    return takeHalf() ? 2 * whole + 1 : 2 * whole;
}

} // namespace

std::optional<Outcome> outcomeFromPdn(const NamedRules &rules, std::string_view text)
{
    text = trimmed(text);
    if (text == "1/2" || text == "\u00bd")
        return Outcome::Draw;
    if (text.starts_with("1+") || text.starts_with("1-") ? text.ends_with("1-") || text.ends_with("1+")
                                                         : false)
        return Outcome::Draw; // drawn, with a bonus for one side
    const bool firstFirst = firstPlayerFirst(rules) && (text == "1-0" || text == "0-1");
    const auto left = takePoints(text);
    if (!left)
        return std::nullopt;
    text = trimmed(text);
    if (text.empty() || glyphAt(text, 0).ascii != '-')
        return std::nullopt;
    text.remove_prefix(glyphAt(text, 0).length);
    const auto right = takePoints(text);
    if (!right || !trimmed(text).empty())
        return std::nullopt;
    if (*left == *right)
        return *left == 0 ? Outcome::NoResult : Outcome::Draw;
    const Side winner = *left > *right ? Side::White : Side::Black;
    return winFor(firstFirst ? opponent(winner) : winner);
}

std::string_view pdnResult(const NamedRules &rules, std::optional<Outcome> outcome)
{
    const bool two = rules.rules.notation.results == ResultStyle::TwoZero;
    const bool turned = !two && firstPlayerFirst(rules);
    const std::string_view left = two ? "2-0" : "1-0";
    const std::string_view right = two ? "0-2" : "0-1";
    if (!outcome)
        return "*";
    switch (*outcome) {
    case Outcome::WhiteWins:
        return turned ? right : left;
    case Outcome::BlackWins:
        return turned ? left : right;
    case Outcome::Draw:
        return two ? "1-1" : "1/2-1/2";
    case Outcome::NoResult:
        break;
    }
    return "*";
}

} // namespace naqla::core
