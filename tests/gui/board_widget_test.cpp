// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/board_fixture.h"

#include <QLineEdit>
#include <QVBoxLayout>

using namespace naqla;
using namespace naqla::gui;
using core::VariantId;

namespace {

class BoardInput : public BoardFixture
{
};
class BoardPainting : public BoardFixture
{
};
class BoardMovement : public BoardFixture
{
protected:
    /// Plays the first legal move with animation.
    core::Transition animateFirstMove(AnimationSpeed speed)
    {
        BoardLook look = board.look();
        look.animation = speed;
        board.setLook(look);
        const core::Position before = board.position();
        const core::Move move = core::legalMoves(m_rules.rules, before).at(0);
        const core::Transition transition{.move = move,
            .piece = *before.at(move.from),
            .ply = 0,
            .before = before,
            .after = core::positionAfter(m_rules.rules, before, move),
            .result = {}};
        board.animate(transition);
        return transition;
    }
};

} // namespace

TEST_F(BoardInput, ClicksPlayACaptureJumpByJump)
{
    show(VariantId::Russian, ForkedCapture);
    click("c3");
    click("e5");
    EXPECT_TRUE(chosen.empty());
    click("g7");
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(lastPath(), "c3 e5 g7");
    EXPECT_TRUE(refused.empty());
}

TEST_F(BoardInput, DragsPlayACaptureJumpByJump)
{
    show(VariantId::Russian, ForkedCapture);
    dragTo("c3", "e5");
    EXPECT_TRUE(chosen.empty());
    dragTo("e5", "c7");
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(lastPath(), "c3 e5 c7");
}

TEST_F(BoardInput, KeysPlayACaptureJumpByJump)
{
    show(VariantId::Russian, ForkedCapture);
    board.setCursorSquare(square("a1"));
    const auto press = [this](std::initializer_list<Qt::Key> keys) {
        for (const Qt::Key key : keys)
            QTest::keyClick(&board, key);
    };
    press({Qt::Key_Up, Qt::Key_Up, Qt::Key_Right}); // a1 b2 a3 c3
    EXPECT_EQ(name(board.cursor()), "c3");
    press({Qt::Key_Space, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right});
    EXPECT_EQ(name(board.cursor()), "e5");
    press({Qt::Key_Return, Qt::Key_Up, Qt::Key_Up, Qt::Key_Right});
    EXPECT_EQ(name(board.cursor()), "g7");
    EXPECT_TRUE(chosen.empty());
    press({Qt::Key_Space});
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(lastPath(), "c3 e5 g7");
}

TEST_F(BoardInput, TypingPlaysAMove)
{
    show(VariantId::Russian, ForkedCapture);
    QTest::keyClicks(&board, QStringLiteral("c3:g7"));
    QTest::keyClick(&board, Qt::Key_Return);
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(lastPath(), "c3 e5 g7");
}

TEST_F(BoardInput, TypingUnderstandsArabicDigits)
{
    show(VariantId::International, "W:W32,31:B1");
    for (const QChar character : QStringLiteral("٣٢-٢٨")) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(character));
        QApplication::sendEvent(&board, &press);
    }
    QTest::keyClick(&board, Qt::Key_Enter);
    ASSERT_EQ(chosen.size(), 1U);
    EXPECT_EQ(lastPath(), "32 28");
}

TEST_F(BoardInput, TypingNonsenseIsToldAndForgotten)
{
    show(VariantId::Russian, ForkedCapture);
    QTest::keyClicks(&board, QStringLiteral("zz9"));
    QTest::keyClick(&board, Qt::Key_Return);
    EXPECT_EQ(refusedTexts, QStringList{QStringLiteral("zz9")});
    QTest::keyClicks(&board, QStringLiteral("c3g7x"));
    QTest::keyClick(&board, Qt::Key_Backspace);
    QTest::keyClick(&board, Qt::Key_Return);
    EXPECT_EQ(lastPath(), "c3 e5 g7");
}

