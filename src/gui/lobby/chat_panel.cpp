// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/chat_panel.h"

#include "gui/lobby/net_texts.h"
#include "gui/lobby/report_dialog.h"
#include "gui/settings/bidi.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTextOption>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::net::wire::ChatMode;

namespace naqla::gui {
namespace {

/// For the arrow of a button with a menu, which would stand on the last letter.
constexpr int ArrowRoom = 12;

} // namespace

ChatPanel::ChatPanel(QWidget *parent)
    : QWidget(parent)
    , m_view(new QPlainTextEdit(this))
    , m_input(new QLineEdit(this))
    , m_phrases(new QToolButton(this))
    , m_people(new QToolButton(this))
    , m_send(new QToolButton(this))
{
    setObjectName(u"chat"_s);
    m_view->setObjectName(u"chatLines"_s);
    m_view->setReadOnly(true);
    m_view->setUndoRedoEnabled(false);
    m_view->setMaximumBlockCount(200);
    m_view->setFrameShape(QFrame::NoFrame);
    m_input->setObjectName(u"chatInput"_s);
    m_input->setMaxLength(MaxLength);
    m_phrases->setObjectName(u"chatPhrases"_s);
    m_phrases->setPopupMode(QToolButton::InstantPopup);
    m_phrases->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_send->setObjectName(u"chatSend"_s);

    auto *menu = new QMenu(this);
    for (int number = 1; number <= NetTexts::PhraseCount; ++number) {
        QAction *action = menu->addAction(QString());
        action->setObjectName(u"phrase%1"_s.arg(number));
        connect(action, &QAction::triggered, this,
            [this, number] { Q_EMIT phraseSaid(static_cast<quint16>(number)); });
        m_texts.add([action, number] { action->setText(NetTexts::phrase(number)); });
    }
    m_phrases->setMenu(menu);
    m_people->setObjectName(u"chatPeople"_s);
    m_people->setPopupMode(QToolButton::InstantPopup);
    m_people->setMenu(new QMenu(this));
    m_people->hide();
    connect(m_people->menu(), &QMenu::aboutToShow, this, &ChatPanel::fillPeopleMenu);
    connect(m_send, &QToolButton::clicked, this, &ChatPanel::send);
    connect(m_input, &QLineEdit::returnPressed, this, &ChatPanel::send);
    connect(m_input, &QLineEdit::textChanged, this, &ChatPanel::updateInput);

    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(m_input, 1);
    row->addWidget(m_send);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_view, 1);
    auto *choices = new QHBoxLayout;
    choices->setSpacing(4);
    choices->addWidget(m_phrases, 1);
    choices->addWidget(m_people);
    column->addLayout(choices);
    column->addLayout(row);

    m_texts.add([this] {
        m_view->setAccessibleName(tr("What was said"));
        m_view->setPlaceholderText(tr("Nothing has been said yet."));
        m_input->setPlaceholderText(tr("Write to the other player"));
        m_input->setAccessibleName(m_input->placeholderText());
        m_phrases->setText(tr("Say a phrase"));
        m_people->setText(tr("People", "button: what can be done about those who talk here"));
        m_people->setMinimumWidth(m_people->sizeHint().width() + ArrowRoom);
        m_send->setText(tr("Send", "button: send what was written"));
    });
    updateInput();
}

void ChatPanel::setMode(ChatMode mode)
{
    m_mode = mode;
    updateInput();
}

void ChatPanel::setReachable(bool reachable)
{
    m_reachable = reachable;
    updateInput();
}

void ChatPanel::setLines(const QList<net::wire::ChatLine> &lines)
{
    m_lines = lines;
    showLines();
    updateInput();
}

void ChatPanel::append(const net::wire::ChatLine &line)
{
    m_lines.append(line);
    if (isShown(line))
        m_view->appendPlainText(lineText(line));
    updateInput();
}

QString ChatPanel::lineText(const net::wire::ChatLine &line)
{
    const QString text = line.phrase > 0 ? NetTexts::phrase(line.phrase) : plain(line.text);
    return tr("%1: %2", "chat: who said what").arg(iso(plain(line.fromName)), iso(text));
}

void ChatPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        showLines();
    } else if (event->type() == QEvent::LayoutDirectionChange) {
        showLines();
    }
    QWidget::changeEvent(event);
}

void ChatPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT seen();
}

void ChatPanel::send()
{
    const QString text = m_input->text().trimmed();
    if (text.isEmpty() || !m_send->isEnabled())
        return;
    m_input->clear();
    Q_EMIT said(text);
}

void ChatPanel::showLines()
{
    // A line is a sentence of the window, whatever the languages of its name and text.
    QTextOption option = m_view->document()->defaultTextOption();
    option.setTextDirection(layoutDirection());
    option.setAlignment(isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    m_view->document()->setDefaultTextOption(option);
    m_view->clear();
    for (const net::wire::ChatLine &line : std::as_const(m_lines)) {
        if (isShown(line))
            m_view->appendPlainText(lineText(line));
    }
}

bool ChatPanel::isShown(const net::wire::ChatLine &line) const
{
    return !m_isMuted || !m_isMuted(line.from);
}

void ChatPanel::setMuted(std::function<bool(net::wire::AccountId account)> isMuted)
{
    m_isMuted = std::move(isMuted);
    showLines();
}

void ChatPanel::fillPeopleMenu()
{
    QMenu *menu = m_people->menu();
    menu->clear();
    QList<net::wire::AccountId> known{m_reader};
    for (const net::wire::ChatLine &line : std::as_const(m_lines)) {
        if (known.contains(line.from))
            continue;
        known.append(line.from);
        const QString name = iso(plain(line.fromName));
        const net::wire::AccountId account = line.from;
        const bool isMuted = !isShown(line);
        QAction *mute =
            menu->addAction(isMuted ? tr("Unmute %1", "name").arg(name) : tr("Mute %1", "name").arg(name));
        mute->setObjectName(u"muteSpeaker"_s);
        connect(mute, &QAction::triggered, this,
            [this, account, isMuted] { Q_EMIT muteChosen(account, !isMuted); });
        if (!m_moderated)
            continue;
        QAction *report = menu->addAction(tr("Report %1…", "name").arg(name));
        report->setObjectName(u"reportSpeaker"_s);
        connect(report, &QAction::triggered, this, [this, account, name] { askForReport(account, name); });
    }
}

void ChatPanel::askForReport(net::wire::AccountId account, const QString &name)
{
    auto *dialog = new ReportDialog(name, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, account, dialog] { Q_EMIT reportChosen(account, dialog->text()); });
    dialog->open();
}

void ChatPanel::updateInput()
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_input, m_send})
        widget->setVisible(m_mode == ChatMode::All);
    m_phrases->setVisible(m_mode != ChatMode::Off);
    m_people->setVisible(std::ranges::any_of(
        m_lines, [this](const net::wire::ChatLine &line) { return line.from != m_reader; }));
    m_people->setEnabled(m_reachable);
    m_phrases->setEnabled(m_reachable);
    m_input->setEnabled(m_reachable);
    m_send->setEnabled(m_reachable && !m_input->text().trimmed().isEmpty());
}

} // namespace naqla::gui

#include "moc_chat_panel.cpp"
