// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in words: each fact against what the move generator does.
#include "core/notation/fen.h"
#include "core/rules/legality.h"
#include "gui/app/language_switcher.h"
#include "gui/help/rules_facts.h"

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

using core::Cell;
using core::PieceKind;
using core::Side;
using Words = RulesFacts::Words;

class FactsOfVariant : public testing::TestWithParam<core::VariantId>
{
protected:
    FactsOfVariant() { m_language.use(Language::English, Digits::Western); }

    [[nodiscard]] static core::NamedRules named() { return core::namedRules(GetParam()); }
    [[nodiscard]] static core::Rules rules() { return named().rules; }
    [[nodiscard]] static QString fact(const QString &label)
    {
        for (const RulesFacts::Fact &fact : RulesFacts(named(), Words::Standard).all()) {
            if (fact.label == label)
                return fact.value;
        }
        return u"none"_s;
    }
    /// A square far from every edge, a played one.
    [[nodiscard]] static Cell middle()
    {
        const Cell cell{rules().traits.board.height / 2, 4};
        return rules().traits.board.isPlayed(cell) ? cell : Cell{cell.row, cell.column + 1};
    }
    static void put(core::Position &position, Cell from, int rows, int columns, core::Piece piece)
    {
        position.put(*rules().traits.board.squareAt({from.row + rows, from.column + columns}), piece);
    }
    [[nodiscard]] static bool straight() { return rules().traits.board.played == core::PlayedCells::All; }
    /// Whether White's piece takes one that stands `rows` up (negative) or down.
    [[nodiscard]] static bool takes(PieceKind own, PieceKind other, int rows)
    {
        core::Position position;
        position.put(*rules().traits.board.squareAt(middle()), {Side::White, own});
        put(position, middle(), rows, straight() ? 0 : 1, {Side::Black, other});
        const auto moves = core::legalMoves(rules(), position);
        return std::any_of(
            moves.begin(), moves.end(), [](const core::Move &move) { return move.isCapture(); });
    }

private:
    LanguageSwitcher m_language;
};

INSTANTIATE_TEST_SUITE_P(All, FactsOfVariant, testing::ValuesIn([] {
    std::vector<core::VariantId> ids;
    for (const core::Variant &variant : core::variants())
        ids.push_back(variant.id);
    return ids;
}()),
    [](const auto &chosen) { return std::string(core::variant(chosen.param).textId); });

TEST_P(FactsOfVariant, SayHowMenCapture)
{
    EXPECT_TRUE(takes(PieceKind::Man, PieceKind::Man, -1));
    EXPECT_EQ(
        fact(u"Men capture backwards"_s), takes(PieceKind::Man, PieceKind::Man, 1) ? u"Yes"_s : u"No"_s);
    // Where the first king wins, nothing can be played any more when there is one.
    if (rules().objective != core::Objective::FirstKing) {
        EXPECT_EQ(
            fact(u"Men capture kings"_s), takes(PieceKind::Man, PieceKind::King, -1) ? u"Yes"_s : u"No"_s);
    }
}

TEST_P(FactsOfVariant, SayWhetherKingsFly)
{
    core::Position position;
    position.put(*rules().traits.board.squareAt(middle()), {Side::White, PieceKind::King});
    const std::size_t moves = core::legalMoves(rules(), position).size();
    EXPECT_EQ(fact(u"Flying kings"_s), moves > 4 ? u"Yes"_s : u"No"_s);
}

TEST_P(FactsOfVariant, SayWhereACapturingKingLands)
{
    core::Position position;
    position.put(*rules().traits.board.squareAt(middle()), {Side::White, PieceKind::King});
    put(position, middle(), -1, straight() ? 0 : -1, {Side::Black, PieceKind::King});
    const bool behindKing = core::legalMoves(rules(), position).size() == 1;
    put(position, middle(), -1, straight() ? 0 : -1, {Side::Black, PieceKind::Man});
    const bool behindMan = core::legalMoves(rules(), position).size() == 1;
    const QString landing = fact(u"A capturing king lands"_s);
    EXPECT_EQ(landing == "just behind the piece it takes"_L1, behindMan) << landing.toStdString();
    EXPECT_EQ(landing.startsWith("just behind"_L1), behindKing) << landing.toStdString();
}

TEST_P(FactsOfVariant, CountTheMenOfTheStartPosition)
{
    const core::Position start = core::startPosition(rules());
    const int men = start.men(Side::White).count();
    EXPECT_EQ(start.men(Side::Black).count(), men);
    EXPECT_TRUE(fact(u"Men of each side"_s).startsWith(u"%1 in "_s.arg(men)));
    EXPECT_EQ(RulesFacts(named(), Words::Standard).value(u"men"), u"%1 men"_s.arg(men));
    EXPECT_EQ(fact(u"Moves first"_s), GameTexts::sideName(GetParam(), start.sideToMove()));
    EXPECT_TRUE(fact(u"Board"_s).contains(QString::number(rules().traits.board.squareCount())));
}

