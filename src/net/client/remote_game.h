// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/client/client_connection.h"
#include "net/client/game_mirror.h"

#include <QObject>
#include <QSet>
#include <chrono>
#include <functional>
#include <optional>

// clang-format off
/// How a window hosts, finds, joins and plays. All objects live in the window's thread; all calls return at once
/// and what comes of them comes as signals. Texts and names from the network are plain text, never rich text.
///
///   Stores  TokenStore tokens(data + "/tokens");  TrustStore trusted(data + "/hosts");  one of each in the program
///           ClientConnection connection(tokens, trusted, options);                  net/client/client_connection.h
///
///   Host    LanHost host(config);                                                   net/lan/lan_host.h
///           if (const auto fault = host.start()) …                  a HostFault to put into words
///           connection.start(host.openSeat(), wire::Guest{name});   the host's own seat
///           host.addresses(), joinCodes(), checkNumber(host.pin())  to show
///           on RemoteLobby::changed: host.announce(lobby.rows())    what the lists of others show
///           host.stop()                                             guests are told, games are saved
///
///   Find    LanBrowser browser; browser.start();                                    net/lan/discovery.h
///           on LanBrowser::roomsChanged: browser.rooms(), each host once
///
///   Join    addressOfRoom(room, trusted)  or  addressOfText(typed line or join code)    net/client/address.h
///           connection.start(address, wire::Guest{name});
///           on ClientConnection::ready(resumed): in; with session().seats a table to take up again (takeUp)
///           on firstContact: show checkNumber(connection.peerPin())
///           on ended(NetFault): put it into words; KeyChanged asks before trusted.forget(serverId)
///
///   Lobby   RemoteLobby lobby(connection);                                          net/client/remote_lobby.h
///           on changed: lobby.rows()
///
///   Table   RemoteGame table(connection);
///           table.create(settings) or table.join(id): on entered, or on refused(ErrorCode, retryMs)
///           table.setReady(true) by both players: on started; mySide() tells the colour
///
///   Play    while mayMove(): propose(one of game()->legalMoves())
///           on moved(transition): the server has it; the opponent's moves come in the same way
///           on reset: show game()->position() anew (refused move, take-back, return after a break)
///           remaining(side) for the clocks; offer, answer, resign, claim, say; on gameOver, on left
///
/// A broken connection needs nothing done: mayMove() is false, ClientConnection::interrupted tells why and when the
/// next try comes; after ready the seat is there again, a move on its way is sent again, and reset comes.
// clang-format on
namespace naqla::net {

/// A table that one sits or watches at, as the window sees it.
class RemoteGame final : public QObject
{
    Q_OBJECT
public:
    using Clock = std::function<std::chrono::milliseconds()>;

    /// @param clock  monotonic; empty: the system's
    explicit RemoteGame(ClientConnection &connection, Clock clock = {}, QObject *parent = nullptr);

    // Coming and going. Each takes effect with `entered` or is answered by `refused`.
    void create(const wire::TableSettings &settings, const QString &password = {});
    void join(wire::TableId table, wire::JoinAs as = wire::JoinAs::Player, const QString &password = {});
    void joinByCode(const QString &inviteCode, wire::JoinAs as = wire::JoinAs::Player);
    /// Looks for anybody who wants the same game; `entered` and `started` when somebody does.
    void quickPlay(const std::string &rules, const wire::TimeControl &time, bool rated = false);
    void cancelQuickPlay();
    [[nodiscard]] bool isSeeking() const noexcept { return m_isSeeking; }
    /// Takes over a seat that the session brought along (Session::seats after a restart of the program).
    void takeUp(wire::TableId table);
    /// In a running game the same as resigning.
    void leave();

    // The table.
    [[nodiscard]] wire::TableId tableId() const noexcept { return m_table; }
    [[nodiscard]] bool isEntered() const noexcept { return m_isEntered; }
    [[nodiscard]] const wire::TableState &state() const noexcept { return m_state; }
    [[nodiscard]] wire::TableStage stage() const noexcept { return m_state.stage; }
    /// 0 or 1; nothing for a spectator.
    [[nodiscard]] std::optional<int> mySeat() const;
    [[nodiscard]] int seatOf(core::Side side) const;
    /// Nothing for a spectator and before the first game.
    [[nodiscard]] std::optional<core::Side> mySide() const;
    void setReady(bool ready);
    /// Host only, between games.
    void changeSettings(const wire::TableSettings &settings);
    void kick(wire::AccountId account);
    void askInviteCode(bool renew = false);

    // The game.
    /// Null before the first game.
    [[nodiscard]] const core::Game *game() const noexcept { return m_mirror.game(); }
    [[nodiscard]] bool mayMove() const;
    /// Sends a legal move. False when it may not be sent now; the board changes with `moved`.
    bool propose(const core::Move &move);
    /// The move that is on its way to the server.
    [[nodiscard]] const std::optional<core::Move> &pendingMove() const noexcept { return m_pendingMove; }
    void resign();
    void claim(wire::ClaimKind kind);
    void offer(wire::OfferKind kind);
    /// Answers the opponent's offer, or takes back one's own (accept false).
    void answer(wire::OfferKind kind, bool accept);
    [[nodiscard]] const std::vector<wire::PendingOffer> &offers() const noexcept { return m_offers; }
    [[nodiscard]] bool hasOffer(wire::OfferKind kind, int seat) const;

