// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pdn_texts.h"
#include "tests/core/vectors.h"

#include <array>
#include <random>

namespace naqla::core {
namespace {

using namespace pdn;

TEST(PdnConvert, WritesStrictPdnOfWhateverItReads)
{
    const std::string text =
        "[event \"a \"b\"\"][Result \"2-0\"][GameType \"21\"] 01.11x15(!) 22- 18 (1...22-17 {x} "
        "( 1. ... 23-18 )) 2 15:22 $9 ; end of line\n 25x18 1-0";
    EXPECT_EQ(convertedText(text),
        "[Event \"a \\\"b\\\"\"]\n[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n"
        "1. 11-15! 22-18 (1... 22-17 {x}) (1... 23-18) 2. 15x22 $9 {end of line} 2... 25x18 *\n\n");
}

TEST(PdnConvert, OfAConvertedFileChangesNothing)
{
    const std::string once = convertedText(vectors::fileText(NAQLA_TEST_DATA "/pdn/synthetic-oddities.pdn"));
    EXPECT_EQ(convertedText(once), once);
    const std::string faulty = convertedText(
        "[GameType \"20\"] 1. 32-28 49-1 {why} $3 (2. 01x05 {no}) 2. word *\n"
        "1. c3-d4 (1. a1-h8 {no}) d6-e5 2. - - 3. c5-d6 *\n[GameType \"20\"][FEN \"x\"] 1. 32-28 *\n");
    EXPECT_EQ(convertedText(faulty), faulty);
    EXPECT_NE(faulty.find("49-1 {why} $3 (1x5 {no}) {word}"), std::string::npos) << faulty;
}

TEST(PdnConvert, KeepsGamesThatNobodyHereKnowsAsTheyStand)
{
    const std::string text = "[White \"A\"]\n[Result \"1-0\"]\n[GameType \"41,W,10,8,A0,0\"]\n"
                             "[FEN \"W:Wj1:Ba8\"]\n[Variant \"Spantsiretti\"]\n\n"
                             "c3-d4! 12x3 {why} (e3:f4) $9 /FEN \"W:Wj1:Ba8\"/ *\n\n";
    const std::string once = convertedText(text);
    EXPECT_EQ(convertedText(once), once);
    for (const char *kept : {"[GameType \"41,W,10,8,A0,0\"]", "[FEN \"W:Wj1:Ba8\"]",
             "[Variant \"Spantsiretti\"]", "[Result \"1-0\"]", "12x3 {why} (e3:f4) $9 /FEN \"W:Wj1:Ba8\"/ *"})
        EXPECT_NE(once.find(kept), std::string::npos) << kept << '\n' << once;
}

/// Words that game files are made of, and words that only look like them.
constexpr std::array Words{"1.", "1...", "2", "12.", "32-28", "19-23", "28x19", "14x23", "c3-d4", "d6-e5",
    "c3:e5", "11-15", "22x18", "a3-a4", "1-1", "01-01", "1x1", "01:01", "1 - 1", "1-01", "0101", "1111",
    "2004", "0-2", "00-2", "02-0", "2x0", "0x1", "10-0", "0-10", "1-10", "1-9", "01-9", "9-1", "1-1-1",
    "1x1x1", "0-0-0", "99-1", "4-6", "1-0", "0-1", "2-0", "1/2-1/2", "1/2", "0.5-0.5", "1+ - 1-", "½-½", "½",
    "*", "!", "?!", "(!)", "$7", "$255", "$99999", "{}", "{a}", "{1-0}", "{[%clk 0:01:02]}", "{ b } ", "{c",
    "}", "[x]", "]", "(", ")", "( )", "(1. 33-28", "(c3-d4", "({d}", "(word)", "; e\n", "\n% f\n", "- -",
    "--", "\u2013", "\u2026", "...", ".", "/FEN \"W:W31:B5\"/", "/FEN \"B::\"/", "/FEN \"x\"/", "/",
    "W:W31:B5", "word", "1-1word", "word1-1", "١-١", "\\r", "\x01", "\x1a", "\"", "=", "x", ":", "-"};
constexpr std::array Tags{"[Event \"a\"]", "[Result \"1-9\"]", "[Result \"1-1\"]", "[Result \"*\"]",
    "[Result \"0-1\"]", "[Result \"01-01\"]", "[Result \"x\"]", "[Result \"1x1\"]", "[FEN \"W:W31:B5\"]",
    "[FEN \"W:WK1:B5,6\"]", "[FEN \"\"]", "W:W31:B5", "W:Wx", "[FEN \"x\"]", "[FEN \"B:Wc3:Bd4,f6\"]",
    "[Variant \"Roozenburg\"]", "[Variant \"Gulf\"]", "[SetUp \"1\"]", "[Event \"a",
    "[NaqlaRules \"russian.site\"]", "[Bianco \"b\"]", "[Filename \"c\"]", "[pdn]", "[Result 1-1]"};
constexpr std::array GameTypes{
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 40, 41, 96, 97, 98, 0, -1, -1, -1, -1};

std::string wordSoup(std::mt19937 &random)
{
    const auto below = [&](std::size_t limit) { return random() % limit; };
    const auto parting = [&] {
        const std::size_t number = below(12);
        return number == 0 ? "" : number == 1 ? "\n" : " ";
    };
    std::string text;
    for (std::size_t tags = below(4); tags > 0; --tags)
        text += Tags[below(Tags.size())] + std::string(parting());
    if (const int type = GameTypes[below(GameTypes.size())]; type >= 0)
        text += "[GameType \"" + std::to_string(type) + "\"]";
    for (std::size_t words = below(16); words > 0; --words)
        text += Words[below(Words.size())] + std::string(parting());
    return text;
}

TEST(PdnConvert, KeepsAWordThatMustNotBecomeAnotherKindOfWord)
{
    for (const char *text : {"[GameType \"20\"] 1. 32-28 01-01 {a}", "[GameType \"31\"] 1x1 {a} (b) 20-17",
             "[GameType \"20\"] 0101", "[GameType \"20\"] (1. 33-28) 1... 19-23 20-24",
             "[Variant \"Laska\"] - c3-d4", "[GameType \"41\"] c3-d4 - \\r - d6-e5 ( / - e3-f4)"}) {
        const std::string once = convertedText(text);
        EXPECT_EQ(convertedText(once), once) << text;
    }
}

TEST(PdnConvert, OfAnyWordsIsTheSameFromTheSecondTimeOn)
{
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i) {
        const std::string text = wordSoup(random);
        for (const PdnEnding ending : {PdnEnding::Asterisk, PdnEnding::Result}) {
            const std::string once = convertedText(text, ending);
            ASSERT_EQ(convertedText(once, ending), once) << text;
        }
    }
}

} // namespace
} // namespace naqla::core
