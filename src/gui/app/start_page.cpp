// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/start_page.h"

#include "gui/app/notice_bar.h"
#include "gui/app/symbols.h"
#include "gui/settings/settings_store.h"
#include "gui/settings/window_theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int FamilyPictureSide = 230;

/// A tool button keeps its picture beside its text in both directions; a push button does not.
void shape(QToolButton &button)
{
    button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button.setIconSize({20, 20});
    button.setMinimumHeight(38);
    button.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

StartPage::StartPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_notices(new NoticeBar(this))
    , m_title(new QLabel(this))
    , m_subtitle(new QLabel(this))
    , m_dark(new FamilyButton(DamaFamily::DarkSquares, FamilyPictureSide, this))
    , m_all(new FamilyButton(DamaFamily::AllSquares, FamilyPictureSide, this))
    , m_waiting(new QVBoxLayout)
    , m_ways(new QHBoxLayout)
{
    setObjectName(u"startPage"_s);
    m_title->setAlignment(Qt::AlignCenter);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setAlignment(Qt::AlignCenter);
    setFonts();

    auto *pictures = new QHBoxLayout;
    pictures->setSpacing(24);
    pictures->addStretch();
    for (FamilyButton *button : {m_dark, m_all}) {
        button->setSummaryVisible(true);
        connect(
            button, &FamilyButton::clicked, this, [this, button] { Q_EMIT familyChosen(button->family()); });
        pictures->addWidget(button);
    }
    pictures->addStretch();
    m_dark->setObjectName(u"darkSquares"_s);
    m_all->setObjectName(u"allSquares"_s);

    m_waiting->setSpacing(8);
    QToolButton *resume = addWaitingGame([this] { return m_resumeText ? m_resumeText() : QString(); });
    resume->setObjectName(u"resumeGame"_s);
    connect(resume, &QToolButton::clicked, this, &StartPage::resumeChosen);

    m_ways->setSpacing(12);
    m_ways->addStretch();
    m_ways->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 10);
    column->setSpacing(14);
    column->addWidget(m_notices);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(10);
    column->addLayout(pictures);
    column->addSpacing(6);
    column->addLayout(m_waiting);
    column->addLayout(m_ways);
    column->addStretch(3);

    m_texts.add([this] {
        m_title->setText(tr("Naqla"));
        m_subtitle->setText(tr("Draughts for your computer. Choose a board to begin."));
    });
    QToolButton *open = addWay(u"open"_s, [] { return tr("Open a game…"); });
    open->setObjectName(u"openGame"_s);
    connect(open, &QToolButton::clicked, this, &StartPage::openChosen);
    applySettings();
}

void StartPage::setGameToResume(std::function<QString()> description)
{
    m_resumeText = std::move(description);
    m_texts.refresh();
}

QToolButton *StartPage::addWaitingGame(std::function<QString()> text)
{
    auto *button = new QToolButton(this);
    button->setIcon(symbol(u"resume"_s, Mirroring::RightToLeft));
    shape(*button);
    m_waiting->addWidget(button, 0, Qt::AlignHCenter);
    m_texts.add([button, text = std::move(text)] {
        const QString shown = text();
        button->setText(shown);
        button->setVisible(!shown.isEmpty());
    });
    return button;
}

QToolButton *StartPage::addWay(const QString &symbolName, std::function<QString()> text)
{
    auto *button = new QToolButton(this);
    button->setIcon(symbol(symbolName));
    shape(*button);
    m_ways->insertWidget(m_ways->count() - 1, button);
    m_texts.add([button, text = std::move(text)] { button->setText(text()); });
    return button;
}

void StartPage::applySettings()
{
    for (FamilyButton *button : {m_dark, m_all})
        button->setLook(m_settings.boardLook());
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        setFonts();
    QWidget::changeEvent(event);
}

void StartPage::setFonts()
{
    m_title->setFont(enlarged(font(), 2.4));
    m_subtitle->setFont(enlarged(font(), 1.2, QFont::Normal));
}

} // namespace naqla::gui

#include "moc_start_page.cpp"
