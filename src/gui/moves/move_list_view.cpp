// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int IndentStep = 12;
constexpr int MostSteps = 6; ///< deeper variations are indented no more
constexpr QMargins CommentMargins{12, 3, 8, 3};

int indentOf(const QModelIndex &index)
{
    return IndentStep * std::min(index.data(MoveListModel::DepthRole).toInt(), MostSteps);
}

QRect commentRect(const QRect &cell, int indent)
{
    return cell.marginsRemoved(CommentMargins).adjusted(indent, 0, 0, 0);
}

/// The direction of a comment is that of its words.
constexpr int CommentFlags = Qt::TextWordWrap | Qt::TextWrapAnywhere | Qt::AlignTop | Qt::AlignLeft;

/// Draws the move after which the position is looked at on a rounded ground in the highlight colour,
/// variations indented, and comments in lines of their own.
class MoveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        if (index.data(MoveListModel::CommentRole).toBool()) {
            paintComment(*painter, item, indentOf(index));
            return;
        }
        const bool current = index.data(MoveListModel::CurrentRole).toBool();
        const int indent = indentOf(index);
        const auto group = QPalette::Active;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current
            || (item.state & QStyle::State_MouseOver && index.data(MoveListModel::NodeRole).isValid())) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(
                item.palette.brush(group, current ? QPalette::Highlight : QPalette::AlternateBase));
            painter->drawRoundedRect(
                QRectF(item.rect).adjusted(2 + (indent > 0 ? indent - 4 : 0), 2, -2, -2), 4, 4);
        }
        const bool number = index.column() == MoveListModel::NumberColumn;
        painter->setPen(item.palette.color(group,
            current                    ? QPalette::HighlightedText
                : number || indent > 0 ? QPalette::PlaceholderText
                                       : QPalette::Text));
        painter->setFont(item.font);
        if (current && (item.state & QStyle::State_HasFocus)) {
            painter->save();
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(item.rect).adjusted(5, 5, -5, -5), 2, 2);
            painter->restore();
        }
        painter->setLayoutDirection(Qt::LeftToRight);
        const Qt::Alignment flags =
            (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::AlignAbsolute;
        const int left = number ? 8 : 8 + indent;
        painter->drawText(item.rect.adjusted(left, 0, -8, 0), static_cast<int>(flags),
            item.fontMetrics.elidedText(item.text, Qt::ElideRight, item.rect.width() - left - 4));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(20, 8);
    }

private:
    static void paintComment(QPainter &painter, const QStyleOptionViewItem &item, int indent)
    {
        painter.save();
        painter.setPen(item.palette.color(QPalette::Active, QPalette::Link));
        painter.setFont(item.font);
        const bool rightToLeft = item.text.isRightToLeft();
        painter.setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(commentRect(item.rect, indent), CommentFlags, item.text);
        painter.restore();
    }
};

} // namespace

MoveListView::MoveListView(MoveListModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(u"moveList"_s);
    setLayoutDirection(Qt::LeftToRight);
    setModel(&model);
    setItemDelegate(new MoveDelegate(this));
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter);
    horizontalHeader()->setMinimumSectionSize(30);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(MoveListModel::NumberColumn, QHeaderView::Fixed);
    setSizes();

    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (const QVariant node = index.data(MoveListModel::NodeRole); node.isValid())
            Q_EMIT nodeChosen(node.value<MoveListModel::Id>());
    });
    connect(&model, &QAbstractItemModel::dataChanged, this, &MoveListView::showCurrent);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        layOutComments();
        showCurrent();
    });
}

void MoveListView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT stepChosen(-1);
        return;
    case Qt::Key_Right:
        Q_EMIT stepChosen(1);
        return;
    case Qt::Key_Up:
        Q_EMIT nodeChosen(m_model.moveBeside(-1));
        return;
    case Qt::Key_Down:
        Q_EMIT nodeChosen(m_model.moveBeside(1));
        return;
    case Qt::Key_Home:
        Q_EMIT nodeChosen(0);
        return;
    case Qt::Key_End:
        Q_EMIT lastChosen();
        return;
    default:
        QTableView::keyPressEvent(event);
    }
}

void MoveListView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOutComments();
    scrollTo(currentIndex());
}

void MoveListView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        setSizes();
    QTableView::changeEvent(event);
}

/// The list follows the game, whoever has the keyboard. Only then is the move told as the one in focus:
/// QTableView would tell it always and pull the screen reader away from the board.
void MoveListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
}

void MoveListView::setSizes()
{
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->resizeSection(
        MoveListModel::NumberColumn, fontMetrics().horizontalAdvance(u"(000."_s) + 16);
    layOutComments();
}

void MoveListView::layOutComments()
{
    clearSpans();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex cell = m_model.index(row, MoveListModel::NumberColumn);
        if (!cell.data(MoveListModel::CommentRole).toBool()) {
            if (rowHeight(row) != verticalHeader()->defaultSectionSize())
                setRowHeight(row, verticalHeader()->defaultSectionSize());
            continue;
        }
        setSpan(row, MoveListModel::NumberColumn, 1, MoveListModel::ColumnCount);
        const QRect whole(0, 0, viewport()->width(), QWIDGETSIZE_MAX);
        const QRect text = fontMetrics().boundingRect(
            commentRect(whole, indentOf(cell)), CommentFlags, cell.data().toString());
        setRowHeight(row, text.height() + CommentMargins.top() + CommentMargins.bottom());
    }
}

/// Keeps the move that is looked at in sight, and where the screen reader reads.
void MoveListView::showCurrent()
{
    const QModelIndex current = m_model.indexOf(m_model.current());
    setCurrentIndex(current);
    if (current.isValid())
        scrollTo(current);
    else
        scrollToTop();
}

} // namespace naqla::gui

#include "moc_move_list_view.cpp"
