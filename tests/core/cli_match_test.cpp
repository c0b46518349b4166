// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/programs.h"

#include <vector>

/// Matches that the real program plays, against itself and against programs that speak the Hub protocol.
namespace {

using namespace naqla::programs;

/// A program of a few lines that speaks the Hub protocol and answers some lines as a test wants it.
std::string fakeEngine(const Folder &folder, const std::string &answers)
{
    const std::string file = folder.file("fake engine");
    std::ofstream(file)
        << "#!/bin/sh\nwhile read -r line; do case \"$line\" in\n"
        << answers
        << "hub) echo '+---+ a drawing'; echo; echo 'id name=Fake version=2';\n"
           "  echo 'param name=variant value=normal type=enum values=\"normal russian\"'; echo wait;;\n"
           "init) echo 'init book'; echo ready;;\n"
           "ping) echo pong;;\n"
           "quit) exit;;\nesac; done\n";
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    return "'\"" + file + "\"'";
}

/// The games of a file that `replay` could play to their ends.
std::string replayed(const std::string &file)
{
    const std::string out = runCli("replay '" + file + "'").out;
    return out.substr(out.rfind("total: "));
}

TEST(Match, EndsWithTheScoreInOneLine)
{
    const Ran ran = runCli("match --variant russian --a builtin --b builtin:1 --games 4 --nodes 300");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 1);
    int wins = 0;
    int draws = 0;
    int losses = 0;
    double share = 0;
    int elo = 0;
    int low = 0;
    int high = 0;
    ASSERT_EQ(std::sscanf(ran.out.c_str(), "wins %d draws %d losses %d score %lf %% elo %d (%d..%d)", &wins,
                  &draws, &losses, &share, &elo, &low, &high),
        7)
        << ran.out;
    EXPECT_EQ(wins + draws + losses, 4);
    EXPECT_NEAR(share, (wins + draws / 2.0) * 25, 0.1);
    EXPECT_LE(low, elo);
    EXPECT_LE(elo, high);
    EXPECT_EQ(ran.err, "");
}

TEST(Match, OfEqualsIsEvenSinceEachOpeningIsPlayedWithBothColours)
{
    const Ran ran = runCli("match --variant italian --a builtin@200 --b builtin@200 --games 6");
    EXPECT_NE(ran.out.find("score 50.0 %  elo +0 ("), std::string::npos) << ran.out;
}

TEST(Match, WritesItsGamesAsStrictPdn)
{
    const Folder folder;
    const std::string file = folder.file("games.pdn");
    const std::string again = folder.file("again.pdn");
    const Ran ran = runCli(
        "match --variant brazilian --a builtin --b builtin:2 --games 4 --movetime 1 --pdn '" + file + "'");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(replayed(file), "total: games 4 parsed 4 replayed 4 positions 0\n");
    EXPECT_EQ(runCli("convert '" + file + "' '" + again + "'").out, "games 4\n");
    const std::string text = contentOf(file);
    EXPECT_EQ(contentOf(again), text);
    EXPECT_NE(text.find("[White \"Naqla, level 3\"]\n[Black \"Naqla, level 2\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[White \"Naqla, level 2\"]\n[Black \"Naqla, level 3\"]"), std::string::npos);
}

TEST(Match, BeginsWithThePositionsAndGamesOfAFile)
{
    const Folder folder;
    const std::string openings = folder.file("openings");
    std::ofstream(openings) << "W:Wc3,e3,d2:Be7,d6,f6 *\n[GameType \"25\"] 1. g3-h4 b6-a5 2. a3-b4 *\n";
    const std::string file = folder.file("games.pdn");
    const Ran ran =
        runCli("match --variant russian --a builtin --b builtin:1 --games 6 --nodes 50 --openings '"
            + openings + "' --pdn '" + file + "'");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    const std::string text = contentOf(file);
    const auto count = [&](const std::string &part) {
        int found = 0;
        for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
            ++found;
        return found;
    };
    EXPECT_EQ(count("[FEN \"W:Wc3,e3,d2:Be7,d6,f6\"]"), 4) << "both colours, and again when the file ends";
    EXPECT_EQ(count("1. g3-h4 b6-a5 2. a3-b4 "), 2) << text;
}

