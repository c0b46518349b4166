// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_background.h"
#include "gui/board/board_theme.h"
#include "gui/board/piece_images.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

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

template <typename Check>
void forEachPiece(Check check)
{
    for (std::size_t set = 0; set < StoredNames<PieceSetId>.size(); ++set) {
        SCOPED_TRACE(StoredNames<PieceSetId>[set]);
        forEachTheme([&](const BoardTheme &theme) {
            const PieceImages images(static_cast<PieceSetId>(set), theme);
            for (const PieceColour colour : Colours) {
                SCOPED_TRACE(static_cast<int>(colour));
                check(images, theme, colour);
            }
        });
    }
}

QImage onSquare(const PieceImages &images, PieceColour colour, core::PieceKind kind, int side, QColor square)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(square);
    QPainter(&image).drawPixmap(0, 0, images.pixmap(colour, kind, side));
    return image;
}

/// The strongest contrast to the square on the way from the edge of a picture to its middle.
double contrastOfRim(const QImage &image, const QColor &square, double angle)
{
    const double half = image.width() / 2.0;
    double best = 1;
    for (double radius = half - 1; radius > half * 0.6; radius -= 0.5) {
        const QPoint point(static_cast<int>(half + radius * std::cos(angle)),
            static_cast<int>(half + radius * std::sin(angle)));
        best = std::max(best, contrast(image.pixelColor(point), square));
    }
    return best;
}

/// What remains of a colour in eyes that lack one kind of cones. Source: Machado, Oliveira and Fernandes
/// 2009, severity 1.
QColor seenBy(int deficiency, const QColor &colour)
{
    constexpr std::array<std::array<double, 9>, 3> Matrices{{
        {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
        {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
        {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
    }};
    const auto &m = Matrices[static_cast<std::size_t>(deficiency)];
    const auto linear = [](double v) {
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    const auto coded = [](double v) {
        v = std::clamp(v, 0.0, 1.0);
        return static_cast<float>(v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055);
    };
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    return QColor::fromRgbF(coded(m[0] * r + m[1] * g + m[2] * b), coded(m[3] * r + m[4] * g + m[5] * b),
        coded(m[6] * r + m[7] * g + m[8] * b));
}

/// How far two colours are apart for the eye: CIE 1976, where 2 can just be told apart side by side.
double difference(const QColor &one, const QColor &other)
{
    const auto lab = [](const QColor &colour) {
        const auto linear = [](double v) {
            return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        };
        const auto root = [](double v) { return v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16.0 / 116; };
        const double r = linear(colour.redF());
        const double g = linear(colour.greenF());
        const double b = linear(colour.blueF());
        const double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        const double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
        const double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto a = lab(one);
    const auto c = lab(other);
    return std::hypot(a[0] - c[0], a[1] - c[1], a[2] - c[2]);
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

TEST(BoardTheme, SafeColoursDifferForEveryKindOfColourVision)
{
    static constexpr double WellApart = 20;
    const BoardTheme theme = boardTheme(BoardThemeId::ColourSafe);
    for (int deficiency = 0; deficiency < 3; ++deficiency) {
        SCOPED_TRACE(deficiency);
        const auto apart = [deficiency](const QColor &one, const QColor &other) {
            EXPECT_GE(difference(seenBy(deficiency, one), seenBy(deficiency, other)), WellApart)
                << one.name().toStdString() << " and " << other.name().toStdString();
        };
        apart(theme.lightSquare, theme.darkSquare);
        apart(theme.mark, theme.capture);
        for (const QColor &mark : {theme.mark, theme.capture, theme.lastMove, theme.hint, theme.refusal})
            apart(mark, theme.darkSquare);
        apart(theme.lastMove, theme.capture);
        for (const PieceColour colour : Colours) {
            apart(theme.colours(colour).face, theme.darkSquare);
            apart(theme.colours(colour).crown, theme.colours(colour).face);
        }
        apart(theme.colours(PieceColour::Light).face, theme.colours(PieceColour::Dark).face);
        apart(theme.colours(PieceColour::Red).face, theme.colours(PieceColour::Dark).face);
    }
}

TEST(BoardTheme, EnglishDraughtsIsPlayedWithBlackAndRed)
{
    EXPECT_EQ(pieceColour(core::VariantId::English, core::Side::White), PieceColour::Red);
    EXPECT_EQ(pieceColour(core::VariantId::English, core::Side::Black), PieceColour::Dark);
    EXPECT_EQ(pieceColour(core::VariantId::Russian, core::Side::White), PieceColour::Light);
}

TEST(PieceImages, HaveARimAllAroundThatStandsOutFromTheSquare)
{
    forEachPiece([](const PieceImages &images, const BoardTheme &theme, PieceColour colour) {
        for (const auto kind : {core::PieceKind::Man, core::PieceKind::King}) {
            for (const QColor &square : {theme.darkSquare, theme.plainSquare}) {
                const QImage image = onSquare(images, colour, kind, 96, square);
                double weakest = 21;
                for (int ray = 0; ray < 48; ++ray)
                    weakest = std::min(weakest, contrastOfRim(image, square, ray * std::numbers::pi / 24));
                EXPECT_GE(weakest, 3) << static_cast<int>(kind);
            }
        }
    });
}

TEST(PieceImages, TellMenFromKingsByShapeWhenTheyAreSmall)
{
    constexpr int Small = 24;
    forEachPiece([](const PieceImages &images, const BoardTheme &theme, PieceColour colour) {
        const QImage man = onSquare(images, colour, core::PieceKind::Man, Small, theme.darkSquare);
        const QImage king = onSquare(images, colour, core::PieceKind::King, Small, theme.darkSquare);
        // Brightness alone counts: whoever sees no colours must see the difference too.
        int different = 0;
        for (int y = 0; y < Small; ++y) {
            for (int x = 0; x < Small; ++x)
                different += contrast(man.pixelColor(x, y), king.pixelColor(x, y)) >= 1.5 ? 1 : 0;
        }
        EXPECT_GE(different, Small * Small * 8 / 100);
    });
}

TEST(PieceImages, AreLightOrDarkAsAWholeWhenTheyAreSmall)
{
    constexpr int Small = 24;
    const auto mean = [](const QImage &image) {
        double sum = 0;
        for (int y = Small / 4; y < Small * 3 / 4; ++y) {
            for (int x = Small / 4; x < Small * 3 / 4; ++x)
                sum += luminance(image.pixelColor(x, y));
        }
        return sum / (Small * Small / 4.0);
    };
    forEachPiece([&](const PieceImages &images, const BoardTheme &theme, PieceColour) {
        const auto brightness = [&](PieceColour colour) {
            return mean(onSquare(images, colour, core::PieceKind::Man, Small, theme.darkSquare));
        };
        EXPECT_GE((brightness(PieceColour::Light) + 0.05) / (brightness(PieceColour::Dark) + 0.05), 3);
    });
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
