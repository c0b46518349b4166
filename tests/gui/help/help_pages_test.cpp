// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of help, each in both languages: complete, well made, and saying nothing that the rules do not.
#include "gui/app/language_switcher.h"
#include "gui/help/help_page.h"
#include "gui/help/help_parts.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

using Words = RulesFacts::Words;

struct PageCase
{
    core::VariantId variant;
    Language language;
};

void PrintTo(const PageCase &page, std::ostream *out)
{
    *out << core::variant(page.variant).textId << (page.language == Language::Arabic ? " ar" : " en");
}

std::vector<PageCase> allPages()
{
    std::vector<PageCase> pages;
    for (const core::Variant &variant : core::variants()) {
        for (const Language language : {Language::English, Language::Arabic})
            pages.push_back({variant.id, language});
    }
    return pages;
}

Words wordsOf(core::VariantId variant)
{
    return GameTexts::wordsFor(GulfWords::ByVariant, variant);
}

QString withoutTags(QString html)
{
    return html.remove(QRegularExpression(u"<[^>]*>"_s));
}

/// A number that somebody typed, in digits or as a word from eight on; empty when there is none.
QString numberIn(const QString &html)
{
    static const QRegularExpression number(
        u"[0-9٠-٩]|\\b(eight|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)\\b"
        "|عشر|ثلاثون|ثلاثين|أربعون|أربعين|خمسون|خمسين|ثمانون|ثمانين|مئة"_s,
        QRegularExpression::CaseInsensitiveOption);
    return number.match(withoutTags(html)).captured();
}

class HelpPages : public testing::TestWithParam<PageCase>
{
protected:
    HelpPages() { m_language.use(GetParam().language, Digits::Western); }
    ~HelpPages() override { m_language.use(Language::English, Digits::Western); }

    [[nodiscard]] static core::NamedRules rules() { return core::namedRules(GetParam().variant); }
    [[nodiscard]] static HelpPage page() { return helpPage(rules(), wordsOf(GetParam().variant)); }
    [[nodiscard]] static HelpSource source() { return helpSource(GetParam().variant, helpLanguage()); }

private:
    LanguageSwitcher m_language;
};

INSTANTIATE_TEST_SUITE_P(All, HelpPages, testing::ValuesIn(allPages()), [](const auto &chosen) {
    return std::string(core::variant(chosen.param.variant).textId)
        + (chosen.param.language == Language::Arabic ? "_ar" : "_en");
});

TEST_P(HelpPages, AreWrittenInTheirLanguageWithoutFault)
{
    const HelpSource source = HelpPages::source();
    EXPECT_EQ(source.fault.toStdString(), "");
    EXPECT_EQ(source.language, GetParam().language == Language::Arabic ? u"ar"_s : u"en"_s);
    EXPECT_FALSE(source.keywords.isEmpty());
    EXPECT_FALSE(source.sections.value(u"introduction"_s).empty());
    EXPECT_FALSE(source.sections.value(u"questions"_s).empty());
    EXPECT_EQ(page().fault.toStdString(), "");
}

