// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that read the game aloud.
#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "gui/settings/bidi.h"
#include "tests/gui/app/app_support.h"

#include <QLabel>

using namespace Qt::StringLiterals;
using namespace naqla;
using namespace naqla::gui;
using namespace naqla::gui::test;
using core::VariantId;

namespace {

class ReadingGame : public Program
{
public:
    explicit ReadingGame(Language language = Language::English)
        : Program(language)
    {
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window, 30'000));
    }
    void show(VariantId variant, std::string_view fen, const TimeControl &time = {},
        LocalGame::Now now = &std::chrono::steady_clock::now)
    {
        GameSetup setup = twoPersons();
        setup.rules = core::namedRules(variant);
        setup.time = time;
        const auto read = core::parseFen(setup.rules.rules, fen);
        ASSERT_TRUE(read);
        window.play(std::make_unique<LocalGame>(setup, core::Game(setup.rules, read->position), now));
    }
    void goTo(std::string_view square)
    {
        board().setCursorSquare(*core::squareFromText(game().rules().rules, square));
    }
    /// Presses Ctrl with a digit on the board. What is announced stands in a notice as well.
    QString ask(Qt::Key digit)
    {
        settle(); // what was announced before is not the answer
        QTest::sendKeyEvent(
            QTest::Click, &board(), digit, QString(QChar(static_cast<char16_t>(digit))), Qt::ControlModifier);
        settle();
        const auto *announcer = board().findChild<QLabel *>(u"announcements"_s);
        EXPECT_EQ(announcer->accessibleName(), plain(notices().text()));
        return announcer->accessibleName();
    }
};

constexpr auto Middle = "W:WKc1,a1,e3:Bd4,d6,Kh8";

} // namespace

TEST(Reading, SaysWhoseTurnItIsAndWhetherACaptureIsCompulsory)
{
    ReadingGame program;
    program.show(VariantId::Russian, Middle);
    EXPECT_EQ(program.ask(Qt::Key_1), u"White to move. One piece can capture and must."_s);
}

TEST(Reading, SaysTheLastMoveOfThePositionThatIsShown)
{
    ReadingGame program;
    program.show(VariantId::Russian, Middle);
    EXPECT_EQ(program.ask(Qt::Key_2), u"No move has been made yet."_s);
    program.clickMove(program.game().legalMoves().front());
    EXPECT_EQ(program.ask(Qt::Key_2), u"White: e3 takes, to e7. 2 pieces captured."_s);
    program.action("previousMove").trigger();
    EXPECT_EQ(program.ask(Qt::Key_2), u"No move has been made yet."_s);
}

TEST(Reading, SaysWhatThePieceUnderTheCursorMayDo)
{
    ReadingGame program;
    program.show(VariantId::Russian, Middle);
    program.goTo("e3");
    EXPECT_EQ(program.ask(Qt::Key_3), u"e3, white man. It can move to e7, taking d4, d6."_s);
    program.goTo("a1");
    EXPECT_EQ(program.ask(Qt::Key_3), u"a1, white man. It cannot move now."_s);
    program.goTo("b2");
    EXPECT_EQ(program.ask(Qt::Key_3), u"b2, empty."_s);
}

TEST(Reading, ReadsTheRowAndTheColumnOfTheCursorAsTheEyeGoes)
{
    ReadingGame program;
    program.show(VariantId::Russian, Middle);
    program.goTo("e1");
    EXPECT_EQ(program.ask(Qt::Key_4), u"Row: a1, white man; c1, white king; e1, empty; g1, empty."_s);
    program.goTo("h4");
    EXPECT_EQ(program.ask(Qt::Key_5), u"Column: h2, empty; h4, empty; h6, empty; h8, black king."_s);
    program.action("flipBoard").trigger();
    EXPECT_EQ(program.ask(Qt::Key_5), u"Column: h8, black king; h6, empty; h4, empty; h2, empty."_s);
}

TEST(Reading, ListsThePiecesOfASide)
{
    ReadingGame program;
    program.show(VariantId::English, "B:W21,K22:B1,2,K3");
    EXPECT_EQ(program.ask(Qt::Key_6), u"Men of Black: 1, 2. Kings of Black: 3."_s);
    EXPECT_EQ(program.ask(Qt::Key_7), u"Men of Red: 21. Kings of Red: 22."_s);
}

TEST(Reading, SaysWhatTheClocksShow)
{
    ReadingGame program;
    program.show(VariantId::Russian, Middle);
    EXPECT_EQ(program.ask(Qt::Key_8), u"This game has no time limit."_s);
    ManualTime time;
    program.show(VariantId::Russian, Middle,
        {TimeControl::Kind::PerGame, std::chrono::minutes(5), {}, OnTimeout::Loses}, time.now());
    EXPECT_EQ(program.ask(Qt::Key_8), u"White has 05:00 left. Black has 05:00 left."_s);
}

TEST(Reading, SpeaksArabicAndTheWordsOfTheGulf)
{
    ReadingGame program(Language::Arabic);
    program.show(VariantId::Russian, Middle);
    program.goTo("e3");
    EXPECT_EQ(program.ask(Qt::Key_3), u"e3، حجر أبيض. النقلات الممكنة: إلى e7 بأسر d4، d6."_s);
    EXPECT_EQ(program.ask(Qt::Key_6), u"أحجار الأبيض: e3، a1. ملوك الأبيض: c1."_s);
    EXPECT_EQ(program.ask(Qt::Key(0x0667)), u"أحجار الأسود: d6، d4. ملوك الأسود: h8."_s);
    program.show(VariantId::Gulf, "W:Wa2,Kc1:Ba7");
    EXPECT_EQ(program.ask(Qt::Key_6), u"حطبات الأبيض: a2. شيوخ الأبيض: c1."_s);
}

TEST(Reading, AnswersOnlyWhileAGameIsShown)
{
    ReadingGame program;
    EXPECT_FALSE(program.action("read1").isEnabled());
    program.show(VariantId::Russian, Middle);
    EXPECT_TRUE(program.action("read1").isEnabled());
    program.window.showStart();
    EXPECT_FALSE(program.action("read1").isEnabled());
}
