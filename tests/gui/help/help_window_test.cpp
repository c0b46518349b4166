// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the help, as people use it.
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/help/help_browser.h"
#include "gui/help/help_extension.h"
#include "gui/help/help_window.h"
#include "gui/help/try_window.h"
#include "gui/settings/window_theme.h"
#include "tests/gui/app/app_support.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QTreeWidget>

#include <set>

using namespace Qt::StringLiterals;

namespace naqla::gui::test {
namespace {

using core::VariantId;

/// The program with its help.
struct Helped : Program
{
    explicit Helped(Language language = Language::English)
        : Program(language)
    {
        helpExtension().attach(window, settings, dataFolder(*home));
    }
    [[nodiscard]] static HelpWindow *help()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<HelpWindow *>(widget); found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    [[nodiscard]] static QString title() { return help() ? help()->windowTitle() : QString(); }
};

QStringList shownVariants(HelpWindow &window)
{
    QStringList names;
    const auto *list = window.findChild<QTreeWidget *>(u"helpList"_s);
    for (QTreeWidgetItemIterator item(const_cast<QTreeWidget *>(list), QTreeWidgetItemIterator::NotHidden);
         *item; ++item) {
        if ((*item)->parent())
            names.append((*item)->text(0));
    }
    return names;
}

TEST(HelpInTheWindow, OpensWithTheGameThatIsPlayed)
{
    Helped program;
    program.action("howToPlay").trigger();
    EXPECT_EQ(program.title(), u"How to play – Russian draughts"_s);
    GameSetup setup;
    setup.rules = core::namedRules(VariantId::Turkish);
    program.play(setup);
    EXPECT_EQ(program.action("howToPlay").shortcut(), QKeySequence(Qt::Key_F1));
    program.action("howToPlay").trigger();
    EXPECT_EQ(program.title(), u"How to play – Turkish draughts"_s);
    EXPECT_EQ(
        program.window.findChild<QMenu *>(u"helpMenu"_s)->actions().front(), &program.action("howToPlay"));
}

TEST(HelpInTheWindow, TellsTheRulesOfAGameWithRulesOfItsOwn)
{
    Helped program;
    GameSetup setup;
    setup.rules = *core::parseRulesText("english+compulsory=false");
    program.play(setup);
    program.action("howToPlay").trigger();
    ASSERT_TRUE(program.help());
    EXPECT_TRUE(program.help()->browser().toPlainText().contains(u"This game has rules of its own"_s));
    EXPECT_EQ(program.help()->browser().verticalScrollBar()->value(), 0);
}

TEST(HelpInTheWindow, LeavesTheGamePlayable)
{
    Helped program;
    program.play(GameSetup());
    program.action("howToPlay").trigger();
    ASSERT_TRUE(program.help());
    EXPECT_EQ(program.help()->windowModality(), Qt::NonModal);
    const core::Move move = program.game().legalMoves().front();
    program.clickMove(move);
    EXPECT_EQ(program.game().ply(), 1);
}

TEST(HelpInTheWindow, AnswersFromTheNewGameDialog)
{
    Helped program;
    program.window.newGame();
    auto *dialog = program.window.findChild<NewGameDialog *>();
    dialog->setFamily(DamaFamily::AllSquares);
    Program::clickIn(*dialog, u"howToPlayChosen"_s);
    EXPECT_EQ(program.title(), u"How to play – Turkish draughts"_s);
    EXPECT_TRUE(dialog->isVisible());
}

TEST(HelpInTheWindow, SaysWhyAGameIsDrawn)
{
    Helped program;
    program.appearance.language().use(Language::Arabic, Digits::Western);
    GameSetup setup;
    setup.rules = *core::parseRulesText("russian+moveLimit=2");
    program.play(setup);
    for (int ply = 0; ply < 2; ++ply)
        program.clickMove(core::Move(program.game().legalMoves().front()));
    ASSERT_TRUE(program.game().isOver());
    settle();
    for (const auto *button : program.notices().findChildren<QPushButton *>())
        EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
    program.appearance.language().use(Language::English, Digits::Western);
    settle();
    program.click(u"whyButton"_s);
    ASSERT_TRUE(program.help());
    EXPECT_GT(program.help()->browser().verticalScrollBar()->value(), 0) << "not at the section on draws";
    EXPECT_TRUE(program.help()->browser().toPlainText().contains(u"the move limit"_s));
    EXPECT_TRUE(program.notices().has(Notice::Kind::Result)) << "the result is still shown";
}

TEST(HelpInTheWindow, HasNoRuleForAResignation)
{
    Helped program;
    program.play(GameSetup());
    program.window.controller().resign();
    EXPECT_FALSE(program.window.findChild<QPushButton *>(u"whyButton"_s));
}

TEST(HelpWindow, ClosesWithEscapeAndRemembersItsSize)
{
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    QSize size;
    {
        HelpWindow window(settings);
        window.resize(812, 634);
        window.show();
        size = window.size();
        QTest::keyClick(&window.browser(), Qt::Key_Escape);
        EXPECT_FALSE(window.isVisible());
    }
    HelpWindow again(settings);
    EXPECT_EQ(again.size(), size);
}

TEST(HelpWindow, FindsVariantsByOtherNames)
{
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    HelpWindow window(settings);
    auto *search = window.findChild<QLineEdit *>(u"helpSearch"_s);
    EXPECT_EQ(shownVariants(window).size(), core::VariantCount);
    search->setText(u"shashki"_s);
    EXPECT_EQ(shownVariants(window), (QStringList{u"Russian draughts"_s, u"Losing draughts"_s}));
    search->setText(u"kuwait sheikh"_s);
    EXPECT_EQ(shownVariants(window), QStringList{u"Gulf dama"_s});
    search->setText(u"chess960"_s);
    EXPECT_EQ(shownVariants(window), QStringList());
}

TEST(HelpWindow, FollowsTheLanguage)
{
    Helped program;
    program.action("howToPlay").trigger();
    HelpWindow &window = *program.help();
    window.showVariant(VariantId::Gulf);
    EXPECT_TRUE(window.browser().toPlainText().contains(u"The board and setup"_s));
    program.appearance.toggleLanguage();
    settle();
    EXPECT_EQ(window.windowTitle(), u"طريقة اللعب – الدامة الخليجية"_s);
    EXPECT_TRUE(window.browser().toPlainText().contains(u"حطبة"_s));
    EXPECT_FALSE(window.browser().toPlainText().contains(u"The board and setup"_s));
    EXPECT_EQ(window.browser().layoutDirection(), Qt::RightToLeft);
    program.appearance.toggleLanguage();
    settle();
}

TEST(HelpWindow, TakesColoursAndLettersOfTheWindow)
{
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    HelpWindow window(settings);
    window.show();
    HelpBrowser &browser = window.browser();
    window.setPalette(darkPalette());
    EXPECT_TRUE(browser.document()->defaultStyleSheet().contains(darkPalette().color(QPalette::Link).name()));
    const auto pictureWidth = [&browser] {
        return browser.loadResource(QTextDocument::ImageResource, QUrl(u"board:0"_s))
            .value<QPixmap>()
            .width();
    };
    window.resize(1600, 900);
    const int before = pictureWidth();
    QFont larger = window.font();
    larger.setPointSizeF(larger.pointSizeF() * 1.5);
    window.setFont(larger);
    EXPECT_GT(pictureWidth(), before);
    EXPECT_TRUE(browser.loadResource(QTextDocument::ImageResource, QUrl(u"board:99"_s)).isNull());
}

TEST(HelpWindow, GoesToASection)
{
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    HelpWindow window(settings);
    window.show();
    window.showVariant(VariantId::Italian, HelpSection::Draws);
    const int draws = window.browser().verticalScrollBar()->value();
    EXPECT_GT(draws, 0);
    Q_EMIT window.browser().anchorClicked(QUrl(u"#capturing"_s));
    EXPECT_LT(window.browser().verticalScrollBar()->value(), draws);
    Q_EMIT window.browser().anchorClicked(QUrl(u"variant:spanish"_s));
    EXPECT_EQ(window.browser().page().title, u"Spanish draughts"_s);
}

TEST(HelpPictures, ShowEveryWindowAndCutOffNoText)
{
    Helped program;
    ScreenshotBook book;
    HelpWindow::addScreenshots(book, program.settings);
    std::set<QString> photographed;
    for (const auto language : {Language::English, Language::Arabic}) {
        program.appearance.language().use(language, Digits::Western);
        for (const auto &page : book.pages()) {
            photographed.insert(page.className);
            const auto window = page.make();
            window->show();
            settle();
            for (const auto *button : window->findChildren<QPushButton *>())
                EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
    EXPECT_EQ(photographed, (std::set<QString>{u"HelpWindow"_s, u"TryWindow"_s}));
}

TEST(TryWindow, PlaysAPositionOfThePageByItsRules)
{
    const QTemporaryDir home;
    SettingsStore settings(home.filePath(u"settings.conf"_s));
    settings.setValue(keys::AnimationSpeed, AnimationSpeed::Off);
    HelpWindow window(settings);
    window.show();
    window.showVariant(VariantId::English);
    const HelpPage page = window.browser().page();
    const auto capture = std::find_if(page.positions.begin(), page.positions.end(),
        [](const HelpPosition &shown) { return shown.move && shown.move->isCapture(); });
    ASSERT_NE(capture, page.positions.end());
    Q_EMIT window.browser().anchorClicked(
        QUrl(u"try:%1"_s.arg(std::distance(page.positions.begin(), capture))));
    auto *trial = window.findChild<TryWindow *>();
    ASSERT_TRUE(trial);
    EXPECT_EQ(trial->game().position(), capture->position);
    const auto click = [trial](core::Square square) {
        QTest::mouseClick(&trial->board(), Qt::LeftButton, {}, trial->board().squareRect(square).center());
    };
    for (const core::Square square : capture->move->path)
        click(square);
    ASSERT_EQ(trial->game().ply(), 1);
    EXPECT_EQ(trial->board().position(), trial->game().position());
    Program::clickIn(*trial, u"tryTakeBack"_s);
    EXPECT_EQ(trial->game().ply(), 0);
    EXPECT_EQ(trial->board().position(), capture->position);
    QTest::keyClick(&trial->board(), Qt::Key_Escape);
    EXPECT_FALSE(trial->isVisible());
}

} // namespace
} // namespace naqla::gui::test
