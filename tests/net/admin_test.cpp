// SPDX-License-Identifier: GPL-3.0-or-later
// naqla-server and naqla-admin as programs.
#include "net/admin/admin_socket.h"
#include "net/client/client_connection.h"
#include "tests/net/event_wait.h"

#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>

namespace naqla::net {

using namespace Qt::StringLiterals;
using test::waitUntil;

namespace {

struct Said
{
    int code = -1;
    QString text;
    friend bool operator==(const Said &, const Said &) = default;
};

void PrintTo(const Said &said, std::ostream *out)
{
    *out << said.code << ": " << said.text.toStdString();
}

class Admin : public testing::Test
{
protected:
    void SetUp() override
    {
        NAQLA_NEEDS_LOOPBACK();
        m_server.start(QStringLiteral(NAQLA_SERVER_PROGRAM),
            {u"--data"_s, data(), u"--listen"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s});
        ASSERT_TRUE(says("\nkey ")) << m_server.readAllStandardError().toStdString();
        m_port = m_output.left(m_output.indexOf('\n')).split(':').last().toUShort();
    }
    void TearDown() override
    {
        m_server.kill();
        m_server.waitForFinished();
    }
    [[nodiscard]] QString data() const { return m_folder.filePath(u"data"_s); }
    [[nodiscard]] bool says(const QByteArray &words)
    {
        return waitUntil([&] {
            m_output += m_server.readAllStandardOutput();
            return m_output.contains(words) || m_server.state() == QProcess::NotRunning;
        }) && m_output.contains(words);
    }
    [[nodiscard]] Said admin(const QStringList &words)
    {
        QProcess program;
        program.start(QStringLiteral(NAQLA_ADMIN_PROGRAM), QStringList{u"--data"_s, data()} + words);
        EXPECT_TRUE(program.waitForFinished(30'000));
        const QByteArray text = program.readAllStandardOutput() + program.readAllStandardError();
        return {program.exitCode(), QString::fromUtf8(text).trimmed()};
    }
    [[nodiscard]] std::unique_ptr<ClientConnection> enter(const QString &name)
    {
        auto connection = std::make_unique<ClientConnection>(m_tokens, m_trusted);
        connection->start({{Endpoint{u"127.0.0.1"_s, m_port}}, PeerTrust::firstContact()},
            wire::Register{.account = name, .password = u"correct horse"_s});
        EXPECT_TRUE(waitUntil([&] { return connection->isReady(); }));
        return connection;
    }

    QTemporaryDir m_folder;
    QProcess m_server;
    QByteArray m_output;
    quint16 m_port = 0;
    TokenStore m_tokens{QString()};
    TrustStore m_trusted{m_folder.filePath(u"hosts"_s)};
};

} // namespace

TEST_F(Admin, BansAndShowsWhoIsThereAndWhatWasDone)
{
    EXPECT_EQ(admin({u"people"_s}), (Said{0, u"nobody is here"_s}));
    const auto omar = enter(u"عمر"_s);
    EXPECT_TRUE(admin({u"people"_s}).text.contains(u"عمر  user  127.0.0.1"_s));
    EXPECT_EQ(admin({u"status"_s}), (Said{0, u"people 1\ntables 0\ngames 0"_s}));
    EXPECT_EQ(admin({u"ban"_s, u"account"_s, u"عمر"_s, u"--for"_s, u"2h"_s, u"--why"_s, u"كلام سيئ"_s}),
        (Said{0, u"done"_s}));
    EXPECT_TRUE(waitUntil([&] { return omar->state() == ClientConnection::State::Ended; }));
    EXPECT_EQ(omar->fault(), NetFault::Banned);
    EXPECT_EQ(omar->refusal().text, u"كلام سيئ"_s);
    EXPECT_GT(omar->refusal().until, 0U);
    EXPECT_TRUE(admin({u"bans"_s}).text.contains(u"account  عمر"_s));
    EXPECT_TRUE(admin({u"audit"_s}).text.contains(u"console  ban account"_s));
    EXPECT_EQ(admin({u"unban"_s, u"account"_s, u"عمر"_s}), (Said{0, u"done"_s}));
    EXPECT_EQ(admin({u"bans"_s}), (Said{0, u"nobody is banned"_s}));
}

TEST_F(Admin, GivesRolesAndPasswords)
{
    const auto omar = enter(u"Omar"_s);
    EXPECT_EQ(admin({u"role"_s, u"omar"_s, u"moderator"_s}), (Said{0, u"done"_s}));
    EXPECT_TRUE(admin({u"account"_s, u"Omar"_s}).text.contains(u"role moderator"_s));
    const Said said = admin({u"password"_s, u"Omar"_s});
    ASSERT_EQ(said.code, 0) << said.text.toStdString();
    const QString password = said.text.section(u' ', -1);
    EXPECT_EQ(password.size(), 12);
    ClientConnection again(m_tokens, m_trusted);
    again.start({{Endpoint{u"127.0.0.1"_s, m_port}}, PeerTrust::firstContact()},
        wire::Login{.account = u"Omar"_s, .password = password});
    ASSERT_TRUE(waitUntil([&] { return again.isReady(); }));
    EXPECT_EQ(again.session().role, wire::Role::Moderator);
    EXPECT_FALSE(m_output.contains(password.toUtf8())) << "in no log";
}

TEST_F(Admin, SaysInOneLineWhatIsWrong)
{
    const std::pair<QStringList, Said> wrong[] = {
        {{u"frobnicate"_s}, {1, u"unknown command `frobnicate`; see --help"_s}},
        {{u"ban"_s, u"account"_s},
            {1, u"usage: ban account NAME | network NET | device HEX-OR-NAME [--for TIME] [--why TEXT]"_s}},
        {{u"ban"_s, u"account"_s, u"Nobody"_s}, {1, u"`Nobody` is no account that can be banned"_s}},
        {{u"ban"_s, u"network"_s, u"0.0.0.0/0"_s}, {1, u"`0.0.0.0/0` is no network that can be banned"_s}},
        {{u"mute"_s, u"Nobody"_s, u"--for"_s, u"1h"_s}, {1, u"there is no account `Nobody`"_s}},
        {{u"ban"_s, u"network"_s, u"10.0.0.1"_s, u"--for"_s, u"soon"_s},
            {1, u"`soon` is no time such as 30m, 12h or 7d"_s}},
        {{u"ban"_s, u"network"_s, u"10.0.0.1"_s, u"--why"_s, QString(301, u'x')},
            {1, u"--why has at most 300 characters"_s}},
        {{u"people"_s, u"--for"_s, u"1h"_s}, {1, u"usage: people"_s}},
        {{u"close-table"_s, u"7"_s}, {1, u"there is no such table"_s}},
        {{u"role"_s, u"Nobody"_s, u"admin"_s}, {1, u"there is no account `Nobody`"_s}},
        {{}, {2, u"a command is missing; see --help"_s}}};
    for (const auto &[words, said] : wrong)
        EXPECT_EQ(admin(words), (Said{said.code, u"naqla-admin: "_s + said.text}));
}

TEST_F(Admin, DrainsTheServerToItsEnd)
{
    EXPECT_EQ(admin({u"drain"_s}), (Said{0, u"done"_s}));
    ASSERT_TRUE(waitUntil([&] { return m_server.state() == QProcess::NotRunning; }));
    EXPECT_EQ(m_server.exitCode(), 0);
    EXPECT_EQ(
        admin({u"people"_s}), (Said{1, u"naqla-admin: no server of this user runs with that data folder"_s}));
}

TEST_F(Admin, ReadsTheCertificateAgain)
{
    EXPECT_EQ(admin({u"reload"_s}), (Said{0, u"done"_s}));
    EXPECT_TRUE(says("there is no certificate file to read again"));
}

TEST_F(Admin, TakesOnlyShortCommandsAndOnlyFromTheSameUser)
{
    const QString path = adminSocketPath(data());
    EXPECT_EQ(QFile::permissions(path)
            & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
        QFile::Permissions());
    QLocalSocket socket;
    socket.connectToServer(path);
    ASSERT_TRUE(socket.waitForConnected(5'000));
    socket.write(QByteArray(100'000, 'x'));
    EXPECT_TRUE(waitUntil([&] { return socket.state() == QLocalSocket::UnconnectedState; }));
    QLocalSocket nonsense;
    nonsense.connectToServer(path);
    ASSERT_TRUE(nonsense.waitForConnected(5'000));
    nonsense.write("{]\n");
    EXPECT_TRUE(waitUntil([&] { return nonsense.canReadLine(); }));
    EXPECT_TRUE(nonsense.readLine().contains("unknown command"));
    EXPECT_EQ(admin({u"people"_s}).code, 0) << "and goes on";
}

TEST(AdminConsole, ReadsSpansOfTime)
{
    EXPECT_EQ(spanFromText(u"45s"_s), 45'000U);
    EXPECT_EQ(spanFromText(u"30m"_s), 1'800'000U);
    EXPECT_EQ(spanFromText(u"2w"_s), 14U * 86'400'000U);
    for (const QString &wrong :
        {u""_s, u"7"_s, u"d"_s, u"0d"_s, u"-1d"_s, u"1.5h"_s, u"7 d"_s, u"999999999w"_s, u"7y"_s})
        EXPECT_EQ(spanFromText(wrong), std::nullopt) << wrong.toStdString();
}

} // namespace naqla::net
