// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sound/canberra_player.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace naqla::gui;

namespace {

class Playing : public testing::Test
{
protected:
    Playing() { qputenv("NAQLA_FAKE_CANBERRA_LOG", QFile::encodeName(m_home.filePath(u"log"_s))); }
    ~Playing() override { qunsetenv("NAQLA_FAKE_CANBERRA_LOG"); }

    [[nodiscard]] QString folder() const { return m_home.filePath(u"cache/sounds"_s); }
    [[nodiscard]] static QString fake() { return QStringLiteral(NAQLA_FAKE_CANBERRA); }
    [[nodiscard]] QStringList played() const
    {
        QFile file(m_home.filePath(u"log"_s));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }
    [[nodiscard]] bool playedSoFar(qsizetype count) const
    {
        return QTest::qWaitFor([&] { return played().size() >= count; }, 30'000);
    }

    QTemporaryDir m_home;
};

} // namespace

TEST_F(Playing, HandsEverySoundToTheLibraryAsAFile)
{
    CanberraPlayer player(folder(), fake());
    ASSERT_TRUE(player.isAvailable());
    for (std::size_t i = 0; i < SoundNames.size(); ++i) {
        player.play(static_cast<Sound>(i), 100);
        ASSERT_TRUE(playedSoFar(static_cast<qsizetype>(i) + 1));
        const QString path = played().back().section(u' ', 0, 0);
        EXPECT_EQ(path, folder() + u'/' + QString::fromLatin1(SoundNames[i].data()) + u".wav"_s);
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_EQ(file.read(4), "RIFF");
        EXPECT_LT(file.size(), 64 * 1024);
    }
}

TEST_F(Playing, TellsTheVolumeInDecibels)
{
    CanberraPlayer player(folder(), fake());
    player.play(Sound::Move, 100);
    ASSERT_TRUE(playedSoFar(1));
    player.play(Sound::Move, 50);
    ASSERT_TRUE(playedSoFar(2));
    player.play(Sound::Move, 0);
    player.play(Sound::Capture, 10);
    ASSERT_TRUE(playedSoFar(3));
    const QStringList lines = played();
    EXPECT_EQ(lines[0].section(u' ', 1), u"0.0 game"_s);
    EXPECT_EQ(lines[1].section(u' ', 1), u"-12.0 game"_s);
    EXPECT_EQ(lines[2].section(u' ', 1), u"-40.0 game"_s);
}

TEST_F(Playing, MendsADamagedFile)
{
    ASSERT_TRUE(QDir().mkpath(folder()));
    QFile damaged(folder() + u"/move.wav"_s);
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write("no sound");
    damaged.close();
    CanberraPlayer player(folder(), fake());
    player.play(Sound::Move, 100);
    ASSERT_TRUE(playedSoFar(1));
    ASSERT_TRUE(damaged.open(QIODevice::ReadOnly));
    EXPECT_EQ(damaged.read(4), "RIFF");
}

TEST_F(Playing, IsSilentWithoutTheLibrary)
{
    CanberraPlayer player(folder(), u"no-such-library-of-sounds"_s);
    EXPECT_FALSE(player.isAvailable());
    player.play(Sound::Move, 100);
    EXPECT_FALSE(QFile::exists(folder()));
}

TEST_F(Playing, WaitsForNoSoundSystemThatHangs)
{
    qunsetenv("NAQLA_FAKE_CANBERRA_LOG");
    QElapsedTimer clock;
    clock.start();
    {
        CanberraPlayer player(folder(), fake());
        for (int i = 0; i < 100; ++i)
            player.play(Sound::Capture, 100);
        EXPECT_LT(clock.elapsed(), 1000);
        ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(folder() + u"/capture.wav"_s); }, 30'000));
        clock.restart();
    }
    EXPECT_LT(clock.elapsed(), 10'000) << "the end of the program waits";
}
