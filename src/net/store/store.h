// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/types.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace naqla::net {

struct AccountRecord
{
    wire::AccountId id = 0;
    QString name = {};
    std::uint8_t avatar = 0;
    bool guest = true;
    std::uint64_t createdUtc = 0;
    QString nameKey = {}; ///< nameKey of the name; empty for a guest, else nobody else has it
    QByteArray passwordHash = {};
    QString email = {};
    QString locale = {};
    wire::Role role = wire::Role::User; ///< of who is no guest
    std::uint64_t mutedUntilUtc = 0; ///< until then only ready-made phrases
    QString mutedWhy = {};
    friend bool operator==(const AccountRecord &, const AccountRecord &) = default;
};

/// A resume token, of which only the hash is kept. All tokens that grew out of one login are a family.
struct TokenRecord
{
    QByteArray hash = {};
    QByteArray family = {};
    wire::AccountId account = 0;
    QByteArray device = {};
    std::uint64_t expiresUtc = 0;
    bool dead = false; ///< replaced; whoever shows it has stolen it
    friend bool operator==(const TokenRecord &, const TokenRecord &) = default;
};

/// How strong somebody is in one variant at one speed.
struct RatingRecord
{
    wire::AccountId account = 0;
    std::string variant = {}; ///< text id and speed, such as `russian/blitz`
    double value = 0;
    double deviation = 0;
    double volatility = 0;
    std::uint32_t games = 0;
    std::uint64_t lastUtc = 0; ///< of the last game
    std::uint64_t listedUntilUtc =
        0; ///< without another game; 0: not certain enough for the list of the best
    friend bool operator==(const RatingRecord &, const RatingRecord &) = default;
};

/// What a rated game makes of one player's rating.
struct RatedSeat
{
    RatingRecord after = {};
    double before = 0;
    wire::AccountId opponent = 0;
};

struct SeatRecord
{
    wire::AccountId account = 0;
    QString name = {};
    std::uint8_t avatar = 0;
    friend bool operator==(const SeatRecord &, const SeatRecord &) = default;
};

struct GameRecord
{
    wire::GameId id = {};
    wire::TableId table = 0;
    QByteArray settings = {}; ///< wire::encodeSettings
    std::uint32_t settingsRev = 0;
    std::string rules = {};
    std::string startFen = {};
    std::array<SeatRecord, 2> seats = {};
    std::uint8_t whiteSeat = 0;
    std::uint16_t number = 1;
    QByteArray passwordHash = {};
    QString inviteCode = {};
    std::uint64_t startedUtc = 0;
    friend bool operator==(const GameRecord &, const GameRecord &) = default;
};

struct MoveRecord
{
    wire::GameId game = {};
    std::uint16_t ply = 0;
    std::vector<std::uint8_t> path = {};
    std::vector<std::uint8_t> captures = {};
    std::uint32_t spentMs = 0;
    std::uint32_t lagMs = 0;
    std::uint32_t whiteMs = 0;
    std::uint32_t blackMs = 0;
    std::uint32_t moveId = 0;
    bool byComputer = false;
    friend bool operator==(const MoveRecord &, const MoveRecord &) = default;
};

/// What the clocks of a running game showed after a number of moves, while a player was thinking.
struct ClockRecord
{
    wire::GameId game = {};
    std::uint16_t ply = 0;
    std::uint32_t whiteMs = 0;
    std::uint32_t blackMs = 0;
    friend bool operator==(const ClockRecord &, const ClockRecord &) = default;
};

struct StoredGame
{
    GameRecord record = {};
    std::vector<MoveRecord> moves = {};
    std::optional<ClockRecord> clocks = {}; ///< the last mark; of no worth when it is of another ply
    std::optional<wire::FinalResult> result = {};
    friend bool operator==(const StoredGame &, const StoredGame &) = default;
};

/// Who must stay out.
struct BanRecord
{
    wire::BanKind kind{};
    QString key = {}; ///< see wire::AdminBan
    std::uint64_t untilUtc = 0; ///< 0: for ever
    QString why = {}; ///< which the banned one reads
    QString by = {};
    std::uint64_t atUtc = 0;
    friend bool operator==(const BanRecord &, const BanRecord &) = default;
};

/// What a moderator or the operator did.
struct AuditRecord
{
    std::uint64_t id = 0;
    std::uint64_t atUtc = 0;
    QString by = {};
    QString action = {}; ///< `ban`, `mute` …
    QString subject = {};
    QString detail = {};
    friend bool operator==(const AuditRecord &, const AuditRecord &) = default;
};

/// What somebody told the moderators about somebody.
struct ReportRecord
{
    std::uint64_t id = 0;
    std::uint64_t atUtc = 0;
    wire::AccountId by = 0;
    wire::AccountId account = 0;
    wire::TableId table = 0;
    QString lines = {}; ///< of the chat, as they were said
    QString text = {}; ///< what the reporter adds
    friend bool operator==(const ReportRecord &, const ReportRecord &) = default;
};

