// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn_comments.h"

#include "core/notation/glyphs.h"
#include "core/notation/pdn_lexer.h"
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace naqla::core {

namespace {

using std::chrono::milliseconds;

/// `h:mm:ss` or `h:mm:ss.mmm`.
std::optional<milliseconds> readClock(std::string_view text)
{
    int fields[3]{};
    for (int i = 0; i < 3; ++i) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), fields[i]);
        const bool inRange = fields[i] >= 0 && fields[i] < (i == 0 ? 1000 : 60);
        if (error != std::errc{} || !inRange)
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (i < 2) {
            if (!text.starts_with(':'))
                return std::nullopt;
            text.remove_prefix(1);
        }
    }
    int thousandths = 0;
    if (text.size() == 4 && text[0] == '.' && isDigit(text[1]) && isDigit(text[2]) && isDigit(text[3]))
        thousandths = 100 * (text[1] - '0') + 10 * (text[2] - '0') + (text[3] - '0');
    else if (!text.empty())
        return std::nullopt;
    return std::chrono::hours(fields[0]) + std::chrono::minutes(fields[1]) + std::chrono::seconds(fields[2])
        + milliseconds(thousandths);
}

std::string clockText(milliseconds clock)
{
    const long long total = std::clamp<long long>(clock.count(), 0, 1000LL * 3600 * 1000 - 1);
    char text[40];
    std::snprintf(
        text, sizeof text, "%lld:%02lld:%02lld", total / 3'600'000, total / 60'000 % 60, total / 1000 % 60);
    std::string result = text;
    if (total % 1000 != 0) {
        std::snprintf(text, sizeof text, ".%03lld", total % 1000);
        result += text;
    }
    return result;
}

/// The next command `[%name arguments]` from `from` on.
struct Command
{
    std::size_t begin, end;
    std::string_view name, arguments;
};
std::optional<Command> nextCommand(std::string_view text, std::size_t from)
{
    const auto begin = text.find("[%", from);
    if (begin == std::string_view::npos)
        return std::nullopt;
    const auto end = text.find(']', begin);
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view inner = text.substr(begin + 2, end - begin - 2);
    const auto blank = std::min(inner.find(' '), inner.size());
    return Command{begin, end + 1, inner.substr(0, blank), trimmed(inner.substr(blank))};
}

/// The clock of one side in `w0:00:10 B0:00:03`.
std::optional<milliseconds> clockOfSide(std::string_view text, Side side)
{
    while (!text.empty()) {
        const auto blank = std::min(text.find(' '), text.size());
        const std::string_view field = text.substr(0, blank);
        if (field.size() > 1 && toLower(field[0]) == (side == Side::White ? 'w' : 'b'))
            return readClock(field.substr(1));
        text = trimmed(text.substr(blank));
    }
    return std::nullopt;
}

/// What a command says of a clock.
struct ClockReading
{
    milliseconds clock;
    bool asWritten; ///< in the form in which this program writes it
};
std::optional<ClockReading> clockIn(const Command &command, Side side)
{
    if (command.name == "clock") {
        const auto clock = clockOfSide(command.arguments, side);
        return clock ? std::optional(ClockReading{*clock, false}) : std::nullopt;
    }
    const auto clock = command.name == "clk" ? readClock(command.arguments) : std::nullopt;
    return clock ? std::optional(ClockReading{*clock, clockText(*clock) == command.arguments}) : std::nullopt;
}

/// Whether reading this comment gives this clock and leaves the comment as it is.
bool tellsClock(std::string_view comment, Side side, milliseconds clock)
{
    std::size_t at = 0;
    while (const auto command = nextCommand(comment, at)) {
        if (const auto reading = clockIn(*command, side))
            return !reading->asWritten && reading->clock == clock;
        at = command->end;
    }
    return false;
}

/// What of a comment can be written into a file and read back: no control characters, no closing brace, no
/// blanks around it.
std::string keepable(std::string_view text)
{
    std::string kept;
    kept.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool lineEnd = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
        if (lineEnd)
            kept += '\n';
        else if (!isControl(text[i]) || text[i] == '\n' || text[i] == '\t')
            kept += text[i] == '}' ? ')' : text[i];
    }
    return std::string(trimmed(kept));
}

} // namespace

void appendText(std::string &comment, std::string_view text)
{
    const std::string kept = keepable(text);
    if (kept.empty() || comment.size() + kept.size() > LongestPdnText)
        return;
    if (!comment.empty())
        comment += ' ';
    comment += kept;
}

void addComment(MoveNotes &notes, std::string_view text, Side side)
{
    // First, so that no command appears only when the comment is written and read again.
    const std::string comment = keepable(text);
    std::string kept;
    std::size_t at = 0;
    while (const auto command = nextCommand(comment, at)) {
        const auto reading = notes.clock ? std::nullopt : clockIn(*command, side);
        if (reading)
            notes.clock = reading->clock;
        kept.append(comment, at, (reading && reading->asWritten ? command->begin : command->end) - at);
        at = command->end;
    }
    kept.append(comment, at);
    appendText(notes.comment, kept);
}

std::string commentOf(const MoveNotes &notes, Side side)
{
    std::string text;
    if (notes.clock && !tellsClock(notes.comment, side, *notes.clock))
        text = "[%clk " + clockText(*notes.clock) + ']';
    if (!notes.comment.empty()) {
        if (!text.empty())
            text += ' ';
        text += notes.comment;
    }
    return text;
}

std::string commentWithoutCommands(std::string_view comment)
{
    std::string text;
    std::size_t at = 0;
    while (const auto command = nextCommand(comment, at)) {
        text += comment.substr(at, command->begin - at);
        at = command->end;
    }
    text += comment.substr(at);
    return std::string(trimmed(text));
}

} // namespace naqla::core
