// SPDX-License-Identifier: GPL-3.0-or-later
// The session on a server: its lobby, accounts, and tables of one's own.
#include "gui/lobby/lan_session.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace naqla::gui {

bool LanSession::isOnServer() const
{
    return m_link && (!m_host || m_room) && m_stage != Stage::Idle
        && m_link->connection.welcome().caps.contains(u"lobby"_s);
}

bool LanSession::isInRoom() const
{
    return isOnServer() && m_link->connection.welcome().caps.contains(u"room"_s);
}

void LanSession::enterLobby()
{
    m_inviteCode.clear();
    if (!m_link->lobby) {
        m_link->lobby = std::make_unique<net::RemoteLobby>(m_link->connection, m_filter);
        connect(m_link->lobby.get(), &net::RemoteLobby::changed, this, &LanSession::lobbyChanged);
        connect(m_link->lobby.get(), &net::RemoteLobby::changed, this, &LanSession::announce);
    }
    setStage(Stage::Lobby);
}

void LanSession::setFilter(const net::wire::LobbySub &filter)
{
    m_filter = filter;
    if (m_link && m_link->lobby && (!m_host || m_room))
        m_link->lobby->setFilter(filter);
}

void LanSession::createTable(const net::wire::TableSettings &settings, const QString &password)
{
    if (m_stage == Stage::Lobby)
        m_link->table.create(settings, password);
}

void LanSession::quickPlay(const net::wire::TableSettings &wish)
{
    if (m_stage == Stage::Lobby)
        m_link->table.quickPlay(wish.rules, wish.time, wish.rated);
}

bool LanSession::hasAccounts() const
{
    if (!isOnServer())
        return false;
    const auto &modes = m_link->connection.welcome().authModes;
    return std::find(modes.begin(), modes.end(), net::wire::AuthMode::Password) != modes.end();
}

bool LanSession::isSignedIn() const
{
    return isOnServer() && m_link->connection.session().role != net::wire::Role::Guest;
}

void LanSession::signIn(const net::Entry &account)
{
    if (m_stage != Stage::Lobby)
        return;
    part(false);
    m_entry = account;
    m_isSigningIn = true;
    connectTo(Target(m_target));
}

void LanSession::signOut()
{
    if (m_stage != Stage::Lobby)
        return;
    part(false);
    m_entry = net::wire::Guest{m_name};
    connectTo(Target(m_target));
}

void LanSession::onEnded(net::NetFault why)
{
    if (!std::exchange(m_isSigningIn, false)) {
        fail(why);
        return;
    }
    m_entry = net::wire::Guest{m_name};
    // Not from within the connection that has ended.
    QMetaObject::invokeMethod(
        this, [this] { connectTo(Target(m_target)); }, Qt::QueuedConnection);
    Q_EMIT signInFailed(why);
}

void LanSession::leaveTable()
{
    if (isOnServer() && m_link->table.isEntered())
        m_link->table.leave();
}

QString LanSession::serverAddress() const
{
    const auto *typed = std::get_if<QString>(&m_target);
    return isOnServer() && !isInRoom() && typed ? *typed : QString();
}

QString LanSession::inviteLink() const
{
    const auto *typed = std::get_if<QString>(&m_target);
    if (m_inviteCode.isEmpty() || m_host || !typed)
        return {};
    return net::linkText({*typed, m_inviteCode});
}

} // namespace naqla::gui