/// What must outlive the server. Writes are collected and become durable together with `commit`; after a
/// failed commit nothing of them stays. A commit may work on in a thread of its own and tell its end later,
/// in the thread that asked; a read is a lookup in the same process and gives its answer.
class Store
{
public:
    virtual ~Store() = default;
    /// Makes the store ready. False when it cannot be read or was made by a newer version.
    [[nodiscard]] virtual bool open() = 0;
    /// What the database said about the last failure; for logs.
    [[nodiscard]] virtual QString errorText() const { return {}; }
    /// Whether a read could not be answered since the store was opened, or a write that no commit has told of
    /// yet has failed: "there is none" may be untrue then.
    [[nodiscard]] virtual bool hasFailed() const { return false; }

    virtual void setMeta(const QString &key, const QByteArray &value) = 0;
    virtual void putAccount(const AccountRecord &account) = 0;
    /// Drops an account with its tokens and ratings. Its games stay, without its name.
    virtual void eraseAccount(wire::AccountId account) = 0;
    /// Writes another name to all seats that an account had.
    virtual void renameSeats(wire::AccountId account, const QString &name) = 0;
    virtual void putToken(const TokenRecord &token) = 0;
    /// Marks all tokens of a family as dead but one.
    virtual void killTokens(const QByteArray &family, const QByteArray &exceptHash) = 0;
    /// Drops a whole family.
    virtual void dropTokens(const QByteArray &family) = 0;
    virtual void dropTokensOfAccount(wire::AccountId account) = 0;
    /// Drops tokens that ended before a time, except those of some accounts.
    virtual void pruneTokens(std::uint64_t beforeUtc, const std::vector<wire::AccountId> &except) = 0;
    virtual void addGame(const GameRecord &game) = 0;
    virtual void addMove(const MoveRecord &move) = 0;
    /// Drops the moves from a ply on (taken back).
    virtual void removeMoves(const wire::GameId &game, std::uint16_t fromPly) = 0;
    /// Marks what the clocks of a running game show; taking moves back drops the mark.
    virtual void putClocks(const ClockRecord &clocks) = 0;
    /// Writes a result and what it does to ratings, together. A game that has a result keeps it, so that
    /// nothing is rated twice.
    virtual void finishGame(const wire::GameId &game, wire::FinalResult result, std::uint64_t endedUtc,
        const std::vector<RatedSeat> &ratings) = 0;
    /// From now on, or no longer, somebody does not hear somebody else.
    virtual void setMuted(wire::AccountId account, wire::AccountId other, bool muted) = 0;
    /// Adds a ban or replaces the one with the same key.
    virtual void putBan(const BanRecord &ban) = 0;
    virtual void dropBan(wire::BanKind kind, const QString &key) = 0;
    virtual void addAudit(const AuditRecord &entry) = 0;
    virtual void addReport(const ReportRecord &report) = 0;
    virtual void commit(std::function<void(bool stored)> done) = 0;
    /// Returns when every commit that was asked for has called its `done`.
    virtual void waitForCommits() { }

    // Reads see what was written before them, committed or not.
    [[nodiscard]] virtual std::optional<QByteArray> findMeta(const QString &key) = 0;
    [[nodiscard]] virtual std::optional<AccountRecord> findAccount(wire::AccountId id) = 0;
    /// The key of every name that an account has, and the account.
    [[nodiscard]] virtual std::map<QString, wire::AccountId> accountNames() = 0;
    [[nodiscard]] virtual std::optional<TokenRecord> findToken(const QByteArray &hash) = 0;
    [[nodiscard]] virtual std::optional<StoredGame> findGame(const wire::GameId &id) = 0;
    /// The finished games of somebody, newest first, `count` of them after the first `skip`.
    [[nodiscard]] virtual std::vector<StoredGame> gamesOf(
        wire::AccountId account, std::size_t skip, std::size_t count) = 0;
    /// All ratings of somebody, by variant.
    [[nodiscard]] virtual std::vector<RatingRecord> ratingsOf(wire::AccountId account) = 0;
    /// The best of a variant who are listed at a time, `count` of them.
    [[nodiscard]] virtual std::vector<RatingRecord> bestRatings(
        const std::string &variant, std::uint64_t utc, std::size_t count) = 0;
    /// How many of those are better than this.
    [[nodiscard]] virtual std::size_t countBetter(
        const std::string &variant, std::uint64_t utc, double value) = 0;
    /// How many rated games two have played with each other since a time.
    [[nodiscard]] virtual std::size_t countRatedGames(
        wire::AccountId one, wire::AccountId other, std::uint64_t sinceUtc) = 0;
    /// Whom somebody does not hear.
    [[nodiscard]] virtual std::vector<wire::AccountId> mutedBy(wire::AccountId account) = 0;
    /// All bans, by kind and key.
    [[nodiscard]] virtual std::vector<BanRecord> bans() = 0;
    /// The newest entries, newest first.
    [[nodiscard]] virtual std::vector<AuditRecord> newestAudit(std::size_t count) = 0;
    [[nodiscard]] virtual std::vector<ReportRecord> newestReports(std::size_t count) = 0;
    /// All games without a result, oldest first.
    [[nodiscard]] virtual std::vector<StoredGame> runningGames() = 0;
};

} // namespace naqla::net
