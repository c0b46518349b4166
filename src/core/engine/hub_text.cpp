// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/hub_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace naqla::core::hub {

namespace {

constexpr std::string_view Blanks = " \t\r\n\f\v";
constexpr std::size_t MostArguments = 256;

bool isBlankOrControl(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
}

/// The next word of `text`, taken off it: up to a blank, or for a name also up to `=`.
std::string_view takeWord(std::string_view &text, std::string_view ends)
{
    const auto length = std::min(text.find_first_of(ends), text.size());
    const std::string_view word = text.substr(0, length);
    text.remove_prefix(length);
    return word;
}

void skipBlanks(std::string_view &text)
{
    text.remove_prefix(std::min(text.find_first_not_of(Blanks), text.size()));
}

std::optional<std::string_view> takeValue(std::string_view &text)
{
    if (!text.starts_with('"'))
        return takeWord(text, Blanks);
    const auto end = text.find('"', 1);
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view value = text.substr(1, end - 1);
    text.remove_prefix(end + 1);
    return value;
}

std::string writable(std::string_view text)
{
    std::string clean(text);
    std::ranges::replace_if(clean, isBlankOrControl, ' ');
    std::ranges::replace(clean, '"', '\'');
    return clean;
}

struct VariantName
{
    VariantId id;
    std::string_view name;
};
constexpr std::array ScansNames{VariantName{VariantId::International, "normal"},
    VariantName{VariantId::Killer, "killer"}, VariantName{VariantId::Breakthrough, "bt"},
    VariantName{VariantId::Frisian, "frisian"}, VariantName{VariantId::Antidraughts, "losing"}};

/// The square numbers of `28x19x23`; none when it is something else.
std::vector<int> squareNumbers(std::string_view text)
{
    std::vector<int> numbers;
    while (!text.empty()) {
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || number < 1 || numbers.size() > Square::MaxCount)
            return {};
        numbers.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty())
            break;
        if (text.front() != '-' && text.front() != 'x')
            return {};
        text.remove_prefix(1);
        if (text.empty())
            return {};
    }
    return numbers;
}

} // namespace

std::optional<std::string_view> Line::value(std::string_view name) const
{
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    return found == arguments.end() ? std::nullopt : std::optional<std::string_view>(found->value);
}

std::optional<Line> lineFromText(std::string_view text)
{
    if (text.size() > LongestLine)
        return std::nullopt;
    skipBlanks(text);
    Line line{std::string(takeWord(text, Blanks))};
    if (line.command.empty())
        return std::nullopt;
    for (skipBlanks(text); !text.empty() && line.arguments.size() < MostArguments; skipBlanks(text)) {
        Argument argument{std::string(takeWord(text, " \t\r\n\f\v="))};
        if (text.starts_with('=')) {
            text.remove_prefix(1);
            const auto value = takeValue(text);
            if (!value)
                return std::nullopt;
            argument.value = *value;
        }
        if (!argument.name.empty())
            line.arguments.push_back(std::move(argument));
    }
    return line;
}

std::string lineText(const Line &line)
{
    std::string text = line.command;
    for (const Argument &argument : line.arguments) {
        text += ' ' + argument.name;
        if (argument.value.empty())
            continue;
        const std::string value = writable(argument.value);
        const std::string_view mark = value.find_first_of(" =") != std::string::npos ? "\"" : "";
        text += '=';
        text.append(mark).append(value).append(mark);
    }
    return text;
}

void LineBuffer::add(std::string_view bytes)
{
    m_text += bytes;
}

std::optional<std::string> LineBuffer::next()
{
    for (;;) {
        const auto end = m_text.find('\n', m_searched);
        if (end == std::string::npos) {
            m_searched = m_text.size();
            if (m_text.size() > LongestLine) {
                m_text.clear();
                m_searched = 0;
                m_skipping = true;
            }
            return std::nullopt;
        }
        std::string line = m_text.substr(0, end);
        m_text.erase(0, end + 1);
        m_searched = 0;
        const bool whole = !m_skipping && line.size() <= LongestLine;
        m_skipping = false;
        if (whole)
            return line;
    }
}

