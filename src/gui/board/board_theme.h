// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/settings/options.h"

#include <QColor>

#include <array>

namespace naqla::gui {

/// The colours in which pieces are made; which side has which is a matter of the variant.
enum class PieceColour : std::uint8_t
{
    Light,
    Dark,
    Red
};
/// English draughts is played with black and red pieces.
[[nodiscard]] PieceColour pieceColour(core::VariantId variant, core::Side side);

struct PieceColours
{
    QColor face;
    QColor gleam; ///< where the light falls
    QColor shade;
    QColor rim; ///< of the opposite tone, at least 3:1 against the squares played on
    QColor groove;
    QColor crown;
    QColor crownEdge;
};

enum class Texture : std::uint8_t
{
    None,
    Grain,
    Veins
};

/// The colours of a board; read from the files in resources/boards.
struct BoardTheme
{
    QColor lightSquare;
    QColor darkSquare;
    QColor plainSquare; ///< boards that are played on all squares
    QColor line; ///< between plain squares
    QColor frame;
    QColor frameLabel;
    QColor squareLabel;
    QColor lastMove;
    QColor mark; ///< rings and dots of the side to move
    QColor markEdge; ///< the line around them that keeps them visible on any ground
    QColor capture;
    QColor refusal;
    QColor hint;
    Texture texture = Texture::None;
    double textureStrength = 0;
    bool relief = true; ///< the frame throws a shadow on the squares
    std::array<PieceColours, 3> pieces; ///< by PieceColour

    [[nodiscard]] const PieceColours &colours(PieceColour colour) const
    {
        return pieces[static_cast<std::size_t>(colour)];
    }
};

[[nodiscard]] BoardTheme boardTheme(BoardThemeId id);

} // namespace naqla::gui
