// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/server_host.h"

#include "net/store/postgres_store.h"
#include "net/store/sqlite_store.h"

#include <QDir>
#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

HostFault toHostFault(HostIdentity::Fault fault)
{
    switch (fault) {
    case HostIdentity::Fault::Unreadable:
        return HostFault::IdentityUnreadable;
    case HostIdentity::Fault::Unwritable:
        return HostFault::DataFolder;
    case HostIdentity::Fault::Damaged:
        return HostFault::IdentityDamaged;
    case HostIdentity::Fault::CryptoFailed:
        break;
    }
    return HostFault::CryptoFailed;
}

HostFault toHostFault(ListenFault fault)
{
    switch (fault) {
    case ListenFault::PortInUse:
        return HostFault::PortInUse;
    case ListenFault::AddressUnavailable:
        return HostFault::AddressUnavailable;
    case ListenFault::NotPermitted:
        return HostFault::NotPermitted;
    case ListenFault::TlsUnavailable:
        break;
    }
    return HostFault::TlsUnavailable;
}

/// What counts as one neighbour: an IPv4 address, or the /64 of an IPv6 one.
QString networkOf(const QHostAddress &address)
{
    bool isIpv4 = false;
    const QHostAddress ipv4(address.toIPv4Address(&isIpv4)); // also of one that is mapped into IPv6
    if (isIpv4)
        return ipv4.toString();
    Q_IPV6ADDR bytes = address.toIPv6Address();
    std::fill(std::begin(bytes.c) + 8, std::end(bytes.c), quint8{0});
    return QHostAddress(bytes).toString();
}

} // namespace

/// The server's end of one link: passes on what comes, keeps the link until it has ended.
class ServerHost::Peer final : public Link
{
public:
    Peer(ServerHost &host, FrameLink *link)
        : m_host(host)
        , m_link(link)
    {
    }
    ~Peer() override
    {
        m_link->disconnect(&m_host);
        m_link->deleteLater();
    }

    void connectTo(GameServer &server, const PeerInfo &info)
    {
        m_id = server.opened(*this, info);
        QObject::connect(
            m_link, &FrameLink::frameReceived, &m_host, [this, &server](const QByteArray &payload) {
                if (!m_isClosed)
                    server.received(m_id, payload);
            });
        QObject::connect(m_link, &FrameLink::frameRefused, &m_host, [this, &server] {
            if (!m_isClosed)
                server.frameRefused(m_id);
        });
        QObject::connect(m_link, &FrameLink::closed, &m_host, [this, &server] {
            if (!std::exchange(m_isClosed, true))
                server.closed(m_id);
            m_host.forget(this);
        });
    }

    void send(const QByteArray &payload) override { m_link->sendFrame(payload); }
    void close() override
    {
        m_isClosed = true;
        m_link->close();
    }
    void setFrameLimit(wire::FrameLimit limit) override { m_link->setReceiveLimit(limit); }
    [[nodiscard]] qint64 bytesToWrite() const override { return m_link->bytesWaiting(); }

private:
    ServerHost &m_host;
    FrameLink *m_link;
    ConnectionId m_id = 0;
    bool m_isClosed = false; ///< the server has forgotten it
};

ServerHost::ServerHost(HostConfig config, QObject *parent)
    : QObject(parent)
    , m_config(std::move(config))
{
}

ServerHost::~ServerHost()
{
    m_time.setWake({});
    m_listener.reset();
    m_bots.reset();
    m_passwords.reset();
    m_peers.clear();
    m_server.reset();
}

std::optional<HostFault> ServerHost::openData()
{
    const QDir folder(m_config.dataFolder);
    if (!folder.mkpath(u"."_s))
        return HostFault::DataFolder;
    m_lock = std::make_unique<QLockFile>(folder.filePath(u"host.lock"_s));
    m_lock->setStaleLockTime(0); // only a dead process loses it
    if (!m_lock->tryLock(0))
        return m_lock->error() == QLockFile::LockFailedError ? HostFault::DataInUse : HostFault::DataFolder;
    auto identity = HostIdentity::loadOrMake(m_config.dataFolder);
    if (!identity)
        return toHostFault(identity.error());
    m_identity = *std::move(identity);
    return std::nullopt;
}

QString gamesFile(const QString &dataFolder)
{
    return QDir(dataFolder).filePath(u"games.sqlite"_s);
}

