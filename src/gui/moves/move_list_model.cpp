// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_model.h"

#include "core/notation/notation.h"
#include "core/notation/pdn_record.h"
#include "gui/moves/move_marks.h"
#include "gui/settings/game_texts.h"

using namespace Qt::StringLiterals;
using naqla::core::GameTree;
using naqla::core::Side;

namespace naqla::gui {

void MoveListModel::setGame(const core::Game &game)
{
    m_texts.clear();
    setTree(GameTree(game), static_cast<Id>(game.ply()));
}

void MoveListModel::setTree(const GameTree &tree, Id current)
{
    beginResetModel();
    start(tree.rules(), tree.node(GameTree::Root).position.sideToMove());
    addComment(tree.node(GameTree::Root).notes.comment, 0);
    addLine(tree, GameTree::Root, 0);
    notePlaces();
    m_current = current;
    endResetModel();
}

void MoveListModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_places.clear();
    m_texts.clear();
    m_current = 0;
    endResetModel();
}

void MoveListModel::append(const core::Transition &transition)
{
    const auto node = static_cast<Id>(transition.ply + 1);
    const Side mover = transition.piece.side;
    const int number = (transition.ply + (m_secondBegins ? 1 : 0)) / 2 + 1;
    const bool newRow = mover == m_starter || m_rows.empty() || !m_rows.back().isOpen;
    if (newRow)
        beginInsertRows({}, rowCount(), rowCount());
    Row &row = rowFor(mover, number, 0);
    const int column = mover == m_starter ? 0 : 1;
    row.cells[static_cast<std::size_t>(column)] =
        Cell{node, textOf(transition.before, transition.move), {}, false};
    row.isOpen = column == 0;
    m_places.insert(node, {FirstColumn + column, rowCount() - 1});
    if (newRow) {
        endInsertRows();
    } else {
        const QModelIndex cell = indexOf(node);
        Q_EMIT dataChanged(cell, cell);
    }
}

void MoveListModel::setCurrent(Id node)
{
    const Id before = std::exchange(m_current, node);
    for (const Id changed : {before, node}) {
        if (const QModelIndex cell = indexOf(changed); cell.isValid())
            Q_EMIT dataChanged(cell, cell, {CurrentRole});
    }
}

QModelIndex MoveListModel::indexOf(Id node) const
{
    const auto place = m_places.constFind(node);
    return place == m_places.constEnd() ? QModelIndex() : index(place->y(), place->x());
}

MoveListModel::Id MoveListModel::moveBeside(int rowsDown) const
{
    const QModelIndex at = indexOf(m_current);
    const int column = at.isValid() ? at.column() : static_cast<int>(FirstColumn);
    for (int row = (at.isValid() ? at.row() : -1) + rowsDown; row >= 0 && row < rowCount(); row += rowsDown) {
        for (const int each : {column, FirstColumn + SecondColumn - column}) {
            if (const Cell *cell = cellAt(index(row, each)))
                return cell->node;
        }
    }
    return rowsDown < 0 ? GameTree::Root : m_current;
}

void MoveListModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MoveListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MoveListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MoveListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Cell *cell = cellAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index);
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn && !row.isComment()
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case Qt::AccessibleTextRole:
        if (cell)
            return spoken(row, *cell, index.column() - FirstColumn);
        return cellText(index).toString().isEmpty()
            ? QVariant(tr("no move", "an empty place in the list of moves"))
            : QVariant();
    case NodeRole:
        return cell ? QVariant(cell->node) : QVariant();
    case CurrentRole:
        return cell ? QVariant(cell->node == m_current) : QVariant();
    case DepthRole:
        return row.depth;
    case CommentRole:
        return row.isComment();
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

const MoveListModel::Cell *MoveListModel::cellAt(const QModelIndex &index) const
{
    if (index.column() == NumberColumn)
        return nullptr;
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto &cell = row.cells[static_cast<std::size_t>(index.column() - FirstColumn)];
    return cell ? &*cell : nullptr;
}

QVariant MoveListModel::cellText(const QModelIndex &index) const
{
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (row.isComment())
        return index.column() == NumberColumn ? QVariant(row.comment) : QVariant();
    if (index.column() == NumberColumn)
        return QString((row.opens ? u"("_s : QString()) + QString::number(row.number) + u'.');
    if (const Cell *cell = cellAt(index))
        return QString(cell->text + cell->glyphs + (cell->closes ? u")"_s : QString()));
    return index.column() == FirstColumn ? QVariant(u"…"_s) : QVariant();
}

