// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn.h"
#include "gui/play/game_clock.h"
#include "gui/play/game_source.h"

#include <QTimer>

#include <array>
#include <functional>

namespace naqla::gui {

/// All that is agreed before a game on this computer.
struct GameSetup
{
    core::NamedRules rules = core::namedRules(core::VariantId::Russian);
    std::optional<core::Position> start = std::nullopt; ///< another position than the rules' own
    std::array<Player, 2> players{}; ///< by core::Side
    TimeControl time{};

    [[nodiscard]] Player &player(core::Side side) { return players[static_cast<std::size_t>(side)]; }
    [[nodiscard]] const Player &player(core::Side side) const
    {
        return players[static_cast<std::size_t>(side)];
    }
};

/// A game that this program judges itself.
class LocalGame : public GameSource
{
    Q_OBJECT

public:
    using Now = std::function<GameClock::TimePoint()>;

    explicit LocalGame(
        const GameSetup &setup, Now now = &std::chrono::steady_clock::now, QObject *parent = nullptr);
    /// Goes on with a game from a file; the clocks continue with what its notes say.
    LocalGame(const GameSetup &setup, const core::Game &game, Now now = &std::chrono::steady_clock::now,
        QObject *parent = nullptr);

    [[nodiscard]] const core::Game &game() const override { return m_game; }
    [[nodiscard]] const Player &player(core::Side side) const override { return m_setup.player(side); }
    [[nodiscard]] const TimeControl &timeControl() const override { return m_setup.time; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft(core::Side side) const override;
    [[nodiscard]] std::optional<core::Side> runningClock() const override { return m_clock.running(); }
    [[nodiscard]] std::optional<Offer> openOffer() const override;
    [[nodiscard]] std::optional<core::Side> offeredBy() const override;
    [[nodiscard]] bool mayOffer(Offer offer, core::Side by) const override;
    [[nodiscard]] bool mayResign(core::Side side) const override;

    [[nodiscard]] bool acceptsMoves() const override { return !m_paused; }
    [[nodiscard]] bool sidesAreExchanged() const override { return m_exchanged; }
    [[nodiscard]] bool isPaused() const override { return m_paused; }
    /// A game in which nobody waits for a clock or a computer needs no pause.
    [[nodiscard]] bool mayPause() const override;
    void setPaused(bool paused) override;

    /// In a game that is over, a move made at an earlier position is the wish for a study.
    [[nodiscard]] bool mayMoveAt(int ply) const override;
    void propose(const core::Move &move) override;
    /// A draw waits for the other player's answer; taking back and a rematch need nobody's leave here.
    void offer(Offer offer, core::Side by) override;
    void answer(bool accept, core::Side by) override;
    void withdraw(core::Side by) override;
    void claimDraw(core::Side by) override;
    void resign(core::Side side) override;

    [[nodiscard]] const GameSetup &setup() const noexcept { return m_setup; }
    /// Looks at the clock; a timer does it while one is running.
    void checkClock();

private:
    struct OpenOffer
    {
        Offer offer;
        core::Side by;
    };
    void startClock();
    void restoreClock();
    void noteClock();
    void takeBack(core::Side by);
    void rematch();
    void end(core::GameResult result);

    GameSetup m_setup;
    core::Game m_game;
    GameClock m_clock;
    Now m_now;
    QTimer m_ticks;
    bool m_exchanged = false;
    bool m_paused = false;
    std::optional<core::Side> m_pausedClock; ///< runs again afterwards
    std::optional<OpenOffer> m_offer;
    bool m_standingIn = false; ///< the computer has been asked for the present move
};

} // namespace naqla::gui
