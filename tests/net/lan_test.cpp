// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/discovery.h"
#include "net/lan/host_identity.h"
#include "net/lan/interfaces.h"
#include "net/lan/join_code.h"
#include "net/lan/own_certificate.h"
#include "net/lan/trust_store.h"
#include "tests/net/event_wait.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <algorithm>
#include <gtest/gtest.h>

using namespace naqla::net;
using naqla::test::waitUntil;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

LanRoom someRoom(char id)
{
    LanRoom room;
    room.serverId = QByteArray(16, id);
    room.pin = QByteArray(32, id);
    room.port = 4000;
    room.hostName = u"مقهى الدامة"_s;
    room.title = u"a < b > c"_s;
    room.variant = u"turkish"_s;
    room.seatsFree = 1;
    return room;
}

} // namespace

TEST(HostIdentity, IsMadeOnceAndKeptSecret)
{
    const QTemporaryDir folder;
    const QString data = folder.filePath(u"new/folder"_s);
    const auto made = HostIdentity::loadOrMake(data);
    ASSERT_TRUE(made);
    EXPECT_EQ(made->serverId().size(), 16);
    EXPECT_EQ(made->pin().size(), 32);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    EXPECT_FALSE(QFileInfo(HostIdentity::filePath(data)).permissions() & others);

    const auto again = HostIdentity::loadOrMake(data);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->serverId(), made->serverId());
    EXPECT_EQ(again->pin(), made->pin());

    const QTemporaryDir elsewhere;
    const auto other = HostIdentity::loadOrMake(elsewhere.path());
    ASSERT_TRUE(other);
    EXPECT_NE(other->serverId(), made->serverId());
    EXPECT_NE(other->pin(), made->pin());
}

TEST(HostIdentity, NeverReplacesADamagedFile)
{
    const QTemporaryDir folder;
    const QString path = HostIdentity::filePath(folder.path());
    const QByteArray good = *makeOwnCertificate("Aserver-id-16-by");
    const QByteArray other = *makeOwnCertificate("Aserver-id-16-by");
    const QByteArray keyOnly = good.first(good.indexOf("-----BEGIN CERTIFICATE"));
    const QByteArray otherCertificate = other.sliced(other.indexOf("-----BEGIN CERTIFICATE"));
    const QByteArrayList damagedOnes{QByteArray(), "nonsense", good.first(good.size() / 2), keyOnly,
        keyOnly + otherCertificate, good + otherCertificate};
    for (const QByteArray &damaged : damagedOnes) {
        write(path, damaged);
        const auto identity = HostIdentity::loadOrMake(folder.path());
        ASSERT_FALSE(identity);
        EXPECT_EQ(identity.error(), HostIdentity::Fault::Damaged);
        EXPECT_EQ(bytesOf(path), damaged);
    }
    write(path, good);
    EXPECT_TRUE(HostIdentity::loadOrMake(folder.path()));
    // A folder that cannot be: its parent is a file.
    const auto nowhere = HostIdentity::loadOrMake(path + u"/below"_s);
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error(), HostIdentity::Fault::Unwritable);
}

TEST(TrustStore, HoldsAHostToItsKey)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"below/hosts"_s);
    const QByteArray id(16, 'i');
    const QByteArray pin(32, 'p');
    const QByteArray otherPin(32, 'q');
    {
        TrustStore store(path);
        EXPECT_EQ(store.judge(id, pin), TrustStore::Verdict::Unknown);
        EXPECT_TRUE(store.remember(id, pin));
        EXPECT_FALSE(store.remember(id, otherPin)) << "a known key is never overwritten";
    }
    TrustStore store(path);
    EXPECT_EQ(store.judge(id, pin), TrustStore::Verdict::Known);
    EXPECT_EQ(store.judge(id, otherPin), TrustStore::Verdict::KeyChanged);
    EXPECT_TRUE(store.forget(id));
    EXPECT_EQ(TrustStore(path).judge(id, otherPin), TrustStore::Verdict::Unknown);

    const QByteArray damaged = "naqla-hosts 1\n6969 zz\n";
    write(path, damaged);
    EXPECT_EQ(TrustStore(path).judge(id, pin), TrustStore::Verdict::Unknown);
    write(path, "something else\n");
    EXPECT_EQ(TrustStore(path).judge(id, pin), TrustStore::Verdict::Unknown);
    EXPECT_EQ(bytesOf(path + u".damaged"_s), "something else\n") << "what cannot be read is kept aside";
}

