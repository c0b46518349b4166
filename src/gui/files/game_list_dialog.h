// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/files/game_list_model.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace naqla::gui {

/// Asks which game of a file shall be opened; it can be used while the file is still being read.
class GameListDialog : public QDialog
{
    Q_OBJECT

public:
    explicit GameListDialog(const QString &fileName, QWidget *parent = nullptr);

    void add(const QList<GameEntry> &entries);
    /// All games are here.
    void setComplete();
    /// Of the chosen game in its file; 0 when there is none.
    [[nodiscard]] int chosenNumber() const;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void chooseRow(int row);
    /// Another row of the list; for the keys of the field.
    bool chooseBeside(int rowsDown);
    void filter(const QString &text);
    void showCount();
    void setTexts();

    QString m_fileName;
    GameListModel m_model;
    QSortFilterProxyModel *m_shown;
    QLabel *m_filterLabel;
    QLineEdit *m_filter;
    QTableView *m_table;
    QLabel *m_count;
    QPushButton *m_open;
    bool m_isComplete = false;
};

} // namespace naqla::gui
