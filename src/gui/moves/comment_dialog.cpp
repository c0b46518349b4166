// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/moves/comment_dialog.h"

#include "gui/settings/bidi.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QTextEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace naqla::gui {

CommentDialog::CommentDialog(const QString &move, const QString &comment, QWidget *parent)
    : QDialog(parent)
    , m_move(move)
    , m_label(new QLabel)
    , m_edit(new QTextEdit)
{
    setObjectName(u"commentDialog"_s);
    m_label->setBuddy(m_edit);
    m_edit->setObjectName(u"commentText"_s);
    // Unlike QPlainTextEdit this one gives each line the direction of its words.
    m_edit->setAcceptRichText(false);
    m_edit->setPlainText(comment);
    m_edit->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_label);
    column->addWidget(m_edit, 1);
    column->addWidget(buttons);
    setTexts();
    resize(420, 220);
    m_edit->moveCursor(QTextCursor::End);
    m_edit->setFocus();
}

QString CommentDialog::comment() const
{
    return plain(m_edit->toPlainText());
}

void CommentDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QDialog::changeEvent(event);
}

/// Return makes a new line in the text; together with Ctrl it is the end.
void CommentDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        accept();
    else
        QDialog::keyPressEvent(event);
}

void CommentDialog::setTexts()
{
    setWindowTitle(tr("Comment", "title of a dialog: on a move"));
    m_label->setText(
        m_move.isEmpty() ? tr("Comment on the game:") : tr("Comment on %1:", "a move").arg(ltr(m_move)));
    m_label->setAccessibleName(plain(m_label->text()));
}

} // namespace naqla::gui

#include "moc_comment_dialog.cpp"
