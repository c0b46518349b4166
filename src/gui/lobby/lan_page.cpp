// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/lan_page.h"

#include "gui/app/game_page.h"
#include "gui/app/notice_bar.h"
#include "gui/app/side_panel.h"
#include "gui/app/start_page.h"
#include "gui/lobby/chat_panel.h"
#include "gui/lobby/find_page.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/table_page.h"
#include "gui/lobby/wall_page.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

#include <QShowEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;
using naqla::net::RemoteGame;

namespace naqla::gui {
namespace {

/// The longest that a closing host may keep the program from ending.
constexpr std::chrono::seconds LastWords{3};

} // namespace

LanPage::LanPage(MainWindow &window, SettingsStore &settings, const LanSession::Options &options)
    : m_window(window)
    , m_settings(settings)
    , m_session(options)
    , m_notices(new NoticeBar(this))
    , m_pages(new QStackedWidget(this))
    , m_find(new FindPage(settings))
    , m_lobby(new LobbyPage(settings))
    , m_wall(new WallPage(settings))
    , m_table(new TablePage)
    , m_chat(new ChatPanel(this))
{
    setObjectName(u"lanPage"_s);
    m_pages->setObjectName(u"lanPages"_s);
    m_chat->hide();
    m_pages->addWidget(m_find);
    m_pages->addWidget(m_lobby);
    m_pages->addWidget(m_wall);
    m_pages->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 10, 10, 6);
    column->addWidget(m_notices);
    column->addWidget(m_pages, 1);
    connectPages();
    connectLobby();
    connectSession();
    m_window.setLeaveGuard([this](MainWindow::Leaving what, const std::function<void()> &goOn) {
        return guardLeaving(what, goOn);
    });
    GameController &controller = m_window.controller();
    connect(&controller, &GameController::gameChanged, this, &LanPage::onControllerGame);
    connect(&m_window, &MainWindow::linkOpened, this, &LanPage::openLink);
    connect(&controller, &GameController::connectionChanged, this, [this](bool connected) {
        if (!connected && showsOurGame())
            showInterruption();
    });
    offerWaitingGame();
    connect(m_chat, &ChatPanel::seen, this, [this] {
        m_unread = 0;
        m_window.gamePage().panel().updateTitles();
    });
    connect(m_chat, &ChatPanel::said, this, [this](const QString &text) {
        if (m_session.link())
            m_session.link()->table.say(text);
    });
    connect(m_chat, &ChatPanel::phraseSaid, this, [this](quint16 phrase) {
        if (m_session.link())
            m_session.link()->table.sayPhrase(phrase);
    });
    connect(m_chat, &ChatPanel::muteChosen, this, [this](quint64 account, bool on) {
        if (m_session.link())
            m_session.link()->table.mute(account, on);
    });
    connect(m_chat, &ChatPanel::reportChosen, this, [this](quint64 account, const QString &text) {
        if (m_session.link())
            m_session.link()->table.report(account, text);
    });
}

void LanPage::connectPages()
{
    connect(m_find, &FindPage::hostChosen, this, &LanPage::host);
    connect(m_find, &FindPage::roomHosted, this, &LanPage::chooseRoom);
    connect(m_find, &FindPage::changeChosen, this, &LanPage::chooseGame);
    connect(m_find, &FindPage::roomChosen, this, [this](const net::FoundRoom &room) {
        if (const auto name = m_find->checkedName())
            m_session.join(room, *name);
    });
    connect(m_find, &FindPage::addressChosen, this, [this](const QString &typed) {
        if (const auto name = m_find->checkedName())
            m_session.join(
                typed, *name, typed == m_offeredAddress ? std::exchange(m_offeredInvite, {}) : QString());
    });
    connect(m_find, &FindPage::backChosen, &m_window, &MainWindow::showGame);
    connect(m_table, &TablePage::readyChosen, &m_session, &LanSession::setReady);
    connect(m_table, &TablePage::returnChosen, &m_window, &MainWindow::showGame);
    connect(m_table, &TablePage::leaveChosen, this, &LanPage::leaveRoom);
}

