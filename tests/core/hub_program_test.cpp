// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/child_process.h"
#include "tests/core/programs.h"

#include <algorithm>
#include <vector>

/// The real naqla-engine, as other programs talk to it.
namespace {

using namespace naqla::programs;

const std::string Start8 = "pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

/// The lines with which the engine answers before its input ends, without those of a search's progress.
std::vector<std::string> answersTo(const std::string &input)
{
    const Ran ran = runCommand("'" NAQLA_ENGINE "'", input);
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
    std::vector<std::string> lines;
    std::istringstream out(ran.out);
    for (std::string line; std::getline(out, line);) {
        if (!line.starts_with("info "))
            lines.push_back(line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

/// The moves with which searches ended.
Lines movesIn(const Lines &lines)
{
    Lines moves;
    for (const std::string &text : lines) {
        const auto line = naqla::core::hub::lineFromText(text);
        if (line && line->command == "done")
            moves.emplace_back(line->value("move").value_or(""));
    }
    return moves;
}

/// All lines of a search that is let run to its end.
Lines searched(const std::string &input)
{
    const auto until = naqla::cli::ChildProcess::Clock::now() + std::chrono::minutes(2);
    naqla::cli::ChildProcess engine({NAQLA_ENGINE});
    EXPECT_TRUE(engine.write(input, until));
    Lines lines;
    while (lines.empty() || !lines.back().starts_with("done ")) {
        auto line = engine.readLine(until);
        if (!line)
            break;
        lines.push_back(std::move(*line));
    }
    return lines;
}

TEST(HubEngine, SaysWhoItIsAndWhatItPlays)
{
    const Lines lines = answersTo("hub\ninit\nping\nquit\nping\n");
    ASSERT_EQ(lines.size(), 7U);
    EXPECT_TRUE(lines[0].starts_with("id name=Naqla version=")) << lines[0];
    EXPECT_TRUE(lines[1].starts_with("param name=variant value=normal type=enum values=\"")) << lines[1];
    for (const char *name : {"normal", "killer", "bt", "frisian", "losing", "russian", "turkish"})
        EXPECT_NE(lines[1].find(name), std::string::npos) << name;
    EXPECT_TRUE(lines[2].starts_with("param name=level ")) << lines[2];
    EXPECT_TRUE(lines[3].starts_with("param name=tt-size ")) << lines[3];
    EXPECT_EQ(Lines(lines.begin() + 4, lines.end()), (Lines{"wait", "ready", "pong"}))
        << "nothing after quit";
}

TEST(HubEngine, AnswersOnceForEachSearch)
{
    const std::string russian = "set-param name=variant value=russian\ninit\n";
    // One capture is legal: the answer is known.
    const std::string position = Start8 + " moves=\"22-18 9-14\"\n";
    for (const char *level : {"level nodes=50", "level move-time=0.01", "level time=1 inc=0.1",
             "level moves=1 time=0.1", "level infinite", "level nodes=100\nlevel depth=2"}) {
        for (const char *end : {"stop\n", "ping\nstop\n", "quit\n", "stop\nstop\n", ""}) {
            const Lines lines = answersTo(russian + position + level + "\ngo think\n" + end);
            EXPECT_EQ(movesIn(lines), Lines{"18x9x14"}) << level << end;
        }
    }
}

TEST(HubEngine, ThinksForTheOtherUntilItsMoveIsPlayed)
{
    const std::string begin = "set-param name=variant value=russian\ninit\n" + Start8 + "\nlevel nodes=500\n";
    for (const char *end :
        {"ponder-hit\n", "stop\n", "ponder-hit\nstop\n", "ping\nponder-hit\nponder-hit\n"}) {
        const Lines lines = answersTo(begin + "go ponder\n" + end);
        EXPECT_EQ(movesIn(lines).size(), 1U) << end;
    }
    const Lines analysed = answersTo(Start8 + "eeeeeeeeeeeeeeeeee\ngo analyze\nping\nstop\n");
    ASSERT_EQ(analysed.size(), 2U);
    EXPECT_EQ(analysed[0], "pong");
    EXPECT_TRUE(analysed[1].starts_with("done move=")) << analysed[1];
}

TEST(HubEngine, TellsHowASearchGoes)
{
    const Lines lines =
        searched("set-param name=variant value=english\n" + Start8 + "\nlevel depth=4\ngo think");
    ASSERT_GT(lines.size(), 1U);
    for (const char *field : {"info depth=", " score=", " nodes=", " time=", " pv="})
        EXPECT_NE(lines.front().find(field), std::string::npos) << lines.front();
    EXPECT_TRUE(lines.back().starts_with("done move=")) << lines.back();
    const Lines won = searched("set-param name=variant value=russian\n"
                               "pos pos=WeeeeeeeeeeeebeeeeeeeeeeeeWweeeee\nlevel depth=6\ngo think");
    EXPECT_TRUE(std::ranges::any_of(won, [](const std::string &line) {
        return line.find(" score=99.97") != std::string::npos;
    })) << won.back();
}

TEST(HubEngine, ComplainsAndPlaysNothingFromAPositionThatMakesNoSense)
{
    const std::string russian = "set-param name=variant value=russian\n" + Start8 + '\n';
    const auto errors = [&](const std::string &lines) { return answersTo(russian + lines); };
    const std::string bad = "error message=\"bad position\"";
    const std::string none = "error message=\"no position\"";
    EXPECT_EQ(errors("pos pos=Wbad\ngo think\n"), (Lines{bad, none}));
    EXPECT_EQ(errors("pos\ngo think\n"), (Lines{bad, none}));
    EXPECT_EQ(errors(Start8 + " moves=\"22-18 9-15\"\ngo think\n"),
        (Lines{"error message=\"illegal move\"", none}));
    EXPECT_EQ(errors(Start8 + " moves=\"22-18 9-14 18x9\"\n"), Lines{"error message=\"illegal move\""})
        << "the captured square is missing";
    EXPECT_EQ(errors("set-param name=variant value=international\ngo think\n"),
        (Lines{"error message=\"bad value\"", none}));
    EXPECT_EQ(
        errors("set-param name=level value=9\nset-param name=tt-size value=99\nset-param name=x value=1\n"),
        (Lines{"error message=\"bad value\"", "error message=\"bad value\""}));
    EXPECT_EQ(errors("pos pos=Wwwweeeeeeeeeeeeeeeeeeeeeeeeeeeee\ngo think\n"),
        Lines{"error message=\"the game is over\""});
    EXPECT_EQ(errors("frobnicate a=b\n\n   \n"), Lines{"error message=\"bad command\""});
    EXPECT_EQ(errors("pos pos=" + std::string(200'000, 'W') + "\nping\n"), Lines{"pong"})
        << "too long a line";
}

TEST(HubEngine, KnowsHowOftenAFrisianKingHasMoved)
{
    std::string squares(50, 'e');
    squares[45] = 'W';
    squares[49] = 'w';
    squares[0] = 'b';
    const std::string begin = "set-param name=variant value=frisian\npos pos=W" + squares;
    const auto moves = [&](const std::string &wolf) {
        return movesIn(answersTo(begin + wolf + "\nlevel depth=4\ngo think\n"));
    };
    const Lines tired = moves(" wolf=W46=3");
    ASSERT_EQ(tired.size(), 1U);
    EXPECT_TRUE(tired.front().starts_with("50-")) << "the king has made its three moves: " << tired.front();
    EXPECT_EQ(answersTo(begin + " wolf=W50=1\n"), Lines{"error message=\"bad position\""});
}

TEST(HubEngine, TakesNoOtherArguments)
{
    EXPECT_EQ(runCommand("'" NAQLA_ENGINE "' hub", "ping\n").out, "pong\n");
    EXPECT_EQ(runCommand("'" NAQLA_ENGINE "' --help").exitCode, 0);
    const Ran ran = runCommand("'" NAQLA_ENGINE "' uci");
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
}

} // namespace
