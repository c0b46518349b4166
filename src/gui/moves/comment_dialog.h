// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QTextEdit;

namespace naqla::gui {

/// Asks what shall be written beside a move.
class CommentDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param move  as it stands in the list, empty for the start of the game
    CommentDialog(const QString &move, const QString &comment, QWidget *parent = nullptr);

    [[nodiscard]] QString comment() const;

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setTexts();

    QString m_move;
    QLabel *m_label;
    QTextEdit *m_edit;
};

} // namespace naqla::gui
