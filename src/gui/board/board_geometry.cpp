// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace naqla::gui {

namespace {

int frameFor(int side, qreal share)
{
    return static_cast<int>(std::lround(side * share));
}

} // namespace

BoardGeometry::BoardGeometry(
    const core::BoardShape &shape, QSize size, qreal ratio, bool flipped, qreal frameShare)
    : m_shape(shape)
    , m_ratio(ratio)
    , m_flipped(flipped)
{
    const int width = static_cast<int>(std::floor(size.width() * ratio));
    const int height = static_cast<int>(std::floor(size.height() * ratio));
    const qreal largest =
        std::min(width / (shape.width + 2 * frameShare), height / (shape.height + 2 * frameShare));
    const auto fits = [&](int side) {
        return side * shape.width + 2 * frameFor(side, frameShare) <= width
            && side * shape.height + 2 * frameFor(side, frameShare) <= height;
    };
    m_side = std::max(1, static_cast<int>(std::ceil(largest)));
    while (m_side > 1 && !fits(m_side))
        --m_side;
    m_frame = frameFor(m_side, frameShare);
    m_origin = {(width - m_side * shape.width) / 2, (height - m_side * shape.height) / 2};
}

QRect BoardGeometry::deviceBoard() const noexcept
{
    return {m_origin, QSize(m_side * m_shape.width, m_side * m_shape.height)};
}

QRect BoardGeometry::deviceFrame() const noexcept
{
    return deviceBoard().adjusted(-m_frame, -m_frame, m_frame, m_frame);
}

QRect BoardGeometry::deviceCell(core::Cell visual) const noexcept
{
    return {m_origin.x() + visual.column * m_side, m_origin.y() + visual.row * m_side, m_side, m_side};
}

std::optional<core::Square> BoardGeometry::squareAt(QPointF point) const noexcept
{
    const auto cellAlong = [this](qreal logical, int origin) {
        return static_cast<int>(std::floor((logical * m_ratio - origin) / m_side));
    };
    return squareAtVisual({cellAlong(point.y(), m_origin.y()), cellAlong(point.x(), m_origin.x())});
}

QRectF BoardGeometry::logical(const QRect &device) const noexcept
{
    return {device.x() / m_ratio, device.y() / m_ratio, device.width() / m_ratio, device.height() / m_ratio};
}

QSize BoardGeometry::sizeFor(const core::BoardShape &shape, int side, qreal frameShare)
{
    const int frames = 2 * frameFor(side, frameShare);
    return {shape.width * side + frames, shape.height * side + frames};
}

} // namespace naqla::gui
