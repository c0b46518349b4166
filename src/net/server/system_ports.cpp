// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server/system_ports.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QVarLengthArray>

#include <algorithm>
#include <limits>

namespace naqla::net {

SystemTime::SystemTime()
{
    m_elapsed.start();
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
        if (m_wake)
            m_wake();
    });
}

std::uint64_t SystemTime::utcNow() const
{
    return static_cast<std::uint64_t>(QDateTime::currentMSecsSinceEpoch());
}

void SystemTime::wakeAt(MonoTime time)
{
    const auto wait =
        std::clamp<Milliseconds::rep>((time - now()).count(), 0, std::numeric_limits<int>::max());
    m_timer.start(static_cast<int>(wait));
}

QByteArray SystemRandom::bytes(qsizetype count)
{
    // The system is asked once, not for each byte.
    constexpr qsizetype WordBytes = sizeof(quint32);
    QVarLengthArray<quint32, 16> words((count + WordBytes - 1) / WordBytes);
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.data()), count);
}

} // namespace naqla::net
