// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/load_program/load_table.h"

#include "net/wire/codec.h"

#include <algorithm>

namespace naqla::net {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

/// Long enough that no flag falls: the server keeps clocks as in real games.
constexpr std::uint32_t BaseMs = 3 * 3600 * 1000;

/// Quicker than a person's program, so that a run with restarts does not last for minutes.
RetryPolicy::Plan quickRetries()
{
    return {.pauses = {milliseconds{50}, milliseconds{100}, milliseconds{200}, milliseconds{400}},
        .jitter = 0.5,
        .giveUpAfter = milliseconds{120'000}};
}

bool isSame(const wire::PlayedMove &a, const wire::PlayedMove &b)
{
    return a.path == b.path && a.captures == b.captures;
}

} // namespace

LoadTable::LoadTable(
    const LoadOptions &options, int number, TrustStore &trusted, LoadTally &tally, QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_number(number)
    , m_tally(tally)
    , m_random(options.seed * 7919U + static_cast<quint32>(number) + 1U)
{
    ClientOptions client;
    client.version = QStringLiteral(NAQLA_VERSION);
    client.retry = quickRetries();
    for (int seat = 0; seat < Seats; ++seat) {
        Player &player = m_players[static_cast<std::size_t>(seat)];
        player.connection = std::make_unique<ClientConnection>(player.tokens, trusted, client);
        const ClientConnection *connection = player.connection.get();
        connect(connection, &ClientConnection::ready, this, [this, seat] { onReady(seat); });
        connect(connection, &ClientConnection::interrupted, this, [this, seat] { onInterrupted(seat); });
        connect(connection, &ClientConnection::ended, this, &LoadTable::onEnded);
        connect(connection, &ClientConnection::received, this,
            [this, seat](const wire::ServerPacket &packet) { onReceived(seat, packet); });
    }
}

LoadTable::~LoadTable() = default;

void LoadTable::enter(int seat)
{
    const int person = m_number * Seats + seat + 1;
    m_players[static_cast<std::size_t>(seat)].connection->start(
        {{m_options.server}, m_options.trust}, wire::Guest{u"load%1"_s.arg(person)});
}

void LoadTable::leave()
{
    m_isLeaving = true;
    for (Player &player : m_players) {
        // The server closes after LOGOUT, which ends in onInterrupted.
        if (player.connection->request(wire::Logout{}) != 0)
            continue;
        player.connection->stop(true);
        Q_EMIT left();
    }
}

void LoadTable::onReady(int seat)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    player.limits.emplace(player.connection->welcome().limits);
    const auto &seats = player.connection->session().seats;
    if (m_table == 0 && !seats.empty())
        m_table = seats.front(); // opened, but the answer was lost on its way
    player.holdsSeat = std::find(seats.begin(), seats.end(), m_table) != seats.end();
    if (!std::exchange(player.hasEntered, true))
        Q_EMIT entered();
    sitDown();
}

void LoadTable::onInterrupted(int seat)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    if (m_isLeaving) {
        player.connection->stop(true);
        Q_EMIT left();
        return;
    }
    player.inStep = false;
    player.wishesRematch = false;
    if (m_pending)
        m_pending->isInterrupted = true;
    m_tally.interrupted();
    if (!m_options.expectRestarts)
        fault(seat, u"the connection broke"_s);
    setPlaying(false);
}

void LoadTable::onEnded(NetFault why)
{
    if (!m_isLeaving)
        Q_EMIT failed(why);
}

void LoadTable::sitDown()
{
    const auto isAway = [](const Player &player) { return !player.connection->isReady(); };
    if (std::any_of(m_players.begin(), m_players.end(), isAway))
        return;
    const auto &[host, guest] = m_players;
    if (!host.holdsSeat && !guest.holdsSeat) {
        checkGone();
        m_table = 0;
        m_game.clear();
        m_pending.reset();
        for (Player &player : m_players)
            player.readyFor.reset();
        wire::TableSettings settings{.rules = m_options.rules,
            .time = {.kind = wire::TimeKind::Clock, .baseMs = BaseMs},
            .leaver = wire::LeaverPolicy::Wait,
            .peopleOnly = true};
        host.connection->request(wire::TableCreate{.settings = std::move(settings)});
    } else if (!guest.holdsSeat) {
        guest.connection->request(wire::TableJoin{}, m_table);
    }
}

void LoadTable::onReceived(int seat, const wire::ServerPacket &packet)
{
    if (m_isLeaving)
        return;
    const wire::ServerMessage &message = packet.message;
    if (const auto *state = std::get_if<wire::TableState>(&message))
        onTableState(seat, *state, packet.envelope.table);
    else if (const auto *start = std::get_if<wire::GameStart>(&message))
        onStart(seat, *start);
    else if (const auto *moved = std::get_if<wire::Moved>(&message))
        onMoved(seat, *moved);
    else if (const auto *snapshot = std::get_if<wire::Snapshot>(&message))
        onSnapshot(seat, *snapshot);
    else if (const auto *end = std::get_if<wire::GameEnd>(&message))
        onEnd(seat, *end);
    else if (std::holds_alternative<wire::Error>(message))
        fault(seat, wire::toDebugString(packet));
}

void LoadTable::onTableState(int seat, const wire::TableState &state, wire::TableId table)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    if (state.stage == wire::TableStage::Closed)
        return fault(seat, u"the table was closed"_s);
    if (!state.yourSeat)
        return;
    player.holdsSeat = true;
    if (m_table == 0) {
        m_table = table;
        sitDown();
    }
    if (state.stage == wire::TableStage::Ready && player.readyFor != state.settingsRev) {
        player.readyFor = state.settingsRev;
        player.connection->request(wire::Ready{.ready = true, .settingsRev = state.settingsRev}, table);
    }
}

