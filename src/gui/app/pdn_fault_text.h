// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn.h"

#include <QString>

namespace naqla::gui {

/// What is wrong with a game file and where, in a sentence or two. `text` is the file as it was read.
[[nodiscard]] QString pdnFaultText(const core::PdnError &error, const QByteArray &text);

} // namespace naqla::gui
