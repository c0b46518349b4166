// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"
#include "tests/core/vectors.h"

#include <map>

namespace naqla::core {
namespace {

using vectors::positionOf;
using vectors::rulesOf;

/// What ended a game by itself or could be claimed, and when.
struct Drawn
{
    EndReason reason{};
    int ply = 0;
};

/// The draw rule that a game meets first. Moves are index squares `from`, `to`, `captured`.
std::optional<Drawn> firstDraw(const NamedRules &rules, const nlohmann::json &vector, Position *end = nullptr)
{
    Game game(rules, positionOf(rules.rules, vector["fen"].get<std::string>()));
    std::optional<Drawn> drawn;
    for (const auto &move : vector["moves"]) {
        const auto legal = findMove(rules.rules, game.position(), vectors::square(move["from"]),
            vectors::square(move["to"]), vectors::squares(move["captured"]));
        EXPECT_TRUE(legal) << vector["fen"] << " ply " << game.ply() << ' ' << move;
        if (!legal)
            return std::nullopt;
        const auto made = game.play(*legal);
        if (!made)
            break; // the game was over before
        if (made->result && made->result->outcome == Outcome::Draw)
            drawn = Drawn{made->result->reason, game.ply()};
        else if (const auto claim = game.claimableDraw(); claim && !drawn)
            drawn = Drawn{*claim, game.ply()};
    }
    if (end)
        *end = game.position();
    return drawn;
}

EndReason reasonOf(const std::string &rule)
{
    static const std::map<std::string, EndReason> starts{
        {"repetition", EndReason::Repetition},
        {"no capture", EndReason::NoProgress},
        {"3 kings v 1", EndReason::ThreeKings},
        {"3 pieces v king on the main road", EndReason::MainRoad},
        {"2 pieces v king", EndReason::TwoAgainstOne},
        {"balance", EndReason::Balance},
        {"3 pieces (with a king)", EndReason::ThreeAgainstOne},
        {"<=2 pieces", EndReason::FewAgainstOne},
        {"one piece each", EndReason::OnePieceEach},
    };
    for (const auto &[start, reason] : starts) {
        if (rule.starts_with(start))
            return reason;
    }
    ADD_FAILURE() << "unknown rule " << rule;
    return EndReason::Abort;
}

TEST(DrawRules, GiveTheResultsOfTheVectors)
{
    const auto lines = vectors::jsonLines("rules/draws.jsonl");
    ASSERT_GE(lines.size(), 90U);
    for (const auto &vector : lines) {
        SCOPED_TRACE(vector["preset"].get<std::string>() + ' ' + vector["fen"].get<std::string>() + ' '
            + vector["note"].get<std::string>());
        const NamedRules rules = rulesOf(vector["preset"].get<std::string>());
        Position end;
        const auto drawn = firstDraw(rules, vector, &end);
        EXPECT_EQ(end, positionOf(rules.rules, vector["final_fen"].get<std::string>()));
        ASSERT_EQ(drawn.has_value(), vector["result"] == "draw");
        if (drawn) {
            EXPECT_EQ(drawn->ply, vector["draw_at_ply"]);
            EXPECT_EQ(entry(drawn->reason).id, entry(reasonOf(vector["rule"])).id);
        }
    }
}

TEST(DrawRules, OfOtherPresetsDrawWhenTheVectorsSaySo)
{
    for (const auto &vector : vectors::jsonLines("rules/draws.jsonl")) {
        for (const auto &[preset, ply] : vector["first_draw_ply_other_presets"].items()) {
            SCOPED_TRACE(
                preset + ' ' + vector["fen"].get<std::string>() + ' ' + vector["note"].get<std::string>());
            const auto drawn = firstDraw(rulesOf(preset), vector);
            ASSERT_EQ(drawn.has_value(), !ply.is_null());
            if (drawn) {
                EXPECT_EQ(drawn->ply, ply);
            }
        }
    }
}

} // namespace
} // namespace naqla::core