void LoadTable::beginGame(const wire::GameId &game)
{
    if (game == m_game)
        return;
    m_game = game;
    m_moves.clear();
    m_isEnded = false;
    m_pending.reset();
    m_tally.gameBegun();
}

void LoadTable::onStart(int seat, const wire::GameStart &start)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    if (player.mirror.apply(start) != GameMirror::Step::Applied)
        return fault(seat, u"the start of the game differs"_s);
    beginGame(start.game);
    player.inStep = true;
    player.sawEnd = false;
    player.wishesRematch = false;
    settle();
}

void LoadTable::onMoved(int seat, const wire::Moved &moved)
{
    std::optional<core::Transition> transition;
    switch (m_players[static_cast<std::size_t>(seat)].mirror.apply(moved, transition)) {
    case GameMirror::Step::Applied:
        if (moved.ply == m_moves.size())
            m_moves.push_back({.path = moved.path, .captures = moved.captures, .spentMs = moved.spentMs});
        break;
    case GameMirror::Step::Known:
        break;
    case GameMirror::Step::OutOfStep:
    case GameMirror::Step::UnknownRules:
        return fault(seat, u"the positions differ after a move"_s);
    }
    settle();
}

void LoadTable::onSnapshot(int seat, const wire::Snapshot &snapshot)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    if (snapshot.game == m_game) {
        const auto known = std::mismatch(
            m_moves.begin(), m_moves.end(), snapshot.moves.begin(), snapshot.moves.end(), isSame)
                               .first;
        m_tally.lost(static_cast<std::size_t>(m_moves.end() - known));
        if (m_isEnded && !snapshot.result)
            fault(seat, u"the end of the game was lost"_s);
    } else {
        checkGone();
        beginGame(snapshot.game);
    }
    m_moves = snapshot.moves;
    if (player.mirror.apply(snapshot) != GameMirror::Step::Applied)
        return fault(seat, u"the snapshot is of another position"_s);
    player.inStep = true;
    player.sawEnd = snapshot.result.has_value();
    m_isEnded = m_isEnded || player.sawEnd;
    settle();
}

void LoadTable::onEnd(int seat, const wire::GameEnd &end)
{
    Player &player = m_players[static_cast<std::size_t>(seat)];
    if (player.mirror.apply(end) == GameMirror::Step::OutOfStep)
        return fault(seat, u"the positions differ at the end"_s);
    player.sawEnd = true;
    m_isEnded = true;
    settle();
}

bool LoadTable::mayHaveEnded() const
{
    // The move that was on its way, or one that only one of the two had seen.
    for (const Player &player : m_players) {
        const core::Game *game = player.mirror.game();
        if (game == nullptr || player.mirror.gameId() != m_game)
            continue;
        if (game->isOver())
            return true;
        if (!m_pending || m_pending->message.ply != game->ply())
            continue;
        core::Game next = *game;
        next.play(m_pending->move);
        if (next.isOver())
            return true;
    }
    return false;
}

