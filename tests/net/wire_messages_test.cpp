// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/codec.h"
#include "tests/net/wire_samples.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

#include <set>

namespace naqla::net::wire {

using namespace Qt::StringLiterals;

namespace {

[[nodiscard]] QByteArray fromHex(const char *hex)
{
    return QByteArray::fromHex(hex);
}

[[nodiscard]] ErrorCode clientFault(const QByteArray &payload)
{
    const auto decoded = decodeClientPacket(payload);
    return decoded ? ErrorCode::None : decoded.error().code;
}

template <typename Message>
void expectGolden(const Packet<Message> &packet, const char *direction)
{
    const QString path = QString::fromUtf8(NAQLA_TEST_DATA "/../net/golden/")
        + QString::fromStdString(samples::nameOf(packet)).toLower() + u'.' + QLatin1StringView(direction)
        + u".cbor"_s;
    const QByteArray bytes = encode(packet);
    if (qEnvironmentVariableIsSet("NAQLA_WRITE_GOLDEN")) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size())
            << path.toStdString();
    }
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    EXPECT_EQ(file.readAll().toHex(), bytes.toHex()) << path.toStdString();
}

} // namespace

TEST(WireMessages, AreAllInTheSamples)
{
    std::set<std::size_t> client;
    for (const auto &packet : samples::clientPackets())
        client.insert(packet.message.index());
    EXPECT_EQ(client.size(), std::variant_size_v<ClientMessage>);
    std::set<std::size_t> server;
    for (const auto &packet : samples::serverPackets())
        server.insert(packet.message.index());
    EXPECT_EQ(server.size(), std::variant_size_v<ServerMessage>);
}

TEST(WireMessages, ComeBackAsTheyWere)
{
    for (const auto &packet : samples::clientPackets()) {
        const auto back = decodeClientPacket(encode(packet));
        ASSERT_TRUE(back) << samples::nameOf(packet);
        EXPECT_TRUE(*back == packet) << samples::nameOf(packet);
    }
    for (const auto &packet : samples::serverPackets()) {
        const auto back = decodeServerPacket(encode(packet));
        ASSERT_TRUE(back) << samples::nameOf(packet);
        EXPECT_TRUE(*back == packet) << samples::nameOf(packet);
    }
}

TEST(WireMessages, HaveTheBytesOfTheGoldenFiles)
{
    for (const auto &packet : samples::clientPackets())
        expectGolden(packet, "client");
    for (const auto &packet : samples::serverPackets())
        expectGolden(packet, "server");
}

TEST(WireMessages, LeaveOutWhatIsDefault)
{
    EXPECT_EQ(encode(ClientPacket{{}, Ready{}}).toHex(), "a1001818");
    EXPECT_EQ(encode(ClientPacket{{.rid = 5, .table = 300}, Ready{.ready = true, .settingsRev = 1}}).toHex(),
        "a500181801050419012c08f50901");
}

TEST(WireMessages, PassOverUnknownKeys)
{
    // READY with key 5 in the envelope and key 200 in the body: {0: 24, 5: [1, {1: h'00'}], 8: true, 200:
    // "x"}
    const auto decoded = decodeClientPacket(fromHex("a40018180582 01a1014100 08f5 18c86178"));
    ASSERT_TRUE(decoded);
    EXPECT_TRUE(std::get<Ready>(decoded->message).ready);
}

TEST(WireMessages, TellUnknownTypesFromBrokenOnes)
{
    const auto unknown = decodeClientPacket(fromHex("a300191388010708f5")); // type 5000, rid 7
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::UnknownType);
    EXPECT_EQ(unknown.error().envelope.rid, 7U);
    EXPECT_EQ(clientFault(encode(ServerPacket{{}, Ok{}})), ErrorCode::UnknownType);
    EXPECT_EQ(clientFault(fromHex("a200191388 08fb0000000000000000")), ErrorCode::BadFrame);
}

TEST(WireMessages, BadFieldsConcernOneMessage)
{
    const auto tooLong =
        decodeClientPacket(QByteArray(fromHex("a30003 0109 08 7881") + QByteArray(129, 'x')));
    ASSERT_FALSE(tooLong);
    EXPECT_EQ(tooLong.error().code, ErrorCode::BadField);
    EXPECT_EQ(tooLong.error().field, "wishedName");
    EXPECT_EQ(tooLong.error().envelope.rid, 9U);
    EXPECT_EQ(clientFault(fromHex("a200181808 6178")), ErrorCode::BadField) << "text for a boolean";
    EXPECT_EQ(clientFault(fromHex("a2001822 08 05")), ErrorCode::BadField) << "an offer's kind past the last";
    EXPECT_EQ(clientFault(fromHex("a2001818 09 1b0000000100000000")), ErrorCode::BadField)
        << "33 bits for 32";
}

