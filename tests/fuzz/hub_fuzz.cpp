// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as lines of the Hub protocol, whole and in pieces: what is read is read again from what it is
// written as, and a move that is read is a legal one.
#include "core/engine/hub_text.h"
#include "core/rules/legality.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace naqla::core;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// The lines of a stream; the first byte of each piece says how long the next one is.
std::vector<std::string> linesOf(std::string_view stream, bool inPieces)
{
    hub::LineBuffer buffer;
    std::vector<std::string> lines;
    while (!stream.empty()) {
        const std::size_t most =
            inPieces ? 1 + (static_cast<unsigned char>(stream.front()) & 15U) : stream.size();
        const std::size_t size = std::min(most, stream.size());
        buffer.add(stream.substr(0, size));
        stream.remove_prefix(size);
        while (auto line = buffer.next())
            lines.push_back(std::move(*line));
    }
    return lines;
}

void checkLine(const std::string &text, const Rules &rules, Position &position)
{
    const auto line = hub::lineFromText(text);
    if (!line)
        return;
    const std::string once = hub::lineText(*line);
    const auto again = hub::lineFromText(once);
    require(once.size() > hub::LongestLine || (again && hub::lineText(*again) == once));
    const auto legal = legalMoves(rules, position);
    for (const hub::Argument &argument : line->arguments) {
        if (const auto move = hub::moveFromText(legal, argument.name)) {
            require(std::ranges::find(legal, *move) != legal.end());
            position = positionAfter(rules, position, *move);
            return;
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string bytes(data, data + size);
    const auto lines = linesOf(bytes, false);
    require(lines == linesOf(bytes, true));
    const Rules &rules = variant(VariantId::International).rules;
    Position position = startPosition(rules);
    for (const std::string &line : lines)
        checkLine(line, rules, position);
    return 0;
}
