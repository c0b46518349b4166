// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace naqla::core {

/// A game with its variations, as analysis and game files have it. Nodes are positions; a node's first child
/// goes on with the main line, the others are variations. Draw rules are not asked: what was played was
/// played.
class GameTree
{
public:
    using Id = std::uint32_t;
    static constexpr Id Root = 0;

    struct Node
    {
        std::optional<Move> move{}; ///< leads here; the root and a position set up by hand have none
        Position position{};
        MoveNotes notes{};
        std::string preamble{}; ///< a comment before the move, where a variation begins with one
        std::string unread{}; ///< what follows in the file and cannot be played; ends its line
        std::optional<Id> parent{};
        std::optional<Id> firstChild{};
        std::optional<Id> nextSibling{};
    };
    enum class Place : std::uint8_t
    {
        First,
        Last
    }; ///< among the children: the main line, or the last variation

    explicit GameTree(NamedRules rules);
    GameTree(NamedRules rules, const Position &start);
    explicit GameTree(const Game &game);

    [[nodiscard]] const NamedRules &rules() const noexcept { return m_rules; }
    [[nodiscard]] const Node &node(Id id) const { return m_nodes[id]; }
    [[nodiscard]] Node &node(Id id) { return m_nodes[id]; }
    /// How many nodes were ever added, the removed ones included.
    [[nodiscard]] std::size_t size() const noexcept { return m_nodes.size(); }
    [[nodiscard]] std::vector<Id> children(Id id) const;
    /// The nodes from the root along first children.
    [[nodiscard]] std::vector<Id> mainLine() const;
    /// Number of moves on the way from the root to a node.
    [[nodiscard]] int ply(Id id) const;

    /// Adds a legal move behind a node.
    Id add(Id parent, const Move &move, Place place = Place::Last);
    /// Sets up another position behind a node.
    Id addSetup(Id parent, const Position &position, Place place = Place::Last);
    /// Makes a node the first child of its parent.
    void promote(Id id);
    /// Takes a node other than the root away with all that follows.
    void remove(Id id);

    /// The game to a node, or along the main line; it ends before a position that was set up by hand.
    [[nodiscard]] Game game(std::optional<Id> last = {}) const;

    /// Whether both have the same moves, notes and variations in the same order.
    friend bool operator==(const GameTree &a, const GameTree &b);

private:
    Id append(Id parent, Node node, Place place);
    void unlink(Id id);

    NamedRules m_rules;
    std::vector<Node> m_nodes;
};

} // namespace naqla::core
