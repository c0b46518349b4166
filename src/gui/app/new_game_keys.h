// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/time_control.h"
#include "gui/settings/setting_keys.h"

namespace naqla::gui {

enum class TimeChoice : std::uint8_t
{
    None,
    HalfMinuteAMove,
    MinuteAMove,
    MinutesAGame
};
template <>
inline constexpr std::array<std::string_view, 4> StoredNames<TimeChoice>{
    "none", "30sAMove", "60sAMove", "game"};
template <>
inline constexpr std::array<std::string_view, 2> StoredNames<OnTimeout>{"loses", "computerMoves"};

/// What was chosen for the last new game, beside the keys that the settings know.
namespace keys {

inline constexpr SettingKey<TimeChoice> NewGameTime{"newGame/time", TimeChoice::None};
inline constexpr SettingKey<gui::OnTimeout> NewGameOnTimeout{"newGame/onTimeout", gui::OnTimeout::Loses};

} // namespace keys
} // namespace naqla::gui
