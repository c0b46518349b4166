// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naqla::gui {

/// Makes every BoardWidget known to screen readers as a table with one cell for each square; once is enough.
void installBoardAccessibility();

} // namespace naqla::gui
