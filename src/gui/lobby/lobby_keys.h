// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/setting_keys.h"

/// What was chosen for hosting, beside what a new game remembers.
namespace naqla::gui::keys {

inline constexpr SettingKey<bool> HostFreeChat{"lan/freeChat", false};
inline constexpr SettingKey<bool> HostTakeBacks{"lan/takeBacks", true};
inline constexpr SettingKey<QString> LastAddress{"lan/lastAddress", {}, 256};

} // namespace naqla::gui::keys