std::optional<HostFault> ServerHost::start()
{
    if (isRunning())
        return std::nullopt;
    if (const auto fault = openData()) {
        m_lock.reset();
        return fault;
    }
    auto listener = std::make_unique<TcpListener>(
        m_tls.value_or(m_identity.configuration()), m_config.limits, m_config.timeouts);
    connect(listener.get(), &TcpListener::linkOpened, this, [this](TcpLink *link) {
        const QHostAddress from = link->peerAddress();
        adopt(link,
            PeerInfo{
                from.toString(), isInAny(from, m_config.limits.exempt) ? QString() : networkOf(from), false});
    });
    const auto port = listener->start(m_config.address, m_config.port, m_config.portTries);
    if (!port) {
        m_lock.reset();
        return toHostFault(port.error());
    }

    ServerConfig config = m_config.server;
    config.serverId = m_identity.serverId();
    m_store = makeStore();
    m_bots = std::make_unique<EngineBots>();
    if (m_config.accounts) {
        m_passwords = std::make_unique<SodiumPasswords>();
        if (!m_passwords->isUsable()) {
            m_lock.reset();
            return HostFault::CryptoFailed;
        }
    }
    auto server = std::make_unique<GameServer>(config,
        GameServer::Ports{.store = *m_store,
            .time = m_time,
            .random = m_random,
            .bots = m_bots.get(),
            .passwords = m_passwords.get(),
            .log = m_config.log,
            .storeFailed = [this] { onStoreFailed(); },
            .reload =
                [this] { QMetaObject::invokeMethod(this, &ServerHost::reloadAsked, Qt::QueuedConnection); },
            .drained =
                [this] { QMetaObject::invokeMethod(this, &ServerHost::drained, Qt::QueuedConnection); }});
    m_time.setWake([server = server.get()] { server->wake(); });
    if (!server->start()) {
        m_time.setWake({});
        m_lock.reset();
        m_storeError = m_store->errorText();
        return HostFault::StoreFailed;
    }
    m_server = std::move(server);
    m_listener = std::move(listener);
    m_isStopping = false;
    return std::nullopt;
}

std::unique_ptr<Store> ServerHost::makeStore() const
{
    if (m_config.postgres)
        return std::make_unique<PostgresStore>(*m_config.postgres);
    return std::make_unique<SqliteStore>(gamesFile(m_config.dataFolder), SqliteStore::Disk::InBackground);
}

void ServerHost::onStoreFailed()
{
    m_storeError = m_store->errorText();
    // Not from within a call of the server.
    QMetaObject::invokeMethod(
        this,
        [this] {
            Q_EMIT storeFailed();
            stop();
        },
        Qt::QueuedConnection);
}

void ServerHost::setTls(const QSslConfiguration &tls)
{
    m_tls = tls;
    if (m_listener)
        m_listener->setTls(tls);
}

QByteArray ServerHost::pin() const
{
    return m_tls ? pinOf(m_tls->localCertificate()) : m_identity.pin();
}

void ServerHost::stop(wire::NoticeKind kind)
{
    if (!isRunning() || m_isStopping)
        return;
    m_isStopping = true;
    Q_EMIT stopping();
    m_listener->close();
    m_server->shutDown(kind);
    forget(nullptr);
}

std::unique_ptr<FrameLink> ServerHost::openSeat()
{
    auto [server, client] = LocalLink::makePair();
    adopt(server.release(), PeerInfo{QString(), QString(), true});
    return std::move(client);
}

void ServerHost::adopt(FrameLink *link, const PeerInfo &info)
{
    link->setParent(this);
    if (!isRunning() || m_isStopping) {
        link->deleteLater();
        return;
    }
    m_peers.push_back(std::make_unique<Peer>(*this, link));
    m_peers.back()->connectTo(*m_server, info);
}

void ServerHost::forget(Peer *peer)
{
    std::erase_if(m_peers, [peer](const std::unique_ptr<Peer> &known) { return known.get() == peer; });
    if (!m_isStopping || !m_peers.empty())
        return;
    m_isStopping = false;
    m_time.setWake({});
    // Not from within a call of the server or the listener.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_listener.reset();
            m_bots.reset();
            m_passwords.reset();
            m_server.reset();
            m_store.reset();
            m_lock.reset();
            Q_EMIT stopped();
        },
        Qt::QueuedConnection);
}

} // namespace naqla::net

#include "moc_server_host.cpp"
