// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/move_list_view.h"

#include "gui/moves/move_list_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// Draws the move after which the position is looked at on a rounded ground in the highlight colour.
class MoveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const bool current = index.data(MoveListModel::CurrentRole).toBool();
        const auto group = QPalette::Active;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current
            || (item.state & QStyle::State_MouseOver && index.data(MoveListModel::PlyRole).isValid())) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(
                item.palette.brush(group, current ? QPalette::Highlight : QPalette::AlternateBase));
            painter->drawRoundedRect(QRectF(item.rect).adjusted(2, 2, -2, -2), 4, 4);
        }
        const bool number = index.column() == MoveListModel::NumberColumn;
        painter->setPen(item.palette.color(group,
            current      ? QPalette::HighlightedText
                : number ? QPalette::PlaceholderText
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
        painter->drawText(item.rect.adjusted(8, 0, -8, 0), static_cast<int>(flags),
            item.fontMetrics.elidedText(item.text, Qt::ElideRight, item.rect.width() - 12));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(20, 8);
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
        if (const QVariant ply = index.data(MoveListModel::PlyRole); ply.isValid())
            Q_EMIT plyChosen(ply.toInt());
    });
    connect(&model, &QAbstractItemModel::dataChanged, this, &MoveListView::showCurrent);
    connect(&model, &QAbstractItemModel::modelReset, this, &MoveListView::showCurrent);
}

void MoveListView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        Q_EMIT plyChosen(m_model.currentPly() - 1);
        return;
    case Qt::Key_Right:
        Q_EMIT plyChosen(m_model.currentPly() + 1);
        return;
    case Qt::Key_Up:
        Q_EMIT plyChosen(m_model.currentPly() - 2);
        return;
    case Qt::Key_Down:
        Q_EMIT plyChosen(m_model.currentPly() + 2);
        return;
    case Qt::Key_Home:
        Q_EMIT plyChosen(0);
        return;
    case Qt::Key_End:
        Q_EMIT plyChosen(m_model.plyCount());
        return;
    default:
        QTableView::keyPressEvent(event);
    }
}

void MoveListView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
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
        MoveListModel::NumberColumn, fontMetrics().horizontalAdvance(u"0000."_s) + 12);
}

/// Keeps the move that is looked at in sight, and where the screen reader reads.
void MoveListView::showCurrent()
{
    const QModelIndex current = m_model.indexOfPly(m_model.currentPly());
    setCurrentIndex(current);
    if (current.isValid())
        scrollTo(current);
    else
        scrollToTop();
}

} // namespace naqla::gui

#include "moc_move_list_view.cpp"
