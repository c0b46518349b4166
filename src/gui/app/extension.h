// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"

namespace naqla::gui {

/// A part of the program that adds itself to the window: pages, menus, ways to play.
struct Extension
{
    std::function<void(MainWindow &, SettingsStore &, const QString &dataFolder)> attach;
    std::function<void(ScreenshotBook &, SettingsStore &)> addScreenshots;
};

} // namespace naqla::gui