TEST(WireMessages, MustKeepTheProfile)
{
    const char *const broken[] = {
        "", // nothing
        "00", // no map
        "a0", // no type
        "a10108", // rid before type
        "a2001818", // a pair too few
        "a100181800", // bytes after the end
        "a2001818 0818", // head cut off
        "a2001818 08f4 08f4", // more than announced
        "a3001818 09 01 08f5", // keys descend
        "a3001818 08f5 08f5", // a key twice
        "a200181808f6", // null
        "a200181808f97c00", // a float
        "a2001818 18c8 20", // a negative number
        "a2001818 18c8 c000", // a tag
        "a2001818 18c8 5f4100ff", // indefinite length
        "a2001818 18c8 9fff", // the same, an array
        "bf001818ff", // the same, the map itself
        "a2001818 2008", // a negative key
        "a2001818 616100", // a text as key
        "a2001818 18c8 62c328", // not UTF-8
        "a2001818 18c8 63eda080", // a surrogate in UTF-8
        "a2001818 18c8 1805", // a head longer than needed
        "a2001818 18c8 8181818100", // nesting 5
        "a2001818 18c8 9b00000000ffffffff", // an array longer than the payload
        "a2001818 18c8 5bffffffffffffffff", // bytes longer than the payload
        "a2001818 18c8 f8ff", // a simple value that is none
        "b821", // 33 pairs
    };
    for (const char *hex : broken)
        EXPECT_EQ(clientFault(fromHex(hex)), ErrorCode::BadFrame) << hex;
    EXPECT_EQ(clientFault(fromHex("a2001818 18c8 81818100")), ErrorCode::None) << "nesting 4 is allowed";
}

TEST(WireMessages, SurviveAnyCutOrFlippedBit)
{
    for (const auto &packet : samples::clientPackets()) {
        const QByteArray bytes = encode(packet);
        for (qsizetype length = 0; length < bytes.size(); ++length)
            EXPECT_EQ(clientFault(bytes.first(length)), ErrorCode::BadFrame)
                << samples::nameOf(packet) << length;
        for (qsizetype bit = 0; bit < 8 * bytes.size(); ++bit) {
            QByteArray flipped = bytes;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            if (const auto decoded = decodeClientPacket(flipped)) {
                const auto again = decodeClientPacket(encode(*decoded));
                ASSERT_TRUE(again && *again == *decoded) << samples::nameOf(packet) << bit;
            }
        }
    }
}

TEST(WireMessages, HideSecretsInLogs)
{
    for (const auto &packet : samples::clientPackets()) {
        const QString text = toDebugString(packet);
        EXPECT_TRUE(text.startsWith(QString::fromStdString(samples::nameOf(packet))));
        for (const auto &secret :
            {u"correct horse"_s, u"abcdefgh"_s, u"61626364656667"_s, u"a < b"_s, u"سر"_s})
            EXPECT_FALSE(text.contains(secret)) << text.toStdString();
    }
    EXPECT_EQ(toDebugString(ClientPacket{{.rid = 3}, Guest{.wishedName = u"A\nB"_s}}),
        u"GUEST rid=3 wishedName=\"A?B\""_s);
}

TEST(WireMessages, ReservedNumbersAreFree)
{
    std::set<MessageType> used;
    for (const auto &packet : samples::clientPackets())
        std::visit([&used](const auto &message) { used.insert(message.type); }, packet.message);
    for (const auto &packet : samples::serverPackets())
        std::visit([&used](const auto &message) { used.insert(message.type); }, packet.message);
    for (const auto &reserved : ReservedMessages)
        EXPECT_TRUE(used.insert(reserved.type).second) << reserved.name;
}

TEST(WireSettings, AreKeptAlone)
{
    const TableSettings settings{.rules = "italian", .takebacks = true, .title = u"x"_s};
    EXPECT_EQ(decodeSettings(encodeSettings(settings)), settings);
    EXPECT_EQ(decodeSettings(encodeSettings(settings).append('\0')), std::nullopt);
}

} // namespace naqla::net::wire
