// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_desk.h"
#include "gui/editor/editor_page.h"
#include "gui/print/print_desk.h"
#include "gui/print/print_dialog.h"
#include "gui/print/print_extension.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPageSize>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>
#include <QtEndian>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;

namespace {

constexpr auto Annotated =
    "[Event \"Cup\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[White \"سارة\"]\n[Black \"Omar\"]\n"
    "[GameType \"25,W,8,8,A0,0\"]\n\n"
    "1. c3-d4 d6-c5 {The usual answer.} (1... f6-g5!? 2. g3-h4) 2. b2-c3! f6-g5 1-0\n";

/// What the pages of a PDF of Qt draw, each as the operators of the format.
QList<QByteArray> pagesOf(const QByteArray &pdf)
{
    QList<QByteArray> pages;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        const QByteArray head = pdf.mid(pdf.lastIndexOf("<<", at), at - pdf.lastIndexOf("<<", at));
        if (pdf.mid(at - 3, 3) == "end" || !head.contains("/FlateDecode"))
            continue;
        const qsizetype begin = at + 7;
        const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
        // qUncompress wants to be told a size; it takes a larger one for what there may be.
        QByteArray sized(4, 0);
        qToBigEndian<quint32>(1 << 16, sized.data());
        const QByteArray drawn = qUncompress(sized + packed);
        if (drawn.contains(" cm\n"))
            pages.append(drawn);
    }
    return pages;
}
qsizetype countOf(const QByteArray &pdf, const char *pattern)
{
    return QString::fromLatin1(pdf).count(QRegularExpression(QString::fromLatin1(pattern)));
}
qsizetype pageCount(const QByteArray &pdf)
{
    return countOf(pdf, "/Type /Page\\b");
}

/// A program that can print.
struct PrintProgram : Program
{
    explicit PrintProgram(Language language = Language::English)
        : Program(language)
        , editor(*new EditorDesk(window, settings))
        , desk(*new PrintDesk(window, settings))
    {
        settle();
    }
    PrintDialog *ask()
    {
        action("print").trigger();
        return window.findChild<PrintDialog *>();
    }
    /// Prints into a file by the menu and the dialogs; nothing when there is none afterwards.
    QByteArray printed(const QString &path)
    {
        PrintDialog *dialog = ask();
        if (!dialog)
            return {};
        auto *destination = dialog->findChild<QComboBox *>(u"printDestination"_s);
        destination->setCurrentIndex(destination->count() - 1);
        clickIn(*dialog, u"printOk"_s);
        auto *files = dialog->findChild<QFileDialog *>(u"printFileDialog"_s);
        files->setDirectory(QFileInfo(path).path());
        files->selectFile(path);
        QMetaObject::invokeMethod(files, "accept");
        settle();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    EditorDesk &editor;
    PrintDesk &desk;
};

/// A game of many moves, back and forth with kings.
QByteArray longGame()
{
    QByteArray pdn = "[GameType \"25,W,8,8,A0,0\"]\n[FEN \"W:WKc1:BKh8\"]\n\n";
    for (int number = 1; number <= 400; ++number) {
        const bool out = number % 2 == 1;
        pdn += QByteArray::number(number) + (out ? ". c1-d2 h8-g7 " : ". d2-c1 g7-h8 ");
    }
    return pdn + "*\n";
}

} // namespace

TEST(Printing, WritesAGameAsPdf)
{
    PrintProgram program;
    program.window.openText(Annotated);
    program.window.controller().view(3);
    const QByteArray pdf = program.printed(program.home->filePath(u"game.pdf"_s));
    ASSERT_TRUE(pdf.startsWith("%PDF-"));
    ASSERT_EQ(pageCount(pdf), 1);
    const QList<QByteArray> pages = pagesOf(pdf);
    ASSERT_FALSE(pages.isEmpty());
    EXPECT_GE(countOf(pages.front(), "\\bTj\\b"), 20) << "words and moves";
    EXPECT_FALSE(pdf.contains("/Subtype /Image")) << "the diagram is drawn in lines";
    EXPECT_TRUE(program.notices().text().contains(u"game.pdf"_s));
}

TEST(Printing, FillsAsManyPagesAsAGameTakes)
{
    PrintProgram program;
    program.window.openText(longGame());
    const QByteArray pdf = program.printed(program.home->filePath(u"long.pdf"_s));
    ASSERT_GE(pageCount(pdf), 2);
    const QList<QByteArray> pages = pagesOf(pdf);
    ASSERT_EQ(pages.size(), pageCount(pdf));
    for (const QByteArray &page : pages)
        EXPECT_GE(countOf(page, "\\bTj\\b"), 10) << "no page is blank";
}

TEST(Printing, ReadsFromTheRightInArabic)
{
    const auto diagramAt = [](Language language) {
        PrintProgram program(language);
        program.window.openText(Annotated);
        const QByteArray pdf = program.printed(program.home->filePath(u"game.pdf"_s));
        const QRegularExpression moved(
            u"1 0 0 1 ([0-9.]+) [0-9.]+ cm\\n[0-9.-]+ [0-9.-]+ [0-9]+ [0-9]+ re"_s);
        return moved.match(QString::fromLatin1(pagesOf(pdf).value(0))).captured(1).toDouble();
    };
    constexpr double HalfOfA4 = 4200;
    const double english = diagramAt(Language::English);
    const double arabic = diagramAt(Language::Arabic);
    EXPECT_LT(english, HalfOfA4 / 4);
    EXPECT_GT(arabic, HalfOfA4 * 3 / 4);
}

