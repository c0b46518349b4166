// SPDX-License-Identifier: GPL-3.0-or-later
// The connection of a store: its tables' version, statements that run, commits that end.
#include "net/store/sql_store.h"
#include "net/store/sql_migrations.h"
#include "net/store/sql_values.h"

#include <QSqlError>
#include <QSqlRecord>

#include <atomic>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype MostPrepared = 64;

} // namespace

SqlStore::SqlStore(const QString &driver)
{
    static std::atomic<int> count{0};
    m_connection = u"naqla-store-%1"_s.arg(count++);
    m_database = QSqlDatabase::addDatabase(driver, m_connection);
}

SqlStore::~SqlStore()
{
    m_syncer.reset();
    if (m_inTransaction)
        m_database.rollback();
    m_prepared.clear();
    m_direct = QSqlQuery();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

bool SqlStore::fail(const QString &error)
{
    m_error = error;
    return false;
}

bool SqlStore::connect()
{
    return m_database.open() || fail(m_database.lastError().text());
}

void SqlStore::syncInBackground(std::function<Syncer::Sync()> prepare)
{
    m_syncer = std::make_unique<Syncer>(std::move(prepare), [this] {
        QMetaObject::invokeMethod(
            &m_context,
            [this] {
                if (m_syncer)
                    answer(m_syncer->progress());
            },
            Qt::QueuedConnection);
    });
}

bool SqlStore::migrate()
{
    if (!run(u"CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"_s))
        return false;
    const auto rows = read(u"SELECT version FROM schema_version"_s);
    const auto &migrations = sqlMigrations();
    const std::size_t version = rows.empty() ? 0 : smallOf<std::size_t>(rows.front().front());
    if (version > migrations.size())
        return fail(u"schema version %1 is newer than this program"_s.arg(version));
    for (std::size_t i = version; i < migrations.size(); ++i) {
        bool done = m_database.transaction();
        for (const QString &statement : migrations[i])
            done = done && run(withOwnTypes(statement));
        done = done && run(u"DELETE FROM schema_version"_s)
            && run(u"INSERT INTO schema_version (version) VALUES (?)"_s, {number(i + 1)})
            && m_database.commit();
        if (!done) {
            m_database.rollback();
            return false;
        }
    }
    return true;
}

QSqlQuery *SqlStore::prepared(const QString &sql)
{
    const auto known = m_prepared.find(sql);
    if (known != m_prepared.end())
        return &*known;
    if (m_prepared.size() >= MostPrepared)
        m_prepared.clear();
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (query.prepare(sql))
        return &*m_prepared.insert(sql, std::move(query));
    m_error = query.lastError().text();
    return nullptr;
}

QSqlQuery *SqlStore::executed(const QString &sql, const QVariantList &values)
{
    if (values.isEmpty()) { // settings and the like, which cannot be prepared
        m_direct = QSqlQuery(m_database);
        m_direct.setForwardOnly(true);
        if (m_direct.exec(sql))
            return &m_direct;
        m_error = m_direct.lastError().text();
        return nullptr;
    }
    QSqlQuery *query = prepared(sql);
    if (query == nullptr)
        return nullptr;
    for (qsizetype i = 0; i < values.size(); ++i)
        query->bindValue(static_cast<int>(i), values[i]);
    if (query->exec())
        return query;
    m_error = query->lastError().text();
    m_prepared.remove(sql);
    return nullptr;
}

bool SqlStore::run(const QString &sql, const QVariantList &values)
{
    QSqlQuery *query = executed(sql, values);
    if (query != nullptr)
        query->finish();
    return query != nullptr;
}

void SqlStore::write(const QString &sql, const QVariantList &values)
{
    if (m_failed)
        return;
    if (!m_inTransaction)
        m_inTransaction = m_database.transaction();
    m_failed = !m_inTransaction || !run(sql, values);
}

SqlStore::Rows SqlStore::read(const QString &sql, const QVariantList &values)
{
    Rows rows;
    QSqlQuery *query = executed(sql, values);
    if (query == nullptr) {
        // In a transaction that a failed write has broken nothing can be read; its commit will tell.
        m_readFailed = m_readFailed || !m_failed;
        return rows;
    }
    const int columns = query->record().count();
    while (query->next()) {
        QVariantList &row = rows.emplace_back();
        for (int column = 0; column < columns; ++column)
            row.append(query->value(column));
    }
    query->finish();
    return rows;
}

void SqlStore::commit(std::function<void(bool)> done)
{
    bool stored = !m_failed;
    if (m_inTransaction) {
        stored = stored && m_database.commit();
        if (!stored) {
            if (!m_failed)
                m_error = m_database.lastError().text();
            m_database.rollback();
        }
    }
    m_inTransaction = false;
    m_failed = false;
    if (!m_syncer || !stored)
        return done(stored);
    m_commits.push_back({m_syncer->request(), std::move(done)});
    if (const auto progress = m_syncer->progress(); progress.failed)
        answer(progress);
}

void SqlStore::answer(Syncer::Progress progress)
{
    while (!m_commits.empty() && (progress.failed || m_commits.front().ticket <= progress.done)) {
        const Commit commit = std::move(m_commits.front());
        m_commits.pop_front();
        commit.done(commit.ticket <= progress.done);
    }
}

void SqlStore::waitForCommits()
{
    if (!m_commits.empty())
        answer(m_syncer->waitForAll());
}

} // namespace naqla::net
