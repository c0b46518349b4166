// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/variants.h"

#include <algorithm>
#include <array>
#include <cassert>

/// The table of variants. Adding one is a row here, its id, a name in each language and a file of test vectors.
namespace naqla::core {

namespace {

using enum Directions;
using enum CaptureChoice;

constexpr BoardShape Dark8{8, 8, PlayedCells::Dark, true};
constexpr BoardShape Mirrored8{8, 8, PlayedCells::Dark, false};
constexpr BoardShape All8{8, 8, PlayedCells::All, true};
constexpr BoardShape Dark10{10, 10, PlayedCells::Dark, true};
constexpr BoardShape Dark12{12, 12, PlayedCells::Dark, true};

// ---- Draw rules (the sources are named by preset in docs/rules.md) -------------------------------------------

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

constexpr std::array RussianPresets{Preset{"casual", RussianCasual}, Preset{"site", RussianSite},
                                    Preset{"fmjd64", RussianFmjd64}};
constexpr std::array LosingPresets{Preset{"basic", LosingGame}};
constexpr std::array BrazilianPresets{Preset{"official", {.repetition = 3, .noProgressPlies = 40}},
                                      Preset{"site", RussianFmjd64}};
constexpr std::array PoolPresets{
    Preset{"apca", {.repetition = 3, .noProgressPlies = 30, .threeKingsMoves = 13}}};
constexpr std::array EnglishPresets{
    Preset{"site", {.repetition = 3, .noProgressPlies = 40}},
    Preset{"optional", {.repetition = 3, .noProgressPlies = 40}, false},
    Preset{"wcdf", {.repetition = 3, .noProgressPlies = 80, .noProgressByClaim = true}}};
constexpr std::array ItalianPresets{Preset{"casual", {.repetition = 3, .noProgressPlies = 80}},
                                    Preset{"fid", {.repetition = 4, .noProgressPlies = 80}}};
constexpr std::array BasicPresets{Preset{"basic", Basic}};
constexpr std::array OfficialPresets{Preset{"official", Basic}};
constexpr std::array TurkishPresets{Preset{"basic", {.repetition = 3, .onePieceEach = true}}};
constexpr std::array InternationalPresets{Preset{"fmjd",
                                                 {.repetition = 3,
                                                  .noProgressPlies = 50,
                                                  .threeAgainstOnePlies = 32,
                                                  .twoAgainstOnePlies = 10}}};
constexpr std::array FrisianPresets{
    Preset{"official", {.repetition = 3, .twoKingsAgainstOnePlies = 14, .kingAgainstKingPlies = 4}}};

// ---- Moves ------------------------------------------------------------------------------------------------------

constexpr MoveTraits RussianTraits{.board = Dark8,
                                   .manCaptures = AllDiagonals,
                                   .kingFlies = true,
                                   .midCaptureCrowning = MidCaptureCrowning::ContinueAsKing};
constexpr MoveTraits BrazilianTraits{.board = Dark8,
                                     .manCaptures = AllDiagonals,
                                     .kingFlies = true,
                                     .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                     .choice = {MostPieces}};
constexpr MoveTraits PoolTraits{.board = Dark8,
                                .manCaptures = AllDiagonals,
                                .kingFlies = true,
                                .midCaptureCrowning = MidCaptureCrowning::PassAsMan};
constexpr MoveTraits EnglishTraits{.board = Dark8};
constexpr MoveTraits ItalianTraits{.board = Mirrored8,
                                   .menTakeKings = false,
                                   .choice = {MostPieces, WithKing, MostKings, KingEarliest}};
constexpr MoveTraits SpanishTraits{.board = Mirrored8, .kingFlies = true, .choice = {MostPieces, MostKings}};
constexpr MoveTraits CzechTraits{.board = Dark8, .kingFlies = true, .choice = {WithKing}};
constexpr MoveTraits ThaiTraits{
    .board = Dark8, .kingFlies = true, .kingLanding = KingLanding::Adjacent, .removal = Removal::AtOnce};
constexpr MoveTraits TurkishTraits{.board = All8,
                                   .manMoves = ForwardAndSideways,
                                   .manCaptures = ForwardAndSideways,
                                   .kingMoves = AllOrthogonals,
                                   .kingCaptures = AllOrthogonals,
                                   .kingFlies = true,
                                   .removal = Removal::AtOnce,
                                   .mayReverse = false,
                                   .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                   .choice = {MostPieces}};
constexpr MoveTraits InternationalTraits{.board = Dark10,
                                         .manCaptures = AllDiagonals,
                                         .kingFlies = true,
                                         .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                         .choice = {MostPieces}};
constexpr MoveTraits CanadianTraits{.board = Dark12,
                                    .manCaptures = AllDiagonals,
                                    .kingFlies = true,
                                    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                    .choice = {MostPieces}};
constexpr MoveTraits FrisianTraits{.board = Dark10,
                                   .manCaptures = AllEight,
                                   .kingCaptures = AllEight,
                                   .kingFlies = true,
                                   .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                   .choice = {HighestValue, WithKing},
                                   .sameKingLimit = 3};
constexpr MoveTraits KillerTraits{.board = Dark10,
                                  .manCaptures = AllDiagonals,
                                  .kingFlies = true,
                                  .kingLanding = KingLanding::AdjacentAfterKing,
                                  .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
                                  .choice = {MostPieces}};

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
    return {id,
            textId,
            Rules{.traits = traits,
                  .setup = setup,
                  .notation = notation,
                  .objective = objective,
                  .draws = presets.front().draws,
                  .options = {.compulsoryCapture = presets.front().compulsoryCapture}},
            presets,
            gameTypeTag,
            pdnVariantName};
}

constexpr Setup ThreeRows{.rowsPerSide = 3};
constexpr Setup ThreeRowsBlack{.rowsPerSide = 3, .starter = Side::Black};
constexpr Setup FourRows{.rowsPerSide = 4};
using enum NumberOrder;
using enum ResultStyle;

constexpr std::array Table{
    row(VariantId::Russian, "russian", RussianTraits, ThreeRows, Algebraic(25, ':'), RussianPresets, "25,W,8,8,A0,0"),
    row(VariantId::Poddavki, "poddavki", RussianTraits, ThreeRows, Algebraic(25, ':'), LosingPresets, "25,W,8,8,A0,0",
        Objective::Lose, "Poddavki"),
    row(VariantId::Brazilian, "brazilian", BrazilianTraits, ThreeRows, Algebraic(26), BrazilianPresets,
        "26,W,8,8,A0,0"),
    row(VariantId::Pool, "pool", PoolTraits, ThreeRowsBlack, Numeric(23), PoolPresets, "23,B,8,8,N1,0"),
    row(VariantId::English, "english", EnglishTraits, ThreeRowsBlack, Numeric(21), EnglishPresets, "21,B,8,8,N1,0"),
    row(VariantId::Italian, "italian", ItalianTraits, ThreeRows, Numeric(22), ItalianPresets, "22,W,8,8,N2,1"),
    row(VariantId::Spanish, "spanish", SpanishTraits, ThreeRows, Numeric(24, FromBottomRight), BasicPresets,
        "24,W,8,8,N1,1"),
    row(VariantId::Portuguese, "portuguese", SpanishTraits, ThreeRows, Numeric(28, FromBottomRight), OfficialPresets,
        "28,W,8,8,N1,1"),
    row(VariantId::Czech, "czech", CzechTraits, ThreeRows, Algebraic(29), BasicPresets, "29,W,8,8,A0,0"),
    row(VariantId::Thai, "thai", ThaiTraits, {.rowsPerSide = 2, .starter = Side::Black},
        Numeric(31, FromBottomRight, OneZero, '-'), BasicPresets, "31,B,8,8,N2,0"),
    row(VariantId::Turkish, "turkish", TurkishTraits, {.rowsPerSide = 2, .skipBackRow = true}, Algebraic(30),
        TurkishPresets, "30,W,8,8,A0,0"),
    row(VariantId::Gulf, "gulf", TurkishTraits, {.rowsPerSide = 2, .skipBackRow = true}, Algebraic(30), TurkishPresets,
        "30,W,8,8,A0,0", Objective::Normal, "Gulf"),
    row(VariantId::International, "international", InternationalTraits, FourRows, Numeric(20, FromTopLeft, TwoZero),
        InternationalPresets, "20,W,10,10,N2,0"),
    row(VariantId::Antidraughts, "antidraughts", InternationalTraits, FourRows, Numeric(20, FromTopLeft, TwoZero),
        LosingPresets, "20,W,10,10,N2,0", Objective::Lose, "Antidraughts"),
    row(VariantId::Canadian, "canadian", CanadianTraits, {.rowsPerSide = 5}, Numeric(27, FromTopLeft, TwoZero),
        BasicPresets, "27,W,12,12,N2,0"),
    row(VariantId::Frisian, "frisian", FrisianTraits, FourRows, Numeric(40), FrisianPresets, "40,W,10,10,N2,0"),
    row(VariantId::Killer, "killer", KillerTraits, FourRows, Numeric(20, FromTopLeft, TwoZero), BasicPresets,
        "20,W,10,10,N2,0", Objective::Normal, "Killer"),
    row(VariantId::Breakthrough, "breakthrough", InternationalTraits, FourRows, Numeric(20, FromTopLeft, TwoZero),
        BasicPresets, "20,W,10,10,N2,0", Objective::FirstKing, "Breakthrough"),
    row(VariantId::Frysk, "frysk", FrisianTraits, {.rowsPerSide = 1}, Numeric(40), FrisianPresets, "40,W,10,10,N2,0",
        Objective::Normal, "Frysk!"),
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
