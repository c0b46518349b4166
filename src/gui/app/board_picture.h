// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/move.h"
#include "core/rules/variants.h"
#include "gui/settings/options.h"

#include <QPixmap>

#include <optional>

namespace naqla::gui {

/// The start position of a variant as a small picture, drawn by the board itself.
[[nodiscard]] QPixmap boardPicture(
    core::VariantId variant, int side, const BoardLook &look, qreal devicePixelRatio);
/// A position with the names of its squares, and an arrow along a move.
[[nodiscard]] QPixmap boardPicture(const core::NamedRules &rules, const core::Position &position,
    const std::optional<core::Move> &move, int side, const BoardLook &look, qreal devicePixelRatio);

} // namespace naqla::gui
