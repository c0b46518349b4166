// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/pdn_texts.h"
#include "tests/core/vectors.h"

namespace naqla::core {
namespace {

using namespace pdn;

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
            EXPECT_EQ(pieces[i].line, whole[i].line);
            EXPECT_EQ(text.substr(whole[i].offset, whole[i].text.size()), whole[i].text);
        }
    }
}

TEST(PdnSplitter, CountsTheLinesOfTheFile)
{
    // Blank lines before and between games, ends of lines of two bytes, a comment over several lines.
    const std::string text = "\n\n[GameType \"20\"]\n1. 32-28 19-23 2. 50-1 *\n\n\n"
                             "[GameType \"20\"]\r\n{one\r\ntwo}\r\n1. 32-28 ) 19-23\r\n2. 1-50 *\r\n";
    const auto check = [](const std::vector<PdnSource> &sources, std::size_t before) {
        ASSERT_EQ(sources.size(), 2U);
        EXPECT_EQ(sources[0].line, before + 3);
        EXPECT_EQ(sources[1].line, before + 7);
        ASSERT_EQ(sources[1].faults.size(), 1U);
        EXPECT_EQ(sources[1].faults[0].token, ")");
        EXPECT_EQ(sources[1].faults[0].line, before + 10);
        const PdnRecord first = replayPdn(sources[0]);
        ASSERT_EQ(first.faults.size(), 1U);
        EXPECT_EQ(first.faults[0].line, before + 4);
        const PdnRecord second = replayPdn(sources[1]);
        ASSERT_EQ(second.faults.size(), 2U);
        EXPECT_EQ(second.faults.back().token, "1-50");
        EXPECT_EQ(second.faults.back().line, before + 11);
    };
    for (const std::size_t size : {std::size_t(1), std::size_t(5), std::size_t(1000)}) {
        std::vector<PdnSource> sources;
        PdnSplitter splitter([&](PdnSource &&source) {
            sources.push_back(std::move(source));
            return true;
        });
        for (std::size_t at = 0; at < text.size(); at += size)
            splitter.add(std::string_view(text).substr(at, size));
        splitter.finish();
        check(sources, 0);
    }
    // Behind games that the splitter has long forgotten.
    constexpr std::size_t Many = 50'000;
    std::string file;
    for (std::size_t i = 0; i < Many; ++i)
        file += "[GameType \"20\"] 1. 32-28 *\n";
    auto sources = sourcesOf(file + text);
    ASSERT_EQ(sources.size(), Many + 2);
    EXPECT_EQ(sources[Many - 1].line, Many);
    sources.erase(sources.begin(), sources.end() - 2);
    check(sources, Many);
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
