// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace naqla::gui {

/// What happens when the time for one move has passed.
enum class OnTimeout : std::uint8_t
{
    Loses,
    ComputerMoves
};

/// How much time the players have, the same for both.
struct TimeControl
{
    enum class Kind : std::uint8_t
    {
        None,
        PerMove,
        PerGame
    };

    Kind kind = Kind::None;
    std::chrono::milliseconds base{0}; ///< for each move, or for the whole game of one player
    std::chrono::milliseconds increment{0}; ///< added after each move of a PerGame control
    OnTimeout onTimeout = OnTimeout::Loses;

    [[nodiscard]] bool isLimited() const noexcept { return kind != Kind::None; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

/// The value of PDN's TimeControl tag: `-`, `1/30` (thirty seconds for each move) or `300+3`.
[[nodiscard]] QString timeControlTag(const TimeControl &control);
/// Reads such a tag; nothing when it is something else or out of 1 s .. 24 h.
[[nodiscard]] std::optional<TimeControl> timeControlFromTag(QStringView tag);

} // namespace naqla::gui
