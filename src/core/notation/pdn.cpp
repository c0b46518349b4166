// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn.h"

#include "core/notation/glyphs.h"
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

constexpr std::string_view Termination = "Termination";

/// Why a recorded game ended: what its file says, else the most usual reason for its result.
EndReason reasonOf(std::string_view termination, Outcome outcome)
{
    if (const auto reason = endReasonFromTermination(termination))
        return *reason;
    if (outcome == Outcome::NoResult)
        return EndReason::Abort;
    return outcome == Outcome::Draw ? EndReason::Agreement : EndReason::Resignation;
}

} // namespace

Game mainGame(const PdnRecord &record)
{
    Game game = record.tree.game();
    if (record.outcome) {
        const GameResult stated{*record.outcome, reasonOf(trimmed(record.tag(Termination)), *record.outcome)};
        const auto &judged = game.result();
        if (!judged || judged->outcome != stated.outcome)
            game.recordResult(stated);
    }
    return game;
}

std::string_view PdnGame::tag(std::string_view name) const
{
    const auto found = std::ranges::find(tags, name, &PdnTag::name);
    return found == tags.end() ? std::string_view{} : std::string_view(found->value);
}

std::string writePdn(const PdnGame &game, PdnEnding ending)
{
    PdnRecord record{.tags = game.tags, .tree = GameTree(game.game)};
    constexpr std::array Own{"GameType", "FEN", "Result", "Termination", "NaqlaRules", "Variant"};
    std::erase_if(record.tags, [&](const PdnTag &tag) {
        return std::ranges::find(Own, tag.name) != Own.end() || tag.value.empty();
    });
    if (const auto &result = game.game.result()) {
        if (result->outcome == Outcome::NoResult)
            record.resultText = "0-0";
        record.outcome = result->outcome;
        record.tags.push_back({std::string(Termination), std::string(entry(result->reason).pdnTermination)});
    }
    return writePdn(record, ending) + '\n';
}

Result<PdnGame, PdnError> readPdnGame(std::string_view text, std::optional<VariantId> variant)
{
    std::optional<PdnSource> source;
    readPdnText(text, [&](PdnSource &&found) {
        source = std::move(found);
        return false;
    });
    if (!source)
        return Unexpected{PdnError{.fault = PdnFault::BadToken,
            .gameNumber = 1,
            .ply = 0,
            .offset = 0,
            .line = 1,
            .token = {},
            .refusal = {}}};
    if (const auto rules = source->tag("NaqlaRules"); !rules.empty() && !parseRulesText(rules)) {
        return Unexpected{PdnError{.fault = PdnFault::BadRules,
            .gameNumber = 1,
            .ply = 0,
            .offset = source->offset,
            .line = source->line,
            .token = std::string(cutText(rules, 64)),
            .refusal = {}}};
    }
    PdnRecord record = replayPdn(*source, variant);
    if (!record.faults.empty())
        return Unexpected{std::move(record.faults.front())};
    PdnGame game{{}, mainGame(record)};
    // The players may have gone on past a draw that these rules would have called.
    if (!record.outcome && game.game.isOver() && source->tag("Result") == "*")
        game.game.recordResult({});
    std::erase_if(record.tags, [](const PdnTag &tag) { return tag.name == Termination; });
    game.tags = std::move(record.tags);
    return game;
}

} // namespace naqla::core
