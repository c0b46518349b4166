// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "net/client/client_connection.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace naqla::gui {

class ScreenshotBook;

/// Name and password of an account on a server: of one that is there, or of a new one.
class SignInDialog : public QDialog
{
    Q_OBJECT

public:
    enum class For
    {
        SignIn,
        Register
    };
    explicit SignInDialog(For purpose, QWidget *parent = nullptr);

    /// What was filled in, as the server is asked.
    [[nodiscard]] net::Entry entry() const;

    static void addScreenshots(ScreenshotBook &book);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setTexts();
    void check();

    For m_purpose;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QCheckBox *m_show;
    QLabel *m_about;
    QPushButton *m_ok;
    LiveTexts m_texts;
};

} // namespace naqla::gui
