// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/legality.h"

#include <deque>
#include <optional>
#include <set>
#include <vector>

/// A second judge of refused moves, written on the plain generator alone: the real one must give the same
/// reason and the same squares.
namespace naqla::core::plain {

struct Verdict
{
    Refusal reason{};
    /// The sets of squares of which the explanation must name one: several where any better route will do.
    std::vector<std::set<Square>> squares;
};

/// The routes from one position by several rules, each found once: an attempt is judged by what other rules
/// would allow.
class KnownRoutes
{
public:
    explicit KnownRoutes(const Position &position)
        : m_position(position)
    {
    }
    [[nodiscard]] const Position &position() const { return m_position; }
    [[nodiscard]] const std::vector<Move> &by(const Rules &rules);

private:
    struct Known
    {
        Rules rules;
        std::vector<Move> routes;
    };

    const Position &m_position;
    std::deque<Known> m_known;
};

/// Nothing when the attempt names exactly one legal move.
[[nodiscard]] std::optional<Verdict> judge(const Rules &rules, KnownRoutes &routes, Attempt attempt);

/// The squares strictly between two squares of a line of the board, in any of the eight directions; nothing
/// when no line leads there.
[[nodiscard]] std::optional<std::vector<Square>> between(const BoardShape &board, Square from, Square to);

} // namespace naqla::core::plain
