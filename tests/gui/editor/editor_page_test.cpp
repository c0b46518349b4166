// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_page.h"

#include "core/notation/notation.h"
#include "gui/editor/editor_texts.h"
#include "gui/editor/piece_palette.h"
#include "tests/gui/app/app_support.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

#include <set>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Piece;
using naqla::core::PieceKind;
using naqla::core::Position;
using naqla::core::Side;
using naqla::core::Square;
using naqla::core::VariantId;

namespace {

/// The page of the editor on its own, with settings of its own.
struct Editor
{
    explicit Editor(VariantId variant = VariantId::Russian, bool flipped = false)
        : settings(home.filePath(u"settings.conf"_s))
        , page(settings)
    {
        const auto rules = naqla::core::namedRules(variant);
        page.begin(rules, naqla::core::startPosition(rules.rules), flipped);
        page.resize(900, 640);
        page.show();
        settle();
    }
    [[nodiscard]] Square square(std::string_view name) const
    {
        return *naqla::core::squareFromText(page.draft().rules().rules, name);
    }
    void click(std::string_view name)
    {
        QTest::mouseClick(&page.board(), Qt::LeftButton, {}, page.board().squareRect(square(name)).center());
    }
    void press(const QString &button) { Program::clickIn(page, button); }
    [[nodiscard]] std::optional<Piece> at(std::string_view name) const
    {
        return page.draft().position().at(square(name));
    }
    [[nodiscard]] QString verdict() const { return page.findChild<QLabel *>(u"editorVerdict"_s)->text(); }
    [[nodiscard]] bool mayPlay() const
    {
        return page.findChild<QPushButton *>(u"playFromHere"_s)->isEnabled();
    }
    [[nodiscard]] QLineEdit &fen() const { return *page.findChild<QLineEdit *>(u"editorFen"_s); }
    void type(const QString &text)
    {
        fen().setFocus();
        fen().selectAll();
        QTest::keyClicks(&fen(), text);
    }

    QTemporaryDir home;
    SettingsStore settings;
    EditorPage page;
};

constexpr Piece BlackKing{Side::Black, PieceKind::King};
constexpr Piece WhiteMan{Side::White, PieceKind::Man};

} // namespace

TEST(Editor, PutsTheChosenPieceAndTakesItOffAgain)
{
    for (const bool flipped : {false, true}) {
        Editor editor(VariantId::Russian, flipped);
        editor.press(u"putBlackKing"_s);
        editor.click("d4");
        EXPECT_EQ(editor.at("d4"), BlackKing);
        editor.click("c3");
        EXPECT_EQ(editor.at("c3"), BlackKing);
        editor.click("c3");
        EXPECT_FALSE(editor.at("c3"));
        editor.press(u"putNothing"_s);
        editor.click("a1");
        EXPECT_FALSE(editor.at("a1"));
    }
}

