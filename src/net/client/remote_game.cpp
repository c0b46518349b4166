// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/remote_game.h"

#include <QRandomGenerator>
#include <algorithm>

namespace naqla::net {

using std::chrono::milliseconds;

namespace {

constexpr int MaxFailedSyncs = 3;
constexpr qsizetype MaxChatLines = 200;

milliseconds systemClock()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

RemoteGame::RemoteGame(ClientConnection &connection, Clock clock, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
    , m_clock(clock ? std::move(clock) : Clock(systemClock))
{
    connect(&m_connection, &ClientConnection::received, this, &RemoteGame::onPacket);
    connect(&m_connection, &ClientConnection::ready, this, &RemoteGame::onReady);
    connect(&m_connection, &ClientConnection::interrupted, this, &RemoteGame::onInterrupted);
    connect(&m_connection, &ClientConnection::ended, this, [this](NetFault why) {
        onInterrupted();
        if (why == NetFault::SessionExpired)
            exit(why);
    });
}

milliseconds RemoteGame::now() const
{
    return m_clock();
}

quint32 RemoteGame::post(const wire::ClientMessage &message)
{
    const quint32 request = m_connection.request(message, m_table);
    if (request != 0)
        m_requests.insert(request);
    return request;
}

// --- Coming and going

void RemoteGame::create(const wire::TableSettings &settings, const QString &password)
{
    m_table = 0;
    m_isSpectator = false;
    m_entryRequest = post(wire::TableCreate{settings, password});
}

void RemoteGame::join(wire::TableId table, wire::JoinAs as, const QString &password)
{
    m_table = table;
    m_isSpectator = as == wire::JoinAs::Spectator;
    m_entryRequest = post(wire::TableJoin{QString(), password, as});
}

void RemoteGame::joinByCode(const QString &inviteCode, wire::JoinAs as)
{
    m_table = 0;
    m_isSpectator = as == wire::JoinAs::Spectator;
    m_entryRequest = post(wire::TableJoin{inviteCode, QString(), as});
}

void RemoteGame::quickPlay(const std::string &rules, const wire::TimeControl &time, bool rated)
{
    m_table = 0;
    m_isSpectator = false;
    m_entryRequest = post(wire::Quick{rules, time, rated});
}

void RemoteGame::cancelQuickPlay()
{
    if (!m_isSeeking)
        return;
    post(wire::QuickCancel{});
    setSeeking(false);
}

void RemoteGame::setSeeking(bool seeking)
{
    if (!seeking)
        m_entryRequest = 0;
    if (std::exchange(m_isSeeking, seeking) != seeking)
        Q_EMIT seekingChanged(seeking);
}

void RemoteGame::takeUp(wire::TableId table)
{
    m_table = table;
    m_isSpectator = false;
    m_isEntered = true;
    sync();
}

void RemoteGame::leave()
{
    if (!m_isEntered)
        return;
    post(wire::TableLeave{});
    exit(NetFault::None);
}

void RemoteGame::exit(NetFault why)
{
    const bool wasEntered = std::exchange(m_isEntered, false);
    m_table = 0;
    m_pendingMove.reset();
    m_entryRequest = 0;
    m_isSyncing = false;
    if (wasEntered)
        Q_EMIT left(why);
}

// --- The table

std::optional<int> RemoteGame::mySeat() const
{
    return m_state.yourSeat ? std::optional<int>(*m_state.yourSeat) : std::nullopt;
}

int RemoteGame::seatOf(core::Side side) const
{
    const int white = m_mirror.whiteSeat();
    return side == core::Side::White ? white : 1 - white;
}

std::optional<core::Side> RemoteGame::mySide() const
{
    if (!mySeat() || game() == nullptr)
        return std::nullopt;
    return *mySeat() == m_mirror.whiteSeat() ? core::Side::White : core::Side::Black;
}

void RemoteGame::setReady(bool ready)
{
    post(wire::Ready{ready, m_state.settingsRev});
}

void RemoteGame::changeSettings(const wire::TableSettings &settings)
{
    post(wire::TableSet{settings});
}

void RemoteGame::kick(wire::AccountId account)
{
    post(wire::Kick{account});
}

void RemoteGame::askInviteCode(bool renew)
{
    post(wire::Invite{renew, QString()});
}

// --- The game

bool RemoteGame::mayMove() const
{
    return m_connection.isReady() && m_isEntered && !m_isSyncing && !m_pendingMove && game() != nullptr
        && !game()->isOver() && isGameOn() && mySide() == game()->position().sideToMove();
}

bool RemoteGame::isGameOn() const
{
    // After a restart of the host the game waits for both players; a move ends the wait.
    return m_state.stage == wire::TableStage::Playing || m_state.stage == wire::TableStage::Suspended;
}

bool RemoteGame::propose(const core::Move &move)
{
    const auto isLegal = [&] {
        const auto &legal = game()->legalMoves();
        return std::find(legal.begin(), legal.end(), move) != legal.end();
    };
    if (!mayMove() || !isLegal())
        return false;
    m_pendingMove = move;
    m_pendingGame = m_mirror.gameId();
    m_pendingPly = game()->ply();
    m_pendingSince = now();
    m_pendingId = QRandomGenerator::global()->generate();
    sendPendingMove();
    return true;
}

void RemoteGame::sendPendingMove()
{
    const auto spent = std::clamp<milliseconds::rep>((m_pendingSince - m_turnSince).count(), 0, 0xFFFFFFFF);
    m_pendingRequest = post(m_mirror.moveMessage(*m_pendingMove, m_pendingId, static_cast<quint32>(spent)));
}

void RemoteGame::settlePendingMove()
{
    if (!m_pendingMove)
        return;
    const auto &legal = game()->legalMoves();
    const bool isOpen = m_mirror.gameId() == m_pendingGame && game()->ply() == m_pendingPly
        && std::find(legal.begin(), legal.end(), *m_pendingMove) != legal.end();
    if (isOpen)
        sendPendingMove();
    else
        m_pendingMove.reset();
}

void RemoteGame::resign()
{
    if (game() != nullptr)
        post(wire::Resign{m_mirror.gameId(), static_cast<std::uint16_t>(game()->ply())});
}

void RemoteGame::claim(wire::ClaimKind kind)
{
    if (game() != nullptr)
        post(wire::Claim{kind, m_mirror.gameId(), static_cast<std::uint16_t>(game()->ply())});
}

void RemoteGame::offer(wire::OfferKind kind)
{
    const int ply = game() != nullptr ? game()->ply() : 0;
    post(wire::Offer{kind, static_cast<std::uint16_t>(ply), 0});
}

void RemoteGame::answer(wire::OfferKind kind, bool accept)
{
    const auto isMeant = [&](const wire::PendingOffer &offer) {
        return offer.kind == kind && (!accept || int{offer.seat} != mySeat());
    };
    const auto found = std::find_if(m_offers.begin(), m_offers.end(), isMeant);
    if (found != m_offers.end())
        post(wire::Answer{kind, found->ply, accept, 0});
}

bool RemoteGame::hasOffer(wire::OfferKind kind, int seat) const
{
    return std::any_of(m_offers.begin(), m_offers.end(),
        [&](const wire::PendingOffer &offer) { return offer.kind == kind && offer.seat == seat; });
}

// --- The clocks

milliseconds RemoteGame::remaining(core::Side side) const
{
    const milliseconds left{side == core::Side::White ? m_clocks.whiteMs : m_clocks.blackMs};
    if (runningClock() != side)
        return left;
    // One's own clock is shown as stopped while the move is on its way.
    const milliseconds until = m_pendingMove && mySide() == side ? m_pendingSince : now();
    return std::max(milliseconds{0}, left - std::max(milliseconds{0}, until - m_clocksAt));
}

std::optional<core::Side> RemoteGame::runningClock() const
{
    switch (m_clocks.running) {
    case wire::ClockRunner::White:
        return core::Side::White;
    case wire::ClockRunner::Black:
        return core::Side::Black;
    case wire::ClockRunner::Nobody:
        break;
    }
    return std::nullopt;
}

void RemoteGame::setClocks(const wire::Clocks &clocks)
{
    m_clocks = clocks;
    m_clocksAt = now();
    Q_EMIT clocksChanged();
}

// --- Talk

void RemoteGame::say(const QString &text)
{
    wire::Chat chat;
    chat.line.text = text;
    post(chat);
}

void RemoteGame::sayPhrase(quint16 phrase)
{
    wire::Chat chat;
    chat.line.phrase = phrase;
    post(chat);
}

void RemoteGame::mute(wire::AccountId account, bool on)
{
    if (post(wire::Mute{account, on}) == 0)
        return;
    if (on)
        m_muted.insert(account);
    else
        m_muted.remove(account);
    Q_EMIT mutedChanged();
}

void RemoteGame::report(wire::AccountId account, const QString &text)
{
    m_reportRequest = post(wire::Report{account, {}, text});
}

// --- What comes from the connection

void RemoteGame::onReady()
{
    m_requests.clear();
    m_muted = {m_connection.session().muted.begin(), m_connection.session().muted.end()};
    if (!m_isEntered)
        return;
    const auto &seats = m_connection.session().seats;
    if (m_isSpectator)
        m_entryRequest = post(wire::TableJoin{QString(), QString(), wire::JoinAs::Spectator});
    else if (std::find(seats.begin(), seats.end(), m_table) == seats.end())
        exit(NetFault::SessionExpired);
    // For a seat the server sends TABLE_STATE and SNAPSHOT by itself.
}

void RemoteGame::onInterrupted()
{
    if (m_isEntered)
        m_isSyncing = true; // until the snapshot after the return
    setSeeking(false); // the server forgets whoever goes away
    Q_EMIT tableChanged();
}

bool RemoteGame::concernsUs(const wire::ServerPacket &packet)
{
    const quint32 request = packet.envelope.rid;
    const bool isAnswer = request != 0 && m_requests.remove(request);
    if (isAnswer && request == m_reportRequest && std::holds_alternative<wire::Ok>(packet.message))
        Q_EMIT reported();
    const bool isEntry = request != 0 && request == m_entryRequest;
    if (isEntry && std::holds_alternative<wire::Ok>(packet.message))
        setSeeking(true); // TABLE_STATE answers the same request once somebody has come
    if (std::holds_alternative<wire::QuickCancel>(packet.message))
        setSeeking(false);
    if (isEntry && std::holds_alternative<wire::TableState>(packet.message)) {
        setSeeking(false);
        m_table = packet.envelope.table;
        const bool isNew = !std::exchange(m_isEntered, true);
        m_state = std::get<wire::TableState>(packet.message);
        if (isNew)
            Q_EMIT entered();
    }
    if (const auto *error = std::get_if<wire::Error>(&packet.message)) {
        if (isAnswer)
            onRefused(request, *error);
        return false;
    }
    return m_isEntered && packet.envelope.table == m_table;
}

void RemoteGame::onRefused(quint32 request, const wire::Error &error)
{
    if (request == m_entryRequest) {
        m_entryRequest = 0;
        if (m_isEntered) // a spectator could not come back
            exit(NetFault::SessionExpired);
    }
    if (request == m_pendingRequest && m_pendingMove) {
        m_pendingMove.reset();
        Q_EMIT reset();
    }
    Q_EMIT refused(error.code, static_cast<int>(std::min<quint32>(error.retryMs, 3'600'000)));
}

void RemoteGame::onPacket(const wire::ServerPacket &packet)
{
    if (concernsUs(packet))
        std::visit([this](const auto &message) { handle(message); }, packet.message);
}

void RemoteGame::judge(GameMirror::Step step)
{
    switch (step) {
    case GameMirror::Step::Applied:
        m_failedSyncs = 0;
        break;
    case GameMirror::Step::Known:
        break;
    case GameMirror::Step::OutOfStep:
        if (++m_failedSyncs > MaxFailedSyncs)
            exit(NetFault::BadFrame);
        else
            sync();
        break;
    case GameMirror::Step::UnknownRules:
        post(wire::TableLeave{});
        exit(NetFault::PeerNewer);
        break;
    }
}

void RemoteGame::sync()
{
    m_isSyncing = true;
    const int ply = game() != nullptr ? game()->ply() : 0;
    post(wire::Sync{m_mirror.gameId(), static_cast<std::uint16_t>(ply), m_mirror.hash()});
}

void RemoteGame::handle(const wire::TableState &state)
{
    m_state = state;
    if (state.stage == wire::TableStage::Closed) {
        exit(NetFault::ServerClosing);
        return;
    }
    Q_EMIT tableChanged();
}

void RemoteGame::handle(const wire::GameStart &start)
{
    const auto step = m_mirror.apply(start);
    m_pendingMove.reset();
    m_offers.clear();
    m_isSyncing = false;
    m_turnSince = now();
    if (step == GameMirror::Step::Applied) {
        m_state.stage = wire::TableStage::Playing;
        Q_EMIT started();
        setClocks(start.clocks);
    }
    judge(step);
}

void RemoteGame::handle(const wire::Snapshot &snapshot)
{
    const auto step = m_mirror.apply(snapshot);
    m_isSyncing = false;
    m_turnSince = now();
    if (step == GameMirror::Step::Applied) {
        m_offers = snapshot.offers;
        for (const wire::ChatLine &line : snapshot.chat) {
            if (m_chat.isEmpty() || line.id > m_chat.last().id)
                m_chat.append(line);
        }
        Q_EMIT reset();
        Q_EMIT offersChanged();
        setClocks(snapshot.clocks);
        settlePendingMove();
        if (snapshot.result)
            Q_EMIT gameOver(resultFromWire(*snapshot.result));
    }
    judge(step);
}

void RemoteGame::handle(const wire::Moved &moved)
{
    std::optional<core::Transition> transition;
    const auto step = m_mirror.apply(moved, transition);
    if (step != GameMirror::Step::OutOfStep && m_pendingMove && moved.ply >= m_pendingPly)
        m_pendingMove.reset();
    if (transition) {
        m_turnSince = now();
        dropOffersOfPly();
        setClocks(moved.clocks);
        noteRunning();
        Q_EMIT this->moved(*transition);
    }
    judge(step);
}

void RemoteGame::handle(const wire::GameEnd &end)
{
    const auto step = m_mirror.apply(end);
    m_pendingMove.reset();
    if (step != GameMirror::Step::OutOfStep) {
        m_state.stage = wire::TableStage::Finished;
        setClocks(end.clocks);
        dropOffersOfPly();
        Q_EMIT gameOver(resultFromWire(end.result));
    }
    judge(step);
}

void RemoteGame::handle(const wire::Clock &clock)
{
    if (clock.game != m_mirror.gameId())
        return;
    setClocks(clock.clocks);
    noteRunning();
}

void RemoteGame::noteRunning()
{
    if (m_state.stage != wire::TableStage::Suspended)
        return;
    m_state.stage = wire::TableStage::Playing;
    Q_EMIT tableChanged();
}

void RemoteGame::handle(const wire::Offer &offer)
{
    if (hasOffer(offer.kind, offer.seat))
        return;
    m_offers.push_back({offer.kind, offer.seat, offer.ply});
    Q_EMIT offersChanged();
    Q_EMIT offered(offer.kind, offer.seat);
}

void RemoteGame::handle(const wire::Answer &answer)
{
    std::erase_if(m_offers, [&](const wire::PendingOffer &offer) { return offer.kind == answer.kind; });
    Q_EMIT offersChanged();
    Q_EMIT answered(answer.kind, answer.seat, answer.accept);
}

void RemoteGame::dropOffersOfPly()
{
    const auto dropped = std::erase_if(m_offers, [](const wire::PendingOffer &offer) {
        return offer.kind == wire::OfferKind::Draw || offer.kind == wire::OfferKind::Takeback;
    });
    if (dropped > 0)
        Q_EMIT offersChanged();
}

void RemoteGame::handle(const wire::Seat &seat)
{
    if (seat.seat < m_state.seats.size())
        m_state.seats[seat.seat].presence = seat.presence;
    Q_EMIT presenceChanged(
        seat.seat, seat.presence, static_cast<int>(std::min<quint32>(seat.graceMs, 86'400'000)));
    Q_EMIT tableChanged();
}

void RemoteGame::handle(const wire::Chat &chat)
{
    m_chat.append(chat.line);
    if (m_chat.size() > MaxChatLines)
        m_chat.removeFirst();
    Q_EMIT chatReceived(chat.line);
}

void RemoteGame::handle(const wire::Invite &invite)
{
    m_state.inviteCode = invite.code;
    Q_EMIT inviteCodeReceived(invite.code);
}

void RemoteGame::handle(const wire::Notice &notice)
{
    if (notice.kind == wire::NoticeKind::Kicked)
        exit(NetFault::Kicked);
}

} // namespace naqla::net

#include "moc_remote_game.cpp"
