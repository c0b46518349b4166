// SPDX-License-Identifier: GPL-3.0-or-later
// What the bar beside the board and the status line say, and who has the keyboard meanwhile.
#include "gui/app/pdn_fault_text.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

QString status(Program &program)
{
    return program.window.findChild<QLabel *>(u"status"_s)->text();
}

void activate(Program &program)
{
    program.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window, 30'000));
    program.board().setFocus();
}

void press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
}

} // namespace

TEST(Question, TakesTheKeyboardAndEscapeIsNo)
{
    Program program;
    program.play(againstComputer());
    activate(program);
    program.action("resign").trigger();
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), u"cancelResign"_s)
        << "what can be undone comes first";
    press(Qt::Key_Escape);
    EXPECT_FALSE(program.notices().has(Notice::Kind::Question));
    EXPECT_FALSE(program.game().isOver());
    EXPECT_TRUE(program.board().hasFocus());

    program.action("resign").trigger();
    press(Qt::Key_Return);
    EXPECT_FALSE(program.game().isOver());
    EXPECT_TRUE(program.board().hasFocus());

    program.action("resign").trigger();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), u"confirmResign"_s);
    press(Qt::Key_Return);
    EXPECT_TRUE(program.game().isOver());
    EXPECT_TRUE(program.board().hasFocus());
}

