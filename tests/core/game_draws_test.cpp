// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"
#include "core/notation/notation.h"
#include "tests/core/vectors.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <sstream>

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

/// What becomes of a game by some rules, when the moves of a vector of ours are played: index squares.
struct Played
{
    int ply = 0;
    std::string result = "ongoing";
    std::string reason{};
    friend bool operator==(const Played &, const Played &) = default;
};
Played playedBy(const NamedRules &rules, const nlohmann::json &vector)
{
    Rules spoken = rules.rules;
    spoken.notation = {.kind = NotationKind::Numeric, .numbers = NumberOrder::FromTopLeft};
    Game game(rules, positionOf(rules.rules, vector["fen"].get<std::string>()));
    std::istringstream moves(vector["moves"].get<std::string>());
    for (std::string text; !game.isOver() && moves >> text;) {
        const auto move = moveFromText(spoken, game.position(), text);
        EXPECT_TRUE(move) << text;
        if (!move || !game.play(*move))
            break;
    }
    Played played{.ply = game.ply()};
    if (game.isOver()) {
        played.result = outcomeId(game.result()->outcome);
        played.reason = entry(game.result()->reason).id;
    }
    return played;
}

Played expectedOf(const nlohmann::json &vector)
{
    const auto &reason = vector["reason"];
    return {vector["ply"], vector["result"], reason.is_null() ? std::string() : reason.get<std::string>()};
}

/// Vectors for the rules that the others leave out.
TEST(DrawRules, GiveTheResultsOfOurOwnVectors)
{
    const auto lines = vectors::jsonLines("rules/own_draws.jsonl");
    ASSERT_GE(lines.size(), 60U);
    for (const auto &vector : lines) {
        const auto rules = parseRulesText(vector["rules"].get<std::string>());
        ASSERT_TRUE(rules) << vector;
        const auto moves = vector["moves"].get<std::string>();
        ASSERT_EQ(std::ranges::count(moves, '-') + std::ranges::count(moves, 'x'), vector["ply"]) << vector;
        EXPECT_EQ(playedBy(*rules, vector), expectedOf(vector)) << vector;
    }
}

/// Whether a vector of the file of other programs is about a preset, and fails by these rules.
bool fails(const nlohmann::json &vector, const std::string &preset, const NamedRules &rules)
{
    const auto &others = vector["first_draw_ply_other_presets"];
    const bool own = vector["preset"] == preset;
    if ((!own && !others.contains(preset)) || (own && vector["result"] != "draw"))
        return false;
    const auto ply = own ? vector["draw_at_ply"] : others[preset];
    const auto drawn = firstDraw(rules, vector);
    return !ply.is_null() && (!drawn || drawn->ply != ply.get<int>());
}

/// The reason that a key of the rules text stands for.
std::optional<EndReason> reasonOfKey(std::string_view key)
{
    static const std::map<std::string_view, EndReason> Reasons{{"repetition", EndReason::Repetition},
        {"noProgressPlies", EndReason::NoProgress}, {"threeKingsMoves", EndReason::ThreeKings},
        {"balanceSmallPlies", EndReason::Balance}, {"balanceLargePlies", EndReason::Balance},
        {"mainRoadMoves", EndReason::MainRoad}, {"twoAgainstOneMoves", EndReason::TwoAgainstOne},
        {"threeAgainstOnePlies", EndReason::ThreeAgainstOne},
        {"twoAgainstOnePlies", EndReason::FewAgainstOne}, {"onePieceEach", EndReason::OnePieceEach},
        {"twoKingsAgainstOnePlies", EndReason::TwoKingsAgainstOne},
        {"kingAgainstKingPlies", EndReason::KingAgainstKing}};
    const auto found = Reasons.find(key);
    return found == Reasons.end() ? std::nullopt : std::optional(found->second);
}

/// The keys of the draw rules that are in force, with a value next to the right one and one that switches
/// them off.
std::map<std::string, std::vector<std::string>> brokenDrawRules(const NamedRules &rules)
{
    std::map<std::string, std::vector<std::string>> broken;
    std::istringstream text(expandedRulesText(rules));
    for (std::string option; std::getline(text, option, '+');) {
        const auto equals = option.find('=');
        const std::string key = option.substr(0, equals);
        if (!reasonOfKey(key) || option.ends_with("=0") || option.ends_with("=false"))
            continue;
        if (option.ends_with("=true"))
            broken[key] = {key + "=false"};
        else
            broken[key] = {key + "=0", key + '=' + std::to_string(std::stoi(option.substr(equals + 1)) + 1)};
    }
    return broken;
}

/// Whether some vector that is named after a rule fails by rules in which it is broken.
bool isNoticed(const std::string &preset, std::string_view key, const NamedRules &broken)
{
    static const auto Others = vectors::jsonLines("rules/draws.jsonl");
    static const auto Own = vectors::jsonLines("rules/own_draws.jsonl");
    const bool byOthers = std::ranges::any_of(Others, [&](const nlohmann::json &vector) {
        const bool named = vector["result"] == "draw" && reasonOf(vector["rule"]) == reasonOfKey(key);
        return named && fails(vector, preset, broken);
    });
    return byOthers || std::ranges::any_of(Own, [&](const nlohmann::json &vector) {
        const auto rules = parseRulesText(vector["rules"].get<std::string>());
        return rules && rules->rules == rulesOf(preset).rules && rules->variant == broken.variant
            && vector["reason"] == entry(*reasonOfKey(key)).id
            && playedBy(broken, vector) != expectedOf(vector);
    });
}

