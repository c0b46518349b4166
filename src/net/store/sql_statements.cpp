// SPDX-License-Identifier: GPL-3.0-or-later
// What a store writes and reads, as statements.
#include "net/store/sql_store.h"
#include "net/store/sql_values.h"

namespace naqla::net {

using namespace Qt::StringLiterals;

namespace {

const QString GameColumns =
    u"id, table_id, settings, settings_rev, rules, start_fen, seat0_account, seat0_name,"
    " seat0_avatar, seat1_account, seat1_name, seat1_avatar, white_seat, number,"
    " password_hash, invite_code, started"_s;

const QString AccountColumns =
    u"id, name, avatar, guest, created, name_key, password_hash, email, locale, role,"
    " muted_until, muted_why"_s;

const QString RatingColumns = u"account, variant, value, deviation, volatility, games, last, listed_until"_s;

[[nodiscard]] TokenRecord tokenFromRow(const QVariantList &row)
{
    return {.hash = row[0].toByteArray(),
        .family = row[1].toByteArray(),
        .account = unsignedOf(row[2]),
        .device = row[3].toByteArray(),
        .expiresUtc = unsignedOf(row[4]),
        .dead = row[5].toBool()};
}

[[nodiscard]] RatingRecord ratingFromRow(const QVariantList &row)
{
    return {.account = unsignedOf(row[0]),
        .variant = row[1].toString().toStdString(),
        .value = row[2].toDouble(),
        .deviation = row[3].toDouble(),
        .volatility = row[4].toDouble(),
        .games = smallOf<std::uint32_t>(row[5]),
        .lastUtc = unsignedOf(row[6]),
        .listedUntilUtc = unsignedOf(row[7])};
}

[[nodiscard]] MoveRecord moveFromRow(const wire::GameId &game, const QVariantList &row)
{
    return {.game = game,
        .ply = smallOf<std::uint16_t>(row[0]),
        .path = bytesOf(row[1]),
        .captures = bytesOf(row[2]),
        .spentMs = smallOf<std::uint32_t>(row[3]),
        .lagMs = smallOf<std::uint32_t>(row[4]),
        .whiteMs = smallOf<std::uint32_t>(row[5]),
        .blackMs = smallOf<std::uint32_t>(row[6]),
        .moveId = smallOf<std::uint32_t>(row[7]),
        .byComputer = row[8].toBool()};
}

[[nodiscard]] SeatRecord seatFromRow(const QVariantList &row, qsizetype first)
{
    return {unsignedOf(row[first]), row[first + 1].toString(), smallOf<std::uint8_t>(row[first + 2])};
}

} // namespace

void SqlStore::setMeta(const QString &key, const QByteArray &value)
{
    write(
        u"INSERT INTO meta (name, content) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET content = excluded.content"_s,
        {key, blob(value)});
}

void SqlStore::putAccount(const AccountRecord &account)
{
    write(u"INSERT INTO account ("_s + AccountColumns
            + u") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE"
              " SET name = excluded.name, avatar = excluded.avatar, guest = excluded.guest,"
              " name_key = excluded.name_key, password_hash = excluded.password_hash, email = excluded.email,"
              " locale = excluded.locale, role = excluded.role, muted_until = excluded.muted_until,"
              " muted_why = excluded.muted_why"_s,
        {number(account.id), text(account.name), number(account.avatar), number(account.guest),
            number(account.createdUtc), text(account.nameKey), blob(account.passwordHash),
            text(account.email), text(account.locale), number(static_cast<std::uint64_t>(account.role)),
            number(account.mutedUntilUtc), text(account.mutedWhy)});
}

void SqlStore::eraseAccount(wire::AccountId account)
{
    dropTokensOfAccount(account);
    renameSeats(account, {});
    write(u"DELETE FROM rating WHERE account = ?"_s, {number(account)});
    write(u"DELETE FROM rated_game WHERE account = ?"_s, {number(account)});
    write(u"DELETE FROM muted WHERE account = ? OR other = ?"_s, {number(account), number(account)});
    write(u"DELETE FROM account WHERE id = ?"_s, {number(account)});
}

void SqlStore::renameSeats(wire::AccountId account, const QString &name)
{
    write(u"UPDATE game SET seat0_name = ? WHERE seat0_account = ?"_s, {text(name), number(account)});
    write(u"UPDATE game SET seat1_name = ? WHERE seat1_account = ?"_s, {text(name), number(account)});
}

void SqlStore::putToken(const TokenRecord &token)
{
    write(
        u"INSERT INTO session_token (hash, family, account, device, expires, dead) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (hash) DO UPDATE SET expires = excluded.expires, dead = excluded.dead"_s,
        {blob(token.hash), blob(token.family), number(token.account), blob(token.device),
            number(token.expiresUtc), number(token.dead)});
}

void SqlStore::killTokens(const QByteArray &family, const QByteArray &exceptHash)
{
    write(u"UPDATE session_token SET dead = 1 WHERE family = ? AND hash <> ?"_s,
        {blob(family), blob(exceptHash)});
}

void SqlStore::dropTokens(const QByteArray &family)
{
    write(u"DELETE FROM session_token WHERE family = ?"_s, {blob(family)});
}

void SqlStore::dropTokensOfAccount(wire::AccountId account)
{
    write(u"DELETE FROM session_token WHERE account = ?"_s, {number(account)});
}

void SqlStore::pruneTokens(std::uint64_t beforeUtc, const std::vector<wire::AccountId> &except)
{
    QString sql = u"DELETE FROM session_token WHERE expires < ?"_s;
    QStringList marks;
    QVariantList values{number(beforeUtc)};
    for (const wire::AccountId account : except) {
        marks += u"?"_s;
        values += number(account);
    }
    if (!marks.isEmpty())
        sql += u" AND account NOT IN ("_s + marks.join(u',') + u')';
    write(sql, values);
}

void SqlStore::addGame(const GameRecord &game)
{
    write(u"INSERT INTO game ("_s + GameColumns
            + u") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {blob(game.id), number(game.table), blob(game.settings), number(game.settingsRev), text(game.rules),
            text(game.startFen), number(game.seats[0].account), text(game.seats[0].name),
            number(game.seats[0].avatar), number(game.seats[1].account), text(game.seats[1].name),
            number(game.seats[1].avatar), number(game.whiteSeat), number(game.number),
            blob(game.passwordHash), text(game.inviteCode), number(game.startedUtc)});
}

