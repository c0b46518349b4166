// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"
#include "gui/board/board_widget.h"
#include "tests/gui/app/app_support.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using naqla::core::NamedRules;
using naqla::core::Square;
using naqla::core::VariantId;

namespace {

/// A board in editing mode, and what it told.
struct EditedBoard
{
    explicit EditedBoard(VariantId variant = VariantId::Russian, bool flipped = false)
        : rules(naqla::core::namedRules(variant))
    {
        board.setRules(rules);
        board.setFlipped(flipped);
        board.setEditing(true);
        board.setPosition(naqla::core::startPosition(rules.rules));
        board.resize(520, 520);
        board.show();
        QObject::connect(
            &board, &BoardWidget::squareChosen, [this](Square square) { chosen.push_back(square); });
        QObject::connect(
            &board, &BoardWidget::squareCleared, [this](Square square) { cleared.push_back(square); });
        QObject::connect(&board, &BoardWidget::pieceDragged, [this](Square from, std::optional<Square> to) {
            dragged.push_back({from, to});
        });
    }
    [[nodiscard]] Square square(std::string_view name) const
    {
        return *naqla::core::squareFromText(rules.rules, name);
    }
    [[nodiscard]] QPoint at(std::string_view name) const { return board.squareRect(square(name)).center(); }
    void drag(QPoint from, QPoint to)
    {
        QTest::mousePress(&board, Qt::LeftButton, {}, from);
        QTest::mouseMove(&board, (from + to) / 2);
        QTest::mouseMove(&board, to);
        QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
    }

    NamedRules rules;
    BoardWidget board;
    std::vector<Square> chosen;
    std::vector<Square> cleared;
    std::vector<std::pair<Square, std::optional<Square>>> dragged;
};

} // namespace

TEST(BoardEditing, TellsTheSquareThatIsClickedWhateverTheFlip)
{
    for (const auto variant : {VariantId::Russian, VariantId::International, VariantId::Turkish}) {
        for (const bool flipped : {false, true}) {
            EditedBoard edited(variant, flipped);
            const int count = edited.rules.rules.traits.board.squareCount();
            for (int i = 0; i < count; ++i)
                QTest::mouseClick(
                    &edited.board, Qt::LeftButton, {}, edited.board.squareRect(Square(i)).center());
            ASSERT_EQ(edited.chosen.size(), static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i)
                EXPECT_EQ(edited.chosen[static_cast<std::size_t>(i)], Square(i));
        }
    }
}

TEST(BoardEditing, DragsAPieceToAnySquareAndOffTheBoard)
{
    for (const bool flipped : {false, true}) {
        EditedBoard edited(VariantId::Russian, flipped);
        edited.drag(edited.at("c3"), edited.at("b8"));
        edited.drag(edited.at("a1"), QPoint(1, 1));
        ASSERT_EQ(edited.dragged.size(), 2U);
        EXPECT_EQ(edited.dragged[0], std::pair(edited.square("c3"), std::optional(edited.square("b8"))));
        EXPECT_EQ(edited.dragged[1], std::pair(edited.square("a1"), std::optional<Square>()));
        EXPECT_TRUE(edited.chosen.empty());
    }
}

TEST(BoardEditing, PaintsOverEmptySquaresWithTheButtonDown)
{
    EditedBoard edited;
    QTest::mousePress(&edited.board, Qt::LeftButton, {}, edited.at("a5"));
    QTest::mouseMove(&edited.board, edited.at("b4"));
    QTest::mouseMove(&edited.board, edited.at("b4") + QPoint(3, 3));
    QTest::mouseMove(&edited.board, edited.at("c5"));
    QTest::mouseRelease(&edited.board, Qt::LeftButton, {}, edited.at("c5"));
    EXPECT_EQ(
        edited.chosen, (std::vector<Square>{edited.square("a5"), edited.square("b4"), edited.square("c5")}));
    EXPECT_TRUE(edited.dragged.empty());
}

TEST(BoardEditing, ClearsWithTheOtherButtonAndWithDelete)
{
    EditedBoard edited;
    QTest::mouseClick(&edited.board, Qt::RightButton, {}, edited.at("c3"));
    EXPECT_EQ(edited.cleared, std::vector<Square>{edited.square("c3")});
    QTest::keyClick(&edited.board, Qt::Key_Right);
    QTest::keyClick(&edited.board, Qt::Key_Delete);
    QTest::keyClick(&edited.board, Qt::Key_Backspace);
    EXPECT_EQ(
        edited.cleared, (std::vector<Square>{edited.square("c3"), edited.square("e3"), edited.square("e3")}));
}

TEST(BoardEditing, TakesTheKeyboardsSquareWithSpace)
{
    EditedBoard edited;
    edited.board.setCursorSquare(edited.square("d4"));
    QTest::keyClick(&edited.board, Qt::Key_Up);
    QTest::keyClick(&edited.board, Qt::Key_Space);
    QTest::keyClick(&edited.board, Qt::Key_Return);
    ASSERT_EQ(edited.chosen.size(), 2U);
    EXPECT_EQ(edited.chosen[0], edited.board.cursor());
}

TEST(BoardEditing, ShowsTheBoardAsBeforeWhenAPieceWasDroppedBack)
{
    EditedBoard edited;
    const QImage before = edited.board.grab().toImage();
    QTest::mousePress(&edited.board, Qt::LeftButton, {}, edited.at("c3"));
    QTest::mouseMove(&edited.board, edited.at("e5"));
    EXPECT_NE(edited.board.grab().toImage(), before);
    QTest::mouseMove(&edited.board, edited.at("c3"));
    QTest::mouseRelease(&edited.board, Qt::LeftButton, {}, edited.at("c3"));
    EXPECT_EQ(edited.board.grab().toImage(), before);
}
