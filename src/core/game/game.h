// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/draw_rules.h"
#include "core/game/outcome.h"
#include "core/result.h"
#include "core/rules/legality.h"
#include "core/rules/variants.h"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace naqla::core {

/// What one move changed, for views and the network.
struct Transition
{
    Move move;
    Piece piece; ///< as it stood before the move
    int ply = 0; ///< number of moves made before this one
    Position before;
    Position after;
    std::optional<GameResult> result; ///< set when the move ended the game
};

/// What is written beside a move in a game file.
struct MoveNotes
{
    std::string comment; ///< UTF-8, at most 64 KiB
    std::vector<std::uint16_t> nags; ///< PDN's numeric annotation glyphs
    std::optional<std::chrono::milliseconds> clock; ///< left on the mover's clock after the move
    friend bool operator==(const MoveNotes &, const MoveNotes &) = default;
};

/// One game: its rules, the start, the moves made, and the result. It judges itself: after each move it knows
/// the legal moves, the running draw counters, and whether and why it is over.
class Game
{
public:
    /// From the start position of the rules.
    explicit Game(NamedRules rules);
    Game(NamedRules rules, const Position &start);

    [[nodiscard]] const NamedRules &rules() const noexcept;
    [[nodiscard]] const Position &startPosition() const noexcept;
    /// The position after all moves made.
    [[nodiscard]] const Position &position() const noexcept;
    /// The position before the move number `ply`, 0..ply(); ply() is the present one.
    [[nodiscard]] const Position &positionAt(int ply) const;
    [[nodiscard]] int ply() const noexcept;
    [[nodiscard]] const std::vector<Move> &moves() const noexcept;
    /// The legal moves now; empty once the game is over.
    [[nodiscard]] const std::vector<Move> &legalMoves() const noexcept;
    [[nodiscard]] bool isOver() const noexcept;
    [[nodiscard]] const std::optional<GameResult> &result() const noexcept;
    /// The draw rules that are running in the present position, nearest to their limit first.
    [[nodiscard]] std::vector<DrawCounter> drawCounters() const;
    /// Whether the side to move may claim a draw now (rules with `noProgressByClaim`).
    [[nodiscard]] std::optional<EndReason> claimableDraw() const;

    /// Plays a legal move; nothing happens and nothing is returned when it is not legal or the game is over.
    std::optional<Transition> play(const Move &move);
    /// Plays the one move that the squares mean (see matchingMoves), or says why not.
    Result<Transition, Explanation> play(Attempt attempt);
    /// Plays a move of a recorded game: one that is legal on the board even where these rules had ended the
    /// game before, as players may have gone on past a repetition.
    std::optional<Transition> record(const Move &move);
    /// Takes back the last move together with a result that followed it; false when none was made.
    bool takeBack();
    /// Ends the game from outside: resignation, agreement, time, leaving, a claimed draw. False when it is
    /// over already.
    bool end(GameResult result);

    /// Takes the result that a record states over what these rules say.
    void recordResult(std::optional<GameResult> result);

    /// What is written beside the position at `ply`, 0..ply(): beside the move that led to it; 0 is before
    /// the first move.
    [[nodiscard]] const MoveNotes &notes(int ply) const;
    void setNotes(int ply, MoveNotes notes);

    friend bool operator==(const Game &a, const Game &b);

private:
    Transition make(const Move &move);
    void judge();

    NamedRules m_rules;
    std::vector<Move> m_moves;
    std::map<int, MoveNotes> m_notes; ///< by ply; only where something is written
    std::vector<GameState> m_states; ///< one more than moves
    std::vector<Move> m_legalMoves;
    std::optional<GameResult> m_result;
};

} // namespace naqla::core
