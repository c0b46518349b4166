// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/postgres_store.h"
#include "net/store/sql_migrations.h"
#include "tests/net/event_wait.h"
#include "tests/net/postgres_cluster.h"
#include "tests/net/store_conformance.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace naqla::net {

using namespace Qt::StringLiterals;
using naqla::test::PostgresCluster;

namespace {

/// Runs while the tests do.
class Cluster final : public testing::Environment
{
public:
    void SetUp() override
    {
        m_cluster = std::make_unique<PostgresCluster>();
        ASSERT_TRUE(m_cluster->fault().isEmpty()) << m_cluster->fault().toStdString();
    }
    void TearDown() override { m_cluster.reset(); }
    [[nodiscard]] PostgresCluster &operator*() const { return *m_cluster; }
    [[nodiscard]] PostgresCluster *operator->() const { return m_cluster.get(); }

private:
    std::unique_ptr<PostgresCluster> m_cluster;
};
Cluster &cluster = *static_cast<Cluster *>(testing::AddGlobalTestEnvironment(new Cluster));

[[nodiscard]] bool stored(Store &store)
{
    bool done = false;
    store.commit([&done](bool good) { done = good; });
    store.waitForCommits();
    return done;
}

/// Runs a statement beside the store.
[[nodiscard]] bool execute(const QString &connection, const QString &sql)
{
    bool done = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QPSQL"_s, u"beside"_s);
        database.setConnectOptions(connection);
        done = database.open() && QSqlQuery(database).exec(sql);
    }
    QSqlDatabase::removeDatabase(u"beside"_s);
    return done;
}

} // namespace

INSTANTIATE_TEST_SUITE_P(Postgres, StoreConformance,
    testing::Values(StoreKind{"Postgres", true,
        [] {
            return
                [connection = cluster->newDatabase()] { return std::make_unique<PostgresStore>(connection); };
        }}),
    [](const auto &kind) { return kind.param.name; });

