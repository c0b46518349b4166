// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/remote_game.h"
#include "net/lan/own_certificate.h"
#include "net/lan/tls_files.h"
#include "net/server_program/config_file.h"
#include "tests/net/event_wait.h"
#include "tests/net/fault_proxy.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSslKey>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>

using namespace naqla;
using namespace naqla::net;
using naqla::test::FaultProxy;
using naqla::test::waitUntil;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

[[nodiscard]] bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Writes certificate and key to two files, as an authority's client leaves them.
[[nodiscard]] QByteArray newTlsFiles(const QTemporaryDir &folder, char serial)
{
    const auto pem = makeOwnCertificate(QByteArray(16, serial));
    const QByteArray key = pem ? QSslKey(*pem, QSsl::Ec, QSsl::Pem, QSsl::PrivateKey).toPem() : QByteArray();
    const auto chain = QSslCertificate::fromData(pem.value_or(QByteArray()), QSsl::Pem);
    const bool written = chain.size() == 1 && write(folder.filePath(u"cert.pem"_s), chain.first().toPem())
        && write(folder.filePath(u"key.pem"_s), key);
    EXPECT_TRUE(written);
    return pinOf(chain.value(0));
}

/// The program itself, with a configuration in its folder.
struct Program
{
    [[nodiscard]] bool start(const QByteArray &moreConfig = {})
    {
        if (!write(folder.filePath(u"server.conf"_s),
                "listen = 127.0.0.1\nport = 0\ndata = " + folder.filePath(u"data"_s).toUtf8() + '\n'
                    + moreConfig))
            return false;
        process.start(
            QStringLiteral(NAQLA_SERVER_PROGRAM), {u"--config"_s, folder.filePath(u"server.conf"_s)});
        if (!says("\nkey "))
            return false;
        port = output.left(output.indexOf('\n')).split(':').last().toUShort();
        return output.startsWith("listening on 127.0.0.1:");
    }
    [[nodiscard]] bool says(const QByteArray &words)
    {
        return waitUntil([&] {
            output += process.readAllStandardOutput();
            return output.contains(words) || process.state() == QProcess::NotRunning;
        }) && output.contains(words);
    }
    void signal(int number) { ::kill(static_cast<pid_t>(process.processId()), number); }
    [[nodiscard]] ServerAddress address(const PeerTrust &trust) const
    {
        return {{Endpoint{u"127.0.0.1"_s, port}}, trust};
    }

    QTemporaryDir folder;
    QProcess process;
    QByteArray output;
    quint16 port = 0;
};

struct Visitor
{
    [[nodiscard]] bool enters(const ServerAddress &address, const Entry &entry)
    {
        connection.start(address, entry);
        return waitUntil([this] {
            return connection.isReady() || connection.state() == ClientConnection::State::Ended;
        }) && connection.isReady();
    }
    /// Whether a question comes back answered, over the connection that is there.
    [[nodiscard]] bool isAnswered()
    {
        bool answered = false;
        quint32 rid = 0;
        const auto listening =
            QObject::connect(&connection, &ClientConnection::received, [&](const wire::ServerPacket &packet) {
                answered = answered || (rid != 0 && packet.envelope.rid == rid);
            });
        rid = connection.request(wire::GameList{});
        const bool came = waitUntil([&] { return answered || !connection.isReady(); }) && answered;
        QObject::disconnect(listening);
        return came;
    }
    TokenStore tokens{QString()};
    QTemporaryDir folder;
    TrustStore trusted{folder.filePath(u"hosts"_s)};
    ClientConnection connection{tokens, trusted};
};

} // namespace

TEST(ServerConfigFile, TheOneThatIsPrintedIsGoodAndSaysTheDefaults)
{
    const auto settings = readConfig(defaultConfig());
    ASSERT_TRUE(settings) << settings.error().toStdString();
    EXPECT_EQ(*settings, Settings{});
    for (const QByteArray &line : defaultConfig().split('\n'))
        EXPECT_LE(line.size(), 120) << line.toStdString();
}

