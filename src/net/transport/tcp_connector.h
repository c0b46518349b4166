// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/transport/endpoint.h"
#include "net/transport/tcp_link.h"

#include <QTimer>
#include <vector>

namespace naqla::net {

/// Connects to one host that may be reached at several addresses: they are tried in order, the next begins
/// when one fails or has not answered in time; the first that opens wins.
class TcpConnector final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds DefaultStagger{250};

    TcpConnector(QList<Endpoint> endpoints, PeerTrust trust, const LinkTimeouts &timeouts = {},
        std::chrono::milliseconds stagger = DefaultStagger, QObject *parent = nullptr);

    void start();

Q_SIGNALS:
    /// The receiver takes the link over (setParent) before control returns to the connector.
    void connected(naqla::net::TcpLink *link);
    /// No address led to the host; the reason is that of the attempt which came farthest.
    void failed(naqla::net::NetFault why);

private:
    void tryNext();
    void onOpened(TcpLink *link);
    void onClosed(TcpLink *link, NetFault why);

    QList<Endpoint> m_endpoints;
    PeerTrust m_trust;
    LinkTimeouts m_timeouts;
    QTimer m_stagger;
    std::vector<TcpLink *> m_attempts;
    qsizetype m_next = 0;
    NetFault m_fault = NetFault::None;
    bool m_isDone = false;
};

} // namespace naqla::net
