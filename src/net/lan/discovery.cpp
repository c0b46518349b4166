// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/discovery.h"

#include "net/lan/interfaces.h"

#include <QNetworkDatagram>
#include <QNetworkProxy>
#include <QRandomGenerator>
#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds RejoinInterval{10};
constexpr qint64 WindowMs = 1000;
constexpr int AnswersPerWindow = 5;
constexpr qsizetype MaxAskers = 256;
constexpr qsizetype MaxRooms = 256;
constexpr qsizetype MaxEndpoints = 8;
/// A room that did not answer the last questions is gone.
constexpr int SilentRounds = 4;

/// An address without the form "IPv4 inside IPv6".
QHostAddress plain(const QHostAddress &address)
{
    bool isIpv4 = false;
    const quint32 ipv4 = address.toIPv4Address(&isIpv4);
    return isIpv4 ? QHostAddress(ipv4) : address;
}

} // namespace

DiscoveryResponder::DiscoveryResponder(const DiscoveryOptions &options, QObject *parent)
    : QObject(parent)
    , m_options(options)
{
    for (QUdpSocket *socket : {&m_ipv4, &m_ipv6}) {
        socket->setProxy(QNetworkProxy::NoProxy);
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { answer(*socket); });
    }
    connect(&m_rejoin, &QTimer::timeout, this, &DiscoveryResponder::joinGroups);
    m_clock.start();
}

bool DiscoveryResponder::start(const LanRoom &room)
{
    constexpr auto Shared = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;
    m_room = room;
    if (!m_ipv4.bind(QHostAddress(QHostAddress::AnyIPv4), m_options.port, Shared))
        return false;
    if (m_options.loopbackOnly)
        return true;
    m_ipv6.bind(QHostAddress(QHostAddress::AnyIPv6), m_ipv4.localPort(), Shared);
    joinGroups();
    m_rejoin.start(RejoinInterval);
    return true;
}

void DiscoveryResponder::stop()
{
    m_rejoin.stop();
    m_ipv4.close();
    m_ipv6.close();
}

void DiscoveryResponder::joinGroups()
{
    // Interfaces come and go; joining one again does no harm.
    for (const QNetworkInterface &interface : lanInterfaces()) {
        if (!interface.flags().testFlag(QNetworkInterface::CanMulticast))
            continue;
        m_ipv4.joinMulticastGroup(discoveryGroupIpv4(), interface);
        if (m_ipv6.state() == QAbstractSocket::BoundState)
            m_ipv6.joinMulticastGroup(discoveryGroupIpv6(), interface);
    }
}

void DiscoveryResponder::answer(QUdpSocket &socket)
{
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(MaxDiscoveryBytes);
        const auto nonce = parseDiscoveryQuery(datagram.data());
        const QHostAddress asker = plain(datagram.senderAddress());
        if (nonce && datagram.senderPort() > 0 && isNeighbour(asker) && mayAnswer(asker))
            socket.writeDatagram(discoveryAnswer(m_room, *nonce), datagram.senderAddress(),
                static_cast<quint16>(datagram.senderPort()));
    }
}

bool DiscoveryResponder::mayAnswer(const QHostAddress &asker)
{
    const qint64 now = m_clock.elapsed();
    if (m_allowances.size() >= MaxAskers && !m_allowances.contains(asker))
        m_allowances.removeIf(
            [now](const auto &entry) { return now - entry.value().windowStart >= WindowMs; });
    if (m_allowances.size() >= MaxAskers && !m_allowances.contains(asker))
        return false;
    Allowance &allowance = m_allowances[asker];
    if (now - allowance.windowStart >= WindowMs)
        allowance = {now, 0};
    return ++allowance.answers <= AnswersPerWindow;
}

LanBrowser::LanBrowser(const DiscoveryOptions &options, QObject *parent)
    : QObject(parent)
    , m_options(options)
{
    for (QUdpSocket *socket : {&m_ipv4, &m_ipv6}) {
        socket->setProxy(QNetworkProxy::NoProxy);
        connect(socket, &QUdpSocket::readyRead, this, [this, socket] { hear(*socket); });
    }
    connect(&m_timer, &QTimer::timeout, this, &LanBrowser::ask);
}