TEST(ServerConfigFile, SetsEveryKey)
{
    const auto read =
        readConfig("# ours\n\n name = مقهى \nnotice=a = b\ndata = /srv\nstore = postgres\nconnection = "
                   "host=/tmp dbname=naqla\nlisten = ::1\nport = 5000\n"
                   "certificate = c\nkey = k\naccounts = no\nchat = phrases\nconnections = 100\n"
                   "exempt = 10.0.0.0/8, 2001:db8::/32 192.168.1.5\n"
                   "tables = 7\ntables-per-player = 3\nspectators-per-table = 0\nlog = no\n");
    ASSERT_TRUE(read) << read.error().toStdString();
    const Settings expected{.name = u"مقهى"_s,
        .notice = u"a = b"_s,
        .dataFolder = u"/srv"_s,
        .store = StoreKind::Postgres,
        .connection = u"host=/tmp dbname=naqla"_s,
        .address = QHostAddress(u"::1"_s),
        .port = 5'000,
        .certificateFile = u"c"_s,
        .keyFile = u"k"_s,
        .accounts = false,
        .chat = wire::ChatMode::Phrases,
        .exempt = {{QHostAddress(u"10.0.0.0"_s), 8}, {QHostAddress(u"2001:db8::"_s), 32},
            {QHostAddress(u"192.168.1.5"_s), 32}},
        .connections = 100,
        .tables = 7,
        .tablesPerPlayer = 3,
        .spectatorsPerTable = 0,
        .log = false};
    EXPECT_EQ(*read, expected);
}

TEST(ServerConfigFile, TellsTheLineThatIsWrong)
{
    const std::pair<QByteArray, QString> wrong[] = {{"port = 1\nprot = 2\n", u"line 2: unknown key `prot`"_s},
        {"port = many\n", u"line 1: `port` cannot be `many`"_s}, {"\nport\n", u"line 2: there is no `=`"_s},
        {"port = 1\nport = 1\n", u"line 2: `port` was set before"_s}, {"chat = loud\n", u"line 1: `chat`"_s},
        {"accounts = true\n", u"line 1: `accounts`"_s}, {"tables = 0\n", u"line 1: `tables`"_s},
        {"listen = nowhere\n", u"line 1: `listen`"_s},
        {"key = x\n", u"certificate and key belong together"_s},
        {"exempt = 10.0.0.0/8 home\n", u"line 1: `exempt`"_s}, {"store = file\n", u"line 1: `store`"_s},
        {"store = postgres\nconnection = a;b\n", u"line 2: `connection`"_s},
        {"connection = dbname=x\n", u"connection is only for"_s}};
    for (const auto &[text, fault] : wrong) {
        const auto read = readConfig(text);
        ASSERT_FALSE(read) << text.toStdString();
        EXPECT_TRUE(read.error().startsWith(fault)) << read.error().toStdString();
    }
}

TEST(TlsFiles, AreReadOrRefusedWithTheReason)
{
    QTemporaryDir folder;
    const QByteArray pin = newTlsFiles(folder, 'A');
    const QString certificate = folder.filePath(u"cert.pem"_s);
    const QString key = folder.filePath(u"key.pem"_s);
    const auto tls = readTlsFiles(certificate, key);
    ASSERT_TRUE(tls);
    EXPECT_EQ(pinOf(tls->localCertificate()), pin);
    const auto fault = [](const QString &certificateFile, const QString &keyFile) {
        const auto read = readTlsFiles(certificateFile, keyFile);
        return read ? std::optional<TlsFileFault>() : read.error();
    };
    EXPECT_EQ(fault(folder.filePath(u"none"_s), key), TlsFileFault::CertificateUnreadable);
    EXPECT_EQ(fault(certificate, folder.filePath(u"none"_s)), TlsFileFault::KeyUnreadable);
    EXPECT_EQ(fault(key, key), TlsFileFault::NoCertificate);
    EXPECT_EQ(fault(certificate, certificate), TlsFileFault::NoKey);
    QTemporaryDir other;
    (void)newTlsFiles(other, 'B');
    EXPECT_EQ(fault(certificate, other.filePath(u"key.pem"_s)), TlsFileFault::KeyOfAnother);
}

