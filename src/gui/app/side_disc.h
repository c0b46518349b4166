// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"

class QPainter;
class QRectF;

namespace naqla::gui {

/// Draws a small man in the colours that the variant gives to a side.
void paintSideDisc(QPainter &painter, const QRectF &rect, core::VariantId variant, core::Side side);

} // namespace naqla::gui
