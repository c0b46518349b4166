// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rules.h"

/// The move traits that named variants have, each once; the sources of their values are named in
/// docs/rules.md. CMakeLists.txt lists them too: each gets a compiled instance of the move generator.
namespace naqla::core::traits {

using enum Directions;
using enum CaptureChoice;

inline constexpr BoardShape Dark8{8, 8, PlayedCells::Dark, true};
inline constexpr BoardShape Mirrored8{8, 8, PlayedCells::Dark, false};
inline constexpr BoardShape All8{8, 8, PlayedCells::All, true};
inline constexpr BoardShape Dark10{10, 10, PlayedCells::Dark, true};
inline constexpr BoardShape Dark12{12, 12, PlayedCells::Dark, true};

inline constexpr MoveTraits Russian{.board = Dark8,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::ContinueAsKing};
inline constexpr MoveTraits Brazilian{.board = Dark8,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {MostPieces}};
inline constexpr MoveTraits Pool{.board = Dark8,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan};
inline constexpr MoveTraits English{.board = Dark8};
inline constexpr MoveTraits Italian{
    .board = Mirrored8, .menTakeKings = false, .choice = {MostPieces, WithKing, MostKings, KingEarliest}};
inline constexpr MoveTraits Spanish{.board = Mirrored8, .kingFlies = true, .choice = {MostPieces, MostKings}};
inline constexpr MoveTraits Czech{.board = Dark8, .kingFlies = true, .choice = {WithKing}};
inline constexpr MoveTraits Thai{
    .board = Dark8, .kingFlies = true, .kingLanding = KingLanding::Adjacent, .removal = Removal::AtOnce};
inline constexpr MoveTraits Turkish{.board = All8,
    .manMoves = ForwardAndSideways,
    .manCaptures = ForwardAndSideways,
    .kingMoves = AllOrthogonals,
    .kingCaptures = AllOrthogonals,
    .kingFlies = true,
    .removal = Removal::AtOnce,
    .mayReverse = false,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {MostPieces}};
inline constexpr MoveTraits International{.board = Dark10,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {MostPieces}};
inline constexpr MoveTraits Canadian{.board = Dark12,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {MostPieces}};
inline constexpr MoveTraits Frisian{.board = Dark10,
    .manCaptures = AllEight,
    .kingCaptures = AllEight,
    .kingFlies = true,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {HighestValue, WithKing},
    .sameKingLimit = 3};
inline constexpr MoveTraits Killer{.board = Dark10,
    .manCaptures = AllDiagonals,
    .kingFlies = true,
    .kingLanding = KingLanding::AdjacentAfterKing,
    .midCaptureCrowning = MidCaptureCrowning::PassAsMan,
    .choice = {MostPieces}};

} // namespace naqla::core::traits
