// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/notice_bar.h"

#include "gui/app/symbols.h"
#include "gui/settings/bidi.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace naqla::gui {

NoticeBar::NoticeBar(QWidget *parent)
    : Card(parent)
    , m_grid(new QGridLayout(this))
    , m_symbol(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttonPlace(new QWidget(this))
    , m_buttonRow(new QBoxLayout(QBoxLayout::LeftToRight, m_buttonPlace))
    , m_close(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    m_text->setObjectName(u"noticeText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_close->setObjectName(u"noticeClose"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(symbol(u"close"_s));
    connect(m_close, &QToolButton::clicked, this, [this] { dismiss(first().kind); });

    m_buttonRow->setContentsMargins(0, 0, 0, 0);
    m_grid->setContentsMargins(12, 8, 8, 8);
    m_grid->setSpacing(10);
    m_grid->setColumnStretch(1, 1);
    m_grid->addWidget(m_symbol, 0, 0);
    m_grid->addWidget(m_text, 0, 1);
    m_grid->addWidget(m_buttonPlace, 0, 2);
    m_grid->addWidget(m_close, 0, 3);
    hide();
}

void NoticeBar::post(const Notice &notice)
{
    std::erase_if(m_notices, [&](const Posted &other) { return other.notice.kind == notice.kind; });
    const auto place = std::find_if(m_notices.begin(), m_notices.end(),
        [&](const Posted &other) { return other.notice.kind > notice.kind; });
    m_notices.insert(place, {notice, ++m_posted});
    showFirst();
    Q_EMIT appeared(notice.text(), notice.kind);
}

void NoticeBar::dismiss(Notice::Kind kind)
{
    if (std::erase_if(m_notices, [kind](const Posted &posted) { return posted.notice.kind == kind; }) > 0)
        showFirst();
}

void NoticeBar::dismissAll()
{
    m_notices.clear();
    showFirst();
}

bool NoticeBar::has(Notice::Kind kind) const
{
    return std::any_of(m_notices.begin(), m_notices.end(),
        [kind](const Posted &posted) { return posted.notice.kind == kind; });
}

QString NoticeBar::text() const
{
    return m_notices.empty() ? QString() : m_text->text();
}

bool NoticeBar::refuse()
{
    if (m_notices.empty() || first().kind != Notice::Kind::Question)
        return false;
    m_buttons.back()->click();
    return true;
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    else if (event->type() == QEvent::PaletteChange && !m_notices.empty())
        m_symbol->setPixmap(symbol(first().symbol).pixmap(22));
    Card::changeEvent(event);
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !refuse())
        Card::keyPressEvent(event);
}

void NoticeBar::resizeEvent(QResizeEvent *event)
{
    placeButtons();
    Card::resizeEvent(event);
}

/// In a narrow place the buttons stand beneath the words, and beneath each other where they are too many.
void NoticeBar::placeButtons()
{
    constexpr int NarrowInLetters = 45;
    const bool narrow = width() < NarrowInLetters * fontMetrics().averageCharWidth();
    m_grid->removeWidget(m_buttonPlace);
    if (narrow)
        m_grid->addWidget(m_buttonPlace, 1, 0, 1, 4);
    else
        m_grid->addWidget(m_buttonPlace, 0, 2);
    const QMargins margins = m_grid->contentsMargins();
    int needed = margins.left() + margins.right();
    for (const QPushButton *button : m_buttons)
        needed += button->sizeHint().width() + m_buttonRow->spacing();
    m_buttonRow->setDirection(narrow && needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void NoticeBar::showFirst()
{
    const int number = m_notices.empty() ? 0 : m_notices.front().number;
    if (std::exchange(m_shown, number) == number)
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    removeButtons();
    if (!m_notices.empty()) {
        setTone(first().tone);
        m_symbol->setPixmap(symbol(first().symbol).pixmap(22));
        m_close->setVisible(first().closable);
        makeButtons();
        setTexts();
    }
    setVisible(!m_notices.empty());
    if (!m_notices.empty() && first().kind == Notice::Kind::Question)
        takeFocus();
    else if (hadFocus)
        giveFocusBack();
}

void NoticeBar::makeButtons()
{
    for (const Notice::Button &choice : first().buttons) {
        auto *button = new QPushButton(m_buttonPlace);
        button->setObjectName(choice.objectName);
        button->setAutoDefault(true); // so that Return presses it as well
        connect(button, &QPushButton::clicked, this,
            [this, kind = first().kind, pressed = choice.pressed, keeps = choice.keepsNotice] {
                if (!keeps)
                    dismiss(kind);
                pressed();
            });
        m_buttonRow->addWidget(button);
        m_buttons.push_back(button);
        button->show();
    }
    m_buttonPlace->setVisible(!m_buttons.empty());
    if (!m_buttons.empty())
        setTabOrder(m_buttons.back(), m_close); // as they stand in a wide bar
}

void NoticeBar::removeButtons()
{
    for (QPushButton *button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
}

/// What cannot be undone is not done by a key that was pressed too late for something else.
void NoticeBar::takeFocus()
{
    QWidget *const focused = window()->focusWidget();
    if (focused != nullptr && !isAncestorOf(focused))
        m_before = focused;
    const bool risky = first().tone == Tone::Warning;
    (risky ? m_buttons.back() : m_buttons.front())->setFocus(Qt::OtherFocusReason);
}

void NoticeBar::giveFocusBack()
{
    QWidget *const place = m_home ? m_home : m_before;
    if (place != nullptr)
        place->setFocus(Qt::OtherFocusReason);
}

void NoticeBar::setTexts()
{
    m_close->setToolTip(tr("Close this notice"));
    m_close->setAccessibleName(m_close->toolTip());
    if (m_notices.empty())
        return;
    m_text->setText(first().text());
    m_text->setAccessibleName(plain(m_text->text()));
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setText(first().buttons[i].text());
    placeButtons();
}

} // namespace naqla::gui

#include "moc_notice_bar.cpp"
