// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/setup_check.h"
#include "core/notation/fen.h"

#include <QString>

namespace naqla::gui {

/// Why a text is no position, and where.
[[nodiscard]] QString fenFaultText(const core::FenError &error, const QString &fen);
/// Why a position cannot be played.
[[nodiscard]] QString setupProblemText(core::VariantId variant, const core::SetupProblem &problem);

} // namespace naqla::gui
