// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/model/table.h"

#include "core/notation/fen.h"
#include "net/model/text_policy.h"

#include <algorithm>

namespace naqla::net {

namespace {

using wire::ErrorCode;
using wire::Presence;
using wire::TableStage;

constexpr std::size_t ChatLinesKept = 20;

[[nodiscard]] bool isValid(const wire::TimeControl &time)
{
    constexpr std::uint32_t Longest = 24 * 3600 * 1000;
    switch (time.kind) {
    case wire::TimeKind::None:
        return true;
    case wire::TimeKind::PerMove:
        return time.perMoveMs >= 1'000 && time.perMoveMs <= Longest;
    case wire::TimeKind::Clock:
        return time.baseMs >= 1'000 && time.baseMs <= Longest && time.incrementMs <= Longest;
    }
    return false;
}

} // namespace

core::Result<AgreedGame, std::string_view> agreedGame(wire::TableSettings &settings)
{
    const auto rules = core::parseRulesText(settings.rules);
    if (!rules)
        return core::Unexpected{std::string_view("rules")};
    AgreedGame agreed{*rules, core::startPosition(rules->rules)};
    if (!settings.startFen.empty()) {
        const auto fen = core::parseFen(rules->rules, settings.startFen, core::FenSquares::IndexNumbers);
        if (!fen || fen->manOnCrowningRow || !core::hasLegalMove(rules->rules, fen->position))
            return core::Unexpected{std::string_view("startFen")};
        agreed.start = fen->position;
        settings.startFen = core::canonicalFen(rules->rules, agreed.start);
        if (core::Game(*rules, agreed.start).isOver())
            return core::Unexpected{std::string_view("startFen")};
    }
    if (!isValid(settings.time))
        return core::Unexpected{std::string_view("time")};
    settings.rules = core::rulesText(*rules);
    settings.title = cleanedTitle(settings.title);
    return agreed;
}

Table::Table(wire::TableId id, wire::TableSettings settings, AgreedGame agreed, MonoTime now)
    : m_id(id)
    , m_settings(std::move(settings))
    , m_agreed(std::move(agreed))
    , m_lastActivity(now)
{
}

TableStage Table::stage() const
{
    if (hasRunningGame())
        return m_suspended ? TableStage::Suspended : TableStage::Playing;
    if (!m_seats[0].member || !m_seats[1].member)
        return TableStage::Open;
    return m_game ? TableStage::Finished : TableStage::Ready;
}

std::optional<int> Table::seatOf(wire::AccountId account) const
{
    for (int i = 0; i < SeatCount; ++i) {
        if (seat(i).member && seat(i).member->account == account)
            return i;
    }
    return std::nullopt;
}

bool Table::isEmpty() const
{
    return !m_seats[0].member && !m_seats[1].member;
}

bool Table::hasAnybodyHere() const
{
    return m_seats[0].presence == Presence::Here || m_seats[1].presence == Presence::Here;
}

std::optional<int> Table::sit(Member member)
{
    if (hasRunningGame())
        return std::nullopt;
    for (int i = 0; i < SeatCount; ++i) {
        if (!seat(i).member) {
            seatAt(i) = {.member = std::move(member), .presence = Presence::Here};
            clearReady();
            return i;
        }
    }
    return std::nullopt;
}

void Table::stand(int seat)
{
    seatAt(seat) = {};
    if (!m_seats[0].member)
        std::swap(m_seats[0], m_seats[1]);
    clearReady();
    m_game.reset();
    m_lastWhiteSeat.reset();
    m_rematchWish.reset();
}

void Table::setPresence(int seat, Presence presence, MonoTime now)
{
    TableSeat &changed = seatAt(seat);
    if (changed.presence == Presence::Here || presence == Presence::Here)
        changed.awaySince = now;
    changed.presence = presence;
    if (presence != Presence::Here && !hasRunningGame())
        changed.ready = false;
}

void Table::clearReady()
{
    for (TableSeat &seat : m_seats)
        seat.ready = false;
}

void Table::change(wire::TableSettings settings, AgreedGame agreed)
{
    m_settings = std::move(settings);
    m_agreed = std::move(agreed);
    ++m_settingsRev;
    clearReady();
    m_rematchWish.reset();
}

ErrorCode Table::setReady(int seat, bool ready, std::uint32_t settingsRev)
{
    if (hasRunningGame())
        return ErrorCode::State;
    if (settingsRev != m_settingsRev)
        return ErrorCode::RulesChanged;
    seatAt(seat).ready = ready;
    return ErrorCode::None;
}

TableGame &Table::startGame(wire::GameId id, bool coin)
{
    std::uint8_t whiteSeat = 0;
    if (m_lastWhiteSeat)
        whiteSeat = m_agreed.rules.rules.options.alternateStarter
            ? static_cast<std::uint8_t>(otherSeat(*m_lastWhiteSeat))
            : *m_lastWhiteSeat;
    else if (m_settings.hostSide == wire::SideChoice::Black
        || (m_settings.hostSide == wire::SideChoice::Random && coin))
        whiteSeat = 1;
    m_lastWhiteSeat = whiteSeat;
    m_suspended = false;
    m_rematchWish.reset();
    clearReady();
    return m_game.emplace(TableGame::Start{.id = std::move(id),
        .rules = m_agreed.rules,
        .position = m_agreed.start,
        .time = m_settings.time,
        .whiteSeat = whiteSeat,
        .number = ++m_gamesStarted});
}

void Table::restoreGame(
    TableGame game, std::array<Member, SeatCount> members, std::uint32_t settingsRev, MonoTime now)
{
    for (int i = 0; i < SeatCount; ++i)
        seatAt(i) = {.member = std::move(members[static_cast<std::size_t>(i)]),
            .presence = Presence::Away,
            .awaySince = now};
    m_settingsRev = settingsRev;
    m_lastWhiteSeat = game.start().whiteSeat;
    m_gamesStarted = game.start().number;
    m_game = std::move(game);
    m_suspended = true;
}

core::Result<bool, ErrorCode> Table::wishRematch(int seat)
{
    if (stage() != TableStage::Finished || seatAt(otherSeat(seat)).presence != Presence::Here)
        return core::Unexpected{ErrorCode::State};
    if (m_rematchWish == otherSeat(seat))
        return true;
    if (m_rematchWish == seat)
        return core::Unexpected{ErrorCode::State};
    m_rematchWish = seat;
    return false;
}

void Table::addChat(wire::ChatLine line, bool onlySpectators)
{
    m_chat.push_back({std::move(line), onlySpectators});
    const auto ofThisKind = [onlySpectators](
                                const SaidLine &said) { return said.onlySpectators == onlySpectators; };
    // Counted by kind: spectators who talk much do not push out what the players said.
    if (static_cast<std::size_t>(std::count_if(m_chat.begin(), m_chat.end(), ofThisKind)) > ChatLinesKept)
        m_chat.erase(std::find_if(m_chat.begin(), m_chat.end(), ofThisKind));
}

std::vector<wire::ChatLine> Table::chatBy(wire::AccountId account) const
{
    std::vector<wire::ChatLine> lines;
    for (const SaidLine &said : m_chat) {
        if (said.line.from == account)
            lines.push_back(said.line);
    }
    return lines;
}

wire::Snapshot Table::gameSnapshot(MonoTime now) const
{
    wire::Snapshot snapshot = m_game ? m_game->snapshot(now) : wire::Snapshot{};
    snapshot.suspended = m_suspended && hasRunningGame();
    return snapshot;
}

wire::Snapshot Table::spectatorSnapshot(MonoTime now) const
{
    wire::Snapshot snapshot = gameSnapshot(now);
    snapshot.offers.clear();
    for (const SaidLine &said : m_chat)
        snapshot.chat.push_back(said.line);
    if (snapshot.chat.size() > ChatLinesKept)
        snapshot.chat.erase(
            snapshot.chat.begin(), snapshot.chat.end() - static_cast<std::ptrdiff_t>(ChatLinesKept));
    return snapshot;
}

wire::Snapshot Table::snapshot(MonoTime now) const
{
    wire::Snapshot snapshot = gameSnapshot(now);
    for (const SaidLine &said : m_chat) {
        if (!said.onlySpectators)
            snapshot.chat.push_back(said.line);
    }
    if (m_rematchWish)
        snapshot.offers.push_back({.kind = wire::OfferKind::Rematch,
            .seat = static_cast<std::uint8_t>(*m_rematchWish),
            .ply = m_game ? m_game->ply() : std::uint16_t{0}});
    return snapshot;
}

wire::TableState Table::state() const
{
    wire::TableState state{.settings = m_settings,
        .settingsRev = m_settingsRev,
        .stage = stage(),
        .spectators = spectators,
        .hasPassword = !passwordHash.isEmpty(),
        .game = m_game ? m_game->id() : wire::GameId{}};
    for (const TableSeat &seat : m_seats) {
        const Member member = seat.member.value_or(Member{});
        state.seats.push_back({.account = member.account,
            .name = member.name,
            .presence = seat.presence,
            .ready = seat.ready,
            .avatar = member.avatar,
            .rating = member.rating});
    }
    return state;
}

wire::LobbyRow Table::lobbyRow() const
{
    const auto nameOf = [this](int i) { return seat(i).member ? seat(i).member->name : QString(); };
    return {.table = m_id,
        .rules = m_settings.rules,
        .rulesDigest = wire::PositionHasher(m_agreed.rules).rulesDigest(),
        .title = m_settings.title,
        .host = nameOf(0),
        .guest = nameOf(1),
        .rating = seat(0).member ? seat(0).member->rating : std::uint16_t{0},
        .time = m_settings.time,
        .stage = stage(),
        .rated = m_settings.rated,
        .password = !passwordHash.isEmpty(),
        .localRules = !core::changedRules(m_agreed.rules).empty(),
        .spectatorsAllowed = m_settings.spectators == wire::Spectators::Allowed,
        .peopleOnly = m_settings.peopleOnly,
        .spectators = spectators,
        .ply = m_game ? m_game->ply() : std::uint16_t{0}};
}

} // namespace naqla::net
