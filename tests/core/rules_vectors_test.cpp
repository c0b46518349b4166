// SPDX-License-Identifier: GPL-3.0-or-later
// Published and cross-checked vectors: leaf counts and whole move lists.
#include "core/rules/legality.h"
#include "core/rules/perft.h"
#include "tests/core/rules_random.h"
#include "tests/core/vectors.h"

#include <gtest/gtest.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <map>
#include <set>

namespace naqla::core {

namespace {

using nlohmann::json;

/// Two names in the files are not variants of ours but mixes: english-optional, thai-12men.
const std::vector<std::string> VariantsWithLeafCounts{"russian", "brazilian", "pool", "english", "italian",
    "spanish", "czech", "thai", "thai-12men", "turkish", "international", "canadian", "frisian"};
const std::vector<std::string> VariantsWithMoveLists{"russian", "poddavki", "brazilian", "pool", "english",
    "english-optional", "italian", "spanish", "czech", "thai", "turkish", "international", "canadian",
    "frisian"};

Rules vectorRules(const std::string &name)
{
    if (name == "english-optional") {
        Rules rules = variant(VariantId::English).rules;
        rules.options.compulsoryCapture = false;
        return rules;
    }
    if (name == "thai-12men") {
        Rules rules = variant(VariantId::Thai).rules;
        rules.setup.rowsPerSide = 3;
        return rules;
    }
    return vectors::rulesOf(name).rules;
}

struct PerftRow
{
    std::string fen;
    int depth = 0;
    std::uint64_t nodes = 0;
    bool distinct = true;
};

template <typename Number>
Number numberOf(const std::string &text)
{
    Number number{};
    EXPECT_EQ(std::from_chars(text.data(), text.data() + text.size(), number).ec, std::errc{}) << text;
    return number;
}

const std::map<std::string, std::vector<PerftRow>> &perftRows()
{
    static const auto Rows = [] {
        std::map<std::string, std::vector<PerftRow>> rows;
        std::istringstream file(vectors::fileText(NAQLA_TEST_DATA "/rules/perft.tsv"));
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#')
                continue;
            std::istringstream fields(line);
            std::array<std::string, 5> field;
            for (std::string &text : field)
                std::getline(fields, text, '\t');
            if (field[4] == "all" || field[4] == "distinct")
                rows[field[0]].push_back({field[1], numberOf<int>(field[2]),
                    numberOf<std::uint64_t>(field[3]), field[4] == "distinct"});
        }
        return rows;
    }();
    return Rows;
}

std::uint64_t leafLimit()
{
    const char *limit = std::getenv("NAQLA_PERFT_LEAVES");
    return limit ? numberOf<std::uint64_t>(limit) : 1'000'000;
}

class LeafCounts : public testing::TestWithParam<std::string>
{
};

TEST_P(LeafCounts, AreThoseOfOtherPrograms)
{
    const Rules rules = vectorRules(GetParam());
    const auto rows = perftRows().find(GetParam());
    ASSERT_NE(rows, perftRows().end());
    std::map<std::pair<std::string, int>, std::uint64_t> counted;
    for (const PerftRow &row : rows->second) {
        if (row.nodes > leafLimit())
            continue;
        auto [known, isNew] = counted.try_emplace({row.fen, row.depth}, 0);
        if (isNew)
            known->second = perft(rules, vectors::positionOf(rules, row.fen), row.depth);
        // The other convention counts every route of a capture.
        if (row.distinct) {
            EXPECT_EQ(known->second, row.nodes) << row.fen << " depth " << row.depth;
        } else {
            EXPECT_LE(known->second, row.nodes) << row.fen << " depth " << row.depth;
        }
    }
    EXPECT_GT(counted.size(), 5U);
}

class MoveLists : public testing::TestWithParam<std::string>
{
};

TEST_P(MoveLists, AreComplete)
{
    const Rules rules = vectorRules(GetParam());
    int checked = 0;
    for (const json &line : vectors::jsonLines("rules/positions.jsonl")) {
        if (line["variant"] != GetParam())
            continue;
        SCOPED_TRACE(line["fen"].get<std::string>());
        Position position = vectors::positionOf(rules, line["fen"].get<std::string>());
        for (const json &step : line.value("moves_before", json::array())) {
            const auto move =
                findMove(rules, position, vectors::square(step[0]), vectors::square(step[1]), {});
            ASSERT_TRUE(move) << step;
            position = positionAfter(rules, position, *move);
        }
        const auto moves = legalMoves(rules, position);
        ASSERT_EQ(moves.size(), line["legal"].size()) << testing::PrintToString(moves);
        std::size_t routes = 0;
        for (const json &expected : line["legal"]) {
            const auto found = findMove(rules, position, vectors::square(expected["from"]),
                vectors::square(expected["to"]), vectors::squares(expected["captured"]));
            ASSERT_TRUE(found) << expected;
            EXPECT_EQ(found->crowns, expected["promotes"].get<bool>()) << expected;
            std::set<std::vector<Square>> paths;
            const auto addPath = [&](const json &path) {
                std::vector<Square> squares;
                for (const json &number : path)
                    squares.push_back(vectors::square(number));
                paths.insert(squares);
            };
            addPath(expected["path"]);
            for (const json &path : expected.value("alt_paths", json::array()))
                addPath(path);
            EXPECT_TRUE(paths.contains(found->path)) << expected;
            EXPECT_EQ(found->path, *paths.begin()) << "the smallest path is the canonical one" << expected;
            for (const Move &route : legalRoutes(rules, position)) {
                if (route == *found) {
                    EXPECT_TRUE(paths.contains(route.path)) << expected << testing::PrintToString(route);
                    ++routes;
                }
            }
        }
        EXPECT_EQ(routes, line.value("n_all_routes", routes));
        ++checked;
    }
    EXPECT_GT(checked, 0);
}

std::string testName(const testing::TestParamInfo<std::string> &parameter)
{
    std::string name = parameter.param;
    std::ranges::replace(name, '-', '_');
    return name;
}
INSTANTIATE_TEST_SUITE_P(Rules, LeafCounts, testing::ValuesIn(VariantsWithLeafCounts), testName);
INSTANTIATE_TEST_SUITE_P(Rules, MoveLists, testing::ValuesIn(VariantsWithMoveLists), testName);

TEST(VectorFiles, HaveNoVariantThatIsNotTested)
{
    std::set<std::string> counted;
    for (const auto &[name, rows] : perftRows())
        counted.insert(name);
    EXPECT_EQ(counted, std::set<std::string>(VariantsWithLeafCounts.begin(), VariantsWithLeafCounts.end()));
    std::set<std::string> listed;
    for (const json &line : vectors::jsonLines("rules/positions.jsonl"))
        listed.insert(line["variant"].get<std::string>());
    EXPECT_EQ(listed, std::set<std::string>(VariantsWithMoveLists.begin(), VariantsWithMoveLists.end()));
}

TEST(Perft, ThreadsCountTheSame)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    const Position start = startPosition(rules);
    EXPECT_EQ(perft(rules, start, 7, 2), perft(rules, start, 7));
    EXPECT_EQ(perft(rules, start, 2, 8), 49U);
}

TEST(Perft, CountsTheRootAloneAtDepthZero)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    EXPECT_EQ(perft(rules, startPosition(rules), 0), 1U);
    EXPECT_EQ(perft(rules, startPosition(rules), -3), 1U);
}

TEST(Perft, CountsNothingBelowAFinishedGame)
{
    const Rules &rules = variant(VariantId::Russian).rules;
    const Position blocked = vectors::positionOf(rules, "B:W32:B28");
    EXPECT_EQ(perft(rules, blocked, 1), 0U);
    EXPECT_EQ(perft(rules, blocked, 4), 0U);
}

} // namespace

} // namespace naqla::core
