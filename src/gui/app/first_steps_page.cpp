// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/first_steps_page.h"

#include "gui/app/look_form.h"
#include "gui/app/settings_form.h"
#include "gui/board/board_widget.h"
#include "gui/play/game_controller.h"
#include "gui/settings/window_theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int StepCount = 3;
constexpr int FirstGamePicture = 210;
constexpr int GuidedMoves = 3; ///< of the person
/// Short, so that the arrow is there before somebody has taken a piece.
constexpr std::chrono::milliseconds AdviceTime{150};

} // namespace

FirstStepsPage::FirstStepsPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_title(new QLabel)
    , m_count(new QLabel)
    , m_steps(new QStackedWidget)
    , m_skip(new QPushButton)
    , m_back(new QPushButton)
    , m_next(new QPushButton)
{
    setObjectName(u"firstSteps"_s);
    m_title->setObjectName(u"firstStepsTitle"_s);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setAlignment(Qt::AlignCenter);
    m_skip->setObjectName(u"skipFirstSteps"_s);
    m_back->setObjectName(u"previousStep"_s);
    m_next->setObjectName(u"nextStep"_s);
    m_steps->addWidget(makeLanguageStep());
    m_steps->addWidget(makeLookStep());
    m_steps->addWidget(makeGameStep());
    for (QPushButton *button : {m_skip, m_back, m_next})
        button->setAutoDefault(true); // so that Return presses it as well
    connect(m_skip, &QPushButton::clicked, this, &FirstStepsPage::skipped);
    connect(m_back, &QPushButton::clicked, this,
        [this] { show(static_cast<Step>(m_steps->currentIndex() - 1)); });
    connect(m_next, &QPushButton::clicked, this,
        [this] { show(static_cast<Step>(m_steps->currentIndex() + 1)); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_skip);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(10);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_count);
    column->addSpacing(8);
    column->addWidget(m_steps, 0);
    column->addStretch(2);
    column->addLayout(buttons);
    m_texts.add([this] {
        m_skip->setText(tr("Skip", "button: without the first steps"));
        m_back->setText(tr("Back"));
        m_next->setText(tr("Next"));
    });
    setFonts();
    show(Step::Language);
}

void FirstStepsPage::show(Step step)
{
    m_steps->setCurrentIndex(static_cast<int>(step));
    m_back->setEnabled(step != Step::Language);
    m_next->setEnabled(step != Step::Game);
    setStepTexts();
    switch (step) {
    case Step::Language:
        m_languages.at(isRightToLeft() ? 0 : 1)->setFocus(Qt::OtherFocusReason);
        return;
    case Step::Look:
        m_firstLook->setFocus(Qt::OtherFocusReason);
        return;
    case Step::Game:
        m_families.front()->setFocus(Qt::OtherFocusReason);
        return;
    }
}

void FirstStepsPage::applySettings()
{
    for (FamilyButton *button : m_families)
        button->setLook(m_settings.boardLook());
}

void FirstStepsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        setStepTexts();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        setFonts();
    }
    QWidget::changeEvent(event);
}

/// Each language is called by its own name in its own script; nobody has to read the other one.
QWidget *FirstStepsPage::makeLanguageStep()
{
    auto *page = new QWidget;
    auto *row = new QHBoxLayout(page);
    row->setSpacing(24);
    row->addStretch();
    row->addWidget(addLanguage(Language::Arabic, u"arabic"_s));
    row->addWidget(addLanguage(Language::English, u"english"_s));
    row->addStretch();
    return page;
}

QPushButton *FirstStepsPage::addLanguage(Language language, const QString &name)
{
    auto *button = new QPushButton(OptionTexts::name(language));
    button->setObjectName(name);
    button->setAutoDefault(true);
    connect(button, &QPushButton::clicked, this, [this, language] {
        Q_EMIT languageChosen(language);
        show(Step::Look);
    });
    m_languages.push_back(button);
    return button;
}

QWidget *FirstStepsPage::makeLookStep()
{
    auto *page = new QWidget;
    auto *form = new SettingsForm(m_settings);
    m_firstLook = form->addChoice(keys::WindowTheme, [] { return tr("Window colours:"); });
    form->addNumber(keys::TextPercent, 5, u"%"_s, [] { return tr("Text size:"); });
    addLookChoices(*form, m_settings);
    auto *row = new QHBoxLayout(page);
    row->setSpacing(24);
    row->addStretch();
    row->addWidget(form, 0, Qt::AlignVCenter);
    row->addWidget(makeBoardPreview(*form, m_settings), 0, Qt::AlignVCenter);
    row->addStretch();
    return page;
}

QWidget *FirstStepsPage::makeGameStep()
{
    auto *page = new QWidget;
    auto *row = new QHBoxLayout(page);
    row->setSpacing(24);
    row->addStretch();
    for (const auto family : {DamaFamily::DarkSquares, DamaFamily::AllSquares}) {
        auto *button = new FamilyButton(family, FirstGamePicture);
        button->setObjectName(family == DamaFamily::DarkSquares ? u"firstOnDark"_s : u"firstOnAll"_s);
        button->setSummaryVisible(true);
        button->setLook(m_settings.boardLook());
        connect(button, &FamilyButton::clicked, this, [this, family] { Q_EMIT gameChosen(family); });
        row->addWidget(button);
        m_families.push_back(button);
    }
    row->addStretch();
    return page;
}

FirstStepsPage::Step FirstStepsPage::step() const
{
    return static_cast<Step>(m_steps->currentIndex());
}

void FirstStepsPage::setStepTexts()
{
    const auto title = [this]() -> QString {
        switch (step()) {
        case Step::Language:
            return tr("Welcome to Naqla. Choose your language");
        case Step::Look:
            return tr("Choose how the board looks");
        case Step::Game:
            return tr("Choose your first game. Arrows show good moves at the beginning");
        }
        return {};
    };
    m_title->setText(title());
    m_count->setText(tr("Step %L1 of %L2").arg(m_steps->currentIndex() + 1).arg(StepCount));
    // Whoever hears the page is told what to choose together with the first choice.
    for (QPushButton *button : m_languages)
        button->setAccessibleDescription(m_title->text());
    m_firstLook->setAccessibleDescription(m_title->text());
}

void FirstStepsPage::setFonts()
{
    m_title->setFont(enlarged(font(), 1.6));
    for (QPushButton *button : m_languages) {
        button->setFont(enlarged(font(), 1.6, QFont::Normal));
        button->setMinimumSize(13 * fontMetrics().height(), 5 * fontMetrics().height());
    }
}

FirstMovesGuide::FirstMovesGuide(GameController &controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
{
    connect(&controller, &GameController::stateChanged, this, &FirstMovesGuide::advise);
    connect(&controller, &GameController::gameChanged, this, [this] {
        if (!m_controller.hasGame() || m_controller.game().ply() == 0)
            deleteLater(); // another game
    });
    advise();
}

void FirstMovesGuide::advise()
{
    if (!m_controller.hasGame() || m_controller.game().ply() >= 2 * GuidedMoves) {
        deleteLater();
        return;
    }
    const int ply = m_controller.game().ply();
    if (ply == m_advisedPly || !m_controller.mayAskHint())
        return;
    m_advisedPly = ply;
    m_controller.askHint(AdviceTime);
}

} // namespace naqla::gui

#include "moc_first_steps_page.cpp"
