// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/report_dialog.h"

#include "gui/settings/bidi.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextOption>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace naqla::gui {

ReportDialog::ReportDialog(const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_about(new QLabel)
    , m_tooLong(new QLabel)
    , m_text(new QPlainTextEdit)
{
    setObjectName(u"reportDialog"_s);
    m_about->setWordWrap(true);
    m_tooLong->setObjectName(u"reportTooLong"_s);
    m_tooLong->setWordWrap(true);
    m_text->setObjectName(u"reportText"_s);
    m_text->setTabChangesFocus(true);
    m_text->setMinimumSize(360, 90);
    auto *buttons = new QDialogButtonBox;
    m_send = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_send->setObjectName(u"sendReport"_s);
    m_cancel = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReportDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->setSpacing(12);
    column->addWidget(m_about);
    column->addWidget(m_text, 1);
    column->addWidget(m_tooLong);
    column->addWidget(buttons);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ReportDialog::check);
    m_texts.add([this, name] {
        setWindowTitle(tr("Report"));
        m_about->setText(
            tr("The moderators of this server will read what %1 has written here, and what you add.", "name")
                .arg(name));
        m_about->setAccessibleName(plain(m_about->text()));
        m_text->setPlaceholderText(tr("What happened? (may stay empty)"));
        m_text->setAccessibleName(m_text->placeholderText());
        QTextOption option = m_text->document()->defaultTextOption();
        option.setTextDirection(layoutDirection()); // of an empty field it would be that of Latin
        option.setAlignment(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
        m_text->document()->setDefaultTextOption(option);
        m_tooLong->setText(tr("At most %Ln character(s) can be sent.", nullptr, LongestText));
        m_send->setText(tr("Report", "button: send the report"));
        m_cancel->setText(tr("Cancel"));
    });
    check();
}

void ReportDialog::check()
{
    const bool isTooLong = text().size() > LongestText;
    m_tooLong->setVisible(isTooLong);
    m_send->setEnabled(!isTooLong);
}

QString ReportDialog::text() const
{
    return m_text->toPlainText().trimmed();
}

void ReportDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

} // namespace naqla::gui

#include "moc_report_dialog.cpp"
