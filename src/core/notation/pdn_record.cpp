// SPDX-License-Identifier: GPL-3.0-or-later
// What a file says beside the moves: which game is played, its tags and its result.
#include "core/notation/pdn_record.h"

#include "core/notation/fen.h"
#include "core/notation/glyphs.h"
#include "core/notation/pdn_lexer.h"
#include "core/notation/pdn_player.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

bool isTold(std::string_view name)
{
    constexpr std::array Told{std::string_view("GameType"), std::string_view("FEN"),
        std::string_view("Result"), std::string_view("SetUp"), std::string_view("Setup"),
        std::string_view("NaqlaRules"), std::string_view("Risultato")};
    return std::ranges::find(Told, name) != Told.end();
}

/// Tag names of the Italian federation.
std::string_view englishTag(std::string_view name)
{
    constexpr std::array Names{std::pair{std::string_view("Bianco"), std::string_view("White")},
        std::pair{std::string_view("Nero"), std::string_view("Black")},
        std::pair{std::string_view("Anno"), std::string_view("Date")},
        std::pair{std::string_view("Apertura"), std::string_view("Opening")}};
    for (const auto &[italian, english] : Names) {
        if (name == italian)
            return english;
    }
    return name;
}

/// PDN wants names such as `WhiteRating`, no longer than they are read again.
std::string strictTagName(std::string_view name)
{
    std::string strict;
    for (const char c : name) {
        const bool allowed = isDigit(c) || c == '_' || (toLower(c) >= 'a' && toLower(c) <= 'z');
        strict += allowed ? c : '_';
    }
    if (strict.empty() || !(toLower(strict.front()) >= 'a' && toLower(strict.front()) <= 'z'))
        strict.insert(0, 1, 'X');
    strict.front() = toUpper(strict.front());
    strict.resize(std::min(strict.size(), LongestTagName));
    return strict;
}

void addTags(PdnRecord &record, const PdnSource &source)
{
    const std::string_view variantName = variant(record.tree.rules().variant).pdnVariantName;
    const bool unknown = record.isOfUnknownGame();
    for (const PdnTag &tag : source.tags) {
        const bool keepFen =
            tag.name == "FEN" && (unknown || !parseFen(record.tree.rules().rules, tag.value));
        const bool keepGame = unknown && tag.name == "GameType";
        const bool variantTold = tag.name == "Variant" && !variantName.empty() && !unknown;
        const bool empty = trimmed(tag.value).empty();
        if (empty || (!keepFen && !keepGame && (isTold(tag.name) || variantTold)))
            continue;
        const std::string_view english = englishTag(tag.name);
        const bool known = english != tag.name && !source.tag(english).empty();
        std::string name = strictTagName(english);
        const bool kept = keepFen || keepGame;
        if (!known && (kept || !isTold(name)) && record.tag(name).empty())
            record.tags.push_back({kept ? tag.name : std::move(name), tag.value});
    }
}

/// What the last position says by itself.
std::optional<Outcome> decidedOutcome(const PdnRecord &record)
{
    const GameTree::Id last = record.tree.mainLine().back();
    if (!record.tree.node(last).unread.empty() || record.plies == 0)
        return std::nullopt;
    const Rules &rules = record.tree.rules().rules;
    const Position &position = record.tree.node(last).position;
    if (hasLegalMove(rules, position))
        return std::nullopt;
    const Side loser = position.sideToMove();
    return winFor(rules.objective == Objective::Lose ? loser : opponent(loser));
}

