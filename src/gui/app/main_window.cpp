// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/main_window.h"

#include "gui/app/first_steps_page.h"
#include "gui/app/game_page.h"
#include "gui/app/game_sounds.h"
#include "gui/app/game_speech.h"
#include "gui/app/game_status.h"
#include "gui/app/notice_bar.h"
#include "gui/app/reading_commands.h"
#include "gui/app/screenshots.h"
#include "gui/app/side_panel.h"
#include "gui/app/start_page.h"
#include "gui/board/board_widget.h"
#include "gui/files/game_opener.h"
#include "gui/moves/move_list_view.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"
#include "gui/settings/window_theme.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

constexpr QSize FirstSize{1100, 780};
constexpr QSize SmallestSize{800, 560};

} // namespace

MainWindow::MainWindow(SettingsStore &settings, const Surroundings &surroundings, QWidget *parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_sound(surroundings.sound)
    , m_speaker(surroundings.speaker)
    , m_controller(surroundings.makeMover, surroundings.pace)
    , m_autosave(surroundings.dataFolder)
    , m_opener(new GameOpener(*this))
    , m_pages(new QStackedWidget(this))
    , m_startPage(new StartPage(settings))
    , m_status(new QLabel)
    , m_variant(new QLabel)
{
    setObjectName(u"mainWindow"_s);
    createActions();
    m_gamePage = new GamePage(m_controller, settings,
        {m_actions.first, m_actions.previous, m_actions.next, m_actions.last},
        {m_actions.takeBack, m_actions.offerDraw, m_actions.resign});
    m_pages->addWidget(m_startPage);
    m_pages->addWidget(m_gamePage);
    setCentralWidget(m_pages);
    createMenus();
    createToolBar();
    new ReadingCommands(*this);
    if (m_sound != nullptr)
        new GameSounds(m_controller, m_gamePage->notices(), settings, *m_sound, this);
    if (m_speaker != nullptr)
        new GameSpeech(*m_gamePage, settings, *m_speaker, this);

    m_status->setObjectName(u"status"_s);
    m_status->setContentsMargins(8, 2, 8, 2);
    m_variant->setObjectName(u"variantName"_s);
    m_variant->setContentsMargins(8, 2, 8, 2);
    m_variant->setForegroundRole(QPalette::PlaceholderText);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_variant);

    connectController();
    connectOpener();
    connectActions();
    connect(m_startPage, &StartPage::familyChosen, this, &MainWindow::newGameOf);
    connect(m_startPage, &StartPage::resumeChosen, this, &MainWindow::resume);
    connect(m_startPage, &StartPage::openChosen, this, &MainWindow::openGame);
    connect(m_gamePage, &GamePage::explained, this, [this](const QString &text) {
        m_explanation = text;
        m_gamePage->board().announce(text);
        showStatus();
    });
    connect(&m_gamePage->board(), &BoardWidget::inputChanged, this, [this] {
        m_explanation.clear();
        showStatus();
    });
    connect(&settings, &SettingsStore::changed, this, &MainWindow::applySetting);
    setMinimumSize(SmallestSize);
    restoreWindow();
    showStart();
    offerResume();
}

MainWindow::~MainWindow()
{
    // The pages listen to the controller, which is gone before them.
    m_controller.disconnect();
}

NoticeBar &MainWindow::notices() const
{
    return m_pages->currentWidget() == m_startPage ? m_startPage->notices() : m_gamePage->notices();
}

void MainWindow::play(std::unique_ptr<GameSource> source)
{
    m_controller.lead(std::move(source));
    m_pages->setCurrentWidget(m_gamePage);
    m_gamePage->board().setFocus();
    m_startPage->setGameToResume({});
    m_startPage->notices().dismissAll();
    updateActions();
    showStatus();
}

void MainWindow::addPage(QWidget *page)
{
    m_pages->addWidget(page);
}

void MainWindow::showPage(QWidget *page)
{
    m_pages->setCurrentWidget(page);
    updateActions();
    showStatus();
}

QMenu *MainWindow::addMenu(const QString &name, std::function<QString()> title)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(name);
    menuBar()->insertMenu(findChild<QMenu *>(u"helpMenu"_s)->menuAction(), menu);
    m_texts.add([menu, title = std::move(title)] { menu->setTitle(title()); });
    return menu;
}

QAction *MainWindow::addWindowAction(const QString &name, const QString &symbolName, const Text &text)
{
    return action(name, symbolName, text);
}

void MainWindow::afterLeaving(const std::function<void()> &goOn)
{
    if (!m_leaveGuard || !m_leaveGuard(Leaving::Game, goOn))
        goOn();
}

void MainWindow::goToStart()
{
    afterLeaving([this] {
        showStart();
        offerResume();
    });
}

void MainWindow::showGame()
{
    if (!m_controller.hasGame()) {
        goToStart();
        return;
    }
    showPage(m_gamePage);
    m_gamePage->board().setFocus();
}

void MainWindow::showFirstSteps()
{
    if (m_firstSteps == nullptr)
        makeFirstSteps();
    showPage(m_firstSteps);
    m_firstSteps->show(FirstStepsPage::Step::Language);
}