std::string positionText(const BoardShape &board, const Position &position)
{
    std::string text(1, position.sideToMove() == Side::White ? 'W' : 'B');
    for (int i = 0; i < board.squareCount(); ++i) {
        const auto piece = position.at(Square(i));
        if (!piece)
            text += 'e';
        else if (piece->side == Side::White)
            text += piece->kind == PieceKind::Man ? 'w' : 'W';
        else
            text += piece->kind == PieceKind::Man ? 'b' : 'B';
    }
    return text;
}

std::string kingRunsText(const Position &position)
{
    std::string text;
    for (const Side side : Sides) {
        const KingRun run = position.kingRun(side);
        if (run.moves == 0)
            continue;
        const int number = run.square.number();
        text.append(text.empty() ? "" : " ").append(side == Side::White ? "W" : "B");
        text.append(number < 10 ? "0" : "").append(std::to_string(number));
        text.append("=").append(std::to_string(run.moves));
    }
    return text;
}

bool readKingRuns(std::string_view text, Position &position)
{
    for (skipBlanks(text); !text.empty(); skipBlanks(text)) {
        std::string_view word = takeWord(text, Blanks);
        if (word.front() != 'W' && word.front() != 'B')
            return false;
        const Side side = word.front() == 'W' ? Side::White : Side::Black;
        word.remove_prefix(1);
        int number = 0;
        int moves = 0;
        const char *const end = word.data() + word.size();
        const auto square = std::from_chars(word.data(), end, number);
        if (square.ec != std::errc{} || square.ptr == end || *square.ptr != '=' || number < 1
            || number > Square::MaxCount || !position.kings(side).contains(Square(number - 1)))
            return false;
        const auto count = std::from_chars(square.ptr + 1, end, moves);
        if (count.ec != std::errc{} || count.ptr != end || moves < 1 || moves > 9)
            return false;
        position.setKingRun(side, {static_cast<std::uint8_t>(moves), Square(number - 1)});
    }
    return true;
}

std::string moveText(const Move &move)
{
    const char separator = move.isCapture() ? 'x' : '-';
    std::string text = std::to_string(move.from.number()) + separator + std::to_string(move.to.number());
    for (const Square square : move.captured)
        text += separator + std::to_string(square.number());
    return text;
}

std::string movesText(std::span<const Move> moves)
{
    std::string text;
    for (const Move &move : moves)
        text.append(text.empty() ? "" : " ").append(moveText(move));
    return text;
}

std::optional<Move> moveFromText(std::span<const Move> legal, std::string_view text)
{
    const std::vector<int> numbers = squareNumbers(text);
    if (numbers.size() < 2)
        return std::nullopt;
    SquareSet captured;
    for (const int number : std::span(numbers).subspan(2)) {
        if (number > Square::MaxCount)
            return std::nullopt;
        captured.insert(Square(number - 1));
    }
    const auto isMeant = [&](const Move &move) {
        return move.from.number() == numbers[0] && move.to.number() == numbers[1] && move.captured == captured
            && move.captures.size() == numbers.size() - 2;
    };
    const auto found = std::ranges::find_if(legal, isMeant);
    return found == legal.end() ? std::nullopt : std::optional(*found);
}

std::string_view variantName(VariantId id)
{
    const auto found = std::ranges::find(ScansNames, id, &VariantName::id);
    return found == ScansNames.end() ? variant(id).textId : found->name;
}

std::optional<VariantId> variantFromName(std::string_view name)
{
    for (const Variant &entry : variants()) {
        if (variantName(entry.id) == name)
            return entry.id;
    }
    return std::nullopt;
}

} // namespace naqla::core::hub
