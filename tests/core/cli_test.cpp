// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/programs.h"

#include <nlohmann/json.hpp>

#include <set>
#include <vector>

/// The real program, as scripts call it.
namespace {

using namespace naqla::programs;

nlohmann::json json(const std::string &arguments)
{
    const Ran ran = runCli(arguments);
    EXPECT_EQ(ran.exitCode, 0) << arguments << '\n' << ran.err;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1) << ran.out;
    return nlohmann::json::parse(ran.out, nullptr, false);
}

TEST(Cli, ListsTheVariants)
{
    const Ran ran = runCli("variants");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 19);
    std::istringstream lines(ran.out);
    std::string id;
    std::string board;
    std::string pieces;
    std::string gameType;
    lines >> id >> board >> pieces >> gameType;
    EXPECT_EQ(id + ' ' + board + ' ' + pieces + ' ' + gameType, "russian 8x8 12 25,W,8,8,A0,0");
}

TEST(Cli, CountsPositions)
{
    const Ran ran = runCli("perft --variant russian --depth 5");
    EXPECT_TRUE(ran.out.starts_with("nodes 7482  seconds ")) << ran.out;
    EXPECT_NE(ran.out.find("  nps "), std::string::npos);
    const Ran divided = runCli("perft --variant russian --depth 5 --divide --threads 2");
    EXPECT_TRUE(divided.out.find("\nnodes 7482  ") != std::string::npos) << divided.out;
    EXPECT_EQ(std::count(divided.out.begin(), divided.out.end(), '\n'), 8);
    EXPECT_TRUE(runCli("perft --variant english --depth 0").out.starts_with("nodes 1 "));
}

TEST(Cli, GivesTheLegalMoves)
{
    const auto given = json("moves --variant russian --fen W:Wb6:Bc7,e7");
    EXPECT_EQ(given["fen"], "W:Wb6:Bc7,e7");
    ASSERT_EQ(given["moves"].size(), 3U);
    const auto &move = given["moves"][0];
    EXPECT_EQ(move["from"], "b6");
    EXPECT_EQ(move["path"], (nlohmann::json{"b6", "d8", move["to"]}));
    EXPECT_EQ(move["captured"], (nlohmann::json{"c7", "e7"}));
    EXPECT_EQ(move["promotes"], true);
    const auto index = json("moves --variant russian --fen W:W9:B6,7 --squares index");
    EXPECT_EQ(index["fen"], "W:W9:B6,7");
    EXPECT_EQ(index["moves"][0]["from"], 9);
    const auto after = json("moves --variant russian --after 'c3-d4 f6-e5'");
    EXPECT_EQ(after["moves"].size(), 1U);
    EXPECT_EQ(after["moves"][0]["notation"], "d4:f6");
    const auto optional = json("moves --variant russian --after 'c3-d4 f6-e5' --rules compulsory=false");
    EXPECT_GT(optional["moves"].size(), 5U) << "captures may be left alone";
}

TEST(Cli, ExplainsWhyAMoveIsRefused)
{
    const auto refused = json("explain --variant russian --fen W:Wd4,a1:Be5 --move a1-b2");
    EXPECT_EQ(refused["legal"], false);
    EXPECT_EQ(refused["reason"], "otherMustCapture");
    EXPECT_EQ(refused["squares"], nlohmann::json{"d4"});
    EXPECT_EQ(json("explain --variant russian --fen W:Wd4,a1:Be5 --move d4:f6")["legal"], true);
    EXPECT_EQ(json("explain --variant russian --move xyz")["reason"], "badNotation");
    EXPECT_EQ(
        json("explain --variant international --fen W:WK4:B13,20,32,37 --move 4x15")["reason"], "ambiguous");
}

TEST(Cli, PlaysMovesAndCounts)
{
    const auto state = json("play --variant russian --fen W:WKb2,Kc1,Ke1:BKa3 --moves ''");
    EXPECT_EQ(state["result"], "ongoing");
    EXPECT_TRUE(state["reason"].is_null());
    EXPECT_EQ(state["counters"]["threeKings"]["limit"], 15);
    const auto drawn = json("play --variant russian --fen W:WKc1,a1:BKf8,h8 --moves "
                            "'c1-d2 f8-g7 d2-c1 g7-f8 c1-d2 f8-g7 d2-c1 g7-f8 c1-d2'");
    EXPECT_EQ(drawn["result"], "draw");
    EXPECT_EQ(drawn["reason"], "repetition");
    EXPECT_EQ(drawn["ply"], 8);
    EXPECT_EQ(drawn["unplayed"], 1);
    const auto won = json("play --variant poddavki --fen W:Wc3:Bb4,h8 --moves c3:a5");
    EXPECT_EQ(won["result"], "ongoing");
    const auto lost = json("play --variant russian --fen W:Wc3:Bb4 --moves c3:a5");
    EXPECT_EQ(lost["result"], "white");
    EXPECT_EQ(lost["reason"], "noPieces");
}

