// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/extension.h"

namespace naqla::gui {

/// The board editor, and games and positions from the clipboard.
[[nodiscard]] Extension editorExtension();

} // namespace naqla::gui
