// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/remote_source.h"

#include "gui/lobby/net_texts.h"

#include <algorithm>
#include <utility>

using naqla::core::Side;
using naqla::net::ClientConnection;
using naqla::net::RemoteGame;
using naqla::net::wire::OfferKind;
using naqla::net::wire::PendingOffer;
using naqla::net::wire::Presence;

namespace naqla::gui {
namespace {

constexpr std::chrono::milliseconds Tick{100};

std::optional<Offer> offerFromWire(OfferKind kind)
{
    switch (kind) {
    case OfferKind::Draw:
        return Offer::Draw;
    case OfferKind::Takeback:
        return Offer::TakeBack;
    case OfferKind::Rematch:
        return Offer::Rematch;
    case OfferKind::Pause:
    case OfferKind::SwitchSides:
        break; // not offered by this window
    }
    return std::nullopt;
}

OfferKind offerToWire(Offer offer)
{
    switch (offer) {
    case Offer::Draw:
        return OfferKind::Draw;
    case Offer::TakeBack:
        return OfferKind::Takeback;
    case Offer::Rematch:
        return OfferKind::Rematch;
    }
    return OfferKind::Draw;
}

std::uint32_t milliseconds(std::chrono::milliseconds time)
{
    return static_cast<std::uint32_t>(time.count());
}

} // namespace

TimeControl timeFromWire(const net::wire::TimeControl &time)
{
    using std::chrono::milliseconds;
    const OnTimeout onTimeout =
        time.expiry == net::wire::MoveExpiry::ComputerMoves ? OnTimeout::ComputerMoves : OnTimeout::Loses;
    switch (time.kind) {
    case net::wire::TimeKind::PerMove:
        return {TimeControl::Kind::PerMove, milliseconds(time.perMoveMs), {}, onTimeout};
    case net::wire::TimeKind::Clock:
        return {TimeControl::Kind::PerGame, milliseconds(time.baseMs), milliseconds(time.incrementMs), {}};
    case net::wire::TimeKind::None:
        break;
    }
    return {};
}

net::wire::TimeControl timeToWire(const TimeControl &time)
{
    net::wire::TimeControl wire;
    switch (time.kind) {
    case TimeControl::Kind::None:
        break;
    case TimeControl::Kind::PerMove:
        wire.kind = net::wire::TimeKind::PerMove;
        wire.perMoveMs = milliseconds(time.base);
        if (time.onTimeout == OnTimeout::ComputerMoves)
            wire.expiry = net::wire::MoveExpiry::ComputerMoves;
        break;
    case TimeControl::Kind::PerGame:
        wire.kind = net::wire::TimeKind::Clock;
        wire.baseMs = milliseconds(time.base);
        wire.incrementMs = milliseconds(time.increment);
        break;
    }
    return wire;
}

RemoteSource::RemoteSource(std::shared_ptr<TableLink> link, QObject *parent)
    : GameSource(parent)
    , m_link(std::move(link))
{
    m_ticks.setInterval(Tick);
    connect(&m_ticks, &QTimer::timeout, this, &GameSource::clockChanged);
    connectTable();
    readPlayers();
    watchClock();
}

void RemoteSource::connectTable()
{
    const RemoteGame *game = &table();
    connect(game, &RemoteGame::moved, this, &RemoteSource::onMoved);
    const auto begin = [this] {
        readPlayers();
        noteOffers();
        Q_EMIT reset();
    };
    connect(game, &RemoteGame::started, this, begin);
    connect(game, &RemoteGame::reset, this, begin);
    connect(game, &RemoteGame::gameOver, this, &GameSource::ended);
    connect(game, &RemoteGame::clocksChanged, this, [this] {
        watchClock();
        Q_EMIT clockChanged();
    });
    connect(game, &RemoteGame::tableChanged, this, [this] {
        readPlayers();
        Q_EMIT playersChanged();
    });
    connect(game, &RemoteGame::offersChanged, this, &GameSource::playersChanged);
    connect(game, &RemoteGame::offered, this, [this](OfferKind kind, int seat) {
        noteOffers();
        if (const auto offer = offerFromWire(kind))
            Q_EMIT offered(*offer, sideOf(seat));
    });
    connect(game, &RemoteGame::answered, this, &RemoteSource::onAnswered);
    connect(game, &RemoteGame::refused, this, [this] {
        if (!table().pendingMove())
            Q_EMIT moveRefused();
    });
    const ClientConnection *connection = &m_link->connection;
    connect(connection, &ClientConnection::ready, this, [this] { Q_EMIT connectionChanged(true); });
    connect(connection, &ClientConnection::interrupted, this, [this] { Q_EMIT connectionChanged(false); });
    connect(connection, &ClientConnection::ended, this, [this] { Q_EMIT playersChanged(); });
}

/// A move ends the offers that were made before it: it declines the opponent's and gives up one's own.
void RemoteSource::onMoved(const core::Transition &transition)
{
    const auto ended = std::exchange(m_noted, table().offers());
    Q_EMIT moved(transition);
    for (const PendingOffer &pending : ended) {
        const auto offer = offerFromWire(pending.kind);
        if (!offer || table().hasOffer(pending.kind, pending.seat))
            continue;
        const Side by = sideOf(pending.seat);
        if (by == transition.before.sideToMove())
            Q_EMIT offerWithdrawn(*offer, by);
        else
            Q_EMIT offerAnswered(*offer, by, false);
    }
}

void RemoteSource::onAnswered(OfferKind kind, int seat, bool accepted)
{
    const auto ended = std::exchange(m_noted, table().offers());
    const auto offer = offerFromWire(kind);
    if (!offer)
        return;
    // Whoever answers his own offer takes it back.
    const bool own = std::any_of(ended.begin(), ended.end(),
        [&](const PendingOffer &pending) { return pending.kind == kind && pending.seat == seat; });
    if (own && !accepted)
        Q_EMIT offerWithdrawn(*offer, sideOf(seat));
    else
        Q_EMIT offerAnswered(*offer, core::opponent(sideOf(seat)), accepted);
}

const Player &RemoteSource::player(Side side) const
{
    return m_players[static_cast<std::size_t>(side)];
}

std::optional<std::chrono::milliseconds> RemoteSource::timeLeft(Side side) const
{
    return table().hasClocks() ? std::optional(table().remaining(side)) : std::nullopt;
}

std::optional<Side> RemoteSource::runningClock() const
{
    return table().hasClocks() && isOn() ? table().runningClock() : std::nullopt;
}

std::optional<Offer> RemoteSource::openOffer() const
{
    const auto pending = pendingOffer();
    return pending ? offerFromWire(pending->kind) : std::nullopt;
}

std::optional<Side> RemoteSource::offeredBy() const
{
    const auto pending = pendingOffer();
    return pending ? std::optional(sideOf(pending->seat)) : std::nullopt;
}

bool RemoteSource::mayOffer(Offer offer, Side by) const
{
    const bool mine = table().mySide() == by;
    if (!mine || !m_link->connection.isReady() || !table().isEntered()
        || table().hasOffer(offerToWire(offer), *table().mySeat()))
        return false;
    switch (offer) {
    case Offer::Draw:
        return isOn() && game().ply() > 0 && !pendingOffer();
    case Offer::TakeBack: {
        const bool moved = game().ply() > (game().startPosition().sideToMove() == by ? 0 : 1);
        return isOn() && table().state().settings.takebacks && moved && !pendingOffer();
    }
    case Offer::Rematch:
        return game().isOver() && player(core::opponent(by)).present;
    }
    return false;
}

bool RemoteSource::mayResign(Side side) const
{
    return table().mySide() == side && isOn() && m_link->connection.isReady();
}

/// A move on its way is still shown as it was entered, so the board stays as it is until the answer comes.
bool RemoteSource::acceptsMoves() const
{
    return table().mayMove() || (m_link->connection.isReady() && table().pendingMove());
}

void RemoteSource::propose(const core::Move &move)
{
    if (!table().propose(move))
        Q_EMIT moveRefused();
}

void RemoteSource::offer(Offer offer, Side)
{
    const OfferKind kind = offerToWire(offer);
    const bool isWish = table().mySeat() && table().hasOffer(kind, 1 - *table().mySeat());
    if (isWish)
        table().answer(kind, true);
    else
        table().offer(kind);
}

void RemoteSource::answer(bool accept, Side)
{
    if (const auto pending = pendingOffer())
        table().answer(pending->kind, accept);
}

void RemoteSource::withdraw(Side by)
{
    for (const PendingOffer &pending : table().offers()) {
        if (offerFromWire(pending.kind) && sideOf(pending.seat) == by)
            table().answer(pending.kind, false);
    }
}

void RemoteSource::claimDraw(Side)
{
    const bool repeated = game().claimableDraw() == core::EndReason::Repetition;
    table().claim(repeated ? net::wire::ClaimKind::Repetition : net::wire::ClaimKind::MoveRule);
}

void RemoteSource::resign(Side)
{
    table().resign();
}

Side RemoteSource::sideOf(int seat) const
{
    return table().seatOf(Side::White) == seat ? Side::White : Side::Black;
}

/// What waits for an answer; an offer of the opponent comes before one's own.
std::optional<PendingOffer> RemoteSource::pendingOffer() const
{
    const auto &offers = table().offers();
    // A rematch that was offered to somebody who has left waits for nobody.
    const auto known = [this](const PendingOffer &offer) {
        const Side other = core::opponent(sideOf(offer.seat));
        return offerFromWire(offer.kind)
            && (offer.kind != OfferKind::Rematch || player(other).present || table().mySide() == other);
    };
    const auto theirs = std::find_if(offers.begin(), offers.end(), [&](const PendingOffer &offer) {
        return known(offer) && offer.seat != table().mySeat().value_or(-1);
    });
    if (theirs != offers.end())
        return *theirs;
    const auto own = std::find_if(offers.begin(), offers.end(), known);
    return own != offers.end() ? std::optional(*own) : std::nullopt;
}

bool RemoteSource::isOn() const
{
    return table().isEntered() && !game().isOver();
}

void RemoteSource::readPlayers()
{
    const auto &seats = table().state().seats;
    for (const Side side : core::Sides) {
        Player &player = m_players[static_cast<std::size_t>(side)];
        player.kind = table().mySide() == side ? PlayerKind::Person : PlayerKind::Remote;
        const auto seat = static_cast<std::size_t>(table().seatOf(side));
        if (seat >= seats.size() || seats[seat].account == 0)
            continue; // who has left keeps his name beside the game
        player.name = seats[seat].presence == Presence::Bot ? NetTexts::computerFor(seats[seat].name)
                                                            : seats[seat].name;
        player.rating = seats[seat].rating > 0 ? std::optional<int>(seats[seat].rating) : std::nullopt;
    }
    for (const Side side : core::Sides) {
        const auto seat = static_cast<std::size_t>(table().seatOf(side));
        const bool here = seat < seats.size()
            && (seats[seat].presence == Presence::Here || seats[seat].presence == Presence::Bot);
        m_players[static_cast<std::size_t>(side)].present = here || table().mySide() == side;
    }
    m_time = timeFromWire(table().state().settings.time);
}

void RemoteSource::watchClock()
{
    if (runningClock())
        m_ticks.start();
    else
        m_ticks.stop();
}

} // namespace naqla::gui

#include "moc_remote_source.cpp"