void SqlStore::addMove(const MoveRecord &move)
{
    write(u"INSERT INTO move (game, ply, path, captures, spent_ms, lag_ms, white_ms, black_ms, move_id, "
          u"by_computer)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {blob(move.game), number(move.ply), blob(move.path), blob(move.captures), number(move.spentMs),
            number(move.lagMs), number(move.whiteMs), number(move.blackMs), number(move.moveId),
            number(move.byComputer)});
}

void SqlStore::removeMoves(const wire::GameId &game, std::uint16_t fromPly)
{
    write(u"DELETE FROM move WHERE game = ? AND ply >= ?"_s, {blob(game), number(fromPly)});
    write(u"UPDATE game SET clock_ply = NULL WHERE id = ?"_s, {blob(game)});
}

void SqlStore::putClocks(const ClockRecord &clocks)
{
    write(u"UPDATE game SET clock_ply = ?, clock_white = ?, clock_black = ? WHERE id = ?"_s,
        {number(clocks.ply), number(clocks.whiteMs), number(clocks.blackMs), blob(clocks.game)});
}

void SqlStore::finishGame(const wire::GameId &game, wire::FinalResult result, std::uint64_t endedUtc,
    const std::vector<RatedSeat> &ratings)
{
    if (read(u"SELECT 1 FROM game WHERE id = ? AND ended IS NULL"_s, {blob(game)}).empty())
        return;
    write(u"UPDATE game SET ended = ?, outcome = ?, reason = ? WHERE id = ?"_s,
        {number(endedUtc), number(static_cast<std::uint64_t>(result.outcome)), number(result.reason),
            blob(game)});
    for (const RatedSeat &seat : ratings) {
        const RatingRecord &after = seat.after;
        write(u"INSERT INTO rating ("_s + RatingColumns
                + u") VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, variant) DO UPDATE SET"
                  " value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility,"
                  " games = excluded.games, last = excluded.last, listed_until = excluded.listed_until"_s,
            {number(after.account), text(after.variant), after.value, after.deviation, after.volatility,
                number(after.games), number(after.lastUtc), number(after.listedUntilUtc)});
        write(u"INSERT INTO rated_game (game, account, opponent, variant, before, after, ended)"
              " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
            {blob(game), number(after.account), number(seat.opponent), text(after.variant), seat.before,
                after.value, number(endedUtc)});
    }
}

void SqlStore::setMuted(wire::AccountId account, wire::AccountId other, bool muted)
{
    if (muted)
        write(u"INSERT INTO muted (account, other) VALUES (?, ?) ON CONFLICT (account, other) DO NOTHING"_s,
            {number(account), number(other)});
    else
        write(u"DELETE FROM muted WHERE account = ? AND other = ?"_s, {number(account), number(other)});
}

void SqlStore::putBan(const BanRecord &ban)
{
    write(u"INSERT INTO ban (kind, ban_key, until, why, made_by, made) VALUES (?, ?, ?, ?, ?, ?)"
          " ON CONFLICT (kind, ban_key) DO UPDATE SET until = excluded.until, why = excluded.why,"
          " made_by = excluded.made_by, made = excluded.made"_s,
        {number(static_cast<std::uint64_t>(ban.kind)), text(ban.key), number(ban.untilUtc), text(ban.why),
            text(ban.by), number(ban.atUtc)});
}