void LanPage::connectSession()
{
    connect(&m_session, &LanSession::changed, this, &LanPage::showStage);
    connect(&m_session, &LanSession::roomsChanged, this, [this] { m_find->setRooms(m_session.rooms()); });
    connect(&m_session, &LanSession::gameReady, this, &LanPage::showGame);
    connect(&m_session, &LanSession::guestSatDown, this, &LanPage::onGuest);
    connect(&m_session, &LanSession::failed, this, &LanPage::showFailure);
    connect(&m_session, &LanSession::refused, this, &LanPage::tellRefusal);
}

// --- Into a game

void LanPage::host()
{
    const auto name = m_find->checkedName();
    if (!name)
        return;
    m_notices->dismissAll();
    m_settings.setValue(keys::HostedRoom, false);
    m_session.host(tableSettings(lastHostChoices(m_settings)), *name);
}

void LanPage::hostRoom()
{
    const auto name = m_find->checkedName();
    if (!name)
        return;
    m_notices->dismissAll();
    m_settings.setValue(keys::HostedRoom, true);
    m_session.hostRoom(lastRoom(m_settings), *name);
}

void LanPage::chooseRoom()
{
    connect(askForGame(HostDialog::For::Room), &QDialog::accepted, this, &LanPage::hostRoom);
}

void LanPage::hostAgain()
{
    m_window.showPage(this);
    if (m_settings.value(keys::HostedRoom))
        hostRoom();
    else
        host();
}

void LanPage::chooseGame()
{
    connect(askForGame(HostDialog::For::Game), &QDialog::accepted, this, [this] {
        m_find->showChoices();
        host();
    });
}

