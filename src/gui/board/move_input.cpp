// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/move_input.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace naqla::gui {

using core::Move;
using core::Square;
using core::SquareSet;

namespace {

MoveInput::Outcome chosen(const Move &move)
{
    return {.kind = MoveInput::Kind::Chosen, .move = move, .attempt = {}};
}

MoveInput::Outcome changed()
{
    return {.kind = MoveInput::Kind::Changed, .move = {}, .attempt = {}};
}

/// The one move that all these routes are, by the first of them.
const Move *onlyMove(const std::vector<const Move *> &routes)
{
    if (routes.empty())
        return nullptr;
    const bool allEqual = std::all_of(
        routes.begin(), routes.end(), [&](const Move *route) { return *route == *routes.front(); });
    return allEqual ? routes.front() : nullptr;
}

bool isSubsequence(std::span<const Square> squares, const std::vector<Square> &path)
{
    auto next = path.begin();
    for (const Square square : squares) {
        next = std::find(next, path.end(), square);
        if (next == path.end())
            return false;
        ++next;
    }
    return true;
}

/// Whether `square` lies on the straight line from `a` to `b`, between them.
bool liesBetween(const core::BoardShape &shape, Square a, Square b, Square square)
{
    const core::Cell from = shape.cellOf(a);
    const core::Cell to = shape.cellOf(b);
    const core::Cell cell = shape.cellOf(square);
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    const int rows = to.row - from.row;
    const int columns = to.column - from.column;
    const int length = std::max(std::abs(rows), std::abs(columns));
    for (int i = 1; i < length; ++i) {
        if (cell == core::Cell{from.row + i * sign(rows), from.column + i * sign(columns)})
            return true;
    }
    return false;
}

} // namespace

void MoveInput::setRoutes(std::vector<Move> routes, SquareSet own, SquareSet others)
{
    m_routes = std::move(routes);
    m_own = own;
    m_others = others;
    m_path.clear();
}

void MoveInput::cancel()
{
    m_path.clear();
}

bool MoveInput::begins(const Move &route) const
{
    return m_path.size() <= route.path.size() && std::equal(m_path.begin(), m_path.end(), route.path.begin());
}

std::vector<const Move *> MoveInput::candidates() const
{
    std::vector<const Move *> result;
    for (const Move &route : m_routes) {
        if (!m_path.empty() && begins(route))
            result.push_back(&route);
    }
    return result;
}

SquareSet MoveInput::movable() const
{
    SquareSet result;
    for (const Move &route : m_routes)
        result.insert(route.from);
    return result;
}

bool MoveInput::mustCapture() const
{
    return !m_routes.empty()
        && std::all_of(m_routes.begin(), m_routes.end(), [](const Move &route) { return route.isCapture(); });
}

std::optional<Square> MoveInput::selected() const
{
    if (m_path.empty())
        return std::nullopt;
    return m_path.front();
}

bool MoveInput::canPickUp(Square square) const
{
    if (m_path.size() > 1 && square == m_path.back())
        return true;
    const bool movedAway = m_path.size() > 1 && square == m_path.front();
    return !movedAway && movable().contains(square);
}

SquareSet MoveInput::targets(bool capturing) const
{
    SquareSet result;
    for (const Move *route : candidates()) {
        if (route->isCapture() == capturing && route->path.size() > m_path.size())
            result.insert(route->path[m_path.size()]);
    }
    return result;
}

SquareSet MoveInput::quietTargets() const
{
    return targets(false);
}

SquareSet MoveInput::captureTargets() const
{
    return targets(true);
}

SquareSet MoveInput::capturable() const
{
    SquareSet result;
    for (const Move *route : candidates()) {
        for (std::size_t i = m_path.size() - 1; i < route->captures.size(); ++i)
            result.insert(route->captures[i]);
    }
    return result;
}

const Move *MoveInput::example() const
{
    const std::vector<const Move *> routes = candidates();
    return routes.empty() ? nullptr : routes.front();
}

std::optional<MoveInput::Outcome> MoveInput::chosenIfUnique() const
{
    if (const Move *move = onlyMove(candidates()))
        return chosen(*move);
    return std::nullopt;
}

MoveInput::Outcome MoveInput::refused(Square square) const
{
    Outcome outcome{.kind = Kind::Refused, .move = {}, .attempt = {m_path.begin(), m_path.end()}};
    outcome.attempt.append(square);
    return outcome;
}

