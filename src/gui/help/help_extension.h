// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/extension.h"

namespace naqla::gui {

/// How to play: an entry in the help menu, and the answer to every question about rules that the window is
/// asked.
[[nodiscard]] Extension helpExtension();

} // namespace naqla::gui
