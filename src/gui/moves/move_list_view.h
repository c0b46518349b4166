// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/moves/move_list_model.h"

#include <QTableView>

namespace naqla::gui {

/// The list of moves. Runs from left to right in every language; Left and Right go to the move before and
/// after, Up and Down to the row above and below, Home and End to the start and the last move, a click to the
/// move clicked.
class MoveListView : public QTableView
{
    Q_OBJECT

public:
    explicit MoveListView(MoveListModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The position after this move is wanted; 0 is the start.
    void nodeChosen(naqla::gui::MoveListModel::Id node);
    /// So many moves on along the line that is looked at.
    void stepChosen(int moves);
    void lastChosen();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void showCurrent();
    void setSizes();
    /// Comments go over the whole width and take the height that they need.
    void layOutComments();

    MoveListModel &m_model;
};

} // namespace naqla::gui
