// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "core/notation/glyphs.h"
#include "core/notation/notation.h"
#include "core/notation/pdn_comments.h"
#include "core/notation/pdn_lexer.h"
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

constexpr std::size_t LineWidth = 100;

std::string quoted(std::string_view value)
{
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"')
            text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    if (text.back() == '\\') // it would take the closing mark's meaning
        text += ' ';
    return text + '"';
}

class MovetextWriter
{
public:
    explicit MovetextWriter(const GameTree &tree)
        : m_tree(tree)
        , m_rules(tree.rules().rules)
    {
    }

    std::string write(std::string_view ending)
    {
        const GameTree::Node &root = m_tree.node(GameTree::Root);
        writeNotes(root);
        writeLine(GameTree::Root);
        add(ending);
        return std::move(m_text);
    }

private:
    /// All that follows a node: its first child with the variations to it, and so on.
    void writeLine(GameTree::Id from)
    {
        GameTree::Id at = from;
        while (const auto next = m_tree.node(at).firstChild) {
            writeNode(*next);
            for (auto other = m_tree.node(*next).nextSibling; other; other = m_tree.node(*other).nextSibling)
                writeVariation(*other);
            at = *next;
        }
        add(m_tree.node(at).unread);
    }

    void writeVariation(GameTree::Id id)
    {
        m_open = true;
        m_interrupted = true;
        writeNode(id);
        writeLine(id);
        m_text += ')';
        ++m_column;
        m_interrupted = true;
    }

    void writeNode(GameTree::Id id)
    {
        const GameTree::Node &node = m_tree.node(id);
        addComment(node.preamble);
        const Position &before = m_tree.node(*node.parent).position;
        if (node.move)
            writeMove(id, before, node);
        else
            add("/FEN \"" + printedFen(m_rules, node.position) + "\"/");
        if (!node.move)
            m_interrupted = true;
        writeNotes(node);
    }

    void writeMove(GameTree::Id id, const Position &before, const GameTree::Node &node)
    {
        const bool second = before.sideToMove() != m_rules.setup.starter;
        if (!second || m_interrupted) {
            // Where the second player begins, the first move number has no move of the first.
            const bool startsSecond =
                m_tree.node(GameTree::Root).position.sideToMove() != m_rules.setup.starter;
            const int number = (m_tree.ply(id) - 1 + (startsSecond ? 1 : 0)) / 2 + 1;
            add(std::to_string(number) + (second ? "..." : "."));
        }
        m_interrupted = false;
        add(moveText(m_rules, legalMoves(m_rules, before), *node.move));
    }

    void writeNotes(const GameTree::Node &node)
    {
        constexpr std::array Strengths{"", "!", "?", "!!", "??", "!?", "?!"};
        bool first = m_column > 0;
        for (const std::uint16_t nag : node.notes.nags) {
            if (first && nag >= 1 && nag < Strengths.size()) {
                m_text += Strengths[nag];
                m_column += 2;
            } else {
                add('$' + std::to_string(nag));
            }
            first = false;
        }
        addComment(commentOf(node.notes, opponent(node.position.sideToMove())));
    }

    void addComment(std::string_view comment)
    {
        if (trimmed(comment).empty())
            return;
        std::string text(trimmed(comment));
        std::ranges::replace(text, '}', ')');
        add('{' + text + '}');
        m_interrupted = true;
    }

    void add(std::string_view word)
    {
        if (word.empty())
            return;
        const bool wraps = m_column > 0 && m_column + word.size() + 1 > LineWidth;
        if (m_column > 0)
            m_text += wraps ? '\n' : ' ';
        m_column = wraps ? 0 : m_column + (m_column > 0 ? 1 : 0);
        if (m_open) {
            m_text += '(';
            ++m_column;
            m_open = false;
        }
        m_text += word;
        const auto lineEnd = word.rfind('\n');
        m_column = lineEnd == std::string_view::npos ? m_column + word.size() : word.size() - lineEnd;
    }

    const GameTree &m_tree;
    const Rules &m_rules;
    std::string m_text;
    std::size_t m_column = 0;
    bool m_open = false; ///< a variation begins with the next word
    bool m_interrupted = true; ///< the next move of the second player needs its number
};

std::string tagLine(std::string_view name, std::string_view value)
{
    return '[' + std::string(name) + ' ' + quoted(value) + "]\n";
}

/// The tags that say what is played, and from which position.
std::string gameTags(const PdnRecord &record)
{
    const NamedRules &rules = record.tree.rules();
    const Variant &played = variant(rules.variant);
    std::string text = tagLine("GameType", played.gameTypeTag);
    if (!played.pdnVariantName.empty())
        text += tagLine("Variant", played.pdnVariantName);
    if (const std::string named = rulesText(rules); named != played.textId)
        text += tagLine("NaqlaRules", named);
    const GameTree::Node &root = record.tree.node(GameTree::Root);
    // A set-up before the first move would be taken for the start.
    const bool setupFirst = root.firstChild && !record.tree.node(*root.firstChild).move;
    const bool usualStart = root.position == startPosition(rules.rules);
    if ((!usualStart || setupFirst) && record.tag("FEN").empty())
        text += tagLine("FEN", printedFen(rules.rules, root.position));
    return text;
}

} // namespace

std::string writePdn(const PdnRecord &record, PdnEnding ending)
{
    constexpr std::array Roster{std::string_view("Event"), std::string_view("Site"), std::string_view("Date"),
        std::string_view("Round"), std::string_view("White"), std::string_view("Black")};
    const std::string_view usual = pdnResult(record.tree.rules(), record.outcome);
    const std::string_view result = record.resultText.empty() ? usual : std::string_view(record.resultText);
    std::string text;
    for (const std::string_view name : Roster) {
        if (const std::string_view value = record.tag(name); !value.empty())
            text += tagLine(name, value);
    }
    text += tagLine("Result", result);
    if (!record.isOfUnknownGame()) // else its own tags say it
        text += gameTags(record);
    for (const PdnTag &tag : record.tags) {
        if (std::ranges::find(Roster, tag.name) == Roster.end())
            text += tagLine(tag.name, tag.value);
    }
    text += '\n';
    // What a file says of a result may be no result to those who read it, but a word or a move.
    const bool ends = ending == PdnEnding::Result && isReadAs(PdnTokenKind::ResultText, result);
    return text + MovetextWriter(record.tree).write(ends ? result : "*");
}

} // namespace naqla::core
