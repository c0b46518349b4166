// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/play/player.h"
#include "gui/play/time_control.h"

#include <QObject>

#include <chrono>
#include <optional>

namespace naqla::gui {

/// What one player may propose to the other.
enum class Offer : std::uint8_t
{
    Draw,
    TakeBack,
    Rematch
};

/// What judges and records a game: the program itself (LocalGame) or a table on another computer. Requests
/// may be answered at once or later, always by a signal; a request that is not allowed does nothing.
class GameSource : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual const core::Game &game() const = 0;
    [[nodiscard]] virtual const Player &player(core::Side side) const = 0;
    [[nodiscard]] virtual const TimeControl &timeControl() const = 0;
    /// What is left on a clock; nothing without a time limit.
    [[nodiscard]] virtual std::optional<std::chrono::milliseconds> timeLeft(core::Side side) const = 0;
    [[nodiscard]] virtual std::optional<core::Side> runningClock() const = 0;
    /// An offer that waits for an answer, and whose it is.
    [[nodiscard]] virtual std::optional<Offer> openOffer() const = 0;
    [[nodiscard]] virtual std::optional<core::Side> offeredBy() const = 0;
    /// Whether a player may make this offer now, or do at once what it asks for.
    [[nodiscard]] virtual bool mayOffer(Offer offer, core::Side by) const = 0;
    [[nodiscard]] virtual bool mayResign(core::Side side) const = 0;
    /// Whether a move can be taken now; false while the table cannot be reached.
    [[nodiscard]] virtual bool acceptsMoves() const { return true; }

    /// Whether the players have exchanged sides since the first of the games that they play in a row.
    [[nodiscard]] virtual bool sidesAreExchanged() const = 0;

    /// A paused game takes no moves, and its clocks stand.
    [[nodiscard]] virtual bool isPaused() const { return false; }
    [[nodiscard]] virtual bool mayPause() const { return false; }
    virtual void setPaused(bool /*paused*/) { }

    /// Whether a move may be made in the position after `ply` moves: in the present one while the game runs.
    [[nodiscard]] virtual bool mayMoveAt(int ply) const { return !game().isOver() && ply == game().ply(); }
    /// Which position is looked at; a study makes its next move there.
    virtual void lookAt(int /*ply*/) { }

    /// Plays a move for the side to move; `moved` follows when it is accepted, `moveRefused` when not.
    virtual void propose(const core::Move &move) = 0;
    virtual void offer(Offer offer, core::Side by) = 0;
    virtual void answer(bool accept, core::Side by) = 0;
    /// Takes back an open offer of one's own.
    virtual void withdraw(core::Side by) = 0;
    virtual void claimDraw(core::Side by) = 0;
    virtual void resign(core::Side side) = 0;

Q_SIGNALS:
    void moved(const core::Transition &transition);
    void moveRefused();
    /// Another line of a study is the game now, or something is written beside it that was not before.
    void lineChanged();
    /// A move was made in a study, somewhere in its tree.
    void stepped(const core::Transition &transition);
    /// The game is shorter now: `ply` moves are left.
    void tookBack(int ply);
    void ended(core::GameResult result);
    /// Another game begins, perhaps with the colours exchanged.
    void reset();
    void clockChanged();
    void pauseChanged(bool paused);
    /// The time for a move has passed, and the computer shall move in the player's place.
    void standInWanted(core::Side side);
    void offered(Offer offer, core::Side by);
    /// @param by  who had offered
    void offerAnswered(Offer offer, core::Side by, bool accepted);
    /// An offer ended without an answer, by its maker's own doing.
    void offerWithdrawn(Offer offer, core::Side by);
    /// Name, rating or presence of a player has changed.
    void playersChanged();
    /// Whether the source can be reached; a local game always can.
    void connectionChanged(bool connected);
};

} // namespace naqla::gui
