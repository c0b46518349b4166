// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/rules/variants.h"
#include "gui/settings/options.h"

#include <QByteArray>

class QPainter;

namespace naqla::gui {

/// A position as a picture for texts and paper, drawn in lines and plain colours at any size.
struct Diagram
{
    core::NamedRules rules;
    core::Position position;
    bool flipped = false;
    BoardLook look; ///< colours and coordinates
};

enum class DiagramFormat : std::uint8_t
{
    Svg,
    Png,
    Pdf
};

/// Fills a square of this side, from the origin on.
void paintDiagram(QPainter &painter, const Diagram &diagram, int side);
/// The diagram as a file.
[[nodiscard]] QByteArray diagramFile(const Diagram &diagram, DiagramFormat format);

} // namespace naqla::gui
