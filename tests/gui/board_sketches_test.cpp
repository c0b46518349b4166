// SPDX-License-Identifier: GPL-3.0-or-later
// Arrows and circles that people draw on the board.
#include "tests/gui/board_fixture.h"

#include <QLabel>

using namespace naqla;
using namespace naqla::gui;
using core::VariantId;

namespace {

class Sketches : public BoardFixture
{
protected:
    void rightClick(std::string_view name) { QTest::mouseClick(&board, Qt::RightButton, {}, middle(name)); }
    void rightDrag(std::string_view from, QPoint to)
    {
        QTest::mousePress(&board, Qt::RightButton, {}, middle(from));
        QMouseEvent move(QEvent::MouseMove, to, board.mapToGlobal(to), Qt::NoButton, Qt::RightButton, {});
        QApplication::sendEvent(&board, &move);
        QTest::mouseRelease(&board, Qt::RightButton, {}, to);
    }
    [[nodiscard]] BoardSketch sketch(std::string_view from, std::string_view to) const
    {
        return {square(from), square(to)};
    }
};

constexpr auto Quiet = "W:Wc3,a1,e3:Bh8,f8,b8";

} // namespace

TEST_F(Sketches, AreDrawnWithTheRightButtonAndTakenAwayTheSameWay)
{
    show(VariantId::Russian, Quiet);
    const QImage before = picture();
    rightDrag("c3", middle("f6"));
    rightClick("e5");
    EXPECT_EQ(board.sketches(), (QList{sketch("c3", "f6"), sketch("e5", "e5")}));
    EXPECT_NE(picture(), before);
    EXPECT_TRUE(chosen.empty());
    EXPECT_TRUE(refused.empty());
    rightClick("e5");
    rightDrag("f6", middle("c3"));
    EXPECT_EQ(board.sketches(), (QList{sketch("c3", "f6"), sketch("f6", "c3")})) << "directions differ";
    rightDrag("f6", middle("c3"));
    rightDrag("c3", middle("f6"));
    EXPECT_TRUE(board.sketches().isEmpty());
    EXPECT_EQ(picture(), before);
}

TEST_F(Sketches, AreShownWhileTheyAreDrawnAndNotKeptBesideTheBoard)
{
    show(VariantId::Russian, Quiet);
    const QImage before = picture();
    QTest::mousePress(&board, Qt::RightButton, {}, middle("c3"));
    QMouseEvent move(
        QEvent::MouseMove, middle("g7"), board.mapToGlobal(middle("g7")), Qt::NoButton, Qt::RightButton, {});
    QApplication::sendEvent(&board, &move);
    EXPECT_NE(picture(), before);
    QTest::mouseRelease(&board, Qt::RightButton, {}, QPoint(1, 1));
    EXPECT_TRUE(board.sketches().isEmpty());
    EXPECT_EQ(picture(), before);
}

TEST_F(Sketches, GoAwayWithALeftClickAndWithAMove)
{
    show(VariantId::Russian, Quiet);
    rightDrag("c3", middle("f6"));
    click("g1");
    EXPECT_TRUE(board.sketches().isEmpty());
    rightClick("f6");
    setPosition("B:Wd4,a1,e3:Bh8,f8,b8");
    EXPECT_TRUE(board.sketches().isEmpty());
}

TEST_F(Sketches, AreDrawnByKeysAndSaid)
{
    show(VariantId::Russian, Quiet);
    const auto *announcer = board.findChild<QLabel *>(QStringLiteral("announcements"));
    const auto said = [announcer] {
        QCoreApplication::processEvents();
        return announcer->accessibleName();
    };
    const auto sketchKey = [this] { QTest::keyClick(&board, Qt::Key_Space, Qt::ShiftModifier); };
    board.setCursorSquare(square("c3"));
    sketchKey();
    EXPECT_EQ(said(), QStringLiteral("Drawing from c3."));
    QTest::keyClick(&board, Qt::Key_Right);
    sketchKey();
    EXPECT_EQ(board.sketches(), (QList{sketch("c3", "e3")}));
    EXPECT_EQ(said(), QStringLiteral("Arrow from c3 to e3."));
    EXPECT_EQ(board.description(square("c3")), QStringLiteral("c3, white man, arrow to e3, can move"));
    sketchKey();
    sketchKey();
    EXPECT_EQ(said(), QStringLiteral("Drawing from e3. Circle on e3."));
    EXPECT_TRUE(board.description(square("e3")).contains(QStringLiteral("circled")));
    sketchKey();
    sketchKey();
    EXPECT_EQ(board.sketches(), (QList{sketch("c3", "e3")}));
    EXPECT_TRUE(chosen.empty());
    QTest::keyClick(&board, Qt::Key_Escape);
    EXPECT_TRUE(board.sketches().isEmpty());
}

TEST_F(Sketches, LeaveEscapeToTheMoveThatIsEntered)
{
    show(VariantId::Russian, ForkedCapture);
    click("c3");
    click("e5");
    rightClick("h8");
    QTest::keyClick(&board, Qt::Key_Escape);
    EXPECT_EQ(board.sketches().size(), 1) << "first the move goes back one step";
    QTest::keyClick(&board, Qt::Key_Escape);
    QTest::keyClick(&board, Qt::Key_Escape);
    EXPECT_TRUE(board.sketches().isEmpty());
}

TEST_F(Sketches, StayOnTheirSquaresWhenTheBoardIsTurned)
{
    show(VariantId::Russian, Quiet);
    rightDrag("c3", middle("f6"));
    board.setFlipped(true);
    EXPECT_EQ(board.sketches(), (QList{sketch("c3", "f6")}));
}