    // The clocks.
    [[nodiscard]] bool hasClocks() const { return m_state.settings.time.kind != wire::TimeKind::None; }
    /// What is left for a side now; never below 0.
    [[nodiscard]] std::chrono::milliseconds remaining(core::Side side) const;
    [[nodiscard]] std::optional<core::Side> runningClock() const;

    // Talk.
    void say(const QString &text);
    void sayPhrase(quint16 phrase);
    /// From now on, or no longer, what somebody says does not come here.
    void mute(wire::AccountId account, bool on);
    [[nodiscard]] bool isMuted(wire::AccountId account) const { return m_muted.contains(account); }
    /// Tells the moderators about what somebody said here; `reported` when they have it.
    void report(wire::AccountId account, const QString &text);
    /// The last lines, oldest first. Texts and names come from outside: show them as plain text.
    [[nodiscard]] const QList<wire::ChatLine> &chat() const noexcept { return m_chat; }

Q_SIGNALS:
    void entered();
    /// The search of quickPlay begins to wait for somebody, or has ended without one.
    void seekingChanged(bool seeking);
    /// Settings, seats, readiness or stage changed.
    void tableChanged();
    /// Somebody sat down, went away or came back; after `graceMs` the computer may take the seat (0: never).
    void presenceChanged(int seat, naqla::net::wire::Presence presence, int graceMs);
    void started();
    void moved(const naqla::core::Transition &transition);
    /// The game was replaced as a whole: after a resumed connection, a take-back or a refused move.
    void reset();
    void clocksChanged();
    void offersChanged();
    void offered(naqla::net::wire::OfferKind kind, int seat);
    void answered(naqla::net::wire::OfferKind kind, int seat, bool accepted);
    void gameOver(naqla::core::GameResult result);
    void reported();
    void mutedChanged();
    void chatReceived(const naqla::net::wire::ChatLine &line);
    void inviteCodeReceived(const QString &code);
    /// A request was refused; `retryMs` > 0 tells when it may be tried again.
    void refused(naqla::net::wire::ErrorCode code, int retryMs);
    /// Not at the table any more: left (None), Kicked, ServerClosing (table closed), SessionExpired (seat
    /// lost), PeerNewer (the table plays rules that this program does not know).
    void left(naqla::net::NetFault why);

private:
    void onReady();
    void onInterrupted();
    void onPacket(const wire::ServerPacket &packet);
    void handle(const wire::TableState &state);
    void handle(const wire::GameStart &start);
    void handle(const wire::Snapshot &snapshot);
    void handle(const wire::Moved &moved);
    void handle(const wire::GameEnd &end);
    void handle(const wire::Clock &clock);
    void handle(const wire::Offer &offer);
    void handle(const wire::Answer &answer);
    void handle(const wire::Seat &seat);
    void handle(const wire::Chat &chat);
    void handle(const wire::Invite &invite);
    void handle(const wire::Notice &notice);
    void setSeeking(bool seeking);
    template <typename Other>
    void handle(const Other &)
    {
    }

    void onRefused(quint32 request, const wire::Error &error);
    [[nodiscard]] bool concernsUs(const wire::ServerPacket &packet);
    void exit(NetFault why);
    void setClocks(const wire::Clocks &clocks);
    void sendPendingMove();
    void settlePendingMove();
    void judge(GameMirror::Step step);
    void sync();
    [[nodiscard]] bool isGameOn() const;
    /// The server plays on: nobody is waited for any more.
    void noteRunning();
    void dropOffersOfPly();
    quint32 post(const wire::ClientMessage &message);
    [[nodiscard]] std::chrono::milliseconds now() const;

    ClientConnection &m_connection;
    Clock m_clock;
    GameMirror m_mirror;
    wire::TableState m_state;
    wire::TableId m_table = 0;
    wire::Clocks m_clocks;
    std::chrono::milliseconds m_clocksAt{0};
    std::chrono::milliseconds m_turnSince{0};
    std::optional<core::Move> m_pendingMove;
    wire::GameId m_pendingGame;
    int m_pendingPly = 0;
    std::chrono::milliseconds m_pendingSince{0};
    quint32 m_pendingId = 0;
    quint32 m_pendingRequest = 0;
    std::vector<wire::PendingOffer> m_offers;
    QList<wire::ChatLine> m_chat;
    QSet<wire::AccountId> m_muted;
    quint32 m_reportRequest = 0;
    QSet<quint32> m_requests; ///< ours that are not answered yet
    quint32 m_entryRequest = 0; ///< the answer to it brings us in
    int m_failedSyncs = 0;
    bool m_isEntered = false;
    bool m_isSpectator = false;
    bool m_isSeeking = false;
    bool m_isSyncing = false; ///< the board is frozen until a snapshot comes
};

} // namespace naqla::net
