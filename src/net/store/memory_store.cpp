// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/store/memory_store.h"

#include <algorithm>

namespace naqla::net {

namespace {

template <typename Map, typename Key>
[[nodiscard]] auto found(const Map &map, const Key &key) -> std::optional<typename Map::mapped_type>
{
    const auto at = map.find(key);
    return at == map.end() ? std::nullopt : std::optional(at->second);
}

} // namespace

bool MemoryStore::open()
{
    return true;
}

void MemoryStore::aboutToWrite()
{
    if (m_failing && !m_committed)
        m_committed = m_content;
}

void MemoryStore::setMeta(const QString &key, const QByteArray &value)
{
    aboutToWrite();
    m_content.meta[key] = value;
}

void MemoryStore::putAccount(const AccountRecord &account)
{
    aboutToWrite();
    m_content.accounts[account.id] = account;
}

void MemoryStore::eraseAccount(wire::AccountId account)
{
    aboutToWrite();
    m_content.accounts.erase(account);
    std::erase_if(m_content.ratings, [account](const auto &entry) { return entry.first.first == account; });
    std::erase_if(m_content.muted,
        [account](const auto &pair) { return pair.first == account || pair.second == account; });
    dropTokensOfAccount(account);
    renameSeats(account, {});
}

void MemoryStore::renameSeats(wire::AccountId account, const QString &name)
{
    aboutToWrite();
    for (auto &[id, game] : m_content.games) {
        for (SeatRecord &seat : game.record.seats) {
            if (seat.account == account)
                seat.name = name;
        }
    }
}

void MemoryStore::putToken(const TokenRecord &token)
{
    aboutToWrite();
    m_content.tokens[token.hash] = token;
}

void MemoryStore::killTokens(const QByteArray &family, const QByteArray &exceptHash)
{
    aboutToWrite();
    for (auto &[hash, token] : m_content.tokens) {
        if (token.family == family && hash != exceptHash)
            token.dead = true;
    }
}

void MemoryStore::dropTokens(const QByteArray &family)
{
    aboutToWrite();
    std::erase_if(m_content.tokens, [&](const auto &entry) { return entry.second.family == family; });
}

void MemoryStore::dropTokensOfAccount(wire::AccountId account)
{
    aboutToWrite();
    std::erase_if(m_content.tokens, [&](const auto &entry) { return entry.second.account == account; });
}

void MemoryStore::pruneTokens(std::uint64_t beforeUtc, const std::vector<wire::AccountId> &except)
{
    aboutToWrite();
    std::erase_if(m_content.tokens, [&](const auto &entry) {
        const TokenRecord &token = entry.second;
        return token.expiresUtc < beforeUtc
            && std::find(except.begin(), except.end(), token.account) == except.end();
    });
}

void MemoryStore::addGame(const GameRecord &game)
{
    aboutToWrite();
    if (m_content.games.emplace(game.id, StoredGame{.record = game}).second)
        m_content.order.push_back(game.id);
}

void MemoryStore::addMove(const MoveRecord &move)
{
    aboutToWrite();
    if (const auto game = m_content.games.find(move.game); game != m_content.games.end())
        game->second.moves.push_back(move);
}

void MemoryStore::removeMoves(const wire::GameId &game, std::uint16_t fromPly)
{
    aboutToWrite();
    if (const auto at = m_content.games.find(game); at != m_content.games.end()) {
        std::erase_if(at->second.moves, [fromPly](const MoveRecord &move) { return move.ply >= fromPly; });
        at->second.clocks.reset();
    }
}

void MemoryStore::putClocks(const ClockRecord &clocks)
{
    aboutToWrite();
    if (const auto at = m_content.games.find(clocks.game); at != m_content.games.end())
        at->second.clocks = clocks;
}

void MemoryStore::finishGame(const wire::GameId &game, wire::FinalResult result, std::uint64_t endedUtc,
    const std::vector<RatedSeat> &ratings)
{
    aboutToWrite();
    const auto at = m_content.games.find(game);
    if (at == m_content.games.end() || at->second.result)
        return;
    at->second.result = result;
    m_content.ended[game] = endedUtc;
    m_content.rated[game] = ratings;
    for (const RatedSeat &seat : ratings)
        m_content.ratings[{seat.after.account, seat.after.variant}] = seat.after;
}

void MemoryStore::setMuted(wire::AccountId account, wire::AccountId other, bool muted)
{
    aboutToWrite();
    if (muted)
        m_content.muted.emplace(account, other);
    else
        m_content.muted.erase({account, other});
}

void MemoryStore::putBan(const BanRecord &ban)
{
    aboutToWrite();
    m_content.bans[{ban.kind, ban.key}] = ban;
}

void MemoryStore::dropBan(wire::BanKind kind, const QString &key)
{
    aboutToWrite();
    m_content.bans.erase({kind, key});
}

void MemoryStore::addAudit(const AuditRecord &entry)
{
    aboutToWrite();
    m_content.audit.push_back(entry);
}

void MemoryStore::addReport(const ReportRecord &report)
{
    aboutToWrite();
    m_content.reports.push_back(report);
}

std::vector<wire::AccountId> MemoryStore::mutedBy(wire::AccountId account)
{
    std::vector<wire::AccountId> others;
    for (const auto &[one, other] : m_content.muted) {
        if (one == account)
            others.push_back(other);
    }
    return others;
}

std::vector<BanRecord> MemoryStore::bans()
{
    std::vector<BanRecord> all;
    for (const auto &[key, ban] : m_content.bans)
        all.push_back(ban);
    return all;
}

std::vector<AuditRecord> MemoryStore::newestAudit(std::size_t count)
{
    const std::size_t shown = std::min(count, m_content.audit.size());
    return {m_content.audit.rbegin(), m_content.audit.rbegin() + static_cast<std::ptrdiff_t>(shown)};
}

std::vector<ReportRecord> MemoryStore::newestReports(std::size_t count)
{
    const std::size_t shown = std::min(count, m_content.reports.size());
    return {m_content.reports.rbegin(), m_content.reports.rbegin() + static_cast<std::ptrdiff_t>(shown)};
}

void MemoryStore::commit(std::function<void(bool)> done)
{
    if (m_failing && m_committed)
        m_content = *m_committed;
    m_committed.reset();
    done(!m_failing);
}

std::optional<QByteArray> MemoryStore::findMeta(const QString &key)
{
    return found(m_content.meta, key);
}

std::optional<AccountRecord> MemoryStore::findAccount(wire::AccountId id)
{
    return found(m_content.accounts, id);
}

std::map<QString, wire::AccountId> MemoryStore::accountNames()
{
    std::map<QString, wire::AccountId> names;
    for (const auto &[id, account] : m_content.accounts) {
        if (!account.nameKey.isEmpty())
            names.emplace(account.nameKey, id);
    }
    return names;
}

std::optional<TokenRecord> MemoryStore::findToken(const QByteArray &hash)
{
    return found(m_content.tokens, hash);
}

std::optional<StoredGame> MemoryStore::findGame(const wire::GameId &id)
{
    return found(m_content.games, id);
}

std::vector<StoredGame> MemoryStore::gamesOf(wire::AccountId account, std::size_t skip, std::size_t count)
{
    std::vector<std::pair<std::uint64_t, const StoredGame *>> theirs;
    for (const auto &[id, ended] : m_content.ended) {
        const StoredGame &game = m_content.games.at(id);
        if (game.record.seats[0].account == account || game.record.seats[1].account == account)
            theirs.emplace_back(ended, &game);
    }
    std::stable_sort(
        theirs.begin(), theirs.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::vector<StoredGame> games;
    for (std::size_t i = skip; i < theirs.size() && games.size() < count; ++i)
        games.push_back(*theirs[i].second);
    return games;
}

std::vector<RatingRecord> MemoryStore::ratingsOf(wire::AccountId account)
{
    std::vector<RatingRecord> ratings;
    for (const auto &[key, rating] : m_content.ratings) {
        if (key.first == account)
            ratings.push_back(rating);
    }
    return ratings;
}

std::vector<RatingRecord> MemoryStore::listed(const std::string &variant, std::uint64_t utc) const
{
    std::vector<RatingRecord> listed;
    for (const auto &[key, rating] : m_content.ratings) {
        if (key.second == variant && rating.listedUntilUtc > utc)
            listed.push_back(rating);
    }
    return listed;
}

std::vector<RatingRecord> MemoryStore::bestRatings(
    const std::string &variant, std::uint64_t utc, std::size_t count)
{
    auto best = listed(variant, utc);
    std::stable_sort(
        best.begin(), best.end(), [](const auto &a, const auto &b) { return a.value > b.value; });
    best.resize(std::min(count, best.size()));
    return best;
}

std::size_t MemoryStore::countBetter(const std::string &variant, std::uint64_t utc, double value)
{
    const auto all = listed(variant, utc);
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [value](const auto &rating) { return rating.value > value; }));
}

std::size_t MemoryStore::countRatedGames(wire::AccountId one, wire::AccountId other, std::uint64_t sinceUtc)
{
    std::size_t count = 0;
    for (const auto &[game, seats] : m_content.rated) {
        if (m_content.ended.at(game) < sinceUtc)
            continue;
        count += static_cast<std::size_t>(std::count_if(seats.begin(), seats.end(),
            [&](const RatedSeat &seat) { return seat.after.account == one && seat.opponent == other; }));
    }
    return count;
}

std::vector<StoredGame> MemoryStore::runningGames()
{
    std::vector<StoredGame> running;
    for (const auto &id : m_content.order) {
        const StoredGame &game = m_content.games.at(id);
        if (!game.result)
            running.push_back(game);
    }
    return running;
}

} // namespace naqla::net
