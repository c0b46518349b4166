// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_lexer.h"

#include "core/notation/glyphs.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

using enum PdnTokenKind;

/// Results that are no two numbers with a hyphen.
constexpr std::array LongResults{std::string_view("1/2-1/2"), std::string_view("1/2 - 1/2"),
    std::string_view("0.5-0.5"), std::string_view("1 1/2 - 1/2"), std::string_view("1/2 - 1 1/2"),
    std::string_view("1+ - 1-"), std::string_view("1- - 1+"), std::string_view("1+-1-"),
    std::string_view("1--1+"), std::string_view("\u00bd-\u00bd"), std::string_view("\u00bd")};
constexpr std::array ShortResults{std::string_view("1-0"), std::string_view("0-1"), std::string_view("2-0"),
    std::string_view("1-1"), std::string_view("0-2"), std::string_view("0-0")};
constexpr std::string_view ForcedMark = "\u25a1"; // white square
constexpr std::string_view ZugzwangMark = "\u2a00"; // circled dot
constexpr std::size_t LongestWord = 4096;

bool isLetter(char c)
{
    return toLower(c) >= 'a' && toLower(c) <= 'z';
}

bool isShortResult(char first, char second)
{
    return std::ranges::any_of(
        ShortResults, [&](std::string_view r) { return r[0] == first && r[2] == second; });
}

std::uint16_t strengthNag(std::string_view marks)
{
    constexpr std::array Pairs{std::pair{std::string_view("!!"), 3}, std::pair{std::string_view("??"), 4},
        std::pair{std::string_view("!?"), 5}, std::pair{std::string_view("?!"), 6}};
    for (const auto &[mark, nag] : Pairs) {
        if (marks.starts_with(mark))
            return static_cast<std::uint16_t>(nag);
    }
    return marks.front() == '!' ? 1 : 2;
}

} // namespace

// ---- Looking ahead
// -----------------------------------------------------------------------------------------------

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

// ---- Tokens
// ------------------------------------------------------------------------------------------------------

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
    if (at > tag.nameBegin && at - tag.nameBegin <= 255 && (valueAt > at || peek(valueAt) == '"')) {
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

PdnToken PdnLexer::readStrength(std::size_t begin, std::size_t end)
{
    PdnToken made = token(Nag, begin, end);
    made.value = strengthNag(m_text.substr(begin, end - begin));
    return made;
}

PdnToken PdnLexer::readNag()
{
    const std::size_t begin = m_at;
    const std::size_t end = afterDigits(begin + 1);
    if (end == begin + 1 || end > begin + 5)
        return token(Broken, begin, begin + 1);
    int number = 0;
    for (std::size_t at = begin + 1; at < end; ++at)
        number = 10 * number + (m_text[at] - '0');
    PdnToken made = token(Nag, begin, end);
    made.value = static_cast<std::uint16_t>(number);
    return made;
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
    return content(Setup, begin, begin + 1 + open + 1, begin + 1 + close, end + 1);
}

// ---- Numbers, moves and results
// ----------------------------------------------------------------------------------

std::size_t PdnLexer::afterResult(std::size_t at) noexcept
{
    for (const std::string_view result : LongResults) {
        if (startsWith(at, result))
            return at + result.size();
    }
    return at;
}

PdnToken PdnLexer::readNumber()
{
    const std::size_t begin = m_at;
    const std::size_t end = afterDigits(begin);
    const char next = peek(end);
    if (next == '/' || next == '+' || next == '.' || next == '-' || next == ' ') {
        if (const std::size_t result = afterResult(begin); result != begin)
            return token(ResultText, begin, result);
    }
    if (next == '.' || startsWith(end, "\u2026")) {
        std::size_t dots = end;
        while (peek(dots) == '.')
            ++dots;
        PdnToken number = token(MoveNumber, begin, dots == end ? end + 3 : dots);
        number.value = dots == end + 1 ? 0 : 1;
        return number;
    }
    std::size_t length = 0;
    const std::size_t separator = afterBlanks(end);
    if (isSeparatorAt(separator, length)) {
        const std::size_t second = afterBlanks(separator + length);
        if (isDigitAt(second))
            return readNumericMove(end, second);
    }
    const bool ends = isBlank(next) || next == 0 || next == '{' || next == '(' || next == ')' || next == '['
        || next == '!' || next == '?' || next == '*' || next == '$';
    if (!ends)
        return readWord();
    if (end - begin == 4)
        return token(MoveText, begin, end); // `3228`
    return token(MoveNumber, begin, end);
}

/// A number, a separator and a number: a move or a result.
PdnToken PdnLexer::readNumericMove(std::size_t firstEnd, std::size_t second)
{
    const std::size_t begin = m_at;
    std::size_t end = afterDigits(second);
    std::size_t length = 0;
    const char separator = m_text[afterBlanks(firstEnd)];
    const bool hyphen = separator != 'x' && separator != 'X' && separator != ':';
    const bool goesOn = isSeparatorAt(end, length) && isDigitAt(end + length);
    if (hyphen && !goesOn && firstEnd - begin == 1 && isShortResult(m_text[begin], m_text[second])) {
        if (end == second + 1)
            return token(ResultText, begin, end);
        // `0-201.33-29`: a result glued to the next game's move number
        const bool noMove = end - second > 2 || m_text[begin] == '0' || m_text[second] == '0';
        if (peek(end) == '.' && noMove)
            return token(ResultText, begin, second + 1);
    }
    if (firstEnd - begin > 2 || end - second > 2)
        return readWord();
    // `26x17x 8`: old files fill numbers up to two places
    while (isSeparatorAt(end, length) && isDigitAt(afterBlanks(end + length)))
        end = afterDigits(afterBlanks(end + length));
    return token(MoveText, begin, end);
}

PdnToken PdnLexer::readNamedMove()
{
    const std::size_t begin = m_at;
    std::size_t end = afterSquareName(begin);
    int squares = 1;
    for (;;) {
        std::size_t length = 0;
        std::size_t next = afterBlanks(end);
        if (isSeparatorAt(next, length))
            next = afterBlanks(next + length);
        else
            next = end; // no blank between squares that nothing separates
        const std::size_t after = afterSquareName(next);
        if (after == next)
            break;
        end = after;
        ++squares;
    }
    return squares > 1 ? token(MoveText, begin, end) : readWord();
}

PdnToken PdnLexer::readDashes()
{
    const std::size_t begin = m_at;
    std::size_t end = begin;
    std::size_t length = 0;
    while (isDashAt(end, length)) {
        end += length;
        const std::size_t next = afterBlanks(end);
        if (isDashAt(next, length))
            end = next;
    }
    return token(UnknownMove, begin, end);
}

PdnToken PdnLexer::readWord()
{
    const std::size_t begin = m_at;
    std::size_t end = afterWord(begin);
    if (end == begin)
        end = begin + 1;
    const std::string_view word = m_text.substr(begin, end - begin);
    const auto isColour = [](char c) { return toLower(c) == 'w' || toLower(c) == 'b'; };
    const bool fen =
        word.size() >= 4 && (isColour(word[0]) || word[0] == '?') && word[1] == ':' && isColour(word[2]);
    const bool pieces = (word.size() == 33 || word.size() == 51 || word.size() == 65 || word.size() == 73)
        && word.find_first_not_of("wbWBzZe.") == std::string_view::npos;
    return token(fen || pieces ? Fen : Word, begin, end);
}

} // namespace naqla::core