TEST(Printing, OfTheEditorIsThePositionAlone)
{
    PrintProgram program;
    program.window.openText(Annotated);
    program.editor.setUp();
    program.editor.page().setFen(u"B:Wc3,d2:Bb6,f6"_s);
    const auto sheet = program.desk.presentSheet();
    ASSERT_TRUE(sheet);
    EXPECT_EQ(sheet->diagram.position, program.editor.page().draft().position());
    EXPECT_FALSE(sheet->record);
    EXPECT_TRUE(sheet->facts.isEmpty());
    EXPECT_EQ(sheet->caption, u"Black to move"_s);
    EXPECT_EQ(pageCount(program.printed(program.home->filePath(u"position.pdf"_s))), 1);
}

TEST(Printing, TellsWhatIsKnownOfTheGame)
{
    PrintProgram program;
    program.window.openText(Annotated);
    program.window.controller().view(2);
    const auto sheet = program.desk.presentSheet();
    ASSERT_TRUE(sheet);
    QStringList facts;
    for (const QString &fact : sheet->facts)
        facts.append(plain(fact));
    EXPECT_EQ(facts,
        QStringList({u"White: سارة"_s, u"Black: Omar"_s, u"Event: Cup"_s, u"Date: 2024.05.01"_s,
            u"Result: White wins"_s}));
    EXPECT_EQ(plain(sheet->caption), u"After 1… d6-c5\nWhite to move"_s);
    EXPECT_EQ(sheet->diagram.position, program.game().positionAt(2));
}

TEST(Printing, HasNothingToPrintOnTheStartPage)
{
    PrintProgram program;
    EXPECT_EQ(program.ask(), nullptr);
    auto *menu = program.window.findChild<QMenu *>(u"gameMenu"_s);
    Q_EMIT menu->aboutToShow();
    EXPECT_FALSE(program.action("print").isEnabled());
    Q_EMIT menu->aboutToHide();
    program.play(twoPersons(), 1);
    EXPECT_NE(program.ask(), nullptr) << "the key works whatever the menu showed last";
}

TEST(Printing, SaysWhenTheFileCannotBeWritten)
{
    PrintProgram program;
    program.play(twoPersons(), 4);
    PrintDialog *dialog = program.ask();
    ASSERT_TRUE(dialog);
    Q_EMIT dialog->fileChosen(program.home->filePath(u"no/such/folder.pdf"_s), "%PDF-");
    EXPECT_TRUE(program.notices().text().contains(u"could not be saved as"_s));
    Q_EMIT dialog->refused(u"Laser"_s);
    EXPECT_TRUE(program.notices().text().contains(u"Laser"_s));
}

TEST(PrintDialog, ShowsThePagesOneByOne)
{
    PrintProgram program;
    program.window.openText(longGame());
    PrintDialog *dialog = program.ask();
    ASSERT_TRUE(dialog);
    settle();
    auto *page = dialog->findChild<QLabel *>(u"printPage"_s);
    ASSERT_TRUE(page->text().startsWith(u"Page 1 of "_s)) << page->text().toStdString();
    EXPECT_FALSE(dialog->findChild<QToolButton *>(u"previousPage"_s)->isEnabled());
    Program::clickIn(*dialog, u"nextPage"_s);
    EXPECT_TRUE(page->text().startsWith(u"Page 2 of "_s)) << page->text().toStdString();
    EXPECT_TRUE(dialog->findChild<QToolButton *>(u"previousPage"_s)->isEnabled());
    const QString pages = page->text();
    auto *paper = dialog->findChild<QComboBox *>(u"printPaper"_s);
    paper->setCurrentIndex(paper->findData(QPageSize::A5));
    EXPECT_NE(page->text(), pages) << "smaller paper takes more pages";
}

TEST(PrintDialog, MakesNoCopiesOfAFile)
{
    PrintProgram program;
    program.play(twoPersons(), 2);
    PrintDialog *dialog = program.ask();
    ASSERT_TRUE(dialog);
    auto *destination = dialog->findChild<QComboBox *>(u"printDestination"_s);
    destination->setCurrentIndex(destination->count() - 1);
    EXPECT_EQ(destination->currentText(), u"PDF file"_s);
    EXPECT_FALSE(dialog->findChild<QSpinBox *>(u"printCopies"_s)->isEnabled());
    EXPECT_EQ(dialog->findChild<QPushButton *>(u"printOk"_s)->text(), u"Save…"_s);
}

TEST(PrintKey, IsWhatEverybodyExpects)
{
    PrintProgram program;
    EXPECT_TRUE(program.action("print").shortcuts().contains(Qt::CTRL | Qt::Key_P));
    QSet<QKeySequence> keys;
    for (const QAction *action : program.window.actions()) {
        for (const QKeySequence &key : action->shortcuts()) {
            EXPECT_FALSE(keys.contains(key)) << key.toString().toStdString();
            keys.insert(key);
        }
    }
    EXPECT_TRUE(program.action("pause").shortcuts().contains(QKeySequence(Qt::Key_Pause)));
}

TEST(PrintPages, CutOffNoText)
{
    Program program;
    ScreenshotBook book;
    printExtension().addScreenshots(book, program.settings);
    EXPECT_GE(book.pages().size(), 1U);
    expectNothingCutOff(program, book);
}
