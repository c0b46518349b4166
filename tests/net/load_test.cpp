// SPDX-License-Identifier: GPL-3.0-or-later
// The server and the load generator as programs: whole games over TLS, and nothing lost when the server dies.
#include "tests/net/event_wait.h"
#include "tests/net/postgres_cluster.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>

using naqla::test::waitUntil;
using namespace Qt::StringLiterals;

namespace {

/// A program whose lines are read as they come.
class Program
{
public:
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    void start(const QString &file, const QStringList &words)
    {
        m_output.clear();
        m_process.start(file, words);
    }
    /// Waits for a line that begins so; how many came before does not matter, each is found once.
    [[nodiscard]] bool says(const QByteArray &beginning)
    {
        return waitUntil([&] { return take(beginning) || isOver(); }) && !m_found.isEmpty();
    }
    [[nodiscard]] bool ends()
    {
        return waitUntil([&] { return isOver(); });
    }
    void signal(int number) { ::kill(static_cast<pid_t>(m_process.processId()), number); }
    /// The last line that `says` has found.
    [[nodiscard]] QString found() const { return QString::fromUtf8(m_found); }
    [[nodiscard]] QString lastLine()
    {
        m_output += m_process.readAllStandardOutput();
        return QString::fromUtf8(m_output.trimmed().split('\n').last());
    }
    [[nodiscard]] QByteArray errors() { return m_process.readAllStandardError(); }
    [[nodiscard]] int exitCode() const
    {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    [[nodiscard]] bool isOver() const { return m_process.state() == QProcess::NotRunning; }
    [[nodiscard]] bool take(const QByteArray &beginning)
    {
        m_found.clear();
        m_output += m_process.readAllStandardOutput();
        while (m_output.contains('\n')) {
            const qsizetype end = m_output.indexOf('\n');
            const QByteArray line = m_output.left(end);
            m_output.remove(0, end + 1);
            if (!line.startsWith(beginning))
                continue;
            m_found = line;
            return true;
        }
        return false;
    }

    QProcess m_process;
    QByteArray m_output; ///< not read yet
    QByteArray m_found;
};

class LoadProgram : public testing::Test
{
protected:
    void SetUp() override { NAQLA_NEEDS_LOOPBACK(); }

    [[nodiscard]] bool startServer()
    {
        m_server.start(QStringLiteral(NAQLA_SERVER_PROGRAM),
            QStringList{
                u"--data"_s, m_folder.filePath(u"data"_s), u"--listen"_s, u"127.0.0.1"_s, u"--port"_s, m_port}
                + m_storeWords);
        if (!m_server.says("listening on "))
            return false;
        m_port = m_server.found().section(u':', -1);
        return m_server.says("key ");
    }
    void startLoad(const QStringList &words)
    {
        m_load.start(QStringLiteral(NAQLA_LOAD_PROGRAM),
            QStringList{
                u"--connect"_s, u"127.0.0.1:"_s + m_port, u"--pin"_s, m_server.found().section(u' ', -1)}
                + words);
    }
    /// The value behind a word of the last line.
    [[nodiscard]] double value(const QString &word)
    {
        static const QRegularExpression line(
            u"^games (?<games>\\d+)  moves/s (?<moves>[\\d.]+)  p50 (?<p50>[\\d.]+)  p99 (?<p99>[\\d.]+)"
            "  errors (?<errors>\\d+)$"_s);
        const auto match = line.match(m_load.lastLine());
        EXPECT_TRUE(match.hasMatch()) << m_load.lastLine().toStdString();
        return match.captured(word).toDouble();
    }
    /// Plays, ends the server by a signal and starts it again, several times; then compares.
    void restart(int signal, int rounds)
    {
        restart([this, signal] { m_server.signal(signal); }, [] { return true; }, rounds);
        EXPECT_EQ(storeIntegrity(), u"ok"_s);
    }
    /// The same with another cause of the end and something that must be done before the next start.
    void restart(const std::function<void()> &end, const std::function<bool()> &repair, int rounds)
    {
        constexpr int Players = 16;
        ASSERT_TRUE(startServer());
        startLoad({u"--players"_s, QString::number(Players), u"--seconds"_s, u"600"_s,
            u"--moves-per-second"_s, u"25"_s, u"--expect-restarts"_s});
        ASSERT_TRUE(m_load.says("playing ")) << m_load.errors().constData();
        for (int round = 0; round < rounds; ++round) {
            goOnForAMoment();
            end();
            ASSERT_TRUE(m_server.ends());
            ASSERT_TRUE(repair());
            ASSERT_TRUE(startServer()) << m_server.errors().constData();
            ASSERT_TRUE(m_load.says("playing ")) << m_load.errors().constData() << "in round " << round;
        }
        m_load.signal(SIGTERM);
        ASSERT_TRUE(m_load.says("interruptions "));
        EXPECT_GE(m_load.found().section(u' ', 1, 1).toInt(), rounds * Players);
        EXPECT_TRUE(m_load.found().endsWith(u"  lost 0"_s)) << m_load.found().toStdString();
        ASSERT_TRUE(m_load.ends());
        EXPECT_EQ(value(u"errors"_s), 0) << m_load.errors().constData();
        EXPECT_EQ(m_load.exitCode(), 0);
        m_server.signal(SIGTERM);
        ASSERT_TRUE(m_server.ends());
    }

private:
    /// The moment of a crash is any; waiting a different time in each round meets different states.
    void goOnForAMoment()
    {
        const int moment = m_random.bounded(80);
        QElapsedTimer since;
        since.start();
        EXPECT_TRUE(waitUntil([&] { return since.elapsed() >= moment; }));
    }
    [[nodiscard]] QString storeIntegrity() const
    {
        QString answer;
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"check"_s);
            database.setDatabaseName(m_folder.filePath(u"data/games.sqlite"_s));
            if (database.open()) {
                QSqlQuery query(u"PRAGMA integrity_check"_s, database);
                answer = query.next() ? query.value(0).toString() : QString();
            }
        }
        QSqlDatabase::removeDatabase(u"check"_s);
        return answer;
    }

protected:
    QTemporaryDir m_folder;
    QString m_port = u"0"_s;
    QStringList m_storeWords;
    Program m_server;
    Program m_load;
    QRandomGenerator m_random{20};
};

} // namespace

