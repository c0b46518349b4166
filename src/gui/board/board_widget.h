// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/board/board_sketch.h"
#include "gui/settings/options.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace naqla::gui {

/// The draughts board. It judges nothing: it is told the position and the routes that may be entered, and
/// tells which of them somebody has entered with the pointer or the keyboard. It looks the same in every
/// language.
class BoardWidget : public QWidget
{
    Q_OBJECT
public:
    explicit BoardWidget(QWidget *parent = nullptr);
    ~BoardWidget() override;

    /// The variant gives the shape, the names of squares and sides, the colours of the pieces, and when
    /// captured pieces leave. Clears the board: set a position afterwards.
    void setRules(const core::NamedRules &rules);
    /// Shows a position at once: stops a running animation, forgets what was entered, the routes and the
    /// hint.
    void setPosition(const core::Position &position);
    /// Plays a move from `transition.before` to `transition.after` and marks it as the last one. Steps that
    /// were entered here by hand are not played again. Forgets the routes and the hint.
    void animate(const core::Transition &transition);
    /// Everything that may be entered now (core::legalRoutes); none makes the board read-only. Routes are set
    /// after setPosition or animate, even while the animation runs.
    void setRoutes(std::vector<core::Move> routes);
    /// Forgets what has been entered of a move.
    void cancelInput();

    /// Lets people choose squares and drag pieces, whatever the rules allow, for setting up a position. The
    /// board only tells what they do; routes are not looked at meanwhile.
    void setEditing(bool editing);

    void setLastMove(const std::optional<core::Move> &move);
    /// Draws an arrow along the move.
    void setHint(const std::optional<core::Move> &move);
    void setFlipped(bool flipped);
    void setLook(const BoardLook &look);
    /// Flashes squares, such as the pieces that must capture, after a refused attempt.
    void pulse(const QList<core::Square> &squares);
    /// Says a text through the screen reader, together with what else is announced before the next event.
    void announce(const QString &text);

    /// What has been drawn with the right button, or with Shift and Space. It is gone after a left click or a
    /// move.
    [[nodiscard]] QList<BoardSketch> sketches() const;

    [[nodiscard]] const core::NamedRules &rules() const;
    /// The position as it was set, without what is being entered or animated.
    [[nodiscard]] const core::Position &position() const;
    [[nodiscard]] bool isFlipped() const;
    [[nodiscard]] const BoardLook &look() const;
    [[nodiscard]] bool isAnimating() const;
    void finishAnimation();
    /// The keyboard's square.
    [[nodiscard]] core::Square cursor() const;
    void setCursorSquare(core::Square square);
    /// Where a square is drawn, in the widget's own coordinates.
    [[nodiscard]] QRect squareRect(core::Square square) const;
    [[nodiscard]] std::optional<core::Square> squareAt(QPoint point) const;

    /// What a screen reader says of a square: "c5, black king, can be captured".
    [[nodiscard]] QString description(core::Square square) const;
    /// As a click on the square.
    void activate(core::Square square);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A whole move has been entered. The board goes on showing it as entered until it is told a position.
    void moveChosen(const core::Move &move);
    /// Another piece was selected, or a path went on or back.
    void inputChanged();
    /// What was entered is no legal move: a piece that cannot move (one square), or a path (two and more).
    void refused(const QList<core::Square> &attempt);
    /// A place without a piece was chosen while none is selected.
    void nothingChosen();
    /// While a position is set up: a square was clicked or painted over, or chosen by the keyboard.
    void squareChosen(naqla::core::Square square);
    /// While a position is set up: a square shall be emptied.
    void squareCleared(naqla::core::Square square);
    /// While a position is set up: a piece was dragged, to no square when it was let go beside the board.
    void pieceDragged(naqla::core::Square from, std::optional<naqla::core::Square> to);
    /// The text typed on the board is no move at all.
    void typedTextRefused(const QString &text);
    /// The last step of an animation has been shown.
    void animationFinished();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace naqla::gui
