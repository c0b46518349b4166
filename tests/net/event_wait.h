// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTcpServer>
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

/// Lets everything happen that is due now.
inline void settle()
{
    for (int i = 0; i < 10; ++i) {
        QEventLoop loop;
        QTimer::singleShot(1, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

inline bool hasLoopback()
{
    QTcpServer server;
    return server.listen(QHostAddress(QHostAddress::LocalHost), 0);
}

#define NAQLA_NEEDS_LOOPBACK()                                                                               \
    if (!naqla::test::hasLoopback())                                                                         \
    GTEST_SKIP() << "the loopback interface is down"

} // namespace naqla::test
