// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A position set up by hand can have more routes of capture than anybody can list: a flying king among a
/// lattice of men. Where a search of one position reaches a limit, what it found until then are the captures:
/// some may be missing, and under a rule of choice they are the best that were found. All ways of asking
/// (lists with and without paths, counts, compiled traits and traits read at run time) examine the jumps in
/// the same order and agree. No position known from a game or a collection comes near; the largest that
/// we have needs some 700,000 jumps.
namespace naqla::core {

/// The jumps that one search of one position examines.
inline constexpr int MaxJumpsExamined = 1 << 20;
/// The routes of equal worth that it keeps; several may be the same move.
inline constexpr int MaxRoutesKept = 1 << 12;

} // namespace naqla::core
