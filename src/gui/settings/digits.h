// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naqla::gui {

/// Typed text with every decimal digit as 0-9, and the Arabic comma and decimal sign as `,` and `.`; for
/// moves, ports, times and pasted games.
[[nodiscard]] QString asciiDigits(const QString &text);

} // namespace naqla::gui