TEST_F(BoardInput, EscapeStepsBackUntilNothingIsEntered)
{
    show(VariantId::Russian, ForkedCapture);
    const QImage untouched = picture();
    click("c3");
    const QImage selected = picture();
    click("e5");
    EXPECT_NE(picture(), selected);
    QTest::keyClick(&board, Qt::Key_Escape);
    EXPECT_EQ(picture(), selected);
    QTest::keyClick(&board, Qt::Key_Escape);
    EXPECT_EQ(picture(), untouched);
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&board, &escape);
    EXPECT_FALSE(escape.isAccepted()); // a dialog around the board may have it now
}

TEST_F(BoardInput, RefusedAttemptsAreTold)
{
    show(VariantId::Russian, ForkedCapture);
    click("a1"); // must capture with the other piece
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused.back(), QList<core::Square>{square("a1")});
    click("c3");
    click("b4");
    ASSERT_EQ(refused.size(), 2U);
    EXPECT_EQ(refused.back(), (QList<core::Square>{square("c3"), square("b4")}));
    EXPECT_TRUE(chosen.empty());
}

TEST_F(BoardInput, ADragToNowhereLeavesNoTrace)
{
    show(VariantId::Russian, ForkedCapture);
    click("c3");
    const QImage selected = picture();
    QTest::mousePress(&board, Qt::LeftButton, {}, middle("c3"));
    moveMouse(middle("c3") + QPoint(9, 3));
    moveMouse(middle("f2"));
    EXPECT_NE(picture(), selected);
    moveMouse({-50, -50});
    QTest::mouseRelease(&board, Qt::LeftButton, {}, {-50, -50});
    EXPECT_EQ(picture(), selected);
    EXPECT_TRUE(chosen.empty());
    EXPECT_TRUE(refused.empty());
}

TEST_F(BoardInput, OneMoveIsEnteredOnlyOnceUntilItIsAnswered)
{
    show(VariantId::Russian, "W:Wc3,a1:Bd4,h8");
    click("c3");
    click("e5");
    click("c3");
    click("e5");
    EXPECT_EQ(chosen.size(), 1U);
    board.cancelInput();
    click("c3");
    click("e5");
    EXPECT_EQ(chosen.size(), 2U);
}

TEST_F(BoardInput, ANewPositionForgetsWhatWasEntered)
{
    show(VariantId::Russian, ForkedCapture);
    click("c3");
    click("e5");
    setPosition(ForkedCapture);
    click("g7"); // would have been the last jump
    EXPECT_TRUE(chosen.empty());
    board.setRoutes({});
    click("c3");
    click("e5");
    click("g7");
    EXPECT_TRUE(chosen.empty());
}

TEST_F(BoardInput, ArrowKeysGoWhereTheyPointAlsoFlippedAndFromRightToLeft)
{
    for (const bool flipped : {false, true}) {
        QApplication::setLayoutDirection(flipped ? Qt::RightToLeft : Qt::LeftToRight);
        show(VariantId::Turkish, "W:Wa2:Bh7", flipped);
        board.setCursorSquare(square("d4"));
        QTest::keyClick(&board, Qt::Key_Left);
        EXPECT_EQ(name(board.cursor()), flipped ? "e4" : "c4");
        QTest::keyClick(&board, Qt::Key_Up);
        EXPECT_EQ(name(board.cursor()), flipped ? "e3" : "c5");
        QTest::keyClick(&board, Qt::Key_Home);
        EXPECT_EQ(name(board.cursor()), flipped ? "h3" : "a5");
        QTest::keyClick(&board, Qt::Key_End);
        EXPECT_EQ(name(board.cursor()), flipped ? "a3" : "h5");
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
}

TEST_F(BoardInput, TheCursorComesBackTheWayItWent)
{
    show(VariantId::Russian, "W:Wa1:Bh8");
    board.setCursorSquare(square("e3"));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&board, Qt::Key_Up);
    EXPECT_EQ(name(board.cursor()).back(), '8');
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&board, Qt::Key_Down);
    EXPECT_EQ(name(board.cursor()), "e3");
}

