// SPDX-License-Identifier: GPL-3.0-or-later
// Rated games between accounts: who may play them and what they change.
#include "core/club/glicko.h"
#include "net/model/text_policy.h"
#include "net/server/server_private.h"

#include <cmath>

namespace naqla::net {

namespace {

constexpr double MsInADay = 24.0 * 3600 * 1000;
constexpr std::size_t MostRatedGames = 5; ///< of the same two within a day; more would be rating by agreement

[[nodiscard]] core::Speed speedOf(const wire::TimeControl &time)
{
    switch (time.kind) {
    case wire::TimeKind::None:
        break;
    case wire::TimeKind::PerMove: // as if each move had its time added before it
        return core::speedOfClock(0, time.perMoveMs / 1000);
    case wire::TimeKind::Clock:
        return core::speedOfClock(time.baseMs / 1000, time.incrementMs / 1000);
    }
    return core::Speed::Slow;
}

[[nodiscard]] core::Rating ratingOf(const RatingRecord &record)
{
    return {record.value, record.deviation, record.volatility};
}

/// For the player; a draw lies between a win and a loss.
[[nodiscard]] double scoreOf(core::Outcome outcome, core::Side side)
{
    if (outcome == core::Outcome::Draw)
        return 0.5;
    return outcome == core::winFor(side) ? 1 : 0;
}

[[nodiscard]] RatingRecord recordAfter(
    RatingRecord record, const RatingRecord &opponent, double score, std::uint64_t utc)
{
    // The clock of the machine may have been set back meanwhile.
    const double days =
        record.games == 0 || utc < record.lastUtc ? 0 : static_cast<double>(utc - record.lastUtc) / MsInADay;
    const core::Rating after = core::ratingAfter(ratingOf(record), {ratingOf(opponent), score}, days);
    record.value = after.value;
    record.deviation = after.deviation;
    record.volatility = after.volatility;
    record.lastUtc = utc;
    const double listed = core::daysListed(after) * MsInADay;
    record.listedUntilUtc = listed > 0 ? utc + static_cast<std::uint64_t>(listed) : 0;
    ++record.games;
    return record;
}

} // namespace

std::uint16_t GameServer::Private::shown(double rating)
{
    return static_cast<std::uint16_t>(std::lround(rating));
}

bool GameServer::Private::makeRated(wire::TableSettings &settings, const AgreedGame &agreed)
{
    if (!settings.startFen.empty() || !core::changedRules(agreed.rules).empty()
        || settings.time.kind == wire::TimeKind::None || settings.time.expiry != wire::MoveExpiry::Loses)
        return false;
    settings.takebacks = false;
    if (settings.leaver == wire::LeaverPolicy::Bot)
        settings.leaver = wire::LeaverPolicy::Claim;
    return true;
}

bool GameServer::Private::isRegistered(const Member &member) const
{
    const auto at = m_accountNames.find(nameKey(member.name));
    return at != m_accountNames.end() && at->second == member.account;
}

RatingRecord GameServer::Private::ratingAt(const Table &table, wire::AccountId account) const
{
    std::string variant(core::variant(table.agreed().rules.variant).textId);
    variant.append("/").append(core::textId(speedOf(table.settings().time)));
    for (RatingRecord &known : ports.store.ratingsOf(account)) {
        if (known.variant == variant)
            return std::move(known);
    }
    const core::Rating start;
    return {.account = account,
        .variant = std::move(variant),
        .value = start.value,
        .deviation = start.deviation,
        .volatility = start.volatility};
}

void GameServer::Private::noteRatings(TableEntry &entry)
{
    for (int seat = 0; seat < SeatCount; ++seat) {
        auto member = entry.table.seat(seat).member;
        if (!member || !isRegistered(*member))
            continue;
        member->rating = shown(ratingAt(entry.table, member->account).value);
        entry.table.rename(seat, *std::move(member));
    }
}

bool GameServer::Private::mayPlayRated(wire::AccountId one, wire::AccountId other) const
{
    const std::uint64_t utc = ports.time.utcNow();
    const auto day = static_cast<std::uint64_t>(MsInADay);
    return ports.store.countRatedGames(one, other, utc > day ? utc - day : 0) < MostRatedGames;
}

void GameServer::Private::limitRated(TableEntry &entry)
{
    Table &table = entry.table;
    const auto &host = table.seat(0).member;
    const auto &guest = table.seat(1).member;
    if (!table.settings().rated || !host || !guest || mayPlayRated(host->account, guest->account))
        return;
    wire::TableSettings casual = table.settings();
    casual.rated = false;
    table.change(std::move(casual), table.agreed());
}

std::vector<RatedSeat> GameServer::Private::settleRatings(TableEntry &entry)
{
    const Table &table = entry.table;
    const TableGame &game = *table.game();
    const core::Outcome outcome = game.result().outcome;
    std::vector<RatedSeat> seats;
    if (!table.settings().rated || outcome == core::Outcome::NoResult)
        return seats;
    std::array<RatingRecord, SeatCount> before;
    for (int seat = 0; seat < SeatCount; ++seat) {
        const Member &member = *table.seat(seat).member;
        if (!isRegistered(member)) // deleted meanwhile
            return seats;
        before[static_cast<std::size_t>(seat)] = ratingAt(table, member.account);
    }
    if (!mayPlayRated(before[0].account, before[1].account))
        return seats;
    for (int seat = 0; seat < SeatCount; ++seat) {
        const RatingRecord &own = before[static_cast<std::size_t>(seat)];
        const RatingRecord &other = before[static_cast<std::size_t>(otherSeat(seat))];
        seats.push_back(
            {.after = recordAfter(own, other, scoreOf(outcome, game.sideOf(seat)), ports.time.utcNow()),
                .before = own.value,
                .opponent = other.account});
        entry.ratingChanges.push_back({own.account, shown(own.value), shown(seats.back().after.value)});
    }
    return seats;
}

} // namespace naqla::net