MoveInput::Outcome MoveInput::select(Square square)
{
    m_path = {square};
    return changed();
}

std::optional<MoveInput::Outcome> MoveInput::step(Square square)
{
    if (!(quietTargets() | captureTargets()).contains(square))
        return std::nullopt;
    m_path.push_back(square);
    if (auto outcome = chosenIfUnique())
        return outcome;
    return changed();
}

int MoveInput::leadsTo(const Move &route, Square square) const
{
    if (route.to == square)
        return 3;
    for (std::size_t i = m_path.size(); i < route.path.size(); ++i) {
        if (route.path[i] == square)
            return 2;
        if (liesBetween(m_shape, route.path[i - 1], route.path[i], square)
            && !route.captured.contains(square))
            return 1;
    }
    return 0;
}

std::optional<MoveInput::Outcome> MoveInput::goTowards(Square square)
{
    if (m_path.empty() || square == m_path.back())
        return std::nullopt;
    int best = 1;
    std::vector<const Move *> leading;
    for (const Move *route : candidates()) {
        const int how = leadsTo(*route, square);
        if (how > best)
            leading.clear();
        best = std::max(best, how);
        if (how == best)
            leading.push_back(route);
    }
    if (const Move *move = onlyMove(leading))
        return chosen(*move);
    if (leading.empty() || leading.front()->path.size() <= m_path.size())
        return std::nullopt;
    const Square next = leading.front()->path[m_path.size()];
    const bool sameStep = std::all_of(leading.begin(), leading.end(), [&](const Move *route) {
        return route->path.size() > m_path.size() && route->path[m_path.size()] == next;
    });
    return sameStep ? step(next) : std::nullopt;
}

MoveInput::Outcome MoveInput::activate(Square square)
{
    if (!isActive())
        return {};
    if (auto outcome = step(square))
        return *outcome;
    if (!m_path.empty() && square == m_path.back()) {
        // Where a capture may end or go on, a second click on the piece ends it.
        for (const Move *route : candidates()) {
            if (m_path.size() > 1 && route->path.size() == m_path.size())
                return chosen(*route);
        }
        m_path.pop_back();
        return changed();
    }
    if (canPickUp(square)) {
        const Outcome outcome = select(square);
        if (m_oneClickMoves) {
            if (auto only = chosenIfUnique())
                return *only;
        }
        return outcome;
    }
    if (auto outcome = goTowards(square))
        return *outcome;
    if (m_path.empty()) {
        const bool isPiece = m_own.contains(square) || m_others.contains(square);
        return isPiece ? refused(square) : Outcome{};
    }
    if (m_own.contains(square))
        m_path.clear(); // another piece was meant
    return refused(square);
}

MoveInput::Outcome MoveInput::press(Square square)
{
    m_wasSelected = !m_path.empty() && m_path.back() == square;
    if (!isActive() || m_wasSelected)
        return {};
    if ((quietTargets() | captureTargets()).contains(square) || !canPickUp(square))
        return activate(square);
    return select(square);
}

MoveInput::Outcome MoveInput::release(Square square)
{
    if (!isActive() || m_path.empty() || m_path.back() != square)
        return {};
    if (m_wasSelected)
        return activate(square);
    if (m_oneClickMoves && m_path.size() == 1) {
        if (auto outcome = chosenIfUnique())
            return *outcome;
    }
    return {};
}

MoveInput::Outcome MoveInput::drop(Square square)
{
    if (!isActive() || m_path.empty() || square == m_path.back())
        return {};
    if (auto outcome = step(square))
        return *outcome;
    if (auto outcome = goTowards(square))
        return *outcome;
    return refused(square);
}

MoveInput::Outcome MoveInput::enter(std::span<const Square> squares)
{
    if (!isActive() || squares.empty())
        return {};
    if (squares.size() == 1)
        return activate(squares.front());
    std::vector<const Move *> named;
    for (const Move &route : m_routes) {
        if (route.from == squares.front() && route.to == squares.back() && isSubsequence(squares, route.path))
            named.push_back(&route);
    }
    m_path.clear();
    if (const Move *move = onlyMove(named))
        return chosen(*move);
    return {.kind = Kind::Refused, .move = {}, .attempt = {squares.begin(), squares.end()}};
}

bool MoveInput::stepBack()
{
    if (m_path.empty())
        return false;
    m_path.pop_back();
    return true;
}

} // namespace naqla::gui
