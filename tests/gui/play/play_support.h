// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/computer_seat.h"
#include "gui/play/local_game.h"

#include <QTest>

#include <memory>

namespace naqla::gui::test {

/// Waits for something to come true, however slow the machine; false after half a minute.
template <typename Predicate>
[[nodiscard]] bool eventually(Predicate predicate)
{
    return QTest::qWaitFor(predicate, 30'000);
}

/// A clock that only moves when told to.
class ManualTime
{
public:
    [[nodiscard]] LocalGame::Now now() const
    {
        return [time = m_time] { return *time; };
    }
    void advance(std::chrono::milliseconds by) { *m_time += by; }

private:
    std::shared_ptr<GameClock::TimePoint> m_time =
        std::make_shared<GameClock::TimePoint>(std::chrono::hours(1));
};

/// Plays the first legal move at once.
[[nodiscard]] inline Mover firstMoveMover(int score = 0)
{
    return [score](const core::Game &game, const core::SearchLimits &, const std::stop_token &) {
        core::SearchReport report;
        report.move = game.legalMoves().front();
        report.score = score;
        return std::optional(report);
    };
}

/// Thinks until it is told to stop.
[[nodiscard]] inline Mover endlessMover()
{
    return [](const core::Game &game, const core::SearchLimits &, const std::stop_token &stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        core::SearchReport report;
        report.move = game.legalMoves().front();
        return std::optional(report);
    };
}

[[nodiscard]] inline GameSetup twoPersons(core::VariantId variant = core::VariantId::Russian)
{
    GameSetup setup;
    setup.rules = core::namedRules(variant);
    return setup;
}

[[nodiscard]] inline GameSetup againstComputer(core::Side computer = core::Side::Black)
{
    GameSetup setup = twoPersons();
    setup.player(computer) = {PlayerKind::Computer, {}, 1};
    return setup;
}

/// The move that a fixed pattern chooses in the present position.
[[nodiscard]] inline core::Move patternMove(const core::Game &game)
{
    const auto &moves = game.legalMoves();
    return moves[static_cast<std::size_t>(game.ply() * 5 + 2) % moves.size()];
}

inline void playPattern(GameSource &source, int plies)
{
    for (int i = 0; i < plies && !source.game().isOver(); ++i)
        source.propose(patternMove(source.game()));
}

} // namespace naqla::gui::test
