// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/postgres_cluster.h"

#include "tests/net/event_wait.h"

#include <QDir>

#include <pwd.h>
#include <unistd.h>

namespace naqla::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int LongestMs = 60'000;

/// Where Debian puts them, the newest version first.
[[nodiscard]] QString folderOfPrograms()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    for (const QString &version :
        versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed)) {
        if (const QString programs = versions.filePath(version + u"/bin"_s);
            QFile::exists(programs + u"/initdb"_s))
            return programs;
    }
    return {};
}

} // namespace

PostgresCluster::PostgresCluster()
    : m_programs(folderOfPrograms())
{
    if (m_programs.isEmpty()) {
        m_fault = u"PostgreSQL is not installed: scripts/prepare.sh check"_s;
        return;
    }
    if (const passwd *user = ::getuid() == 0 ? ::getpwnam("postgres") : nullptr;
        user != nullptr && ::chown(qPrintable(m_folder.path()), user->pw_uid, user->pw_gid) != 0) {
        m_fault = u"the folder cannot be given to postgres"_s;
        return;
    }
    m_server.setProcessChannelMode(QProcess::MergedChannels);
    if (run(u"initdb"_s,
            {u"-D"_s, m_folder.filePath(u"data"_s), u"-U"_s, u"naqla"_s, u"-A"_s, u"trust"_s, u"-E"_s,
                u"UTF8"_s, u"--locale=C"_s, u"--no-sync"_s}))
        (void)start();
}

PostgresCluster::~PostgresCluster()
{
    kill();
}

QStringList PostgresCluster::asItsUser(const QString &program, const QStringList &arguments) const
{
    QStringList words{m_programs + u'/' + program};
    words += arguments;
    if (::getuid() == 0)
        words = QStringList{u"setpriv"_s, u"--reuid=postgres"_s, u"--regid=postgres"_s, u"--clear-groups"_s,
                    u"--"_s}
            + words;
    return words;
}

bool PostgresCluster::run(const QString &program, const QStringList &arguments)
{
    QStringList words = asItsUser(program, arguments);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_folder.path());
    process.start(words.takeFirst(), words);
    if (process.waitForFinished(LongestMs) && process.exitStatus() == QProcess::NormalExit
        && process.exitCode() == 0)
        return true;
    m_fault = program + u": "_s + QString::fromUtf8(process.readAll()) + process.errorString();
    return false;
}

bool PostgresCluster::start()
{
    QStringList words = asItsUser(u"postgres"_s,
        {u"-D"_s, m_folder.filePath(u"data"_s), u"-k"_s, socketFolder(), u"-c"_s, u"listen_addresses="_s});
    m_server.setWorkingDirectory(m_folder.path());
    m_server.start(words.takeFirst(), words);
    QByteArray output;
    const bool ready = waitUntil([&] {
        output += m_server.readAll();
        return output.contains("ready to accept connections") || m_server.state() == QProcess::NotRunning;
    });
    if (ready && m_server.state() == QProcess::Running)
        return true;
    m_fault = u"postgres: "_s + QString::fromUtf8(output) + m_server.errorString();
    return false;
}

void PostgresCluster::kill()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    m_server.kill();
    m_server.waitForFinished(LongestMs);
}

QString PostgresCluster::newDatabase(const QString &encoding)
{
    const QString name = u"test%1"_s.arg(++m_databases);
    const bool made = run(u"createdb"_s,
        {u"-h"_s, socketFolder(), u"-U"_s, u"naqla"_s, u"-T"_s, u"template0"_s, u"-E"_s, encoding, name});
    return made ? u"host=%1 user=naqla dbname=%2"_s.arg(socketFolder(), name) : QString();
}

} // namespace naqla::test
