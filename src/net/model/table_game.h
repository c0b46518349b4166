// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "net/model/game_clock.h"
#include "net/wire/messages.h"
#include "net/wire/position_hash.h"

#include <array>
#include <optional>
#include <vector>

namespace naqla::net {

inline constexpr int SeatCount = 2;
/// A game longer than this is a draw, whatever its rules; SNAPSHOT can hold no more.
inline constexpr int MostPlies = 2'000;

[[nodiscard]] constexpr int otherSeat(int seat)
{
    return 1 - seat;
}

/// One game at a table: core judges it, this adds seats, clocks, offers and what the wire says of it.
class TableGame
{
public:
    struct Start
    {
        wire::GameId id = {};
        core::NamedRules rules = {};
        core::Position position = {};
        wire::TimeControl time = {};
        std::uint8_t whiteSeat = 0;
        std::uint16_t number = 1;
    };
    explicit TableGame(Start start);

    [[nodiscard]] const wire::GameId &id() const { return m_start.id; }
    [[nodiscard]] const Start &start() const { return m_start; }
    [[nodiscard]] const core::Game &game() const { return m_game; }
    [[nodiscard]] GameClock &clock() { return m_clock; }
    [[nodiscard]] const GameClock &clock() const { return m_clock; }
    [[nodiscard]] bool isOver() const { return m_game.isOver(); }
    [[nodiscard]] std::uint16_t ply() const { return static_cast<std::uint16_t>(m_game.ply()); }
    [[nodiscard]] core::Side sideOf(int seat) const;
    [[nodiscard]] int seatOf(core::Side side) const;
    [[nodiscard]] int seatToMove() const { return seatOf(m_game.position().sideToMove()); }
    [[nodiscard]] const std::vector<wire::Moved> &moved() const { return m_moved; }

    struct Verdict
    {
        wire::ErrorCode error = wire::ErrorCode::None;
        bool repeated = false; ///< the move was made before
        std::size_t index = 0; ///< of the answer in `moved`
    };
    /// Plays a move of a seat if it is legal, in turn and ends in the board that the player saw.
    Verdict play(int seat, const wire::Move &move, MonoTime now, Milliseconds worstLag);
    /// Plays a legal move for the seat to move.
    void playForSeat(const core::Move &move, MonoTime now);
    /// Starts the clock of the side to move, once everybody may know the last move.
    void beginTurn(MonoTime now);
    /// Plays back a stored move, without clocks. False when it is not legal.
    [[nodiscard]] bool replay(const wire::Moved &moved);

    /// Why a seat may not offer this now, or None; then the offer stands.
    [[nodiscard]] wire::ErrorCode offer(
        int seat, wire::OfferKind kind, std::uint16_t ply, bool takebacksAllowed);
    /// The standing offer of this kind that was made at this ply.
    [[nodiscard]] core::Result<wire::PendingOffer, wire::ErrorCode> findOffer(
        wire::OfferKind kind, std::uint16_t ply) const;
    void dropOffer(wire::OfferKind kind);
    /// Takes back so many moves that the seat is to move again.
    void takeBackFor(int seat);

    /// Ends the game from outside; stops the clock.
    void end(core::GameResult result, MonoTime now);

    [[nodiscard]] wire::GameStart gameStart(MonoTime now) const;
    [[nodiscard]] wire::Snapshot snapshot(MonoTime now) const;
    [[nodiscard]] wire::GameEnd gameEnd(MonoTime now) const;
    [[nodiscard]] wire::FinalResult result() const;

private:
    [[nodiscard]] std::optional<core::Move> findMove(const wire::Move &move) const;
    void playAndNote(const core::Move &move, wire::Moved moved, GameClock::Charge charge, MonoTime now);

    Start m_start;
    core::Game m_game;
    wire::PositionHasher m_hasher;
    GameClock m_clock;
    std::vector<wire::Moved> m_moved;
    std::vector<wire::PendingOffer> m_offers;
    std::array<int, SeatCount> m_nextDrawOffer{}; ///< the first ply at which the seat may offer a draw again
};

} // namespace naqla::net
