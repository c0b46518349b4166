// SPDX-License-Identifier: GPL-3.0-or-later
// Each variant's file of vectors holds, and does not hold any more when one of its rules is broken.
#include "core/game/game.h"
#include "core/rules/perft.h"
#include "tests/core/plain_vectors.h"
#include "tests/core/rules_random.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace naqla::core {

namespace {

using nlohmann::json;

std::vector<Square> squareList(const json &numbers)
{
    std::vector<Square> list;
    for (const json &number : numbers)
        list.push_back(vectors::square(number));
    return list;
}

/// Whether the moves are those of a vector: paths, captured pieces and crowns.
bool movesAre(const json &expected, const std::vector<Move> &moves)
{
    if (expected.size() != moves.size())
        return false;
    return std::ranges::all_of(expected, [&](const json &one) {
        return std::ranges::any_of(moves, [&](const Move &move) {
            return move.path == squareList(one["path"]) && move.captures == squareList(one["captured"])
                && move.crowns == one["crowns"].get<bool>();
        });
    });
}

class VariantVectors : public testing::TestWithParam<VariantId>
{
protected:
    void SetUp() override
    {
        const std::string id(variant(GetParam()).textId);
        for (json &line : vectors::jsonLines("rules/variants/" + id + ".jsonl")) {
            if (line.contains("start"))
                m_start = line;
            else
                (line.contains("winner") ? m_ends : m_positions).push_back(line);
        }
        ASSERT_FALSE(m_start.is_null());
        ASSERT_GE(m_ends.size(), 2U);
    }
    [[nodiscard]] const Rules &rules() const { return variant(GetParam()).rules; }
    [[nodiscard]] std::string winnerOf(const Rules &rules, const json &line) const
    {
        NamedRules named = namedRules(GetParam());
        named.rules = rules;
        const Game game(named, vectors::positionOf(rules, line["fen"].get<std::string>()));
        return game.result() ? std::string(outcomeId(game.result()->outcome)) : "ongoing";
    }
    json m_start;
    std::vector<json> m_ends;
    std::vector<json> m_positions;
};

TEST_P(VariantVectors, Hold)
{
    const Position start = startPosition(rules());
    EXPECT_EQ(canonicalFen(rules(), start), m_start["start"].get<std::string>());
    int depth = 0;
    for (const json &count : m_start["leaves"])
        EXPECT_EQ(perft(rules(), start, ++depth), count.get<std::uint64_t>()) << depth;
    for (const json &line : m_ends)
        EXPECT_EQ(winnerOf(rules(), line), line["winner"].get<std::string>()) << line;
    for (const json &line : m_positions) {
        const Position position = vectors::positionOf(rules(), line["fen"].get<std::string>());
        const auto moves = legalMoves(rules(), position);
        EXPECT_TRUE(movesAre(line["legal"], moves)) << line << testing::PrintToString(moves);
    }
}

TEST_P(VariantVectors, FailByNameWhenARuleOfTheMovesIsBroken)
{
    std::map<std::string, int> named;
    for (const json &line : m_positions) {
        for (const json &change : line["breaks"]) {
            NamedRules broken = namedRules(GetParam());
            ASSERT_FALSE(applyRulesOption(broken, change.get<std::string>())) << change;
            // The position is that of the right rules: a limit of king moves stands in its FEN.
            const Position position = vectors::positionOf(rules(), line["fen"].get<std::string>());
            EXPECT_FALSE(movesAre(line["legal"], legalMoves(broken.rules, position))) << change << line;
            ++named[change.get<std::string>()];
        }
    }
    const auto mutations = plain::mutationsOf(namedRules(GetParam()));
    EXPECT_GT(mutations.size(), 25U);
    for (const auto &mutation : mutations)
        EXPECT_GT(named[mutation.change], 0) << mutation.change << " is noticed by no vector";
}

TEST_P(VariantVectors, FailWhenTheStartOrTheAimIsBroken)
{
    int tried = 0;
    for (const char *change : {"rowsPerSide=1", "rowsPerSide=2", "rowsPerSide=3", "rowsPerSide=4",
             "starter=black", "starter=white", "skipBackRow=true", "skipBackRow=false"}) {
        NamedRules broken = namedRules(GetParam());
        if (applyRulesOption(broken, change) || broken.rules == rules())
            continue;
        EXPECT_NE(
            canonicalFen(broken.rules, startPosition(broken.rules)), m_start["start"].get<std::string>())
            << change;
        ++tried;
    }
    EXPECT_GE(tried, 3);
    for (const Objective objective : {Objective::Normal, Objective::Lose}) {
        Rules broken = rules();
        if ((objective == Objective::Lose) == (rules().objective == Objective::Lose))
            continue;
        broken.objective = objective;
        for (const json &line : m_ends)
            EXPECT_NE(winnerOf(broken, line), line["winner"].get<std::string>()) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, VariantVectors, testing::ValuesIn([] {
    std::vector<VariantId> ids;
    for (const Variant &entry : variants())
        ids.push_back(entry.id);
    return ids;
}()),
    [](const auto &parameter) { return std::string(variant(parameter.param).textId); });

/// What a tag of the cross-checked vectors says is broken; tags of other mistakes than in one rule are left
/// out.
std::string changeOfTag(const std::string &tag, const std::string &variantId)
{
    static const std::map<std::string, std::string> Changes{{"m:optional", "compulsory=false"},
        {"m:immediate-removal", "removal=atOnce"}, {"m:deferred-removal", "removal=afterMove"},
        {"m:promo-stop", "midCaptureCrowning=stop"}, {"m:promo-pass", "midCaptureCrowning=passAsMan"},
        {"m:promo-continue-as-king", "midCaptureCrowning=continueAsKing"}, {"m:no-precedence", "choice=any"},
        {"m:majority-only", "choice=mostPieces"}, {"m:spanish-precedence", "choice=mostPieces/mostKings"},
        {"m:no-captured-kings-clause", "choice=mostPieces"},
        {"m:no-earliest-king-clause", "choice=mostPieces/withKing/mostKings"},
        {"m:man-cannot-take-king", "menTakeKings=false"}, {"m:man-takes-king", "menTakeKings=true"},
        {"m:man-back-capture", "manCaptures=allDiagonals"},
        {"m:man-no-back-capture", "manCaptures=forwardDiagonals"}, {"m:allow-180", "mayReverse=true"},
        {"m:flying-king", "kingFlies=true"}, {"m:short-king", "kingFlies=false"},
        {"m:land-behind-only", "kingLanding=adjacent"}, {"m:free-king-landing", "kingLanding=free"}};
    if (tag == "m:majority-only" && variantId == "frisian")
        return {}; // beside the value of kings it says nothing
    if (tag == "m:no-with-king-clause")
        return variantId == "frisian" ? "choice=highestValue" : "choice=mostPieces/mostKings/kingEarliest";
    const auto found = Changes.find(tag);
    return found == Changes.end() ? std::string{} : found->second;
}

TEST(CrossCheckedVectors, FailWhenTheRuleThatTheyAreTaggedWithIsBroken)
{
    std::set<std::string> tags;
    for (const json &line : vectors::jsonLines("rules/positions.jsonl")) {
        const auto id = line["variant"].get<std::string>();
        const Variant *entry = findVariant(id);
        if (entry == nullptr || line.contains("moves_before"))
            continue;
        const Position position = vectors::positionOf(entry->rules, line["fen"].get<std::string>());
        const auto right = legalMoves(entry->rules, position);
        for (const json &tag : line["tests"]) {
            const std::string change = changeOfTag(tag.get<std::string>(), id);
            NamedRules broken = namedRules(entry->id);
            if (change.empty() || applyRulesOption(broken, change))
                continue;
            if (position.occupied().count() > 16)
                continue; // many long captures: it takes too long without the rule that chooses
            const auto moves = legalMoves(broken.rules, position);
            const bool same = right.size() == moves.size()
                && std::ranges::equal(right, moves,
                    [](const Move &a, const Move &b) { return a == b && a.crowns == b.crowns; });
            EXPECT_FALSE(same) << id << ' ' << tag << ' ' << line["fen"];
            tags.insert(tag.get<std::string>());
        }
    }
    EXPECT_GE(tags.size(), 20U);
}

} // namespace

} // namespace naqla::core
