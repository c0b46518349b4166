// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>

namespace naqla::gui {

/// The moves of a game in two columns, one row for each number: the first player's move and the second's.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column
    {
        NumberColumn,
        FirstColumn,
        SecondColumn,
        ColumnCount
    };
    enum Role
    {
        PlyRole =
            Qt::UserRole, ///< how many moves have been made when this one has; nothing for an empty cell
        CurrentRole, ///< whether the position after this move is looked at
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const core::Game &game);
    void clear();
    void append(const core::Transition &transition);
    /// Marks the move after which the position is looked at; 0 for the start.
    void setCurrentPly(int ply);
    [[nodiscard]] int currentPly() const noexcept { return m_currentPly; }
    [[nodiscard]] int plyCount() const noexcept { return static_cast<int>(m_texts.size()); }
    /// The cell of the move that leads to this ply; invalid for 0.
    [[nodiscard]] QModelIndex indexOfPly(int ply) const;
    /// Says all words again, in another language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    /// 1 when the side that is not the starter of the rules made the first move, as from a set-up position.
    [[nodiscard]] int offset() const noexcept { return m_secondBegins ? 1 : 0; }
    [[nodiscard]] int rowsFor(int plies) const noexcept { return (plies + offset() + 1) / 2; }
    [[nodiscard]] std::optional<int> plyAt(const QModelIndex &index) const;
    [[nodiscard]] core::Side moverOf(int ply) const;
    [[nodiscard]] QString textOf(const core::Position &before, const core::Move &move) const;

    core::NamedRules m_rules;
    core::Side m_starter = core::Side::White; ///< of the first column
    bool m_secondBegins = false;
    QStringList m_texts;
    int m_currentPly = 0;
};

} // namespace naqla::gui
