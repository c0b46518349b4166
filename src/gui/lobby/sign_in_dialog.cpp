// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/sign_in_dialog.h"

#include "gui/app/screenshots.h"
#include "net/model/text_policy.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// What a server asks of the password of a new account, in bytes.
constexpr qsizetype ShortestNewPassword = 8;
constexpr int FieldWidth = 260;

} // namespace

SignInDialog::SignInDialog(For purpose, QWidget *parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_nameLabel(new QLabel)
    , m_name(new QLineEdit)
    , m_passwordLabel(new QLabel)
    , m_password(new QLineEdit)
    , m_show(new QCheckBox)
    , m_about(new QLabel)
{
    setObjectName(u"signInDialog"_s);
    m_name->setObjectName(u"accountName"_s);
    m_name->setMaxLength(20);
    m_name->setMinimumWidth(FieldWidth);
    m_nameLabel->setBuddy(m_name);
    m_password->setObjectName(u"accountPassword"_s);
    m_password->setMaxLength(128);
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordLabel->setBuddy(m_password);
    m_show->setObjectName(u"showPassword"_s);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_ok = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(u"signInOk"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &SignInDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SignInDialog::reject);
    connect(m_show, &QCheckBox::toggled, this,
        [this](bool shown) { m_password->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password); });
    for (QLineEdit *field : {m_name, m_password})
        connect(field, &QLineEdit::textChanged, this, &SignInDialog::check);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(18, 16, 18, 14);
    form->setVerticalSpacing(12);
    form->addRow(m_nameLabel, m_name);
    form->addRow(m_passwordLabel, m_password);
    form->addRow(QString(), m_show);
    form->addRow(m_about);
    form->addRow(buttons);
    m_texts.add([this] { setTexts(); });
    check();
}

net::Entry SignInDialog::entry() const
{
    const QString name = m_name->text().trimmed();
    if (m_purpose == For::SignIn)
        return net::wire::Login{name, m_password->text()};
    net::wire::Register wished;
    wished.account = name;
    wished.password = m_password->text();
    wished.locale = QLocale().bcp47Name();
    return wished;
}

void SignInDialog::addScreenshots(ScreenshotBook &book)
{
    book.add<SignInDialog>(u"lobby-sign-in"_s, [] { return std::make_unique<SignInDialog>(For::SignIn); });
    book.add<SignInDialog>(u"lobby-register"_s, [] { return std::make_unique<SignInDialog>(For::Register); });
}

void SignInDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

void SignInDialog::setTexts()
{
    const bool isNew = m_purpose == For::Register;
    setWindowTitle(isNew ? tr("New account", "title of a dialog") : tr("Sign in", "title of a dialog"));
    m_ok->setText(isNew ? tr("Create the account", "button") : tr("Sign in", "button"));
    m_nameLabel->setText(tr("Name:"));
    m_passwordLabel->setText(tr("Password:"));
    m_show->setText(tr("Show the password"));
    m_about->setText(isNew ? tr("At least %Ln character(s) for the password. Keep it well: only who runs the "
                                "server can replace it.",
                         nullptr, static_cast<int>(ShortestNewPassword))
                           : tr("This computer stays signed in until you sign out."));
}

void SignInDialog::check()
{
    const bool goodName = net::checkedName(m_name->text().trimmed()).has_value();
    const bool goodPassword = m_purpose == For::SignIn
        ? !m_password->text().isEmpty()
        : m_password->text().toUtf8().size() >= ShortestNewPassword;
    m_ok->setEnabled(goodName && goodPassword);
}

} // namespace naqla::gui

#include "moc_sign_in_dialog.cpp"
