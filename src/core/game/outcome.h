// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Results and their reasons, named in one table: text id, wire number and PDN Termination are spelled
/// nowhere else.
namespace naqla::core {

enum class Outcome : std::uint8_t
{
    WhiteWins,
    BlackWins,
    Draw,
    NoResult
};

[[nodiscard]] constexpr Outcome winFor(Side side) noexcept
{
    return side == Side::White ? Outcome::WhiteWins : Outcome::BlackWins;
}

enum class EndReason : std::uint8_t
{
    NoPieces,
    NoMoves,
    FirstKing,
    Resignation,
    Time,
    Agreement,
    Repetition,
    NoProgress,
    ThreeKings,
    Balance,
    MainRoad,
    TwoAgainstOne, ///< Russian 7.2.8
    ThreeAgainstOne, ///< International, three pieces
    FewAgainstOne, ///< International, one or two pieces
    OnePieceEach,
    TwoKingsAgainstOne, ///< Frisian
    KingAgainstKing, ///< Frisian
    MoveLimit,
    Left,
    Abort,
    Adjudicated,
    Server,
};

struct EndReasonEntry
{
    EndReason reason;
    std::string_view id; ///< `repetition`, `noProgress` …
    std::uint8_t wireNumber; ///< never changed once given
    std::string_view pdnTermination;
};
[[nodiscard]] std::span<const EndReasonEntry> endReasons();
[[nodiscard]] const EndReasonEntry &entry(EndReason reason);
[[nodiscard]] std::optional<EndReason> endReasonFromId(std::string_view id);
[[nodiscard]] std::optional<EndReason> endReasonFromWire(std::uint8_t number);
[[nodiscard]] std::optional<EndReason> endReasonFromTermination(std::string_view text);

struct GameResult
{
    Outcome outcome = Outcome::NoResult;
    EndReason reason = EndReason::Abort;
    friend bool operator==(GameResult, GameResult) = default;
};

/// `white`, `black`, `draw` or `none`: command line, store, wire logs.
[[nodiscard]] std::string_view outcomeId(Outcome outcome);

} // namespace naqla::core
