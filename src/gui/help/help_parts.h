// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/help/help_source.h"

namespace naqla::gui {

/// The shared passages that belong into a section under these rules, in their order.
[[nodiscard]] QStringList partsFor(HelpSection section, const core::Rules &rules);

} // namespace naqla::gui
