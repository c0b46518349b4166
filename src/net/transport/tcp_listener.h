// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "net/transport/endpoint.h"
#include "net/model/subnets.h"
#include "net/transport/tcp_link.h"

#include <QSslConfiguration>
#include <QTcpServer>
#include <vector>

namespace naqla::net {

/// How many strangers a listener deals with at a time.
struct ListenLimits
{
    int connections =
        512; ///< open links and newcomers together; at the cap nobody is accepted until some have gone
    int newcomers = 128; ///< still in TLS or preamble; the oldest goes first
    int newcomersPerAddress = 16; ///< IPv6: per /64
    QList<Subnet> exempt =
        {}; ///< from limits per address, such as a school or a proxy with many people behind it
};

enum class ListenFault : quint8
{
    PortInUse, ///< and the ports after it
    AddressUnavailable,
    NotPermitted,
    TlsUnavailable,
};

/// Accepts guests: hands out links that are encrypted and have exchanged preambles.
class TcpListener final : public QTcpServer
{
    Q_OBJECT
public:
    explicit TcpListener(const QSslConfiguration &configuration, const ListenLimits &limits = {},
        const LinkTimeouts &timeouts = {}, QObject *parent = nullptr);

    /// Listens on the first free of `tries` ports from `port` on; 0 takes any. QHostAddress::Any is IPv4 and
    /// IPv6.
    /// @return the port
    [[nodiscard]] core::Result<quint16, ListenFault> start(
        const QHostAddress &address, quint16 port, int tries = 10);

    /// For who connects from now on.
    void setTls(const QSslConfiguration &configuration) { m_configuration = configuration; }

Q_SIGNALS:
    /// The receiver takes the link over (setParent) or it is closed.
    void linkOpened(naqla::net::TcpLink *link);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void admit(TcpLink *link);
    void forget(TcpLink *link);
    void makeRoomFor(const QHostAddress &address);
    void watchCap();

    QSslConfiguration m_configuration;
    ListenLimits m_limits;
    LinkTimeouts m_timeouts;
    std::vector<TcpLink *> m_newcomers; ///< oldest first
    int m_connections = 0;
    bool m_isFull = false;
};

} // namespace naqla::net
