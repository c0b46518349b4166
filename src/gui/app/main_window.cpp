// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/main_window.h"

#include "gui/app/game_page.h"
#include "gui/app/game_status.h"
#include "gui/app/notice_bar.h"
#include "gui/app/player_strip.h"
#include "gui/app/screenshots.h"
#include "gui/app/side_panel.h"
#include "gui/app/start_page.h"
#include "gui/board/board_widget.h"
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
    , m_controller(surroundings.makeMover, surroundings.pace)
    , m_autosave(surroundings.dataFolder)
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

    m_status->setObjectName(u"status"_s);
    m_status->setContentsMargins(8, 2, 8, 2);
    m_variant->setObjectName(u"variantName"_s);
    m_variant->setContentsMargins(8, 2, 8, 2);
    m_variant->setForegroundRole(QPalette::PlaceholderText);
    statusBar()->addWidget(m_status, 1);
    statusBar()->addPermanentWidget(m_variant);

    connectController();
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

void MainWindow::applySetting(QLatin1StringView name)
{
    const auto is = [name](std::string_view key) {
        return name.isEmpty() || name == QLatin1StringView(key.data(), static_cast<qsizetype>(key.size()));
    };
    if (name.isEmpty() || name.startsWith("board/"_L1)) {
        m_gamePage->applySettings();
        m_startPage->applySettings();
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
    });
    connect(&m_controller, &GameController::gameChanged, this, [this] {
        m_explanation.clear();
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
    connect(&m_controller, &GameController::ended, this, &MainWindow::showResult);
    connect(&m_controller, &GameController::offered, this, &MainWindow::showOffer);
    connect(&m_controller, &GameController::offerAnswered, this, &MainWindow::showAnswer);
    connect(&m_controller, &GameController::connectionChanged, this, &MainWindow::showConnection);
}

void MainWindow::showStatus()
{
    const bool playing = m_controller.hasGame() && m_pages->currentWidget() == m_gamePage;
    statusBar()->setVisible(playing);
    if (!playing)
        return;
    m_status->setText(m_explanation.isEmpty() ? statusText(m_controller) : m_explanation);
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

void MainWindow::showResult(core::GameResult result)
{
    autosave();
    const auto variant = m_controller.game().rules().variant;
    const auto person = [this](Side side) { return m_controller.player(side).kind == PlayerKind::Person; };
    const bool alone = person(Side::White) != person(Side::Black);
    const bool won = result.outcome == core::winFor(person(Side::White) ? Side::White : Side::Black);
    const bool decided =
        result.outcome == core::Outcome::WhiteWins || result.outcome == core::Outcome::BlackWins;
    const Text text = [=]() -> QString {
        const QString sentence = GameTexts::result(variant, result);
        if (!alone || !decided)
            return sentence;
        return won ? tr("You win! %1.", "the result in words").arg(sentence)
                   : tr("You lose. %1.", "the result in words").arg(sentence);
    };
    Notice notice{Notice::Kind::Result, decided ? u"trophy"_s : u"offer-draw"_s, text};
    if (m_controller.mayOffer(Offer::Rematch)) {
        notice.buttons.push_back({u"rematchButton"_s, [] { return tr("Rematch"); },
            [this] { m_controller.offer(Offer::Rematch); }});
    }
    notice.buttons.push_back({u"newGameButton"_s, [] { return tr("New game…"); },
        [this] { afterLeaving([this] { newGame(); }); }});
    m_gamePage->notices().post(notice);
}

void MainWindow::showOffer(Offer offer, Side by)
{
    if (m_controller.player(core::opponent(by)).kind != PlayerKind::Person)
        return;
    const core::NamedRules rules = m_controller.game().rules();
    const QString name = PlayerStrip::nameOf(rules, by, m_controller.player(by), false);
    const Text text = [=]() -> QString {
        switch (offer) {
        case Offer::Draw:
            return tr("%1 offers a draw.", "name of a player or side").arg(iso(name));
        case Offer::TakeBack:
            return tr("%1 asks to take back a move.", "name of a player or side").arg(iso(name));
        case Offer::Rematch:
            return tr("%1 offers a rematch.", "name of a player or side").arg(iso(name));
        }
        return {};
    };
    m_gamePage->notices().post({Notice::Kind::Offer, u"offer-draw"_s, text,
        {{u"acceptOffer"_s, [] { return tr("Accept"); }, [this] { m_controller.answer(true); }},
            {u"declineOffer"_s, [] { return tr("Decline"); }, [this] { m_controller.answer(false); }}},
        false});
}

void MainWindow::showAnswer(Offer offer, Side by, bool accepted)
{
    m_gamePage->notices().dismiss(Notice::Kind::Offer);
    if (accepted || m_controller.player(by).kind != PlayerKind::Person)
        return;
    const Text text = [offer]() -> QString {
        switch (offer) {
        case Offer::Draw:
            return tr("The draw offer was declined.");
        case Offer::TakeBack:
            return tr("Taking back the move was declined.");
        case Offer::Rematch:
            return tr("The rematch was declined.");
        }
        return {};
    };
    m_gamePage->notices().post({Notice::Kind::Hint, u"about"_s, text});
}

void MainWindow::showConnection(bool connected)
{
    NoticeBar &bar = m_gamePage->notices();
    if (connected) {
        bar.dismiss(Notice::Kind::Connection);
        return;
    }
    bar.post({Notice::Kind::Connection, u"warning"_s,
        [] { return tr("The connection is lost. Reconnecting…"); }, {}, false, Card::Tone::Warning});
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