HostDialog *LanPage::askForGame(HostDialog::For purpose)
{
    auto *dialog = new HostDialog(m_settings, purpose, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->offerRated(m_session.isSignedIn());
    const bool isInLobby = m_session.stage() == LanSession::Stage::Lobby && m_session.link()->lobby;
    if (isInLobby && purpose != HostDialog::For::NewTables && m_session.link()->lobby->room())
        dialog->beginWith(m_session.link()->lobby->room()->defaults);
    connect(dialog, &HostDialog::rulesAsked, &m_window,
        [this](const core::NamedRules &rules) { Q_EMIT m_window.rulesAsked(rules, std::nullopt); });
    dialog->open();
    return dialog;
}

/// On the start page, where somebody comes who does not know that hosting again brings it back.
void LanPage::offerWaitingGame()
{
    QToolButton *button = m_window.startPage().addWaitingGame([this]() -> QString {
        if (!m_waiting)
            return {};
        return tr("Go on with %1 on the local network: %2, %3", "name of a guest, variant, number of moves")
            .arg(iso(plain(m_waiting->opponent)), GameTexts::variantName(m_waiting->variant),
                tr("after %Ln move(s)", nullptr, m_waiting->plies));
    });
    button->setObjectName(u"resumeLan"_s);
    connect(button, &QToolButton::clicked, this, &LanPage::hostAgain);
    connect(&m_session, &LanSession::closed, this, &LanPage::lookForWaitingGame);
    lookForWaitingGame();
}

void LanPage::lookForWaitingGame()
{
    m_waiting = m_session.waitingGame();
    m_window.startPage().updateTexts();
}

void LanPage::showStage()
{
    const auto stage = m_session.stage();
    if (stage != LanSession::Stage::Idle && m_waiting)
        lookForWaitingGame(); // it waits no longer
    if (stage != LanSession::Stage::Lobby)
        closeWall();
    if (stage == LanSession::Stage::Idle)
        m_pages->setCurrentWidget(m_find);
    else if (stage == LanSession::Stage::Lobby)
        showLobby();
    else
        m_pages->setCurrentWidget(m_table);
    m_session.browse(isVisible() && stage == LanSession::Stage::Idle);
    if (stage != LanSession::Stage::Idle) {
        m_notices->dismiss(Notice::Kind::Connection);
        m_table->setTable(viewOf(m_session));
    }
    m_chat->setReachable(m_session.link() && m_session.link()->connection.isReady());
    if (m_session.link())
        m_chat->setMode(m_session.link()->table.state().settings.chat);
}

void LanPage::showGame()
{
    if (showsOurGame()) {
        if (isVisible()) { // another table of the same server
            attachChat();
            m_window.showGame();
        }
        return;
    }
    m_window.play(std::make_unique<RemoteSource>(m_session.link()));
    connect(&m_session.link()->table, &RemoteGame::presenceChanged, this, &LanPage::tellPresence);
    const net::RemoteGame *table = &m_session.link()->table;
    connect(table, &RemoteGame::chatReceived, this, &LanPage::countUnread);
    connect(
        table, &RemoteGame::mutedChanged, this, [this] { m_chat->setLines(m_session.link()->table.chat()); });
    connect(table, &RemoteGame::reported, this, [this] {
        currentNotices().post({Notice::Kind::Hint, u"about"_s,
            [] { return tr("The moderators of this server have your report."); }});
    });
    attachChat();
}

/// A game that is being played is not taken away; whoever plays none sees who has come.
void LanPage::onGuest()
{
    if (!m_window.controller().hasGame())
        m_window.showPage(this);
    else if (!isVisible())
        askToStart();
}

// --- Out of it

void LanPage::leaveRoom()
{
    if (m_session.isOnServer() && !m_session.hasRunningGame() && m_session.link()->table.isEntered())
        m_session.leaveTable();
    else if (showsOurGame())
        m_window.goToStart(); // asks if the game still runs
    else
        m_session.leave();
}

bool LanPage::guardLeaving(MainWindow::Leaving what, const std::function<void()> &goOn)
{
    const bool program = what == MainWindow::Leaving::Program;
    if (!showsOurGame() && !program)
        return false;
    if (m_session.hasRunningGame() || (program && m_session.hostedGames() > 0)) {
        askToLeave(what, goOn);
        return true;
    }
    const bool lives = m_session.stage() != LanSession::Stage::Idle;
    if (!lives && !(program && m_session.isClosing()))
        return false;
    if (!program) {
        if (m_session.isRoomHost()) // the room is there for others, too
            m_session.leaveTable();
        else
            m_session.leave();
        return false;
    }
    leaveThen(what, goOn);
    return true;
}

/// The program waits for a host's last words, but not for long.
void LanPage::leaveThen(MainWindow::Leaving what, const std::function<void()> &goOn)
{
    if (m_session.isRoomHost() && what != MainWindow::Leaving::Program)
        m_session.leaveTable();
    else
        m_session.leave();
    if (!m_session.isClosing()) {
        QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
        return;
    }
    auto *wait = new QTimer(this);
    wait->setSingleShot(true);
    const auto done = [wait, goOn] {
        wait->deleteLater();
        goOn();
    };
    connect(wait, &QTimer::timeout, this, done);
    connect(&m_session, &LanSession::closed, wait, done);
    wait->start(LastWords);
}

bool LanPage::showsOurGame() const
{
    GameController &controller = m_window.controller();
    if (!controller.hasGame())
        return false;
    const auto *remote = qobject_cast<const RemoteSource *>(&controller.source());
    return remote && remote->link() == m_session.link();
}

void LanPage::onControllerGame()
{
    if (!qobject_cast<const RemoteSource *>(&m_window.controller().source()))
        detachChat();
}

// --- The chat

void LanPage::attachChat()
{
    m_unread = 0;
    const auto link = m_session.link();
    m_chat->setModerated(m_session.isOnServer() && !m_session.isInRoom());
    m_chat->setReader(link->connection.session().account);
    m_chat->setLines(link->table.chat());
    m_chat->setMuted([link = std::weak_ptr(link)](net::wire::AccountId account) {
        const auto alive = link.lock();
        return alive && alive->table.isMuted(account);
    });
    if (m_chatIsAttached)
        return;
    m_chatIsAttached = true;
    m_window.gamePage().panel().addPage(m_chat, [this] {
        return m_unread == 0 ? tr("Chat", "tab beside the moves")
                             : tr("Chat (%L1)", "tab beside the moves, with unread lines").arg(m_unread);
    });
}

void LanPage::detachChat()
{
    if (!std::exchange(m_chatIsAttached, false))
        return;
    m_window.gamePage().panel().removePage(m_chat);
    m_chat->setParent(this);
    m_chat->hide();
}

void LanPage::countUnread(const net::wire::ChatLine &line)
{
    m_chat->append(line);
    if (m_chat->isVisible() || line.from == m_session.link()->connection.session().account)
        return;
    ++m_unread;
    m_window.gamePage().panel().updateTitles();
}

// --- The page itself

void LanPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        showStage();
}

void LanPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_session.browse(false);
}

void LanPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_chatIsAttached)
        m_window.gamePage().panel().updateTitles();
    QWidget::changeEvent(event);
}

} // namespace naqla::gui

#include "moc_lan_page.cpp"
