// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_shape.h"

#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QSize>

#include <optional>

namespace naqla::gui {

/// Where the squares lie in a widget. All edges are whole device pixels and all squares equally large, so
/// nothing is blurred and no seam shows at any scale. A flipped board is turned by 180 degrees.
class BoardGeometry
{
public:
    static constexpr qreal WideFrame = 0.46; ///< with room for letters
    static constexpr qreal NarrowFrame = 0.27;

    BoardGeometry() = default;
    /// @param size the widget's size in logical pixels
    /// @param ratio device pixels in a logical pixel
    /// @param frameShare the width of the frame as a share of a square's side
    BoardGeometry(
        const core::BoardShape &shape, QSize size, qreal ratio, bool flipped, qreal frameShare = WideFrame);

    [[nodiscard]] const core::BoardShape &shape() const noexcept { return m_shape; }
    [[nodiscard]] qreal ratio() const noexcept { return m_ratio; }
    [[nodiscard]] bool isFlipped() const noexcept { return m_flipped; }
    /// The side of a square in device pixels, 1 at least.
    [[nodiscard]] int side() const noexcept { return m_side; }
    /// The width of the frame in device pixels.
    [[nodiscard]] int frameWidth() const noexcept { return m_frame; }
    /// All squares together, in device pixels.
    [[nodiscard]] QRect deviceBoard() const noexcept;
    /// The squares and their frame, in device pixels.
    [[nodiscard]] QRect deviceFrame() const noexcept;
    /// A cell as the eye counts: row 0 on top, column 0 at the left, whether flipped or not.
    [[nodiscard]] QRect deviceCell(core::Cell visual) const noexcept;
    [[nodiscard]] QRect deviceRect(core::Square square) const noexcept
    {
        return deviceCell(visualCell(square));
    }

    /// Where the square is drawn; turned by 180 degrees when flipped.
    [[nodiscard]] core::Cell visualCell(core::Square square) const noexcept
    {
        return turned(m_shape.cellOf(square));
    }
    [[nodiscard]] std::optional<core::Square> squareAtVisual(core::Cell visual) const noexcept
    {
        return m_shape.squareAt(turned(visual));
    }

    [[nodiscard]] QRectF rect(core::Square square) const noexcept { return logical(deviceRect(square)); }
    [[nodiscard]] std::optional<core::Square> squareAt(QPointF point) const noexcept;
    [[nodiscard]] QRectF logical(const QRect &device) const noexcept;

    /// The smallest widget in which squares have `side` logical pixels.
    [[nodiscard]] static QSize sizeFor(const core::BoardShape &shape, int side, qreal frameShare = WideFrame);

private:
    [[nodiscard]] core::Cell turned(core::Cell cell) const noexcept
    {
        return m_flipped ? core::Cell{m_shape.height - 1 - cell.row, m_shape.width - 1 - cell.column} : cell;
    }

    core::BoardShape m_shape;
    qreal m_ratio = 1;
    bool m_flipped = false;
    int m_side = 1;
    int m_frame = 0;
    QPoint m_origin; ///< of the top left square, in device pixels
};

} // namespace naqla::gui
