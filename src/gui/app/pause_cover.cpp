// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/pause_cover.h"

#include "gui/settings/window_theme.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace naqla::gui {

PauseCover::PauseCover(QWidget *parent)
    : Card(parent)
{
    setObjectName(u"pauseCover"_s);
    auto *text = new QLabel;
    text->setFont(enlarged(font(), 1.4));
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignCenter);
    auto *end = new QPushButton;
    end->setObjectName(u"endPause"_s);
    end->setAutoDefault(true); // so that Return presses it as well
    end->setMinimumSize(150, 38);
    setFocusProxy(end);
    connect(end, &QPushButton::clicked, this, &PauseCover::endChosen);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(18);
    column->addStretch();
    column->addWidget(text);
    column->addWidget(end, 0, Qt::AlignHCenter);
    column->addStretch();
    m_texts.add([text, end] {
        text->setText(tr("The game is paused; the clocks stand."));
        end->setText(tr("Go on playing"));
    });
}

void PauseCover::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    Card::changeEvent(event);
}

} // namespace naqla::gui

#include "moc_pause_cover.cpp"
