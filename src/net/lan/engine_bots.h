// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/ports.h"

#include <QObject>
#include <QThreadPool>
#include <chrono>
#include <stop_token>

namespace naqla::net {

/// The computer as a player of the server: searches in threads of its own, a short while for each move.
class EngineBots final : public QObject, public BotProvider
{
    Q_OBJECT
public:
    explicit EngineBots(
        std::chrono::milliseconds timePerMove = std::chrono::milliseconds(300), QObject *parent = nullptr);
    /// Stops the searches; their answers are never given.
    ~EngineBots() override;

    void requestMove(const core::Game &game, int level, Done done) override;

private:
    std::chrono::milliseconds m_timePerMove;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

} // namespace naqla::net
