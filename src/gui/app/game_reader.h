// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/settings/game_texts.h"

#include <QCoreApplication>

#include <array>

namespace naqla::gui {

class BoardWidget;
class GameController;

/// What somebody who does not see the board asks for.
enum class Reading : std::uint8_t
{
    Turn,
    LastMove,
    Moves, ///< of the piece under the cursor
    Row, ///< of the cursor
    Column,
    OwnPieces,
    OtherPieces,
    Clocks
};
inline constexpr std::array Readings{Reading::Turn, Reading::LastMove, Reading::Moves, Reading::Row,
    Reading::Column, Reading::OwnPieces, Reading::OtherPieces, Reading::Clocks};

/// Says in words what the eye finds on the board and beside it. It speaks of the position that is looked at.
class GameReader
{
    Q_DECLARE_TR_FUNCTIONS(GameReader)

public:
    GameReader(const GameController &controller, const BoardWidget &board)
        : m_controller(controller)
        , m_board(board)
    {
    }

    /// What the command is called in the menu.
    [[nodiscard]] static QString commandName(Reading reading);
    /// The answer in whole sentences, for the eye: the ear gets it without direction marks. Empty without a
    /// game.
    [[nodiscard]] QString read(Reading reading) const;

private:
    enum class Line
    {
        Row,
        Column
    };
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString lastMove() const;
    [[nodiscard]] QString moves() const;
    [[nodiscard]] QString line(Line line) const;
    [[nodiscard]] QString pieces(core::Side side) const;
    [[nodiscard]] QString clocks() const;

    [[nodiscard]] const core::NamedRules &rules() const;
    [[nodiscard]] const core::Position &position() const;
    [[nodiscard]] GameTexts::Words words() const;
    [[nodiscard]] std::vector<core::Move> legalMoves() const;
    /// The squares of a row or a column as the eye goes: from left to right, and away from the player.
    [[nodiscard]] std::vector<core::Square> squaresOf(Line line) const;
    /// "c3, e3", without the word for square.
    [[nodiscard]] QString listed(const std::vector<core::Square> &squares) const;

    const GameController &m_controller;
    const BoardWidget &m_board;
};

} // namespace naqla::gui