TEST(Editor, WorksByKeysAloneInBothKindsOfDigits)
{
    Editor editor;
    editor.page.board().setFocus();
    editor.page.board().setCursorSquare(editor.square("d4"));
    QTest::keyClick(&editor.page.board(), Qt::Key_4);
    QTest::keyClick(&editor.page.board(), Qt::Key_Space);
    EXPECT_EQ(editor.at("d4"), BlackKing);
    QTest::sendKeyEvent(QTest::Click, &editor.page.board(), Qt::Key_unknown, u"١"_s, Qt::NoModifier);
    QTest::keyClick(&editor.page.board(), Qt::Key_Space);
    EXPECT_EQ(editor.at("d4"), WhiteMan);
    QTest::keyClick(&editor.page.board(), Qt::Key_Delete);
    EXPECT_FALSE(editor.at("d4"));
    QTest::keyClick(&editor.page.board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(editor.at("d4"), WhiteMan);
    QTest::keyClick(&editor.page.board(), Qt::Key_F6);
    EXPECT_TRUE(editor.page.board().isFlipped());
}

TEST(Editor, DragsPiecesOffTheBoard)
{
    Editor editor;
    BoardWidget &board = editor.page.board();
    const QPoint from = board.squareRect(editor.square("c3")).center();
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    QTest::mouseMove(&board, QPoint(2, 2));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_FALSE(editor.at("c3"));
    EXPECT_EQ(editor.page.draft().position().pieces(Side::White).count(), 11);
}

TEST(Editor, KeepsTextAndBoardTheSame)
{
    Editor editor;
    editor.press(u"editorClear"_s);
    editor.press(u"putWhiteMan"_s);
    editor.click("c3");
    editor.press(u"blackToMove"_s);
    EXPECT_EQ(editor.fen().text(), u"B:Wc3:B"_s);
    editor.type(u"W:Wc3,Kf8:Bb6"_s);
    EXPECT_EQ(editor.at("f8"), (Piece{Side::White, PieceKind::King}));
    EXPECT_EQ(editor.fen().text(), u"W:Wc3,Kf8:Bb6"_s);
    EXPECT_TRUE(editor.mayPlay());
    const Position read = editor.page.draft().position();
    editor.page.setFen(editor.page.draft().fen());
    EXPECT_EQ(editor.page.draft().position(), read);
}

TEST(Editor, SaysWhatIsWrongWithATextAndKeepsThePosition)
{
    Editor editor;
    const Position before = editor.page.draft().position();
    editor.type(u"W:Wc3,i9:Bb6"_s);
    EXPECT_EQ(editor.fen().text(), u"W:Wc3,i9:Bb6"_s);
    EXPECT_TRUE(editor.verdict().contains(u"names no square"_s)) << editor.verdict().toStdString();
    EXPECT_TRUE(editor.verdict().contains(u"7"_s)) << editor.verdict().toStdString();
    EXPECT_FALSE(editor.mayPlay());
    // Typing makes other positions on the way; the last that made sense stays.
    EXPECT_NE(editor.page.draft().position(), before);
    EXPECT_EQ(editor.at("c3"), WhiteMan);
    editor.press(u"editorStart"_s);
    EXPECT_TRUE(editor.mayPlay());
    EXPECT_EQ(editor.fen().text(), editor.page.draft().fen());
}

TEST(Editor, SaysWhatCoreSaysOfThePosition)
{
    Editor editor;
    EXPECT_TRUE(editor.mayPlay());
    editor.press(u"editorClear"_s);
    EXPECT_FALSE(editor.mayPlay());
    EXPECT_TRUE(editor.verdict().contains(u"no pieces"_s));
    editor.page.setFen(u"W:Wb8:Bh6"_s);
    EXPECT_TRUE(editor.verdict().contains(u"last row"_s)) << editor.verdict().toStdString();
    editor.page.setFen(u"W:Wa5:Bb6,c7"_s);
    EXPECT_TRUE(editor.verdict().contains(u"over at once"_s)) << editor.verdict().toStdString();
}

TEST(Editor, HandsOutAHandicapWithOneManLess)
{
    Editor editor(VariantId::English);
    editor.press(u"putNothing"_s);
    editor.click("1");
    QSignalSpy played(&editor.page, &EditorPage::playChosen);
    editor.press(u"playFromHere"_s);
    ASSERT_EQ(played.count(), 1);
    const auto start = played.at(0).at(1).value<Position>();
    EXPECT_EQ(start.pieces(Side::Black).count(), 11);
    EXPECT_EQ(start.sideToMove(), Side::Black);
}

TEST(Editor, KeepsThePiecesAcrossVariantsOfTheSameBoard)
{
    Editor editor;
    editor.page.setFen(u"B:Wc3:BKh6"_s);
    auto *variants = editor.page.findChild<QComboBox *>(u"editorVariant"_s);
    const auto choose = [&](VariantId id) {
        variants->setCurrentIndex(variants->findData(static_cast<int>(id)));
        Q_EMIT variants->activated(variants->currentIndex());
    };
    choose(VariantId::Brazilian);
    EXPECT_EQ(editor.page.draft().position().occupied().count(), 2);
    EXPECT_EQ(editor.page.draft().rules().variant, VariantId::Brazilian);
    choose(VariantId::International);
    EXPECT_EQ(editor.page.draft().position().occupied().count(), 40);
    editor.press(u"editorUndo"_s);
    EXPECT_EQ(editor.page.draft().position().occupied().count(), 2);
    EXPECT_EQ(editor.page.board().rules().variant, VariantId::Brazilian);
}

TEST(Editor, NamesItsToolsInBothLanguages)
{
    Program program; // brings the languages
    Editor editor(VariantId::English);
    std::set<QString> names;
    for (const auto language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        settle();
        for (const auto *button :
            editor.page.findChild<PiecePalette *>()->findChildren<QAbstractButton *>()) {
            EXPECT_FALSE(button->accessibleName().isEmpty());
            names.insert(button->accessibleName());
        }
        EXPECT_EQ(editor.page.findChild<QWidget *>(u"editorFen"_s)->layoutDirection(), Qt::LeftToRight);
    }
    EXPECT_EQ(names.size(), 10U);
    program.appearance.language().use(Language::English, Digits::Western);
}

TEST(Editor, HasASentenceForEveryFault)
{
    using naqla::core::FenFault;
    std::set<QString> sentences;
    for (int fault = 0; fault <= static_cast<int>(FenFault::Malformed); ++fault)
        sentences.insert(fenFaultText({static_cast<FenFault>(fault), 3}, u"W:Wc3"_s));
    EXPECT_EQ(sentences.size(), static_cast<std::size_t>(FenFault::Malformed) + 1);
    // A place behind Arabic digits is counted in characters.
    EXPECT_TRUE(fenFaultText({FenFault::BadSquare, 8}, u"W:W٢٢,99"_s).contains(u"7"_s));
}
