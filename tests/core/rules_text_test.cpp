// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/variants.h"
#include "tests/core/rules_random.h"

#include <gtest/gtest.h>

#include <set>
#include <sstream>

namespace naqla::core {

namespace {

NamedRules parsed(std::string_view text)
{
    const auto rules = parseRulesText(text);
    EXPECT_TRUE(rules) << text;
    return rules ? *rules : namedRules(VariantId::Russian);
}

TEST(RulesText, ABareIdIsTheDefaultPreset)
{
    for (const Variant &entry : variants()) {
        const NamedRules rules = parsed(entry.textId);
        EXPECT_EQ(rules, namedRules(entry.id));
        EXPECT_EQ(rules.rules, entry.rules);
        EXPECT_EQ(rulesText(rules), entry.textId);
        EXPECT_TRUE(changedRules(rules).empty());
    }
}

TEST(RulesText, EveryPresetComesBack)
{
    for (const Variant &entry : variants()) {
        for (const Preset &preset : entry.presets) {
            const std::string text = std::string(entry.textId) + '.' + std::string(preset.id);
            const NamedRules rules = parsed(text);
            EXPECT_EQ(rules.rules.draws, preset.draws) << text;
            EXPECT_EQ(rules.rules.options.compulsoryCapture, preset.compulsoryCapture) << text;
            EXPECT_EQ(parsed(rulesText(rules)), rules) << text;
            EXPECT_TRUE(changedRules(rules).empty()) << text;
        }
    }
    EXPECT_EQ(rulesText(parsed("russian.site")), "russian.site");
    EXPECT_EQ(rulesText(parsed("russian.casual")), "russian");
}

TEST(RulesText, LocalRulesAreReadAndWrittenInOneOrder)
{
    const NamedRules rules = parsed("russian+moveLimit=80+compulsory=false");
    EXPECT_FALSE(rules.rules.options.compulsoryCapture);
    EXPECT_EQ(rules.rules.options.moveLimitPlies, 80);
    EXPECT_EQ(rulesText(rules), "russian+compulsory=false+moveLimit=80");
    EXPECT_EQ(changedRules(rules), (std::vector<std::string>{"compulsory", "moveLimit"}));
}

TEST(RulesText, TraitsCanBeMixed)
{
    const NamedRules rules = parsed(
        "russian+board=mirrored10x10+rowsPerSide=4+choice=mostPieces/withKing+kingFlies=false+starter=black");
    EXPECT_EQ(rules.rules.traits.board, (BoardShape{10, 10, PlayedCells::Dark, false}));
    EXPECT_EQ(rules.rules.traits.choice[1], CaptureChoice::WithKing);
    EXPECT_EQ(rules.rules.traits.choice[2], CaptureChoice::Any);
    EXPECT_FALSE(rules.rules.traits.kingFlies);
    EXPECT_EQ(startPosition(rules.rules).pieces(Side::Black).count(), 20);
    EXPECT_EQ(startPosition(rules.rules).sideToMove(), Side::Black);
}

TEST(RulesText, SayingWhatHoldsAnywayChangesNothing)
{
    EXPECT_EQ(rulesText(parsed("russian+compulsory=true+kingFlies=true")), "russian");
    EXPECT_EQ(rulesText(parsed("english.optional+compulsory=false")), "english.optional");
    EXPECT_EQ(rulesText(parsed("english.optional+compulsory=true")), "english.optional+compulsory=true");
}

struct Broken
{
    std::string text;
    RulesTextFault fault;
    std::string word;
};

class BrokenRulesText : public testing::TestWithParam<Broken>
{
};

TEST_P(BrokenRulesText, IsRefusedByName)
{
    const auto rules = parseRulesText(GetParam().text);
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().fault, GetParam().fault);
    EXPECT_EQ(rules.error().word, GetParam().word);
}

std::vector<Broken> brokenTexts()
{
    using enum RulesTextFault;
    return {{"", UnknownVariant, ""}, {"chess", UnknownVariant, "chess"},
        {"Russian", UnknownVariant, "Russian"}, {"russian.", UnknownPreset, ""},
        {"russian.fid", UnknownPreset, "fid"}, {"russian+", UnknownKey, ""},
        {"russian++moveLimit=80", UnknownKey, ""}, {"russian+huffing=true", UnknownKey, "huffing"},
        {"russian+compulsory", BadValue, "compulsory"}, {"russian+compulsory=", BadValue, "compulsory="},
        {"russian+compulsory=no", BadValue, "compulsory=no"},
        {"russian+moveLimit=-1", BadValue, "moveLimit=-1"},
        {"russian+moveLimit=080", BadValue, "moveLimit=080"},
        {"russian+moveLimit=2001", BadValue, "moveLimit=2001"},
        {"russian+moveLimit=99999999999999999999", BadValue, "moveLimit=99999999999999999999"},
        {"russian+repetition=1", BadValue, "repetition=1"}, {"russian+board=9x9", BadValue, "board=9x9"},
        {"russian+choice=", BadValue, "choice="},
        {"russian+choice=mostPieces/", BadValue, "choice=mostPieces/"},
        {"russian+choice=mostPieces/mostPieces", BadValue, "choice=mostPieces/mostPieces"},
        {"russian+choice=any/mostPieces", BadValue, "choice=any/mostPieces"},
        {"russian+choice=mostPieces/withKing/mostKings/kingEarliest/highestValue", BadValue,
            "choice=mostPieces/withKing/mostKings/kingEarliest/highestValue"},
        {"russian+rowsPerSide=4", ImpossibleMix, "rowsPerSide"},
        {"russian+rowsPerSide=0", ImpossibleMix, "rowsPerSide"},
        {"turkish+rowsPerSide=3", ImpossibleMix, "rowsPerSide"},
        {"international+board=dark8x8", ImpossibleMix, "rowsPerSide"},
        {"turkish+noProgressByClaim=true", ImpossibleMix, "noProgressByClaim"},
        {"italian+mainRoadMoves=5", ImpossibleMix, "mainRoadMoves"},
        {"turkish+repetition=0", ImpossibleMix, "repetition"},
        {"english.wcdf+repetition=0", ImpossibleMix, "repetition"},
        {"russian+" + std::string(600, 'x'), TooLong, ""}};
}
INSTANTIATE_TEST_SUITE_P(Rules, BrokenRulesText, testing::ValuesIn(brokenTexts()));

TEST(RulesOption, IsAppliedWholeOrNotAtAll)
{
    NamedRules rules = namedRules(VariantId::International);
    EXPECT_FALSE(applyRulesOption(rules, "moveLimit=120"));
    EXPECT_EQ(rules.rules.options.moveLimitPlies, 120);
    const NamedRules before = rules;
    for (const char *text : {"board=dark8x8", "rowsPerSide=5", "nonsense=1", "moveLimit=many", "", "="}) {
        EXPECT_TRUE(applyRulesOption(rules, text)) << text;
        EXPECT_EQ(rules, before) << text;
    }
}

/// The keys and their present values.
std::vector<std::string> optionsOf(const NamedRules &rules)
{
    std::vector<std::string> options;
    std::istringstream text(expandedRulesText(rules));
    std::string option;
    std::getline(text, option, '+');
    while (std::getline(text, option, '+'))
        options.push_back(option);
    return options;
}

TEST(ExpandedRulesText, TellsApartWhateverDiffers)
{
    std::set<std::string> texts;
    std::size_t count = 0;
    for (const Variant &entry : variants()) {
        for (const Preset &preset : entry.presets) {
            texts.insert(expandedRulesText(parsed(std::string(entry.textId) + '.' + std::string(preset.id))));
            ++count;
        }
    }
    EXPECT_EQ(texts.size(), count);
    EXPECT_EQ(expandedRulesText(parsed("turkish")),
        "turkish.basic+compulsory=true+moveLimit=0+alternateStarter=true+showTargets=true+starter=white"
        "+rowsPerSide=2+skipBackRow=true+objective=normal+repetition=3+noProgressPlies=0"
        "+noProgressByClaim=false+threeKingsMoves=0+threeKingsMenAllowed=false+balanceSmallPlies=0"
        "+balanceLargePlies=0+mainRoadMoves=0+mainRoadThreeMen=false+twoAgainstOneMoves=0"
        "+threeAgainstOnePlies=0+twoAgainstOnePlies=0+onePieceEach=true+twoKingsAgainstOnePlies=0"
        "+kingAgainstKingPlies=0+board=all8x8+manMoves=forwardAndSideways+manCaptures=forwardAndSideways"
        "+kingMoves=allOrthogonals+kingCaptures=allOrthogonals+kingFlies=true+kingLanding=free"
        "+removal=atOnce+mayReverse=false+midCaptureCrowning=passAsMan+menTakeKings=true"
        "+choice=mostPieces+sameKingLimit=0");
}

TEST(ExpandedRulesText, SpellsOutEveryField)
{
    // Whatever the fields of another variant are, all options together turn this one into it.
    for (const Variant &from : variants()) {
        for (const Variant &to : variants()) {
            Rules wanted = to.rules;
            NamedRules rules = namedRules(from.id);
            for (const std::string &option : optionsOf(namedRules(to.id))) {
                const NamedRules one = rules;
                if (applyRulesOption(rules, option))
                    rules = one; // impossible half-way; tried again below
            }
            for (const std::string &option : optionsOf(namedRules(to.id)))
                (void)applyRulesOption(rules, option);
            wanted.notation = rules.rules.notation;
            EXPECT_EQ(rules.rules, wanted) << from.textId << " to " << to.textId;
        }
    }
}

TEST(RulesText, AnyMixOfValuesComesBack)
{
    Dice dice(7);
    std::vector<std::string> options;
    for (const Variant &entry : variants()) {
        for (const std::string &option : optionsOf(namedRules(entry.id)))
            options.push_back(option);
    }
    for (int i = 0; i < 3000; ++i) {
        NamedRules rules = namedRules(variants()[dice.below(variants().size())].id);
        for (std::size_t changes = dice.below(12); changes > 0; --changes)
            (void)applyRulesOption(rules, dice.pick(options));
        const std::string text = rulesText(rules);
        EXPECT_LE(text.size(), MaxRulesTextBytes);
        EXPECT_EQ(parsed(text), rules) << text;
        EXPECT_EQ(rulesText(parsed(text)), text);
    }
}

TEST(RulesText, NoBytesMakeItFail)
{
    Dice dice(8);
    const std::string valid = "russian.site+compulsory=false+moveLimit=80+choice=mostPieces/withKing";
    for (int i = 0; i < 20000; ++i) {
        std::string text = valid;
        for (std::size_t edits = 1 + dice.below(4); edits > 0; --edits)
            text[dice.below(text.size())] = static_cast<char>(dice.below(256));
        if (const auto rules = parseRulesText(text)) {
            EXPECT_EQ(parsed(rulesText(*rules)), *rules) << text;
        }
    }
}

} // namespace

} // namespace naqla::core
