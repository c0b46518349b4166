// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_animation.h"
#include "gui/board/board_background.h"
#include "gui/board/board_painter.h"
#include "gui/board/board_widget.h"
#include "gui/board/move_input.h"

#include <QAccessible>
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QLabel>

namespace naqla::gui {

/// A drag under way, or a pressed button that may become one.
struct BoardDrag
{
    core::Square square; ///< where the button went down
    QPoint start;
    QPoint now;
    QElapsedTimer held;
    bool moving = false;
};

/// A move that has been entered and not been answered yet.
struct EnteredMove
{
    core::Move route;
    std::size_t shownSteps = 0;
};

class BoardWidget::Private
{
public:
    static constexpr qint64 PulseMs = 900;
    static constexpr qsizetype MostSketches = 64;

    explicit Private(BoardWidget *board);

    // What is shown.
    void rebuildGeometry();
    void rebuildTheme();
    [[nodiscard]] qreal frameShare() const;
    [[nodiscard]] BoardPicture picture() const;
    [[nodiscard]] const QPixmap &background();
    void update() { q->update(); }
    void sayAnnouncements();
    void updateDevice(const QRect &device);
    void updateFloating();
    [[nodiscard]] QPoint floatingCentre() const;

    // What is entered.
    void take(const MoveInput::Outcome &outcome, std::size_t shownSteps);
    void giveRoutesToInput();
    void forgetInput();
    void pressAt(QPoint point);
    void dragTo(QPoint point);
    void releaseAt(QPoint point);
    /// Neither a piece nor a square to go to: none is selected, and no piece stands there.
    [[nodiscard]] bool isNothing(std::optional<core::Square> square) const;
    [[nodiscard]] bool acceptsInput() const { return !entered && input.isActive(); }
    void updatePointer(QPoint point);

    // Setting up a position.
    void editPress(QPoint point, Qt::MouseButton button);
    void editDrag(QPoint point);
    void editRelease(QPoint point);
    bool editKey(int key);

    // What is drawn to think with.
    [[nodiscard]] bool hasSketches() const;
    void clearSketches();
    void beginSketch(std::optional<core::Square> square);
    void leadSketch(std::optional<core::Square> square);
    void endSketch(std::optional<core::Square> square);
    void sketchAtCursor();
    [[nodiscard]] QStringList sketchTexts(core::Square square) const;

    // The keyboard.
    [[nodiscard]] bool handlesKey(const QKeyEvent &event) const;
    bool handleKey(const QKeyEvent &event);
    void moveCursor(int rows, int columns);
    void moveCursorToRowEnd(bool last);
    void showCursor(bool shown);
    void tellSquare(QAccessible::Event what);
    void enterTyped();

    BoardWidget *q;
    core::NamedRules rules;
    core::Position position;
    std::vector<core::Move> routes;
    std::optional<core::Move> lastMove;
    std::optional<core::Move> hint;
    bool flipped = false;
    BoardLook look;

    BoardGeometry geometry;
    BoardTheme theme;
    std::unique_ptr<PieceImages> pieces;
    QPixmap backgroundPixmap; ///< null until it is needed

    MoveInput input;
    std::optional<EnteredMove> entered;
    std::optional<BoardDrag> drag;
    bool editing = false;
    std::optional<core::Square> painted; ///< the last square under a button that went down on an empty one

    std::optional<BoardAnimation> animation;
    QElapsedTimer animationClock;
    QBasicTimer animationTimer;
    QRect floatingRect; ///< as last painted

    core::SquareSet pulsing;
    QElapsedTimer pulseClock;
    QBasicTimer pulseTimer;

    QList<BoardSketch> sketches;
    std::optional<BoardSketch> sketching; ///< begun and not ended

    core::Square cursor;
    int cursorColumn = 0; ///< the visual column that the cursor keeps to when it goes up and down
    bool cursorShown = false;
    QString typed;
    QLabel *announcer;
    QStringList announcements; ///< not said yet

private:
    void addMovingMove(BoardPicture &picture) const;
    void addEditedPieces(BoardPicture &picture) const;
    void addEnteredSteps(BoardPicture &picture, const core::Move &route, std::size_t shownSteps) const;
    void addMarks(BoardPicture &picture) const;
};

} // namespace naqla::gui
