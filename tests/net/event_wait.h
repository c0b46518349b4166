// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

/// Runs the event loop until a condition holds.
namespace naqla::test {

/// False when it does not hold within 30 s.
template <typename Condition>
[[nodiscard]] bool waitUntil(Condition condition)
{
    const QDeadlineTimer deadline(30'000);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QEventLoop loop;
        QTimer::singleShot(2, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return true;
}

/// Whether a connection to this machine can be made; listening alone works on an interface that is down.
inline bool hasLoopback()
{
    QTcpServer server;
    QTcpSocket socket;
    if (!server.listen(QHostAddress(QHostAddress::LocalHost), 0))
        return false;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), server.serverPort());
    return socket.waitForConnected(5'000);
}

#define NAQLA_NEEDS_LOOPBACK()                                                                               \
    if (!naqla::test::hasLoopback())                                                                         \
    GTEST_SKIP() << "the loopback interface is down"

} // namespace naqla::test
