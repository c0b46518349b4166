// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/computer_seat.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

using std::chrono::milliseconds;

namespace naqla::gui {
namespace {

/// A share of the time left that never loses on time: a game may well last thirty more moves.
milliseconds shareOf(milliseconds timeLeft)
{
    return std::max(milliseconds(10), timeLeft / 30);
}

} // namespace

ComputerSeat::ComputerSeat(Mover mover, int level, milliseconds pace, QObject *parent)
    : Seat(parent)
    , m_mover(std::move(mover))
    , m_level(std::clamp(level, 1, core::LevelCount))
{
    m_pace.setSingleShot(true);
    m_pace.setInterval(pace);
    connect(&m_pace, &QTimer::timeout, this, [this] { found(m_search, m_report); });
}

ComputerSeat::~ComputerSeat()
{
    m_thread.request_stop();
}

void ComputerSeat::think(const core::Game &game, std::optional<milliseconds> timeLeft)
{
    core::SearchLimits limits = core::limitsOfLevel(m_level, QRandomGenerator::global()->generate64());
    if (timeLeft)
        limits.time = std::min(limits.time.value_or(shareOf(*timeLeft)), shareOf(*timeLeft));
    search(game, limits);
}

void ComputerSeat::search(const core::Game &game, const core::SearchLimits &limits)
{
    stop();
    m_pace.start();
    setThinking(true);
    // Assigning joins the thread before, which has been told to stop and does so within milliseconds.
    m_thread = std::jthread([this, game, limits, search = m_search](const std::stop_token &token) {
        auto report = m_mover(game, limits, token);
        QMetaObject::invokeMethod(
            this, [this, search, report = std::move(report)] { found(search, report); },
            Qt::QueuedConnection);
    });
}

void ComputerSeat::considerDraw(const core::Game &game)
{
    constexpr int EarliestPly = 20;
    Q_EMIT drawAnswered(game.ply() >= EarliestPly && m_lastScore && *m_lastScore <= 0);
}

void ComputerSeat::stop()
{
    m_thread.request_stop();
    m_pace.stop();
    m_report.reset();
    ++m_search;
    setThinking(false);
}

void ComputerSeat::found(int search, const std::optional<core::SearchReport> &report)
{
    if (search != m_search || !report)
        return;
    if (m_pace.isActive()) {
        m_report = report;
        return;
    }
    const core::Move move = report->move;
    m_lastScore = report->score;
    stop();
    Q_EMIT moveChosen(move);
}

void ComputerSeat::setThinking(bool thinking)
{
    if (std::exchange(m_thinking, thinking) != thinking)
        Q_EMIT thinkingChanged();
}

} // namespace naqla::gui

#include "moc_computer_seat.cpp"
