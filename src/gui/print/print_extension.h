// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/extension.h"

namespace naqla::gui {

/// Games and positions on paper.
[[nodiscard]] Extension printExtension();

} // namespace naqla::gui
