// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"
#include "gui/play/game_source.h"
#include "gui/play/local_game.h"

#include <array>

namespace naqla::gui {

/// A game to look through: finished, or from a file. Both sides are moved by hand, a move at any position
/// goes on in the tree, and nothing can be won or lost. `game` is the line that is looked at: from the start
/// to the present node, and on along first children.
class StudyGame : public GameSource
{
    Q_OBJECT

public:
    using Id = core::GameTree::Id;

    explicit StudyGame(core::PdnRecord record, QObject *parent = nullptr);

    [[nodiscard]] const core::Game &game() const override { return m_game; }
    [[nodiscard]] const Player &player(core::Side side) const override
    {
        return m_players[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] const TimeControl &timeControl() const override { return m_time; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft(core::Side) const override { return {}; }
    [[nodiscard]] std::optional<core::Side> runningClock() const override { return {}; }
    [[nodiscard]] std::optional<Offer> openOffer() const override { return {}; }
    [[nodiscard]] std::optional<core::Side> offeredBy() const override { return {}; }
    [[nodiscard]] bool mayOffer(Offer, core::Side) const override { return false; }
    [[nodiscard]] bool mayResign(core::Side) const override { return false; }
    [[nodiscard]] bool sidesAreExchanged() const override { return false; }
    [[nodiscard]] bool mayMoveAt(int ply) const override;
    void lookAt(int ply) override;
    /// Goes on along a move that is in the tree already, else begins a variation.
    void propose(const core::Move &move) override;
    void offer(Offer, core::Side) override { }
    void answer(bool, core::Side) override { }
    void withdraw(core::Side) override { }
    void claimDraw(core::Side) override { }
    void resign(core::Side) override { }

    [[nodiscard]] const core::GameTree &tree() const noexcept { return m_record.tree; }
    /// The node that is looked at.
    [[nodiscard]] Id current() const { return m_line[static_cast<std::size_t>(m_viewedPly)]; }
    [[nodiscard]] int viewedPly() const noexcept { return m_viewedPly; }
    /// Whether what is looked at is the game as it was played.
    [[nodiscard]] bool isMainLine() const;
    /// Looks at any node of the tree.
    void select(Id node);
    [[nodiscard]] bool isVariation(Id node) const;
    /// Variations and what was added here may be taken away, the game as it was played may not.
    [[nodiscard]] bool mayRemove(Id node) const;
    /// Takes a move away with all that follows it.
    void remove(Id node);
    /// Puts the variation in which a node stands before its elder ones.
    void promote(Id node);
    /// A mark of PDN, 1..6 for `!` to `?!`; 0 takes it away. Other annotation glyphs stay.
    void setMark(Id node, int mark);
    [[nodiscard]] int mark(Id node) const;
    /// Commands in a comment, such as clock readings, are no text: they are not shown, and stay.
    void setComment(Id node, const QString &text);
    [[nodiscard]] QString comment(Id node) const;

    /// The game with all that is written beside it, as its file has it.
    [[nodiscard]] QByteArray pdn() const;
    /// Only the moves that lead to a node.
    [[nodiscard]] QByteArray linePdn(Id node) const;

    /// The setup of the game that was played here, so that it can be played again.
    void setPlayed(const GameSetup &setup) { m_played = setup; }
    [[nodiscard]] const std::optional<GameSetup> &played() const noexcept { return m_played; }

private:
    void follow(Id node);
    /// The node of the line's first variation above or at a node; nothing in the main line.
    [[nodiscard]] std::optional<Id> variationOf(Id node) const;

    core::PdnRecord m_record;
    std::size_t m_read; ///< nodes of the tree as it was given
    std::array<Player, 2> m_players;
    TimeControl m_time;
    std::vector<Id> m_line;
    int m_viewedPly = 0;
    core::Game m_game;
    std::optional<GameSetup> m_played;
};

/// The first game of a text as a study; nothing when it holds none that can be read.
[[nodiscard]] std::optional<core::PdnRecord> readRecord(const QByteArray &pdn);

} // namespace naqla::gui
