// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/glyphs.h"
#include "core/notation/notation.h"
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace naqla::core {

namespace {

using enum VariantId;

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, toLower, toLower);
}

/// The variant that a Variant tag names: ours, or as big sites call it.
std::optional<VariantId> variantByName(std::string_view name)
{
    for (const Variant &entry : variants()) {
        if (sameIgnoringCase(name, entry.textId)
            || (!entry.pdnVariantName.empty() && sameIgnoringCase(name, entry.pdnVariantName)))
            return entry.id;
    }
    constexpr std::array Others{std::pair{std::string_view("American/English"), English},
        std::pair{std::string_view("American"), English}, std::pair{std::string_view("Checkers"), English},
        std::pair{std::string_view("Losing"), Poddavki}, std::pair{std::string_view("Frysk"), Frysk}};
    for (const auto &[other, id] : Others) {
        if (sameIgnoringCase(name, other))
            return id;
    }
    return std::nullopt;
}

std::optional<VariantId> variantByNumber(int number)
{
    for (const Variant &entry : variants()) {
        if (entry.rules.notation.gameType == number)
            return entry.id;
    }
    switch (number) { // of one site only
    case 96:
        return Breakthrough;
    case 97:
        return Frysk;
    case 98:
        return Antidraughts;
    case 99:
        return International;
    default:
        return std::nullopt;
    }
}

std::optional<VariantId> variantOfGameType(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    (void)end;
    return error == std::errc{} ? variantByNumber(number) : std::nullopt;
}

} // namespace

std::optional<NamedRules> rulesFromTags(const PdnSource &source)
{
    if (const auto text = source.tag("NaqlaRules"); !text.empty()) {
        if (auto rules = parseRulesText(text))
            return *rules;
    }
    const auto byNumber = variantOfGameType(trimmed(source.tag("GameType")));
    const auto byName = variantByName(trimmed(source.tag("Variant")));
    // The number tells the board; the name tells apart what shares a number.
    if (byNumber && byName
        && variant(*byName).rules.notation.gameType == variant(*byNumber).rules.notation.gameType)
        return namedRules(*byName);
    if (byNumber)
        return namedRules(*byNumber);
    if (byName)
        return namedRules(*byName);
    return std::nullopt;
}

UnknownGame unknownGame(const PdnSource &source)
{
    const auto isSaid = [](std::string_view text) { return !text.empty() && text != "?" && text != "-"; };
    const std::string_view gameType = trimmed(source.tag("GameType"));
    if (isSaid(gameType))
        return variantOfGameType(gameType) ? UnknownGame{} : UnknownGame{gameType, true};
    const std::string_view name = trimmed(source.tag("Variant"));
    return isSaid(name) && !variantByName(name) ? UnknownGame{name, false} : UnknownGame{};
}

std::vector<VariantId> likelyVariants(const PdnSource &source)
{
    int highest = 0;
    int firstMove = 0;
    bool named = false;
    bool numbered = false;
    const auto look = [&](std::string_view text) {
        for (std::size_t i = 0; i < text.size();) {
            if (!isDigit(text[i])) {
                ++i;
                continue;
            }
            int number = 0;
            const bool afterLetter = i > 0 && toLower(text[i - 1]) >= 'a' && toLower(text[i - 1]) <= 'h';
            for (; i < text.size() && isDigit(text[i]) && number < 1000; ++i)
                number = 10 * number + (text[i] - '0');
            if (!afterLetter && number < 1000)
                highest = std::max(highest, number);
        }
    };
    look(source.tag("FEN").substr(0, 400));
    for (const PdnElement &element : source.elements) {
        if (element.kind != PdnTokenKind::MoveText || element.length > 40)
            continue;
        const std::string_view text = source.textOf(element);
        const bool isNamed = !isDigit(text.front());
        (isNamed ? named : numbered) = true;
        if (isNamed)
            continue;
        look(text.size() == 4 ? std::string_view{} : text);
        if (firstMove == 0)
            std::from_chars(text.data(), text.data() + text.size(), firstMove);
    }
    if (highest > 50)
        return {Canadian};
    if (highest > 32)
        return {International, Frisian, Killer};
    if (named && !numbered)
        return {Russian, Brazilian, Czech, Turkish};
    if (!numbered && source.tag("FEN").empty())
        return {International};
    const bool blackFirst = firstMove >= 9 && firstMove <= 12;
    if (blackFirst)
        return {English, Pool, Spanish, International};
    return firstMove >= 21 && firstMove <= 24 ? std::vector{Italian, English, International}
                                              : std::vector{English, International, Italian, Pool};
}

} // namespace naqla::core
