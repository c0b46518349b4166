// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

namespace naqla::gui {

/// A clock as it is read: `1:02:03`, `05:30`, and with tenths, `00:09.4`, in the last ten seconds. Always
/// 0-9; a started second counts as a whole one, so that 00:00 is shown only when the time is over.
[[nodiscard]] QString clockText(std::chrono::milliseconds left);

} // namespace naqla::gui
