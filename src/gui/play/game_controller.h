// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/computer_seat.h"
#include "gui/play/game_source.h"
#include "gui/play/match_score.h"
#include "gui/play/study_game.h"

#include <array>
#include <memory>
#include <optional>

namespace naqla::gui {

/// Leads one game: it owns what judges the game and a seat for each side, asks whoever is to move, and passes
/// on what happened. Person, computer and network differ only in the seat. It also knows which position is
/// looked at; the game itself goes on meanwhile.
class GameController : public QObject
{
    Q_OBJECT

public:
    using MoverFactory = std::function<Mover()>;

    /// @param makeMover  gives each computer seat its engine
    /// @param pace       see ComputerSeat
    explicit GameController(
        MoverFactory makeMover, std::chrono::milliseconds pace = {}, QObject *parent = nullptr);
    ~GameController() override;

    /// Leaves the present game, if any, and leads this one.
    void lead(std::unique_ptr<GameSource> source);
    void leave();
    [[nodiscard]] bool hasGame() const noexcept { return m_source != nullptr; }
    /// The next three need a game.
    [[nodiscard]] GameSource &source() const { return *m_source; }
    [[nodiscard]] const core::Game &game() const { return m_source->game(); }
    [[nodiscard]] const Player &player(core::Side side) const { return m_source->player(side); }

    /// Of the games since `lead`; those that were led before are not known.
    [[nodiscard]] const MatchScore &score() const noexcept { return m_score; }

    /// The game as a tree with variations, when it is looked through rather than played.
    [[nodiscard]] StudyGame *study() const;

    [[nodiscard]] core::Side sideToMove() const { return game().position().sideToMove(); }
    /// The side to move in the position that is looked at.
    [[nodiscard]] core::Side viewedSide() const { return game().positionAt(m_viewedPly).sideToMove(); }
    /// Whether the board may take a move now: a person is to move and looks at the present position, or a
    /// game that is over is looked through.
    [[nodiscard]] bool personMayMove() const;
    /// The side for which the person at this computer speaks: the only person's, else the side to move.
    [[nodiscard]] core::Side ownSide() const;
    [[nodiscard]] bool isThinking() const;
    /// Lets the computer move at once; nothing while it does not think.
    void hurry();
    /// Whether the open offer waits for a person here.
    [[nodiscard]] bool mustAnswer() const;

    void propose(const core::Move &move);
    [[nodiscard]] bool mayOffer(Offer offer) const;
    void offer(Offer offer);
    void answer(bool accept);
    void withdraw();
    [[nodiscard]] bool isPaused() const { return hasGame() && m_source->isPaused(); }
    [[nodiscard]] bool mayPause() const { return hasGame() && m_source->mayPause(); }
    void setPaused(bool paused);
    [[nodiscard]] bool mayClaimDraw() const;
    void claimDraw();
    [[nodiscard]] bool mayResign() const;
    void resign();

    /// Advice is for games on this computer only, and for the person to move.
    [[nodiscard]] bool mayAskHint() const;
    [[nodiscard]] bool isSeekingHint() const { return m_adviser && m_adviser->isThinking(); }
    /// Looks for the best move in a thread of its own; `hintFound` follows, unless something happens before.
    void askHint(std::chrono::milliseconds time = std::chrono::seconds(1));

    /// The position that is looked at: after so many moves.
    [[nodiscard]] int viewedPly() const noexcept { return m_viewedPly; }
    [[nodiscard]] bool isLive() const { return m_viewedPly == game().ply(); }
    /// Looks at another position, 0..game().ply(); values beyond are cut off.
    void view(int ply);

Q_SIGNALS:
    /// Another game, or the same one shortened or begun again: show everything anew.
    void gameChanged();
    void moved(const core::Transition &transition);
    /// Another line of a study, or other notes: show its tree anew.
    void lineChanged();
    /// A move was made in a study; the position after it is looked at.
    void stepped(const core::Transition &transition);
    /// A move was made at an earlier position of a game that is over: it begins a study.
    void studyWanted(const core::Move &move);
    void viewChanged(int ply);
    /// Turn, thinking, offers, players, permissions: what stands around the board.
    void stateChanged();
    void clockChanged();
    void pauseChanged(bool paused);
    void hintFound(const core::Move &move);
    void ended(core::GameResult result);
    void offered(Offer offer, core::Side by);
    void offerAnswered(Offer offer, core::Side by, bool accepted);
    void offerWithdrawn(Offer offer, core::Side by);
    void moveRefused();
    void connectionChanged(bool connected);

private:
    [[nodiscard]] Seat *seat(core::Side side) const { return m_seats[static_cast<std::size_t>(side)].get(); }
    void connectSource();
    void makeSeats();
    void connectSeat(Seat &seat, core::Side side);
    void stopSeats();
    void showAnew();
    void askMover();
    void standIn(core::Side side);

    MoverFactory m_makeMover;
    std::chrono::milliseconds m_pace;
    std::unique_ptr<GameSource> m_source;
    std::array<std::unique_ptr<Seat>, 2> m_seats;
    std::unique_ptr<ComputerSeat> m_adviser; ///< while a game is led and advice has been asked for
    std::unique_ptr<Seat> m_standIn; ///< moves for a person whose time has passed
    MatchScore m_score;
    int m_viewedPly = 0;
};

} // namespace naqla::gui
