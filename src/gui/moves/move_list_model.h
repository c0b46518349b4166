// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game_tree.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPoint>

#include <array>
#include <optional>
#include <vector>

namespace naqla::gui {

/// The moves of a game in two columns, one row for each number: the first player's move and the second's.
/// Variations follow the move that they replace, in brackets and indented; a comment has a row of its own.
/// In a game without variations a move's node is the number of moves that have been made when it has.
class MoveListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using Id = core::GameTree::Id;
    enum Column
    {
        NumberColumn,
        FirstColumn,
        SecondColumn,
        ColumnCount
    };
    enum Role
    {
        NodeRole = Qt::UserRole, ///< of a move; nothing for an empty cell
        CurrentRole, ///< whether the position after this move is looked at
        DepthRole, ///< 0 in the main line
        CommentRole, ///< whether the row is a comment, which stands in its first cell
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const core::Game &game);
    /// Shows a tree; the words of nodes that were shown before are kept until another game is set or the
    /// model is cleared.
    void setTree(const core::GameTree &tree, Id current);
    void clear();
    /// Adds a move of a game without variations.
    void append(const core::Transition &transition);
    /// Marks the move after which the position is looked at; 0 for the start.
    void setCurrent(Id node);
    [[nodiscard]] Id current() const noexcept { return m_current; }
    /// The cell of a move; invalid for 0.
    [[nodiscard]] QModelIndex indexOf(Id node) const;
    /// The nearest move in the rows above or below the present one; 0 above the first.
    [[nodiscard]] Id moveBeside(int rowsDown) const;
    /// Says all words again, in another language.
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell
    {
        Id node = 0;
        QString text;
        QString glyphs;
        bool closes = false; ///< the last move of its variation
    };
    struct Row
    {
        int number = 0;
        int depth = 0;
        bool opens = false; ///< the first row of a variation
        bool isOpen = true; ///< its second cell may still be filled
        std::array<std::optional<Cell>, 2> cells{};
        QString comment{}; ///< the whole row
        [[nodiscard]] bool isComment() const { return !comment.isEmpty(); }
    };
    void start(const core::NamedRules &rules, core::Side first);
    void addLine(const core::GameTree &tree, Id from, int depth);
    void addNode(const core::GameTree &tree, Id node, int depth, bool opens);
    void addVariation(const core::GameTree &tree, Id node, int depth);
    void addComment(const std::string &comment, int depth);
    /// The row in which a side's move comes next; a new one unless the last has room.
    Row &rowFor(core::Side mover, int number, int depth);
    void notePlaces();
    [[nodiscard]] QString textOf(const core::Position &before, const core::Move &move) const;
    [[nodiscard]] const QString &textOf(const core::GameTree &tree, Id node);
    [[nodiscard]] const Cell *cellAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant cellText(const QModelIndex &index) const;
    [[nodiscard]] QString spoken(const Row &row, const Cell &cell, int column) const;

    core::NamedRules m_rules;
    core::Side m_starter = core::Side::White; ///< of the first column
    bool m_secondBegins = false;
    std::vector<Row> m_rows;
    QHash<Id, QPoint> m_places; ///< column and row
    QHash<Id, QString> m_texts;
    Id m_current = 0;
};

} // namespace naqla::gui
