// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/variants.h"

#include "core/rules/variant_traits.h"

#include <algorithm>
#include <array>
#include <cassert>

/// The table of variants. Adding one is a row here, its id, a name in each language and a file of test
/// vectors.
namespace naqla::core {

namespace {

// ---- Draw rules (the sources are named by preset in docs/rules.md)
// -------------------------------------------

constexpr DrawRules RussianCasual{.repetition = 3, .noProgressPlies = 30, .threeKingsMoves = 15};
constexpr DrawRules RussianSite{.repetition = 3,
    .noProgressPlies = 30,
    .threeKingsMoves = 15,
    .threeKingsMenAllowed = true,
    .balanceSmallPlies = 60,
    .balanceLargePlies = 120,
    .mainRoadMoves = 5,
    .mainRoadThreeMen = true};
constexpr DrawRules RussianFmjd64{.repetition = 3,
    .noProgressPlies = 30,
    .threeKingsMoves = 15,
    .threeKingsMenAllowed = true,
    .balanceSmallPlies = 60,
    .balanceLargePlies = 120,
    .mainRoadMoves = 5,
    .twoAgainstOneMoves = 5};
constexpr DrawRules LosingGame{.repetition = 3, .noProgressPlies = 30};
constexpr DrawRules Basic{.repetition = 3, .noProgressPlies = 80};

constexpr std::array RussianPresets{
    Preset{"casual", RussianCasual}, Preset{"site", RussianSite}, Preset{"fmjd64", RussianFmjd64}};
constexpr std::array LosingPresets{Preset{"basic", LosingGame}};
constexpr std::array BrazilianPresets{
    Preset{"official", {.repetition = 3, .noProgressPlies = 40}}, Preset{"site", RussianFmjd64}};
constexpr std::array PoolPresets{
    Preset{"apca", {.repetition = 3, .noProgressPlies = 30, .threeKingsMoves = 13}}};
constexpr std::array EnglishPresets{Preset{"site", {.repetition = 3, .noProgressPlies = 40}},
    Preset{"optional", {.repetition = 3, .noProgressPlies = 40}, false},
    Preset{"wcdf", {.repetition = 3, .noProgressPlies = 80, .noProgressByClaim = true}}};
constexpr std::array ItalianPresets{Preset{"casual", {.repetition = 3, .noProgressPlies = 80}},
    Preset{"fid", {.repetition = 4, .noProgressPlies = 80}}};
constexpr std::array BasicPresets{Preset{"basic", Basic}};
constexpr std::array OfficialPresets{Preset{"official", Basic}};
constexpr std::array TurkishPresets{Preset{"basic", {.repetition = 3, .onePieceEach = true}}};
constexpr std::array InternationalPresets{Preset{
    "fmjd", {.repetition = 3, .noProgressPlies = 50, .threeAgainstOnePlies = 32, .twoAgainstOnePlies = 10}}};
constexpr std::array FrisianPresets{
    Preset{"official", {.repetition = 3, .twoKingsAgainstOnePlies = 14, .kingAgainstKingPlies = 4}}};

constexpr Notation Algebraic(std::uint8_t gameType, char separator = 'x')
{
    return {.kind = NotationKind::Algebraic, .captureSeparator = separator, .gameType = gameType};
}
constexpr Notation Numeric(std::uint8_t gameType, NumberOrder order = NumberOrder::FromTopLeft,
    ResultStyle results = ResultStyle::OneZero, char separator = 'x')
{
    return {.kind = NotationKind::Numeric,
        .numbers = order,
        .captureSeparator = separator,
        .gameType = gameType,
        .results = results};
}

constexpr Variant row(VariantId id, std::string_view textId, const MoveTraits &traits, const Setup &setup,
    const Notation &notation, std::span<const Preset> presets, std::string_view gameTypeTag,
    Objective objective = Objective::Normal, std::string_view pdnVariantName = {})
{
    return {id, textId,
        Rules{.traits = traits,
            .setup = setup,
            .notation = notation,
            .objective = objective,
            .draws = presets.front().draws,
            .options = {.compulsoryCapture = presets.front().compulsoryCapture}},
        presets, gameTypeTag, pdnVariantName};
}

constexpr Setup ThreeRows{.rowsPerSide = 3};
constexpr Setup ThreeRowsBlack{.rowsPerSide = 3, .starter = Side::Black};
constexpr Setup FourRows{.rowsPerSide = 4};
using enum NumberOrder;
using enum ResultStyle;

constexpr std::array Table{
    row(VariantId::Russian, "russian", traits::Russian, ThreeRows, Algebraic(25, ':'), RussianPresets,
        "25,W,8,8,A0,0"),
    row(VariantId::Poddavki, "poddavki", traits::Russian, ThreeRows, Algebraic(25, ':'), LosingPresets,
        "25,W,8,8,A0,0", Objective::Lose, "Poddavki"),
    row(VariantId::Brazilian, "brazilian", traits::Brazilian, ThreeRows, Algebraic(26), BrazilianPresets,
        "26,W,8,8,A0,0"),
    row(VariantId::Pool, "pool", traits::Pool, ThreeRowsBlack, Numeric(23), PoolPresets, "23,B,8,8,N1,0"),
    row(VariantId::English, "english", traits::English, ThreeRowsBlack, Numeric(21), EnglishPresets,
        "21,B,8,8,N1,0"),
    row(VariantId::Italian, "italian", traits::Italian, ThreeRows, Numeric(22), ItalianPresets,
        "22,W,8,8,N2,1"),
    row(VariantId::Spanish, "spanish", traits::Spanish, ThreeRows, Numeric(24, FromBottomRight), BasicPresets,
        "24,W,8,8,N1,1"),
    row(VariantId::Portuguese, "portuguese", traits::Spanish, ThreeRows, Numeric(28, FromBottomRight),
        OfficialPresets, "28,W,8,8,N1,1"),
    row(VariantId::Czech, "czech", traits::Czech, ThreeRows, Algebraic(29), BasicPresets, "29,W,8,8,A0,0"),
    row(VariantId::Thai, "thai", traits::Thai, {.rowsPerSide = 2, .starter = Side::Black},
        Numeric(31, FromBottomRight, OneZero, '-'), BasicPresets, "31,B,8,8,N2,0"),
    row(VariantId::Turkish, "turkish", traits::Turkish, {.rowsPerSide = 2, .skipBackRow = true},
        Algebraic(30), TurkishPresets, "30,W,8,8,A0,0"),
    row(VariantId::Gulf, "gulf", traits::Turkish, {.rowsPerSide = 2, .skipBackRow = true}, Algebraic(30),
        TurkishPresets, "30,W,8,8,A0,0", Objective::Normal, "Gulf"),
    row(VariantId::International, "international", traits::International, FourRows,
        Numeric(20, FromTopLeft, TwoZero), InternationalPresets, "20,W,10,10,N2,0"),
    row(VariantId::Antidraughts, "antidraughts", traits::International, FourRows,
        Numeric(20, FromTopLeft, TwoZero), LosingPresets, "20,W,10,10,N2,0", Objective::Lose, "Antidraughts"),
    row(VariantId::Canadian, "canadian", traits::Canadian, {.rowsPerSide = 5},
        Numeric(27, FromTopLeft, TwoZero), BasicPresets, "27,W,12,12,N2,0"),
    row(VariantId::Frisian, "frisian", traits::Frisian, FourRows, Numeric(40), FrisianPresets,
        "40,W,10,10,N2,0"),
    row(VariantId::Killer, "killer", traits::Killer, FourRows, Numeric(20, FromTopLeft, TwoZero),
        BasicPresets, "20,W,10,10,N2,0", Objective::Normal, "Killer"),
    row(VariantId::Breakthrough, "breakthrough", traits::International, FourRows,
        Numeric(20, FromTopLeft, TwoZero), BasicPresets, "20,W,10,10,N2,0", Objective::FirstKing,
        "Breakthrough"),
    row(VariantId::Frysk, "frysk", traits::Frisian, {.rowsPerSide = 1}, Numeric(40), FrisianPresets,
        "40,W,10,10,N2,0", Objective::Normal, "Frysk!"),
};

constexpr bool idsAreInOrder()
{
    for (std::size_t i = 0; i < Table.size(); ++i) {
        if (static_cast<std::size_t>(Table[i].id) != i)
            return false;
    }
    return Table.size() == VariantCount;
}
static_assert(idsAreInOrder(), "the table follows VariantId");

} // namespace

std::span<const Variant> variants()
{
    return Table;
}

const Variant &variant(VariantId id)
{
    return Table[static_cast<std::size_t>(id)];
}

const Variant *findVariant(std::string_view textId)
{
    const auto found = std::ranges::find(Table, textId, &Variant::textId);
    return found == Table.end() ? nullptr : &*found;
}

Position startPosition(const Rules &rules)
{
    const BoardShape &board = rules.traits.board;
    Position position;
    position.setSideToMove(rules.setup.starter);
    const int firstRow = rules.setup.skipBackRow ? 1 : 0;
    for (int row = firstRow; row < firstRow + rules.setup.rowsPerSide; ++row) {
        for (const Square square : board.row(row))
            position.put(square, {Side::Black, PieceKind::Man});
        for (const Square square : board.row(board.height - 1 - row))
            position.put(square, {Side::White, PieceKind::Man});
    }
    return position;
}

NamedRules namedRules(VariantId id)
{
    const Variant &entry = variant(id);
    return {id, entry.presets.front().id, entry.rules};
}

} // namespace naqla::core
