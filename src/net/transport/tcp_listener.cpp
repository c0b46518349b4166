// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/tcp_listener.h"

#include <QNetworkProxy>
#include <algorithm>

namespace naqla::net {

namespace {

/// Whether two addresses count as one neighbour: equal, or in one IPv6 /64.
bool isSameNeighbour(const QHostAddress &a, const QHostAddress &b)
{
    if (a.protocol() == QAbstractSocket::IPv6Protocol && b.protocol() == QAbstractSocket::IPv6Protocol)
        return a.isInSubnet(b, 64);
    return a == b;
}

} // namespace

TcpListener::TcpListener(const QSslConfiguration &configuration, const ListenLimits &limits,
    const LinkTimeouts &timeouts, QObject *parent)
    : QTcpServer(parent)
    , m_configuration(configuration)
    , m_limits(limits)
    , m_timeouts(timeouts)
{
    setProxy(QNetworkProxy::NoProxy);
    setListenBacklogSize(1024);
}

core::Result<quint16, ListenFault> TcpListener::start(const QHostAddress &address, quint16 port, int tries)
{
    if (!QSslSocket::supportsSsl())
        return core::Unexpected{ListenFault::TlsUnavailable};
    ListenFault fault = ListenFault::PortInUse;
    for (int i = 0; i < std::max(tries, 1) && port + i <= 65535; ++i) {
        const auto candidate = static_cast<quint16>(port == 0 ? 0 : port + i);
        if (listen(address, candidate))
            return serverPort();
        switch (serverError()) {
        case QAbstractSocket::AddressInUseError:
            break;
        case QAbstractSocket::SocketAccessError:
            return core::Unexpected{ListenFault::NotPermitted};
        default:
            // A machine without IPv6 may refuse the address that stands for both.
            if (address == QHostAddress(QHostAddress::Any))
                return start(QHostAddress(QHostAddress::AnyIPv4), port, tries);
            return core::Unexpected{ListenFault::AddressUnavailable};
        }
    }
    return core::Unexpected{fault};
}

void TcpListener::incomingConnection(qintptr descriptor)
{
    auto *link = new TcpLink(descriptor, m_configuration, m_timeouts, this);
    makeRoomFor(link->peerAddress());
    m_newcomers.push_back(link);
    ++m_connections;
    connect(link, &FrameLink::opened, this, [this, link] { admit(link); });
    connect(link, &FrameLink::closed, this, [this, link] {
        if (link->parent() == this)
            link->deleteLater();
    });
    connect(link, &QObject::destroyed, this, [this, link] { forget(link); });
    watchCap();
}

void TcpListener::admit(TcpLink *link)
{
    std::erase(m_newcomers, link);
    Q_EMIT linkOpened(link);
    if (link->parent() == this)
        link->close();
}

void TcpListener::forget(TcpLink *link)
{
    std::erase(m_newcomers, link);
    --m_connections;
    watchCap();
}

void TcpListener::makeRoomFor(const QHostAddress &address)
{
    const auto isNeighbour = [&](TcpLink *link) { return isSameNeighbour(link->peerAddress(), address); };
    const auto neighbours = std::count_if(m_newcomers.begin(), m_newcomers.end(), isNeighbour);
    auto victim = m_newcomers.end();
    if (neighbours >= m_limits.newcomersPerAddress && !isInAny(address, m_limits.exempt))
        victim = std::find_if(m_newcomers.begin(), m_newcomers.end(), isNeighbour);
    else if (std::ssize(m_newcomers) >= m_limits.newcomers)
        victim = m_newcomers.begin();
    if (victim == m_newcomers.end())
        return;
    TcpLink *oldest = *victim;
    m_newcomers.erase(victim);
    // Its preamble may come before it is deleted; it must not be handed out any more.
    disconnect(oldest, &FrameLink::opened, this, nullptr);
    oldest->deleteLater();
}

void TcpListener::watchCap()
{
    const bool isFull =
        m_isFull ? m_connections > m_limits.connections * 95 / 100 : m_connections >= m_limits.connections;
    if (isFull == m_isFull)
        return;
    m_isFull = isFull;
    isFull ? pauseAccepting() : resumeAccepting();
}

} // namespace naqla::net

#include "moc_tcp_listener.cpp"
