// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/sound/speech_dispatcher.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace naqla::gui;

namespace {

class Speaking : public testing::Test
{
protected:
    Speaking() { qputenv("NAQLA_FAKE_SPEECHD_LOG", QFile::encodeName(m_home.filePath(u"log"_s))); }
    ~Speaking() override { qunsetenv("NAQLA_FAKE_SPEECHD_LOG"); }

    [[nodiscard]] static QString fake() { return QStringLiteral(NAQLA_FAKE_SPEECHD); }
    [[nodiscard]] QStringList said() const
    {
        QFile file(m_home.filePath(u"log"_s));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    }
    [[nodiscard]] bool saidSoFar(qsizetype count) const
    {
        return QTest::qWaitFor([&] { return said().size() >= count; }, 30'000);
    }

    QTemporaryDir m_home;
};

} // namespace

TEST_F(Speaking, SaysOneTextAfterTheOtherInItsLanguage)
{
    {
        SpeechDispatcher speaker(fake());
        ASSERT_TRUE(speaker.isAvailable());
        EXPECT_TRUE(said().isEmpty()) << "the service is started when it is needed";
        speaker.say(u"White: c3 to d4."_s, u"en"_s);
        speaker.say(u"الأسود: من d6 إلى c5."_s, u"ar"_s);
        ASSERT_TRUE(saidSoFar(3));
    }
    EXPECT_EQ(said(),
        QStringList(
            {u"open naqla 0"_s, u"en 2 White: c3 to d4."_s, u"ar 2 الأسود: من d6 إلى c5."_s, u"close"_s}));
}

TEST_F(Speaking, FindsAServiceThatWasStartedAgain)
{
    SpeechDispatcher speaker(fake());
    speaker.say(u"fail"_s, u"en"_s);
    speaker.say(u"next"_s, u"en"_s);
    ASSERT_TRUE(saidSoFar(4));
    EXPECT_EQ(said(), QStringList({u"open naqla 0"_s, u"close"_s, u"open naqla 0"_s, u"en 2 next"_s}));
}

TEST_F(Speaking, IsSilentWithoutTheLibrary)
{
    SpeechDispatcher speaker(u"no-such-library-of-speech"_s);
    EXPECT_FALSE(speaker.isAvailable());
    speaker.say(u"text"_s, u"en"_s);
    EXPECT_TRUE(said().isEmpty());
}

TEST_F(Speaking, WaitsForNoServiceThatHangs)
{
    qunsetenv("NAQLA_FAKE_SPEECHD_LOG");
    QElapsedTimer clock;
    clock.start();
    {
        SpeechDispatcher speaker(fake());
        for (int i = 0; i < 100; ++i)
            speaker.say(u"text"_s, u"en"_s);
        EXPECT_LT(clock.elapsed(), 1000);
        clock.restart();
    }
    EXPECT_LT(clock.elapsed(), 10'000) << "the end of the program waits";
}
