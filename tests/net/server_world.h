// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/server/game_server.h"
#include "net/store/memory_store.h"
#include "net/wire/codec.h"
#include "net/wire/position_hash.h"

#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <optional>
#include <random>
#include <vector>

/// A server with time and chance in the test's hand, and clients that believe only what the wire tells them.
namespace naqla::net::world {

class HandTime final : public TimeSource
{
public:
    [[nodiscard]] MonoTime now() const override { return m_now; }
    [[nodiscard]] std::uint64_t utcNow() const override { return utc; }
    void wakeAt(MonoTime time) override { alarm = time; }

    void set(MonoTime time)
    {
        utc += static_cast<std::uint64_t>(std::max(Milliseconds{0}, time - m_now).count());
        m_now = time;
    }
    std::uint64_t utc = 1'764'529'200'000;
    std::optional<MonoTime> alarm;

private:
    MonoTime m_now{1'000};
};

class SeededRandom final : public RandomSource
{
public:
    explicit SeededRandom(unsigned seed)
        : m_engine(seed)
    {
    }
    [[nodiscard]] QByteArray bytes(qsizetype count) override;

private:
    std::mt19937 m_engine;
};

/// Plays the first legal move when told to.
class HandBots final : public BotProvider
{
public:
    void requestMove(const core::Game &game, int level, Done done) override;
    void answerAll();
    int asked = 0;

private:
    struct Asked
    {
        std::optional<core::Move> move;
        Done done;
    };
    std::deque<Asked> m_asked;
};

/// Hashes by writing the password backwards, when told to.
class HandPasswords final : public PasswordHasher
{
public:
    bool hash(const QString &password, Hashed done) override;
    bool verify(const QByteArray &hash, const QString &password, Verified done) override;
    void answerAll();
    [[nodiscard]] static QByteArray hashOf(const QString &password);
    int asked = 0;
    bool isBusy = false;
    bool isImmediate = true; ///< World::run answers all

private:
    std::deque<std::function<void()>> m_asked;
};

/// What a client knows of its table, only from messages.
struct Mirror
{
    wire::TableId table = 0;
    wire::TableState state;
    wire::GameId gameId;
    std::optional<core::Game> game;
    std::uint8_t whiteSeat = 0;
    wire::Clocks clocks;
    std::optional<wire::FinalResult> result;
    int ends = 0; ///< GAME_END messages of the present game

    [[nodiscard]] core::Side side() const
    {
        return state.yourSeat == whiteSeat ? core::Side::White : core::Side::Black;
    }
    [[nodiscard]] bool isMyTurn() const
    {
        return game && !result && !game->isOver() && game->position().sideToMove() == side();
    }
};

class World;

class Client final : public Link
{
public:
    Client(World &world, const QString &name, const QByteArray &device);

    void send(const QByteArray &payload) override;
    void close() override { m_open = false; }
    void setFrameLimit(wire::FrameLimit limit) override { frameLimit = limit; }
    [[nodiscard]] qint64 bytesToWrite() const override { return bytesWaiting; }

    /// Opens a connection and says HELLO.
    void connect(bool local = true);
    /// The connection breaks.
    void cut();
    void enterAsGuest();
    [[nodiscard]] wire::ErrorCode registers(
        const QString &account, const QString &password = QStringLiteral("correct horse"));
    [[nodiscard]] wire::ErrorCode logsIn(
        const QString &account, const QString &password = QStringLiteral("correct horse"));
    void resume() { resumeWith(token); }
    void resumeWith(const QByteArray &resumeToken);

    /// Sends a request and lets the server work; @return its rid.
    std::uint32_t ask(wire::ClientMessage message);
    std::uint32_t askAt(wire::TableId table, wire::ClientMessage message);
    void acknowledge() { m_ack = m_lastSeq; }
    /// MOVE with everything right in it.
    [[nodiscard]] wire::Move moveMessage(const core::Move &move) const;
    void playFirst() { ask(moveMessage(mirror.game->legalMoves().front())); }

    /// The newest message of this type since `forget`, with its envelope.
    template <typename Body>
    [[nodiscard]] const Body *last() const
    {
        for (auto packet = inbox.rbegin(); packet != inbox.rend(); ++packet) {
            if (const auto *body = std::get_if<Body>(&packet->message))
                return body;
        }
        return nullptr;
    }
    template <typename Body>
    [[nodiscard]] int count() const
    {
        return static_cast<int>(std::count_if(inbox.begin(), inbox.end(),
            [](const auto &packet) { return std::holds_alternative<Body>(packet.message); }));
    }
    /// The error that answered a request, None when it was another answer; fails without any.
    [[nodiscard]] wire::ErrorCode answerTo(std::uint32_t rid) const;
    void forget() { inbox.clear(); }
    [[nodiscard]] bool isOpen() const { return m_open; }

    QString name;
    QByteArray device;
    QByteArray token;
    wire::AccountId account = 0;
    std::vector<wire::ServerPacket> inbox;
    Mirror mirror;
    wire::FrameLimit frameLimit{};
    qint64 bytesWaiting = 0;
    bool answersPings = true;
    QString network = QStringLiteral("192.0.2.1");
    bool storesTokens = true;
    ConnectionId connection = 0;
    std::uint32_t nextMoveId = 1;

private:
    void follow(const wire::ServerPacket &packet);

    World &m_world;
    bool m_open = false;
    std::uint32_t m_rid = 0;
    std::uint64_t m_lastSeq = 0;
    std::uint64_t m_ack = 0;
    std::vector<std::uint64_t> m_pings;
    friend class World;
};

class World
{
public:
    explicit World(
        unsigned seed = 1, ServerConfig config = {}, bool withBots = true, Store *otherStore = nullptr);

    [[nodiscard]] Client &client(const QString &name);
    /// A client that is logged in.
    [[nodiscard]] Client &guest(const QString &name);
    /// A client with an account, from an address of its own.
    [[nodiscard]] Client &account(const QString &name);
    /// Lets the server do all that is due now.
    void run();
    void advance(Milliseconds step);
    /// The server's process dies and another one starts on the same store.
    void restartServer();

    /// A table of these settings with both sitting at it and ready, the game started.
    void startGame(Client &host, Client &guest, wire::TableSettings settings);
    [[nodiscard]] static wire::TableSettings settings(std::string rules = "russian");

    MemoryStore memory;
    Store &store;
    HandTime time;
    SeededRandom random;
    HandBots bots;
    HandPasswords passwords;
    ServerConfig config;
    bool withBots;
    bool withAccounts = true;
    std::function<void()> drained; ///< handed to the next server
    std::unique_ptr<GameServer> server;
    std::vector<std::unique_ptr<Client>> clients;
};

} // namespace naqla::net::world
