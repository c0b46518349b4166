// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/position_draft.h"

#include "core/rules/legality.h"

namespace naqla::gui {

using core::Piece;
using core::Position;
using core::Side;
using core::Square;

namespace {

/// Counters of king moves mean a king that still stands there.
Position withoutLostRuns(Position position)
{
    for (const Side side : core::Sides) {
        const core::KingRun run = position.kingRun(side);
        if (run.moves > 0 && !position.kings(side).contains(run.square))
            position.setKingRun(side, {});
    }
    return position;
}

} // namespace

PositionDraft::PositionDraft()
    : m_now{core::namedRules(core::VariantId::Russian), {}}
{
    m_now.position = core::startPosition(m_now.rules.rules);
}

QString PositionDraft::fen() const
{
    return QString::fromStdString(core::printedFen(m_now.rules.rules, m_now.position));
}

void PositionDraft::begin(const core::NamedRules &rules, const Position &position)
{
    m_now = {rules, position};
    m_past.clear();
}

void PositionDraft::setVariant(core::VariantId variant)
{
    if (variant == m_now.rules.variant)
        return;
    keep();
    const bool sameBoard = core::variant(variant).rules.traits.board == m_now.rules.rules.traits.board;
    m_now.rules = core::namedRules(variant);
    if (!sameBoard)
        m_now.position = core::startPosition(m_now.rules.rules);
}

void PositionDraft::put(Square square, Piece piece)
{
    Position position = m_now.position;
    position.put(square, piece);
    change(position);
}

void PositionDraft::clear(Square square)
{
    Position position = m_now.position;
    position.clear(square);
    change(position);
}

void PositionDraft::move(Square from, std::optional<Square> to)
{
    const auto piece = m_now.position.at(from);
    if (!piece || to == from)
        return;
    Position position = m_now.position;
    position.clear(from);
    if (to)
        position.put(*to, *piece);
    change(position);
}

void PositionDraft::setSideToMove(Side side)
{
    Position position = m_now.position;
    position.setSideToMove(side);
    change(position);
}

void PositionDraft::clearBoard()
{
    Position position;
    position.setSideToMove(m_now.position.sideToMove());
    change(position);
}

void PositionDraft::setStartPosition()
{
    change(core::startPosition(m_now.rules.rules));
}

std::optional<core::FenError> PositionDraft::read(const QString &fen)
{
    const auto read = core::parseFen(m_now.rules.rules, fen.toStdString());
    if (!read)
        return read.error();
    change(read->position);
    return std::nullopt;
}

void PositionDraft::undo()
{
    if (m_past.empty())
        return;
    m_now = std::move(m_past.back());
    m_past.pop_back();
}

void PositionDraft::change(const Position &position)
{
    const Position wanted = withoutLostRuns(position);
    if (wanted == m_now.position)
        return;
    keep();
    m_now.position = wanted;
}

void PositionDraft::keep()
{
    constexpr std::size_t MostSteps = 500;
    if (m_past.size() == MostSteps)
        m_past.erase(m_past.begin());
    m_past.push_back(m_now);
}

} // namespace naqla::gui
