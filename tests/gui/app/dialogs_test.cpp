// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/clock_text.h"
#include "gui/app/command_line.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/settings_dialog.h"
#include "tests/gui/app/app_support.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;
using naqla::core::VariantId;

namespace {

struct NewGame
{
    explicit NewGame(Program &program)
        : dialog(program.settings)
    {
        dialog.show();
    }
    template <typename Widget>
    [[nodiscard]] Widget &get(const char *name)
    {
        return *dialog.findChild<Widget *>(QString::fromLatin1(name));
    }
    void chooseVariant(VariantId id)
    {
        auto &list = get<QListWidget>("variants");
        for (int row = 0; row < list.count(); ++row) {
            if (list.item(row)->data(Qt::UserRole).toInt() == static_cast<int>(id))
                list.setCurrentRow(row);
        }
    }

    NewGameDialog dialog;
};

CommandLine parse(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "naqla");
    std::vector<char *> argv;
    for (std::string &argument : arguments)
        argv.push_back(argument.data());
    return readCommandLine(static_cast<int>(argv.size()), argv.data());
}

} // namespace

TEST(NewGame, OffersEveryVariantInItsFamily)
{
    Program program;
    NewGame game(program);
    const int dark = game.get<QListWidget>("variants").count();
    Program::clickIn(game.dialog, u"allSquares"_s);
    const int all = game.get<QListWidget>("variants").count();
    EXPECT_EQ(dark + all, naqla::core::VariantCount);
    EXPECT_EQ(all, 2);
}

TEST(NewGame, GivesThePersonTheChosenColour)
{
    Program program;
    NewGame game(program);
    game.chooseVariant(VariantId::English);
    game.get<QComboBox>("colour").setCurrentIndex(0);
    game.get<QComboBox>("level").setCurrentIndex(2);
    GameSetup setup = game.dialog.setup();
    EXPECT_EQ(setup.player(Side::Black).kind, PlayerKind::Person);
    EXPECT_EQ(setup.player(Side::White).kind, PlayerKind::Computer);
    EXPECT_EQ(setup.player(Side::White).level, 3);
    EXPECT_TRUE(game.get<QComboBox>("colour").itemText(1).startsWith(u"Red"_s));
    game.get<QComboBox>("colour").setCurrentIndex(1);
    setup = game.dialog.setup();
    EXPECT_EQ(setup.player(Side::White).kind, PlayerKind::Person);
}

TEST(NewGame, MarksChangedRules)
{
    Program program;
    NewGame game(program);
    game.chooseVariant(VariantId::Russian);
    auto &compulsory = game.get<QCheckBox>("compulsory");
    auto &changes = game.get<QLabel>("changedRules");
    EXPECT_TRUE(changes.text().isEmpty());
    compulsory.click();
    EXPECT_TRUE(compulsory.font().bold());
    EXPECT_EQ(changes.text(), u"1 rule changed"_s);
    game.get<QComboBox>("starter").setCurrentIndex(1);
    game.get<QComboBox>("moveLimit").setCurrentIndex(3);
    EXPECT_EQ(changes.text(), u"3 rules changed"_s);
    const auto rules = game.dialog.setup().rules.rules;
    EXPECT_FALSE(rules.options.compulsoryCapture);
    EXPECT_EQ(rules.setup.starter, Side::Black);
    EXPECT_EQ(rules.options.moveLimitPlies, 80);
    game.chooseVariant(VariantId::Brazilian);
    EXPECT_TRUE(changes.text().isEmpty());
}

TEST(NewGame, BeginsNumbersWhereItsOtherFieldsBegin)
{
    Program program;
    for (const auto language : {Language::Arabic, Language::English}) {
        program.appearance.language().use(language, Digits::Western);
        NewGame game(program);
        game.get<QComboBox>("time").setCurrentIndex(3);
        settle();
        const auto &minutes = game.get<QSpinBox>("minutes");
        const auto &time = game.get<QComboBox>("time");
        ASSERT_TRUE(minutes.isVisible());
        const auto left = [&](const QWidget &field) { return field.mapTo(&game.dialog, QPoint()).x(); };
        EXPECT_EQ(left(minutes), left(time));
        EXPECT_EQ(minutes.width(), time.width());
        const bool right = language == Language::Arabic;
        EXPECT_EQ(minutes.alignment().testFlag(Qt::AlignRight), right);
        EXPECT_TRUE(minutes.alignment().testFlag(Qt::AlignAbsolute));
    }
    program.appearance.language().use(Language::English, Digits::Western);
}

TEST(NewGame, OffersTheTimesAndWhatFollowsThem)
{
    Program program;
    NewGame game(program);
    auto &time = game.get<QComboBox>("time");
    auto &onTimeout = game.get<QComboBox>("onTimeout");
    EXPECT_FALSE(game.dialog.setup().time.isLimited());
    EXPECT_FALSE(onTimeout.isVisible());
    time.setCurrentIndex(1);
    EXPECT_TRUE(onTimeout.isVisible());
    onTimeout.setCurrentIndex(1);
    EXPECT_EQ(game.dialog.setup().time,
        (TimeControl{TimeControl::Kind::PerMove, std::chrono::seconds(30), {}, OnTimeout::ComputerMoves}));
    time.setCurrentIndex(3);
    game.get<QSpinBox>("minutes").setValue(10);
    game.get<QSpinBox>("increment").setValue(0);
    EXPECT_EQ(game.dialog.setup().time,
        (TimeControl{TimeControl::Kind::PerGame, std::chrono::minutes(10), {}, OnTimeout::Loses}));
}

