// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, moves, results, marks and other words.
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
