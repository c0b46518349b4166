// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/outcome.h"

#include <algorithm>
#include <array>

namespace naqla::core {

namespace {

using enum EndReason;

constexpr std::array Table{
    EndReasonEntry{NoPieces, "noPieces", 1, "No pieces left"},
    EndReasonEntry{NoMoves, "noMoves", 2, "No legal move"},
    EndReasonEntry{FirstKing, "firstKing", 3, "First king"},
    EndReasonEntry{Resignation, "resignation", 4, "Resignation"},
    EndReasonEntry{Time, "time", 5, "Time forfeit"},
    EndReasonEntry{Agreement, "agreement", 6, "Draw by agreement"},
    EndReasonEntry{Repetition, "repetition", 7, "Draw by repetition"},
    EndReasonEntry{NoProgress, "noProgress", 8, "Draw by moves without progress"},
    EndReasonEntry{ThreeKings, "threeKings", 9, "Draw by three kings against one"},
    EndReasonEntry{Balance, "balance", 10, "Draw by unchanged balance"},
    EndReasonEntry{MainRoad, "mainRoad", 11, "Draw by king on the main road"},
    EndReasonEntry{TwoAgainstOne, "twoVsOne", 12, "Draw by two pieces against one"},
    EndReasonEntry{ThreeAgainstOne, "threeVsOne", 13, "Draw by three pieces against one"},
    EndReasonEntry{FewAgainstOne, "fewVsOne", 14, "Draw by one or two pieces against one"},
    EndReasonEntry{OnePieceEach, "onePieceEach", 15, "Draw by one piece each"},
    EndReasonEntry{TwoKingsAgainstOne, "twoKingsVsOne", 16, "Draw by two kings against one"},
    EndReasonEntry{KingAgainstKing, "kingVsKing", 17, "Draw by king against king"},
    EndReasonEntry{MoveLimit, "moveLimit", 18, "Draw by move limit"},
    EndReasonEntry{Left, "left", 19, "Abandoned"},
    EndReasonEntry{Abort, "abort", 20, "Unterminated"},
    EndReasonEntry{Adjudicated, "adjudicated", 21, "Adjudication"},
    EndReasonEntry{Server, "server", 22, "Server decision"},
};

constexpr bool followsTheEnum()
{
    for (std::size_t i = 0; i < Table.size(); ++i) {
        if (static_cast<std::size_t>(Table[i].reason) != i)
            return false;
    }
    return Table.size() == static_cast<std::size_t>(Server) + 1;
}
static_assert(followsTheEnum(), "the table follows EndReason");

template <typename Field, typename Value>
std::optional<EndReason> find(Field field, const Value &value)
{
    const auto found = std::ranges::find(Table, value, field);
    return found == Table.end() ? std::nullopt : std::optional(found->reason);
}

} // namespace

std::span<const EndReasonEntry> endReasons()
{
    return Table;
}

const EndReasonEntry &entry(EndReason reason)
{
    return Table[static_cast<std::size_t>(reason)];
}

std::optional<EndReason> endReasonFromId(std::string_view id)
{
    return find(&EndReasonEntry::id, id);
}

std::optional<EndReason> endReasonFromWire(std::uint8_t number)
{
    return find(&EndReasonEntry::wireNumber, number);
}

std::optional<EndReason> endReasonFromTermination(std::string_view text)
{
    return find(&EndReasonEntry::pdnTermination, text);
}

std::string_view outcomeId(Outcome outcome)
{
    switch (outcome) {
    case Outcome::WhiteWins:
        return "white";
    case Outcome::BlackWins:
        return "black";
    case Outcome::Draw:
        return "draw";
    case Outcome::NoResult:
        break;
    }
    return "none";
}

} // namespace naqla::core
