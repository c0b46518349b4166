// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/game_list_model.h"

#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

namespace naqla::gui {

void GameListModel::append(const QList<GameEntry> &entries)
{
    if (entries.isEmpty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
    m_entries.append(entries);
    for (const GameEntry &entry : entries) {
        const QStringList words{entry.white, entry.black, entry.event, entry.date, entry.result};
        m_keys.append(words.join(u' ').toLower());
    }
    endInsertRows();
}

void GameListModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_entries.isEmpty())
        Q_EMIT dataChanged(index(0, VariantColumn), index(rowCount() - 1, VariantColumn));
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GameEntry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const int column = index.column();
        const QString text = value(entry, column).toString();
        if (text.isEmpty() || column == NumberColumn || column == VariantColumn)
            return text;
        return column == ResultColumn || column == DateColumn ? ltr(text) : iso(text);
    }
    case Qt::AccessibleTextRole: {
        const QString text = value(entry, index.column()).toString();
        return text.isEmpty() ? tr("not given", "of a game in a list: a player, event or date") : text;
    }
    case SortRole:
        return value(entry, index.column());
    case SearchRole:
        return m_keys.at(index.row());
    default:
        return {};
    }
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.", "column: number of a game in its file");
    case WhiteColumn:
        return tr("White", "column: the player's name");
    case BlackColumn:
        return tr("Black", "column: the player's name");
    case ResultColumn:
        return tr("Result", "column");
    case EventColumn:
        return tr("Event", "column");
    case DateColumn:
        return tr("Date", "column");
    case VariantColumn:
        return tr("Game", "column: the variant");
    default:
        return {};
    }
}

QVariant GameListModel::value(const GameEntry &entry, int column) const
{
    switch (column) {
    case NumberColumn:
        return entry.number;
    case WhiteColumn:
        return entry.white;
    case BlackColumn:
        return entry.black;
    case ResultColumn:
        return entry.result;
    case EventColumn:
        return entry.event;
    case DateColumn:
        return entry.date;
    case VariantColumn:
        return entry.variant ? GameTexts::variantName(*entry.variant) : QString();
    default:
        return {};
    }
}

} // namespace naqla::gui

#include "moc_game_list_model.cpp"