TEST(Match, RefusesOpeningsThatCannotBePlayed)
{
    const Folder folder;
    const std::string openings = folder.file("openings");
    for (const char *text : {"", "no games here", "W:Wz9:Bf6\n", "[GameType \"25\"] 1. c3-d4 c3-d4 *",
             "[GameType \"20\"] 1. 32-28 *", "W:Wc3:B\n",
             "[GameType \"25\"] 1. c3-d4 /FEN \"B:Wc3:Bd6\"/ d6-e5 *"}) {
        std::ofstream(openings, std::ios::trunc) << text;
        const Ran ran =
            runCli("match --variant russian --a builtin --b builtin --openings '" + openings + "'");
        EXPECT_EQ(ran.exitCode, 2) << text;
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(ran.err.starts_with("naqla-cli: " + openings)) << text << '\n' << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
}

TEST(Match, IsPlayedAgainstAHubEngineInEveryVariant)
{
    const Folder folder;
    std::istringstream variants(runCli("variants").out);
    int played = 0;
    for (std::string line; std::getline(variants, line); ++played) {
        const std::string id = line.substr(0, line.find(' '));
        const std::string file = folder.file(id + ".pdn");
        const Ran ran = runCli("match --variant " + id
            + " --a builtin --b '\"" NAQLA_ENGINE "\" hub' --games 2 --nodes 20 --pdn '" + file + "'");
        EXPECT_EQ(ran.err, "") << id;
        // Both are the same engine with the same nodes: what one wins as White the other wins as well.
        EXPECT_NE(ran.out.find("score 50.0 %"), std::string::npos) << id << ": " << ran.out;
        EXPECT_EQ(replayed(file), "total: games 2 parsed 2 replayed 2 positions 0\n") << id;
    }
    EXPECT_EQ(played, 19);
}

TEST(Match, TellsAHubEngineHowOftenAFrisianKingHasMoved)
{
    const Folder folder;
    const std::string openings = folder.file("openings");
    const std::string file = folder.file("games.pdn");
    std::ofstream(openings) << "W:W50,K46:B1:+0+346 *\n";
    const Ran ran =
        runCli("match --variant frisian --a builtin --b '\"" NAQLA_ENGINE "\"' --games 2 --nodes 20 --pdn '"
            + file + "' --openings '" + openings + "'");
    EXPECT_EQ(ran.err, "") << "no move of the king";
    const std::string text = contentOf(file);
    EXPECT_NE(text.find("\n1. 50-"), text.rfind("\n1. 50-")) << text;
}

TEST(Match, IsLostByAnEngineThatFails)
{
    struct Failure
    {
        const char *answers;
        const char *words;
        const char *termination;
    };
    for (const auto &[answers, words, termination] :
        {Failure{"go*) : ;;\n", "does not answer in time", "Time forfeit"},
            Failure{"ping) : ;;\n", "does not answer in time", "Time forfeit"},
            Failure{"go*) exit 3;;\n", "has ended", "Abandoned"},
            Failure{"go*) echo 'done move=1-2';;\n", "makes an illegal move", "Adjudication"},
            Failure{"go*) echo 'done';;\n", "makes an illegal move", "Adjudication"},
            Failure{"go*) while :; do echo noise; done;;\n", "does not answer in time", "Time forfeit"},
            Failure{"pos*) echo 'error message=\"bad position\"';;\ngo*) echo 'done move=22-18';;\n",
                "does not take the position", "Adjudication"}}) {
        const Folder folder;
        const std::string file = folder.file("games.pdn");
        const Ran ran = runCli("match --variant russian --a builtin@50 --b " + fakeEngine(folder, answers)
            + " --games 2 --movetime 1 --patience "
            + (std::string(words) == "does not answer in time" ? "1000" : "5000") + " --pdn '" + file + "'");
        EXPECT_EQ(ran.exitCode, 0) << answers << ran.err;
        EXPECT_TRUE(ran.out.starts_with("wins 2  draws 0  losses 0  score 100.0 %")) << answers << ran.out;
        const std::string line = std::string(": Fake 2 ") + words + '\n';
        EXPECT_EQ(ran.err, "game 1" + line + "game 2" + line) << answers;
        EXPECT_NE(
            contentOf(file).find(std::string("[Termination \"") + termination + "\"]"), std::string::npos)
            << answers << contentOf(file);
    }
}

TEST(Match, GoesOnWhenAnEngineCannotBeStartedAgain)
{
    const Folder folder;
    const std::string file = folder.file("games.pdn");
    const std::string engine = fakeEngine(folder,
        "hub) if [ -e started ]; then exit; fi; touch started; echo 'id name=Fake version=2'\n"
        "  echo 'param name=variant value=normal values=\"russian\"'; echo wait;;\n"
        "go*) exit 3;;\n");
    const Ran ran = runCli("match --variant russian --a builtin@50 --b " + engine
        + " --games 4 --movetime 1 --pdn '" + file + "'");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_TRUE(ran.out.starts_with("wins 4  draws 0  losses 0")) << ran.out;
    EXPECT_NE(ran.err.find("game 4: Fake 2 has ended\n"), std::string::npos) << ran.err;
    EXPECT_EQ(replayed(file), "total: games 4 parsed 4 replayed 4 positions 0\n");
}

TEST(Match, NamesTheVariantToAnEngineWhateverItsUsualOneIs)
{
    const Folder folder;
    const std::string engine = fakeEngine(folder,
        "hub) echo 'param name=variant value=frisian type=enum values=\"normal frisian\"'; echo wait;;\n"
        "set-param*) echo \"$line\" > told;;\ngo*) exit;;\n");
    const Ran ran =
        runCli("match --variant international --a builtin@50 --b " + engine + " --games 2 --movetime 1");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_EQ(contentOf(folder.file("told")), "set-param name=variant value=normal\n");
}

TEST(Match, DoesNotBeginWithAnEngineThatCannotPlay)
{
    const Folder folder;
    const auto errorOf = [&](const std::string &variant, const std::string &answers) {
        const Ran ran = runCli("match --variant " + variant + " --a builtin@50 --b "
            + fakeEngine(folder, answers) + " --games 2 --patience 1000");
        EXPECT_EQ(ran.exitCode, 2) << ran.out;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        return ran.err;
    };
    EXPECT_NE(errorOf("italian", "").find("does not play italian"), std::string::npos);
    EXPECT_NE(errorOf("russian", "hub) echo wait;;\n").find("does not play russian"), std::string::npos);
    EXPECT_NE(errorOf("russian+compulsory=false", "").find("cannot be told these rules"), std::string::npos);
    EXPECT_NE(
        errorOf("russian", "hub) echo 'Enter a move:';;\n").find("does not answer `hub`"), std::string::npos);
    EXPECT_NE(errorOf("russian", "init) : ;;\n").find("does not get ready"), std::string::npos);
    EXPECT_NE(errorOf("russian", "hub) exit;;\n").find("does not answer `hub`"), std::string::npos);
}

} // namespace
