// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/diagram.h"

#include "gui/board/board_theme.h"
#include "gui/editor/editor_desk.h"
#include "gui/editor/editor_page.h"
#include "tests/gui/app/app_support.h"

#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::VariantId;

namespace {

Diagram startOf(VariantId variant, bool flipped = false)
{
    const auto rules = naqla::core::namedRules(variant);
    return {rules, naqla::core::startPosition(rules.rules), flipped, {}};
}

} // namespace

TEST(Diagram, ShowsEveryVariantInEveryFormat)
{
    for (const auto &variant : naqla::core::variants()) {
        const Diagram diagram = startOf(variant.id);
        QSvgRenderer svg(diagramFile(diagram, DiagramFormat::Svg));
        EXPECT_TRUE(svg.isValid()) << variant.textId;
        const QImage png = QImage::fromData(diagramFile(diagram, DiagramFormat::Png), "PNG");
        EXPECT_EQ(png.size(), QSize(1200, 1200));
        EXPECT_TRUE(diagramFile(diagram, DiagramFormat::Pdf).startsWith("%PDF-"));
    }
}

TEST(Diagram, IsDrawnInLines)
{
    const Diagram diagram = startOf(VariantId::Russian);
    EXPECT_FALSE(diagramFile(diagram, DiagramFormat::Svg).contains("<image"));
    EXPECT_FALSE(diagramFile(diagram, DiagramFormat::Pdf).contains("/Subtype /Image"));
    EXPECT_TRUE(diagramFile(diagram, DiagramFormat::Svg).contains("<circle"));
}

TEST(Diagram, TurnsWithTheBoardAndStaysTheSameInArabic)
{
    const QByteArray usual = diagramFile(startOf(VariantId::Russian), DiagramFormat::Png);
    EXPECT_NE(diagramFile(startOf(VariantId::Russian, true), DiagramFormat::Png), usual);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    EXPECT_EQ(diagramFile(startOf(VariantId::Russian), DiagramFormat::Png), usual);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

TEST(Diagram, ShowsWhatStandsOnItsSquares)
{
    Diagram diagram = startOf(VariantId::Russian);
    const QImage image = QImage::fromData(diagramFile(diagram, DiagramFormat::Png), "PNG");
    const BoardTheme theme = boardTheme(diagram.look.theme);
    // The middles of a1 and h8.
    const int frame = 62;
    EXPECT_EQ(image.pixelColor(frame + 67, 1200 - frame - 67), theme.colours(PieceColour::Light).face);
    EXPECT_EQ(image.pixelColor(1200 - frame - 67, frame + 67), theme.colours(PieceColour::Dark).face);
}

TEST(Diagram, IsWrittenByTheNameOfTheFile)
{
    Program program;
    EditorDesk desk(program.window, program.settings);
    program.play(twoPersons(), 4);
    for (const auto &[name, head] : {std::pair{u"one.svg"_s, "<?xml"}, {u"one.png"_s, "\x89PNG"},
             {u"one.pdf"_s, "%PDF"}, {u"two"_s, "<?xml"}}) {
        program.action("exportDiagram").trigger();
        auto *dialog = program.window.findChild<QFileDialog *>(u"diagramDialog"_s);
        ASSERT_TRUE(dialog);
        dialog->setDirectory(program.home->path());
        dialog->selectFile(program.home->filePath(name));
        QMetaObject::invokeMethod(dialog, "accept");
        settle();
        QFile file(program.home->filePath(name.contains(u'.') ? name : name + u".svg"_s));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        EXPECT_TRUE(file.readAll().startsWith(head)) << name.toStdString();
    }
}