TEST(Cli, RefusesWhatItDoesNotUnderstandInOneLine)
{
    const std::vector<std::string> bad{"", "nonsense", "--wrong", "variants word", "variants --wrong",
        // perft
        "perft", "perft --depth 3", "perft --variant russian", "perft --variant russian --depth x",
        "perft --variant russian --depth -1", "perft --variant russian --depth 100",
        "perft --variant russian --depth", "perft --variant russian --depth 3 --threads 0",
        "perft --variant russian --depth 3 word", "perft --variant chess --depth 3",
        "perft --variant russian --depth 3 --fen W:Wz9:B",
        "perft --variant russian --depth 3 --rules compulsory", "perft --variant russian --depth 3 --divided",
        // moves
        "moves", "moves --variant chess", "moves --variant russian.none", "moves --variant russian --fen x",
        "moves --variant russian --wrong 1", "moves --variant russian --fen",
        "moves --variant russian --after a1-a1", "moves --variant russian --after x",
        "moves --variant russian word", "moves --variant russian --rules nonsense=1",
        "moves --variant russian --rules compulsory=maybe", "moves --variant russian --rules rowsPerSide=5",
        "moves --variant russian --squares no", "moves --variant russian --fen W:W1-13:B20",
        "moves --variant russian --fen W:Wa1,a1:Bh8",
        // explain
        "explain", "explain --variant russian", "explain --move c3-d4", "explain --variant russian --move",
        "explain --variant chess --move c3-d4", "explain --variant russian --move c3-d4 word",
        "explain --variant russian --fen x --move c3-d4",
        // play
        "play", "play --variant russian", "play --moves c3-d4", "play --variant russian --moves",
        "play --variant russian --moves 'c3-d4 c3-d4'", "play --variant russian --moves h1-h2",
        "play --variant russian --moves c3-d4 word", "play --variant russian --moves '' --fen W:W99:B1",
        // replay and convert
        "replay", "replay /nonexistent/file.pdn", "replay --variant chess x.pdn", "replay --wrong x.pdn",
        "replay /", "convert", "convert one.pdn", "convert one.pdn two.pdn three.pdn",
        "convert /nonexistent/a.pdn /nonexistent/b.pdn", "convert --variant chess a.pdn b.pdn",
        "convert " NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn /nonexistent/b.pdn",
        // engine
        "demo --variant chess", "demo word", "demo --wrong", "bench --variant chess", "bench --depth 0",
        "bench --depth x", "bench word", "match", "match --variant russian",
        "match --variant russian --a builtin", "match --variant chess --a builtin --b builtin",
        "match --variant russian --a stockfish --b builtin",
        "match --variant russian --a builtin:99 --b builtin",
        "match --variant russian --a builtin@x --b builtin",
        "match --variant russian --a builtin --b builtin --games 1",
        "match --variant russian --a builtin --b builtin --games 3",
        "match --variant russian --a builtin --b builtin --movetime 0",
        "match --variant russian --a builtin --b builtin --nodes x",
        "match --variant russian --a builtin --b builtin --movetime 5 --nodes 5",
        "match --variant russian --a builtin --b builtin --openings /nonexistent/o.pdn",
        "match --variant russian --a builtin --b builtin --pdn /nonexistent/m.pdn",
        "match --variant russian --a builtin --b builtin word", "match --variant russian --a builtin --b ''",
        "match --variant russian --a builtin --b 'cat \"'",
        "match --variant russian --a builtin --b builtin --plies -1"};
    std::set<std::string> commands;
    for (const std::string &arguments : bad) {
        const Ran ran = runCli(arguments);
        EXPECT_EQ(ran.exitCode, 2) << arguments;
        EXPECT_EQ(ran.out, "") << arguments;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << arguments << '\n' << ran.err;
        EXPECT_TRUE(ran.err.starts_with("naqla-cli: ")) << arguments << '\n' << ran.err;
        commands.insert(arguments.substr(0, arguments.find(' ')));
    }
    std::istringstream help(runCli("help").out);
    for (std::string line; std::getline(help, line);) {
        const bool names = line.starts_with("  ") && !line.starts_with("   ");
        const std::string name = line.substr(names ? 2 : line.size(), line.find(' ', 2) - 2);
        EXPECT_TRUE(!names || commands.contains(name)) << name << " has no wrong arguments here";
    }
}