/// Each draw rule is told once, with its own number.
TEST_P(FactsOfVariant, TellEveryDrawRule)
{
    for (const core::Preset &preset : core::variant(GetParam()).presets) {
        core::NamedRules named = core::namedRules(GetParam());
        named.rules.draws = preset.draws;
        const core::DrawRules &draws = preset.draws;
        QStringList told = RulesFacts(named, Words::Standard).draws();
        for (const int limit : std::initializer_list<int>{draws.repetition, draws.noProgressPlies,
                 draws.threeKingsMoves, draws.balanceSmallPlies, draws.balanceLargePlies, draws.mainRoadMoves,
                 draws.twoAgainstOneMoves, draws.threeAgainstOnePlies, draws.twoAgainstOnePlies,
                 draws.twoKingsAgainstOnePlies, draws.kingAgainstKingPlies}) {
            if (limit == 0)
                continue;
            const auto number = QString::number(limit);
            const auto sentence = std::find_if(told.begin(), told.end(),
                [&number](const QString &each) { return each.split(u' ').contains(number); });
            ASSERT_NE(sentence, told.end()) << preset.id << ' ' << limit;
            told.erase(sentence);
        }
        EXPECT_EQ(told.size(), draws.onePieceEach ? 1 : 0) << preset.id;
    }
}

TEST(RulesFacts, NameTheUnitOfEveryCount)
{
    LanguageSwitcher language;
    language.use(Language::English, Digits::Western);
    const auto rules = *core::parseRulesText("international+threeKingsMoves=15+moveLimit=80");
    int strong = 0;
    int both = 0;
    for (const QString &draw : RulesFacts(rules, Words::Standard).draws()) {
        strong += draw.contains(u"moves of the stronger side"_s) ? 1 : 0;
        both += draw.contains(u"moves of both sides together"_s) ? 1 : 0;
    }
    EXPECT_EQ(strong, 1);
    EXPECT_EQ(both, 4); // no progress, three and two against one, the move limit
}

TEST(RulesFacts, TellTheOrderInWhichCapturesAreChosen)
{
    const core::NamedRules italian = core::namedRules(core::VariantId::Italian);
    for (const RulesFacts::Fact &fact : RulesFacts(italian, Words::Standard).all()) {
        if (fact.label == "Of several captures"_L1) {
            EXPECT_EQ(fact.value,
                u"first the one that takes the most pieces\nwhere equal, the one made with a king\n"
                "where equal, the one that takes the most kings\nwhere equal, the one that meets a king earlier"_s);
        }
    }
}

TEST(RulesFacts, MarkExactlyWhatIsChanged)
{
    const auto changed = [](const char *text) {
        QStringList labels;
        const auto rules = *core::parseRulesText(text);
        for (const RulesFacts::Fact &fact : RulesFacts(rules, Words::Standard).all()) {
            if (fact.changed)
                labels.append(fact.label);
        }
        return labels;
    };
    EXPECT_EQ(changed("russian"), QStringList());
    EXPECT_EQ(changed("russian.site"), QStringList{u"Drawn when"_s});
    EXPECT_EQ(changed("russian+compulsory=false+starter=black"),
        (QStringList{u"Moves first"_s, u"Capture is compulsory"_s}));
    EXPECT_EQ(changed("turkish+removal=afterMove"), QStringList{u"Captured pieces leave the board"_s});
    EXPECT_EQ(changed("italian+menTakeKings=true+choice=any"),
        (QStringList{u"Men capture kings"_s, u"Of several captures"_s}));
    EXPECT_EQ(changed("frisian+sameKingLimit=5"), QStringList{u"Moves of one king in a row"_s});
    EXPECT_EQ(changed("russian+showTargets=false"), QStringList{u"The board shows where a piece may go"_s});
}

TEST(RulesFacts, SpeakTheWordsOfTheGulf)
{
    LanguageSwitcher language;
    language.use(Language::Arabic, Digits::Western);
    const core::NamedRules gulf = core::namedRules(core::VariantId::Gulf);
    QString all;
    for (const RulesFacts::Fact &fact : RulesFacts(gulf, Words::Gulf).all())
        all += fact.label + u' ' + fact.value + u'\n';
    language.use(Language::English, Digits::Western);
    EXPECT_TRUE(all.contains(u"حطب"_s));
    EXPECT_TRUE(all.contains(u"الشيخ"_s));
    for (const QString &word : {u"حجر"_s, u"أحجار"_s, u"ملك"_s, u"ملوك"_s, u"مربع"_s})
        EXPECT_FALSE(all.contains(word)) << all.toStdString();
}

} // namespace
} // namespace naqla::gui
