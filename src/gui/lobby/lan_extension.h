// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/extension.h"
#include "gui/lobby/lan_session.h"

namespace naqla::gui {

/// Playing on the local network: the menu, the way on the start page, and the page itself.
[[nodiscard]] Extension lanExtension();

class LanPage;
/// The same with other ports and times.
LanPage &attachLan(MainWindow &window, SettingsStore &settings, const LanSession::Options &options);

} // namespace naqla::gui
