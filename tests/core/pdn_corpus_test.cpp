// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_record.h"
#include "tests/core/vectors.h"

#include <array>
#include <cstdlib>
#include <filesystem>

/// Files that programs of the world have written. They are not part of the repository: NAQLA_PDN_CORPUS names
/// their folder, else they are looked for beside it.
namespace naqla::core {
namespace {

namespace fs = std::filesystem;

struct Expected
{
    std::string_view file; ///< or a folder
    std::string_view variant; ///< what is played where the file does not say
    int games;
    int replayed; ///< games with moves that are all legal
};
constexpr std::array Corpus{
    Expected{"cb-11_man_italian.pdn", "italian", 2400, 0},
    Expected{"cb-tinsley.pdn", "english", 724, 723},
    Expected{"hcheckers-russian-ballots.pdn", "russian", 80, 40},
    Expected{"horizon-blind", "international", 8, 8},
    Expected{"horizon-douai-ronde.pdn", "international", 3, 3},
    Expected{"horizon-katz", "international", 10, 10},
    Expected{"horizon-misc", "international", 20, 20},
    Expected{"horizon-records", "international", 60, 60},
    Expected{"lidraughts-antidraughts.pdn", "antidraughts", 25, 25},
    Expected{"lidraughts-brazilian.pdn", "brazilian", 25, 25},
    Expected{"lidraughts-frisian.pdn", "frisian", 14, 14},
    Expected{"lidraughts-russian.pdn", "russian", 10, 9},
    Expected{"mobydam-babasy1.pdn", "international", 43, 43},
    Expected{"mobydam-babasy5.pdn", "international", 41, 41},
    Expected{"mobydam-diversen.pdn", "international", 13, 13},
    Expected{"mobydam-flankgam.pdn", "international", 5, 5},
    Expected{"mobydam-flankopn.pdn", "international", 8, 8},
    Expected{"mobydam-loi20.pdn", "international", 22, 22},
    Expected{"mobydam-sur01.pdn", "international", 77, 77},
    Expected{"mobydam-toprest1.pdn", "international", 27, 27},
    Expected{"mobydam-wierswal.pdn", "international", 20, 20},
    Expected{"raven-german_open_2004.pdn", "english", 1, 1},
    Expected{"raven-sample.pdn", "english", 1, 1},
    Expected{"std-DUTCH96H.pdn", "international", 13, 13},
    Expected{"std-OCA_2.0.pdn", "english", 43, 43},
    Expected{"std-PWCP_2.pdn", "international", 51, 51},
    Expected{"std-abatsiev-cp1251.pdn", "russian", 56, 55},
    Expected{"std-alphanumeric.pdn", "russian", 1, 1},
    Expected{"std-beginner.pdn", "english", 58, 0},
    Expected{"std-candidate95.pdn", "international", 8, 8},
    Expected{"std-fail-Cat.A1.pdn", "international", 35, 35},
    Expected{"std-fail-delfts.pdn", "international", 2, 2},
    Expected{"std-fail-nested_comment.pdn", "international", 1, 1},
    Expected{"std-fen.pdn", "international", 3, 0},
    Expected{"std-gameterminator.pdn", "international", 1, 1},
    Expected{"std-italian-assoluto-2005.pdn", "italian", 53, 52},
    Expected{"std-kurnik.pdn", "international", 4, 4},
    Expected{"std-linecomment.pdn", "international", 1, 1},
    Expected{"std-lpc.pdn", "english", 100, 0},
    Expected{"std-movestrength.pdn", "international", 1, 1},
    Expected{"std-mrcd2006.pdn", "czech", 44, 44},
    Expected{"std-nk-ronde-01.pdn", "international", 7, 7},
    Expected{"std-nk2003-latin1.pdn", "international", 33, 32},
    Expected{"std-principles-of-strategy.pdn", "english", 16, 16},
    Expected{"std-string.pdn", "international", 1, 1},
    Expected{"std-tricks-traps-shots.pdn", "english", 91, 89},
    Expected{"std-unicode.pdn", "international", 1, 1},
    Expected{"std-ussr1947.pdn", "russian", 153, 153},
    Expected{"std-variation.pdn", "international", 1, 1},
    Expected{"std-windragon.pdn", "international", 1, 1},
    Expected{"std-wk2003.pdn", "international", 23, 23},
    Expected{"yoda-FEN18_22.fen", "international", 1, 0},
    Expected{"yoda-FENCoupturc.fen", "international", 1, 0},
    Expected{"yoda-FENTest_40_34.fen", "international", 1, 0},
    Expected{"yoda-allinges-2007.pdn", "international", 45, 45},
    Expected{"yoda-bare-fen.fen", "international", 1, 0},
    Expected{"yoda-leman-2021.pdn", "international", 147, 147},
    Expected{"yoda-match-1973.pdn", "international", 20, 20},
    Expected{"yoda-mini.pdn", "international", 6, 5},
    Expected{"yoda-polish-team-2024.pdn", "international", 82, 82},
    Expected{"yoda-surinam-2025.pdn", "international", 98, 98},
    Expected{"yoda-with-fen.pdn", "international", 4, 4},
};

fs::path corpusFolder()
{
    if (const char *named = std::getenv("NAQLA_PDN_CORPUS"))
        return named;
    return fs::path(NAQLA_TEST_DATA).parent_path().parent_path().parent_path() / "shared" / "pdn";
}

std::vector<fs::path> filesOf(const fs::path &path)
{
    if (!fs::is_directory(path))
        return {path};
    std::vector<fs::path> files;
    for (const auto &entry : fs::directory_iterator(path))
        files.push_back(entry.path());
    return files;
}

class PdnCorpus : public testing::Test
{
protected:
    void SetUp() override
    {
        if (!fs::is_directory(corpusFolder()))
            GTEST_SKIP() << "no folder of game files; NAQLA_PDN_CORPUS names one";
    }
    static std::vector<PdnRecord> recordsOf(const Expected &expected)
    {
        std::vector<PdnRecord> records;
        for (const fs::path &file : filesOf(corpusFolder() / expected.file)) {
            std::ifstream stream(file, std::ios::binary);
            EXPECT_TRUE(readPdnStream(stream, [&](PdnSource &&source) {
                records.push_back(replayPdn(source, findVariant(expected.variant)->id));
                return true;
            })) << file;
        }
        return records;
    }
};

TEST_F(PdnCorpus, IsReadAndReplayed)
{
    int total = 0;
    for (const Expected &expected : Corpus) {
        const auto records = recordsOf(expected);
        const auto replayed = std::ranges::count_if(records, &PdnRecord::replayed);
        EXPECT_GE(records.size(), static_cast<std::size_t>(expected.games)) << expected.file;
        EXPECT_GE(replayed, expected.replayed) << expected.file;
        total += static_cast<int>(replayed);
    }
    EXPECT_GE(total, 2193);
}

TEST_F(PdnCorpus, NamesTheMovesThatMakeNoSense)
{
    const auto faultOf = [](const Expected &expected, int game) {
        for (const PdnRecord &record : recordsOf(expected)) {
            if (record.number == game && !record.faults.empty())
                return record.faults.front();
        }
        return PdnError{};
    };
    const PdnError tinsley = faultOf({"cb-tinsley.pdn", "english", 0, 0}, 541);
    EXPECT_EQ(tinsley.fault, PdnFault::IllegalMove);
    EXPECT_EQ(tinsley.ply, 123);
    EXPECT_EQ(tinsley.token, "32-28");
    const PdnError italian = faultOf({"std-italian-assoluto-2005.pdn", "italian", 0, 0}, 46);
    EXPECT_EQ(italian.fault, PdnFault::AmbiguousMove);
    EXPECT_EQ(italian.ply, 26);
    EXPECT_EQ(italian.token, "3x26");
}

TEST_F(PdnCorpus, ConvertedGivesTheSameGamesAndConvertedTwiceTheSameText)
{
    for (const Expected &expected : Corpus) {
        if (expected.games > 300)
            continue; // the rest of the kinds is the same
        for (const PdnRecord &record : recordsOf(expected)) {
            const std::string once = writePdn(record, PdnEnding::Asterisk);
            std::vector<PdnRecord> again;
            readPdnText(once, [&](PdnSource &&source) {
                again.push_back(replayPdn(source));
                return true;
            });
            ASSERT_EQ(again.size(), 1U) << expected.file << '\n' << once;
            EXPECT_EQ(again[0].tree, record.tree) << expected.file << '\n' << once;
            EXPECT_EQ(again[0].outcome, record.outcome) << once;
            EXPECT_EQ(again[0].replayed(), record.replayed()) << once;
            EXPECT_EQ(writePdn(again[0], PdnEnding::Asterisk), once) << expected.file;
        }
    }
}

} // namespace
} // namespace naqla::core
