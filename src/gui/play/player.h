// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace naqla::gui {

/// Where a player's moves come from.
enum class PlayerKind : std::uint8_t
{
    Person, ///< at this computer
    Computer, ///< this program
    Remote, ///< somebody or something else, through the network
};

/// Who sits on one side of the board.
struct Player
{
    PlayerKind kind = PlayerKind::Person;
    QString name; ///< plain text as the player wrote it; may be empty
    int level = 0; ///< of a computer, 1..core::LevelCount
    std::optional<int> rating = std::nullopt;
    bool present = true; ///< false while a remote player's connection is lost
    friend bool operator==(const Player &, const Player &) = default;
};

} // namespace naqla::gui
