// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pdn_texts.h"

#include "core/notation/fen.h"

namespace naqla::core {
namespace {

using namespace pdn;

TEST(PdnMoves, WrittenHopByHopAreOneCapture)
{
    const PdnRecord record =
        only("[GameType \"25\"] 1. c3-d4 f6-g5 2. b2-c3 g5-f4 3. e3xg5 h6xf4 4. g3xe5 d6xf4 *");
    EXPECT_TRUE(record.replayed());
    const PdnRecord hops = only("[GameType \"25\"][FEN \"W:Wc3:Bd4,f6,h8\"] 1. c3xe5 e5xg7 2. h8xf6 *");
    EXPECT_TRUE(hops.faults.empty());
    EXPECT_EQ(hops.plies, 2);
    EXPECT_EQ(capturedBy(hops, 1).count(), 2);
}

TEST(PdnMoves, FilesNumbersFilledWithBlanksAreRead)
{
    const PdnRecord record = only("[FEN \"W:W26:B21,12,7\"] 43. 26x17x 8 7-11 *", VariantId::International);
    EXPECT_TRUE(record.faults.empty());
    EXPECT_EQ(record.plies, 2);
}

TEST(PdnMoves, UnknownOnesEndTheReplayWithoutAFault)
{
    const PdnRecord record = only("[GameType \"25\"] 1. c3-d4 - - 2. - - 1-0");
    EXPECT_TRUE(record.faults.empty());
    EXPECT_EQ(record.plies, 1);
    EXPECT_EQ(record.outcome, Outcome::WhiteWins);
}

TEST(PdnMoves, BlacksFirstMoveNeedsNoFen)
{
    const PdnRecord record = only("[GameType \"20\"] 1... 19-23 2. 32-28 *");
    EXPECT_TRUE(record.replayed());
    EXPECT_EQ(record.tree.node(GameTree::Root).position.sideToMove(), Side::Black);
}

TEST(PdnMoves, WordsAmongThemAreComments)
{
    const PdnRecord record =
        only("[GameType \"20\"] 1. 32-28 19-23Theclockfell. 2. 28x19 (Red resigns) 14x23 2004 2-0");
    EXPECT_TRUE(record.replayed());
    const auto line = record.tree.mainLine();
    EXPECT_EQ(record.tree.node(line[2]).notes.comment, "Theclockfell.");
    EXPECT_EQ(record.tree.node(line[3]).notes.comment, "Red resigns");
    EXPECT_EQ(record.tree.node(line[4]).notes.comment, "2004");
}

TEST(PdnResults, AreReadByTheGameTheyBelongTo)
{
    const NamedRules english = namedRules(VariantId::English);
    const NamedRules international = namedRules(VariantId::International);
    EXPECT_EQ(outcomeFromPdn(english, "1-0"), Outcome::BlackWins);
    EXPECT_EQ(outcomeFromPdn(english, "2-0"), Outcome::WhiteWins) << "White's points stand first";
    EXPECT_EQ(outcomeFromPdn(international, "1-0"), Outcome::WhiteWins);
    EXPECT_EQ(outcomeFromPdn(international, "4-6"), Outcome::BlackWins);
    for (const char *draw :
        {"1/2-1/2", "½-½", "0.5-0.5", "1-1", "1 1/2 - 1 1/2", " 1 - 1 ", "1+ - 1-", "1/2"})
        EXPECT_EQ(outcomeFromPdn(international, draw), Outcome::Draw) << draw;
    for (const char *none : {"*", "?", "", "-", "x", "2-", "2-0-1", "99999999999-0"})
        EXPECT_FALSE(outcomeFromPdn(international, none)) << none;
    EXPECT_EQ(pdnResult(english, Outcome::BlackWins), "1-0");
    EXPECT_EQ(pdnResult(international, Outcome::BlackWins), "0-2");
    EXPECT_EQ(pdnResult(namedRules(VariantId::Russian), Outcome::WhiteWins), "1-0");
}

TEST(PdnResults, AreWrittenAndReadBackByTheGameTypeOfEveryVariant)
{
    for (const Variant &entry : variants()) {
        const NamedRules rules = namedRules(entry.id);
        const int gameType = entry.rules.notation.gameType;
        const bool twoPoints = gameType == 20 || gameType == 27;
        // The first player is named first where English and pool files are at home.
        const bool blackFirst = gameType == 21 || gameType == 23;
        const std::string first = twoPoints ? "2-0" : "1-0";
        const std::string second = twoPoints ? "0-2" : "0-1";
        EXPECT_EQ(pdnResult(rules, Outcome::WhiteWins), blackFirst ? second : first) << entry.textId;
        EXPECT_EQ(pdnResult(rules, Outcome::BlackWins), blackFirst ? first : second) << entry.textId;
        EXPECT_EQ(pdnResult(rules, Outcome::Draw), twoPoints ? "1-1" : "1/2-1/2") << entry.textId;
        EXPECT_EQ(pdnResult(rules, std::nullopt), "*") << entry.textId;
        for (const Outcome outcome : {Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw})
            EXPECT_EQ(outcomeFromPdn(rules, pdnResult(rules, outcome)), outcome) << entry.textId;
    }
}

TEST(PdnResults, ThatContradictThePositionGiveWay)
{
    const PdnRecord record = only("[GameType \"21\"][Result \"0-1\"][FEN \"B:W14:B10\"] 1. 10x17 0-1");
    EXPECT_EQ(record.outcome, Outcome::BlackWins);
    EXPECT_EQ(record.oddities, std::vector{PdnOddity::ResultAgainstPosition});
}

TEST(PdnResults, OfALongTextAreNotThoseThatItBeginsWith)
{
    const PdnRecord record =
        only("[GameType \"25\"][Result \"1-1" + std::string(70, ' ') + "or so\"] 1. c3-d4 d6-e5 *");
    EXPECT_FALSE(record.outcome);
    EXPECT_NE(writePdn(record, PdnEnding::Result).find("[Result \"*\"]"), std::string::npos)
        << writePdn(record, PdnEnding::Result);
}

TEST(PdnVariants, AreToldByTheTagsOrGuessedFromTheMoves)
{
    const auto idOf = [](std::string_view text) { return only(text).tree.rules().variant; };
    EXPECT_EQ(idOf("[GameType \"25\"][Variant \"Poddavki\"] 1. c3-d4 *"), VariantId::Poddavki);
    EXPECT_EQ(idOf("[GameType \"30,W,8,8,A0,0\"][Variant \"Gulf\"] 1. a3-a4 *"), VariantId::Gulf);
    EXPECT_EQ(idOf("[GameType \"98\"] 1. 32-28 *"), VariantId::Antidraughts);
    EXPECT_EQ(idOf("[GameType \"20\"][Variant \"Standard\"] 1. 32-28 *"), VariantId::International);
    EXPECT_EQ(idOf("[NaqlaRules \"russian.site\"][GameType \"20\"] 1. c3-d4 *"), VariantId::Russian);
    EXPECT_EQ(idOf("1. 32-28 19-23 2. 28x19 14x23 *"), VariantId::International);
    EXPECT_EQ(idOf("1. 11-15 22-18 *"), VariantId::English);
    EXPECT_EQ(idOf("1. 22-18 10-14 *"), VariantId::Italian);
    EXPECT_EQ(idOf("1. c3-d4 d6-e5 *"), VariantId::Russian);
    EXPECT_EQ(idOf("1. a3-a4 c6-c5 *"), VariantId::Turkish);
    EXPECT_EQ(idOf("1. 47-41 25-31 *"), VariantId::International);
}

TEST(PdnVariants, ThatAreNoneOfOursAreNamedAndKeptUnplayed)
{
    for (const char *game : {"0", "41", "41,W,10,8,A0,0", "50", "999", "chess"}) {
        const PdnRecord record = only(
            std::string("[GameType \"") + game + "\"][Result \"1-0\"] 1. c3-d4 {why} (1. e3-f4) d6-e5 1-0");
        ASSERT_EQ(record.faults.size(), 1U) << game;
        EXPECT_EQ(record.faults.front().fault, PdnFault::UnknownVariant);
        EXPECT_EQ(record.faults.front().token, game);
        EXPECT_EQ(record.plies, 0);
        EXPECT_FALSE(record.replayed());
        EXPECT_EQ(record.tree.node(GameTree::Root).unread, "c3-d4 {why} (e3-f4) d6-e5");
        EXPECT_EQ(record.tag("GameType"), game);
        EXPECT_EQ(record.resultText, "1-0");
    }
    const auto refused = readPdnGame("[GameType \"41\"] 1. c3-d4 *");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, PdnFault::UnknownVariant);
    EXPECT_EQ(refused.error().token, "41");
}

TEST(PdnVariants, ANameWithoutANumberIsBelievedOnlyWhereNoGameFits)
{
    const PdnRecord opening = only("[Variant \"Roozenburg\"] 1. 32-28 19-23 2. 28x19 14x23 *");
    EXPECT_TRUE(opening.replayed());
    EXPECT_EQ(opening.tree.rules().variant, VariantId::International);
    EXPECT_EQ(opening.tag("Variant"), "Roozenburg");
    const PdnRecord other = only("[Variant \"Laska\"] 1. 60-12 *");
    ASSERT_EQ(other.faults.size(), 1U);
    EXPECT_EQ(other.faults.front().fault, PdnFault::UnknownVariant);
    EXPECT_EQ(other.faults.front().token, "Laska");
}

TEST(PdnVariants, GivenByTheReaderStandForOneThatIsUnknown)
{
    const PdnRecord record = only("[GameType \"41\"] 1. c3-d4 d6-e5 *", VariantId::Brazilian);
    EXPECT_TRUE(record.replayed());
    EXPECT_EQ(record.tree.rules().variant, VariantId::Brazilian);
    for (const char *nothing : {"", "?", "-", "  "})
        EXPECT_TRUE(only(std::string("[GameType \"") + nothing + "\"] 1. c3-d4 d6-e5 *").faults.empty())
            << nothing;
}

TEST(PdnTags, APositionOnALineOfItsOwnCountsBesideAnEmptyTag)
{
    const PdnRecord record = only("[GameType \"20\"]\n[FEN \"\"]\nW:W31:B5\n");
    EXPECT_EQ(printedFen(record.tree.rules().rules, record.tree.node(GameTree::Root).position), "W:W31:B5");
}

TEST(PdnTags, OfTheItalianFederationAreKnown)
{
    const PdnRecord record =
        only("[Bianco \"Rossi\"][Nero \"Verdi\"][Risultato \"1-0\"][Anno \"2005\"] 1. 22-18 *",
            VariantId::Italian);
    EXPECT_EQ(record.tag("White"), "Rossi");
    EXPECT_EQ(record.tag("Black"), "Verdi");
    EXPECT_EQ(record.tag("Date"), "2005");
    EXPECT_EQ(record.outcome, Outcome::WhiteWins);
}

} // namespace
} // namespace naqla::core
