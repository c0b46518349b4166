// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/postgres_store.h"

#include <QSqlError>

#include <atomic>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

const QString Driver = u"QPSQL"_s;

/// Any number that others are unlikely to lock in the same database.
constexpr qlonglong LockNumber = 0x6e61'716c'6131;

/// A connection of the syncer's thread. PostgreSQL writes its log in order: when a transaction that waits for
/// the disk is there, all that were committed before it are, too.
class WaitingConnection
{
public:
    explicit WaitingConnection(const QString &options)
    {
        static std::atomic<int> count{0};
        m_name = u"naqla-sync-%1"_s.arg(count++);
        m_database = QSqlDatabase::addDatabase(Driver, m_name);
        m_database.setConnectOptions(options);
        m_isGood = m_database.open() && QSqlQuery(m_database).exec(u"SET synchronous_commit = on"_s);
    }
    ~WaitingConnection()
    {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
    }
    WaitingConnection(const WaitingConnection &) = delete;
    WaitingConnection &operator=(const WaitingConnection &) = delete;

    /// Only a transaction that has written something waits.
    [[nodiscard]] bool sync()
    {
        return m_isGood
            && QSqlQuery(m_database)
                   .exec(u"INSERT INTO meta (name, content) VALUES ('synced', '')"
                         " ON CONFLICT (name) DO UPDATE SET content = excluded.content"_s);
    }

private:
    QString m_name;
    QSqlDatabase m_database;
    bool m_isGood = false;
};

} // namespace

PostgresStore::PostgresStore(const QString &connection)
    : SqlStore(Driver)
    , m_options(connection)
{
    // Qt wants `;` between options and gives libpq blanks.
    if (!m_options.contains(u"connect_timeout"_s))
        m_options += u" connect_timeout=5"_s;
    if (!m_options.contains(u"application_name"_s))
        m_options += u" application_name=naqla-server"_s;
    m_options = m_options.trimmed();
}

bool PostgresStore::open()
{
    if (!database().isValid())
        return fail(u"Qt's driver for PostgreSQL is missing; on Debian install libqt6sql6-psql"_s);
    database().setConnectOptions(m_options);
    if (!connect() || !run(u"SET client_min_messages = warning"_s) || !run(u"SET synchronous_commit = off"_s)
        || !takeForItself() || !migrate())
        return false;
    syncInBackground([options = m_options]() -> Syncer::Sync {
        return [connection = std::make_shared<WaitingConnection>(options)] { return connection->sync(); };
    });
    return true;
}

bool PostgresStore::takeForItself()
{
    const auto encoding = read(u"SHOW server_encoding"_s);
    if (encoding.empty() || encoding.front().front().toString() != u"UTF8"_s)
        return fail(u"the database must have the encoding UTF8"_s);
    const auto lock = read(u"SELECT pg_try_advisory_lock(?)"_s, {LockNumber});
    return (!lock.empty() && lock.front().front().toBool()) || fail(u"another server uses this database"_s);
}

QString PostgresStore::withOwnTypes(const QString &statement) const
{
    // Text in the order of its bytes, as SQLite has it.
    QString own = statement;
    return own.replace(u" BLOB"_s, u" BYTEA"_s)
        .replace(u" INTEGER"_s, u" BIGINT"_s)
        .replace(u" TEXT"_s, u" TEXT COLLATE \"C\""_s);
}

} // namespace naqla::net
