// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/store.h"
#include "net/store/syncer.h"

#include <QHash>
#include <QObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <deque>
#include <memory>

namespace naqla::net {

/// What all databases have in common: the statements. Belongs to the thread that made it.
class SqlStore : public Store
{
public:
    ~SqlStore() override;
    SqlStore(const SqlStore &) = delete;
    SqlStore &operator=(const SqlStore &) = delete;

    [[nodiscard]] QString errorText() const override { return m_error; }
    [[nodiscard]] bool hasFailed() const override { return m_readFailed || m_failed; }

    void setMeta(const QString &key, const QByteArray &value) override;
    void putAccount(const AccountRecord &account) override;
    void eraseAccount(wire::AccountId account) override;
    void renameSeats(wire::AccountId account, const QString &name) override;
    void putToken(const TokenRecord &token) override;
    void killTokens(const QByteArray &family, const QByteArray &exceptHash) override;
    void dropTokens(const QByteArray &family) override;
    void dropTokensOfAccount(wire::AccountId account) override;
    void pruneTokens(std::uint64_t beforeUtc, const std::vector<wire::AccountId> &except) override;
    void addGame(const GameRecord &game) override;
    void addMove(const MoveRecord &move) override;
    void removeMoves(const wire::GameId &game, std::uint16_t fromPly) override;
    void putClocks(const ClockRecord &clocks) override;
    void finishGame(const wire::GameId &game, wire::FinalResult result, std::uint64_t endedUtc,
        const std::vector<RatedSeat> &ratings) override;
    void setMuted(wire::AccountId account, wire::AccountId other, bool muted) override;
    void putBan(const BanRecord &ban) override;
    void dropBan(wire::BanKind kind, const QString &key) override;
    void addAudit(const AuditRecord &entry) override;
    void addReport(const ReportRecord &report) override;
    void commit(std::function<void(bool stored)> done) override;
    void waitForCommits() override;

    [[nodiscard]] std::optional<QByteArray> findMeta(const QString &key) override;
    [[nodiscard]] std::optional<AccountRecord> findAccount(wire::AccountId id) override;
    [[nodiscard]] std::map<QString, wire::AccountId> accountNames() override;
    [[nodiscard]] std::optional<TokenRecord> findToken(const QByteArray &hash) override;
    [[nodiscard]] std::optional<StoredGame> findGame(const wire::GameId &id) override;
    [[nodiscard]] std::vector<StoredGame> gamesOf(
        wire::AccountId account, std::size_t skip, std::size_t count) override;
    [[nodiscard]] std::vector<RatingRecord> ratingsOf(wire::AccountId account) override;
    [[nodiscard]] std::vector<RatingRecord> bestRatings(
        const std::string &variant, std::uint64_t utc, std::size_t count) override;
    [[nodiscard]] std::size_t countBetter(
        const std::string &variant, std::uint64_t utc, double value) override;
    [[nodiscard]] std::size_t countRatedGames(
        wire::AccountId one, wire::AccountId other, std::uint64_t sinceUtc) override;
    [[nodiscard]] std::vector<wire::AccountId> mutedBy(wire::AccountId account) override;
    [[nodiscard]] std::vector<BanRecord> bans() override;
    [[nodiscard]] std::vector<AuditRecord> newestAudit(std::size_t count) override;
    [[nodiscard]] std::vector<ReportRecord> newestReports(std::size_t count) override;
    [[nodiscard]] std::vector<StoredGame> runningGames() override;

protected:
    using Rows = std::vector<QVariantList>;

    /// @param driver  Qt's name of it
    explicit SqlStore(const QString &driver);
    [[nodiscard]] QSqlDatabase &database() { return m_database; }
    /// Opens the connection as it is set up.
    [[nodiscard]] bool connect();
    [[nodiscard]] bool run(const QString &sql, const QVariantList &values = {});
    [[nodiscard]] Rows read(const QString &sql, const QVariantList &values = {});
    /// Leads the tables to the version of this program, each step in a transaction.
    [[nodiscard]] bool migrate();
    /// A statement of sqlMigrations() with the database's own names for the types of columns.
    [[nodiscard]] virtual QString withOwnTypes(const QString &statement) const { return statement; }
    /// From now on a commit returns at once; its end comes through the event loop after a turn of the syncer.
    void syncInBackground(std::function<Syncer::Sync()> prepare);
    [[nodiscard]] bool fail(const QString &error);

private:
    /// Prepared once for the time of the connection.
    [[nodiscard]] QSqlQuery *prepared(const QString &sql);
    [[nodiscard]] QSqlQuery *executed(const QString &sql, const QVariantList &values);
    /// Runs a statement inside the open transaction, which the first one begins. After a failure nothing more
    /// is written until the commit has reported it.
    void write(const QString &sql, const QVariantList &values);
    /// The number that a counting query gives.
    [[nodiscard]] std::size_t countOf(const QString &sql, const QVariantList &values);
    /// Tells the ends of the commits that the disk has taken.
    void answer(Syncer::Progress progress);
    [[nodiscard]] StoredGame gameFromRow(const QVariantList &row);

    QString m_connection;
    QSqlDatabase m_database;
    QHash<QString, QSqlQuery> m_prepared;
    QSqlQuery m_direct;
    QString m_error;
    struct Commit
    {
        Syncer::Ticket ticket = 0;
        std::function<void(bool stored)> done;
    };
    std::deque<Commit> m_commits; ///< on their way to the disk
    QObject m_context; ///< for what the syncer's thread tells
    std::unique_ptr<Syncer> m_syncer;
    bool m_inTransaction = false;
    bool m_failed = false;
    bool m_readFailed = false;
};

} // namespace naqla::net
