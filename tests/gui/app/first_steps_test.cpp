// SPDX-License-Identifier: GPL-3.0-or-later
// What the program asks at its first start.
#include "gui/app/first_steps_page.h"
#include "tests/gui/app/app_support.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace naqla;
using namespace naqla::gui;
using namespace naqla::gui::test;
using core::Side;
using core::VariantId;

namespace {

class FirstStart : public Program
{
public:
    explicit FirstStart(Language language = Language::English)
        : Program(language)
    {
        window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&window, 30'000));
        window.showFirstSteps();
        settle();
    }
    [[nodiscard]] QWidget &page() { return *window.findChild<QWidget *>(u"firstSteps"_s); }
    [[nodiscard]] QString title() { return page().findChild<QLabel *>(u"firstStepsTitle"_s)->text(); }
    [[nodiscard]] QString focused()
    {
        settle();
        const QWidget *focus = window.focusWidget();
        return focus ? focus->objectName() : QString();
    }
    void press(Qt::Key key) { QTest::keyClick(window.focusWidget(), key); }
};

} // namespace

TEST(FirstSteps, LeadToAGameWithTwoClicksAfterTheLanguage)
{
    FirstStart program;
    program.click(u"english"_s);
    program.click(u"nextStep"_s);
    program.click(u"firstOnDark"_s);
    EXPECT_TRUE(program.board().isVisible());
    EXPECT_EQ(program.game().rules().variant, VariantId::Russian);
    EXPECT_EQ(program.window.controller().player(Side::White).kind, PlayerKind::Person);
    EXPECT_EQ(program.window.controller().player(Side::Black).kind, PlayerKind::Computer);
    EXPECT_EQ(program.window.controller().player(Side::Black).level, 1);
    EXPECT_TRUE(program.settings.value(keys::FirstStartDone));
}

TEST(FirstSteps, OfferTheGameOnAllSquaresToo)
{
    FirstStart program;
    program.click(u"english"_s);
    program.click(u"nextStep"_s);
    program.click(u"firstOnAll"_s);
    EXPECT_EQ(program.game().rules().variant, VariantId::Turkish);
}

TEST(FirstSteps, SpeakTheChosenLanguageAtOnceAndKeepIt)
{
    FirstStart program;
    const QString english = program.title();
    program.click(u"arabic"_s);
    settle();
    EXPECT_TRUE(program.window.isRightToLeft());
    EXPECT_EQ(program.settings.value(keys::Language), Language::Arabic);
    EXPECT_TRUE(program.page().findChild<QWidget *>(u"board/theme"_s)->isVisible());
    program.click(u"previousStep"_s);
    EXPECT_NE(program.title(), english);
    EXPECT_EQ(program.focused(), u"arabic"_s);
    program.click(u"english"_s);
    settle();
    EXPECT_EQ(program.settings.value(keys::Language), Language::English);
    program.click(u"previousStep"_s);
    EXPECT_EQ(program.title(), english);
}

TEST(FirstSteps, ChooseALanguageAgainThatTheCommandLineHadReplaced)
{
    FirstStart program(Language::Arabic); // by force, as by --lang
    program.settings.setValue(keys::Language, Language::English);
    program.appearance.language().use(Language::Arabic, Digits::Western);
    program.click(u"english"_s);
    EXPECT_EQ(program.appearance.language().language(), Language::English);
}

TEST(FirstSteps, ShowTheLooksThatAreChosen)
{
    FirstStart program;
    program.click(u"english"_s);
    const auto *preview = program.page().findChild<BoardWidget *>(u"boardPreview"_s);
    ASSERT_TRUE(preview->isVisible());
    auto *boards = program.page().findChild<QComboBox *>(u"board/theme"_s);
    QTest::keyClick(boards, Qt::Key_Down);
    EXPECT_EQ(preview->look().theme, BoardThemeId::Green);
    const qreal before = QApplication::font().pointSizeF();
    QTest::keyClick(program.page().findChild<QSpinBox *>(u"appearance/textPercent"_s), Qt::Key_Up);
    EXPECT_GT(QApplication::font().pointSizeF(), before);
    program.settings.restoreDefault(keys::TextPercent);
}

TEST(FirstSteps, AreTakenByKeysAlone)
{
    FirstStart program;
    EXPECT_EQ(program.focused(), u"english"_s);
    program.press(Qt::Key_Return);
    EXPECT_EQ(program.focused(), u"appearance/windowTheme"_s);
    for (int i = 0; i < 20 && program.focused() != u"nextStep"_s; ++i)
        program.press(Qt::Key_Tab);
    program.press(Qt::Key_Return);
    EXPECT_EQ(program.focused(), u"firstOnDark"_s);
    program.press(Qt::Key_Space);
    EXPECT_EQ(program.focused(), u"board"_s);
    EXPECT_EQ(program.game().rules().variant, VariantId::Russian);
}

TEST(FirstSteps, CanBeSkippedAtEveryStepAndAreNotAskedAgain)
{
    for (int clicks = 0; clicks < 3; ++clicks) {
        FirstStart program;
        for (int i = 0; i < clicks; ++i)
            program.click(u"nextStep"_s);
        EXPECT_FALSE(program.settings.value(keys::FirstStartDone));
        program.click(u"skipFirstSteps"_s);
        EXPECT_TRUE(program.settings.value(keys::FirstStartDone));
        EXPECT_TRUE(program.window.startPage().isVisible());
        EXPECT_FALSE(program.window.controller().hasGame());
    }
}

TEST(FirstSteps, AskedFromTheHelpGoBackToTheGameThatIsPlayed)
{
    Program program;
    program.play(twoPersons(), 4);
    program.action("firstSteps").trigger();
    EXPECT_FALSE(program.board().isVisible());
    program.click(u"skipFirstSteps"_s);
    EXPECT_TRUE(program.board().isVisible());
    EXPECT_EQ(program.game().ply(), 4);
}

TEST(FirstSteps, ShowGoodMovesByArrowsForThreeMovesOnly)
{
    FirstStart program;
    QSignalSpy hints(&program.window.controller(), &GameController::hintFound);
    program.click(u"nextStep"_s);
    program.click(u"nextStep"_s);
    program.click(u"firstOnDark"_s);
    auto &controller = program.window.controller();
    for (int move = 1; move <= 3; ++move) {
        ASSERT_TRUE(eventually([&] { return hints.count() == move; })) << move;
        program.clickMove(program.game().legalMoves().front());
        ASSERT_TRUE(eventually([&] { return controller.personMayMove() || program.game().isOver(); }));
    }
    settle();
    EXPECT_EQ(hints.count(), 3);
    EXPECT_FALSE(controller.isSeekingHint());
    EXPECT_EQ(program.window.findChild<FirstMovesGuide *>(), nullptr);
}

TEST(FirstSteps, GuideNoGameThatIsBegunLater)
{
    FirstStart program;
    program.click(u"nextStep"_s);
    program.click(u"nextStep"_s);
    program.click(u"firstOnDark"_s);
    ASSERT_NE(program.window.findChild<FirstMovesGuide *>(), nullptr);
    program.play(twoPersons());
    settle();
    EXPECT_EQ(program.window.findChild<FirstMovesGuide *>(), nullptr);
}
