// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/lan_host.h"

#include "net/lan/interfaces.h"
#include "net/lan/join_code.h"

#include <algorithm>

namespace naqla::net {

namespace {

HostConfig toHostConfig(const LanHostConfig &config)
{
    HostConfig host;
    host.dataFolder = config.dataFolder;
    host.address = QHostAddress(config.discovery.loopbackOnly ? QHostAddress::LocalHost : QHostAddress::Any);
    host.port = config.port;
    host.server = config.server;
    host.server.name = config.hostName;
    return host;
}

} // namespace

LanHost::LanHost(LanHostConfig config, QObject *parent)
    : QObject(parent)
    , m_config(std::move(config))
    , m_host(toHostConfig(m_config))
    , m_responder(m_config.discovery)
{
    connect(&m_host, &ServerHost::stopped, this, &LanHost::stopped);
}

std::optional<HostFault> LanHost::start()
{
    if (isRunning())
        return std::nullopt;
    if (const auto fault = m_host.start())
        return fault;
    m_isDiscoverable = m_responder.start(room());
    return std::nullopt;
}

void LanHost::stop()
{
    m_responder.stop();
    m_isDiscoverable = false;
    m_host.stop();
}

void LanHost::announce(const std::vector<wire::LobbyRow> &rows)
{
    m_tables = {};
    m_tables.tables = static_cast<quint16>(std::min<std::size_t>(rows.size(), 0xffff));
    for (const wire::LobbyRow &row : rows) {
        const bool isFree = row.guest.isEmpty() && row.stage != wire::TableStage::Closed;
        if (!isFree)
            continue;
        if (m_tables.seatsFree++ == 0) {
            m_tables.title = row.title;
            m_tables.variant = QString::fromStdString(row.rules.substr(0, row.rules.find_first_of(".+")));
            m_tables.password = row.password;
        }
    }
    m_responder.setRoom(room());
}

std::vector<wire::LobbyRow> LanHost::tables() const
{
    return m_host.isRunning() ? m_host.server()->tables(GameServer::Tables::Public)
                              : std::vector<wire::LobbyRow>();
}

void LanHost::setRoomDefaults(const wire::TableSettings &defaults)
{
    if (m_host.isRunning())
        m_host.server()->setRoomDefaults(defaults);
}

int LanHost::runningGames() const
{
    return m_host.isRunning() ? m_host.server()->runningGameCount() : 0;
}

LanRoom LanHost::room() const
{
    LanRoom room = m_tables;
    room.lobby = m_config.server.lobby;
    room.serverId = m_host.identity().serverId();
    room.pin = m_host.identity().pin();
    room.port = m_host.port();
    room.hostName = m_config.hostName;
    return room;
}

QStringList LanHost::addresses() const
{
    QStringList texts;
    for (const QHostAddress &address : lanAddresses())
        texts += endpointText({address.toString(), port()});
    return texts;
}

QStringList LanHost::joinCodes() const
{
    QStringList texts;
    for (const QHostAddress &address : lanAddresses())
        texts += joinCodeText(address, port(), pin());
    return texts;
}

} // namespace naqla::net

#include "moc_lan_host.cpp"
