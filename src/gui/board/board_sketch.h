// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/square.h"

namespace naqla::gui {

/// An arrow that somebody has drawn, or a circle where both squares are the same.
struct BoardSketch
{
    core::Square from;
    core::Square to;
    [[nodiscard]] bool isCircle() const { return from == to; }
    friend bool operator==(const BoardSketch &, const BoardSketch &) = default;
};

} // namespace naqla::gui
