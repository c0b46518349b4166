// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/file_sync.h"
#include "net/store/memory_store.h"
#include "net/store/sql_migrations.h"
#include "net/store/sqlite_store.h"
#include "tests/net/event_wait.h"
#include "tests/net/store_conformance.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <unistd.h>

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

/// In a file of its own folder.
[[nodiscard]] StoreKind sqlite(const char *name, SqliteStore::Disk disk)
{
    return {name, true, [disk] {
                return [disk, folder = std::make_shared<QTemporaryDir>()] {
                    return std::make_unique<SqliteStore>(folder->filePath(u"games.sqlite"_s), disk);
                };
            }};
}

} // namespace

INSTANTIATE_TEST_SUITE_P(Stores, StoreConformance,
    testing::Values(StoreKind{"Memory", false, [] { return [] { return std::make_unique<MemoryStore>(); }; }},
        sqlite("Sqlite", SqliteStore::Disk::Waits),
        sqlite("SqliteInBackground", SqliteStore::Disk::InBackground)),
    [](const auto &kind) { return kind.param.name; });

TEST(SqliteStore, TellsTheEndsOfItsCommitsInOrderThroughTheEventLoop)
{
    const QTemporaryDir folder;
    SqliteStore store(folder.filePath(u"games.sqlite"_s), SqliteStore::Disk::InBackground);
    ASSERT_TRUE(store.open());
    std::vector<int> ended;
    for (int i = 0; i < 5; ++i) {
        store.setMeta(u"key"_s, QByteArray::number(i));
        store.commit([&ended, i](bool stored) { ended.push_back(stored ? i : -1); });
    }
    EXPECT_TRUE(ended.empty()) << "the disk works in the background";
    EXPECT_TRUE(test::waitUntil([&ended] { return ended.size() == 5; }));
    EXPECT_EQ(ended, (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(SqliteStore, AStoreThatGoesAwayTellsNothingAnyMore)
{
    const QTemporaryDir folder;
    bool ended = false;
    {
        SqliteStore store(folder.filePath(u"games.sqlite"_s), SqliteStore::Disk::InBackground);
        ASSERT_TRUE(store.open());
        store.setMeta(u"key"_s, "kept");
        store.commit([&ended](bool) { ended = true; });
    }
    QCoreApplication::processEvents();
    EXPECT_FALSE(ended);
    SqliteStore store(folder.filePath(u"games.sqlite"_s));
    ASSERT_TRUE(store.open());
    EXPECT_EQ(store.findMeta(u"key"_s), "kept");
}

TEST(Syncer, TellsADiskThatRefuses)
{
    // A pipe cannot be synced.
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    const auto sync = syncOfFile(u"/proc/self/fd/%1"_s.arg(ends[1]));
    ASSERT_TRUE(sync);
    Syncer syncer([&sync] { return *sync; }, [] {});
    EXPECT_EQ(syncer.request(), 1U);
    EXPECT_TRUE(syncer.waitForAll().failed);
    EXPECT_EQ(syncer.progress().done, 0U);
    for (const int end : ends)
        ::close(end);
}

TEST(FileSync, OpensNoFileThatIsNotThere)
{
    const QTemporaryDir folder;
    EXPECT_FALSE(syncOfFile(folder.filePath(u"none"_s)));
    EXPECT_FALSE(QFile::exists(folder.filePath(u"none"_s)));
}

TEST(SqliteStore, LosesWhatWasNotCommitted)
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"games.sqlite"_s);
    {
        SqliteStore store(file);
        ASSERT_TRUE(store.open());
        store.addGame(gameRecord('a', 1));
        store.commit([](bool stored) { EXPECT_TRUE(stored); });
        store.addGame(gameRecord('b', 2));
    }
    SqliteStore store(file);
    ASSERT_TRUE(store.open());
    EXPECT_EQ(store.runningGames().size(), 1U);
}

TEST(SqliteStore, AFailedWriteUndoesItsWholeCommitAndNoMore)
{
    SqliteStore store(u":memory:"_s);
    ASSERT_TRUE(store.open());
    store.addGame(gameRecord('a', 1));
    store.addGame(gameRecord('a', 1)); // the same id again
    store.addGame(gameRecord('b', 1));
    store.commit([](bool stored) { EXPECT_FALSE(stored); });
    EXPECT_TRUE(store.runningGames().empty());
    store.addMove(moveRecord(gameRecord('z', 1), 0)); // of no game
    store.commit([](bool stored) { EXPECT_FALSE(stored); });
    store.addGame(gameRecord('c', 1));
    store.commit([](bool stored) { EXPECT_TRUE(stored); });
    EXPECT_EQ(store.runningGames().size(), 1U);
}

TEST(SqliteStore, LetsNobodyElseReadItsFiles)
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"games.sqlite"_s);
    {
        QFile old(file); // of a version that did not care
        ASSERT_TRUE(old.open(QIODevice::WriteOnly));
        ASSERT_TRUE(
            old.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    }
    SqliteStore store(file);
    ASSERT_TRUE(store.open());
    store.addGame(gameRecord('a', 1));
    store.commit([](bool stored) { EXPECT_TRUE(stored); });
    constexpr auto Others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const QString &ending : {u""_s, u"-wal"_s, u"-shm"_s}) {
        const QString name = file + ending;
        ASSERT_TRUE(QFile::exists(name)) << name.toStdString();
        EXPECT_EQ(QFile::permissions(name) & Others, QFile::Permissions()) << name.toStdString();
    }
}

