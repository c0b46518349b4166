// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game_tree.h"
#include "core/notation/pdn_games.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Games of files with all that files hold: variations, comments, set-ups, and moves that make no sense.
namespace naqla::core {

/// What looks odd in a game that could be read all the same.
enum class PdnOddity : std::uint8_t
{
    ResultsDiffer, ///< the tag and the end of the moves say different things
    ResultAgainstPosition, ///< the position says something else; it is believed
    GuessedVariant,
    ManOnCrowningRow,
    UnknownTurn, ///< of the FEN: the starter of the variant was taken
    BadVariation, ///< a variation holds moves that make no sense
    RightedTurn, ///< the first move is Black's, and no FEN says so
};

/// A game as it stands in a file.
struct PdnRecord
{
    int number = 1; ///< in its file
    std::vector<PdnTag> tags{}; ///< without those that the rest tells: GameType, FEN, Result, NaqlaRules
    GameTree tree;
    std::optional<Outcome> outcome{}; ///< nothing while the game is unfinished or its end unknown
    std::string resultText{}; ///< as the file has it, where PDN has no such result for this game
    std::vector<PdnError> faults{}; ///< what was skipped or could not be played; the tree ends there
    std::vector<PdnOddity> oddities{};
    int plies = 0; ///< moves of the main line, unreadable ones not counted

    [[nodiscard]] std::string_view tag(std::string_view name) const;
    /// Whether the file names a game that is none of ours: nothing of it was played.
    [[nodiscard]] bool isOfUnknownGame() const;
    /// Whether there are moves, and all of the main line could be played.
    [[nodiscard]] bool replayed() const;
};

/// Plays a game of a file. Its own tags say what is played; else `variant` does; else it is guessed from the
/// moves.
[[nodiscard]] PdnRecord replayPdn(const PdnSource &source, std::optional<VariantId> variant = {});

/// The main line of a record with the result that it states.
[[nodiscard]] Game mainGame(const PdnRecord &record);

/// A game as strict PDN 3, without a line after it.
[[nodiscard]] std::string writePdn(const PdnRecord &record, PdnEnding ending);

// ---- Parts, for tests and for those who read single fields ----

/// What a Result means in a game by these rules; nothing for `*`, `?` and what cannot be read.
/// Where Black starts (English, pool) `1-0` means that the first player has won.
[[nodiscard]] std::optional<Outcome> outcomeFromPdn(const NamedRules &rules, std::string_view text);
[[nodiscard]] std::string_view pdnResult(const NamedRules &rules, std::optional<Outcome> outcome);

/// A comment without its embedded commands such as `[%clk 0:10:00]`.
[[nodiscard]] std::string commentWithoutCommands(std::string_view comment);

/// What a source's own tags say is played: NaqlaRules, GameType, Variant.
[[nodiscard]] std::optional<NamedRules> rulesFromTags(const PdnSource &source);
/// What a source's tags call a game that is none of ours.
struct UnknownGame
{
    std::string_view name{}; ///< empty where the tags name no game, or one of ours
    bool isCertain = false; ///< a GameType says it; a Variant may mean something else
};
[[nodiscard]] UnknownGame unknownGame(const PdnSource &source);
/// What may be played in a source whose tags do not say, likeliest first.
[[nodiscard]] std::vector<VariantId> likelyVariants(const PdnSource &source);

} // namespace naqla::core