TEST_F(BoardInput, TabLeavesTheBoard)
{
    QWidget window;
    QVBoxLayout layout(&window);
    auto *inner = new BoardWidget;
    auto *field = new QLineEdit;
    layout.addWidget(inner);
    layout.addWidget(field);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    inner->setFocus();
    QTest::keyClick(inner, Qt::Key_Tab);
    EXPECT_TRUE(field->hasFocus());
}

TEST_F(BoardInput, ClicksFollowTheFlip)
{
    show(VariantId::Russian, ForkedCapture, true);
    click("c3");
    click("e5");
    click("c7");
    EXPECT_EQ(lastPath(), "c3 e5 c7");
}

TEST_F(BoardPainting, IsTheSameInBothDirections)
{
    for (const auto variant : {VariantId::Russian, VariantId::Italian, VariantId::English}) {
        std::vector<QImage> pictures;
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            BoardWidget other;
            const auto rules = core::namedRules(variant);
            other.resize(500, 500);
            other.setRules(rules);
            other.setPosition(core::startPosition(rules.rules));
            const auto routes = core::legalRoutes(rules.rules, other.position());
            other.setRoutes(routes);
            other.setHint(routes.front());
            QTest::keyClicks(&other, QStringLiteral("22-18"));
            pictures.push_back(other.grab().toImage());
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
        EXPECT_EQ(pictures.at(0), pictures.at(1));
    }
}

TEST_F(BoardPainting, ResizingAndFlippingBackLeavesNoTrace)
{
    show(VariantId::English, "B:W21,22,K30:B1,K9");
    const QImage first = picture();
    for (int i = 0; i < 12; ++i) {
        board.resize(300 + 37 * i, 700 - 31 * i);
        (void)picture();
    }
    board.resize(600, 600);
    board.setFlipped(true);
    EXPECT_NE(picture(), first);
    board.setFlipped(false);
    EXPECT_EQ(picture(), first);
}

TEST_F(BoardPainting, WorksWithSquaresOfTwentyFourPixelsAndLess)
{
    for (const auto variant : {VariantId::Russian, VariantId::Turkish, VariantId::Canadian}) {
        BoardWidget small;
        const auto rules = core::namedRules(variant);
        small.setRules(rules);
        small.setPosition(core::startPosition(rules.rules));
        small.resize(small.minimumSizeHint());
        EXPECT_FALSE(small.grab().toImage().isNull());
        EXPECT_GE(small.squareRect(core::Square(0)).width(), 24);
        EXPECT_LE(small.squareRect(core::Square(0)).width(), 25); // whole logical pixels around it
        small.resize(5, 5);
        EXPECT_FALSE(small.grab().toImage().isNull());
    }
}

TEST_F(BoardPainting, ColoursWholeSquaresWithoutSeams)
{
    show(VariantId::Russian, "W:Wa1:Bh8");
    BoardLook look = board.look();
    look.theme = BoardThemeId::HighContrast;
    board.setLook(look);
    board.resize(613, 587);
    const QImage image = picture();
    // From d4 over the light e4 to f4, and from d4 over d5 to d6: three colours follow each other, with none
    // between.
    const qreal ratio = image.devicePixelRatio();
    const QPoint start = (QPointF(board.squareRect(square("d4")).center()) * ratio).toPoint();
    for (const char *target : {"f4", "d6"}) {
        const QPoint end = (QPointF(board.squareRect(square(target)).center()) * ratio).toPoint();
        const QPoint step = std::string_view(target) == "f4" ? QPoint(1, 0) : QPoint(0, -1);
        std::vector<QRgb> colours{image.pixel(start)};
        for (QPoint point = start; (point - start).manhattanLength() < (end - start).manhattanLength();
             point += step) {
            if (image.pixel(point) != colours.back())
                colours.push_back(image.pixel(point));
        }
        ASSERT_EQ(colours.size(), 3U) << target;
        EXPECT_EQ(colours.front(), colours.back());
    }
}

