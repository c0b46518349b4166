// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_page.h"

#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "core/rules/legality.h"
#include "gui/help/help_parts.h"
#include "gui/settings/bidi.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

class HelpTexts
{
    Q_DECLARE_TR_FUNCTIONS(HelpTexts)
public:
    static QString section(HelpSection section, RulesFacts::Words words)
    {
        switch (section) {
        case HelpSection::Introduction:
            return tr("At a glance");
        case HelpSection::Setup:
            return tr("The board and setup");
        case HelpSection::Moving:
            return tr("Moving");
        case HelpSection::Capturing:
            return tr("Capturing");
        case HelpSection::Promotion:
            return words == RulesFacts::Words::Gulf ? tr("Kings and promotion", "words of the Gulf")
                                                    : tr("Kings and promotion");
        case HelpSection::Winning:
            return tr("Winning");
        case HelpSection::Draws:
            return tr("Draws");
        case HelpSection::LocalRules:
            return tr("Local rules");
        case HelpSection::Terms:
            return tr("Terms");
        case HelpSection::Questions:
            return tr("Questions people ask");
        }
        return {};
    }
    static QString tryIt() { return tr("Try it", "link: play from this position"); }
    static QString changed()
    {
        return tr(
            "This game has rules of its own. What differs from the usual rules of the variant is marked "
            "%1 in the table.")
            .arg(changedMark());
    }
    static QString changedMark() { return tr("(changed)", "mark of a rule"); }
    static QString startPosition() { return tr("The position in which the game begins."); }
    static QString twoEntries(const QString &first, const QString &second)
    {
        return tr("%1; %2", "two entries of a list").arg(first, second);
    }
    static QString fact(const QString &label, const QString &value)
    {
        return tr("%1: %2", "what a rule is about, what it says").arg(label, value);
    }
    static QString captureOptional() { return tr("Capture is not compulsory."); }
    static QString withDrawRules(const QString &name)
    {
        return tr("With the draw rules “%1”, the game is drawn when:").arg(name);
    }
};

/// Puts a page together.
class PageMaker
{
public:
    PageMaker(const core::NamedRules &rules, RulesFacts::Words words)
        : m_rules(rules)
        , m_words(words)
        , m_facts(rules, words)
        , m_source(helpSource(rules.variant, helpLanguage()))
        , m_parts(helpParts(helpLanguage(), words == RulesFacts::Words::Gulf))
    {
    }

    HelpPage make()
    {
        m_page.title = GameTexts::variantName(m_rules.variant);
        m_page.fault = m_source.fault + m_parts.fault;
        m_html = u"<h1>%1</h1>"_s.arg(m_page.title.toHtmlEscaped());
        const auto facts = m_facts.all();
        if (std::any_of(facts.begin(), facts.end(), [](const auto &fact) { return fact.changed; }))
            m_html += u"<p class=\"changed\">%1</p>"_s.arg(HelpTexts::changed());
        addOwn(HelpSection::Introduction);
        addContents();
        addHeading(HelpSection::Introduction);
        addFacts();
        for (const HelpSection section : HelpSections) {
            if (section != HelpSection::Introduction)
                addSection(section);
        }
        m_page.html = u"<html><body dir=\"%1\">%2</body></html>"_s.arg(
            m_source.language == "ar"_L1 ? u"rtl"_s : u"ltr"_s, m_html);
        return std::move(m_page);
    }

private:
    void fail(const QString &fault) { m_page.fault += fault + u'\n'; }