TEST_F(LoadProgram, PlaysOverTlsWithoutAnError)
{
    ASSERT_TRUE(startServer());
    startLoad({u"--players"_s, u"12"_s, u"--seconds"_s, u"2"_s, u"--moves-per-second"_s, u"20"_s});
    ASSERT_TRUE(m_load.ends());
    EXPECT_GE(value(u"games"_s), 6);
    EXPECT_GT(value(u"moves"_s), 6.0) << "more than one move a second in each game";
    EXPECT_GT(value(u"p50"_s), 0.0);
    EXPECT_GE(value(u"p99"_s), value(u"p50"_s));
    EXPECT_EQ(value(u"errors"_s), 0) << m_load.errors().constData();
    EXPECT_EQ(m_load.exitCode(), 0);
}

TEST_F(LoadProgram, TellsThatAServerIsNotThere)
{
    m_load.start(QStringLiteral(NAQLA_LOAD_PROGRAM),
        {u"--connect"_s, u"127.0.0.1:1"_s, u"--players"_s, u"2"_s, u"--seconds"_s, u"1"_s});
    ASSERT_TRUE(m_load.ends());
    EXPECT_EQ(m_load.exitCode(), 1);
    EXPECT_GE(value(u"errors"_s), 1);
    EXPECT_TRUE(m_load.errors().contains("nobody listens there"));
}

TEST_F(LoadProgram, RefusesAServerWithAnotherKey)
{
    ASSERT_TRUE(startServer());
    m_load.start(QStringLiteral(NAQLA_LOAD_PROGRAM),
        {u"--connect"_s, u"127.0.0.1:"_s + m_port, u"--players"_s, u"2"_s, u"--seconds"_s, u"1"_s, u"--pin"_s,
            QString(64, u'a')});
    ASSERT_TRUE(m_load.ends());
    EXPECT_EQ(m_load.exitCode(), 1);
    EXPECT_TRUE(m_load.errors().contains("another key"));
}

TEST_F(LoadProgram, RefusesWrongArgumentsInOneLine)
{
    const QStringList good{u"--connect"_s, u"127.0.0.1"_s, u"--players"_s, u"2"_s, u"--seconds"_s, u"1"_s};
    const QList<QStringList> wrong{{}, good.first(4), good.sliced(2), good + QStringList{u"word"_s},
        good + QStringList{u"--players"_s, u"3"_s}, good + QStringList{u"--seconds"_s, u"0"_s},
        good + QStringList{u"--pin"_s, u"abc"_s}, good + QStringList{u"--moves-per-second"_s, u"nan"_s},
        good + QStringList{u"--moves-per-second"_s, u"31"_s}, good + QStringList{u"--variant"_s, u"chess"_s},
        good + QStringList{u"--entering"_s, u"0"_s}, good + QStringList{u"--seed"_s, u"x"_s},
        good + QStringList{u"--frobnicate"_s}};
    for (const QStringList &words : wrong) {
        m_load.start(QStringLiteral(NAQLA_LOAD_PROGRAM), words);
        ASSERT_TRUE(m_load.ends());
        EXPECT_EQ(m_load.exitCode(), 2) << words.join(u' ').toStdString();
        EXPECT_EQ(m_load.errors().count('\n'), 1) << words.join(u' ').toStdString();
    }
}

TEST_F(LoadProgram, ARestartOfTheServerLosesNoConfirmedMove)
{
    restart(SIGTERM, 1);
}

/// The rounds that NAQLA_KILL_ROUNDS names, 20 in the full check.
TEST_F(LoadProgram, AKilledServerLosesNoConfirmedMove)
{
    restart(SIGKILL, qEnvironmentVariable("NAQLA_KILL_ROUNDS", u"2"_s).toInt());
}

TEST_F(LoadProgram, AKilledDatabaseEndsTheServerAndLosesNoConfirmedMove)
{
    naqla::test::PostgresCluster cluster;
    ASSERT_TRUE(cluster.fault().isEmpty()) << cluster.fault().toStdString();
    QFile config(m_folder.filePath(u"server.conf"_s));
    ASSERT_TRUE(config.open(QIODevice::WriteOnly));
    config.write("store = postgres\nconnection = " + cluster.newDatabase().toUtf8() + '\n');
    config.close();
    m_storeWords = {u"--config"_s, config.fileName()};
    restart([&cluster] { cluster.kill(); },
        [this, &cluster] {
            EXPECT_EQ(m_server.exitCode(), 1) << "who watches over it starts it again";
            return cluster.start();
        },
        2);
}
