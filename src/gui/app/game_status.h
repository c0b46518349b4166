// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace naqla::gui {

class GameController;

/// Whose turn it is and why the choice is limited, or how the game ended. Needs a game.
[[nodiscard]] QString statusText(const GameController &controller);
/// The draw rules that are worth watching now, nearest to their limit first. Needs a game.
[[nodiscard]] QStringList counterTexts(const GameController &controller);

} // namespace naqla::gui
