// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/about_dialog.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/app/settings_dialog.h"
#include "gui/app/shortcuts_dialog.h"
#include "gui/app/side_panel.h"
#include "gui/moves/move_list_view.h"
#include "tests/gui/app/app_support.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDirIterator>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QTabBar>

#include <set>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

/// Every text that a window shows, each with the name of its place.
std::multiset<QString> textsOf(const QWidget &window)
{
    std::multiset<QString> texts;
    const auto add = [&texts](const QObject *place, const QString &text) {
        // A running clock says something else a second later.
        if (!text.isEmpty() && place->objectName() != u"playerClock"_s)
            texts.insert(QString(place->objectName() + u": "_s + text));
    };
    add(&window, window.windowTitle());
    for (const auto *widget : window.findChildren<QWidget *>()) {
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            add(label, label->text());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            add(button, button->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            add(box, box->title());
        else if (const auto *menu = qobject_cast<const QMenu *>(widget))
            add(menu, menu->title());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                add(tabs, tabs->tabText(i));
        } else if (const auto *combo = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < combo->count(); ++i)
                add(combo, combo->itemText(i));
        }
    }
    for (const auto *action : window.findChildren<QAction *>())
        add(action, action->text());
    return texts;
}

std::string listed(const std::multiset<QString> &texts)
{
    QString all;
    for (const QString &text : texts)
        all += text + u'\n';
    return all.toStdString();
}

ScreenshotBook allPages(SettingsStore &settings)
{
    ScreenshotBook book;
    MainWindow::addScreenshots(book, settings, [](MainWindow &, const QString &) {});
    NewGameDialog::addScreenshots(book, settings);
    SettingsDialog::addScreenshots(book, settings);
    ShortcutsDialog::addScreenshots(book, settings);
    AboutDialog::addScreenshots(book);
    return book;
}

} // namespace

TEST(Language, FollowsTheSystemAtFirst)
{
    EXPECT_EQ(
        LanguageSwitcher::resolve(Language::System, {u"fr-FR"_s, u"ar-EG"_s, u"en"_s}), Language::Arabic);
    EXPECT_EQ(LanguageSwitcher::resolve(Language::System, {u"en-US"_s, u"ar"_s}), Language::English);
    EXPECT_EQ(LanguageSwitcher::resolve(Language::System, {u"de"_s}), Language::English);
    EXPECT_EQ(LanguageSwitcher::resolve(Language::System, {}), Language::English);
    EXPECT_EQ(LanguageSwitcher::resolve(Language::English, {u"ar"_s}), Language::English);
}

TEST(Language, ChangesInTheMiddleOfAGameAndBack)
{
    Program program(Language::English);
    program.play(againstComputer(), 9);
    program.window.controller().resign();
    settle();
    const auto english = textsOf(program.window);
    const auto position = program.game().position();

    program.action("otherLanguage").trigger();
    settle();
    EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    const auto arabic = textsOf(program.window);
    {
        Program fresh(Language::Arabic);
        fresh.play(againstComputer(), 9);
        fresh.window.controller().resign();
        settle();
        EXPECT_EQ(listed(arabic), listed(textsOf(fresh.window)));
    }
    program.appearance.language().use(Language::Arabic, Digits::Western);
    program.action("otherLanguage").trigger();
    settle();
    EXPECT_EQ(QGuiApplication::layoutDirection(), Qt::LeftToRight);
    EXPECT_EQ(listed(textsOf(program.window)), listed(english));
    EXPECT_EQ(program.game().position(), position);
}

TEST(Language, RefreshesOpenDialogs)
{
    Program program(Language::English);
    const auto book = allPages(program.settings);
    for (const auto &page : book.pages()) {
        program.appearance.language().use(Language::English, Digits::Western);
        const auto window = page.make();
        const auto english = textsOf(*window);
        program.appearance.language().use(Language::Arabic, Digits::Western);
        settle();
        EXPECT_EQ(listed(textsOf(*window)), listed(textsOf(*page.make()))) << page.name.toStdString();
        program.appearance.language().use(Language::English, Digits::Western);
        settle();
        EXPECT_EQ(listed(textsOf(*window)), listed(english)) << page.name.toStdString();
    }
}

TEST(Language, LeavesNoEnglishInArabicAndNoArabicInEnglish)
{
    const QRegularExpression latinWord(u"[A-Za-z]{3,}"_s);
    const QRegularExpression arabicLetter(u"[\\x{0621}-\\x{064A}]"_s);
    // Names of languages, files and formats, keys, people, and what the variants call themselves.
    const QRegularExpression allowedLatin(u"English|PDN|FEN|Ctrl|Alt|Home|End|Left|Right|Return|Space|"
                                          u"Backspace|Shift|Del|Esc|Pause|F\\d|Noto Sans Arabic UI"
                                          u"|SIL Open Font License|Omar|libcanberra|speech-dispatcher"_s);
    const QRegularExpression allowedArabic(u"العربية|سارة|[٠-٩]"_s);
    Program program;
    const auto book = allPages(program.settings);
    for (const auto language : {Language::Arabic, Language::English}) {
        program.appearance.language().use(language, Digits::Western);
        for (const auto &page : book.pages()) {
            for (const QString &text : textsOf(*page.make())) {
                QString shown = text.section(u": "_s, 1);
                shown.remove(language == Language::Arabic ? allowedLatin : allowedArabic);
                const auto &foreign = language == Language::Arabic ? latinWord : arabicLetter;
                EXPECT_FALSE(foreign.match(shown).hasMatch())
                    << page.name.toStdString() << " " << text.toStdString();
            }
        }
    }
    program.appearance.language().use(Language::English, Digits::Western);
}

