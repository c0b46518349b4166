// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/game_clock.h"
#include "net/model/invite_code.h"
#include "net/model/rate_limiter.h"
#include "net/model/session_state.h"
#include "net/model/text_policy.h"

#include <gtest/gtest.h>

#include <random>

namespace naqla::net {

using namespace Qt::StringLiterals;
using core::Side;

TEST(GameClock, WithoutLimitNeverEnds)
{
    GameClock clock({});
    clock.startTurn(Side::White, MonoTime{0});
    EXPECT_EQ(clock.deadline(), std::nullopt);
    EXPECT_EQ(clock.endTurn(MonoTime{9'000}, std::nullopt, {}).spent, Milliseconds{9'000});
}

TEST(GameClock, TimeThatRunsBackwardsCostsNothing)
{
    GameClock clock({.kind = wire::TimeKind::Clock, .baseMs = 60'000});
    clock.startTurn(Side::White, MonoTime{5'000});
    EXPECT_EQ(clock.remaining(Side::White, MonoTime{1'000}), Milliseconds{60'000});
    EXPECT_EQ(clock.endTurn(MonoTime{1'000}, std::nullopt, {}).spent, Milliseconds{0});
}

TEST(GameClock, GivesLagBackOnlyFromTheQuota)
{
    GameClock clock({.kind = wire::TimeKind::Clock, .baseMs = 60'000});
    Milliseconds credited{};
    for (int move = 0; move < 20; ++move) {
        clock.startTurn(Side::White, MonoTime{move * 1'000});
        credited += clock.endTurn(MonoTime{move * 1'000 + 900}, Milliseconds{0}, Milliseconds{5'000}).lag;
    }
    // q = 0.15 s + 4 ms x 60: at the start 3 q, one more with each move.
    EXPECT_LE(credited, Milliseconds{390 * (3 + 19)});
    EXPECT_GE(clock.remaining(Side::White, MonoTime{0}), Milliseconds{60'000 - 20 * 900});
}

TEST(GameClock, GoesBackWithTheMoves)
{
    GameClock clock({.kind = wire::TimeKind::Clock, .baseMs = 60'000, .incrementMs = 1'000});
    clock.startTurn(Side::White, MonoTime{0});
    clock.endTurn(MonoTime{10'000}, std::nullopt, {});
    clock.startTurn(Side::Black, MonoTime{10'000});
    clock.endTurn(MonoTime{15'000}, std::nullopt, {});
    EXPECT_EQ(clock.reading(MonoTime{0}).blackMs, 56'000U);
    clock.rewind(1);
    EXPECT_EQ(clock.reading(MonoTime{0}).blackMs, 60'000U);
    EXPECT_EQ(clock.reading(MonoTime{0}).whiteMs, 51'000U);
    clock.rewind(0);
    EXPECT_EQ(clock.reading(MonoTime{0}).whiteMs, 60'000U);
}

TEST(TokenBucket, CannotGetStuckWhateverTheTimeSays)
{
    std::mt19937_64 random(3);
    TokenBucket bucket(5, 30);
    const Milliseconds::rep steps[] = {0, -1, 1, -21'600'000, 21'600'000, 1LL << 40, -(1LL << 40)};
    MonoTime now{0};
    for (int i = 0; i < 10'000; ++i) {
        now += Milliseconds(steps[random() % std::size(steps)]);
        if (const auto wait = bucket.take(now)) {
            EXPECT_GT(wait->count(), 0);
            EXPECT_LE(wait->count(), 2'000);
            now += *wait;
            ASSERT_FALSE(bucket.take(now)) << "the wait that was told is enough";
        }
    }
}

TEST(TokenBucket, AllowsTheBurstAndThenTheRate)
{
    TokenBucket bucket(4, 12);
    for (int i = 0; i < 4; ++i)
        EXPECT_FALSE(bucket.take(MonoTime{0}));
    EXPECT_EQ(bucket.take(MonoTime{0}), Milliseconds{5'000});
    EXPECT_TRUE(bucket.take(MonoTime{4'999}));
    EXPECT_FALSE(bucket.take(MonoTime{5'000}));
}

TEST(Names, AreLettersOfOneScript)
{
    for (const auto &good :
        {u"Omar"_s, u"ليلى"_s, u"أبو علي"_s, u"player_1"_s, u"Jean-Luc"_s, u"محمّد"_s, u"Łukasz"_s})
        EXPECT_TRUE(checkedName(good)) << good.toStdString();
    const std::pair<QString, NameFault> bad[] = {
        {u"x"_s, NameFault::Length},
        {u"  "_s, NameFault::Length},
        {u"abcdefghijklmnopqrstu"_s, NameFault::Length},
        {u"a\u202eb"_s, NameFault::Character},
        {u"a\u200db"_s, NameFault::Character},
        {u"سـام"_s, NameFault::Character},
        {u"a  b"_s, NameFault::Character},
        {u"a\nb"_s, NameFault::Character},
        {u"<i>"_s, NameFault::Character},
        {u"ab😀"_s, NameFault::Character},
        {u"a\u0300\u0300\u0301\u0302b"_s, NameFault::Character},
        {u"Omаr"_s, NameFault::Scripts}, // a Cyrillic a
        {u"aعب"_s, NameFault::Scripts},
        {u"Admin"_s, NameFault::Reserved},
        {u"ADM1N"_s, NameFault::Reserved},
        {u"أدمن_"_s + u"<"_s, NameFault::Character},
        {u"المُشرف"_s, NameFault::Reserved},
        {u"نقله"_s, NameFault::Reserved},
    };
    for (const auto &[name, fault] : bad) {
        const auto checked = checkedName(name);
        ASSERT_FALSE(checked) << name.toStdString();
        EXPECT_EQ(checked.error(), fault) << name.toStdString();
    }
}

TEST(Names, ThatReadTheSameHaveOneKey)
{
    const std::pair<QString, QString> same[] = {{u"Omar"_s, u"OMAR"_s}, {u"أحمد"_s, u"احمد"_s},
        {u"إيمان"_s, u"ايمان"_s}, {u"فاطمة"_s, u"فاطمه"_s}, {u"مُحَمَّد"_s, u"محمد"_s}, {u"على"_s, u"علي"_s},
        {u"علی"_s, u"علي"_s}, {u"کریم"_s, u"كريم"_s}, {u"لاعب٣"_s, u"لاعب3"_s}, {u"لاعب۳"_s, u"لاعب3"_s},
        {u"pau1"_s, u"paul"_s}, {u"Omar"_s, u"Оmаr"_s}, // Cyrillic O and a
        {u"modern"_s, u"rnodern"_s}, {u"José"_s, u"Jose"_s}, {u"AIi"_s, u"ALI"_s}, {u"ΑΒΓ"_s, u"AΒΓ"_s},
        {u"ک\u0647"_s, u"ك\u06be"_s}, {u"ٱحمد"_s, u"أحمد"_s}, {u"آدم"_s, u"ادم"_s}, {u"رئيس"_s, u"رييس"_s},
        {u"p0le"_s, u"pole"_s}, {u"Łukasz"_s, u"łukasz"_s}, {u"a_b"_s, u"a b"_s}, {u"ﻋﻤﺮ"_s, u"عمر"_s},
        {u"مؤمن"_s, u"مومن"_s}};
    for (const auto &[a, b] : same)
        EXPECT_EQ(nameKey(a), nameKey(b)) << a.toStdString();
    EXPECT_NE(nameKey(u"عمر"_s), nameKey(u"عمرو"_s));
    EXPECT_NE(nameKey(u"Omar"_s), nameKey(u"Omar2"_s));
    EXPECT_NE(nameKey(u"باسم"_s), nameKey(u"ياسم"_s)) << "dots tell letters apart";
    EXPECT_NE(nameKey(u"حامد"_s), nameKey(u"جامد"_s));
    EXPECT_NE(nameKey(u"لاعب3"_s), nameKey(u"لاعب8"_s));
    EXPECT_NE(nameKey(u"Anna"_s), nameKey(u"Hanna"_s));
}

TEST(ChatText, IsOnePlainLine)
{
    EXPECT_EQ(cleanedChatText(u" a < b\n> c\u0007 "_s), u"a < b > c"_s);
    EXPECT_EQ(cleanedChatText(u"\u202a\u2066x\ufff9"_s), u"x"_s);
    EXPECT_EQ(cleanedChatText(u"e"_s + QString(9, QChar(0x0301))).toUcs4().size(), 5);
    EXPECT_EQ(cleanedChatText(QString(301, u'x')), QString());
    EXPECT_EQ(cleanedChatText(QString(300, u'x')).size(), 300);
    EXPECT_EQ(cleanedTitle(QString(80, u'x')).size(), 40);
}

TEST(InviteCode, IsReadAsPeopleTypeIt)
{
    const QString code = inviteCodeFrom(QByteArray::fromHex("0123456789abcdef"));
    EXPECT_EQ(code.size(), InviteCodeLength);
    EXPECT_EQ(normalInviteCode(code.first(5).toLower() + u'-' + code.last(5)), code);
    EXPECT_EQ(normalInviteCode(u"oil٠١٢ ۳abc"_s), u"0110123ABC"_s);
    EXPECT_EQ(normalInviteCode(u"ABCDE"_s), QString());
    EXPECT_EQ(normalInviteCode(u"UUUUUUUUUU"_s), QString());
}

TEST(TablePassword, IsBoundToItsTable)
{
    const QByteArray secret(32, 's');
    EXPECT_TRUE(sameHash(tablePasswordHash(u"x"_s, 1, secret), tablePasswordHash(u"x"_s, 1, secret)));
    EXPECT_FALSE(sameHash(tablePasswordHash(u"x"_s, 1, secret), tablePasswordHash(u"x"_s, 2, secret)));
    EXPECT_FALSE(sameHash(tablePasswordHash(u"x"_s, 1, secret), QByteArray()));
}

TEST(SessionState, NothingButHelloComesFirst)
{
    using wire::MessageType;
    static_assert(refusalIn(SessionState::Hello, MessageType::Hello) == wire::ErrorCode::None);
    static_assert(refusalIn(SessionState::Hello, MessageType::Guest) == wire::ErrorCode::NotLoggedIn);
    static_assert(refusalIn(SessionState::Anonymous, MessageType::Resume) == wire::ErrorCode::None);
    static_assert(refusalIn(SessionState::Anonymous, MessageType::Move) == wire::ErrorCode::NotLoggedIn);
    static_assert(refusalIn(SessionState::LoggedIn, MessageType::Move) == wire::ErrorCode::None);
    static_assert(refusalIn(SessionState::LoggedIn, MessageType::Resume) == wire::ErrorCode::State);
}

} // namespace naqla::net
