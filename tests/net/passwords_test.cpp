// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/sodium_passwords.h"
#include "tests/net/event_wait.h"

#include <gtest/gtest.h>
#include <optional>

using namespace naqla::net;
using naqla::test::waitUntil;
using namespace Qt::StringLiterals;

namespace {

[[nodiscard]] QByteArray hashed(SodiumPasswords &passwords, const QString &password)
{
    std::optional<QByteArray> hash;
    EXPECT_TRUE(passwords.hash(password, [&hash](const QByteArray &made) { hash = made; }));
    EXPECT_FALSE(hash) << "never within the call";
    EXPECT_TRUE(waitUntil([&] { return hash.has_value(); }));
    return hash.value_or(QByteArray());
}

[[nodiscard]] std::optional<PasswordVerdict> verdict(
    SodiumPasswords &passwords, const QByteArray &hash, const QString &password)
{
    std::optional<PasswordVerdict> answer;
    EXPECT_TRUE(passwords.verify(hash, password, [&answer](PasswordVerdict given) { answer = given; }));
    EXPECT_TRUE(waitUntil([&] { return answer.has_value(); }));
    return answer;
}

} // namespace

TEST(SodiumPasswords, AreArgon2idAndSaltedAndKnowTheirOwn)
{
    SodiumPasswords passwords(SodiumPasswords::Cost::Least);
    ASSERT_TRUE(passwords.isUsable());
    const QByteArray hash = hashed(passwords, u"كلمة السر"_s);
    EXPECT_TRUE(hash.startsWith("$argon2id$"));
    EXPECT_NE(hash, hashed(passwords, u"كلمة السر"_s));
    EXPECT_EQ(verdict(passwords, hash, u"كلمة السر"_s), PasswordVerdict::Right);
    EXPECT_EQ(verdict(passwords, hash, u"كلمة السّر"_s), PasswordVerdict::Wrong);
    EXPECT_EQ(verdict(passwords, {}, u"كلمة السر"_s), PasswordVerdict::Wrong) << "no such account";
    EXPECT_EQ(verdict(passwords, "$argon2id$nonsense", u"x"_s), PasswordVerdict::Wrong);
    SodiumPasswords dearer(SodiumPasswords::Cost::Interactive);
    EXPECT_EQ(verdict(dearer, hash, u"كلمة السر"_s), PasswordVerdict::RightButOld);
}

TEST(SodiumPasswords, TellWhenTooManyWait)
{
    SodiumPasswords passwords(SodiumPasswords::Cost::Least);
    int answers = 0;
    int accepted = 0;
    while (accepted < 1'000 && passwords.hash(u"x"_s, [&answers](const QByteArray &) { ++answers; }))
        ++accepted;
    EXPECT_EQ(accepted, 50);
    EXPECT_TRUE(waitUntil([&] { return answers == 50; }));
    EXPECT_TRUE(passwords.hash(u"x"_s, [&answers](const QByteArray &) { ++answers; }));
    EXPECT_TRUE(waitUntil([&] { return answers == 51; }));
}
