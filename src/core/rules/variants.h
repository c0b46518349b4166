// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/result.h"
#include "core/rules/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The table of variants, their presets, and rules as text.
namespace naqla::core {

enum class VariantId : std::uint8_t
{
    Russian,
    Poddavki,
    Brazilian,
    Pool,
    English,
    Italian,
    Spanish,
    Portuguese,
    Czech,
    Thai,
    Turkish,
    Gulf,
    International,
    Antidraughts,
    Canadian,
    Frisian,
    Killer,
    Breakthrough,
    Frysk,
};
inline constexpr int VariantCount = static_cast<int>(VariantId::Frysk) + 1;

/// A named set of draw rules of a variant, such as `russian.site`; the first of a variant is its default.
struct Preset
{
    std::string_view id; ///< without the variant: `site`
    DrawRules draws;
    bool compulsoryCapture = true;
};

struct Variant
{
    VariantId id;
    std::string_view textId; ///< `russian`: files, wire, command line
    Rules rules; ///< with the draw rules of the default preset
    std::span<const Preset> presets;
    std::string_view gameTypeTag; ///< the full PDN tag such as `25,W,8,8,A0,0`
    /// What PDN's Variant tag says where the number alone does not tell; empty when it does.
    std::string_view pdnVariantName = {};
};

/// All variants in the order in which they are offered.
[[nodiscard]] std::span<const Variant> variants();
[[nodiscard]] const Variant &variant(VariantId id);
[[nodiscard]] const Variant *findVariant(std::string_view textId);

/// The position in which a game of these rules begins.
[[nodiscard]] Position startPosition(const Rules &rules);

/// Why a text is not rules.
enum class RulesTextFault : std::uint8_t
{
    TooLong,
    UnknownVariant,
    UnknownPreset,
    UnknownKey,
    BadValue,
    ImpossibleMix
};
struct RulesTextError
{
    RulesTextFault fault{};
    std::string word; ///< the word that is wrong
};

/// The longest rules text there is; rules that would need more are refused.
inline constexpr std::size_t MaxRulesTextBytes = 512;

/// Rules together with the variant and preset they were made from: `russian.site+compulsory=false`.
struct NamedRules
{
    VariantId variant = VariantId::Russian;
    std::string_view preset; ///< points into the table
    Rules rules;
    friend bool operator==(const NamedRules &, const NamedRules &) = default;
};

[[nodiscard]] NamedRules namedRules(VariantId id);
/// Reads the canonical rules text: `russian`, `russian.site`, `russian+compulsory=false+moveLimit=80`. A bare
/// id is its default preset. Keys: the options (`compulsory`, `moveLimit`, `alternateStarter`,
/// `showTargets`), the setup
/// (`starter`, `rowsPerSide`, `skipBackRow`), `objective`, every draw rule by its field's name, and the
/// traits
/// (`board=dark10x10`, `kingFlies=false`, `choice=mostPieces/withKing` …). At most MaxRulesTextBytes.
[[nodiscard]] Result<NamedRules, RulesTextError> parseRulesText(std::string_view text);
/// Applies one `key=value`, such as `moveLimit=80`; the rules stay as they were when it is refused.
[[nodiscard]] std::optional<RulesTextError> applyRulesOption(NamedRules &rules, std::string_view keyAndValue);
/// The shortest canonical text of the rules: PDN's NaqlaRules, the wire, the store.
[[nodiscard]] std::string rulesText(const NamedRules &rules);
/// Every field spelled out, in a fixed order; what the digest is made of.
[[nodiscard]] std::string expandedRulesText(const NamedRules &rules);
/// The keys in which `rules` differ from their preset, such as `compulsory`; empty when they do not.
[[nodiscard]] std::vector<std::string> changedRules(const NamedRules &rules);

} // namespace naqla::core
