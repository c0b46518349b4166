// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <vector>

namespace naqla::test {

/// A relay between guest and host on the loopback interface that does to the bytes what bad networks do.
class FaultProxy final : public QObject
{
    Q_OBJECT
public:
    enum class Mode : quint8
    {
        Relay,
        Slice, ///< one byte at a time
        Stall, ///< takes nothing more from either side: their buffers fill
        Swallow, ///< takes everything and passes on nothing, silently: a half-open connection
    };

    explicit FaultProxy(quint16 hostPort, QObject *parent = nullptr);

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    void setMode(Mode mode);
    void setHostPort(quint16 port) { m_hostPort = port; }
    /// Cuts all connections once so many more bytes have gone to the guest.
    void cutAfterToGuest(qint64 bytes) { m_leftToGuest = bytes; }
    /// The same for bytes to the host.
    void cutAfterToHost(qint64 bytes) { m_leftToHost = bytes; }
    void cutNow();
    [[nodiscard]] int connectionCount() const { return m_connectionCount; }

private:
    struct Pair
    {
        QTcpSocket *guest;
        QTcpSocket *host;
    };
    void accept();
    void pump(QTcpSocket *from, QTcpSocket *to, qint64 &left);
    void pumpAll();

    static constexpr qint64 NoCut = -1;
    QTcpServer m_server;
    std::vector<Pair> m_pairs;
    qint64 m_leftToGuest = NoCut;
    qint64 m_leftToHost = NoCut;
    int m_connectionCount = 0;
    quint16 m_hostPort;
    Mode m_mode = Mode::Relay;
};

} // namespace naqla::test
