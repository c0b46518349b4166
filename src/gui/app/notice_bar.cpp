// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/notice_bar.h"

#include "gui/app/symbols.h"
#include "gui/settings/bidi.h"

#include <QEvent>
#include <QHBoxLayout>
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
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_symbol(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttonPlace(new QBoxLayout(QBoxLayout::LeftToRight))
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

    auto *words = new QHBoxLayout;
    words->setSpacing(10);
    words->addWidget(m_symbol);
    words->addWidget(m_text, 1);
    words->addWidget(m_close);
    m_layout->setContentsMargins(12, 8, 8, 8);
    m_layout->setSpacing(10);
    m_layout->addLayout(words, 1);
    m_layout->addLayout(m_buttonPlace);
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
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QMargins margins = m_layout->contentsMargins();
    int needed = margins.left() + margins.right();
    for (const QPushButton *button : m_buttons)
        needed += button->sizeHint().width() + m_buttonPlace->spacing();
    m_buttonPlace->setDirection(
        narrow && needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
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
        auto *button = new QPushButton(this);
        button->setObjectName(choice.objectName);
        button->setAutoDefault(true); // so that Return presses it as well
        connect(button, &QPushButton::clicked, this,
            [this, kind = first().kind, pressed = choice.pressed, keeps = choice.keepsNotice] {
                if (!keeps)
                    dismiss(kind);
                pressed();
            });
        m_buttonPlace->addWidget(button);
        m_buttons.push_back(button);
        button->show();
    }
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