TEST(CheckNumber, HasSixDigitsAndBelongsToOneKey)
{
    const QString number = checkNumber(QByteArray(32, 'p'));
    EXPECT_EQ(number.size(), 6);
    EXPECT_TRUE(std::all_of(number.begin(), number.end(), [](QChar c) { return c.isDigit(); }));
    EXPECT_EQ(number, checkNumber(QByteArray(32, 'p')));
    EXPECT_NE(number, checkNumber(QByteArray(32, 'q')));
    EXPECT_EQ(shortPrint(QByteArray::fromHex("3f2a90c1")), u"3F2A 90C1"_s);
}

TEST(JoinCode, CarriesAddressPortAndKey)
{
    const QHostAddress address(u"192.168.1.20"_s);
    const QByteArray pin = QByteArray::fromHex("00112233445566778899");
    const QString text = joinCodeText(address, 47821, pin);
    EXPECT_EQ(text.size(), 24);
    EXPECT_EQ(text.count(u'-'), 4);
    const JoinCode expected{address, 47821, pin.first(6)};

    QString arabicDigits = text;
    for (QChar &c : arabicDigits) {
        if (c.isDigit())
            c = QChar(0x0660 + c.digitValue());
    }
    QString confused = text;
    confused.replace(u'0', u'o').replace(u'1', u'l');
    const QStringList ways{text, text.toLower(), QString(text).remove(u'-'),
        QString(text).replace(u'-', u' '), arabicDigits, confused, u"\u200f  "_s + text};
    for (const QString &typed : ways) {
        ASSERT_TRUE(looksLikeJoinCode(typed)) << typed.toStdString();
        const auto code = parseJoinCode(typed);
        ASSERT_TRUE(code) << typed.toStdString();
        EXPECT_EQ(*code, expected);
    }
    for (const QString &line : {u"192.168.1.20:47821"_s, u"play.example.org"_s, u"fe80::1"_s})
        EXPECT_FALSE(looksLikeJoinCode(line)) << line.toStdString();
}

TEST(JoinCode, NoticesWhatWasMistyped)
{
    const QString text = joinCodeText(QHostAddress(u"10.0.0.7"_s), 47822, QByteArray(32, 'k'));
    EXPECT_EQ(parseJoinCode(text.chopped(1)).error(), JoinCodeFault::WrongLength);
    EXPECT_EQ(parseJoinCode(text + u'A').error(), JoinCodeFault::WrongLength);
    EXPECT_EQ(parseJoinCode(QString()).error(), JoinCodeFault::WrongLength);
    EXPECT_EQ(parseJoinCode(QString(text).replace(0, 1, u'U')).error(), JoinCodeFault::BadCharacter);
    EXPECT_EQ(parseJoinCode(QString(text).replace(0, 1, u'ب')).error(), JoinCodeFault::BadCharacter);

    // One wrong character: 15 of 16 are noticed at once; the others meet the wrong key.
    const auto code = *parseJoinCode(text);
    int tries = 0;
    int noticed = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        for (const QChar c : u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s) {
            if (text[i] == u'-' || text[i] == c)
                continue;
            ++tries;
            const auto other = parseJoinCode(QString(text).replace(i, 1, c));
            if (!other)
                ++noticed;
            else
                EXPECT_FALSE(*other == code);
        }
    }
    EXPECT_GT(noticed * 100, tries * 85);
}