TEST(Language, GivesStandardButtonsTheHousesWords)
{
    Program program(Language::Arabic);
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Close
        | QDialogButtonBox::Save | QDialogButtonBox::Yes | QDialogButtonBox::No
        | QDialogButtonBox::RestoreDefaults);
    const auto text = [&](QDialogButtonBox::StandardButton button) { return box.button(button)->text(); };
    EXPECT_EQ(text(QDialogButtonBox::Ok), u"موافق"_s);
    EXPECT_EQ(text(QDialogButtonBox::Cancel), u"إلغاء"_s);
    EXPECT_EQ(text(QDialogButtonBox::Close), u"إغلاق"_s);
    EXPECT_EQ(text(QDialogButtonBox::Save), u"حفظ"_s);
    EXPECT_EQ(text(QDialogButtonBox::Yes), u"نعم"_s);
    EXPECT_EQ(text(QDialogButtonBox::No), u"لا"_s);
    EXPECT_EQ(text(QDialogButtonBox::RestoreDefaults), u"استعادة الإعدادات الافتراضية"_s);
}

TEST(Language, CountsInSixForms)
{
    Program program(Language::Arabic);
    const auto rules = [](int n) {
        return QCoreApplication::translate("naqla::gui::MainWindow", "%Ln rule(s) changed", nullptr, n);
    };
    EXPECT_EQ(rules(0), u"لم تُغيَّر أي قاعدة"_s);
    EXPECT_EQ(rules(1), u"غُيّرت قاعدة واحدة"_s);
    EXPECT_EQ(rules(2), u"غُيّرت قاعدتان"_s);
    EXPECT_EQ(rules(3), u"غُيّرت 3 قواعد"_s);
    EXPECT_EQ(rules(11), u"غُيّرت 11 قاعدة"_s);
    EXPECT_EQ(rules(100), u"غُيّرت 100 قاعدة"_s);
    program.appearance.language().use(Language::Arabic, Digits::ArabicIndic);
    EXPECT_EQ(rules(3), u"غُيّرت ٣ قواعد"_s);
    program.appearance.language().use(Language::English, Digits::Western);
    EXPECT_EQ(rules(1), u"1 rule changed"_s);
    EXPECT_EQ(rules(2), u"2 rules changed"_s);
}

TEST(Direction, LeavesBoardMovesAndClocksAlone)
{
    Program program(Language::Arabic);
    program.play(againstComputer(), 5);
    EXPECT_TRUE(program.window.isRightToLeft());
    EXPECT_TRUE(program.window.gamePage().panel().isRightToLeft());
    EXPECT_FALSE(program.board().isRightToLeft());
    EXPECT_FALSE(program.window.gamePage().panel().moveList().isRightToLeft());
    EXPECT_FALSE(program.window.findChild<QWidget *>(u"historyButtons"_s)->isRightToLeft());
    for (const auto *clock : program.window.findChildren<QLabel *>(u"playerClock"_s))
        EXPECT_FALSE(clock->isRightToLeft());
    // The panel is at the trailing side, which is the left one here.
    EXPECT_LT(program.window.gamePage().panel().mapTo(&program.window, QPoint()).x(),
        program.board().mapTo(&program.window, QPoint()).x());
}

TEST(Pages, CutOffNoText)
{
    Program program;
    const auto book = allPages(program.settings);
    expectNothingCutOff(program, book);
}

TEST(Pages, AreAllPhotographed)
{
    Program program;
    std::set<QString> photographed;
    const ScreenshotBook book = allPages(program.settings);
    for (const auto &page : book.pages())
        photographed.insert(page.className);
    const QRegularExpression topLevel(u"class (\\w+) : public (?:QDialog|QMainWindow|QWizard)\\b"_s);
    QDirIterator files(
        QStringLiteral(NAQLA_GUI_SOURCES), {u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    int found = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().contains(u"/lobby/"_s) || file.fileName().contains(u"/help/"_s)
            || file.fileName().contains(u"/print/"_s))
            continue; // their own tests look after their pages
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto matches = topLevel.globalMatch(text); matches.hasNext(); ++found)
            EXPECT_TRUE(photographed.contains(matches.next().captured(1))) << file.fileName().toStdString();
    }
    EXPECT_GE(found, 4);
}
