// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "net/wire/messages.h"
#include "net/wire/position_hash.h"

#include <optional>

namespace naqla::net {

/// The client's copy of a game, kept equal to the server's: each move is played by core's rules and the
/// positions are compared by hash.
class GameMirror
{
public:
    enum class Step : quint8
    {
        Applied,
        Known, ///< it is in the game already
        OutOfStep, ///< the copies differ: ask for a snapshot
        UnknownRules, ///< the server plays by rules that this program does not know
    };

    [[nodiscard]] Step apply(const wire::GameStart &start);
    [[nodiscard]] Step apply(const wire::Snapshot &snapshot);
    /// Plays the server's move; `transition` is set when the step is Applied.
    [[nodiscard]] Step apply(const wire::Moved &moved, std::optional<core::Transition> &transition);
    [[nodiscard]] Step apply(const wire::GameEnd &end);

    /// Null before the first GAME_START or SNAPSHOT.
    [[nodiscard]] const core::Game *game() const noexcept { return m_game ? &*m_game : nullptr; }
    [[nodiscard]] const wire::GameId &gameId() const noexcept { return m_gameId; }
    [[nodiscard]] int whiteSeat() const noexcept { return m_whiteSeat; }
    /// The number of the game at its table, from 1 on.
    [[nodiscard]] int number() const noexcept { return m_number; }
    [[nodiscard]] wire::Hash hash() const;

    /// The request that plays a move; the move is legal in the present position.
    [[nodiscard]] wire::Move moveMessage(const core::Move &move, quint32 moveId, quint32 spentMs) const;

private:
    [[nodiscard]] bool begin(const std::string &rules, wire::Hash digest, const std::string &fen);
    [[nodiscard]] const core::Move *findMove(
        const std::vector<std::uint8_t> &path, const std::vector<std::uint8_t> &captures) const;

    std::optional<core::Game> m_game;
    std::optional<wire::PositionHasher> m_hasher;
    wire::GameId m_gameId;
    int m_whiteSeat = 0;
    int m_number = 0;
};

/// Core's result of a wire result; an unknown reason counts as the server's decision.
[[nodiscard]] core::GameResult resultFromWire(const wire::FinalResult &result);

} // namespace naqla::net
