// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace naqla::gui {

/// Asks what a player wants to tell the moderators about somebody.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param name  of the other one, isolated
    explicit ReportDialog(const QString &name, QWidget *parent = nullptr);

    /// What he adds, at most LongestText characters; more cannot be sent.
    [[nodiscard]] QString text() const;
    static constexpr int LongestText = 300;

protected:
    void changeEvent(QEvent *event) override;

private:
    void check();

    QLabel *m_about;
    QLabel *m_tooLong;
    QPlainTextEdit *m_text;
    QPushButton *m_send;
    QPushButton *m_cancel;
    LiveTexts m_texts;
};

} // namespace naqla::gui