    void addContents()
    {
        QStringList links;
        for (const HelpSection section : HelpSections)
            links.append(
                u"<a href=\"#%1\">%2</a>"_s.arg(sectionName(section), sectionTitle(section, m_words)));
        m_html += u"<p class=\"contents\">%1</p>"_s.arg(links.join(u" · "_s));
    }
    void addHeading(HelpSection section)
    {
        m_html +=
            u"<h2><a name=\"%1\"></a>%2</h2>"_s.arg(sectionName(section), sectionTitle(section, m_words));
    }
    /// One column, as Qt's tables are not mirrored and are read row by row.
    void addFacts()
    {
        m_html += u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\">"_s;
        for (const RulesFacts::Fact &fact : m_facts.all()) {
            QString value = fact.value.toHtmlEscaped().replace(u'\n', "<br/>"_L1);
            if (fact.changed)
                value = u"<b>%1 %2</b>"_s.arg(value, HelpTexts::changedMark());
            m_html += u"<tr><td>%1</td></tr>"_s.arg(
                HelpTexts::fact(u"<span class=\"label\">%1</span>"_s.arg(fact.label.toHtmlEscaped()), value));
        }
        m_html += u"</table>"_s;
    }
    void addSection(HelpSection section)
    {
        addHeading(section);
        for (const QString &part : partsFor(section, m_rules.rules)) {
            if (!m_parts.texts.contains(part))
                fail(u"no part "_s + part);
            m_html += filled(m_parts.texts.value(part));
        }
        if (section == HelpSection::Draws)
            addDraws(m_facts);
        if (section == HelpSection::LocalRules)
            addPresets();
        addOwn(section);
    }
    void addOwn(HelpSection section)
    {
        for (const HelpBlock &block : m_source.sections.value(sectionName(section))) {
            if (block.isBoard)
                addBoard(block);
            else
                m_html += filled(block.html);
        }
    }
    void addDraws(const RulesFacts &facts)
    {
        m_html += u"<ul>"_s;
        for (const QString &draw : facts.draws())
            m_html += u"<li>%1</li>"_s.arg(draw.toHtmlEscaped());
        m_html += u"</ul>"_s;
    }
    /// The sets of draw rules that this game does not follow, each with what it says.
    void addPresets()
    {
        const core::Variant &variant = core::variant(m_rules.variant);
        for (const core::Preset &preset : variant.presets) {
            if (preset.id == m_rules.preset)
                continue;
            core::NamedRules other = m_rules;
            other.preset = preset.id;
            other.rules.draws = preset.draws;
            m_html += u"<p>%1</p>"_s.arg(
                HelpTexts::withDrawRules(GameTexts::presetName(preset.id)).toHtmlEscaped());
            addDraws(RulesFacts(other, m_words));
            if (!preset.compulsoryCapture)
                m_html += u"<p>%1</p>"_s.arg(HelpTexts::captureOptional());
        }
    }
    void addBoard(const HelpBlock &block);
    [[nodiscard]] QString describe(const core::Position &position) const;
    [[nodiscard]] QString captionOf(const HelpPosition &shown) const;
    [[nodiscard]] QString filled(const QString &text);

    core::NamedRules m_rules;
    RulesFacts::Words m_words;
    RulesFacts m_facts;
    HelpSource m_source;
    HelpParts m_parts;
    QString m_html;
    HelpPage m_page;
};

void PageMaker::addBoard(const HelpBlock &block)
{
    const core::Rules &rules = m_rules.rules;
    HelpPosition shown{core::startPosition(rules), {}, HelpTexts::startPosition()};
    if (!block.fen.isEmpty()) {
        const auto read = core::parseFen(rules, block.fen.toStdString());
        if (!read) {
            fail(u"no position: "_s + block.fen);
            return;
        }
        shown.position = read->position;
        shown.description = describe(read->position);
    }
    if (!block.move.isEmpty()) {
        const auto move = core::moveFromText(rules, shown.position, block.move.toStdString());
        // Under local rules an example may be no move.
        if (!move && m_rules == core::namedRules(m_rules.variant))
            fail(u"no legal move: %1 %2"_s.arg(block.fen, block.move));
        if (move)
            shown.move = *move;
    }
    m_html += u"<p class=\"board\" align=\"center\"><img src=\"board:%1\" alt=\"%2\"/></p>"
              "<p class=\"caption\" align=\"center\">%3 · <a href=\"try:%1\">%4</a></p>"_s.arg(
                  QString::number(m_page.positions.size()), shown.description.toHtmlEscaped(),
                  captionOf(shown).toHtmlEscaped(), HelpTexts::tryIt());
    m_page.positions.push_back(shown);
}

QString PageMaker::describe(const core::Position &position) const
{
    QString text;
    for (const core::Side side : core::Sides) {
        for (const core::Square square : position.pieces(side)) {
            const QString entry = GameTexts::squareDescription(m_rules, square, position.at(square), m_words);
            text = text.isEmpty() ? entry : HelpTexts::twoEntries(text, entry);
        }
    }
    return text;
}

QString PageMaker::captionOf(const HelpPosition &shown) const
{
    if (!shown.move)
        return GameTexts::turn(m_rules.variant, shown.position.sideToMove());
    const core::Piece piece = *shown.position.at(shown.move->from);
    const core::Position after = core::positionAfter(m_rules.rules, shown.position, *shown.move);
    return GameTexts::moveSpoken(m_rules, {*shown.move, piece, 0, shown.position, after, {}}, m_words);
}

QString PageMaker::filled(const QString &text)
{
    static const QRegularExpression placeholder(u"\\{(\\w+)\\}"_s);
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch &match : placeholder.globalMatch(text)) {
        const auto value = m_facts.value(match.capturedView(1));
        if (!value)
            fail(u"no value "_s + match.captured(1));
        result += text.mid(done, match.capturedStart() - done) + value.value_or(QString()).toHtmlEscaped();
        done = match.capturedEnd();
    }
    return result + text.mid(done);
}

} // namespace

HelpPage helpPage(const core::NamedRules &rules, RulesFacts::Words words)
{
    return PageMaker(rules, words).make();
}

QString sectionTitle(HelpSection section, RulesFacts::Words words)
{
    return HelpTexts::section(section, words);
}

} // namespace naqla::gui