TEST(SqliteStore, TakesOverAFileOfEachOlderVersion)
{
    for (std::size_t version = 1; version < sqlMigrations().size(); ++version) {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"games.sqlite"_s);
        const QString id = u"old%1"_s.arg(version);
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, id);
            database.setDatabaseName(file);
            ASSERT_TRUE(database.open());
            QSqlQuery query(database);
            ASSERT_TRUE(query.exec(u"CREATE TABLE schema_version (version INTEGER NOT NULL)"_s));
            ASSERT_TRUE(query.exec(u"INSERT INTO schema_version (version) VALUES (%1)"_s.arg(version)));
            for (std::size_t i = 0; i < version; ++i) {
                for (const QString &statement : sqlMigrations()[i])
                    ASSERT_TRUE(query.exec(statement)) << statement.toStdString();
            }
            ASSERT_TRUE(query.exec(u"INSERT INTO account (id, name, avatar, guest, created)"
                                   " VALUES (7, 'Omar', 2, 1, 99)"_s));
        }
        QSqlDatabase::removeDatabase(id);
        SqliteStore store(file);
        ASSERT_TRUE(store.open()) << store.errorText().toStdString();
        EXPECT_EQ(
            store.findAccount(7), (AccountRecord{.id = 7, .name = u"Omar"_s, .avatar = 2, .createdUtc = 99}));
    }
}

TEST(SqliteStore, RefusesAFileOfANewerVersion)
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"games.sqlite"_s);
    {
        SqliteStore store(file);
        ASSERT_TRUE(store.open());
    }
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"newer"_s);
        database.setDatabaseName(file);
        ASSERT_TRUE(database.open());
        QSqlQuery query(database);
        ASSERT_TRUE(query.exec(u"UPDATE schema_version SET version = %1"_s.arg(sqlMigrations().size() + 1)));
    }
    QSqlDatabase::removeDatabase(u"newer"_s);
    SqliteStore store(file);
    EXPECT_FALSE(store.open());
    EXPECT_TRUE(store.errorText().contains(u"newer"_s));
}

TEST(SqliteStore, RefusesAFileThatIsNoDatabase)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"games.sqlite"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    SqliteStore store(file.fileName());
    EXPECT_FALSE(store.open());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), QByteArray(5000, 'x')) << "and leaves it as it is";
}

} // namespace naqla::net