void addResult(PdnRecord &record, const PdnSource &source)
{
    const NamedRules &rules = record.tree.rules();
    const std::string_view tag =
        trimmed(source.tag("Result").empty() ? source.tag("Risultato") : source.tag("Result"));
    const auto byTag = outcomeFromPdn(rules, tag);
    const auto byEnd = outcomeFromPdn(rules, source.result);
    if (byTag && byEnd && byTag != byEnd)
        record.oddities.push_back(PdnOddity::ResultsDiffer);
    record.outcome = byTag ? byTag : byEnd;
    const bool useEnd = !byTag && (byEnd || tag.empty() || tag == "*" || tag == "?");
    const std::string_view text = useEnd ? std::string_view(source.result) : tag;
    if (const auto decided = decidedOutcome(record); decided && record.outcome && record.outcome != decided) {
        record.oddities.push_back(PdnOddity::ResultAgainstPosition);
        record.outcome = decided;
        return;
    }
    constexpr std::array Usual{
        "", "*", "?", "-", "1-0", "0-1", "2-0", "0-2", "1-1", "1/2-1/2", "\u00bd-\u00bd", "1/2"};
    const auto isUsual = [&](std::string_view result) {
        return std::ranges::find(Usual, result) != Usual.end();
    };
    // What a result means in a game that nobody here knows is not known either: it stays as it stands.
    const bool stays = record.isOfUnknownGame() && record.outcome;
    if (!stays && isUsual(text))
        return;
    // Cut after a blank, or with a line end in it, it would not be read back the same.
    std::string kept(trimmed(cutText(text, 64)));
    std::ranges::replace_if(kept, isBlank, ' ');
    if (stays || !isUsual(kept)) // a longer text is not the result that it begins with
        record.resultText = std::move(kept);
}

/// How well rules fit a game: fewer faults first, then more moves.
bool fitsBetter(const PdnRecord &a, const PdnRecord &b)
{
    return a.faults.size() != b.faults.size() ? a.faults.size() < b.faults.size() : a.plies > b.plies;
}

PdnRecord bestOf(const PdnSource &source, std::span<const VariantId> candidates)
{
    PdnRecord best = playPdn(source, namedRules(candidates.front()));
    for (const VariantId id : candidates.subspan(1)) {
        if (best.faults.empty())
            break;
        PdnRecord other = playPdn(source, namedRules(id));
        if (fitsBetter(other, best))
            best = std::move(other);
    }
    return best;
}

/// Plays a game whose tags name none of ours. Many files use the Variant tag for other things, such as an
/// opening: without a GameType it is believed only where no game fits the moves.
PdnRecord guessed(const PdnSource &source)
{
    const UnknownGame unknown = unknownGame(source);
    if (unknown.isCertain)
        return keepUnplayed(source, unknown.name);
    PdnRecord best = bestOf(source, likelyVariants(source));
    if (!unknown.name.empty() && !best.replayed())
        return keepUnplayed(source, unknown.name);
    best.oddities.push_back(PdnOddity::GuessedVariant);
    return best;
}

} // namespace

std::string_view PdnRecord::tag(std::string_view name) const
{
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

bool PdnRecord::isOfUnknownGame() const
{
    return std::ranges::find(faults, PdnFault::UnknownVariant, &PdnError::fault) != faults.end();
}

bool PdnRecord::replayed() const
{
    const bool played = std::ranges::none_of(faults, [](const PdnError &error) {
        return error.fault == PdnFault::IllegalMove || error.fault == PdnFault::AmbiguousMove
            || error.fault == PdnFault::BadSquare || error.fault == PdnFault::BadFen
            || error.fault == PdnFault::TooLarge || error.fault == PdnFault::UnknownVariant;
    });
    return plies > 0 && played;
}

PdnRecord replayPdn(const PdnSource &source, std::optional<VariantId> variant)
{
    const auto told = rulesFromTags(source);
    PdnRecord record = told ? playPdn(source, *told)
        : variant           ? playPdn(source, namedRules(*variant))
                            : guessed(source);
    if (told && variant && told->variant != *variant && !record.faults.empty()) {
        PdnRecord other = playPdn(source, namedRules(*variant));
        if (fitsBetter(other, record))
            record = std::move(other);
    }
    record.number = source.number;
    record.faults.insert(record.faults.begin(), source.faults.begin(), source.faults.end());
    addTags(record, source);
    addResult(record, source);
    return record;
}

} // namespace naqla::core
