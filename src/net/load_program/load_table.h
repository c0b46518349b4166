// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/client/client_connection.h"
#include "net/client/game_mirror.h"
#include "net/load_program/load_options.h"
#include "net/load_program/load_tally.h"
#include "net/model/rate_limiter.h"

#include <array>
#include <random>

namespace naqla::net {

/// Two players who sit down at a table of the server, play random moves at an even pace and play again. Each
/// is a client of its own with its own connection and its own copy of the game.
class LoadTable final : public QObject
{
    Q_OBJECT
public:
    static constexpr int Seats = 2;

    /// What is passed by reference must live longer.
    LoadTable(const LoadOptions &options, int number, TrustStore &trusted, LoadTally &tally, QObject *parent);
    ~LoadTable() override;

    /// One of the two begins to connect; `entered` follows.
    void enter(int seat);
    /// Does what `wanted` asked a pause for.
    void proceed();
    /// Both log out; `left` follows for each.
    void leave();

    /// Whether a move has gone its way since both are here.
    [[nodiscard]] bool isPlaying() const noexcept { return m_isPlaying; }

Q_SIGNALS:
    void entered();
    /// One who cannot come back.
    void failed(naqla::net::NetFault why);
    void playingChanged();
    /// Asks for a call of `proceed` after this pause.
    void wanted(std::chrono::milliseconds pause);
    void left();

private:
    struct Player
    {
        TokenStore tokens{QString()};
        std::unique_ptr<ClientConnection> connection;
        GameMirror mirror;
        std::optional<RateLimiter> limits; ///< those that the server told
        std::optional<std::uint32_t> readyFor; ///< the settings that it has agreed to
        bool hasEntered = false;
        bool holdsSeat = false;
        bool inStep = false; ///< it has heard of the game since it connected
        bool sawEnd = false;
        bool wishesRematch = false;
    };
    struct Pending
    {
        core::Move move;
        wire::Move message;
        int seat = 0;
        LoadTally::Time sentAt;
        bool isInterrupted = false; ///< a connection broke meanwhile: to be sent again
    };

    void onReady(int seat);
    void onInterrupted(int seat);
    void onEnded(NetFault why);
    void onReceived(int seat, const wire::ServerPacket &packet);
    void sitDown();
    void onTableState(int seat, const wire::TableState &state, wire::TableId table);
    void onStart(int seat, const wire::GameStart &start);
    void onMoved(int seat, const wire::Moved &moved);
    void onSnapshot(int seat, const wire::Snapshot &snapshot);
    void onEnd(int seat, const wire::GameEnd &end);
    void beginGame(const wire::GameId &game);
    /// Judges a game of which the server knows nothing any more.
    void checkGone();
    [[nodiscard]] bool mayHaveEnded() const;
    /// Goes on when both copies of the game are equal.
    void settle();
    void finishMove();
    void sendMove();
    void wishRematch();
    void want(std::chrono::milliseconds pause);
    void setPlaying(bool playing);
    void fault(int seat, const QString &what);
    [[nodiscard]] bool areInStep() const;
    [[nodiscard]] std::chrono::milliseconds pause();

    const LoadOptions &m_options;
    int m_number;
    LoadTally &m_tally;
    std::array<Player, Seats> m_players;
    std::minstd_rand m_random;
    wire::TableId m_table = 0;
    wire::GameId m_game;
    std::vector<wire::PlayedMove> m_moves; ///< of the game, as the server has confirmed them to at least one
    bool m_isEnded = false; ///< so has its end
    std::optional<Pending> m_pending;
    LoadTally::Time m_turnSince;
    quint32 m_lastMoveId = 0;
    bool m_isWanted = false;
    bool m_isPlaying = false;
    bool m_isLeaving = false;
};

} // namespace naqla::net
