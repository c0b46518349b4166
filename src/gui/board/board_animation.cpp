// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_animation.h"

#include <algorithm>
#include <cmath>

namespace naqla::gui {

using std::chrono::milliseconds;

namespace {

double eased(double way)
{
    return way * way * (3 - 2 * way);
}

} // namespace

milliseconds BoardAnimation::stepTime(AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Off:
        return milliseconds(0);
    case AnimationSpeed::Fast:
        return milliseconds(90);
    case AnimationSpeed::Normal:
        return milliseconds(180);
    case AnimationSpeed::Slow:
        return milliseconds(350);
    }
    return milliseconds(0);
}

BoardAnimation::BoardAnimation(const core::Transition &transition, const core::Move &route,
    core::Removal removal, milliseconds step, std::size_t firstStep)
    : m_transition(transition)
    , m_route(route)
    , m_removal(removal)
    , m_step(step)
    , m_firstStep(std::min(firstStep, route.path.size() - 1))
{
}

core::Piece BoardAnimation::pieceAfter() const
{
    core::Piece piece = m_transition.piece;
    if (m_transition.move.crowns)
        piece.kind = core::PieceKind::King;
    return piece;
}

bool BoardAnimation::hasEnding() const
{
    return m_transition.move.crowns || (m_removal == core::Removal::AfterMove && m_route.isCapture());
}

milliseconds BoardAnimation::duration() const
{
    const auto steps = static_cast<int>(stepCount() - m_firstStep) + (hasEnding() ? 1 : 0);
    return m_step * steps;
}

BoardAnimation::Frame BoardAnimation::at(milliseconds elapsed) const
{
    const double time = m_step.count() == 0 ? static_cast<double>(stepCount()) + 1
                                            : static_cast<double>(m_firstStep)
            + static_cast<double>(std::clamp(elapsed, milliseconds(0), duration()).count())
                / static_cast<double>(m_step.count());
    const auto step = std::min(static_cast<std::size_t>(std::floor(time)), stepCount() - 1);
    const double way = std::clamp(time - static_cast<double>(step), 0.0, 1.0);
    const double ending = std::clamp(time - static_cast<double>(stepCount()), 0.0, 1.0);

    Frame frame{.from = m_route.path[step],
        .to = m_route.path[step + 1],
        .way = eased(way),
        .crowned = m_transition.move.crowns ? ending : 0,
        .captured = {}};
    for (std::size_t i = 0; i < m_route.captures.size(); ++i) {
        // A piece that leaves at once goes while it is jumped, in the second half of the step.
        const double gone = m_removal == core::Removal::AtOnce
            ? std::clamp(2 * (time - static_cast<double>(i)) - 1, 0.0, 1.0)
            : ending;
        const auto piece = m_transition.before.at(m_route.captures[i]);
        if (piece && gone < 1)
            frame.captured.push_back({m_route.captures[i], *piece, 1 - gone});
    }
    return frame;
}

} // namespace naqla::gui
