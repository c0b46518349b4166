// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"

#include <QString>

#include <optional>

namespace naqla::gui {

/// A game that was hosted here, was left, and goes on when one hosts again; in a room, one of several.
struct WaitingGame
{
    QString opponent; ///< plain text as the guest wrote it
    core::VariantId variant = core::VariantId::Russian;
    int plies = 0;
    int games = 0; ///< how many wait
};

/// Looks into what a host on this computer has kept; the last game, if any waits. It must not be running now.
[[nodiscard]] std::optional<WaitingGame> waitingGame(const QString &hostFolder);

} // namespace naqla::gui
