// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/match_score.h"

namespace naqla::gui {
namespace {

std::size_t placeOf(core::Side side, bool exchanged)
{
    return static_cast<std::size_t>(exchanged ? core::opponent(side) : side);
}

} // namespace

void MatchScore::add(core::Outcome outcome, bool exchanged)
{
    Halves counted{};
    switch (outcome) {
    case core::Outcome::WhiteWins:
        counted[placeOf(core::Side::White, exchanged)] = 2;
        break;
    case core::Outcome::BlackWins:
        counted[placeOf(core::Side::Black, exchanged)] = 2;
        break;
    case core::Outcome::Draw:
        counted = {1, 1};
        break;
    case core::Outcome::NoResult:
        return;
    }
    for (std::size_t i = 0; i < m_halves.size(); ++i)
        m_halves[i] += counted[i];
    ++m_games;
    m_last = counted;
}

void MatchScore::reopen()
{
    if (!m_last)
        return;
    for (std::size_t i = 0; i < m_halves.size(); ++i)
        m_halves[i] -= (*m_last)[i];
    --m_games;
    m_last.reset();
}

int MatchScore::halfPoints(core::Side side, bool exchanged) const
{
    return m_halves[placeOf(side, exchanged)];
}

} // namespace naqla::gui
