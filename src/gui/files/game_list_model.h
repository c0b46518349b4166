// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

#include <optional>

namespace naqla::gui {

/// What a file says about one of its games, without its moves.
struct GameEntry
{
    int number = 1; ///< in the file, from 1 on
    QString white;
    QString black;
    QString event;
    QString date;
    QString result;
    std::optional<core::VariantId> variant; ///< nothing where the tags name none
};

/// The games of a file, in its order.
class GameListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NumberColumn,
        WhiteColumn,
        BlackColumn,
        ResultColumn,
        EventColumn,
        DateColumn,
        VariantColumn,
        ColumnCount
    };
    enum Role
    {
        SortRole = Qt::UserRole, ///< without direction marks; numbers as such
        SearchRole, ///< of a row: all its words in small letters
    };

    using QAbstractTableModel::QAbstractTableModel;

    void append(const QList<GameEntry> &entries);
    /// Says all words again, in another language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QVariant value(const GameEntry &entry, int column) const;

    QList<GameEntry> m_entries;
    QStringList m_keys; ///< for searching, by row
};

} // namespace naqla::gui