TEST(DiscoveryMessage, IsReadBackAndGarbageIsNot)
{
    const QByteArray nonce = "8 bytes.";
    EXPECT_EQ(parseDiscoveryQuery(discoveryQuery(nonce)), nonce);
    EXPECT_FALSE(parseDiscoveryQuery(discoveryQuery(nonce) + 'x'));
    EXPECT_FALSE(parseDiscoveryQuery(discoveryQuery(nonce).chopped(1)));
    EXPECT_FALSE(parseDiscoveryQuery("NAQLA?\2" + nonce));

    LanRoom room = someRoom('r');
    const QByteArray answer = discoveryAnswer(room, nonce);
    room.nonce = nonce;
    EXPECT_EQ(parseDiscoveryAnswer(answer), room);
    for (qsizetype length = 0; length < answer.size(); ++length)
        EXPECT_FALSE(parseDiscoveryAnswer(answer.first(length))) << length;
    EXPECT_FALSE(parseDiscoveryAnswer(answer + '\0'));

    LanRoom long_ = someRoom('r');
    long_.hostName = QString(500, u'م');
    long_.title = QString(500, u'م');
    const QByteArray cut = discoveryAnswer(long_, nonce);
    EXPECT_LE(cut.size(), MaxDiscoveryBytes);
    EXPECT_TRUE(parseDiscoveryAnswer(cut));
}

TEST(Discovery, FindsEveryHostOnThisMachineOnceAndForgetsThem)
{
    NAQLA_NEEDS_LOOPBACK();
    DiscoveryOptions options{.port = 0, .interval = std::chrono::milliseconds(20), .loopbackOnly = true};
    auto first = std::make_unique<DiscoveryResponder>(options);
    ASSERT_TRUE(first->start(someRoom('a')));
    options.port = first->port();

    LanBrowser browser(options);
    int changes = 0;
    QObject::connect(&browser, &LanBrowser::roomsChanged, &browser, [&changes] { ++changes; });
    browser.start();
    ASSERT_TRUE(waitUntil([&] { return browser.rooms().size() == 1; }));
    EXPECT_EQ(browser.rooms().first().room, someRoom('a'));
    EXPECT_EQ(browser.rooms().first().endpoints, QList<Endpoint>({{u"127.0.0.1"_s, 4000}}));

    // A second host shares the port.
    DiscoveryResponder second(options);
    ASSERT_TRUE(second.start(someRoom('b')));
    ASSERT_TRUE(waitUntil([&] { return browser.rooms().size() == 2; }));
    EXPECT_EQ(browser.rooms().last().room.serverId, QByteArray(16, 'b'));

    LanRoom busy = someRoom('b');
    busy.seatsFree = 0;
    second.setRoom(busy);
    ASSERT_TRUE(waitUntil([&] { return browser.rooms().last().room.seatsFree == 0; }));

    first.reset();
    ASSERT_TRUE(waitUntil([&] { return browser.rooms().size() == 1; }));
    EXPECT_EQ(browser.rooms().first().room.serverId, QByteArray(16, 'b'));
    EXPECT_GE(changes, 4);
}

TEST(Discovery, AnswersNeighboursOnly)
{
    EXPECT_TRUE(isNeighbour(QHostAddress(QHostAddress::LocalHost)));
    EXPECT_TRUE(isNeighbour(QHostAddress(u"fe80::1"_s)));
    EXPECT_FALSE(isNeighbour(QHostAddress(u"203.0.113.77"_s)));
    EXPECT_FALSE(isNeighbour(QHostAddress(u"2001:db8::1"_s)));
}

TEST(Discovery, AsksTheWholeSegment)
{
    const auto interfaces = lanInterfaces();
    const bool canBroadcast =
        std::any_of(interfaces.begin(), interfaces.end(), [](const QNetworkInterface &one) {
            const auto entries = one.addressEntries();
            return std::any_of(entries.begin(), entries.end(),
                [](const QNetworkAddressEntry &entry) { return !entry.broadcast().isNull(); });
        });
    if (!canBroadcast)
        GTEST_SKIP() << "no interface with a broadcast address is up";
    DiscoveryOptions options{.port = 0, .interval = std::chrono::milliseconds(50)};
    DiscoveryResponder responder(options);
    ASSERT_TRUE(responder.start(someRoom('a')));
    options.port = responder.port();
    LanBrowser browser(options);
    browser.start();
    ASSERT_TRUE(waitUntil(
        [&] { return !browser.rooms().isEmpty() && browser.rooms().first().endpoints.size() > 1; }));
    EXPECT_EQ(browser.rooms().size(), 1) << "one host at several addresses is one room";
    const auto own = lanAddresses();
    EXPECT_TRUE(std::any_of(own.begin(), own.end(), [&](const QHostAddress &address) {
        return browser.rooms().first().endpoints.contains(Endpoint{address.toString(), 4000});
    }));
}
