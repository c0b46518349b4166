// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"

#include "core/notation/glyphs.h"

#include <algorithm>
#include <functional>

namespace naqla::core {

namespace {

constexpr std::ptrdiff_t LongestMoveText = 256;

std::optional<Square> squareOfNumber(const BoardShape &board, NumberOrder order, int number)
{
    const int count = board.squareCount();
    if (number < 1 || number > count)
        return std::nullopt;
    return Square(order == NumberOrder::FromTopLeft ? number - 1 : count - number);
}

std::optional<Square> squareOfName(const BoardShape &board, char file, int rank)
{
    return board.squareAt({board.height - rank, toLower(file) - 'a'});
}

/// A square at the front of `text`, taken off it: letter and digit, or at most two digits.
std::optional<Square> takeSquare(const Rules &rules, std::string_view &text)
{
    const BoardShape &board = rules.traits.board;
    const auto digits = [&](std::size_t from) {
        std::size_t end = from;
        while (end < text.size() && end < from + 2 && isDigit(text[end]))
            ++end;
        int number = 0;
        for (std::size_t i = from; i < end; ++i)
            number = 10 * number + (text[i] - '0');
        text.remove_prefix(end);
        return number;
    };
    if (text.empty())
        return std::nullopt;
    if (isDigit(text.front())) {
        // In a game with named squares numbers are index numbers: that is how real files number them.
        const NumberOrder order =
            rules.notation.kind == NotationKind::Numeric ? rules.notation.numbers : NumberOrder::FromTopLeft;
        return squareOfNumber(board, order, digits(0));
    }
    const char file = toLower(text.front());
    if (rules.notation.kind == NotationKind::Numeric || file < 'a' || file >= 'a' + board.width
        || text.size() < 2 || !isDigit(text[1]))
        return std::nullopt;
    return squareOfName(board, file, digits(1));
}

bool isSeparator(char c)
{
    return c == '-' || c == 'x' || c == 'X' || c == ':';
}

/// The text in ASCII; blanks stay only as far as they part squares, so that no two numbers run together.
std::optional<std::string> plainText(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const Glyph glyph = glyphAt(text, at);
        if (glyph.ascii == 0)
            return std::nullopt;
        plain += isBlank(glyph.ascii) ? ' ' : glyph.ascii;
        at += glyph.length;
    }
    return plain;
}

} // namespace

std::string squareText(const Rules &rules, Square square)
{
    const BoardShape &board = rules.traits.board;
    if (rules.notation.kind == NotationKind::Numeric) {
        const bool fromTop = rules.notation.numbers == NumberOrder::FromTopLeft;
        return std::to_string(fromTop ? square.number() : board.squareCount() - square.index());
    }
    const Cell cell = board.cellOf(square);
    return static_cast<char>('a' + cell.column) + std::to_string(board.height - cell.row);
}

std::optional<Square> squareFromText(const Rules &rules, std::string_view text)
{
    const auto plain = plainText(trimmed(text));
    if (!plain)
        return std::nullopt;
    std::string_view rest = *plain;
    const auto square = takeSquare(rules, rest);
    return rest.empty() ? square : std::nullopt;
}

std::string moveText(const Rules &rules, const std::vector<Move> &legal, const Move &move)
{
    const auto sameEnds = [&](const Move &other) { return other.from == move.from && other.to == move.to; };
    const bool ambiguous = std::ranges::count_if(legal, sameEnds) > 1;
    const char separator = move.isCapture() ? rules.notation.captureSeparator : '-';
    std::string text = squareText(rules, move.from);
    if (ambiguous) {
        for (std::size_t i = 1; i + 1 < move.path.size(); ++i)
            text += separator + squareText(rules, move.path[i]);
    }
    return text + separator + squareText(rules, move.to);
}

std::optional<std::vector<Square>> squaresFromMoveText(const Rules &rules, std::string_view text)
{
    const auto plain = plainText(trimmed(text));
    // Blanks do not count: a text that was written without them must be read as the one with them.
    if (!plain || std::ranges::count_if(*plain, std::not_fn(isBlank)) > LongestMoveText)
        return std::nullopt;
    std::vector<Square> squares;
    std::string_view rest = *plain;
    // `3228`: two numbers of two digits without a separator.
    const bool runTogether = rest.size() == 4 && std::ranges::all_of(rest, isDigit);
    while (!rest.empty()) {
        const bool named = !isDigit(rest.front());
        const auto square = takeSquare(rules, rest);
        if (!square)
            return std::nullopt;
        squares.push_back(*square);
        rest = trimmed(rest);
        if (rest.empty())
            break;
        if (isSeparator(rest.front()))
            rest = trimmed(rest.substr(1));
        else if (!named && !runTogether)
            return std::nullopt;
        if (rest.empty())
            return std::nullopt; // ends with a separator
    }
    if (squares.size() < 2)
        return std::nullopt;
    return squares;
}

} // namespace naqla::core
