// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_background.h"
#include "gui/board/board_theme.h"
#include "gui/board/piece_images.h"

#include <gtest/gtest.h>

#include <QImage>

#include <algorithm>
#include <cmath>

using namespace naqla;
using namespace naqla::gui;

namespace {

constexpr std::array Colours{PieceColour::Light, PieceColour::Dark, PieceColour::Red};

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

/// WCAG 2: from 1, no contrast, to 21.
double contrast(const QColor &a, const QColor &b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

template <typename Check>
void forEachTheme(Check check)
{
    for (std::size_t i = 0; i < StoredNames<BoardThemeId>.size(); ++i) {
        SCOPED_TRACE(StoredNames<BoardThemeId>[i]);
        check(boardTheme(static_cast<BoardThemeId>(i)));
    }
}

} // namespace

TEST(BoardTheme, RimsStandOutFromTheSquaresAndFromTheirPieces)
{
    forEachTheme([](const BoardTheme &theme) {
        for (const PieceColour colour : Colours) {
            const PieceColours &piece = theme.colours(colour);
            EXPECT_GE(contrast(piece.rim, theme.darkSquare), 3) << static_cast<int>(colour);
            EXPECT_GE(contrast(piece.rim, theme.plainSquare), 3) << static_cast<int>(colour);
            EXPECT_GE(contrast(piece.rim, piece.face), 3) << static_cast<int>(colour);
            EXPECT_GE(contrast(piece.crown, piece.face), 3) << static_cast<int>(colour);
        }
        EXPECT_GE(contrast(theme.mark, theme.markEdge), 3);
        EXPECT_GE(contrast(theme.capture, theme.markEdge), 3);
        EXPECT_GE(contrast(theme.frameLabel, theme.frame), 4.5);
        EXPECT_GE(contrast(theme.squareLabel, theme.darkSquare), 3);
        EXPECT_GE(contrast(theme.lightSquare, theme.darkSquare), 2);
    });
}

TEST(BoardTheme, LightAndDarkPiecesDifferInBrightnessAlone)
{
    forEachTheme([](const BoardTheme &theme) {
        EXPECT_GE(contrast(theme.colours(PieceColour::Light).face, theme.colours(PieceColour::Dark).face), 7);
    });
}

TEST(BoardTheme, EnglishDraughtsIsPlayedWithBlackAndRed)
{
    EXPECT_EQ(pieceColour(core::VariantId::English, core::Side::White), PieceColour::Red);
    EXPECT_EQ(pieceColour(core::VariantId::English, core::Side::Black), PieceColour::Dark);
    EXPECT_EQ(pieceColour(core::VariantId::Russian, core::Side::White), PieceColour::Light);
}

TEST(PieceImages, EverySetDrawsDifferentMenAndKingsInEveryColour)
{
    const BoardTheme theme = boardTheme(BoardThemeId::Wood);
    for (std::size_t set = 0; set < StoredNames<PieceSetId>.size(); ++set) {
        SCOPED_TRACE(StoredNames<PieceSetId>[set]);
        const PieceImages images(static_cast<PieceSetId>(set), theme);
        std::vector<QImage> drawn;
        for (const PieceColour colour : Colours) {
            for (const auto kind : {core::PieceKind::Man, core::PieceKind::King}) {
                const QImage image = images.pixmap(colour, kind, 60).toImage();
                EXPECT_EQ(image.size(), QSize(60, 60));
                EXPECT_EQ(qAlpha(image.pixel(30, 30)), 255); // the disc covers the middle
                EXPECT_EQ(qAlpha(image.pixel(0, 0)), 0); // and leaves the corners free
                EXPECT_EQ(std::count(drawn.begin(), drawn.end(), image), 0);
                drawn.push_back(image);
            }
        }
    }
}

TEST(PieceImages, AreDrawnAtTheSizeOfTheScreen)
{
    const PieceImages images(PieceSetId::Classic, boardTheme(BoardThemeId::Wood));
    const QPixmap icon = images.icon(PieceColour::Dark, core::PieceKind::King, 40, 1.5);
    EXPECT_EQ(icon.width(), 60);
    EXPECT_EQ(icon.devicePixelRatio(), 1.5);
    EXPECT_EQ(icon.deviceIndependentSize(), QSizeF(40, 40));
    EXPECT_EQ(images.pixmap(PieceColour::Dark, core::PieceKind::King, 60).devicePixelRatio(), 1.0);
}

TEST(BoardLabels, FollowTheVariantAndTheFlip)
{
    const core::Rules russian = core::namedRules(core::VariantId::Russian).rules;
    const BoardLabels upright = boardLabels(russian, Coordinates::ByVariant, false);
    EXPECT_EQ(upright.columns.join(QChar(u' ')), QStringLiteral("a b c d e f g h"));
    EXPECT_EQ(upright.rows.join(QChar(u' ')), QStringLiteral("8 7 6 5 4 3 2 1"));
    EXPECT_TRUE(upright.squares.isEmpty());
    const BoardLabels flipped = boardLabels(russian, Coordinates::ByVariant, true);
    EXPECT_EQ(flipped.columns.join(QChar(u' ')), QStringLiteral("h g f e d c b a"));
    EXPECT_EQ(flipped.rows.join(QChar(u' ')), QStringLiteral("1 2 3 4 5 6 7 8"));
}

TEST(BoardLabels, NumberTheSquaresWhereTheVariantDoesOrThePersonWantsIt)
{
    const core::Rules international = core::namedRules(core::VariantId::International).rules;
    const BoardLabels numbers = boardLabels(international, Coordinates::ByVariant, false);
    ASSERT_EQ(numbers.squares.size(), 50);
    EXPECT_EQ(numbers.squares.front(), QStringLiteral("1"));
    EXPECT_EQ(numbers.squares.back(), QStringLiteral("50"));
    EXPECT_TRUE(numbers.columns.isEmpty());
    EXPECT_EQ(boardLabels(international, Coordinates::Letters, false).columns.size(), 10);
    const core::Rules spanish = core::namedRules(core::VariantId::Spanish).rules;
    EXPECT_EQ(boardLabels(spanish, Coordinates::ByVariant, false).squares.back(), QStringLiteral("1"));
    const core::Rules russian = core::namedRules(core::VariantId::Russian).rules;
    EXPECT_EQ(boardLabels(russian, Coordinates::Numbers, false).squares.size(), 32);
    EXPECT_TRUE(boardLabels(russian, Coordinates::Hidden, false).columns.isEmpty());
}
