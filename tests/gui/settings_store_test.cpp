// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings_store.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

using namespace naqla::gui;

namespace {

class Settings : public testing::Test
{
protected:
    void write(const char *text)
    {
        QFile output(file);
        ASSERT_TRUE(output.open(QIODevice::WriteOnly));
        output.write(text);
    }
    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("naqla.conf"));
};

} // namespace

TEST_F(Settings, StartWithTheDefaultsAndWithoutAFile)
{
    const SettingsStore store(file);
    EXPECT_EQ(store.value(keys::Language), Language::System);
    EXPECT_EQ(store.value(keys::Digits), Digits::Western);
    EXPECT_EQ(store.value(keys::NewGameRules), QStringLiteral("russian"));
    EXPECT_TRUE(store.value(keys::ShowLastMove));
    EXPECT_EQ(store.boardLook(), BoardLook());
    EXPECT_FALSE(QFile::exists(file));
}

TEST_F(Settings, AreKeptUntilTheNextStart)
{
    {
        SettingsStore store(file);
        store.setValue(keys::Language, Language::Arabic);
        store.setValue(keys::BoardTheme, BoardThemeId::HighContrast);
        store.setValue(keys::ShowTargets, false);
        store.setValue(keys::NewGameLevel, 7);
        store.setValue(keys::PlayerName, QStringLiteral("سارة; \"S\""));
        store.setValue(keys::WindowGeometry, QByteArray("\0\x01\xff", 3));
    }
    const SettingsStore store(file);
    EXPECT_EQ(store.value(keys::Language), Language::Arabic);
    EXPECT_EQ(store.boardLook().theme, BoardThemeId::HighContrast);
    EXPECT_FALSE(store.boardLook().highlights.targets);
    EXPECT_EQ(store.value(keys::NewGameLevel), 7);
    EXPECT_EQ(store.value(keys::PlayerName), QStringLiteral("سارة; \"S\""));
    EXPECT_EQ(store.value(keys::WindowGeometry), QByteArray("\0\x01\xff", 3));
}

TEST_F(Settings, CarryTheVersionOfTheirForm)
{
    {
        SettingsStore store(file);
        store.setValue(keys::Sound, false);
    }
    const QSettings raw(file, QSettings::IniFormat);
    EXPECT_EQ(raw.value(QStringLiteral("version")).toInt(), SettingsStore::FormatVersion);
    EXPECT_EQ(raw.value(QStringLiteral("sound/enabled")).toString(), QStringLiteral("false"));
}

TEST_F(Settings, ReadDamagedValuesAsDefaults)
{
    write("version=99\n[general]\nlanguage=klingon\ndigits=1,2,3\n[board]\ntheme=@Variant(\\0\\0)"
          "\nshowLastMove=perhaps\n"
          "[newGame]\nlevel=9999\nminutes=abc\nrules=" /* longer than allowed */
          "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          "xxxxxxxxx"
          "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          "xxxxxxxxx"
          "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          "xxxxxxxxx"
          "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          "xxxxxxxxx"
          "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
          "xxxxxxxxx"
          "\n[[[broken\n=\n");
    const SettingsStore store(file);
    EXPECT_EQ(store.value(keys::Language), Language::System);
    EXPECT_EQ(store.value(keys::Digits), Digits::Western);
    EXPECT_EQ(store.value(keys::BoardTheme), BoardThemeId::Wood);
    EXPECT_TRUE(store.value(keys::ShowLastMove));
    EXPECT_EQ(store.value(keys::NewGameLevel), 1);
    EXPECT_EQ(store.value(keys::NewGameMinutes), 5);
    EXPECT_EQ(store.value(keys::NewGameRules), QStringLiteral("russian"));
}

TEST_F(Settings, KeepValuesWithinTheirRange)
{
    SettingsStore store(file);
    store.setValue(keys::Volume, 1000);
    EXPECT_EQ(store.value(keys::Volume), 100);
    store.setValue(keys::PlayerName, QString(500, u'x'));
    EXPECT_EQ(store.value(keys::PlayerName).size(), keys::PlayerName.maximumLength);
}

TEST_F(Settings, TellEachChangeOnce)
{
    SettingsStore store(file);
    QStringList told;
    QObject::connect(
        &store, &SettingsStore::changed, &store, [&told](QLatin1StringView name) { told << name; });
    store.setValue(keys::BoardTheme, BoardThemeId::Green);
    store.setValue(keys::BoardTheme, BoardThemeId::Green);
    store.restoreDefault(keys::BoardTheme);
    store.restoreDefault(keys::BoardTheme);
    EXPECT_EQ(told, (QStringList{QStringLiteral("board/theme"), QStringLiteral("board/theme")}));
    EXPECT_EQ(store.value(keys::BoardTheme), BoardThemeId::Wood);
}

TEST_F(Settings, ReducedMotionStopsAnimation)
{
    SettingsStore store(file);
    store.setValue(keys::AnimationSpeed, AnimationSpeed::Slow);
    EXPECT_EQ(store.boardLook().animation, AnimationSpeed::Slow);
    store.setValue(keys::ReduceMotion, true);
    EXPECT_EQ(store.boardLook().animation, AnimationSpeed::Off);
}
