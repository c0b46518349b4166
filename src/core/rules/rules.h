// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_shape.h"

#include <array>
#include <cstdint>

/// The rules of a game as plain data. Sources of each variant's values stand in docs/rules.md.
namespace naqla::core {

/// Directions seen from the side that moves; forward is towards the row where its men are crowned.
enum class Directions : std::uint8_t
{
    ForwardDiagonals,
    AllDiagonals,
    ForwardAndSideways, ///< orthogonal
    AllOrthogonals,
    AllEight, ///< diagonals and orthogonals; an orthogonal step then spans two cells (Frisian)
};

/// Where a flying king may land behind the piece it takes.
enum class KingLanding : std::uint8_t
{
    Free, ///< on any empty square behind it
    Adjacent, ///< only on the square just behind it (Thai)
    AdjacentAfterKing, ///< just behind it when the last piece taken is a king, else free (Killer)
};

enum class Removal : std::uint8_t
{
    AfterMove, ///< captured pieces stay as blockers until the move ends
    AtOnce, ///< each captured piece leaves as it is jumped
};

/// What happens to a man that reaches the crowning row in the middle of a capture.
enum class MidCaptureCrowning : std::uint8_t
{
    Stop, ///< it is crowned and the move ends
    PassAsMan, ///< it goes on as a man and is crowned only if it ends there
    ContinueAsKing, ///< it is crowned at once and goes on as a king
};

/// One criterion of choice between captures; the first that differs decides.
enum class CaptureChoice : std::uint8_t
{
    Any, ///< end of the list
    MostPieces,
    HighestValue, ///< a king counts just under two men (Frisian)
    WithKing, ///< the capturing piece is a king
    MostKings,
    KingEarliest, ///< kings as early as possible in the order of capture (Italian)
};

/// What decides the moves; usable as a template argument.
struct MoveTraits
{
    BoardShape board{};
    Directions manMoves = Directions::ForwardDiagonals;
    Directions manCaptures = Directions::ForwardDiagonals;
    Directions kingMoves = Directions::AllDiagonals;
    Directions kingCaptures = Directions::AllDiagonals;
    bool kingFlies = false;
    KingLanding kingLanding = KingLanding::Free;
    Removal removal = Removal::AfterMove;
    /// Whether a piece may turn back by 180 degrees between two jumps.
    bool mayReverse = true;
    MidCaptureCrowning midCaptureCrowning = MidCaptureCrowning::Stop;
    bool menTakeKings = true;
    std::array<CaptureChoice, 4> choice{};
    /// Quiet moves in a row that one king may make while its side has men; 0 means no limit (Frisian: 3).
    std::uint8_t sameKingLimit = 0;

    friend constexpr bool operator==(const MoveTraits &, const MoveTraits &) = default;
};

struct Setup
{
    std::uint8_t rowsPerSide = 3;
    bool skipBackRow = false; ///< the back row stays empty (Turkish)
    Side starter = Side::White;

    friend constexpr bool operator==(const Setup &, const Setup &) = default;
};

enum class NotationKind : std::uint8_t
{
    Numeric,
    Algebraic
};
enum class NumberOrder : std::uint8_t
{
    FromTopLeft,
    FromBottomRight
};
/// How a PDN Result of this game is written.
enum class ResultStyle : std::uint8_t
{
    OneZero,
    TwoZero
};

struct Notation
{
    NotationKind kind = NotationKind::Numeric;
    NumberOrder numbers = NumberOrder::FromTopLeft;
    char captureSeparator = 'x';
    std::uint8_t gameType = 0; ///< PDN GameType number; 0: none of its own
    ResultStyle results = ResultStyle::OneZero;

    friend constexpr bool operator==(const Notation &, const Notation &) = default;
};

/// What wins the game.
enum class Objective : std::uint8_t
{
    Normal, ///< who cannot move has lost
    Lose, ///< who cannot move has won
    FirstKing, ///< the first king wins as well (Breakthrough)
};

/// The draw rules in force; 0 or false switches one off. Units stand in the names: a ply is one player's
/// turn, "moves" are moves of the stronger side.
struct DrawRules
{
    std::uint8_t repetition = 3; ///< the n-th time that a position arises, the start counts
    std::uint16_t noProgressPlies = 0; ///< plies in a row without capture and without man move
    bool noProgressByClaim = false; ///< a player has to ask for it
    std::uint8_t threeKingsMoves = 0; ///< three or more kings against a lone king
    bool threeKingsMenAllowed = false; ///< the stronger side may have men beside the three kings
    std::uint8_t balanceSmallPlies = 0; ///< both sides have kings, no change of balance, 4 or 5 pieces
    std::uint8_t balanceLargePlies = 0; ///< the same with 6 or 7 pieces
    std::uint8_t mainRoadMoves = 0; ///< three pieces against a king on the main road
    bool mainRoadThreeMen = false; ///< three men count as well
    std::uint8_t twoAgainstOneMoves = 0; ///< up to two pieces with a king against one king (Russian 7.2.8)
    std::uint8_t threeAgainstOnePlies = 0; ///< three pieces with a king against one king (International)
    std::uint8_t twoAgainstOnePlies = 0; ///< one or two pieces with a king against one king (International)
    bool onePieceEach = false; ///< one piece each draws at once (Turkish)
    std::uint8_t twoKingsAgainstOnePlies = 0; ///< Frisian
    std::uint8_t kingAgainstKingPlies = 0; ///< Frisian

    friend constexpr bool operator==(const DrawRules &, const DrawRules &) = default;
};

/// Choices of a table that hold for any variant.
struct Options
{
    bool compulsoryCapture = true;
    std::uint16_t moveLimitPlies = 0; ///< the game is drawn after so many plies; 0: no limit
    bool alternateStarter = true; ///< the other player starts the next game
    bool showTargets =
        true; ///< the board may show the squares that can be reached and the pieces that can be taken

    friend constexpr bool operator==(const Options &, const Options &) = default;
};

/// Everything that is agreed before a game.
struct Rules
{
    MoveTraits traits{};
    Setup setup{};
    Notation notation{};
    Objective objective = Objective::Normal;
    DrawRules draws{};
    Options options{};

    friend constexpr bool operator==(const Rules &, const Rules &) = default;
};

} // namespace naqla::core
