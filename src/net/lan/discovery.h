// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/lan/discovery_message.h"
#include "net/transport/endpoint.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTimer>
#include <QUdpSocket>
#include <chrono>

namespace naqla::net {

struct DiscoveryOptions
{
    quint16 port = DiscoveryPort;
    std::chrono::milliseconds interval{2000}; ///< between questions
    bool loopbackOnly = false; ///< no traffic on the network
};

/// The host's part: answers questions of neighbours, never strangers, at most 5 a second to one address.
class DiscoveryResponder final : public QObject
{
    Q_OBJECT
public:
    explicit DiscoveryResponder(const DiscoveryOptions &options = {}, QObject *parent = nullptr);

    /// False when the port cannot be had at all; another Naqla host on this machine shares it.
    bool start(const LanRoom &room);
    void stop();
    void setRoom(const LanRoom &room) { m_room = room; }
    [[nodiscard]] quint16 port() const { return m_ipv4.localPort(); }

private:
    struct Allowance
    {
        qint64 windowStart = 0;
        int answers = 0;
    };

    void joinGroups();
    void answer(QUdpSocket &socket);
    [[nodiscard]] bool mayAnswer(const QHostAddress &asker);

    DiscoveryOptions m_options;
    LanRoom m_room;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QTimer m_rejoin;
    QElapsedTimer m_clock;
    QHash<QHostAddress, Allowance> m_allowances;
};

/// A room that was found, with every address at which it answered.
struct FoundRoom
{
    LanRoom room;
    QList<Endpoint> endpoints; ///< in the order in which to try them
    int lastRound = 0;
};

/// The guest's part: asks on every interface while it runs, and keeps the list of the rooms that answer.
class LanBrowser final : public QObject
{
    Q_OBJECT
public:
    explicit LanBrowser(const DiscoveryOptions &options = {}, QObject *parent = nullptr);

    /// Asks now and then again and again.
    void start();
    void stop();
    /// Each host once, in the order in which they were found.
    [[nodiscard]] const QList<FoundRoom> &rooms() const noexcept { return m_rooms; }

Q_SIGNALS:
    void roomsChanged();

private:
    void ask();
    void askEverywhere(const QByteArray &query);
    void hear(QUdpSocket &socket);
    void merge(LanRoom room, const QHostAddress &from);
    void dropSilent();

    DiscoveryOptions m_options;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QTimer m_timer;
    QList<QByteArray> m_nonces; ///< of the last questions
    QList<FoundRoom> m_rooms;
    int m_round = 0;
};

} // namespace naqla::net
