// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "gui/board/board_theme.h"

#include <QHash>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>
#include <memory>

namespace naqla::gui {

/// The pictures of the pieces of one set in the colours of one theme. Each is drawn once for each size it is
/// asked in.
class PieceImages
{
public:
    PieceImages(PieceSetId set, const BoardTheme &theme);

    /// @param side of the square, in device pixels; the picture has no device pixel ratio of its own
    [[nodiscard]] QPixmap pixmap(PieceColour colour, core::PieceKind kind, int side) const;
    /// The same for a list or a label, sharp at `ratio`.
    [[nodiscard]] QPixmap icon(PieceColour colour, core::PieceKind kind, int logicalSide, qreal ratio) const;
    /// Forgets the sizes drawn so far, when the board has another size.
    void clearSizes() { m_pixmaps.clear(); }

private:
    [[nodiscard]] static std::size_t indexOf(PieceColour colour, core::PieceKind kind);

    std::array<std::unique_ptr<QSvgRenderer>, 6> m_drawings;
    mutable QHash<std::size_t, QPixmap> m_pixmaps;
};

} // namespace naqla::gui
