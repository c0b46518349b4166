// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/lan/discovery.h"
#include "net/lan/server_host.h"

#include <QStringList>

namespace naqla::net {

struct LanHostConfig
{
    QString dataFolder;
    QString hostName; ///< or that of the room; what others see in their list
    quint16 port = DefaultPort; ///< the next free of ten; 0: any
    DiscoveryOptions discovery;
    ServerConfig server; ///< with `lobby` a room of several tables
};

/// A room on the local network: the server, the answer to those who look for it, and what to read out to
/// those who do not find it. The host plays through openSeat(), by the same messages as a guest.
class LanHost final : public QObject
{
    Q_OBJECT
public:
    explicit LanHost(LanHostConfig config, QObject *parent = nullptr);

    /// Opens with all games of before, which wait for their players.
    [[nodiscard]] std::optional<HostFault> start();
    /// Guests are told, games are saved; `stopped` follows when the last words have gone out.
    void stop();
    [[nodiscard]] bool isRunning() const noexcept { return m_host.isRunning(); }

    /// For ClientConnection::start: the host's own way in.
    [[nodiscard]] std::unique_ptr<FrameLink> openSeat() { return m_host.openSeat(); }
    /// What the list of others shows of the tables here; call it when the lobby changes.
    void announce(const std::vector<wire::LobbyRow> &rows);

    /// All tables here that anybody may hear of, whatever a lobby's filter shows.
    [[nodiscard]] std::vector<wire::LobbyRow> tables() const;
    [[nodiscard]] int runningGames() const;
    /// Of a room: what is usual there from now on.
    void setRoomDefaults(const wire::TableSettings &defaults);

    [[nodiscard]] quint16 port() const { return m_host.port(); }
    [[nodiscard]] const QByteArray &pin() const { return m_host.identity().pin(); }
    /// `192.168.1.20:47821`, one for each network that this machine is part of; empty without a network.
    [[nodiscard]] QStringList addresses() const;
    /// One for each address.
    [[nodiscard]] QStringList joinCodes() const;
    /// False when nobody can find this host by itself, because the port for that is taken.
    [[nodiscard]] bool isDiscoverable() const noexcept { return m_isDiscoverable; }
    [[nodiscard]] quint16 discoveryPort() const { return m_responder.port(); }

Q_SIGNALS:
    void stopped();

private:
    [[nodiscard]] LanRoom room() const;

    LanHostConfig m_config;
    ServerHost m_host;
    DiscoveryResponder m_responder;
    LanRoom m_tables; ///< title, variant, free seats, password
    bool m_isDiscoverable = false;
};

} // namespace naqla::net
