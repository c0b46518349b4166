// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/notice_bar.h"

#include "gui/app/symbols.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {

NoticeBar::NoticeBar(QWidget *parent)
    : Card(parent)
    , m_symbol(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttonPlace(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setObjectName(u"noticeBar"_s);
    m_text->setObjectName(u"noticeText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_close->setObjectName(u"noticeClose"_s);
    m_close->setAutoRaise(true);
    m_close->setIcon(symbol(u"close"_s));
    connect(m_close, &QToolButton::clicked, this, [this] { dismiss(m_notices.front().kind); });

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(10);
    row->addWidget(m_symbol);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttonPlace);
    row->addWidget(m_close);
    hide();
}

void NoticeBar::post(const Notice &notice)
{
    std::erase_if(m_notices, [&](const Notice &other) { return other.kind == notice.kind; });
    const auto place = std::find_if(
        m_notices.begin(), m_notices.end(), [&](const Notice &other) { return other.kind > notice.kind; });
    m_notices.insert(place, notice);
    showFirst();
    Q_EMIT appeared(notice.text());
}

void NoticeBar::dismiss(Notice::Kind kind)
{
    if (std::erase_if(m_notices, [kind](const Notice &notice) { return notice.kind == kind; }) > 0)
        showFirst();
}

void NoticeBar::dismissAll()
{
    m_notices.clear();
    showFirst();
}

bool NoticeBar::has(Notice::Kind kind) const
{
    return std::any_of(
        m_notices.begin(), m_notices.end(), [kind](const Notice &notice) { return notice.kind == kind; });
}

QString NoticeBar::text() const
{
    return m_notices.empty() ? QString() : m_text->text();
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    else if (event->type() == QEvent::PaletteChange && !m_notices.empty())
        m_symbol->setPixmap(symbol(m_notices.front().symbol).pixmap(22));
    Card::changeEvent(event);
}

void NoticeBar::showFirst()
{
    for (QPushButton *button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    setVisible(!m_notices.empty());
    if (m_notices.empty())
        return;
    const Notice &notice = m_notices.front();
    setTone(notice.tone);
    m_symbol->setPixmap(symbol(notice.symbol).pixmap(22));
    m_close->setVisible(notice.closable);
    for (const Notice::Button &choice : notice.buttons) {
        auto *button = new QPushButton(this);
        button->setObjectName(choice.objectName);
        connect(button, &QPushButton::clicked, this, [this, kind = notice.kind, pressed = choice.pressed] {
            dismiss(kind);
            pressed();
        });
        m_buttonPlace->addWidget(button);
        m_buttons.push_back(button);
        button->show();
    }
    setTexts();
}

void NoticeBar::setTexts()
{
    m_close->setToolTip(tr("Close this notice"));
    m_close->setAccessibleName(m_close->toolTip());
    if (m_notices.empty())
        return;
    const Notice &notice = m_notices.front();
    m_text->setText(notice.text());
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setText(notice.buttons[i].text());
}

} // namespace naqla::gui
