// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/local_game.h"

#include <algorithm>
#include <utility>

using naqla::core::Side;
using std::chrono::milliseconds;

namespace naqla::gui {
namespace {

constexpr milliseconds TickInterval{100};

core::Game newGame(const GameSetup &setup)
{
    return setup.start ? core::Game(setup.rules, *setup.start) : core::Game(setup.rules);
}

Side sideToMove(const core::Game &game)
{
    return game.position().sideToMove();
}

} // namespace

LocalGame::LocalGame(const GameSetup &setup, Now now, QObject *parent)
    : LocalGame(setup, newGame(setup), std::move(now), parent)
{
}

LocalGame::LocalGame(const GameSetup &setup, const core::Game &game, Now now, QObject *parent)
    : GameSource(parent)
    , m_setup(setup)
    , m_game(game)
    , m_clock(setup.time)
    , m_now(std::move(now))
{
    m_ticks.setInterval(TickInterval);
    connect(&m_ticks, &QTimer::timeout, this, &LocalGame::checkClock);
    restoreClock();
    startClock();
}

std::optional<milliseconds> LocalGame::timeLeft(Side side) const
{
    return m_clock.remaining(side, m_now());
}

std::optional<Offer> LocalGame::openOffer() const
{
    return m_offer ? std::optional(m_offer->offer) : std::nullopt;
}

std::optional<Side> LocalGame::offeredBy() const
{
    return m_offer ? std::optional(m_offer->by) : std::nullopt;
}

bool LocalGame::mayPause() const
{
    const bool watched = std::all_of(core::Sides.begin(), core::Sides.end(),
        [this](Side side) { return player(side).kind == PlayerKind::Computer; });
    return !m_game.isOver() && (watched || m_setup.time.isLimited());
}

void LocalGame::setPaused(bool paused)
{
    if (paused == m_paused || (paused && !mayPause()))
        return;
    checkClock();
    if (m_game.isOver())
        return;
    m_paused = paused;
    if (paused) {
        m_pausedClock = m_clock.running();
        m_clock.stop(m_now());
        m_ticks.stop();
    } else if (m_pausedClock) {
        m_clock.resume(*m_pausedClock, m_now());
        m_ticks.start();
    }
    Q_EMIT pauseChanged(paused);
    Q_EMIT clockChanged();
}

bool LocalGame::mayOffer(Offer offer, Side by) const
{
    if (m_paused)
        return false;
    switch (offer) {
    case Offer::Draw:
        return !m_game.isOver() && !m_offer && m_game.ply() > 0;
    case Offer::TakeBack: {
        // Against the computer a person takes back to his own turn, so he must have moved himself.
        const bool alone = player(core::opponent(by)).kind == PlayerKind::Computer;
        const bool ownFirst = m_game.startPosition().sideToMove() == by;
        return m_game.ply() > (alone && !ownFirst ? 1 : 0);
    }
    case Offer::Rematch:
        return m_game.isOver();
    }
    return false;
}

bool LocalGame::mayResign(Side) const
{
    return !m_game.isOver();
}

bool LocalGame::mayMoveAt(int ply) const
{
    return m_game.isOver() ? ply < m_game.ply() : ply == m_game.ply();
}

void LocalGame::propose(const core::Move &move)
{
    if (m_paused) {
        Q_EMIT moveRefused();
        return;
    }
    checkClock();
    const bool declines = m_offer && m_offer->by != sideToMove(m_game);
    const auto transition = m_game.play(move);
    if (!transition) {
        Q_EMIT moveRefused();
        return;
    }
    m_standingIn = false;
    if (m_game.isOver()) {
        m_clock.stop(m_now());
        m_ticks.stop();
    } else if (m_clock.running()) {
        m_clock.press(m_now());
    } else {
        startClock();
    }
    noteClock();
    // Whoever moves instead of answering has declined; an offer of one's own stands until the other has
    // moved.
    const auto open = m_offer;
    if (declines || m_game.isOver())
        m_offer.reset();
    Q_EMIT moved(*transition);
    if (open && !m_offer)
        Q_EMIT offerAnswered(open->offer, open->by, false);
    Q_EMIT clockChanged();
    if (transition->result)
        Q_EMIT ended(*transition->result);
}

void LocalGame::offer(Offer offer, Side by)
{
    if (!mayOffer(offer, by))
        return;
    switch (offer) {
    case Offer::Draw:
        m_offer = OpenOffer{offer, by};
        Q_EMIT offered(offer, by);
        break;
    case Offer::TakeBack:
        takeBack(by);
        break;
    case Offer::Rematch:
        rematch();
        break;
    }
}

void LocalGame::answer(bool accept, Side by)
{
    if (!m_offer || m_offer->by == by)
        return;
    const OpenOffer open = *std::exchange(m_offer, std::nullopt);
    Q_EMIT offerAnswered(open.offer, open.by, accept);
    if (accept && open.offer == Offer::Draw)
        end({core::Outcome::Draw, core::EndReason::Agreement});
}

void LocalGame::withdraw(Side by)
{
    if (m_offer && m_offer->by == by)
        Q_EMIT offerWithdrawn(std::exchange(m_offer, std::nullopt)->offer, by);
}

void LocalGame::claimDraw(Side by)
{
    const auto reason = m_game.claimableDraw();
    if (reason && sideToMove(m_game) == by)
        end({core::Outcome::Draw, *reason});
}

void LocalGame::resign(Side side)
{
    end({core::winFor(core::opponent(side)), core::EndReason::Resignation});
}

void LocalGame::checkClock()
{
    if (m_game.isOver() || !m_clock.running())
        return;
    const auto late = m_clock.expired(m_now());
    if (!late) {
        Q_EMIT clockChanged();
        return;
    }
    if (m_setup.time.onTimeout == OnTimeout::ComputerMoves
        && m_setup.time.kind == TimeControl::Kind::PerMove) {
        if (std::exchange(m_standingIn, true))
            return;
        m_clock.stop(m_now());
        m_ticks.stop();
        Q_EMIT clockChanged();
        Q_EMIT standInWanted(*late);
        return;
    }
    end({core::winFor(core::opponent(*late)), core::EndReason::Time});
}

/// The first move of a game is free: no clock runs before it.
void LocalGame::startClock()
{
    if (m_game.isOver() || m_game.ply() == 0 || !m_setup.time.isLimited())
        return;
    m_clock.start(sideToMove(m_game), m_now());
    m_ticks.start();
}

/// Sets both clocks to what the last move of each side left them.
void LocalGame::restoreClock()
{
    m_clock = GameClock(m_setup.time);
    m_ticks.stop();
    m_standingIn = false;
    if (m_setup.time.kind != TimeControl::Kind::PerGame)
        return;
    for (int ply = 0; ply < m_game.ply(); ++ply) {
        if (const auto left = m_game.notes(ply).clock)
            m_clock.setRemaining(m_game.positionAt(ply).sideToMove(), *left);
    }
}

void LocalGame::noteClock()
{
    if (m_setup.time.kind != TimeControl::Kind::PerGame)
        return;
    const int last = m_game.ply() - 1;
    core::MoveNotes notes = m_game.notes(last);
    notes.clock = timeLeft(m_game.positionAt(last).sideToMove());
    m_game.setNotes(last, std::move(notes));
}

void LocalGame::takeBack(Side by)
{
    const bool alone = player(core::opponent(by)).kind == PlayerKind::Computer;
    m_offer.reset();
    m_game.takeBack();
    while (alone && m_game.ply() > 0 && sideToMove(m_game) != by)
        m_game.takeBack();
    restoreClock();
    startClock();
    Q_EMIT tookBack(m_game.ply());
    Q_EMIT clockChanged();
}

void LocalGame::rematch()
{
    if (m_setup.rules.rules.options.alternateStarter) {
        std::swap(m_setup.players[0], m_setup.players[1]);
        m_exchanged = !m_exchanged;
    }
    m_game = newGame(m_setup);
    m_offer.reset();
    restoreClock();
    startClock();
    Q_EMIT reset();
    Q_EMIT clockChanged();
}

void LocalGame::end(core::GameResult result)
{
    if (!m_game.end(result))
        return;
    m_clock.stop(m_now());
    m_ticks.stop();
    m_standingIn = false;
    m_offer.reset();
    if (std::exchange(m_paused, false))
        Q_EMIT pauseChanged(false);
    Q_EMIT clockChanged();
    Q_EMIT ended(result);
}

} // namespace naqla::gui

#include "moc_game_source.cpp"
#include "moc_local_game.cpp"