void MainWindow::makeFirstSteps()
{
    m_firstSteps = new FirstStepsPage(m_settings);
    addPage(m_firstSteps);
    connect(m_firstSteps, &FirstStepsPage::languageChosen, this, &MainWindow::languageChosen);
    connect(m_firstSteps, &FirstStepsPage::skipped, this, [this] {
        m_settings.setValue(keys::FirstStartDone, true);
        showGame();
    });
    connect(m_firstSteps, &FirstStepsPage::gameChosen, this, [this](DamaFamily family) {
        m_settings.setValue(keys::FirstStartDone, true);
        afterLeaving([this, family] { playFirstGame(family); });
    });
}

void MainWindow::playFirstGame(DamaFamily family)
{
    GameSetup setup;
    setup.rules = core::namedRules(
        family == DamaFamily::DarkSquares ? core::VariantId::Russian : core::VariantId::Turkish);
    const Side own = setup.rules.rules.setup.starter;
    setup.player(own).name = m_settings.value(keys::PlayerName);
    setup.player(core::opponent(own)) = {PlayerKind::Computer, {}, 1};
    play(std::make_unique<LocalGame>(setup));
    new FirstMovesGuide(m_controller, this);
}

void MainWindow::applySetting(QLatin1StringView name)
{
    const auto is = [name](std::string_view key) { return isChangeOf(name, key); };
    if (name.startsWith("board/"_L1) || is(keys::GulfWords.name)) {
        m_gamePage->applySettings();
        m_startPage->applySettings();
        if (m_firstSteps != nullptr)
            m_firstSteps->applySettings();
    }
    if (is(keys::PanelPlace.name)) {
        m_gamePage->setPanelPlace(m_settings.value(keys::PanelPlace));
        updateActions();
    }
    if (is(keys::GulfWords.name))
        showStatus();
}

void MainWindow::showStart()
{
    m_controller.leave();
    m_pages->setCurrentWidget(m_startPage);
    m_explanation.clear();
    updateActions();
    showStatus();
    setTitle();
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        m_explanation.clear();
        showStatus();
        setTitle();
        updateActions();
    } else if (event->type() == QEvent::ThemeChange) {
        applyWindowTheme(m_settings.value(keys::WindowTheme));
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setValue(keys::WindowGeometry, saveGeometry());
    if (m_leaveGuard && m_leaveGuard(Leaving::Program, [this] { close(); }))
        event->ignore();
    else
        event->accept();
}

void MainWindow::connectController()
{
    connect(&m_controller, &GameController::stateChanged, this, [this] {
        updateActions();
        showStatus();
        showOffer();
    });
    connect(&m_controller, &GameController::gameChanged, this, [this] {
        m_explanation.clear();
        m_shownOffer.reset(); // another game has dismissed all notices
        setTitle();
        autosave();
    });
    connect(&m_controller, &GameController::viewChanged, this, [this] {
        m_explanation.clear();
        updateActions();
    });
    connect(&m_controller, &GameController::moved, this, [this] {
        m_explanation.clear();
        m_gamePage->notices().dismiss(Notice::Kind::Hint);
        autosave();
    });
    connect(&m_controller, &GameController::lineChanged, this, &MainWindow::autosave);
    connect(&m_controller, &GameController::studyWanted, this, &MainWindow::beginVariation);
    connect(&m_controller, &GameController::ended, this, &MainWindow::showResult);
    connect(&m_controller, &GameController::offerAnswered, this, &MainWindow::showAnswer);
    connect(&m_controller, &GameController::offerWithdrawn, this, &MainWindow::showWithdrawal);
    connect(&m_controller, &GameController::connectionChanged, this, &MainWindow::showConnection);
}

void MainWindow::showStatus()
{
    const bool playing = m_controller.hasGame() && m_pages->currentWidget() == m_gamePage;
    statusBar()->setVisible(playing);
    if (!playing)
        return;
    m_status->setText(m_explanation.isEmpty() ? statusText(m_controller) : m_explanation);
    m_status->setAccessibleName(plain(m_status->text()));
    QFont font = statusBar()->font();
    font.setBold(!m_explanation.isEmpty());
    m_status->setFont(font);
    const core::NamedRules &rules = m_controller.game().rules();
    const int changes = static_cast<int>(core::changedRules(rules).size());
    const QString name = GameTexts::variantName(rules.variant);
    m_variant->setText(changes == 0 ? name
                                    : tr("%1, %2", "variant and number of changed rules")
                                          .arg(name, tr("%Ln rule(s) changed", nullptr, changes)));
}

void MainWindow::setTitle()
{
    setWindowTitle(m_controller.hasGame()
            ? tr("%1 – Naqla", "window title: variant")
                  .arg(GameTexts::variantName(m_controller.game().rules().variant))
            : tr("Naqla"));
}

void MainWindow::restoreWindow()
{
    if (!restoreGeometry(m_settings.value(keys::WindowGeometry)))
        resize(FirstSize);
}

} // namespace naqla::gui

#include "moc_main_window.cpp"