TEST(ServerProgram, ChecksItsConfigurationWithoutStarting)
{
    QTemporaryDir folder;
    const auto check = [&folder](const QByteArray &config) {
        EXPECT_TRUE(write(folder.filePath(u"c"_s), config));
        QProcess server;
        server.start(QStringLiteral(NAQLA_SERVER_PROGRAM),
            {u"--config"_s, folder.filePath(u"c"_s), u"--check-config"_s});
        EXPECT_TRUE(server.waitForFinished(30'000));
        return std::pair(server.exitCode(), server.readAllStandardError());
    };
    EXPECT_EQ(check("data = /nowhere/at/all\n").first, 0);
    EXPECT_EQ(check("prot = 1\n").first, 2);
    const auto [code, words] = check("data = x\ncertificate = /nowhere\nkey = /nowhere\n");
    EXPECT_EQ(code, 1);
    EXPECT_EQ(words, "naqla-server: the certificate file cannot be read\n");
}

TEST(ServerProgram, TakesARenewedCertificateWithoutSendingAnybodyAway)
{
    NAQLA_NEEDS_LOOPBACK();
    QTemporaryDir tls;
    const QByteArray firstPin = newTlsFiles(tls, 'A');
    Program program;
    ASSERT_TRUE(program.start("certificate = " + tls.filePath(u"cert.pem"_s).toUtf8()
        + "\nkey = " + tls.filePath(u"key.pem"_s).toUtf8() + '\n'));
    EXPECT_TRUE(program.output.contains(firstPin.toHex()));
    Visitor early;
    ASSERT_TRUE(early.enters(program.address(PeerTrust::pinned(firstPin)), wire::Guest{u"Layla"_s}));
    ASSERT_TRUE(write(tls.filePath(u"key.pem"_s), "nonsense"));
    program.signal(SIGHUP);
    ASSERT_TRUE(program.says("certificate not taken: the key file holds no key"));
    ASSERT_TRUE(early.isAnswered());
    const QByteArray secondPin = newTlsFiles(tls, 'B');
    program.signal(SIGHUP);
    ASSERT_TRUE(program.says("certificate read again"));
    Visitor late;
    EXPECT_TRUE(late.enters(program.address(PeerTrust::pinned(secondPin)), wire::Guest{u"Omar"_s}));
    EXPECT_TRUE(early.isAnswered());
}

TEST(ServerProgram, KeepsAccountsOverARestartAndLogsWhatHappens)
{
    NAQLA_NEEDS_LOOPBACK();
    Program program;
    ASSERT_TRUE(program.start());
    Visitor first;
    ASSERT_TRUE(first.enters(program.address(PeerTrust::firstContact()),
        wire::Register{.account = u"ليلى"_s, .password = u"correct horse"_s}));
    EXPECT_EQ(first.connection.session().role, wire::Role::User);
    EXPECT_TRUE(program.says("account made account="));
    EXPECT_TRUE(program.says("name=\"ليلى\""));
    EXPECT_FALSE(program.output.contains("horse"));
    program.signal(SIGTERM);
    ASSERT_TRUE(waitUntil([&] { return program.process.state() == QProcess::NotRunning; }));
    first.connection.stop(true);
    program.output.clear();
    ASSERT_TRUE(program.start());
    Visitor second;
    EXPECT_TRUE(second.enters(program.address(PeerTrust::firstContact()),
        wire::Login{.account = u"ليلي"_s, .password = u"correct horse"_s}));
    EXPECT_EQ(second.connection.session().account, first.connection.session().account);
    Visitor thief;
    EXPECT_FALSE(thief.enters(program.address(PeerTrust::firstContact()),
        wire::Login{.account = u"ليلى"_s, .password = u"wrong horse"_s}));
    EXPECT_TRUE(program.says("wrong password account="));
}

TEST(ServerProgram, EndsWithinFiveSecondsThoughAPeerTakesNothing)
{
    NAQLA_NEEDS_LOOPBACK();
    Program program;
    ASSERT_TRUE(program.start());
    FaultProxy proxy(program.port);
    Visitor visitor;
    ASSERT_TRUE(visitor.enters(
        {{Endpoint{u"127.0.0.1"_s, proxy.port()}}, PeerTrust::firstContact()}, wire::Guest{u"Omar"_s}));
    proxy.setMode(FaultProxy::Mode::Stall);
    QElapsedTimer time;
    time.start();
    program.signal(SIGTERM);
    ASSERT_TRUE(waitUntil([&] { return program.process.state() == QProcess::NotRunning; }));
    EXPECT_LT(time.elapsed(), 5'000);
    EXPECT_EQ(program.process.exitCode(), 0);
}
