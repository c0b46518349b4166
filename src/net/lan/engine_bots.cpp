// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/engine_bots.h"

#include "core/engine/engine.h"

#include <QRandomGenerator>
#include <QThread>
#include <algorithm>

namespace naqla::net {

EngineBots::EngineBots(std::chrono::milliseconds timePerMove, QObject *parent)
    : QObject(parent)
    , m_timePerMove(timePerMove)
{
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

EngineBots::~EngineBots()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void EngineBots::requestMove(const core::Game &game, int level, Done done)
{
    core::SearchLimits limits =
        core::limitsOfLevel(std::clamp(level, 1, core::LevelCount), QRandomGenerator::global()->generate64());
    limits.time = std::min(limits.time.value_or(m_timePerMove), m_timePerMove);
    m_pool.start([this, game, limits, done = std::move(done), stop = m_stop.get_token()] {
        core::Engine engine;
        const auto report = engine.search(game, limits, stop);
        QMetaObject::invokeMethod(
            this, [done, report] { done(report ? std::optional(report->move) : std::nullopt); },
            Qt::QueuedConnection);
    });
}

} // namespace naqla::net

#include "moc_engine_bots.cpp"