QString MoveListModel::spoken(const Row &row, const Cell &cell, int column) const
{
    const Side mover = column == 0 ? m_starter : core::opponent(m_starter);
    const QString text = tr("%1. %2: %3", "a move in the list: number, side, move")
                             .arg(QString::number(row.number), GameTexts::sideName(m_rules.variant, mover),
                                 cell.text + cell.glyphs);
    return row.depth == 0 ? text : tr("variation: %1", "a move in the list, outside the main line").arg(text);
}

void MoveListModel::start(const core::NamedRules &rules, Side first)
{
    m_rules = rules;
    m_starter = rules.rules.setup.starter;
    m_secondBegins = first != m_starter;
    m_rows.clear();
}

void MoveListModel::addLine(const GameTree &tree, Id from, int depth)
{
    Id at = from;
    while (const auto next = tree.node(at).firstChild) {
        at = *next;
        addNode(tree, at, depth, false);
        for (auto other = tree.node(at).nextSibling; other; other = tree.node(*other).nextSibling)
            addVariation(tree, *other, depth + 1);
    }
}

void MoveListModel::addVariation(const GameTree &tree, Id node, int depth)
{
    addNode(tree, node, depth, true);
    addLine(tree, node, depth);
    for (std::size_t row = m_rows.size(); row-- > 0;) {
        // Comments and variations of its own may follow the last move.
        if (m_rows[row].isComment() || m_rows[row].depth != depth)
            continue;
        auto &[first, second] = m_rows[row].cells;
        (second ? second : first)->closes = true;
        m_rows[row].isOpen = false;
        break;
    }
}

void MoveListModel::addNode(const GameTree &tree, Id node, int depth, bool opens)
{
    addComment(tree.node(node).preamble, depth);
    const GameTree::Node &reached = tree.node(node);
    // A position set up by hand stands where the move to it would.
    const Side mover = reached.move ? tree.node(*reached.parent).position.sideToMove()
                                    : core::opponent(reached.position.sideToMove());
    const int ply = tree.ply(node) - (reached.move ? 1 : 0);
    if (opens && !m_rows.empty())
        m_rows.back().isOpen = false;
    Row &row = rowFor(mover, (ply + (m_secondBegins ? 1 : 0)) / 2 + 1, depth);
    const int column = mover == m_starter ? 0 : 1;
    Cell cell{node, textOf(tree, node), {}, false};
    for (const std::uint16_t nag : reached.notes.nags)
        cell.glyphs += glyphText(nag);
    row.cells[static_cast<std::size_t>(column)] = std::move(cell);
    row.isOpen = column == 0;
    row.opens = row.opens || opens;
    addComment(reached.notes.comment, depth);
    addComment(reached.unread, depth);
}

void MoveListModel::addComment(const std::string &comment, int depth)
{
    const QString text = QString::fromStdString(core::commentWithoutCommands(comment)).simplified();
    if (text.isEmpty())
        return;
    Row row;
    row.depth = depth;
    row.comment = text;
    row.isOpen = false;
    m_rows.push_back(std::move(row));
}

MoveListModel::Row &MoveListModel::rowFor(Side mover, int number, int depth)
{
    const bool fits = mover != m_starter && !m_rows.empty() && m_rows.back().isOpen
        && m_rows.back().depth == depth && m_rows.back().number == number;
    if (!fits) {
        Row row;
        row.number = number;
        row.depth = depth;
        m_rows.push_back(std::move(row));
    }
    return m_rows.back();
}

void MoveListModel::notePlaces()
{
    m_places.clear();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        for (int column = 0; column < 2; ++column) {
            if (const auto &cell = m_rows[row].cells[static_cast<std::size_t>(column)])
                m_places.insert(cell->node, {FirstColumn + column, static_cast<int>(row)});
        }
    }
}

QString MoveListModel::textOf(const core::Position &before, const core::Move &move) const
{
    const core::Rules &rules = m_rules.rules;
    return QString::fromStdString(core::moveText(rules, core::legalMoves(rules, before), move));
}

const QString &MoveListModel::textOf(const GameTree &tree, Id node)
{
    QString &text = m_texts[node];
    const GameTree::Node &reached = tree.node(node);
    if (text.isEmpty())
        text = reached.move ? textOf(tree.node(*reached.parent).position, *reached.move) : u"[…]"_s;
    return text;
}

} // namespace naqla::gui

#include "moc_move_list_model.cpp"