TEST(Cli, TakesAPresetWhereverAVariantStands)
{
    const std::string file = NAQLA_TEST_DATA "/pdn/synthetic-arabic-utf8-bom-crlf.pdn";
    const Folder folder;
    for (const std::string &arguments :
        {std::string("perft --variant russian.site --depth 2"), std::string("moves --variant russian.site"),
            std::string("explain --variant russian.site --move c3-d4"),
            std::string("play --variant russian.site --moves c3-d4"),
            "replay --variant russian.site '" + file + "'",
            "convert --variant russian.site '" + file + "' '" + folder.file("out.pdn") + "'",
            std::string("bench --variant russian.site --depth 1"),
            std::string("match --variant russian.site --a builtin@10 --b builtin@10 --games 2"),
            std::string("demo --variant russian.site+moveLimit=4")})
        EXPECT_EQ(runCli(arguments).exitCode, 0) << arguments;
}

TEST(Cli, ReplaysFilesAndConvertsThem)
{
    const Folder folder;
    const std::string file = NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn";
    const Ran replayed = runCli("replay '" + file + "'");
    EXPECT_EQ(replayed.exitCode, 0);
    EXPECT_EQ(replayed.out,
        file
            + ": games 42 parsed 42 replayed 32 positions 8\n"
              "total: games 42 parsed 42 replayed 32 positions 8\n");
    EXPECT_NE(replayed.err.find("game 14 ply 2 `01-07`: illegal"), std::string::npos) << replayed.err;
    const std::string once = folder.file("once.pdn");
    const std::string twice = folder.file("twice.pdn");
    EXPECT_EQ(runCli("convert '" + file + "' '" + once + "'").out, "games 42\n");
    EXPECT_EQ(runCli("convert '" + once + "' '" + twice + "'").out, "games 42\n");
    EXPECT_EQ(contentOf(once), contentOf(twice));
    EXPECT_NE(runCli("replay '" + once + "'").out.find("total: games 42 parsed 42 replayed 32 positions 8"),
        std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(once + ".part"));
}

TEST(Cli, PrintsAHundredFaultsOfAFileAndCountsTheRest)
{
    const Folder folder;
    const std::string file = folder.file("garbage.pdn");
    {
        std::ofstream stream(file);
        for (int i = 0; i < 250; ++i)
            stream << "[GameType \"20\"] 1. 50-1 *\n";
    }
    for (const std::string &command :
        {"replay '" + file + "'", "convert '" + file + "' '" + folder.file("out") + "'"}) {
        const Ran ran = runCli(command);
        EXPECT_EQ(ran.exitCode, 0);
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 101) << command;
        EXPECT_NE(ran.err.find(file + ":3: game 3 ply 1 `50-1`: "), std::string::npos)
            << ran.err.substr(0, 500);
        EXPECT_TRUE(ran.err.ends_with(file + ": and 150 more\n")) << ran.err.substr(ran.err.size() - 100);
    }
}

TEST(Cli, NamesAGameThatItDoesNotKnow)
{
    const Folder folder;
    const std::string file = folder.file("other.pdn");
    std::ofstream(file) << "[GameType \"41\"] 1. c3-d4 *\n";
    EXPECT_EQ(runCli("replay '" + file + "'").err, file + ":1: game 1 ply 1 `41`: unknown variant\n");
}

TEST(Cli, ShowsAGameThatEndsByItself)
{
    const Ran ran = runCli("demo");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_GT(std::count(ran.out.begin(), ran.out.end(), '\n'), 100);
    const auto lastLine = ran.out.rfind('\n', ran.out.size() - 2);
    EXPECT_TRUE(ran.out.substr(lastLine + 1).starts_with("Result: ")) << ran.out.substr(lastLine + 1);
}

} // namespace