TEST(NoticeBar, HasItsCrossAtTheVeryEndInEveryWidth)
{
    Program program;
    for (const auto language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        settle();
        NoticeBar bar;
        bar.post({Notice::Kind::Result, u"trophy"_s, [] { return u"news"_s; },
            {{u"one"_s, [] { return u"one"_s; }, [] {}}, {u"two"_s, [] { return u"two"_s; }, [] {}}}});
        const auto place = [&bar](const char *name) {
            const auto *widget = bar.findChild<QWidget *>(QString::fromLatin1(name));
            return QRect(widget->mapTo(&bar, QPoint()), widget->size());
        };
        for (const int width : {260, 900}) {
            bar.resize(width, 120);
            bar.show();
            settle();
            const bool right = language == Language::Arabic;
            const QRect close = place("noticeClose");
            for (const char *other : {"noticeText", "one", "two"}) {
                const QRect rect = place(other);
                EXPECT_FALSE(rect.intersects(close)) << other << width;
                EXPECT_TRUE(right ? close.left() <= rect.left() : close.right() >= rect.right())
                    << other << width;
            }
            EXPECT_EQ(place("one").top() > place("noticeText").bottom(), width == 260);
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
}

TEST(GameOnALowScreen, HasABoardWorthLookingAtWithThePanelBelow)
{
    Program program;
    program.play(twoPersons(), 12);
    program.window.resize(program.window.minimumSize());
    program.window.gamePage().setPanelPlace(PanelPlace::BelowBoard);
    settle();
    EXPECT_EQ(program.window.size(), QSize(800, 560));
    EXPECT_GE(program.board().height(), 230);
    const auto *upper = program.window.findChild<QWidget *>(u"upperPlayer"_s);
    const auto *lower = program.window.findChild<QWidget *>(u"lowerPlayer"_s);
    EXPECT_EQ(upper->y(), lower->y());
    program.window.resize(900, 800);
    settle();
    EXPECT_LT(upper->y(), lower->y()) << "where there is room, each stands at his side of the board";
}

TEST(Question, IsAnsweredWithNoByEscapeOnTheBoardToo)
{
    Program program;
    program.play(againstComputer());
    activate(program);
    program.action("resign").trigger();
    program.board().setFocus();
    press(Qt::Key_Escape);
    EXPECT_FALSE(program.notices().has(Notice::Kind::Question));
    EXPECT_FALSE(program.game().isOver());
}

TEST(Question, KeepsTheKeyboardWhenAnotherNoticeComes)
{
    Program program;
    program.play(againstComputer());
    activate(program);
    program.action("resign").trigger();
    program.notices().post({Notice::Kind::Hint, u"about"_s, [] { return u"news"_s; }});
    EXPECT_EQ(QApplication::focusWidget()->objectName(), u"cancelResign"_s);
    press(Qt::Key_Escape);
    EXPECT_EQ(program.notices().text(), u"news"_s);
    EXPECT_TRUE(program.board().hasFocus());
}

TEST(Question, AboutAMoveIsAnsweredWithYesByReturn)
{
    Program program;
    program.settings.setValue(keys::ConfirmMoves, true);
    program.play(twoPersons());
    activate(program);
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(QApplication::focusWidget()->objectName(), u"confirmMove"_s);
    press(Qt::Key_Return);
    EXPECT_EQ(program.game().ply(), 1);
    EXPECT_TRUE(program.board().hasFocus());
}

TEST(Notices, NeverMoveTheBoard)
{
    Program program;
    for (const auto place : {PanelPlace::BesideBoard, PanelPlace::BelowBoard}) {
        program.settings.setValue(keys::PanelPlace, place);
        for (const QSize size : {QSize(1100, 780), program.window.minimumSize(), QSize(820, 900)}) {
            program.window.resize(size);
            program.play(twoPersons(), 4);
            settle();
            const auto square = program.game().legalMoves().front().from;
            const auto where = [&] {
                return program.board().mapToGlobal(program.board().squareRect(square).center());
            };
            const QPoint before = where();
            program.action("offerDraw").trigger();
            program.action("resign").trigger();
            settle();
            EXPECT_TRUE(program.notices().isVisible());
            EXPECT_EQ(where(), before);
            EXPECT_GE(program.notices().height(), program.notices().minimumSizeHint().height());
            program.click(u"cancelResign"_s);
            program.click(u"acceptOffer"_s);
            settle();
            EXPECT_TRUE(program.notices().has(Notice::Kind::Result));
            EXPECT_EQ(where(), before);
            EXPECT_EQ(program.window.size(), size);
        }
    }
}

TEST(StatusLine, SaysWhatToDoAfterAClickOnNothing)
{
    Program program;
    program.play(twoPersons());
    const QString advice = u"Choose one of your pieces, then where it goes."_s;
    const auto &position = program.game().position();
    const auto empty = program.game().legalMoves().front().to;
    ASSERT_FALSE(position.at(empty));
    program.clickSquare(empty);
    EXPECT_EQ(status(program), advice);
    program.clickSquare(program.game().legalMoves().front().from);
    EXPECT_EQ(status(program), u"White to move"_s);
    program.clickSquare(program.game().legalMoves().front().from);

    // The light square beside it.
    const QRect rect = program.board().squareRect(empty);
    const int step = program.board().squareAt(rect.center() + QPoint(2 * rect.width(), 0)) ? 1 : -1;
    const QPoint light = rect.center() + QPoint(step * rect.width(), 0);
    ASSERT_FALSE(program.board().squareAt(light));
    QTest::mouseClick(&program.board(), Qt::LeftButton, {}, light);
    EXPECT_EQ(status(program), advice);
    program.clickMove(patternMove(program.game()));
    EXPECT_EQ(status(program), u"Black to move"_s);

    // Beside the board, while it is not one's turn, and with a piece selected nothing is said.
    QTest::mouseClick(&program.board(), Qt::LeftButton, {}, QPoint(1, 1));
    EXPECT_EQ(status(program), u"Black to move"_s);
    program.play(againstComputer(Side::White), 0);
}

TEST(FileFaults, TellWhatIsWrongWithoutAdviceForTheBoard)
{
    for (int i = 0; i <= static_cast<int>(naqla::core::Refusal::BadNotation); ++i) {
        naqla::core::PdnError error;
        error.fault = naqla::core::PdnFault::IllegalMove;
        error.token = "a1-b2";
        error.refusal = static_cast<naqla::core::Refusal>(i);
        const QString text = plain(pdnFaultText(error, "1. a1-b2"));
        EXPECT_TRUE(text.startsWith(u"Line 1: a1-b2 is not a legal move. "_s)) << text.toStdString();
        for (const auto *word : {"hoose", "marked", "ou must", "Start a new"})
            EXPECT_FALSE(text.contains(QLatin1StringView(word))) << text.toStdString();
    }
}

TEST(FileFaults, NameAVariantThatIsNotKnownInBothLanguages)
{
    for (const auto language : {Language::English, Language::Arabic}) {
        Program program(language);
        naqla::core::PdnError error;
        error.fault = naqla::core::PdnFault::UnknownVariant;
        error.token = "77";
        const QString text = pdnFaultText(error, "[GameType \"77\"]");
        EXPECT_TRUE(text.contains(u"77"_s));
        EXPECT_EQ(text.contains(u"does not know"_s), language == Language::English) << text.toStdString();
    }
}
