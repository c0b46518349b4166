// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/fault_proxy.h"

#include <algorithm>
#include <utility>

namespace naqla::test {

FaultProxy::FaultProxy(quint16 hostPort, QObject *parent)
    : QObject(parent)
    , m_hostPort(hostPort)
{
    connect(&m_server, &QTcpServer::newConnection, this, &FaultProxy::accept);
    m_server.listen(QHostAddress(QHostAddress::LocalHost), 0);
}

void FaultProxy::accept()
{
    while (QTcpSocket *guest = m_server.nextPendingConnection()) {
        ++m_connectionCount;
        auto *host = new QTcpSocket(guest);
        m_pairs.push_back({guest, host});
        for (QTcpSocket *socket : {guest, host}) {
            socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
            socket->setReadBufferSize(64 * 1024);
            connect(socket, &QTcpSocket::readyRead, this, &FaultProxy::pumpAll);
        }
        connect(host, &QTcpSocket::connected, this, &FaultProxy::pumpAll);
        const auto end = [this, guest, host] {
            std::erase_if(m_pairs, [guest](const Pair &pair) { return pair.guest == guest; });
            guest->disconnect(this);
            host->disconnect(this);
            host->disconnectFromHost();
            guest->disconnectFromHost();
            guest->deleteLater();
        };
        connect(guest, &QTcpSocket::disconnected, this, end);
        connect(host, &QTcpSocket::disconnected, this, end);
        connect(host, &QTcpSocket::errorOccurred, this, end);
        host->connectToHost(QHostAddress(QHostAddress::LocalHost), m_hostPort);
    }
}

void FaultProxy::setMode(Mode mode)
{
    m_mode = mode;
    pumpAll();
}

void FaultProxy::pumpAll()
{
    const std::vector<Pair> pairs = m_pairs;
    for (const Pair &pair : pairs) {
        if (pair.host->state() != QAbstractSocket::ConnectedState)
            continue;
        pump(pair.guest, pair.host, m_leftToHost);
        pump(pair.host, pair.guest, m_leftToGuest);
    }
    if (m_leftToGuest == 0 || m_leftToHost == 0) {
        m_leftToGuest = NoCut;
        m_leftToHost = NoCut;
        cutNow();
    }
}

void FaultProxy::pump(QTcpSocket *from, QTcpSocket *to, qint64 &left)
{
    if (m_mode == Mode::Stall)
        return;
    QByteArray bytes = from->readAll();
    if (m_mode == Mode::Swallow)
        return;
    if (left != NoCut) {
        bytes.truncate(std::min<qint64>(bytes.size(), left));
        left -= bytes.size();
    }
    if (m_mode == Mode::Relay) {
        to->write(bytes);
        to->flush();
        return;
    }
    for (const char byte : bytes) {
        to->write(&byte, 1);
        to->flush();
    }
}

void FaultProxy::cutNow()
{
    for (const Pair &pair : std::exchange(m_pairs, {})) {
        pair.guest->disconnect(this);
        pair.host->disconnect(this);
        pair.host->abort();
        pair.guest->abort();
        pair.guest->deleteLater();
    }
}

} // namespace naqla::test

#include "moc_fault_proxy.cpp"
