// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_geometry.h"

#include <gtest/gtest.h>

#include <array>

using namespace naqla;
using gui::BoardGeometry;

namespace {

constexpr std::array Shapes{core::BoardShape{8, 8, core::PlayedCells::Dark, true},
    core::BoardShape{8, 8, core::PlayedCells::Dark, false},
    core::BoardShape{8, 8, core::PlayedCells::All, true},
    core::BoardShape{10, 10, core::PlayedCells::Dark, true},
    core::BoardShape{12, 12, core::PlayedCells::Dark, true}};
constexpr std::array Ratios{1.0, 1.25, 1.5, 1.75, 2.0, 3.0};

/// Calls `check` with every geometry of interest.
template <typename Check>
void forEachGeometry(Check check)
{
    for (const auto &shape : Shapes) {
        for (const double ratio : Ratios) {
            for (const bool flipped : {false, true}) {
                for (const QSize size : {QSize(300, 300), QSize(801, 560), QSize(333, 977)})
                    check(BoardGeometry(shape, size, ratio, flipped), size);
            }
        }
    }
}

} // namespace

TEST(BoardGeometry, FindsEverySquareByEachOfItsCornersAndItsMiddle)
{
    forEachGeometry([](const BoardGeometry &geometry, QSize) {
        for (const core::Square square : geometry.shape().allSquares()) {
            const QRectF rect = geometry.rect(square);
            const double hair = 0.25 / geometry.ratio();
            const QRectF inside = rect.adjusted(hair, hair, -hair, -hair);
            for (const QPointF point : {inside.topLeft(), inside.topRight(), inside.bottomLeft(),
                     inside.bottomRight(), inside.center()})
                ASSERT_EQ(geometry.squareAt(point), square);
        }
    });
}

TEST(BoardGeometry, HasEqualSquaresThatMeetWithoutGaps)
{
    forEachGeometry([](const BoardGeometry &geometry, QSize) {
        for (int row = 0; row < geometry.shape().height; ++row) {
            for (int column = 0; column < geometry.shape().width; ++column) {
                const QRect cell = geometry.deviceCell({row, column});
                ASSERT_EQ(cell.size(), QSize(geometry.side(), geometry.side()));
                ASSERT_EQ(geometry.deviceCell({row, column + 1}).x(), cell.x() + cell.width());
                ASSERT_EQ(geometry.deviceCell({row + 1, column}).y(), cell.y() + cell.height());
            }
        }
    });
}

TEST(BoardGeometry, StaysInsideTheWidgetAndInItsMiddle)
{
    forEachGeometry([](const BoardGeometry &geometry, QSize size) {
        const QRect frame = geometry.deviceFrame();
        const int width = static_cast<int>(size.width() * geometry.ratio());
        const int height = static_cast<int>(size.height() * geometry.ratio());
        ASSERT_TRUE(QRect(0, 0, width, height).contains(frame));
        ASSERT_LE(std::abs(width - frame.width() - 2 * frame.x()), 1);
        ASSERT_LE(std::abs(height - frame.height() - 2 * frame.y()), 1);
    });
}

TEST(BoardGeometry, FlipsByHalfATurn)
{
    for (const auto &shape : Shapes) {
        const BoardGeometry upright(shape, QSize(640, 640), 1, false);
        const BoardGeometry flipped(shape, QSize(640, 640), 1, true);
        for (const core::Square square : shape.allSquares()) {
            const core::Cell there = upright.visualCell(square);
            const core::Cell here = flipped.visualCell(square);
            EXPECT_EQ(here.row, shape.height - 1 - there.row);
            EXPECT_EQ(here.column, shape.width - 1 - there.column);
            EXPECT_EQ(flipped.squareAtVisual(here), square);
        }
    }
}

TEST(BoardGeometry, KnowsNoSquareBesideTheBoardNorOnUnusedCells)
{
    const BoardGeometry geometry(Shapes[0], QSize(640, 480), 1, false);
    EXPECT_FALSE(geometry.squareAt({1, 240}));
    EXPECT_FALSE(geometry.squareAt({639, 240}));
    EXPECT_FALSE(geometry.squareAt({-5, -5}));
    EXPECT_FALSE(geometry.squareAt(QRectF(geometry.deviceCell({0, 0})).center())); // a8 is light
    EXPECT_TRUE(geometry.squareAt(QRectF(geometry.deviceCell({7, 0})).center())); // a1 is dark
}

TEST(BoardGeometry, FitsExactlyIntoTheSizeItAsksFor)
{
    for (const auto &shape : Shapes) {
        for (const double share : {BoardGeometry::WideFrame, BoardGeometry::NarrowFrame}) {
            const QSize size = BoardGeometry::sizeFor(shape, 24, share);
            EXPECT_EQ(BoardGeometry(shape, size, 1, false, share).side(), 24);
            EXPECT_GE(BoardGeometry(shape, size, 2, false, share).side(), 47); // the frame may round up
        }
    }
}

TEST(BoardGeometry, SurvivesAWidgetWithoutSize)
{
    const BoardGeometry geometry(Shapes[4], QSize(0, 0), 1.5, true);
    EXPECT_EQ(geometry.side(), 1);
}
