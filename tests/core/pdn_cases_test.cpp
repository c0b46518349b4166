// SPDX-License-Identifier: GPL-3.0-or-later
// Faults that other programs really had with games and their files, one test each.
#include "core/notation/notation.h"
#include "tests/core/pdn_texts.h"
#include "tests/core/vectors.h"

namespace naqla::core {

namespace {

using namespace pdn;

Game gameOf(std::string_view rules, std::string_view fen)
{
    const auto parsed = parseRulesText(rules);
    EXPECT_TRUE(parsed) << rules;
    const auto start = parseFen(parsed->rules, fen);
    EXPECT_TRUE(start) << fen;
    return Game(*parsed, start->position);
}

void playMoves(Game &game, std::string_view moves)
{
    std::istringstream words{std::string(moves)};
    for (std::string text; words >> text;) {
        const auto move = moveFromText(game.rules().rules, game.position(), text);
        ASSERT_TRUE(move) << text;
        ASSERT_TRUE(game.play(*move)) << text << " after " << game.ply();
    }
}

TEST(SeenElsewhere, MoveNumbersThatAreRepeatedAfterACommentPartNothing)
{
    const auto records =
        recordsOf("[GameType \"20\"]\n1. 33-28 {goed} 1... 17-22 {nu} 2. 28x17 {ja} 2... 11x22 "
                  "(2... 12x21) 3. 34-29 {..} 3... 7-11 {..} 4. 40-34 *");
    ASSERT_EQ(records.size(), 1U);
    EXPECT_TRUE(records[0].faults.empty());
    EXPECT_EQ(records[0].plies, 7);
}

TEST(SeenElsewhere, AFileOfPositionsHasAsManyGamesAsLines)
{
    std::string lines;
    for (int i = 0; i < 2400; ++i)
        lines += "W:W" + std::to_string(21 + i % 10) + ":B" + std::to_string(1 + i % 8) + ".\n";
    const auto records = recordsOf(lines);
    EXPECT_EQ(records.size(), 2400U);
    for (const PdnRecord &record : records)
        ASSERT_TRUE(record.faults.empty()) << record.number;
}

TEST(SeenElsewhere, TheLettersOfALineEndAreNoPartOfATag)
{
    const auto records =
        recordsOf("[Event \"a\"]\\r\n[GameType \"20\"]\\r\n[Result \"2-0\"]\\r\n1. 32-28 2-0\\r\n");
    ASSERT_EQ(records.size(), 1U);
    EXPECT_TRUE(records[0].faults.empty());
    EXPECT_EQ(records[0].outcome, Outcome::WhiteWins);
}

TEST(SeenElsewhere, ANestedVariationEndsWhereItsOwnParenthesisDoes)
{
    const auto records = recordsOf("[GameType \"20\"] 1. 32-28 (1. 33-28 (1. 34-29) 19-23) 19-23 2. 28x19 *");
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(records[0].plies, 3);
    EXPECT_TRUE(records[0].oddities.empty());
}

TEST(SeenElsewhere, ANameInArabicComesBack)
{
    const PdnGame saved{{{"White", "أبو علي"}, {"Black", "a b"}}, Game(namedRules(VariantId::Turkish))};
    const auto read = readPdnGame(writePdn(saved));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tag("White"), "أبو علي");
}

TEST(SeenElsewhere, APositionOfAnotherBoardIsRefused)
{
    const auto read = parseFen(variant(VariantId::Russian).rules, "W:W31-50:B1-20");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, FenFault::BadSquare);
    const auto many = parseFen(variant(VariantId::International).rules, "W:W31-50:B1-21");
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().fault, FenFault::TooManyPieces);
    EXPECT_TRUE(parseFen(variant(VariantId::International).rules,
        "W:W26,31,35,37,42,44,45,47,48,50:B4,8,9,10,16,17,18,19,29,34"));
}

TEST(SeenElsewhere, MenThatStepForwardAreProgress)
{
    // Fourteen plies of men, where six quiet ones would be a draw.
    Game game = gameOf("international+noProgressPlies=6", "W:W46,47,48,49,50:B1,2,3,4,5");
    playMoves(game, "46-41 1-7 47-42 2-8 48-43 3-9 49-44 4-10 50-45 10-15 41-37 7-12 42-38 8-13");
    EXPECT_FALSE(game.isOver());
    EXPECT_EQ(game.ply(), 14);
}

TEST(SeenElsewhere, RepetitionsNeedNotFollowOneAnother)
{
    Game game = gameOf("russian", "W:WKc1,a1:BKf8,h8");
    playMoves(game, "c1-d2 f8-g7 d2-c1 g7-f8"); // the second time
    playMoves(game, "c1-e3 f8-g7 e3-c1 g7-f8");
    EXPECT_EQ(game.result(), (GameResult{Outcome::Draw, EndReason::Repetition}));
}

TEST(SeenElsewhere, ADrawByQuietPliesComesWithTheLastOfThemAndAManMoveStartsAnew)
{
    // Kings go to and fro; only the count of quiet plies is asked.
    Game game = gameOf("english+repetition=0", "B:WK32,29:BK1,4");
    for (int ply = 0; ply < 39; ++ply) {
        const bool back = (ply / 2) % 2 == 1;
        playMoves(game, ply % 2 == 0 ? (back ? "6-1" : "1-6") : (back ? "27-32" : "32-27"));
        ASSERT_FALSE(game.isOver()) << ply;
    }
    Game moved = game;
    playMoves(game, "27-32");
    EXPECT_EQ(game.result(), (GameResult{Outcome::Draw, EndReason::NoProgress}));
    playMoves(moved, "29-25");
    EXPECT_FALSE(moved.isOver());
}

TEST(SeenElsewhere, OnePieceAgainstNoneIsOver)
{
    EXPECT_EQ(
        gameOf("international", "B:W50:B").result(), (GameResult{Outcome::WhiteWins, EndReason::NoPieces}));
    EXPECT_EQ(
        gameOf("russian", "W:WK8,10:B").result(), (GameResult{Outcome::WhiteWins, EndReason::NoPieces}));
}

} // namespace

} // namespace naqla::core