void SqlStore::dropBan(wire::BanKind kind, const QString &key)
{
    write(u"DELETE FROM ban WHERE kind = ? AND ban_key = ?"_s,
        {number(static_cast<std::uint64_t>(kind)), text(key)});
}

void SqlStore::addAudit(const AuditRecord &entry)
{
    write(u"INSERT INTO audit (id, made, made_by, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)"_s,
        {number(entry.id), number(entry.atUtc), text(entry.by), text(entry.action), text(entry.subject),
            text(entry.detail)});
}

void SqlStore::addReport(const ReportRecord &report)
{
    write(u"INSERT INTO report (id, made, made_by, account, table_id, lines, words)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
        {number(report.id), number(report.atUtc), number(report.by), number(report.account),
            number(report.table), text(report.lines), text(report.text)});
}

std::vector<wire::AccountId> SqlStore::mutedBy(wire::AccountId account)
{
    std::vector<wire::AccountId> others;
    for (const auto &row :
        read(u"SELECT other FROM muted WHERE account = ? ORDER BY other"_s, {number(account)}))
        others.push_back(unsignedOf(row[0]));
    return others;
}

std::vector<BanRecord> SqlStore::bans()
{
    std::vector<BanRecord> all;
    for (const auto &row :
        read(u"SELECT kind, ban_key, until, why, made_by, made FROM ban ORDER BY kind, ban_key"_s))
        all.push_back({.kind = smallOf<wire::BanKind>(row[0]),
            .key = row[1].toString(),
            .untilUtc = unsignedOf(row[2]),
            .why = row[3].toString(),
            .by = row[4].toString(),
            .atUtc = unsignedOf(row[5])});
    return all;
}

std::vector<AuditRecord> SqlStore::newestAudit(std::size_t count)
{
    std::vector<AuditRecord> newest;
    for (const auto &row : read(u"SELECT id, made, made_by, action, subject, detail FROM audit"
                                " ORDER BY made DESC, id LIMIT ?"_s,
             {number(count)}))
        newest.push_back({.id = unsignedOf(row[0]),
            .atUtc = unsignedOf(row[1]),
            .by = row[2].toString(),
            .action = row[3].toString(),
            .subject = row[4].toString(),
            .detail = row[5].toString()});
    return newest;
}

std::vector<ReportRecord> SqlStore::newestReports(std::size_t count)
{
    std::vector<ReportRecord> newest;
    for (const auto &row : read(u"SELECT id, made, made_by, account, table_id, lines, words FROM report"
                                " ORDER BY made DESC, id LIMIT ?"_s,
             {number(count)}))
        newest.push_back({.id = unsignedOf(row[0]),
            .atUtc = unsignedOf(row[1]),
            .by = unsignedOf(row[2]),
            .account = unsignedOf(row[3]),
            .table = unsignedOf(row[4]),
            .lines = row[5].toString(),
            .text = row[6].toString()});
    return newest;
}

std::optional<QByteArray> SqlStore::findMeta(const QString &key)
{
    const auto rows = read(u"SELECT content FROM meta WHERE name = ?"_s, {key});
    return rows.empty() ? std::nullopt : std::optional(rows.front()[0].toByteArray());
}

std::optional<AccountRecord> SqlStore::findAccount(wire::AccountId id)
{
    const auto rows = read(u"SELECT "_s + AccountColumns + u" FROM account WHERE id = ?"_s, {number(id)});
    if (rows.empty())
        return std::nullopt;
    const QVariantList &row = rows.front();
    return AccountRecord{unsignedOf(row[0]), row[1].toString(), smallOf<std::uint8_t>(row[2]),
        row[3].toBool(), unsignedOf(row[4]), row[5].toString(), row[6].toByteArray(), row[7].toString(),
        row[8].toString(), smallOf<wire::Role>(row[9]), unsignedOf(row[10]), row[11].toString()};
}

std::vector<RatingRecord> SqlStore::ratingsOf(wire::AccountId account)
{
    std::vector<RatingRecord> ratings;
    for (const auto &row :
        read(u"SELECT "_s + RatingColumns + u" FROM rating WHERE account = ? ORDER BY variant"_s,
            {number(account)}))
        ratings.push_back(ratingFromRow(row));
    return ratings;
}

std::vector<RatingRecord> SqlStore::bestRatings(
    const std::string &variant, std::uint64_t utc, std::size_t count)
{
    std::vector<RatingRecord> best;
    for (const auto &row :
        read(u"SELECT "_s + RatingColumns
                + u" FROM rating WHERE variant = ? AND listed_until > ? ORDER BY value DESC, account LIMIT ?"_s,
            {text(variant), number(utc), number(count)}))
        best.push_back(ratingFromRow(row));
    return best;
}

