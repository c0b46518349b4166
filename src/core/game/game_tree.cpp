// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game_tree.h"

#include <algorithm>
#include <cassert>

namespace naqla::core {

GameTree::GameTree(NamedRules rules)
    : GameTree(rules, startPosition(rules.rules))
{
}

GameTree::GameTree(NamedRules rules, const Position &start)
    : m_rules(std::move(rules))
    , m_nodes(1)
{
    m_nodes.front().position = start;
}

GameTree::GameTree(const Game &game)
    : GameTree(game.rules(), game.startPosition())
{
    node(Root).notes = game.notes(0);
    Id last = Root;
    for (int ply = 0; ply < game.ply(); ++ply) {
        last = append(last,
            {.move = game.moves()[static_cast<std::size_t>(ply)], .position = game.positionAt(ply + 1)},
            Place::First);
        node(last).notes = game.notes(ply + 1);
    }
}

std::vector<GameTree::Id> GameTree::children(Id id) const
{
    std::vector<Id> found;
    for (auto child = node(id).firstChild; child; child = node(*child).nextSibling)
        found.push_back(*child);
    return found;
}

std::vector<GameTree::Id> GameTree::mainLine() const
{
    std::vector<Id> line{Root};
    while (const auto next = node(line.back()).firstChild)
        line.push_back(*next);
    return line;
}

int GameTree::ply(Id id) const
{
    int moves = 0;
    for (std::optional<Id> at = id; at; at = node(*at).parent)
        moves += node(*at).move ? 1 : 0;
    return moves;
}

GameTree::Id GameTree::add(Id parent, const Move &move, Place place)
{
    const Position after = positionAfter(m_rules.rules, node(parent).position, move);
    return append(parent, {.move = move, .position = after}, place);
}

GameTree::Id GameTree::addSetup(Id parent, const Position &position, Place place)
{
    return append(parent, {.move = {}, .position = position}, place);
}

GameTree::Id GameTree::append(Id parent, Node added, Place place)
{
    const auto id = static_cast<Id>(m_nodes.size());
    added.parent = parent;
    if (place == Place::First)
        added.nextSibling = node(parent).firstChild;
    m_nodes.push_back(std::move(added));
    std::optional<Id> *link = &node(parent).firstChild;
    if (place == Place::Last) {
        while (*link)
            link = &node(**link).nextSibling;
    }
    *link = id;
    return id;
}

void GameTree::unlink(Id id)
{
    assert(id != Root);
    std::optional<Id> *link = &node(*node(id).parent).firstChild;
    while (**link != id)
        link = &node(**link).nextSibling;
    *link = node(id).nextSibling;
    node(id).nextSibling.reset();
}

void GameTree::promote(Id id)
{
    unlink(id);
    Node &parent = node(*node(id).parent);
    node(id).nextSibling = parent.firstChild;
    parent.firstChild = id;
}

void GameTree::remove(Id id)
{
    unlink(id);
    node(id) = {};
}

Game GameTree::game(std::optional<Id> last) const
{
    std::vector<Id> line;
    if (last) {
        for (std::optional<Id> at = last; at; at = node(*at).parent)
            line.push_back(*at);
        std::ranges::reverse(line);
    } else {
        line = mainLine();
    }
    Game game(m_rules, node(Root).position);
    game.setNotes(0, node(Root).notes);
    for (const Id id : line) {
        if (id == Root)
            continue;
        if (!node(id).move || !game.record(*node(id).move))
            break;
        game.setNotes(game.ply(), node(id).notes);
    }
    return game;
}

bool operator==(const GameTree &a, const GameTree &b)
{
    if (!(a.m_rules == b.m_rules))
        return false;
    std::vector<std::pair<GameTree::Id, GameTree::Id>> open{{GameTree::Root, GameTree::Root}};
    while (!open.empty()) {
        const auto [left, right] = open.back();
        open.pop_back();
        const GameTree::Node &one = a.node(left);
        const GameTree::Node &other = b.node(right);
        if (one.move != other.move || one.position != other.position || one.notes != other.notes
            || one.preamble != other.preamble || one.unread != other.unread)
            return false;
        const auto ours = a.children(left);
        const auto theirs = b.children(right);
        if (ours.size() != theirs.size())
            return false;
        for (std::size_t i = 0; i < ours.size(); ++i)
            open.emplace_back(ours[i], theirs[i]);
    }
    return true;
}

} // namespace naqla::core
