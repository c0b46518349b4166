// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_unread.h"

#include "core/notation/glyphs.h"
#include "core/notation/notation.h"
#include "core/notation/pdn_comments.h"

namespace naqla::core {

namespace {

constexpr std::string_view UnknownMoves = "- -";

/// The text of a move whose squares do not exist, in plain letters.
std::string withoutBlanks(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const Glyph glyph = glyphAt(text, at);
        if (glyph.ascii != 0 && !isBlank(glyph.ascii))
            plain += toLower(glyph.ascii);
        at += glyph.length;
    }
    return plain;
}

std::string strictMove(std::string_view text, const Rules *rules)
{
    const auto squares = rules != nullptr ? squaresFromMoveText(*rules, text) : std::nullopt;
    if (!squares)
        return withoutBlanks(text); // no such square, but the form of a move
    const bool capture = text.find_first_of("xX:") != std::string_view::npos;
    std::string word = squareText(*rules, squares->front());
    for (std::size_t i = 1; i < squares->size(); ++i)
        word += (capture ? rules->notation.captureSeparator : '-') + squareText(*rules, (*squares)[i]);
    return isReadAs(PdnTokenKind::MoveText, word) ? word : withoutBlanks(text);
}

} // namespace

void PdnUnread::add(PdnTokenKind kind, const std::string &word)
{
    m_open += kind == PdnTokenKind::Open ? 1 : kind == PdnTokenKind::Close ? -1 : 0;
    if (word.empty() || m_text.size() + word.size() > LargestPdnGame)
        return;
    if (word == UnknownMoves && m_text.ends_with(word))
        return; // read again they are one word
    if (kind == PdnTokenKind::Close) {
        close();
        return;
    }
    if (m_text.ends_with('(') && word == UnknownMoves) // alone they do not begin a variation
        m_text += '{' + word + '}';
    else
        m_text += (m_text.empty() || m_text.ends_with('(') ? "" : " ") + word;
}

std::string PdnUnread::take()
{
    for (; m_open > 0 && !m_text.empty(); --m_open)
        close();
    m_open = 0;
    return std::move(m_text);
}

/// Ends a variation; an empty one goes away.
void PdnUnread::close()
{
    if (!m_text.ends_with('(')) {
        m_text += ')';
        return;
    }
    m_text.pop_back();
    m_text.resize(trimmed(m_text).size());
}

std::string plainPdnWord(const PdnSource &source, const PdnElement &element)
{
    return element.kind == PdnTokenKind::Nag ? '$' + std::to_string(element.value)
                                             : std::string(source.textOf(element));
}

std::string strictPdnWord(const PdnSource &source, const PdnElement &element, const Rules *rules)
{
    const std::string_view text = source.textOf(element);
    switch (element.kind) {
    case PdnTokenKind::MoveText:
        return strictMove(text, rules);
    case PdnTokenKind::MoveNumber:
        return {};
    case PdnTokenKind::Open:
        return "(";
    case PdnTokenKind::Close:
        return ")";
    case PdnTokenKind::Nag:
        return '$' + std::to_string(element.value);
    case PdnTokenKind::UnknownMove:
        if (rules == nullptr) // what is guessed of the game must not change
            return std::string(UnknownMoves);
        break;
    default:
        break;
    }
    std::string inner;
    appendText(inner, text);
    if (element.kind == PdnTokenKind::InlineFen)
        return "/FEN \"" + inner + "\"/";
    return inner.empty() ? std::string{} : '{' + inner + '}';
}

} // namespace naqla::core
