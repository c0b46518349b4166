// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/lan/engine_bots.h"
#include "net/lan/host_identity.h"
#include "net/lan/sodium_passwords.h"
#include "net/server/game_server.h"
#include "net/server/system_ports.h"
#include "net/store/store.h"
#include "net/transport/local_link.h"
#include "net/transport/tcp_listener.h"

#include <QLockFile>
#include <memory>
#include <vector>

namespace naqla::net {

/// Why a host cannot open.
enum class HostFault : quint8
{
    DataFolder, ///< it cannot be made or written
    DataInUse, ///< another running host uses the same data folder
    IdentityDamaged, ///< the key file is there but broken
    IdentityUnreadable,
    StoreFailed, ///< the database cannot be opened, or is of a newer version
    PortInUse, ///< and the ports after it
    AddressUnavailable,
    NotPermitted,
    TlsUnavailable,
    CryptoFailed,
};

struct HostConfig
{
    QString dataFolder;
    QHostAddress address{QHostAddress::Any};
    quint16 port = DefaultPort; ///< 0: any
    int portTries = 10;
    ServerConfig server;
    ServerLog *log = nullptr; ///< must live longer than the host
    /// Of the PostgreSQL database to keep everything in, see PostgresStore; without it a file in the data
    /// folder.
    std::optional<QString> postgres;
    bool accounts = false; ///< people may register; without it there are only guests
    ListenLimits limits;
    LinkTimeouts timeouts;
};

/// Where a host with this data folder keeps its games.
[[nodiscard]] QString gamesFile(const QString &dataFolder);

/// A game server with everything around it: its data folder, its key, its port. The headless program runs it
/// as it is; a LAN host adds being found.
class ServerHost final : public QObject
{
    Q_OBJECT
public:
    explicit ServerHost(HostConfig config, QObject *parent = nullptr);
    /// Like the end of the program without a word: what was committed stays. See stop().
    ~ServerHost() override;

    /// Opens, with all games of before; they wait for their players.
    [[nodiscard]] std::optional<HostFault> start();
    /// Tells everybody, saves all games and closes once the last words have gone out (`stopped`).
    void stop(wire::NoticeKind kind = wire::NoticeKind::Closing);
    [[nodiscard]] bool isRunning() const noexcept { return m_server != nullptr; }

    /// What the database said, when it was the store that failed; for logs.
    [[nodiscard]] QString storeError() const { return m_storeError; }
    [[nodiscard]] quint16 port() const { return m_listener ? m_listener->serverPort() : quint16{0}; }
    [[nodiscard]] const HostIdentity &identity() const noexcept { return m_identity; }
    /// Takes another certificate than the host's own: for the start, or for who connects from now on.
    void setTls(const QSslConfiguration &tls);
    /// Of the key that guests see; see pinOf.
    [[nodiscard]] QByteArray pin() const;
    [[nodiscard]] const GameServer *server() const noexcept { return m_server.get(); }
    [[nodiscard]] GameServer *server() noexcept { return m_server.get(); }
    /// The client's end of a link inside the program.
    [[nodiscard]] std::unique_ptr<FrameLink> openSeat();

Q_SIGNALS:
    void stopping(); ///< server() is not to be used from now on
    void stopped();
    /// An administrator asks to read the certificate again.
    void reloadAsked();
    /// The last game has ended after an administrator's wish to drain: time to stop.
    void drained();
    /// While it ran: everybody has been sent away, `stopped` follows.
    void storeFailed();

private:
    class Peer;

    [[nodiscard]] std::optional<HostFault> openData();
    [[nodiscard]] std::unique_ptr<Store> makeStore() const;
    void onStoreFailed();
    void adopt(FrameLink *link, const PeerInfo &info);
    void forget(Peer *peer);

    HostConfig m_config;
    HostIdentity m_identity;
    std::optional<QSslConfiguration> m_tls;
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<Store> m_store;
    QString m_storeError;
    SystemTime m_time;
    SystemRandom m_random;
    std::unique_ptr<EngineBots> m_bots;
    std::unique_ptr<SodiumPasswords> m_passwords;
    std::unique_ptr<GameServer> m_server;
    std::unique_ptr<TcpListener> m_listener;
    std::vector<std::unique_ptr<Peer>> m_peers;
    bool m_isStopping = false;
};

} // namespace naqla::net