void LanBrowser::start()
{
    if (m_timer.isActive())
        return;
    m_ipv4.bind(QHostAddress(QHostAddress::AnyIPv4), 0);
    if (!m_options.loopbackOnly)
        m_ipv6.bind(QHostAddress(QHostAddress::AnyIPv6), 0);
    m_timer.start(m_options.interval);
    ask();
}

void LanBrowser::stop()
{
    m_timer.stop();
    m_ipv4.close();
    m_ipv6.close();
    m_nonces.clear();
    if (!m_rooms.isEmpty()) {
        m_rooms.clear();
        Q_EMIT roomsChanged();
    }
}

void LanBrowser::ask()
{
    ++m_round;
    dropSilent();
    const quint64 random = QRandomGenerator::system()->generate64();
    const QByteArray nonce(reinterpret_cast<const char *>(&random), NonceBytes);
    m_nonces.prepend(nonce);
    if (m_nonces.size() > SilentRounds)
        m_nonces.removeLast();
    const QByteArray query = discoveryQuery(nonce);
    // This machine first: two programs on one computer find each other without any network. The loopback's
    // own broadcast reaches every host that shares the port.
    m_ipv4.writeDatagram(query, QHostAddress(QHostAddress::LocalHost), m_options.port);
    m_ipv4.writeDatagram(query, QHostAddress(u"127.255.255.255"_s), m_options.port);
    if (!m_options.loopbackOnly)
        askEverywhere(query);
}

void LanBrowser::askEverywhere(const QByteArray &query)
{
    // Errors of single interfaces are of no interest: an address may be too new, a tunnel may refuse.
    for (const QNetworkInterface &interface : lanInterfaces()) {
        for (const QNetworkAddressEntry &entry : interface.addressEntries()) {
            if (!entry.broadcast().isNull())
                m_ipv4.writeDatagram(query, entry.broadcast(), m_options.port);
        }
        if (!interface.flags().testFlag(QNetworkInterface::CanMulticast))
            continue;
        m_ipv4.setMulticastInterface(interface);
        m_ipv4.writeDatagram(query, discoveryGroupIpv4(), m_options.port);
        if (m_ipv6.state() != QAbstractSocket::BoundState)
            continue;
        QHostAddress group = discoveryGroupIpv6();
        group.setScopeId(interface.name());
        m_ipv6.setMulticastInterface(interface);
        m_ipv6.writeDatagram(query, group, m_options.port);
    }
}

void LanBrowser::hear(QUdpSocket &socket)
{
    while (socket.hasPendingDatagrams()) {
        const QNetworkDatagram datagram = socket.receiveDatagram(MaxDiscoveryBytes);
        const auto room = parseDiscoveryAnswer(datagram.data());
        if (room && m_nonces.contains(room->nonce))
            merge(*room, plain(datagram.senderAddress()));
    }
}

void LanBrowser::merge(LanRoom room, const QHostAddress &from)
{
    room.nonce.clear();
    // One id with two keys stays two rooms: one of them is not what it says, and the trust store will tell
    // which.
    auto found = std::find_if(m_rooms.begin(), m_rooms.end(), [&](const FoundRoom &known) {
        return known.room.serverId == room.serverId && known.room.pin == room.pin;
    });
    if (found == m_rooms.end()) {
        if (m_rooms.size() >= MaxRooms)
            return;
        m_rooms.append(FoundRoom{});
        found = std::prev(m_rooms.end());
    }
    const Endpoint endpoint{from.toString(), room.port};
    bool isNews = found->room != room;
    if (found->room.port != room.port)
        found->endpoints.clear();
    found->room = room;
    found->lastRound = m_round;
    if (!found->endpoints.contains(endpoint) && found->endpoints.size() < MaxEndpoints) {
        found->endpoints += endpoint;
        isNews = true;
    }
    if (isNews)
        Q_EMIT roomsChanged();
}

void LanBrowser::dropSilent()
{
    const auto dropped =
        m_rooms.removeIf([this](const FoundRoom &found) { return m_round - found.lastRound > SilentRounds; });
    if (dropped > 0)
        Q_EMIT roomsChanged();
}

} // namespace naqla::net

#include "moc_discovery.cpp"
