// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"
#include "core/notation/pdn_record.h"
#include "tests/core/vectors.h"

#include <map>

namespace naqla::core {
namespace {

std::vector<PdnSource> sourcesOf(std::string_view text)
{
    std::vector<PdnSource> sources;
    readPdnText(text, [&](PdnSource &&source) {
        sources.push_back(std::move(source));
        return true;
    });
    return sources;
}

std::vector<PdnRecord> recordsOf(std::string_view text, std::optional<VariantId> variant = {})
{
    std::vector<PdnRecord> records;
    for (const PdnSource &source : sourcesOf(text))
        records.push_back(replayPdn(source, variant));
    return records;
}

PdnRecord only(std::string_view text, std::optional<VariantId> variant = {})
{
    auto records = recordsOf(text, variant);
    EXPECT_EQ(records.size(), 1U) << text;
    if (records.empty())
        return {.tree = GameTree(namedRules(VariantId::Russian))};
    return std::move(records.front());
}

SquareSet capturedBy(const PdnRecord &record, int ply)
{
    const auto line = record.tree.mainLine();
    const auto &move = record.tree.node(line.at(static_cast<std::size_t>(ply))).move;
    return move ? move->captured : SquareSet{};
}

SquareSet numbers(std::initializer_list<int> list)
{
    SquareSet set;
    for (const int number : list)
        set.insert(Square(number - 1));
    return set;
}

/// The file of one-construct games: what each must give.
class Oddities : public testing::Test
{
protected:
    Oddities()
    {
        for (PdnRecord &record : recordsOf(vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn")))
            m_games.emplace(std::string(record.tag("Event")), std::move(record));
    }
    const PdnRecord &game(const std::string &event)
    {
        EXPECT_TRUE(m_games.contains(event)) << event;
        return m_games.at(event);
    }
    std::map<std::string, PdnRecord> m_games;
};

TEST_F(Oddities, HaveTheirMovesRead)
{
    EXPECT_EQ(m_games.size(), 42U);
    const std::map<std::string, int> plies{{"result-1-1-vs-move", 4}, {"result-2-0-no-space", 4},
        {"double-forfeit", 1}, {"empty-game-with-number", 0}, {"no-moves-no-result-text", 0},
        {"star-strength-attached", 3}, {"strength-in-parens", 4}, {"nag-values", 2}, {"nested-variation", 4},
        {"comment-with-parens-and-result", 2}, {"semicolon-comment", 2}, {"percent-line", 2},
        {"clock-commands", 3}, {"leading-zeros-and-spaces", 1}, {"leading-zeros-ok", 2},
        {"space-inside-move", 2}, {"capture-written-with-hyphen", 4}, {"quiet-written-with-x", 4},
        {"uppercase-algebraic", 2}, {"no-separator", 2}, {"colon-capture", 4}, {"numeric-fen-in-russian", 2},
        {"algebraic-fen", 2}, {"circular-capture", 1}, {"ambiguous-long", 1}, {"ambiguous-long-2", 1},
        {"ambiguous-short", 0}, {"ambiguous-partial", 1}, {"full-path-not-needed", 1},
        {"black-to-move-ellipsis", 3}, {"setup-command", 3}, {"half-symbol", 1}, {"en-dash", 2},
        {"unknown-gametype", 1}};
    for (const auto &[event, expected] : plies)
        EXPECT_EQ(game(event).plies, expected) << event;
    for (const auto &[event, record] : m_games) {
        const bool faulty = event == "leading-zeros-and-spaces" || event == "ambiguous-short";
        EXPECT_EQ(!record.faults.empty(), faulty) << event;
    }
}

TEST_F(Oddities, HaveTheirResultsRead)
{
    EXPECT_EQ(game("result-1-1-vs-move").outcome, Outcome::Draw);
    EXPECT_EQ(game("result-2-0-no-space").outcome, Outcome::WhiteWins);
    EXPECT_EQ(game("empty-game-with-number").outcome, Outcome::WhiteWins);
    EXPECT_EQ(game("half-symbol").outcome, Outcome::Draw);
    EXPECT_EQ(game("tag-result-with-space").outcome, Outcome::BlackWins);
    EXPECT_EQ(game("english-result-meaning").outcome, Outcome::BlackWins) << "the first player";
    EXPECT_EQ(game("double-forfeit").outcome, Outcome::NoResult);
    EXPECT_EQ(game("double-forfeit").resultText, "0-0");
    EXPECT_FALSE(game("nag-values").outcome);
}

TEST_F(Oddities, TellTheCapturesOfOneStartAndEndApart)
{
    EXPECT_EQ(capturedBy(game("ambiguous-long"), 1), numbers({42, 29, 19, 31}));
    EXPECT_EQ(capturedBy(game("ambiguous-long-2"), 1), numbers({42, 29, 14, 31}));
    EXPECT_EQ(capturedBy(game("ambiguous-partial"), 1), numbers({42, 29, 19, 31}));
    EXPECT_EQ(capturedBy(game("circular-capture"), 1).count(), 4);
    const PdnRecord &ambiguous = game("ambiguous-short");
    ASSERT_EQ(ambiguous.faults.size(), 1U);
    EXPECT_EQ(ambiguous.faults.front().fault, PdnFault::AmbiguousMove);
    EXPECT_EQ(ambiguous.faults.front().token, "47x36");
    EXPECT_EQ(ambiguous.faults.front().ply, 1);
    EXPECT_EQ(ambiguous.tree.node(GameTree::Root).unread, "47x36");
}

TEST_F(Oddities, KeepNotesBesideTheirMoves)
{
    const auto notes = [&](const std::string &event, std::size_t ply) {
        const GameTree &tree = game(event).tree;
        return tree.node(tree.mainLine().at(ply)).notes;
    };
    using Nags = std::vector<std::uint16_t>;
    EXPECT_EQ(notes("star-strength-attached", 1).nags, Nags{7});
    EXPECT_EQ(notes("strength-in-parens", 1).nags, Nags{1});
    EXPECT_EQ(notes("strength-in-parens", 2).nags, Nags{2});
    EXPECT_EQ(notes("strength-in-parens", 3).nags, Nags{5});
    EXPECT_EQ(notes("strength-in-parens", 4).nags, Nags{6});
    EXPECT_EQ(notes("nag-values", 1).nags, (Nags{1, 14}));
    EXPECT_EQ(notes("nag-values", 2).nags, Nags{255});
    using namespace std::chrono_literals;
    EXPECT_EQ(notes("clock-commands", 1).clock, 10s);
    EXPECT_EQ(notes("clock-commands", 2).clock, 1h + 5min + 23s);
    EXPECT_EQ(notes("clock-commands", 2).comment, "text");
    EXPECT_EQ(notes("clock-commands", 3).comment, "[%emt 0:00:05]");
    EXPECT_EQ(notes("comment-with-parens-and-result", 1).comment, "1-0? (no) [not a tag]");
    EXPECT_EQ(notes("semicolon-comment", 1).comment, "rest of line ( { 1-0");
}

TEST_F(Oddities, HaveTheirVariationsAndSetupsRead)
{
    const GameTree &tree = game("nested-variation").tree;
    const auto line = tree.mainLine();
    const auto replies = tree.children(line.at(1));
    ASSERT_EQ(replies.size(), 2U);
    const auto second = tree.children(replies[1]);
    ASSERT_EQ(second.size(), 2U) << "2. 38-32 and the nested 2. 37-32?";
    EXPECT_EQ(tree.node(second[1]).unread, "23x32 {zwart wint}") << "an illegal move, kept as it stands";
    EXPECT_EQ(game("nested-variation").oddities, std::vector{PdnOddity::BadVariation});
    const GameTree &setup = game("setup-command").tree;
    const auto moves = setup.mainLine();
    ASSERT_EQ(moves.size(), 5U);
    EXPECT_FALSE(setup.node(moves[3]).move);
    EXPECT_EQ(setup.node(moves[3]).notes.comment, "White forgot to capture");
}

TEST_F(Oddities, HaveTheirPositionsRead)
{
    const auto start = [&](const std::string &event) {
        return game(event).tree.node(GameTree::Root).position;
    };
    EXPECT_EQ(start("fen-ranges-and-kings").kings(Side::White), numbers({1, 2, 3}));
    EXPECT_EQ(start("fen-ranges-and-kings").kings(Side::Black), numbers({4, 5}));
    EXPECT_TRUE(start("fen-empty-side").pieces(Side::Black).empty());
    EXPECT_EQ(start("fen-unknown-turn").sideToMove(), Side::Black);
    EXPECT_EQ(start("fen-frisian-counters").kingRun(Side::Black), (KingRun{1, Square(5)}));
    EXPECT_EQ(start("fen-spaces-newline").pieces(Side::Black), numbers({2, 3, 6}));
    EXPECT_EQ(game("algebraic-fen").tree, game("numeric-fen-in-russian").tree);
}

TEST(PdnSplitter, FindsTheGamesHoweverTheyAreParted)
{
    EXPECT_EQ(sourcesOf("1. 32-28 2-0 1. 32-28 19-23 0-2").size(), 2U);
    EXPECT_EQ(sourcesOf("[White \"a\"]\n1. 32-28\n[White \"b\"]\n1. 32-28\n").size(), 2U);
    EXPECT_EQ(sourcesOf("1.32-28 0-201.33-29 19-23 *").size(), 2U) << "a result glued to a move number";
    EXPECT_EQ(sourcesOf("[Event \"a\"] [Event \"b\"] 1.32-28 *").size(), 1U);
    EXPECT_EQ(sourcesOf("[Event \"a\"]\n[FILENAME \"x\"]").size(), 1U);
    EXPECT_EQ(sourcesOf("[Event \"a\"] 1.32-28 2-0\n[FILENAME \"x\"]\n").size(), 1U);
    EXPECT_EQ(sourcesOf("W:W31-50:B1-20\nB:W1:B2\n").size(), 2U) << "positions, one to a line";
    EXPECT_EQ(sourcesOf("[FEN \"W:W1:B2\"] *\n[FEN \"W:W1:B3\"] *").size(), 2U);
    EXPECT_EQ(sourcesOf("1. 32-28 *\n{a word after the end}\n").size(), 1U);
    EXPECT_EQ(sourcesOf("").size(), 0U);
    EXPECT_EQ(sourcesOf("A page about draughts, without any.").size(), 0U);
    EXPECT_EQ(sourcesOf("1. 32-28 {never closed 19-23\n[Event \"b\"] 1. 33-28 *").size(), 2U);
}

TEST(PdnSplitter, ReadsTagsHoweverTheyAreWritten)
{
    const auto one = [](std::string_view text) { return sourcesOf(text).at(0); };
    EXPECT_EQ(one("[Event   \"a \\\"b\\\" c\"]").tag("Event"), "a \"b\" c");
    EXPECT_EQ(one("[Event \"a \"b\" c\"]").tag("Event"), "a \"b\" c");
    EXPECT_EQ(one("[Result 1-0]").tag("Result"), "1-0");
    EXPECT_EQ(one("[Event \"a\\\"]").tag("Event"), "a\\");
    EXPECT_EQ(one("\t[Site \"\"]\\r\n[Event \"b\"]\\r\n1. 32-28").tag("Event"), "b");
    EXPECT_EQ(one("[FEN \"W:W27,28:\nB2,3\"]").tag("FEN"), "W:W27,28:B2,3");
    EXPECT_EQ(one("[Event “a”]").tag("Event"), "a");
    const PdnSource broken = one("[Event \"a\n[Site \"b\"]\n");
    EXPECT_EQ(broken.tag("Event"), "a");
    EXPECT_EQ(broken.tag("Site"), "b");
    EXPECT_EQ(broken.faults.at(0).fault, PdnFault::BadTag);
    EXPECT_EQ(one("[pdn][Event \"a\"][/pdn]").tag("Event"), "a");
}

TEST(PdnSplitter, GivesTheSameGamesInPiecesOfAnySize)
{
    const std::string text = vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn");
    const auto whole = sourcesOf(text);
    for (const std::size_t size : {std::size_t(1), std::size_t(7), std::size_t(64)}) {
        std::vector<PdnSource> pieces;
        PdnSplitter splitter([&](PdnSource &&source) {
            pieces.push_back(std::move(source));
            return true;
        });
        for (std::size_t at = 0; at < text.size(); at += size)
            splitter.add(std::string_view(text).substr(at, size));
        splitter.finish();
        ASSERT_EQ(pieces.size(), whole.size()) << size;
        for (std::size_t i = 0; i < whole.size(); ++i) {
            EXPECT_EQ(pieces[i].text, whole[i].text) << size;
            EXPECT_EQ(pieces[i].tags, whole[i].tags);
            EXPECT_EQ(pieces[i].elements.size(), whole[i].elements.size()) << whole[i].text;
            EXPECT_EQ(pieces[i].offset, whole[i].offset);
        }
    }
}

TEST(PdnSplitter, KeepsFaultsInTheirGame)
{
    const std::string deep(100, '(');
    std::string nested = "[GameType \"20\"] 1. 32-28 ";
    for (int i = 0; i < 100; ++i)
        nested += "(1. 33-28 ";
    nested += std::string(100, ')') + " 19-23 *\n[GameType \"20\"] 1. 31-26 *";
    const auto records = recordsOf(nested);
    ASSERT_EQ(records.size(), 2U);
    EXPECT_FALSE(records[0].faults.empty());
    EXPECT_EQ(records[0].plies, 2);
    EXPECT_TRUE(records[1].faults.empty());
    const std::string huge = "1. 32-28 {" + std::string(70'000, 'x') + "} 19-23 *\n[Event \"b\"] 1. 31-26 *";
    const auto after = sourcesOf(huge);
    ASSERT_EQ(after.size(), 2U) << "a comment beyond 64 KiB";
    EXPECT_FALSE(after[0].faults.empty());
    EXPECT_EQ(after[1].tag("Event"), "b");
}

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

TEST(PdnEncodings, AreToldApart)
{
    const std::string utf8 = vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-arabic-utf8-bom-crlf.pdn");
    const std::string windows = vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-arabic-cp1256.pdn");
    EXPECT_EQ(detectEncoding(windows), Encoding::Windows1256);
    const PdnRecord one = only(utf8);
    const PdnRecord other = only(windows);
    EXPECT_TRUE(one.replayed());
    EXPECT_EQ(one.tags, other.tags);
    EXPECT_EQ(one.tree, other.tree);
    EXPECT_EQ(detectEncoding("[White \"\xc8\xe2\xe0\xed\xee\xe2 \xcf\xe5\xf2\xf0\"]"), Encoding::Windows1251);
    EXPECT_EQ(detectEncoding("[White \"\x88\xa2\xa0\xad\xae\xa2 \x8f\xa5\xe2\xe0\"]"), Encoding::Cp866);
    EXPECT_EQ(detectEncoding("[White \"Andr\xe9 Gar\xe7on\"]"), Encoding::Windows1252);
    EXPECT_EQ(only("[White \"\xc8\xe2\xe0\xed\"] 1. c3-d4 *").tag("White"), "Иван");
    EXPECT_EQ(only("[White \"\x88\xa2\xa0\xad\"] 1. c3-d4 *").tag("White"), "Иван");
    EXPECT_EQ(only("[White \"Andr\xe9\"] 1. c3-d4 *").tag("White"), "André");
    EXPECT_EQ(only("[White \"Иванов André\"][Black \"Andr\xe9\"] 1. c3-d4 *").tag("Black"), "André");
}

TEST(PdnEncodings, OfTwoBytesAreReadInBothOrders)
{
    const std::string plain = "[White \"Ivan\"]\n1. c3-d4 d6-c5 *\n";
    for (const bool littleEndian : {true, false}) {
        for (const bool mark : {true, false}) {
            std::string wide = !mark ? "" : littleEndian ? "\xff\xfe" : "\xfe\xff";
            for (const char c : plain)
                wide += littleEndian ? std::string{c, '\0'} : std::string{'\0', c};
            const PdnRecord record = only(wide);
            EXPECT_EQ(record.tag("White"), "Ivan");
            EXPECT_EQ(record.plies, 2);
        }
    }
}

} // namespace
} // namespace naqla::core