void LoadTable::checkGone()
{
    if (m_game.isEmpty() || m_isEnded || mayHaveEnded())
        return;
    m_tally.lost(m_moves.size());
    fault(0, u"a running game is gone"_s);
}

bool LoadTable::areInStep() const
{
    const auto &[host, guest] = m_players;
    return host.inStep && guest.inStep && host.connection->isReady() && guest.connection->isReady()
        && host.mirror.gameId() == guest.mirror.gameId()
        && host.mirror.game()->ply() == guest.mirror.game()->ply();
}

void LoadTable::settle()
{
    if (!areInStep())
        return;
    const auto &[host, guest] = m_players;
    if (m_pending) {
        if (host.mirror.game()->ply() > m_pending->message.ply) {
            finishMove();
        } else if (std::exchange(m_pending->isInterrupted, false)) {
            m_pending->sentAt = {};
            const Player &mover = m_players[static_cast<std::size_t>(m_pending->seat)];
            mover.connection->request(m_pending->message, m_table);
            return;
        } else {
            return; // on its way
        }
    }
    m_turnSince = Clock::now();
    if (host.sawEnd && guest.sawEnd)
        want(milliseconds{0});
    else if (!host.mirror.game()->isOver())
        want(pause());
}

void LoadTable::finishMove()
{
    std::optional<LoadTally::Latency> took;
    if (!m_pending->isInterrupted && m_pending->sentAt != LoadTally::Time{})
        took = Clock::now() - m_pending->sentAt;
    m_pending.reset();
    m_tally.moveMade(took);
    setPlaying(true);
}

milliseconds LoadTable::pause()
{
    std::uniform_real_distribution<double> spread(0.5, 1.5);
    return milliseconds(static_cast<milliseconds::rep>(1000.0 / m_options.movesPerSecond * spread(m_random)));
}

void LoadTable::want(milliseconds pause)
{
    if (!std::exchange(m_isWanted, true))
        Q_EMIT wanted(pause);
}

void LoadTable::proceed()
{
    m_isWanted = false;
    if (m_isLeaving || m_pending || !areInStep())
        return;
    if (m_players[0].sawEnd && m_players[1].sawEnd)
        wishRematch();
    else
        sendMove();
}

void LoadTable::wishRematch()
{
    const auto now = std::chrono::duration_cast<MonoTime>(Clock::now().time_since_epoch());
    for (Player &player : m_players) {
        if (player.wishesRematch)
            continue;
        if (const auto wait = player.limits->take(wire::RateKind::Offer, now))
            return want(*wait);
        player.wishesRematch = true;
        const auto ply = static_cast<std::uint16_t>(player.mirror.game()->ply());
        player.connection->request(wire::Offer{.kind = wire::OfferKind::Rematch, .ply = ply}, m_table);
    }
}

void LoadTable::sendMove()
{
    const core::Game &game = *m_players[0].mirror.game();
    const auto &legal = game.legalMoves();
    if (legal.empty())
        return;
    const bool whiteMoves = game.position().sideToMove() == core::Side::White;
    const int white = m_players[0].mirror.whiteSeat();
    const int seat = whiteMoves ? white : Seats - 1 - white;
    const Player &mover = m_players[static_cast<std::size_t>(seat)];
    std::uniform_int_distribution<std::size_t> choice(0, legal.size() - 1);
    const core::Move &move = legal[choice(m_random)];
    const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - m_turnSince);
    m_pending =
        Pending{move, mover.mirror.moveMessage(move, ++m_lastMoveId, static_cast<quint32>(spent.count())),
            seat, Clock::now()};
    mover.connection->request(m_pending->message, m_table);
}

void LoadTable::setPlaying(bool playing)
{
    if (playing == m_isPlaying)
        return;
    m_isPlaying = playing;
    Q_EMIT playingChanged();
}

void LoadTable::fault(int seat, const QString &what)
{
    m_tally.fault(u"player %1: %2"_s.arg(m_number * Seats + seat + 1).arg(what));
}

} // namespace naqla::net

#include "moc_load_table.cpp"