TEST(DrawRules, ThatAreBrokenMakeAVectorFailByName)
{
    std::set<std::string> checked;
    for (const Variant &one : variants()) {
        for (const Preset &set : one.presets) {
            const std::string preset = std::string(one.textId) + '.' + std::string(set.id);
            const NamedRules right = rulesOf(preset);
            // Men alone, as in Breakthrough, can repeat nothing and make progress with every move.
            if (right.rules.objective == Objective::FirstKing)
                continue;
            for (const auto &[key, changes] : brokenDrawRules(right)) {
                for (const std::string &change : changes) {
                    NamedRules broken = right;
                    broken.rules.options.moveLimitPlies = 1900; // so that a game ends in any case
                    if (applyRulesOption(broken, change))
                        continue; // no rules: a claim needs its limit
                    EXPECT_TRUE(isNoticed(preset, key, broken))
                        << preset << '+' << change << " is noticed by no vector";
                    checked.insert(key);
                }
            }
        }
    }
    EXPECT_EQ(checked.size(), 12U);
}

Game played(std::string_view rules, std::string_view fen, std::initializer_list<std::string_view> moves)
{
    const auto parsed = parseRulesText(rules);
    EXPECT_TRUE(parsed) << rules;
    const auto start = parseFen(parsed->rules, fen);
    EXPECT_TRUE(start) << fen;
    Game game(*parsed, start->position);
    for (const std::string_view text : moves) {
        const auto move = moveFromText(parsed->rules, game.position(), text);
        EXPECT_TRUE(move) << text;
        if (move) {
            EXPECT_TRUE(game.play(*move)) << text;
        }
    }
    return game;
}

TEST(Game, TakesMovesBackToTheStateOfAFreshReplay)
{
    std::mt19937 random(5);
    for (const Variant &entry : variants()) {
        Game game(namedRules(entry.id));
        std::vector<Game> before;
        while (game.ply() < 80 && !game.isOver()) {
            before.push_back(game);
            game.play(Move(game.legalMoves()[random() % game.legalMoves().size()]));
        }
        while (!before.empty()) {
            ASSERT_TRUE(game.takeBack());
            EXPECT_EQ(game, before.back()) << entry.textId;
            EXPECT_EQ(game.legalMoves(), before.back().legalMoves());
            EXPECT_EQ(game.drawCounters(), before.back().drawCounters());
            before.pop_back();
        }
        EXPECT_FALSE(game.takeBack());
    }
}

TEST(Game, TakesBackAResultTogetherWithTheLastMove)
{
    Game game = played("russian", "W:Wc3:Bb4", {"c3:a5"});
    ASSERT_TRUE(game.isOver());
    EXPECT_EQ(game.result(), (GameResult{Outcome::WhiteWins, EndReason::NoPieces}));
    EXPECT_TRUE(game.legalMoves().empty());
    EXPECT_FALSE(game.play(game.moves().front()));
    EXPECT_TRUE(game.takeBack());
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.legalMoves().size(), 1U);
}

TEST(Game, EndsFromOutsideOnce)
{
    Game game(namedRules(VariantId::English));
    EXPECT_TRUE(game.end({Outcome::BlackWins, EndReason::Resignation}));
    EXPECT_FALSE(game.end({Outcome::WhiteWins, EndReason::Time}));
    EXPECT_EQ(game.result()->reason, EndReason::Resignation);
    EXPECT_TRUE(game.legalMoves().empty());
}

TEST(Game, IsLostByWhoeverCannotMoveAndWonSoInLosingGames)
{
    EXPECT_EQ(played("russian", "W:Wa3:Bb4,c5,h8", {}).result(),
        (GameResult{Outcome::BlackWins, EndReason::NoMoves}));
    EXPECT_EQ(played("poddavki", "W:Wa3:Bb4,c5,h8", {}).result(),
        (GameResult{Outcome::WhiteWins, EndReason::NoMoves}));
    EXPECT_EQ(
        played("english", "W:WK8,10:B", {}).result(), (GameResult{Outcome::WhiteWins, EndReason::NoPieces}));
    EXPECT_EQ(played("international", "B:W50:B", {}).result(),
        (GameResult{Outcome::WhiteWins, EndReason::NoPieces}));
    EXPECT_EQ(
        played("poddavki", "B:Wa3:B", {}).result(), (GameResult{Outcome::BlackWins, EndReason::NoPieces}));
}

TEST(Game, ShowsItsCountersNearestToTheirLimitFirst)
{
    const Game waiting = played("russian.site", "W:WKc1,Ke1,Kg1:BKh8", {});
    const auto counters = waiting.drawCounters();
    ASSERT_EQ(counters.size(), 3U);
    EXPECT_EQ(counters[0], (DrawCounter{EndReason::MainRoad, CounterUnit::StrongSideMoves, 0, 5, false}));
    EXPECT_EQ(counters[1], (DrawCounter{EndReason::ThreeKings, CounterUnit::StrongSideMoves, 0, 15, false}));
    EXPECT_EQ(counters[2], (DrawCounter{EndReason::Balance, CounterUnit::Plies, 0, 60, false}));
}

TEST(EndReasons, HaveNamesAndNumbersOfTheirOwn)
{
    for (const EndReasonEntry &one : endReasons()) {
        EXPECT_EQ(endReasonFromId(one.id), one.reason);
        EXPECT_EQ(endReasonFromWire(one.wireNumber), one.reason);
        EXPECT_EQ(endReasonFromTermination(one.pdnTermination), one.reason);
        EXPECT_EQ(entry(one.reason).id, one.id);
    }
    EXPECT_FALSE(endReasonFromId("nothing"));
    EXPECT_FALSE(endReasonFromWire(0));
}

} // namespace
} // namespace naqla::core
