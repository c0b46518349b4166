// SPDX-License-Identifier: GPL-3.0-or-later
// The network page in the lobby of a server.
#include "gui/app/notice_bar.h"
#include "gui/lobby/lan_page.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/net_texts.h"
#include "gui/lobby/players_dialog.h"

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
    connect(m_lobby, &LobbyPage::leaveChosen, &m_session, &LanSession::leave);
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
    m_lobby->setServer(link.connection.welcome().serverName, link.connection.welcome().notice);
    m_lobby->setAccount(link.connection.session().shownName, m_session.isSignedIn(), m_session.hasAccounts());
    m_lobby->setSeeking(link.table.isSeeking());
    if (link.lobby)
        m_lobby->setRows(link.lobby->rows(), link.lobby->hasMore());
    m_pages->setCurrentWidget(m_lobby);
}

void LanPage::enterTable(net::wire::TableId table, JoinAs as, const QString &password)
{
    m_notices->dismissAll();
    m_session.link()->table.join(table, as, password);
}

void LanPage::openTable()
{
    HostDialog *dialog = askForGame(HostDialog::For::Table);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        net::wire::TableSettings settings = tableSettings(lastHostChoices(m_settings));
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
        net::wire::TableSettings wish = tableSettings(lastHostChoices(m_settings));
        wish.rated = dialog->isRated();
        m_session.quickPlay(wish);
    });
}

} // namespace naqla::gui
