// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/setting_keys.h"

/// Settings that only the help has.
namespace naqla::gui::keys {

inline constexpr SettingKey<QByteArray> HelpGeometry{"help/geometry"};

} // namespace naqla::gui::keys
