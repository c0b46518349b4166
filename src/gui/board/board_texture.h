// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_theme.h"

#include <QImage>

namespace naqla::gui {

/// Light and dark streaks to lay over a plain colour: the grain of wood, running sideways, or the veins of
/// marble. The picture has TextureSide pixels a side and continues itself at its edges. The same in every
/// run.
inline constexpr int TextureSide = 512;
[[nodiscard]] QImage textureImage(Texture texture);

} // namespace naqla::gui
