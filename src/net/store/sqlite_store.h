// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/file_syncer.h"
#include "net/store/store.h"

#include <QObject>
#include <QSqlDatabase>
#include <QVariant>

#include <deque>
#include <memory>

namespace naqla::net {

/// Keeps everything in one file, with a log in front of it (WAL), so that what was committed outlives a crash
/// and a power cut. Belongs to the thread that made it.
class SqliteStore final : public Store
{
public:
    enum class Disk : quint8
    {
        Waits, ///< a commit returns when it is on the disk
        InBackground, ///< a commit returns at once; its end comes through the event loop
    };
    explicit SqliteStore(const QString &fileName, Disk disk = Disk::Waits);
    ~SqliteStore() override;
    SqliteStore(const SqliteStore &) = delete;
    SqliteStore &operator=(const SqliteStore &) = delete;

    [[nodiscard]] bool open() override;
    /// What the database said about the last failure; for logs.
    [[nodiscard]] QString errorText() const { return m_error; }

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
    [[nodiscard]] std::vector<StoredGame> runningGames() override;

private:
    [[nodiscard]] bool run(const QString &sql, const QVariantList &values = {});
    /// Runs a statement inside the open transaction, which the first one begins. After a failure nothing more
    /// is written until the commit has reported it.
    void write(const QString &sql, const QVariantList &values);
    [[nodiscard]] std::vector<QVariantList> read(const QString &sql, const QVariantList &values);
    /// The number that a counting query gives.
    [[nodiscard]] std::size_t countOf(const QString &sql, const QVariantList &values);
    [[nodiscard]] bool migrate();
    [[nodiscard]] bool openSyncer();
    /// Tells the ends of the commits that the disk has taken.
    void answer(FileSyncer::Progress progress);
    [[nodiscard]] StoredGame gameFromRow(const QVariantList &row);

    QString m_connection;
    QString m_fileName;
    QSqlDatabase m_database;
    QString m_error;
    struct Commit
    {
        FileSyncer::Ticket ticket = 0;
        std::function<void(bool stored)> done;
    };
    std::deque<Commit> m_commits; ///< on their way to the disk
    QObject m_context; ///< for what the syncer's thread tells
    std::unique_ptr<FileSyncer> m_syncer; ///< (InBackground)
    Disk m_disk;
    bool m_inTransaction = false;
    bool m_failed = false;
};

} // namespace naqla::net
