// SPDX-License-Identifier: GPL-3.0-or-later
// The network page in the lobby of a server.
#include "gui/app/notice_bar.h"
#include "gui/lobby/find_page.h"
#include "gui/lobby/lan_page.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/net_texts.h"
#include "gui/lobby/players_dialog.h"
#include "gui/lobby/wall_page.h"
#include "gui/settings/bidi.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;
using naqla::net::wire::JoinAs;

namespace naqla::gui {

void LanPage::connectLobby()
{
    connect(m_lobby, &LobbyPage::filterChanged, this, [this] { m_session.setFilter(m_lobby->filter()); });
    connect(m_lobby, &LobbyPage::createChosen, this, &LanPage::openTable);
    connect(m_lobby, &LobbyPage::quickChosen, this, &LanPage::lookForOpponent);
    connect(m_lobby, &LobbyPage::cancelChosen, this, [this] { m_session.link()->table.cancelQuickPlay(); });
    connect(m_lobby, &LobbyPage::tableChosen, this, &LanPage::enterTable);
    connect(m_lobby, &LobbyPage::inviteChosen, this,
        [this](const QString &code) { m_session.link()->table.joinByCode(code); });
    connect(m_lobby, &LobbyPage::newTablesChosen, this, &LanPage::chooseNewTables);
    connect(m_lobby, &LobbyPage::wallChosen, this, &LanPage::showWall);
    connect(m_wall, &WallPage::backChosen, this, &LanPage::closeWall);
    connect(m_lobby, &LobbyPage::leaveChosen, this, &LanPage::leaveLobby);
    connect(&m_session, &LanSession::lobbyChanged, this, &LanPage::showLobby);
    const auto tellFault = [this](net::NetFault why) {
        m_notices->post({Notice::Kind::Hint, u"warning"_s, [why] { return NetTexts::fault(why); }, {}, true,
            Card::Tone::Warning});
    };
    connect(&m_session, &LanSession::tableLost, this, [this, tellFault](net::NetFault why) {
        if (why != net::NetFault::ServerClosing)
            return tellFault(why);
        m_notices->post({Notice::Kind::Hint, u"about"_s,
            [] { return tr("The table was closed, since nothing happened there for a while."); }});
    });
    connect(m_lobby, &LobbyPage::signInChosen, this, [this] { askForAccount(SignInDialog::For::SignIn); });
    connect(
        m_lobby, &LobbyPage::registerChosen, this, [this] { askForAccount(SignInDialog::For::Register); });
    connect(m_lobby, &LobbyPage::signOutChosen, &m_session, &LanSession::signOut);
    connect(m_lobby, &LobbyPage::playersChosen, this, [this] {
        auto *dialog = new PlayersDialog(m_session.link(), m_session.isSignedIn(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &PlayersDialog::gameOpened, &m_window, &MainWindow::openText);
        dialog->open();
    });
    connect(&m_session, &LanSession::signInFailed, this, tellFault);
    m_session.setFilter(m_lobby->filter());
}

void LanPage::askForAccount(SignInDialog::For purpose)
{
    auto *dialog = new SignInDialog(purpose, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_notices->dismissAll();
        m_session.signIn(dialog->entry());
    });
    dialog->open();
}

void LanPage::showLobby()
{
    if (m_session.stage() != LanSession::Stage::Lobby)
        return;
    const TableLink &link = *m_session.link();
    const net::wire::Welcome &welcome = link.connection.welcome();
    if (const QString address = m_session.serverAddress(); !address.isEmpty())
        m_find->rememberServer(address, welcome.serverName);
    if (m_session.isRoomHost())
        m_lobby->setServer(welcome.serverName, waysHere(), LobbyPage::Place::OwnRoom);
    else
        m_lobby->setServer(welcome.serverName, welcome.notice,
            m_session.isInRoom() ? LobbyPage::Place::Room : LobbyPage::Place::Server);
    m_lobby->setAccount(link.connection.session().shownName, m_session.isSignedIn(), m_session.hasAccounts());
    m_lobby->setSeeking(link.table.isSeeking());
    if (m_wall->isWatching()) {
        if (link.lobby)
            m_wall->setTables(link.lobby->rows());
        return;
    }
    if (link.lobby) {
        m_lobby->setRows(link.lobby->rows(), link.lobby->hasMore());
        m_lobby->setPeople(link.lobby->people());
    }
    m_pages->setCurrentWidget(m_lobby);
}

/// How others come into the room of this computer.
QString LanPage::waysHere() const
{
    const auto invitations = m_session.invitations();
    if (invitations.isEmpty())
        return {};
    const QString code = ltr(invitations.first().joinCode);
    const QString address = ltr(invitations.first().address);
    return m_session.isDiscoverable()
        ? tr("Others in your network find this room in their list, or by the join code %1 or the address %2.")
              .arg(code, address)
        : tr("Others come into this room by the join code %1 or the address %2.").arg(code, address);
}

void LanPage::enterTable(net::wire::TableId table, JoinAs as, const QString &password)
{
    m_notices->dismissAll();
    m_session.link()->table.join(table, as, password);
}

void LanPage::showWall()
{
    m_notices->dismissAll();
    m_wall->open(m_session.link(), m_session.link()->connection.welcome().serverName);
    m_pages->setCurrentWidget(m_wall);
    m_session.setFilter({}); // all of them, whatever the list shows
    showLobby();
}

void LanPage::closeWall()
{
    if (!m_wall->isWatching())
        return;
    m_wall->close();
    m_session.setFilter(m_lobby->filter());
    showLobby();
}

void LanPage::leaveLobby()
{
    if (m_session.hostedGames() == 0)
        return m_session.leave();
    askToCloseRoom([this] { m_session.leave(); });
}

void LanPage::chooseNewTables()
{
    connect(askForGame(HostDialog::For::NewTables), &QDialog::accepted, this,
        [this] { m_session.setRoomDefaults(lastRoom(m_settings).defaults); });
}

void LanPage::openTable()
{
    HostDialog *dialog = askForGame(HostDialog::For::Table);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        net::wire::TableSettings settings = tableSettings(dialog->choices());
        settings.isPrivate = dialog->isPrivate();
        settings.rated = dialog->isRated();
        m_notices->dismissAll();
        m_session.createTable(settings, dialog->password());
    });
}

void LanPage::lookForOpponent()
{
    HostDialog *dialog = askForGame(HostDialog::For::Search);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_notices->dismissAll();
        net::wire::TableSettings wish = tableSettings(dialog->choices());
        wish.rated = dialog->isRated();
        m_session.quickPlay(wish);
    });
}

} // namespace naqla::gui
