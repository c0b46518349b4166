// SPDX-License-Identifier: GPL-3.0-or-later
// Rules as text: one table of keys serves reading, writing, the digest's form and the list of changes.
#include "core/rules/variant_traits.h"
#include "core/rules/variants.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <type_traits>

namespace naqla::core {

namespace {

// ---- Values as words ----

template <typename Value>
struct Word
{
    Value value;
    std::string_view word;
};
template <typename Value>
Word(Value, std::string_view) -> Word<Value>;

constexpr auto wordsOf(Side /*kind*/)
{
    return std::array{Word{Side::White, "white"}, Word{Side::Black, "black"}};
}
constexpr auto wordsOf(bool /*kind*/)
{
    return std::array{Word{false, "false"}, Word{true, "true"}};
}
constexpr auto wordsOf(Objective /*kind*/)
{
    return std::array{Word{Objective::Normal, "normal"}, Word{Objective::Lose, "lose"},
        Word{Objective::FirstKing, "firstKing"}};
}
constexpr auto wordsOf(Directions /*kind*/)
{
    using enum Directions;
    return std::array{Word{ForwardDiagonals, "forwardDiagonals"}, Word{AllDiagonals, "allDiagonals"},
        Word{ForwardAndSideways, "forwardAndSideways"}, Word{AllOrthogonals, "allOrthogonals"},
        Word{AllEight, "allEight"}};
}
constexpr auto wordsOf(KingLanding /*kind*/)
{
    using enum KingLanding;
    return std::array{
        Word{Free, "free"}, Word{Adjacent, "adjacent"}, Word{AdjacentAfterKing, "adjacentAfterKing"}};
}
constexpr auto wordsOf(Removal /*kind*/)
{
    return std::array{Word{Removal::AfterMove, "afterMove"}, Word{Removal::AtOnce, "atOnce"}};
}
constexpr auto wordsOf(MidCaptureCrowning /*kind*/)
{
    using enum MidCaptureCrowning;
    return std::array{
        Word{Stop, "stop"}, Word{PassAsMan, "passAsMan"}, Word{ContinueAsKing, "continueAsKing"}};
}
constexpr auto wordsOf(CaptureChoice /*kind*/)
{
    using enum CaptureChoice;
    return std::array{Word{Any, "any"}, Word{MostPieces, "mostPieces"}, Word{HighestValue, "highestValue"},
        Word{WithKing, "withKing"}, Word{MostKings, "mostKings"}, Word{KingEarliest, "kingEarliest"}};
}
/// The boards that the move generator knows.
constexpr auto wordsOf(const BoardShape & /*kind*/)
{
    return std::array{Word{traits::Dark8, "dark8x8"}, Word{traits::Mirrored8, "mirrored8x8"},
        Word{traits::All8, "all8x8"}, Word{traits::Dark10, "dark10x10"},
        Word{BoardShape{10, 10, PlayedCells::Dark, false}, "mirrored10x10"},
        Word{traits::Dark12, "dark12x12"},
        Word{BoardShape{12, 12, PlayedCells::Dark, false}, "mirrored12x12"}};
}

template <typename Value>
std::string textOf(const Value &value)
{
    if constexpr (std::is_integral_v<Value> && !std::is_same_v<Value, bool>) {
        return std::to_string(value);
    } else {
        for (const auto &word : wordsOf(Value{})) {
            if (word.value == value)
                return std::string(word.word);
        }
        return {};
    }
}
template <typename Value>
bool readValue(std::string_view text, Value &value)
{
    for (const auto &word : wordsOf(Value{})) {
        if (word.word == text) {
            value = word.value;
            return true;
        }
    }
    return false;
}

using Choice = std::array<CaptureChoice, 4>;

std::string textOf(const Choice &choice)
{
    std::string text;
    for (const CaptureChoice criterion : choice) {
        if (criterion == CaptureChoice::Any)
            break;
        text.append(text.empty() ? "" : "/").append(textOf(criterion));
    }
    return text.empty() ? textOf(CaptureChoice::Any) : text;
}
bool readValue(std::string_view text, Choice &choice)
{
    Choice read{};
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
        const auto end = text.find('/');
        more = end != std::string_view::npos;
        const auto known = std::span(read).first(count);
        if (count == read.size() || !readValue(text.substr(0, end), read[count])
            || std::ranges::find(known, read[count]) != known.end())
            return false;
        text.remove_prefix(more ? end + 1 : text.size());
    }
    // `any` stands alone.
    const auto criteria = std::span(read).first(count);
    if (count > 1 && std::ranges::find(criteria, CaptureChoice::Any) != criteria.end())
        return false;
    choice = read;
    return true;
}

// ---- The table of keys ----

struct Key
{
    std::string_view name;
    std::string (*text)(const Rules &);
    bool (*read)(std::string_view, Rules &);
};

template <auto Part, auto Field>
constexpr Key key(std::string_view name)
{
    return {name, [](const Rules &rules) { return textOf(rules.*Part.*Field); },
        [](std::string_view text, Rules &rules) { return readValue(text, rules.*Part.*Field); }};
}
/// A number from `Least` to `Most`; 0 is always allowed and switches the rule off.
template <auto Part, auto Field, int Least, int Most>
constexpr Key number(std::string_view name)
{
    return {name, [](const Rules &rules) { return textOf(rules.*Part.*Field); },
        [](std::string_view text, Rules &rules) {
            int value = 0;
            const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool plain = !text.empty() && (text.front() != '0' || text.size() == 1);
            if (fault != std::errc{} || end != text.data() + text.size() || !plain
                || (value != 0 && (value < Least || value > Most)))
                return false;
            auto &field = rules.*Part.*Field;
            field = static_cast<std::remove_reference_t<decltype(field)>>(value);
            return true;
        }};
}

/// In canonical order.
constexpr std::array Keys{
    key<&Rules::options, &Options::compulsoryCapture>("compulsory"),
    number<&Rules::options, &Options::moveLimitPlies, 1, 2000>("moveLimit"),
    key<&Rules::options, &Options::alternateStarter>("alternateStarter"),
    key<&Rules::options, &Options::showTargets>("showTargets"),
    key<&Rules::setup, &Setup::starter>("starter"),
    number<&Rules::setup, &Setup::rowsPerSide, 1, 5>("rowsPerSide"),
    key<&Rules::setup, &Setup::skipBackRow>("skipBackRow"),
    Key{"objective", [](const Rules &rules) { return textOf(rules.objective); },
        [](std::string_view text, Rules &rules) { return readValue(text, rules.objective); }},
    number<&Rules::draws, &DrawRules::repetition, 2, 10>("repetition"),
    number<&Rules::draws, &DrawRules::noProgressPlies, 2, 1000>("noProgressPlies"),
    key<&Rules::draws, &DrawRules::noProgressByClaim>("noProgressByClaim"),
    number<&Rules::draws, &DrawRules::threeKingsMoves, 1, 100>("threeKingsMoves"),
    key<&Rules::draws, &DrawRules::threeKingsMenAllowed>("threeKingsMenAllowed"),
    number<&Rules::draws, &DrawRules::balanceSmallPlies, 1, 250>("balanceSmallPlies"),
    number<&Rules::draws, &DrawRules::balanceLargePlies, 1, 250>("balanceLargePlies"),
    number<&Rules::draws, &DrawRules::mainRoadMoves, 1, 100>("mainRoadMoves"),
    key<&Rules::draws, &DrawRules::mainRoadThreeMen>("mainRoadThreeMen"),
    number<&Rules::draws, &DrawRules::twoAgainstOneMoves, 1, 100>("twoAgainstOneMoves"),
    number<&Rules::draws, &DrawRules::threeAgainstOnePlies, 1, 250>("threeAgainstOnePlies"),
    number<&Rules::draws, &DrawRules::twoAgainstOnePlies, 1, 250>("twoAgainstOnePlies"),
    key<&Rules::draws, &DrawRules::onePieceEach>("onePieceEach"),
    number<&Rules::draws, &DrawRules::twoKingsAgainstOnePlies, 1, 250>("twoKingsAgainstOnePlies"),
    number<&Rules::draws, &DrawRules::kingAgainstKingPlies, 1, 250>("kingAgainstKingPlies"),
    key<&Rules::traits, &MoveTraits::board>("board"),
    key<&Rules::traits, &MoveTraits::manMoves>("manMoves"),
    key<&Rules::traits, &MoveTraits::manCaptures>("manCaptures"),
    key<&Rules::traits, &MoveTraits::kingMoves>("kingMoves"),
    key<&Rules::traits, &MoveTraits::kingCaptures>("kingCaptures"),
    key<&Rules::traits, &MoveTraits::kingFlies>("kingFlies"),
    key<&Rules::traits, &MoveTraits::kingLanding>("kingLanding"),
    key<&Rules::traits, &MoveTraits::removal>("removal"),
    key<&Rules::traits, &MoveTraits::mayReverse>("mayReverse"),
    key<&Rules::traits, &MoveTraits::midCaptureCrowning>("midCaptureCrowning"),
    key<&Rules::traits, &MoveTraits::menTakeKings>("menTakeKings"),
    key<&Rules::traits, &MoveTraits::choice>("choice"),
    number<&Rules::traits, &MoveTraits::sameKingLimit, 1, 100>("sameKingLimit"),
};

const Preset *findPreset(const Variant &entry, std::string_view id)
{
    const auto found = std::ranges::find(entry.presets, id, &Preset::id);
    return found == entry.presets.end() ? nullptr : &*found;
}

Rules rulesOfPreset(const Variant &entry, const Preset &preset)
{
    Rules rules = entry.rules;
    rules.draws = preset.draws;
    rules.options.compulsoryCapture = preset.compulsoryCapture;
    return rules;
}

/// `russian.site+`: the text of the rules without changes.
std::string presetText(const NamedRules &rules, bool spellOut)
{
    const Variant &entry = variant(rules.variant);
    std::string text(entry.textId);
    if (spellOut || rules.preset != entry.presets.front().id)
        text.append(".").append(rules.preset);
    return text;
}

void append(std::string &text, const Key &key, const Rules &rules)
{
    text.append("+").append(key.name).append("=").append(key.text(rules));
}

std::optional<RulesTextError> change(Rules &rules, std::string_view keyAndValue)
{
    const auto equals = std::min(keyAndValue.find('='), keyAndValue.size());
    const std::string_view name = keyAndValue.substr(0, equals);
    const auto found = std::ranges::find(Keys, name, &Key::name);
    if (found == Keys.end())
        return RulesTextError{RulesTextFault::UnknownKey, std::string(name)};
    if (equals == keyAndValue.size() || !found->read(keyAndValue.substr(equals + 1), rules))
        return RulesTextError{RulesTextFault::BadValue, std::string(keyAndValue)};
    return std::nullopt;
}

/// The key that makes a game impossible: without room to move, without end, or with rules about nothing.
std::string_view impossibleKey(const Rules &rules)
{
    const BoardShape &board = rules.traits.board;
    if (rules.setup.rowsPerSide == 0
        || 2 * (rules.setup.rowsPerSide + int{rules.setup.skipBackRow}) >= board.height)
        return "rowsPerSide";
    if (rules.draws.noProgressByClaim && rules.draws.noProgressPlies == 0)
        return "noProgressByClaim";
    if (rules.draws.mainRoadMoves > 0 && (board.played != PlayedCells::Dark || !board.nearLeftPlayable))
        return "mainRoadMoves";
    const bool ends = rules.draws.repetition > 0 || rules.options.moveLimitPlies > 0
        || (rules.draws.noProgressPlies > 0 && !rules.draws.noProgressByClaim);
    return ends ? std::string_view{} : "repetition";
}

std::optional<RulesTextError> faultOf(const NamedRules &rules)
{
    if (const auto impossible = impossibleKey(rules.rules); !impossible.empty())
        return RulesTextError{RulesTextFault::ImpossibleMix, std::string(impossible)};
    if (rulesText(rules).size() > MaxRulesTextBytes)
        return RulesTextError{RulesTextFault::TooLong, {}};
    return std::nullopt;
}

/// Cuts the next part before a '+' off.
std::string_view nextPart(std::string_view &text)
{
    const auto end = std::min(text.find('+'), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

} // namespace

Result<NamedRules, RulesTextError> parseRulesText(std::string_view text)
{
    if (text.size() > MaxRulesTextBytes)
        return Unexpected{RulesTextError{RulesTextFault::TooLong, {}}};
    const bool endsInPlus = !text.empty() && text.back() == '+';
    const std::string_view name = nextPart(text);
    const auto dot = std::min(name.find('.'), name.size());
    const Variant *entry = findVariant(name.substr(0, dot));
    if (!entry)
        return Unexpected{RulesTextError{RulesTextFault::UnknownVariant, std::string(name.substr(0, dot))}};
    const Preset *preset =
        dot < name.size() ? findPreset(*entry, name.substr(dot + 1)) : &entry->presets.front();
    if (!preset)
        return Unexpected{RulesTextError{RulesTextFault::UnknownPreset, std::string(name.substr(dot + 1))}};
    NamedRules rules{entry->id, preset->id, rulesOfPreset(*entry, *preset)};
    while (!text.empty()) {
        if (auto error = change(rules.rules, nextPart(text)))
            return Unexpected{*error};
    }
    if (endsInPlus)
        return Unexpected{RulesTextError{RulesTextFault::UnknownKey, {}}};
    if (auto error = faultOf(rules))
        return Unexpected{*error};
    return rules;
}

std::optional<RulesTextError> applyRulesOption(NamedRules &rules, std::string_view keyAndValue)
{
    if (keyAndValue.size() > MaxRulesTextBytes)
        return RulesTextError{RulesTextFault::TooLong, {}};
    NamedRules changed = rules;
    if (auto error = change(changed.rules, keyAndValue))
        return error;
    if (auto error = faultOf(changed))
        return error;
    rules = changed;
    return std::nullopt;
}

std::string rulesText(const NamedRules &rules)
{
    std::string text = presetText(rules, false);
    const Variant &entry = variant(rules.variant);
    const Rules base = rulesOfPreset(entry, *findPreset(entry, rules.preset));
    for (const Key &key : Keys) {
        if (key.text(rules.rules) != key.text(base))
            append(text, key, rules.rules);
    }
    return text;
}

std::string expandedRulesText(const NamedRules &rules)
{
    std::string text = presetText(rules, true);
    for (const Key &key : Keys)
        append(text, key, rules.rules);
    return text;
}

std::vector<std::string> changedRules(const NamedRules &rules)
{
    const Variant &entry = variant(rules.variant);
    const Rules base = rulesOfPreset(entry, *findPreset(entry, rules.preset));
    std::vector<std::string> changed;
    for (const Key &key : Keys) {
        if (key.text(rules.rules) != key.text(base))
            changed.emplace_back(key.name);
    }
    return changed;
}

} // namespace naqla::core
