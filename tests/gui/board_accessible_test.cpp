// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/bidi.h"
#include "tests/gui/board_fixture.h"

#include <QAccessible>
#include <QLabel>
#include <QTranslator>

using namespace naqla;
using namespace naqla::gui;
using core::VariantId;

namespace {

class BoardAccessibility : public BoardFixture
{
protected:
    [[nodiscard]] QAccessibleInterface *table() { return QAccessible::queryAccessibleInterface(&board); }
    [[nodiscard]] QAccessibleInterface *cell(std::string_view name)
    {
        return table()->child(square(name).index());
    }
    [[nodiscard]] QString cellName(std::string_view name) { return cell(name)->text(QAccessible::Name); }
};

/// Some of the texts in Arabic.
class ArabicTexts : public QTranslator
{
public:
    QString translate(
        const char * /*context*/, const char *text, const char * /*comment*/, int /*n*/) const override
    {
        const QByteArrayView source(text);
        if (source == "black king")
            return QStringLiteral("ملك أسود");
        if (source == "%1, %2")
            return QStringLiteral("%1، %2");
        return {};
    }
    bool isEmpty() const override { return false; }
};

} // namespace

TEST_F(BoardAccessibility, IsATableWithACellForEverySquareAndALabelThatAnnounces)
{
    show(VariantId::Russian, ForkedCapture);
    ASSERT_NE(table(), nullptr);
    EXPECT_EQ(table()->role(), QAccessible::Table);
    EXPECT_EQ(table()->text(QAccessible::Name), QStringLiteral("Draughts board, Russian draughts"));
    EXPECT_EQ(table()->childCount(), 33);
    for (int i = 0; i < 32; ++i) {
        QAccessibleInterface *child = table()->child(i);
        ASSERT_NE(child, nullptr);
        EXPECT_TRUE(child->isValid());
        EXPECT_EQ(child->role(), QAccessible::Cell);
        EXPECT_EQ(child->parent(), table());
        EXPECT_EQ(table()->indexOfChild(child), i);
        const QRect rect = board.squareRect(core::Square(i));
        EXPECT_EQ(child->rect(), QRect(board.mapToGlobal(rect.topLeft()), rect.size()));
        EXPECT_EQ(table()->childAt(child->rect().center().x(), child->rect().center().y()), child);
    }
    ASSERT_NE(table()->child(32), nullptr);
    EXPECT_EQ(table()->child(33), nullptr);
}

TEST_F(BoardAccessibility, NamesSquaresPiecesAndWhatTheyCanDo)
{
    show(VariantId::Russian, "W:Wc3,a1:Bd4,Kh8");
    EXPECT_EQ(cellName("c3"), QStringLiteral("c3, white man, can move"));
    EXPECT_EQ(cellName("h8"), QStringLiteral("h8, black king"));
    EXPECT_EQ(cellName("e5"), QStringLiteral("e5, empty"));
    click("c3");
    EXPECT_EQ(cellName("c3"), QStringLiteral("c3, white man, selected"));
    EXPECT_EQ(cellName("e5"), QStringLiteral("e5, empty, can be reached"));
    EXPECT_EQ(cellName("d4"), QStringLiteral("d4, black man, can be captured"));
}

TEST_F(BoardAccessibility, NumbersSquaresAndCallsSidesAsTheVariantDoes)
{
    show(VariantId::English, "B:W21:B1");
    EXPECT_EQ(cellName("21"), QStringLiteral("square 21, red man"));
    EXPECT_EQ(cellName("1"), QStringLiteral("square 1, black man, can move"));
}

TEST_F(BoardAccessibility, SpeaksTheLanguageOfTheInterfaceWithoutDirectionMarks)
{
    show(VariantId::Russian, "W:Wc3:BKh8");
    ArabicTexts arabic;
    QCoreApplication::installTranslator(&arabic);
    EXPECT_EQ(cellName("h8"), QStringLiteral("h8، ملك أسود"));
    QCoreApplication::removeTranslator(&arabic);
    for (int i = 0; i < 32; ++i) {
        const QString name = table()->child(i)->text(QAccessible::Name);
        EXPECT_EQ(name, plain(name));
    }
}

TEST_F(BoardAccessibility, PlaysByTheActionsOfTheCells)
{
    show(VariantId::Russian, ForkedCapture);
    for (const char *name : {"c3", "e5", "g7"}) {
        QAccessibleActionInterface *action = cell(name)->actionInterface();
        ASSERT_NE(action, nullptr);
        action->doAction(QAccessibleActionInterface::pressAction());
    }
    EXPECT_EQ(lastPath(), "c3 e5 g7");
}

TEST_F(BoardAccessibility, KnowsTheFocusedSquare)
{
    show(VariantId::Russian, ForkedCapture);
    board.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    board.setCursorSquare(square("e5"));
    EXPECT_TRUE(cell("e5")->state().focused);
    EXPECT_FALSE(cell("c3")->state().focused);
    EXPECT_EQ(table()->focusChild(), cell("e5"));
}

TEST_F(BoardAccessibility, AnnouncesByTheNameOfALabel)
{
    show(VariantId::Russian, ForkedCapture);
    board.announce(QStringLiteral("White: c3 to d4."));
    board.announce(QStringLiteral("White wins."));
    QCoreApplication::processEvents();
    EXPECT_EQ(table()->child(32)->text(QAccessible::Name), QStringLiteral("White: c3 to d4. White wins."));
    EXPECT_FALSE(table()->child(32)->state().invisible);
}

TEST_F(BoardAccessibility, SquaresOfAnEarlierBoardAreInvalid)
{
    show(VariantId::International, "W:W32:B1");
    QAccessibleInterface *last = cell("50");
    EXPECT_TRUE(last->isValid());
    show(VariantId::Russian, ForkedCapture);
    EXPECT_FALSE(last->isValid());
    EXPECT_EQ(last->text(QAccessible::Name), QString());
}