TEST(PostgresStore, TellsTheEndsOfItsCommitsInOrderThroughTheEventLoop)
{
    PostgresStore store(cluster->newDatabase());
    ASSERT_TRUE(store.open()) << store.errorText().toStdString();
    std::vector<int> ended;
    for (int i = 0; i < 5; ++i) {
        store.setMeta(u"key"_s, QByteArray::number(i));
        store.commit([&ended, i](bool good) { ended.push_back(good ? i : -1); });
    }
    EXPECT_TRUE(ended.empty()) << "the disk works in the background";
    EXPECT_TRUE(test::waitUntil([&ended] { return ended.size() == 5; }));
    EXPECT_EQ(ended, (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(PostgresStore, AFailedWriteUndoesItsWholeCommitAndNoMore)
{
    PostgresStore store(cluster->newDatabase());
    ASSERT_TRUE(store.open());
    store.addGame(gameRecord('a', 1));
    store.addGame(gameRecord('a', 1)); // the same id again
    store.addGame(gameRecord('b', 1));
    EXPECT_EQ(store.findMeta(u"key"_s), std::nullopt);
    EXPECT_TRUE(store.hasFailed()) << "no answers come from a broken transaction";
    EXPECT_FALSE(stored(store));
    EXPECT_TRUE(store.runningGames().empty());
    store.addGame(gameRecord('c', 1));
    EXPECT_TRUE(stored(store));
    EXPECT_EQ(store.runningGames().size(), 1U);
    EXPECT_FALSE(store.hasFailed());
}

TEST(PostgresStore, LosesNothingThatItTookWhenTheDatabaseIsKilled)
{
    const QString connection = cluster->newDatabase();
    {
        PostgresStore store(connection);
        ASSERT_TRUE(store.open());
        store.addGame(gameRecord('a', 1));
        for (std::uint16_t ply = 0; ply < 50; ++ply) {
            store.addMove(moveRecord(gameRecord('a', 1), ply));
            ASSERT_TRUE(stored(store));
        }
        cluster->kill();
        EXPECT_EQ(store.findMeta(u"key"_s), std::nullopt);
        EXPECT_TRUE(store.hasFailed()) << "that there is none was no answer";
        store.setMeta(u"key"_s, "lost");
        EXPECT_FALSE(stored(store));
    }
    ASSERT_TRUE(cluster->start()) << cluster->fault().toStdString();
    PostgresStore store(connection);
    ASSERT_TRUE(store.open()) << store.errorText().toStdString();
    ASSERT_EQ(store.runningGames().size(), 1U);
    EXPECT_EQ(store.runningGames().front().moves.size(), 50U);
    EXPECT_EQ(store.findMeta(u"key"_s), std::nullopt);
}

TEST(PostgresStore, SendsNobodyAnAnswerWhenTheDatabaseGoesBeforeTheDiskHasIt)
{
    PostgresStore store(cluster->newDatabase());
    ASSERT_TRUE(store.open());
    store.setMeta(u"key"_s, "first");
    ASSERT_TRUE(stored(store));
    cluster->kill();
    std::optional<bool> end;
    store.setMeta(u"key"_s, "second");
    store.commit([&end](bool good) { end = good; });
    EXPECT_TRUE(test::waitUntil([&end] { return end.has_value(); }));
    EXPECT_EQ(end, false);
    ASSERT_TRUE(cluster->start());
}

TEST(PostgresStore, IsForOneServerAtATime)
{
    const QString connection = cluster->newDatabase();
    {
        PostgresStore first(connection);
        ASSERT_TRUE(first.open());
        PostgresStore second(connection);
        EXPECT_FALSE(second.open());
        EXPECT_TRUE(second.errorText().contains(u"another server"));
    }
    PostgresStore third(connection);
    EXPECT_TRUE(third.open()) << third.errorText().toStdString();
}

TEST(PostgresStore, TakesOverTablesOfEachOlderVersion)
{
    for (std::size_t version = 1; version < sqlMigrations().size(); ++version) {
        const QString connection = cluster->newDatabase();
        QStringList statements{u"CREATE TABLE schema_version (version INTEGER NOT NULL)"_s,
            u"INSERT INTO schema_version (version) VALUES (%1)"_s.arg(version)};
        for (std::size_t i = 0; i < version; ++i) {
            for (QString statement : sqlMigrations()[i])
                statements += statement.replace(u" BLOB"_s, u" BYTEA"_s);
        }
        statements +=
            u"INSERT INTO account (id, name, avatar, guest, created) VALUES (7, 'Omar', 2, 1, 99)"_s;
        ASSERT_TRUE(execute(connection, statements.join(u';')));
        PostgresStore store(connection);
        ASSERT_TRUE(store.open()) << store.errorText().toStdString();
        EXPECT_EQ(
            store.findAccount(7), (AccountRecord{.id = 7, .name = u"Omar"_s, .avatar = 2, .createdUtc = 99}));
    }
}

TEST(PostgresStore, RefusesTablesOfANewerVersion)
{
    const QString connection = cluster->newDatabase();
    {
        PostgresStore store(connection);
        ASSERT_TRUE(store.open());
    }
    ASSERT_TRUE(
        execute(connection, u"UPDATE schema_version SET version = %1"_s.arg(sqlMigrations().size() + 1)));
    PostgresStore store(connection);
    EXPECT_FALSE(store.open());
    EXPECT_TRUE(store.errorText().contains(u"newer"_s));
}

TEST(PostgresStore, SaysWhatIsWrongWithTheDatabase)
{
    PostgresStore nowhere(u"host=/nowhere dbname=none"_s);
    EXPECT_FALSE(nowhere.open());
    EXPECT_TRUE(nowhere.errorText().contains(u"/nowhere"_s)) << nowhere.errorText().toStdString();
    PostgresStore latin(cluster->newDatabase(u"LATIN1"_s));
    EXPECT_FALSE(latin.open());
    EXPECT_EQ(latin.errorText(), u"the database must have the encoding UTF8"_s);
}

} // namespace naqla::net
