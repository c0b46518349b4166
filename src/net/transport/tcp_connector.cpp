// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/transport/tcp_connector.h"

#include <utility>

namespace naqla::net {

TcpConnector::TcpConnector(QList<Endpoint> endpoints, PeerTrust trust, const LinkTimeouts &timeouts,
    std::chrono::milliseconds stagger, QObject *parent)
    : QObject(parent)
    , m_endpoints(std::move(endpoints))
    , m_trust(std::move(trust))
    , m_timeouts(timeouts)
{
    m_stagger.setSingleShot(true);
    m_stagger.setInterval(stagger);
    connect(&m_stagger, &QTimer::timeout, this, &TcpConnector::tryNext);
}

void TcpConnector::start()
{
    if (m_endpoints.isEmpty())
        QMetaObject::invokeMethod(
            this, [this] { Q_EMIT failed(NetFault::HostNotFound); }, Qt::QueuedConnection);
    else
        tryNext();
}

void TcpConnector::tryNext()
{
    if (m_isDone || m_next == m_endpoints.size())
        return;
    auto *link = new TcpLink(m_endpoints.at(m_next++), m_trust, m_timeouts, this);
    m_attempts.push_back(link);
    connect(link, &FrameLink::opened, this, [this, link] { onOpened(link); });
    connect(link, &FrameLink::closed, this, [this, link](NetFault why) { onClosed(link, why); });
    if (m_next < m_endpoints.size())
        m_stagger.start();
}

void TcpConnector::onOpened(TcpLink *link)
{
    m_isDone = true;
    m_stagger.stop();
    std::erase(m_attempts, link);
    for (TcpLink *other : std::exchange(m_attempts, {})) {
        other->disconnect(this);
        other->deleteLater();
    }
    link->disconnect(this);
    Q_EMIT connected(link);
}

void TcpConnector::onClosed(TcpLink *link, NetFault why)
{
    std::erase(m_attempts, link);
    link->deleteLater();
    // The faults stand in the order of the steps: what happened farther on tells more.
    m_fault = std::max(m_fault, why);
    if (m_next < m_endpoints.size())
        tryNext();
    else if (m_attempts.empty())
        Q_EMIT failed(m_fault);
}

} // namespace naqla::net

#include "moc_tcp_connector.cpp"
