// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/store.h"

#include <map>
#include <set>

namespace naqla::net {

/// Forgets everything with the program; for tests.
class MemoryStore : public Store
{
public:
    [[nodiscard]] bool open() override;

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

    /// From now on commits fail and undo what was written since the last one, as on a full disk.
    void setFailing(bool failing) { m_failing = failing; }

private:
    struct Content
    {
        std::map<QString, QByteArray> meta;
        std::map<wire::AccountId, AccountRecord> accounts;
        std::map<QByteArray, TokenRecord> tokens;
        std::map<wire::GameId, StoredGame> games;
        std::vector<wire::GameId> order;
        std::map<wire::GameId, std::uint64_t> ended;
        std::map<std::pair<wire::AccountId, std::string>, RatingRecord> ratings;
        std::map<wire::GameId, std::vector<RatedSeat>> rated;
        std::set<std::pair<wire::AccountId, wire::AccountId>> muted;
        std::map<std::pair<wire::BanKind, QString>, BanRecord> bans;
        std::vector<AuditRecord> audit;
        std::vector<ReportRecord> reports;
    };
    void aboutToWrite();
    [[nodiscard]] std::vector<RatingRecord> listed(const std::string &variant, std::uint64_t utc) const;

    Content m_content;
    std::optional<Content> m_committed; ///< as of the last commit, kept only for a store that may fail
    bool m_failing = false;
};

} // namespace naqla::net
