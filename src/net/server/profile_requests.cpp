// SPDX-License-Identifier: GPL-3.0-or-later
// Who somebody is, who the best are, and one's own games.
#include "core/club/glicko.h"
#include "net/model/text_policy.h"
#include "net/server/game_pdn.h"
#include "net/server/server_private.h"

namespace naqla::net {

using wire::ErrorCode;

namespace {

constexpr std::size_t MostLeaders = 100;
constexpr std::size_t LeaderRows = 50;
constexpr std::size_t GameRows = 20;
constexpr Milliseconds LeadersLife{60'000};

/// Whether there are ratings of that name, such as `russian/blitz`.
[[nodiscard]] bool isRatedVariant(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return false;
    const std::string_view speed = text.substr(slash + 1);
    const auto &variants = core::variants();
    return std::any_of(variants.begin(), variants.end(),
               [name = text.substr(0, slash)](const auto &variant) { return variant.textId == name; })
        && (speed == core::textId(core::Speed::Blitz) || speed == core::textId(core::Speed::Rapid)
            || speed == core::textId(core::Speed::Slow));
}

[[nodiscard]] wire::GameRow rowOf(const StoredGame &game, wire::AccountId asker)
{
    const GameRecord &record = game.record;
    const SeatRecord &white = record.seats[record.whiteSeat == 0 ? 0 : 1];
    const SeatRecord &black = record.seats[record.whiteSeat == 0 ? 1 : 0];
    const auto settings = wire::decodeSettings(record.settings);
    return {.game = record.id,
        .rules = record.rules,
        .white = white.name,
        .black = black.name,
        .asWhite = white.account == asker,
        .result = game.result.value_or(wire::FinalResult{}),
        .plies = static_cast<std::uint16_t>(game.moves.size()),
        .rated = settings && settings->rated,
        .started = record.startedUtc};
}

} // namespace

std::vector<wire::Rating> GameServer::Private::ratingsToShow(wire::AccountId account) const
{
    std::vector<wire::Rating> ratings;
    for (const RatingRecord &record : ports.store.ratingsOf(account))
        ratings.push_back({record.variant, shown(record.value), shown(record.deviation), record.games});
    return ratings;
}

void GameServer::Private::handle(Request &request, const wire::Profile &wished)
{
    if (ports.passwords == nullptr)
        return fail(request, ErrorCode::UnknownType);
    if (isTooFast(request, wire::RateKind::Snapshot))
        return;
    wire::AccountId id = wished.account;
    if (id == 0) {
        const auto named = m_accountNames.find(nameKey(wished.shownName));
        id = named == m_accountNames.end() ? 0 : named->second;
    }
    wire::Profile profile;
    const auto account = ports.store.findAccount(id);
    if (account && !account->guest) { // guests are strangers
        profile = {.account = account->id,
            .shownName = account->name,
            .avatar = account->avatar,
            .ratings = ratingsToShow(account->id),
            .created = account->createdUtc,
            .online = sessionOf(account->id) != nullptr};
        for (const wire::Rating &rating : profile.ratings)
            profile.games += rating.games;
    }
    send(request.session, std::move(profile), request.envelope.rid);
}

const std::vector<wire::LeaderRow> &GameServer::Private::leadersOf(const std::string &variant)
{
    const auto [at, isNew] = m_leaders.try_emplace(variant);
    Leaders &leaders = at->second;
    if (!isNew && now() - leaders.readAt < LeadersLife)
        return leaders.rows;
    leaders = {.readAt = now()};
    for (const RatingRecord &record : ports.store.bestRatings(variant, ports.time.utcNow(), MostLeaders)) {
        if (const auto account = ports.store.findAccount(record.account))
            leaders.rows.push_back(
                {record.account, account->name, shown(record.value), shown(record.deviation), record.games});
    }
    return leaders.rows;
}

std::uint32_t GameServer::Private::rankOf(wire::AccountId account, const std::string &variant) const
{
    const std::uint64_t utc = ports.time.utcNow();
    for (const RatingRecord &record : ports.store.ratingsOf(account)) {
        if (record.variant == variant && record.listedUntilUtc > utc)
            return static_cast<std::uint32_t>(ports.store.countBetter(variant, utc, record.value) + 1);
    }
    return 0;
}

void GameServer::Private::handle(Request &request, const wire::Leaderboard &wished)
{
    if (ports.passwords == nullptr)
        return fail(request, ErrorCode::UnknownType);
    if (!isRatedVariant(wished.variant))
        return fail(request, ErrorCode::BadField, "variant");
    if (isTooFast(request, wire::RateKind::Snapshot))
        return;
    const auto &leaders = leadersOf(wished.variant);
    const std::size_t first = std::min<std::size_t>(wished.offset, leaders.size());
    const std::size_t last = std::min(first + LeaderRows, leaders.size());
    const auto at = [&leaders](
                        std::size_t index) { return leaders.begin() + static_cast<std::ptrdiff_t>(index); };
    send(request.session,
        wire::Leaderboard{.variant = wished.variant,
            .offset = wished.offset,
            .rows = std::vector<wire::LeaderRow>(at(first), at(last)),
            .ownRank = rankOf(request.session.member.account, wished.variant),
            .more = last < leaders.size()},
        request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::GameList &wished)
{
    if (isTooFast(request, wire::RateKind::Snapshot))
        return;
    const wire::AccountId account = request.session.member.account;
    const auto games = ports.store.gamesOf(account, wished.offset, GameRows + 1);
    wire::GameList page{.offset = wished.offset, .more = games.size() > GameRows};
    for (std::size_t i = 0; i < std::min(games.size(), GameRows); ++i)
        page.rows.push_back(rowOf(games[i], account));
    send(request.session, std::move(page), request.envelope.rid);
}

void GameServer::Private::handle(Request &request, const wire::GameFetch &wished)
{
    if (isTooFast(request, wire::RateKind::Snapshot))
        return;
    const wire::AccountId account = request.session.member.account;
    const auto game = ports.store.findGame(wished.game);
    // Games of others are answered like games that do not exist.
    const bool isOwn = game && game->result
        && (game->record.seats[0].account == account || game->record.seats[1].account == account);
    const QByteArray pdn = isOwn ? pdnOf(*game) : QByteArray();
    if (pdn.isEmpty())
        return fail(request, ErrorCode::NoGame);
    send(request.session, wire::GameFetch{.game = wished.game, .pdn = pdn}, request.envelope.rid);
}

} // namespace naqla::net
