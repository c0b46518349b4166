// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_model.h"

#include "core/notation/notation.h"
#include "gui/settings/game_texts.h"

using namespace Qt::StringLiterals;

namespace naqla::gui {

void MoveListModel::setGame(const core::Game &game)
{
    beginResetModel();
    m_rules = game.rules();
    m_starter = m_rules.rules.setup.starter;
    m_secondBegins = game.startPosition().sideToMove() != m_starter;
    m_texts.clear();
    for (int ply = 0; ply < game.ply(); ++ply)
        m_texts.append(textOf(game.positionAt(ply), game.moves()[static_cast<std::size_t>(ply)]));
    m_currentPly = game.ply();
    endResetModel();
}

void MoveListModel::clear()
{
    beginResetModel();
    m_texts.clear();
    m_currentPly = 0;
    endResetModel();
}

void MoveListModel::append(const core::Transition &transition)
{
    const int row = rowsFor(plyCount() + 1) - 1;
    const bool newRow = row == rowCount();
    if (newRow)
        beginInsertRows({}, row, row);
    m_texts.append(textOf(transition.before, transition.move));
    if (newRow) {
        endInsertRows();
    } else {
        const QModelIndex cell = indexOfPly(plyCount());
        Q_EMIT dataChanged(cell, cell);
    }
}

void MoveListModel::setCurrentPly(int ply)
{
    const int before = std::exchange(m_currentPly, ply);
    for (const int changed : {before, ply}) {
        if (const QModelIndex cell = indexOfPly(changed); cell.isValid())
            Q_EMIT dataChanged(cell, cell, {CurrentRole});
    }
}

QModelIndex MoveListModel::indexOfPly(int ply) const
{
    if (ply < 1 || ply > plyCount())
        return {};
    const int place = ply - 1 + offset();
    return index(place / 2, FirstColumn + place % 2);
}

void MoveListModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rowsFor(plyCount());
}

int MoveListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() == NumberColumn) {
        if (role == Qt::DisplayRole)
            return QString(QString::number(index.row() + 1) + u'.');
        return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    const auto ply = plyAt(index);
    if (!ply)
        return role == Qt::DisplayRole && index.column() == FirstColumn ? QVariant(u"…"_s) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return m_texts.at(*ply - 1);
    case Qt::AccessibleTextRole:
        return tr("%1. %2: %3", "a move in the list: number, side, move")
            .arg(QString::number(index.row() + 1), GameTexts::sideName(m_rules.variant, moverOf(*ply)),
                m_texts.at(*ply - 1));
    case PlyRole:
        return *ply;
    case CurrentRole:
        return *ply == m_currentPly;
    default:
        return {};
    }
}

QVariant MoveListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case FirstColumn:
        return GameTexts::sideName(m_rules.variant, m_starter);
    case SecondColumn:
        return GameTexts::sideName(m_rules.variant, core::opponent(m_starter));
    default:
        return {};
    }
}

std::optional<int> MoveListModel::plyAt(const QModelIndex &index) const
{
    const int ply = 2 * index.row() + (index.column() - FirstColumn) - offset() + 1;
    return ply >= 1 && ply <= plyCount() ? std::optional(ply) : std::nullopt;
}

core::Side MoveListModel::moverOf(int ply) const
{
    return (ply - 1 + offset()) % 2 == 0 ? m_starter : core::opponent(m_starter);
}

QString MoveListModel::textOf(const core::Position &before, const core::Move &move) const
{
    const core::Rules &rules = m_rules.rules;
    return QString::fromStdString(core::moveText(rules, core::legalMoves(rules, before), move));
}

} // namespace naqla::gui

#include "moc_move_list_model.cpp"
