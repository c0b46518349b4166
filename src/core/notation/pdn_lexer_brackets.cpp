// SPDX-License-Identifier: GPL-3.0-or-later
// Tags, comments and parentheses.
#include "core/notation/pdn_lexer.h"

#include "core/notation/glyphs.h"

#include <algorithm>

namespace naqla::core {

namespace {

using enum PdnTokenKind;

bool isLetter(char c)
{
    return toLower(c) >= 'a' && toLower(c) <= 'z';
}

} // namespace

/// A tag, a wrapper such as `[pdn]`, or words in brackets.
PdnToken PdnLexer::readBracket()
{
    const std::size_t begin = m_at;
    PdnToken tag = token(Tag, begin, begin);
    tag.nameBegin = afterBlanks(begin + 1);
    if (peek(tag.nameBegin) == '[')
        return content(Comment, begin, begin, begin, begin + 1); // a bracket too many
    std::size_t at = tag.nameBegin;
    while (isLetter(peek(at)) || isDigitAt(at) || peek(at) == '_'
        || static_cast<unsigned char>(peek(at)) >= 0x80) {
        char ascii = 0;
        const std::size_t length = glyphLength(at, ascii);
        if (ascii == '"' || isBlank(ascii))
            break;
        at += length;
    }
    tag.nameEnd = at;
    const std::size_t valueAt = afterBlanks(at);
    if (at > tag.nameBegin && at - tag.nameBegin <= LongestTagName && (valueAt > at || peek(valueAt) == '"')) {
        char ascii = 0;
        const std::size_t length = glyphLength(valueAt, ascii);
        if (ascii == '"')
            return readTagValue(tag, valueAt + length);
        // [Result 1-0]
        const std::size_t end = findEnd("]\r\n", valueAt, m_brackets);
        if (end != std::string_view::npos && m_text[end] == ']' && end > valueAt) {
            tag.contentBegin = valueAt;
            tag.contentEnd = end;
            tag.end = end + 1;
            return tag;
        }
    }
    const std::size_t end = findEnd("]\r\n", begin, m_brackets);
    if (end == std::string_view::npos || m_text[end] != ']')
        return token(Broken, begin, begin + 1);
    return content(Comment, begin, begin, end + 1, end + 1);
}

/// Whether a value may end further on in its line; else `\"]` is a backslash and the end.
bool PdnLexer::valueGoesOn(std::size_t at)
{
    const std::size_t lineEnd = std::min(findEnd("\r\n", at, m_lines), m_text.size());
    return m_text.substr(at, lineEnd - at).find("\"]") != std::string_view::npos;
}

/// A value ends with a quotation mark before `]`; other quotation marks belong to it. Where that is missing,
/// it ends with its line.
PdnToken PdnLexer::readTagValue(PdnToken tag, std::size_t at)
{
    tag.contentBegin = at;
    std::size_t lastQuote = std::string_view::npos; // one that may have been meant as the end
    std::size_t afterQuote = 0;
    while (at - tag.contentBegin <= LongestPdnText && tag.begin >= m_openValueUntil) {
        const char c = peek(at);
        if (at >= m_text.size())
            break;
        if (c == '\n' || c == '\r') {
            const char next = m_text[std::min(afterBlanks(at), m_text.size() - 1)];
            if (next == '[' || m_starved)
                break;
        }
        if (c == '\\' && peek(at + 1) == '"' && (peek(at + 2) != ']' || valueGoesOn(at + 2))) {
            at += 2;
            continue;
        }
        char ascii = 0;
        const std::size_t length = glyphLength(at, ascii);
        if (ascii == '"') {
            const std::size_t after = afterBlanks(at + length);
            if (peek(after) == ']') {
                tag.contentEnd = at;
                tag.end = after + 1;
                return tag;
            }
            lastQuote = at;
            afterQuote = at + length;
        }
        at += length;
    }
    // No end: the value is what stands on the line of its beginning.
    m_openValueUntil = std::max(m_openValueUntil, at);
    std::size_t end = findEnd("\r\n", tag.contentBegin, m_lines);
    end = std::min(end, m_text.size());
    end = tag.contentBegin
        + cutText(m_text.substr(tag.contentBegin, end - tag.contentBegin), LongestPdnText).size();
    tag.end = end;
    if (lastQuote != std::string_view::npos && lastQuote < end) {
        tag.contentEnd = lastQuote;
        tag.end = afterQuote;
    } else {
        tag.contentEnd = end > tag.contentBegin && m_text[end - 1] == ']' ? end - 1 : end;
    }
    tag.value = 1; // broken
    return tag;
}

PdnToken PdnLexer::readComment()
{
    const std::size_t begin = m_at;
    const std::size_t end = findEnd("}", begin, m_braces);
    if (end != std::string_view::npos)
        return content(Comment, begin, begin + 1, end, end + 1);
    return token(Broken, begin, begin + 1);
}

PdnToken PdnLexer::readLineComment()
{
    const std::size_t begin = m_at;
    std::size_t end = std::min(findEnd("\r\n", begin, m_lines), m_text.size());
    end = begin + cutText(m_text.substr(begin, end - begin), LongestPdnText).size();
    return content(Comment, begin, begin + 1, end, end);
}

/// A variation, a strength mark in parentheses, or a comment.
PdnToken PdnLexer::readParenthesis()
{
    const std::size_t begin = m_at;
    std::size_t marks = begin + 1;
    while (peek(marks) == '!' || peek(marks) == '?')
        ++marks;
    if (marks > begin + 1 && peek(marks) == ')') {
        PdnToken made = readStrength(begin + 1, marks);
        made.begin = begin;
        made.end = marks + 1;
        return made;
    }
    if (beginsMovetext(afterBlanks(begin + 1)))
        return token(Open, begin, begin + 1);
    int depth = 0;
    std::size_t at = begin;
    for (; at - begin <= LongestPdnText && begin >= m_openParenthesisUntil; ++at) {
        const char c = peek(at);
        if (at >= m_text.size() || c == '[')
            break;
        if (c == '(')
            ++depth;
        if (c == ')' && --depth == 0)
            return content(Comment, begin, begin + 1, at, at + 1);
    }
    m_openParenthesisUntil = std::max(m_openParenthesisUntil, at);
    return token(Broken, begin, begin + 1);
}

/// Whether moves, and not words, stand at `at`.
bool PdnLexer::beginsMovetext(std::size_t at)
{
    const char c = peek(at);
    if (c == '{' || c == '$' || c == '(' || c == ';' || c == '/' || c == '.')
        return true;
    if (!isDigit(c) && afterSquareName(at) == at)
        return false;
    PdnLexer ahead(m_text, at, m_complete);
    ahead.m_afterBlank = true;
    const PdnToken token = ahead.read();
    m_starved |= ahead.m_starved;
    if (token.kind == MoveNumber)
        return token.end > at && (m_text[token.end - 1] == '.' || token.value == 1);
    return token.kind == MoveText;
}

PdnToken PdnLexer::readSetup()
{
    const std::size_t begin = m_at;
    const std::size_t end = findEnd("/", begin + 1, m_slashes);
    if (end == std::string_view::npos)
        return token(Broken, begin, begin + 1);
    const std::string_view inner = m_text.substr(begin + 1, end - begin - 1);
    const auto open = inner.find('"');
    const auto close = inner.rfind('"');
    if (open == std::string_view::npos || close == open || trimmed(inner.substr(0, open)) != "FEN")
        return token(Broken, begin, begin + 1);
    return content(InlineFen, begin, begin + 1 + open + 1, begin + 1 + close, end + 1);
}

} // namespace naqla::core