TEST_F(BoardPainting, EveryHighlightChangesThePictureAndCanBeSwitchedOff)
{
    show(VariantId::Russian, ForkedCapture);
    click("c3");
    const core::Move last = core::legalMoves(m_rules.rules, board.position()).at(0);
    board.setLastMove(last);
    QImage all = picture();
    BoardLook look = board.look();
    for (bool BoardHighlights::*part :
        {&BoardHighlights::lastMove, &BoardHighlights::targets, &BoardHighlights::capturable}) {
        look.highlights.*part = false;
        board.setLook(look);
        const QImage fewer = picture();
        EXPECT_NE(fewer, all);
        all = fewer;
    }
    board.cancelInput();
    const QImage movable = picture();
    look.highlights.movable = false;
    board.setLook(look);
    EXPECT_NE(picture(), movable);
}

TEST_F(BoardPainting, APulseEndsByItself)
{
    show(VariantId::Russian, ForkedCapture);
    const QImage before = picture();
    board.pulse({square("c3")});
    EXPECT_NE(picture(), before);
    EXPECT_TRUE(QTest::qWaitFor([&] { return picture() == before; }, 30000));
}

TEST_F(BoardMovement, AnimatesAndComesToRestInTheNewPosition)
{
    show(VariantId::Russian, ForkedCapture);
    int finished = 0;
    QObject::connect(&board, &BoardWidget::animationFinished, &board, [&finished] { ++finished; });
    const auto transition = animateFirstMove(AnimationSpeed::Fast);
    EXPECT_TRUE(board.isAnimating());
    EXPECT_EQ(board.position(), transition.after);
    EXPECT_TRUE(QTest::qWaitFor([&] { return finished == 1; }, 30000));
    EXPECT_FALSE(board.isAnimating());

    BoardWidget still;
    still.resize(board.size());
    still.setRules(m_rules);
    still.setPosition(transition.after);
    still.setLastMove(transition.move);
    EXPECT_EQ(picture(), still.grab().toImage());
}

TEST_F(BoardMovement, IsShownAtOnceWhenAnimationIsOff)
{
    show(VariantId::Russian, ForkedCapture);
    animateFirstMove(AnimationSpeed::Off);
    EXPECT_FALSE(board.isAnimating());
}

TEST_F(BoardMovement, InputAndNewPositionsFinishItAtOnce)
{
    show(VariantId::Russian, ForkedCapture);
    animateFirstMove(AnimationSpeed::Slow);
    ASSERT_TRUE(board.isAnimating());
    QTest::mouseClick(&board, Qt::LeftButton, {}, middle("h2"));
    EXPECT_FALSE(board.isAnimating());

    setPosition(ForkedCapture);
    animateFirstMove(AnimationSpeed::Slow);
    QTest::keyClick(&board, Qt::Key_Left);
    EXPECT_FALSE(board.isAnimating());

    setPosition(ForkedCapture);
    animateFirstMove(AnimationSpeed::Slow);
    setPosition("W:Wa1:Bh8");
    EXPECT_FALSE(board.isAnimating());
}

TEST_F(BoardMovement, DoesNotShowAgainWhatWasDraggedByHand)
{
    show(VariantId::Russian, "W:Wc3,a1:Bd4,h8");
    BoardLook look = board.look();
    look.animation = AnimationSpeed::Normal;
    board.setLook(look);
    dragTo("c3", "e5");
    ASSERT_EQ(chosen.size(), 1U);
    const core::Position before = board.position();
    const core::Transition transition{.move = chosen.back(),
        .piece = *before.at(chosen.back().from),
        .ply = 0,
        .before = before,
        .after = core::positionAfter(m_rules.rules, before, chosen.back()),
        .result = {}};
    board.animate(transition);
    ASSERT_TRUE(board.isAnimating()); // the captured piece still fades
    const QImage image = picture();
    board.finishAnimation();
    // The moved piece stood on its last square from the first frame on.
    const QRect target = board.squareRect(square("e5")).adjusted(18, 18, -18, -18);
    EXPECT_EQ(image.copy(target), picture().copy(target));
}