TEST_P(HelpPages, AreOfTagsThatRichTextKnows)
{
    const QSet<QString> known{u"html"_s, u"body"_s, u"h1"_s, u"h2"_s, u"h3"_s, u"p"_s, u"ul"_s, u"ol"_s,
        u"li"_s, u"b"_s, u"i"_s, u"a"_s, u"dl"_s, u"dt"_s, u"dd"_s, u"table"_s, u"tr"_s, u"td"_s, u"span"_s,
        u"br"_s, u"img"_s};
    QXmlStreamReader xml(page().html);
    QString direction;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        EXPECT_TRUE(known.contains(xml.name().toString())) << xml.name().toString().toStdString();
        if (xml.name() == "body"_L1)
            direction = xml.attributes().value("dir"_L1).toString();
        if (xml.name() == "img"_L1) {
            EXPECT_FALSE(xml.attributes().value("alt"_L1).isEmpty());
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    EXPECT_EQ(direction, GetParam().language == Language::Arabic ? u"rtl"_s : u"ltr"_s);
}

TEST_P(HelpPages, HaveEverySectionInOrderAndALinkToIt)
{
    const QString html = page().html;
    qsizetype last = -1;
    for (const HelpSection section : HelpSections) {
        const qsizetype anchor = html.indexOf(u"<a name=\"%1\"></a>%2</h2>"_s.arg(
            sectionName(section), sectionTitle(section, wordsOf(GetParam().variant))));
        EXPECT_GT(anchor, last) << sectionName(section).toStdString();
        last = anchor;
        EXPECT_TRUE(html.contains(u"href=\"#%1\""_s.arg(sectionName(section))));
    }
    EXPECT_FALSE(html.contains(u'{')) << "a placeholder is left";
}

TEST_P(HelpPages, ShowTheStartACaptureAndACrowning)
{
    // A position to try is one in which there is something to play.
    for (const HelpPosition &shown : page().positions)
        EXPECT_FALSE(core::Game(rules(), shown.position).isOver()) << shown.description.toStdString();
    bool start = false;
    bool capture = false;
    bool crowning = false;
    for (const HelpPosition &shown : page().positions) {
        start = start || shown.position == core::startPosition(rules().rules);
        if (!shown.move)
            continue;
        const auto legal = core::legalMoves(rules().rules, shown.position);
        EXPECT_NE(std::find(legal.begin(), legal.end(), *shown.move), legal.end());
        capture = capture || shown.move->isCapture();
        crowning = crowning || shown.move->crowns;
    }
    EXPECT_TRUE(start);
    EXPECT_TRUE(capture);
    EXPECT_TRUE(crowning);
}

TEST_P(HelpPages, LeaveEveryNumberToTheRules)
{
    for (const auto &blocks : source().sections) {
        for (const HelpBlock &block : blocks)
            EXPECT_EQ(numberIn(block.html).toStdString(), "") << block.html.toStdString();
    }
    for (const QString &part : helpParts(helpLanguage(), wordsOf(GetParam().variant) == Words::Gulf).texts)
        EXPECT_EQ(numberIn(part).toStdString(), "") << part.toStdString();
}

TEST_P(HelpPages, HaveNoWordOfTheOtherLanguage)
{
    static const QRegularExpression latin(u"[A-Za-z]{2,}"_s);
    static const QRegularExpression arabic(u"[\\x{0600}-\\x{06FF}]"_s);
    const auto match =
        (GetParam().language == Language::Arabic ? latin : arabic).match(withoutTags(page().html));
    EXPECT_FALSE(match.hasMatch()) << match.captured().toStdString();
}

TEST_P(HelpPages, LinkToVariantsThatExist)
{
    static const QRegularExpression link(u"href=\"([^\"]*)\""_s);
    for (const QRegularExpressionMatch &match : link.globalMatch(page().html)) {
        const QString target = match.captured(1);
        if (target.startsWith("variant:"_L1)) {
            EXPECT_NE(core::findVariant(target.mid(8).toStdString()), nullptr) << target.toStdString();
        } else {
            EXPECT_TRUE(target.startsWith(u'#') || target.startsWith("try:"_L1)) << target.toStdString();
        }
    }
}

TEST_P(HelpPages, ShowTheSameBoardsInBothLanguages)
{
    const auto boards = [](const QString &language) {
        QStringList found;
        const HelpSource source = helpSource(GetParam().variant, language);
        for (auto section = source.sections.begin(); section != source.sections.end(); ++section) {
            for (const HelpBlock &block : *section) {
                if (block.isBoard)
                    found.append(section.key() + u' ' + block.fen + u' ' + block.move);
            }
        }
        return found;
    };
    EXPECT_EQ(boards(u"en"_s), boards(u"ar"_s));
}

TEST(HelpParts, AreAllUsedAndTheSameInBothLanguages)
{
    QSet<QString> used;
    for (const core::Variant &variant : core::variants()) {
        for (const bool compulsory : {true, false}) {
            core::Rules rules = variant.rules;
            rules.options.compulsoryCapture = compulsory;
            for (const HelpSection section : HelpSections) {
                for (const QString &part : partsFor(section, rules))
                    used.insert(part);
            }
        }
    }
    for (const QString &language : {u"en"_s, u"ar"_s}) {
        const HelpParts parts = helpParts(language, false);
        EXPECT_EQ(parts.fault.toStdString(), "");
        const QList<QString> names = parts.texts.keys();
        EXPECT_EQ(QSet<QString>(names.begin(), names.end()), used) << language.toStdString();
    }
}

TEST(HelpParts, OfTheGulfReplaceEveryPassageThatTurkishDamaHasWithOtherWords)
{
    const HelpParts standard = helpParts(u"ar"_s, false);
    const HelpParts gulf = helpParts(u"ar"_s, true);
    EXPECT_EQ(gulf.fault.toStdString(), "");
    EXPECT_EQ(gulf.texts.keys(), standard.texts.keys());
    const core::Rules rules = core::namedRules(core::VariantId::Gulf).rules;
    static const QRegularExpression elsewhere(
        u"(?<!\\w)(ال|لل)?(حجر|أحجار|حجرًا|ملك|ملوك|ملكًا|مربع|مربعات)(?!\\w)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    for (const HelpSection section : HelpSections) {
        if (section == HelpSection::Terms)
            continue; // where the words of elsewhere are explained
        for (const QString &part : partsFor(section, rules))
            EXPECT_FALSE(elsewhere.match(gulf.texts.value(part)).hasMatch()) << part.toStdString();
    }
}

TEST(HelpPage, SaysOfTheGulfGameWhatPeopleThereSay)
{
    LanguageSwitcher language;
    language.use(Language::Arabic, Digits::Western);
    const QString html = helpPage(core::namedRules(core::VariantId::Gulf), Words::Gulf).html;
    language.use(Language::English, Digits::Western);
    EXPECT_TRUE(html.contains(u"صارت شيخًا"_s));
    // Once, where the words of elsewhere are explained.
    EXPECT_EQ(html.count(u"ملك"_s), 1) << html.toStdString();
    EXPECT_EQ(html.count(u"حجر"_s), 1) << html.toStdString();
}

TEST(HelpPage, TellsLocalRulesAsTheyAre)
{
    const HelpPage usual = helpPage(core::namedRules(core::VariantId::English), Words::Standard);
    const HelpPage changed = helpPage(*core::parseRulesText("english+compulsory=false"), Words::Standard);
    EXPECT_EQ(changed.fault.toStdString(), "");
    EXPECT_FALSE(usual.html.contains(u"(changed)"_s));
    EXPECT_TRUE(changed.html.contains(u"<b>No (changed)</b>"_s));
    EXPECT_TRUE(changed.html.contains(u"not compulsory: you may make another move"_s));
    EXPECT_FALSE(changed.html.contains(u"Capturing is compulsory"_s));
    // A set of draw rules that is not the usual one is told as well.
    EXPECT_TRUE(helpPage(*core::parseRulesText("russian.site"), Words::Standard)
                    .html.contains(u"This game has rules of its own"_s));
}

TEST(HelpSource, IsRefusedWithTheLineWhereItIsWrong)
{
    const HelpSource source =
        readHelpSource("<html lang=\"en\" dir=\"ltr\"><head><meta content=\"x\"/></head>\n"
                       "<body><section name=\"setup\"><script/></section></body></html>");
    EXPECT_TRUE(source.fault.startsWith(u"line 2: unexpected element script"_s))
        << source.fault.toStdString();
    EXPECT_FALSE(readHelpSource("<html lang=\"ar\" dir=\"ltr\"/>").fault.isEmpty());
    EXPECT_FALSE(readHelpSource("").fault.isEmpty());
}

} // namespace
} // namespace naqla::gui
