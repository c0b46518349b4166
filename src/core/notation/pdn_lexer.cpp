// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_lexer.h"

#include "core/notation/glyphs.h"

#include <algorithm>

namespace naqla::core {

namespace {

using enum PdnTokenKind;

constexpr std::string_view ForcedMark = "\u25a1"; // white square
constexpr std::string_view ZugzwangMark = "\u2a00"; // circled dot
constexpr std::size_t LongestWord = 4096;

} // namespace

// ---- Looking ahead ----

char PdnLexer::peek(std::size_t at) noexcept
{
    if (at < m_text.size())
        return m_text[at];
    m_starved = !m_complete;
    return 0;
}

std::size_t PdnLexer::glyphLength(std::size_t at, char &ascii) noexcept
{
    const char c = peek(at);
    if (static_cast<unsigned char>(c) < 0x80) {
        ascii = c;
        return 1;
    }
    if (at + 4 > m_text.size() && !m_complete)
        m_starved = true;
    const Glyph glyph = glyphAt(m_text, at);
    ascii = glyph.ascii;
    return glyph.length;
}

bool PdnLexer::startsWith(std::size_t at, std::string_view word) noexcept
{
    if (at + word.size() > m_text.size() && !m_complete)
        m_starved = true;
    return m_text.substr(std::min(at, m_text.size())).starts_with(word);
}

bool PdnLexer::isDashAt(std::size_t at, std::size_t &length) noexcept
{
    char ascii = 0;
    length = glyphLength(at, ascii);
    return ascii == '-';
}

bool PdnLexer::isSeparatorAt(std::size_t at, std::size_t &length) noexcept
{
    char ascii = 0;
    length = glyphLength(at, ascii);
    return ascii == '-' || ascii == 'x' || ascii == 'X' || ascii == ':';
}

bool PdnLexer::isDigitAt(std::size_t at) noexcept
{
    return isDigit(peek(at));
}

std::size_t PdnLexer::afterBlanks(std::size_t at) noexcept
{
    char ascii = 0;
    for (std::size_t length = glyphLength(at, ascii); at < m_text.size() && isBlank(ascii);
         length = glyphLength(at, ascii))
        at += length;
    return at;
}

std::size_t PdnLexer::afterDigits(std::size_t at) noexcept
{
    while (isDigitAt(at))
        ++at;
    return at;
}

/// The end of a square such as `c3` at `at`; `at` itself when there is none.
std::size_t PdnLexer::afterSquareName(std::size_t at) noexcept
{
    const char file = toLower(peek(at));
    if (file < 'a' || file > 'l' || !isDigitAt(at + 1))
        return at;
    return isDigitAt(at + 2) ? at + 3 : at + 2;
}

std::size_t PdnLexer::afterWord(std::size_t at) noexcept
{
    constexpr std::string_view Ends = "{}()[];$";
    const std::size_t begin = at;
    char ascii = 0;
    while (at - begin < LongestWord) {
        const std::size_t length = glyphLength(at, ascii);
        if (at >= m_text.size() || isBlank(ascii)
            || (ascii != 0 && Ends.find(ascii) != std::string_view::npos))
            break;
        at += length;
    }
    return std::min(at, m_text.size());
}

std::size_t PdnLexer::findEnd(std::string_view ends, std::size_t begin, Searched &searched) noexcept
{
    const std::size_t limit = std::min(m_text.size(), begin + LongestPdnText + 2);
    const std::size_t from = std::max(begin, searched.until);
    const std::size_t found =
        from < limit ? m_text.substr(0, limit).find_first_of(ends, from) : std::string_view::npos;
    if (found != std::string_view::npos)
        return found;
    searched.until = std::max(limit, searched.until);
    if (limit == m_text.size() && !m_complete && limit < begin + LongestPdnText + 2)
        m_starved = true;
    return found;
}

bool PdnLexer::atLineStart(std::size_t at) const noexcept
{
    return at == 0 || m_text[at - 1] == '\n' || m_text[at - 1] == '\r';
}

// ---- Tokens ----

PdnToken PdnLexer::next()
{
    m_starved = false;
    m_afterBlank = m_at == 0;
    skipBlanks();
    if (!m_starved && m_at >= m_text.size())
        return token(End, m_at, m_at);
    const std::size_t begin = m_at;
    const PdnToken found = m_starved ? PdnToken{} : read();
    if (m_starved) {
        m_at = begin;
        PdnToken starved = token(NeedsMore, begin, begin);
        return starved;
    }
    m_at = found.end;
    m_previous = found.kind;
    return found;
}

/// Blanks, lines that start with `%`, the two characters `\r`, a control character at the end of old files.
void PdnLexer::skipBlanks()
{
    for (;;) {
        const std::size_t before = m_at;
        char ascii = 0;
        const std::size_t length = glyphLength(m_at, ascii);
        if (m_starved || m_at >= m_text.size())
            return;
        if (isBlank(ascii) || ascii == '\x1a') {
            m_at += length;
        } else if (ascii == '\\' && (peek(m_at + 1) == 'r' || peek(m_at + 1) == 'n')) {
            m_at += 2;
        } else if (ascii == '%' && atLineStart(m_at)) {
            const std::size_t end = findEnd("\r\n", m_at, m_lines);
            if (m_starved)
                return;
            if (end == std::string_view::npos) {
                m_at = std::min(m_text.size(), m_at + LongestPdnText);
                continue;
            }
            m_at = end;
        } else {
            return;
        }
        m_afterBlank = m_at > before || m_afterBlank;
    }
}

PdnToken PdnLexer::token(PdnTokenKind kind, std::size_t begin, std::size_t end)
{
    return content(kind, begin, begin, end, end);
}

PdnToken PdnLexer::content(
    PdnTokenKind kind, std::size_t begin, std::size_t contentBegin, std::size_t contentEnd, std::size_t end)
{
    PdnToken made;
    made.kind = kind;
    made.begin = begin;
    made.end = end;
    made.contentBegin = contentBegin;
    made.contentEnd = contentEnd;
    made.glued = !m_afterBlank;
    return made;
}

PdnToken PdnLexer::read()
{
    const std::size_t begin = m_at;
    const char c = m_text[begin];
    if (isDigit(c))
        return readNumber();
    switch (c) {
    case '{':
        return readComment();
    case '[':
        return readBracket();
    case '(':
        return readParenthesis();
    case ')':
        return token(Close, begin, begin + 1);
    case ';':
        return readLineComment();
    case '$':
        return readNag();
    case '/':
        return readSetup();
    case '!':
    case '?': {
        std::size_t end = begin;
        while (peek(end) == '!' || peek(end) == '?')
            ++end;
        if (c == '?' && peek(end) == ':')
            return readWord(); // a FEN without a turn
        return readStrength(begin, end);
    }
    case '*': {
        const bool mark = !m_afterBlank && m_previous == MoveText;
        PdnToken star = token(mark ? Nag : ResultText, begin, begin + 1);
        star.value = mark ? 7 : 0;
        return star;
    }
    case '.': {
        std::size_t end = begin;
        while (peek(end) == '.')
            ++end;
        PdnToken dots = token(MoveNumber, begin, end);
        dots.value = end > begin + 1 ? 1 : 0;
        return dots;
    }
    case '}':
    case ']':
        return token(Broken, begin, begin + 1);
    default:
        break;
    }
    std::size_t length = 0;
    if (isDashAt(begin, length))
        return readDashes();
    if (afterSquareName(begin) != begin)
        return readNamedMove();
    if (startsWith(begin, "\u2026")) { // an ellipsis
        PdnToken dots = token(MoveNumber, begin, begin + 3);
        dots.value = 1;
        return dots;
    }
    for (const auto &[mark, nag] : {std::pair{ForcedMark, 7}, std::pair{ZugzwangMark, 22}}) {
        if (startsWith(begin, mark)) {
            PdnToken made = token(Nag, begin, begin + mark.size());
            made.value = static_cast<std::uint16_t>(nag);
            return made;
        }
    }
    if (const std::size_t end = afterResult(begin); end != begin)
        return token(ResultText, begin, end);
    return readWord();
}

bool isReadAs(PdnTokenKind kind, std::string_view word)
{
    const PdnToken token = PdnLexer(word, 0, true).next();
    return token.kind == kind && token.end == word.size();
}

} // namespace naqla::core
