// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/move.h"
#include "gui/board/board_geometry.h"
#include "gui/board/board_sketch.h"
#include "gui/board/board_theme.h"
#include "gui/board/piece_images.h"

#include <QList>
#include <QString>

#include <optional>
#include <vector>

class QPainter;
class QFont;

namespace naqla::gui {

/// Everything that the board shows on top of its background at one moment.
struct BoardPicture
{
    struct Resting
    {
        core::Square square;
        core::Piece piece;
        double opacity = 1;
    };
    struct Floating
    {
        core::Piece piece;
        core::Piece becoming; ///< what it turns into while it is crowned
        double become = 0; ///< 0 .. 1
        QPoint centre; ///< device pixels
        bool lifted = false;
    };
    struct StepNumber
    {
        core::Square square;
        int number = 0;
    };
    std::vector<Resting> pieces;
    std::optional<Floating> floating;
    core::VariantId variant = core::VariantId::Russian;

    core::SquareSet lastMove; ///< its two ends
    core::SquareSet lastCaptured;
    core::SquareSet movable;
    bool mustCapture = false; ///< the rings on movable pieces are strong
    std::optional<core::Square> selected;
    core::SquareSet quietTargets;
    core::SquareSet captureTargets;
    core::SquareSet capturable;
    std::optional<core::Square> dropTarget;
    std::vector<StepNumber> steps;
    core::SquareSet pulsing;
    double pulse = 0; ///< 0 .. 1
    std::vector<core::Square> hint;
    QList<BoardSketch> sketches;
    std::optional<core::Square> cursor;
    QString typed;
};

/// Draws pictures over the background, all in device pixels.
class BoardPainter
{
public:
    BoardPainter(const BoardGeometry &geometry, const BoardTheme &theme, const PieceImages &pieces)
        : m_geometry(geometry)
        , m_theme(theme)
        , m_pieces(pieces)
    {
    }
    /// @param dirty only squares that meet this rectangle are drawn
    void paint(QPainter &painter, const BoardPicture &picture, const QRect &dirty, const QFont &font) const;
    /// What the floating piece covers.
    [[nodiscard]] QRect floatingRect(QPoint centre) const;

private:
    void paintLastMove(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const;
    void paintPieces(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const;
    void paintMarks(QPainter &painter, const BoardPicture &picture, const QRect &dirty) const;
    void paintFloating(QPainter &painter, const BoardPicture &picture) const;
    void paintHint(QPainter &painter, const std::vector<core::Square> &path) const;
    void paintSketches(QPainter &painter, const QList<BoardSketch> &sketches) const;
    void paintSteps(QPainter &painter, const BoardPicture &picture, const QFont &font) const;
    void paintCursor(QPainter &painter, core::Square square) const;
    void paintTyped(QPainter &painter, const QString &text, const QFont &font) const;

    /// A circle around a square's middle in two tones; `radius` and `width` are shares of its side.
    void ring(
        QPainter &painter, core::Square square, double radius, double width, const QColor &colour) const;
    [[nodiscard]] double length(double share) const { return share * m_geometry.side(); }
    [[nodiscard]] QPointF centre(core::Square square) const;

    const BoardGeometry &m_geometry;
    const BoardTheme &m_theme;
    const PieceImages &m_pieces;
};

} // namespace naqla::gui
