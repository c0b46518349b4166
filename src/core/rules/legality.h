// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/move.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The one source of truth for what may be played. What a question costs is bounded for any position: see
/// capture_limits.h for those with more captures than can be listed.
namespace naqla::core {

/// All legal moves of the side to move, each once (by its identity), in a fixed order: ascending from, to,
/// path.
[[nodiscard]] std::vector<Move> legalMoves(const Rules &rules, const Position &position);
[[nodiscard]] bool hasLegalMove(const Rules &rules, const Position &position);

/// Every route of the legal moves: the moves of legalMoves, one entry for each path with which it can be
/// entered.
[[nodiscard]] std::vector<Move> legalRoutes(const Rules &rules, const Position &position);

/// The position after a legal move.
[[nodiscard]] Position positionAfter(const Rules &rules, const Position &position, const Move &move);

/// The legal move with this identity.
[[nodiscard]] std::optional<Move> findMove(
    const Rules &rules, const Position &position, Square from, Square to, SquareSet captured);

/// What somebody tried to play: squares in the order in which they were given, from 1 on.
using Attempt = std::span<const Square>;

/// The legal moves that an attempt may mean, by the levels of PDN: the path itself; a subsequence of a route;
/// a subsequence of the squares passed over; a subset of the captured squares. Two squares name a move by its
/// ends. The first level with a match counts; more than one move left means the attempt is ambiguous.
[[nodiscard]] std::vector<Move> matchingMoves(const Rules &rules, const Position &position, Attempt attempt);

/// Why a move is refused.
enum class Refusal : std::uint8_t
{
    EmptySquare,
    NotYourPiece,
    TargetOccupied,
    WrongDirection,
    OutOfReach,
    OtherMustCapture,
    MustCapture,
    CaptureMore,
    CaptureWithKing,
    CaptureMoreKings,
    CaptureKingEarlier,
    CaptureHigherValue,
    ManCannotTakeKing,
    MustContinue,
    DeadEndLanding,
    AlreadyCaptured,
    Reversal,
    KingLimit,
    Ambiguous,
    GameOver,
    BadNotation,
};
/// The text id of a refusal, such as `otherMustCapture`.
[[nodiscard]] std::string_view refusalId(Refusal refusal);

struct Explanation
{
    Refusal reason{};
    /// The squares concerned: the pieces that must capture, the longer route, the candidates' squares.
    std::vector<Square> squares;
};

/// Nothing when the attempt names exactly one legal move, else the rule that forbids it.
[[nodiscard]] std::optional<Explanation> explain(
    const Rules &rules, const Position &position, Attempt attempt);

} // namespace naqla::core
