// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn.h"
#include "tests/core/pdn_texts.h"
#include "tests/core/vectors.h"

#include <random>

namespace naqla::core {
namespace {

using namespace pdn;
using namespace std::chrono_literals;

Game randomGame(const NamedRules &rules, std::mt19937 &random, int plies)
{
    Game game(rules);
    while (game.ply() < plies && !game.isOver())
        game.play(Move(game.legalMoves()[random() % game.legalMoves().size()]));
    return game;
}

PdnGame readBack(const std::string &text)
{
    const auto read = readPdnGame(text);
    EXPECT_TRUE(read) << text;
    return read ? *read : PdnGame{{}, Game(namedRules(VariantId::Russian))};
}

TEST(Pdn, SavesAndResumesGamesOfEveryVariant)
{
    std::mt19937 random(11);
    for (const Variant &entry : variants()) {
        for (const int plies : {0, 1, 30, 200}) {
            PdnGame saved{{{"White", "مريم \"الأولى\""}, {"Black", "B\\"}},
                randomGame(namedRules(entry.id), random, plies)};
            if (saved.game.ply() > 0)
                saved.game.setNotes(1, {.comment = "good {move", .nags = {1, 14, 255}, .clock = 59s + 250ms});
            saved.game.setNotes(0, {.comment = "before", .nags = {}, .clock = {}});
            const std::string text = writePdn(saved);
            const PdnGame resumed = readBack(text);
            EXPECT_EQ(resumed.game, saved.game) << text;
            EXPECT_EQ(resumed.tag("White"), "مريم \"الأولى\"");
            EXPECT_EQ(writePdn(resumed), text);
        }
    }
}

TEST(Pdn, KeepsTheRulesOfATable)
{
    const auto rules = parseRulesText("russian.site+compulsory=false+moveLimit=80");
    ASSERT_TRUE(rules);
    const PdnGame saved{{}, Game(*rules)};
    EXPECT_NE(writePdn(saved).find("[NaqlaRules \"russian.site+compulsory=false+moveLimit=80\"]"),
        std::string::npos);
    EXPECT_EQ(readBack(writePdn(saved)).game.rules(), *rules);
    const auto bad = readPdnGame("[NaqlaRules \"chess\"] 1. c3-d4 *");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().fault, PdnFault::BadRules);
}

TEST(Pdn, KeepsWhyAGameEnded)
{
    for (const GameResult result : {GameResult{Outcome::WhiteWins, EndReason::Time},
             GameResult{Outcome::BlackWins, EndReason::Resignation},
             GameResult{Outcome::Draw, EndReason::Agreement}, GameResult{Outcome::BlackWins, EndReason::Left},
             GameResult{Outcome::NoResult, EndReason::Abort}}) {
        for (const VariantId id : {VariantId::English, VariantId::International, VariantId::Turkish}) {
            PdnGame saved{{}, Game(namedRules(id))};
            saved.game.end(result);
            EXPECT_EQ(readBack(writePdn(saved)).game.result(), result) << writePdn(saved);
        }
    }
}

TEST(Pdn, WritesTheResultAtTheEndOrAnAsterisk)
{
    PdnGame game{{}, Game(namedRules(VariantId::International))};
    game.game.end({Outcome::BlackWins, EndReason::Time});
    EXPECT_TRUE(writePdn(game).ends_with("\n\n0-2\n"));
    EXPECT_TRUE(writePdn(game, PdnEnding::Asterisk).ends_with("\n\n*\n"));
}

TEST(Pdn, SaysWhereAGameStopsMakingSense)
{
    const auto bad = readPdnGame("[GameType \"20\"]\n1. 32-28 19-23 2. 50-1 *");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().fault, PdnFault::IllegalMove);
    EXPECT_EQ(bad.error().ply, 3);
    EXPECT_EQ(bad.error().token, "50-1");
    EXPECT_EQ(bad.error().offset, 34U);
    EXPECT_TRUE(bad.error().refusal);
    EXPECT_FALSE(readPdnGame(""));
    EXPECT_FALSE(readPdnGame("no game here"));
}

TEST(Pdn, PlaysOnPastADrawThatTheFilesPlayersDidNotCall)
{
    std::string moves;
    for (int i = 0; i < 3; ++i)
        moves += "1. c1-d2 f8-g7 2. d2-c1 g7-f8 ";
    const std::string text = "[GameType \"25\"][FEN \"W:WKc1,a1:BKf8,h8\"][Result \"1-0\"]\n" + moves + "1-0";
    const PdnGame game = readBack(text);
    EXPECT_EQ(game.game.ply(), 12);
    EXPECT_EQ(game.game.result(), (GameResult{Outcome::WhiteWins, EndReason::Resignation}));
    EXPECT_EQ(readBack(writePdn(game)).game, game.game);
}

TEST(Pdn, BothCapturesOfOneStartAndEndSurvive)
{
    const NamedRules rules = namedRules(VariantId::International);
    const auto start = parseFen(rules.rules, "W:WK4:B13,20,32,37");
    for (int i = 0; i < 2; ++i) {
        PdnGame saved{{}, Game(rules, start->position)};
        const Move move = saved.game.legalMoves().at(static_cast<std::size_t>(i));
        saved.game.play(move);
        EXPECT_EQ(readBack(writePdn(saved)).game, saved.game) << writePdn(saved);
    }
}

TEST(GameTree, IsEditedAndGivesGames)
{
    const NamedRules rules = namedRules(VariantId::International);
    GameTree tree(rules);
    const auto moves = legalMoves(rules.rules, tree.node(GameTree::Root).position);
    const auto first = tree.add(GameTree::Root, moves[0]);
    const auto second = tree.add(GameTree::Root, moves[1]);
    EXPECT_EQ(tree.mainLine(), (std::vector{GameTree::Root, first}));
    tree.promote(second);
    EXPECT_EQ(tree.children(GameTree::Root), (std::vector{second, first}));
    EXPECT_EQ(tree.game().moves(), std::vector{moves[1]});
    EXPECT_EQ(tree.game(first).moves(), std::vector{moves[0]});
    tree.remove(second);
    EXPECT_EQ(tree.children(GameTree::Root), std::vector{first});
    EXPECT_EQ(tree, GameTree(tree.game()));
    EXPECT_EQ(tree.ply(first), 1);
}

} // namespace
} // namespace naqla::core
