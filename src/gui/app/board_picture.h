// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/settings/options.h"

#include <QPixmap>

namespace naqla::gui {

/// The start position of a variant as a small picture, drawn by the board itself.
[[nodiscard]] QPixmap boardPicture(
    core::VariantId variant, int side, const BoardLook &look, qreal devicePixelRatio);

} // namespace naqla::gui