TEST(NewGame, RemembersTheLastChoice)
{
    Program program;
    {
        NewGame game(program);
        Program::clickIn(game.dialog, u"twoPlayers"_s);
        game.chooseVariant(VariantId::Italian);
        game.get<QCheckBox>("compulsory").click();
        game.get<QComboBox>("time").setCurrentIndex(2);
        Program::clickIn(game.dialog, u"startGame"_s);
    }
    NewGame game(program);
    EXPECT_TRUE(game.get<QRadioButton>("twoPlayers").isChecked());
    const GameSetup setup = game.dialog.setup();
    EXPECT_EQ(setup.rules.variant, VariantId::Italian);
    EXPECT_FALSE(setup.rules.rules.options.compulsoryCapture);
    EXPECT_EQ(setup.time.base, std::chrono::seconds(60));
    EXPECT_EQ(setup.player(Side::Black).kind, PlayerKind::Person);
}

TEST(Settings, ApplyAtOnceAndCanBeRestored)
{
    Program program;
    program.play(twoPersons());
    SettingsDialog dialog(program.settings);
    dialog.show();
    auto *theme = dialog.findChild<QComboBox *>(u"board/theme"_s);
    theme->setCurrentIndex(static_cast<int>(BoardThemeId::Green));
    Q_EMIT theme->activated(theme->currentIndex());
    EXPECT_EQ(program.board().look().theme, BoardThemeId::Green);
    auto *movable = dialog.findChild<QCheckBox *>(u"board/showMovable"_s);
    movable->click();
    EXPECT_FALSE(program.board().look().highlights.movable);
    for (auto *restore : dialog.findChildren<QPushButton *>(u"restoreDefaults"_s))
        restore->click();
    EXPECT_EQ(program.board().look().theme, BoardThemeId::Wood);
    EXPECT_TRUE(movable->isChecked());
    EXPECT_EQ(theme->currentIndex(), static_cast<int>(BoardThemeId::Wood));
}

TEST(Settings, ChangeTheLanguageUnderTheOpenDialog)
{
    Program program;
    SettingsDialog dialog(program.settings);
    auto *language = dialog.findChild<QComboBox *>(u"general/language"_s);
    Q_EMIT language->activated(static_cast<int>(Language::Arabic));
    settle();
    EXPECT_EQ(dialog.windowTitle(), u"الإعدادات"_s);
    EXPECT_TRUE(dialog.isRightToLeft());
    Q_EMIT language->activated(static_cast<int>(Language::English));
    settle();
    EXPECT_EQ(dialog.windowTitle(), u"Settings"_s);
}

TEST(Settings, MakeTextLargerAtOnce)
{
    Program program;
    const qreal before = QApplication::font().pointSizeF();
    program.settings.setValue(keys::TextPercent, 150);
    EXPECT_NEAR(QApplication::font().pointSizeF(), before * 1.5, 0.1);
    program.settings.restoreDefault(keys::TextPercent);
    EXPECT_NEAR(QApplication::font().pointSizeF(), before, 0.1);
}

TEST(ClockText, RoundsUpAndShowsTenthsAtTheEnd)
{
    using std::chrono::milliseconds;
    EXPECT_EQ(clockText(milliseconds(300'000)), u"05:00"_s);
    EXPECT_EQ(clockText(milliseconds(299'001)), u"05:00"_s);
    EXPECT_EQ(clockText(milliseconds(10'000)), u"00:10"_s);
    EXPECT_EQ(clockText(milliseconds(9'400)), u"00:09.4"_s);
    EXPECT_EQ(clockText(milliseconds(1)), u"00:00.1"_s);
    EXPECT_EQ(clockText(milliseconds(9'999)), u"00:10.0"_s);
    EXPECT_EQ(clockText(milliseconds(0)), u"00:00"_s);
    EXPECT_EQ(clockText(milliseconds(3'723'000)), u"1:02:03"_s);
}

TEST(CommandLine, UnderstandsItsOptions)
{
    EXPECT_EQ(parse({"--lang", "ar"}).language, Language::Arabic);
    EXPECT_EQ(parse({"--lang=en"}).language, Language::English);
    EXPECT_TRUE(parse({"--reset-settings"}).resetSettings);
    EXPECT_EQ(parse({"--screenshot", "out"}).screenshotFolder, u"out"_s);
    EXPECT_EQ(parse({"game.pdn"}).file, u"game.pdn"_s);
    EXPECT_EQ(parse({"-platform", "offscreen", "game.pdn"}).file, u"game.pdn"_s);
    EXPECT_TRUE(parse({"--version"}).answer.startsWith(u"naqla "_s));
    EXPECT_EQ(parse({"--help"}).exitCode, 0);
}

TEST(CommandLine, RefusesWhatItDoesNotKnow)
{
    EXPECT_EQ(parse({"--lang", "xx"}).exitCode, 2);
    EXPECT_EQ(parse({"--nonsense"}).exitCode, 2);
    EXPECT_FALSE(parse({"--nonsense"}).answer.isEmpty());
}

TEST(NewGame, StartsByReturnWhateverHasTheFocus)
{
    Program program;
    for (const char *field : {"twoPlayers", "variants", "compulsory", "startGame"}) {
        NewGame game(program);
        game.dialog.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&game.dialog, 30'000));
        game.get<QWidget>(field).setFocus();
        QTest::keyClick(&game.get<QWidget>(field), Qt::Key_Return);
        EXPECT_EQ(game.dialog.result(), QDialog::Accepted) << field;
        EXPECT_FALSE(game.dialog.isVisible()) << field;
    }
}
