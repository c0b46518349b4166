// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace naqla::gui {

class MoveListModel;

/// The list of moves. Runs from left to right in every language; Left and Right go to the move before and
/// after, Home and End to the start and the last move, a click to the move clicked.
class MoveListView : public QTableView
{
    Q_OBJECT

public:
    explicit MoveListView(MoveListModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    /// The position after so many moves is wanted; 0 is the start.
    void plyChosen(int ply);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void showCurrent();
    void setSizes();

    MoveListModel &m_model;
};

} // namespace naqla::gui
