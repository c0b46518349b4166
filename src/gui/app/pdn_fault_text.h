// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn.h"

#include <QString>

namespace naqla::gui {

/// What is wrong with a game and where, in a sentence or two.
/// @param text       that was read
/// @param firstLine  of its file, where the text begins
[[nodiscard]] QString pdnFaultText(
    const core::PdnError &error, const QByteArray &text, std::size_t firstLine = 1);

} // namespace naqla::gui