std::size_t SqlStore::countBetter(const std::string &variant, std::uint64_t utc, double value)
{
    return countOf(u"SELECT COUNT(*) FROM rating WHERE variant = ? AND listed_until > ? AND value > ?"_s,
        {text(variant), number(utc), value});
}

std::size_t SqlStore::countRatedGames(wire::AccountId one, wire::AccountId other, std::uint64_t sinceUtc)
{
    return countOf(u"SELECT COUNT(*) FROM rated_game WHERE account = ? AND opponent = ? AND ended >= ?"_s,
        {number(one), number(other), number(sinceUtc)});
}

std::size_t SqlStore::countOf(const QString &sql, const QVariantList &values)
{
    const auto rows = read(sql, values);
    return rows.empty() ? 0 : smallOf<std::size_t>(rows.front().front());
}

std::map<QString, wire::AccountId> SqlStore::accountNames()
{
    std::map<QString, wire::AccountId> names;
    for (const auto &row : read(u"SELECT name_key, id FROM account WHERE name_key <> ''"_s, {}))
        names.emplace(row[0].toString(), unsignedOf(row[1]));
    return names;
}

std::vector<StoredGame> SqlStore::gamesOf(wire::AccountId account, std::size_t skip, std::size_t count)
{
    std::vector<StoredGame> games;
    for (const auto &row : read(u"SELECT "_s + GameColumns
                 + u" FROM game WHERE ended IS NOT NULL AND (seat0_account = ? OR seat1_account = ?)"
                   " ORDER BY ended DESC, id LIMIT ? OFFSET ?"_s,
             {number(account), number(account), number(count), number(skip)}))
        games.push_back(gameFromRow(row));
    return games;
}

std::optional<TokenRecord> SqlStore::findToken(const QByteArray &hash)
{
    const auto rows =
        read(u"SELECT hash, family, account, device, expires, dead FROM session_token WHERE hash = ?"_s,
            {blob(hash)});
    return rows.empty() ? std::nullopt : std::optional(tokenFromRow(rows.front()));
}

StoredGame SqlStore::gameFromRow(const QVariantList &row)
{
    StoredGame game{.record = {.id = row[0].toByteArray(),
                        .table = unsignedOf(row[1]),
                        .settings = row[2].toByteArray(),
                        .settingsRev = smallOf<std::uint32_t>(row[3]),
                        .rules = row[4].toString().toStdString(),
                        .startFen = row[5].toString().toStdString(),
                        .seats = {seatFromRow(row, 6), seatFromRow(row, 9)},
                        .whiteSeat = smallOf<std::uint8_t>(row[12]),
                        .number = smallOf<std::uint16_t>(row[13]),
                        .passwordHash = row[14].toByteArray(),
                        .inviteCode = row[15].toString(),
                        .startedUtc = unsignedOf(row[16])}};
    const auto moves =
        read(u"SELECT ply, path, captures, spent_ms, lag_ms, white_ms, black_ms, move_id, by_computer"
             " FROM move WHERE game = ? ORDER BY ply"_s,
            {blob(game.record.id)});
    for (const QVariantList &move : moves)
        game.moves.push_back(moveFromRow(game.record.id, move));
    const auto clocks =
        read(u"SELECT clock_ply, clock_white, clock_black FROM game WHERE id = ? AND clock_ply IS NOT NULL"_s,
            {blob(game.record.id)});
    if (!clocks.empty())
        game.clocks = ClockRecord{game.record.id, smallOf<std::uint16_t>(clocks.front()[0]),
            smallOf<std::uint32_t>(clocks.front()[1]), smallOf<std::uint32_t>(clocks.front()[2])};
    const auto result = read(
        u"SELECT outcome, reason FROM game WHERE id = ? AND ended IS NOT NULL"_s, {blob(game.record.id)});
    if (!result.empty())
        game.result = wire::FinalResult{.outcome = smallOf<core::Outcome>(result.front()[0]),
            .reason = smallOf<std::uint8_t>(result.front()[1])};
    return game;
}

std::optional<StoredGame> SqlStore::findGame(const wire::GameId &id)
{
    const auto rows = read(u"SELECT "_s + GameColumns + u" FROM game WHERE id = ?"_s, {blob(id)});
    return rows.empty() ? std::nullopt : std::optional(gameFromRow(rows.front()));
}

std::vector<StoredGame> SqlStore::runningGames()
{
    std::vector<StoredGame> games;
    for (const auto &row :
        read(u"SELECT "_s + GameColumns + u" FROM game WHERE ended IS NULL ORDER BY started, id"_s, {}))
        games.push_back(gameFromRow(row));
    return games;
}

} // namespace naqla::net
