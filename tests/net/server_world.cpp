// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include "core/notation/fen.h"

#include <algorithm>
#include <utility>

namespace naqla::net::world {

using namespace Qt::StringLiterals;

namespace {

[[nodiscard]] const core::Move *findMove(
    const core::Game &game, const std::vector<std::uint8_t> &path, const std::vector<std::uint8_t> &captures)
{
    core::SquareSet captured;
    for (const std::uint8_t number : captures)
        captured.insert(core::Square(number - 1));
    const auto &legal = game.legalMoves();
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const core::Move &move) {
        return move.from.number() == path.front() && move.to.number() == path.back()
            && move.captured == captured;
    });
    return found == legal.end() ? nullptr : &*found;
}

[[nodiscard]] core::Game gameOf(const std::string &rulesText, const std::string &fen)
{
    const auto rules = core::parseRulesText(rulesText);
    EXPECT_TRUE(rules) << rulesText;
    const auto start = core::parseFen(rules->rules, fen, core::FenSquares::IndexNumbers);
    EXPECT_TRUE(start) << fen;
    return core::Game(*rules, start->position);
}

} // namespace

QByteArray SeededRandom::bytes(qsizetype count)
{
    QByteArray bytes(count, '\0');
    for (char &byte : bytes)
        byte = static_cast<char>(m_engine() & 0xffU);
    return bytes;
}

void HandBots::requestMove(const core::Game &game, int, Done done)
{
    ++asked;
    const auto &legal = game.legalMoves();
    m_asked.push_back({legal.empty() ? std::nullopt : std::optional(legal.front()), std::move(done)});
}

void HandBots::answerAll()
{
    for (const auto &request : std::exchange(m_asked, {}))
        request.done(request.move);
}

QByteArray HandPasswords::hashOf(const QString &password)
{
    QByteArray bytes = password.toUtf8();
    std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

bool HandPasswords::hash(const QString &password, Hashed done)
{
    ++asked;
    if (!isBusy)
        m_asked.push_back([password, done = std::move(done)] { done(hashOf(password)); });
    return !isBusy;
}

bool HandPasswords::verify(const QByteArray &hash, const QString &password, Verified done)
{
    ++asked;
    // A hash with "old" before it is right as well, but of an older kind.
    PasswordVerdict verdict = hashOf(password) == hash ? PasswordVerdict::Right : PasswordVerdict::Wrong;
    if (hash == "old" + hashOf(password))
        verdict = PasswordVerdict::RightButOld;
    if (!isBusy)
        m_asked.push_back([verdict, done = std::move(done)] { done(verdict); });
    return !isBusy;
}

void HandPasswords::answerAll()
{
    while (!m_asked.empty()) {
        const auto answer = std::move(m_asked.front());
        m_asked.pop_front();
        answer();
    }
}

// --- Client

Client::Client(World &world, const QString &clientName, const QByteArray &deviceId)
    : name(clientName)
    , device(deviceId)
    , m_world(world)
{
}

void Client::connect(bool local)
{
    m_lastSeq = 0;
    m_ack = 0;
    m_open = true;
    connection = m_world.server->opened(*this, {.address = network, .network = network, .local = local});
    ask(wire::Hello{.version = u"test"_s, .deviceId = device});
}

void Client::cut()
{
    if (std::exchange(m_open, false))
        m_world.server->closed(connection);
    m_world.run();
}

void Client::enterAsGuest()
{
    ask(wire::Guest{.wishedName = name});
}

wire::ErrorCode Client::registers(const QString &wished, const QString &password)
{
    return answerTo(ask(wire::Register{.account = wished, .password = password}));
}

wire::ErrorCode Client::logsIn(const QString &wished, const QString &password)
{
    return answerTo(ask(wire::Login{.account = wished, .password = password}));
}

void Client::resumeWith(const QByteArray &resumeToken)
{
    ask(wire::Resume{.resumeToken = resumeToken, .deviceId = device});
}

std::uint32_t Client::ask(wire::ClientMessage message)
{
    return askAt(mirror.table, std::move(message));
}

std::uint32_t Client::askAt(wire::TableId table, wire::ClientMessage message)
{
    ++m_rid;
    if (m_open)
        m_world.server->received(connection,
            wire::encode(
                wire::ClientPacket{{.rid = m_rid, .ack = m_ack, .table = table}, std::move(message)}));
    m_world.run();
    return m_rid;
}

wire::Move Client::moveMessage(const core::Move &move) const
{
    const core::Game &game = *mirror.game;
    const auto after = core::positionAfter(game.rules().rules, game.position(), move);
    wire::Move message{.game = mirror.gameId,
        .ply = static_cast<std::uint16_t>(game.ply()),
        .hashAfter = wire::PositionHasher(game.rules()).of(after, game.ply() + 1),
        .spentMs = 0xffff'ffff, // asks for nothing back
        .moveId = static_cast<std::uint32_t>(game.ply()) * 2 + 1};
    for (const core::Square square : move.path)
        message.path.push_back(static_cast<std::uint8_t>(square.number()));
    for (const core::Square square : move.captures)
        message.captures.push_back(static_cast<std::uint8_t>(square.number()));
    return message;
}

wire::ErrorCode Client::answerTo(std::uint32_t rid) const
{
    for (const auto &packet : inbox) {
        if (packet.envelope.rid != rid)
            continue;
        const auto *error = std::get_if<wire::Error>(&packet.message);
        return error == nullptr ? wire::ErrorCode::None : error->code;
    }
    ADD_FAILURE() << "request " << rid << " of " << name.toStdString() << " has no answer";
    return wire::ErrorCode::Internal;
}

void Client::send(const QByteArray &payload)
{
    const auto packet = wire::decodeServerPacket(payload);
    ASSERT_TRUE(packet) << payload.toHex().toStdString();
    EXPECT_EQ(packet->envelope.seq, m_lastSeq + 1) << "events are numbered without a gap";
    m_lastSeq = packet->envelope.seq;
    follow(*packet);
    inbox.push_back(*packet);
}

void Client::follow(const wire::ServerPacket &packet)
{
    if (const auto *ping = std::get_if<wire::Ping>(&packet.message)) {
        m_pings.push_back(ping->t);
    } else if (const auto *session = std::get_if<wire::Session>(&packet.message)) {
        account = session->account;
        if (storesTokens)
            token = session->resumeToken;
    } else if (const auto *state = std::get_if<wire::TableState>(&packet.message)) {
        mirror.table = state->stage == wire::TableStage::Closed ? 0 : packet.envelope.table;
        mirror.state = *state;
    } else if (const auto *start = std::get_if<wire::GameStart>(&packet.message)) {
        mirror.game = gameOf(start->rules, start->startFen);
        mirror.gameId = start->game;
        mirror.whiteSeat = start->whiteSeat;
        mirror.clocks = start->clocks;
        mirror.result.reset();
        mirror.ends = 0;
        EXPECT_EQ(wire::PositionHasher(mirror.game->rules()).of(*mirror.game), start->hash);
    } else if (const auto *moved = std::get_if<wire::Moved>(&packet.message)) {
        if (!mirror.game || moved->game != mirror.gameId || moved->ply < mirror.game->ply())
            return;
        const core::Move *move = findMove(*mirror.game, moved->path, moved->captures);
        ASSERT_NE(move, nullptr) << "the server sent a move that is not legal here";
        const core::Move legal = *move;
        mirror.game->play(legal);
        mirror.clocks = moved->clocks;
        EXPECT_EQ(wire::PositionHasher(mirror.game->rules()).of(*mirror.game), moved->hashAfter);
    } else if (const auto *snapshot = std::get_if<wire::Snapshot>(&packet.message)) {
        if (mirror.gameId != snapshot->game)
            mirror.ends = snapshot->result ? 1 : 0;
        mirror.game = gameOf(snapshot->rules, snapshot->startFen);
        mirror.gameId = snapshot->game;
        mirror.whiteSeat = snapshot->whiteSeat;
        for (const auto &played : snapshot->moves) {
            const core::Move *move = findMove(*mirror.game, played.path, played.captures);
            ASSERT_NE(move, nullptr);
            const core::Move legal = *move;
            mirror.game->play(legal);
        }
        EXPECT_EQ(wire::PositionHasher(mirror.game->rules()).of(*mirror.game), snapshot->hash);
        mirror.clocks = snapshot->clocks;
        mirror.result = snapshot->result;
    } else if (const auto *clock = std::get_if<wire::Clock>(&packet.message)) {
        mirror.clocks = clock->clocks;
    } else if (const auto *end = std::get_if<wire::GameEnd>(&packet.message)) {
        if (end->game == mirror.gameId) {
            ++mirror.ends;
            mirror.result = end->result;
        }
    }
}

// --- World

World::World(unsigned seed, ServerConfig serverConfig, bool bot, Store *otherStore)
    : store(otherStore != nullptr ? *otherStore : memory)
    , random(seed)
    , config(std::move(serverConfig))
    , withBots(bot)
{
    restartServer();
}

void World::restartServer()
{
    server.reset();
    for (auto &client : clients)
        client->m_open = false;
    time.alarm.reset();
    server = std::make_unique<GameServer>(config,
        GameServer::Ports{.store = store,
            .time = time,
            .random = random,
            .bots = withBots ? &bots : nullptr,
            .passwords = withAccounts ? &passwords : nullptr,
            .drained = drained});
    EXPECT_TRUE(server->start());
    run();
}

Client &World::client(const QString &name)
{
    return *clients.emplace_back(std::make_unique<Client>(*this, name, random.bytes(16)));
}

Client &World::guest(const QString &name)
{
    Client &entered = client(name);
    entered.connect();
    entered.enterAsGuest();
    EXPECT_NE(entered.account, 0U);
    return entered;
}

Client &World::account(const QString &name)
{
    Client &entered = client(name);
    entered.network = name;
    entered.connect(false);
    EXPECT_EQ(entered.registers(name), wire::ErrorCode::None);
    return entered;
}

void World::run()
{
    for (int rounds = 0; rounds < 1000; ++rounds) {
        bool worked = false;
        if (passwords.isImmediate)
            passwords.answerAll();
        if (time.alarm && *time.alarm <= time.now()) {
            time.alarm.reset();
            server->wake();
            worked = true;
        }
        for (auto &client : clients) {
            for (const std::uint64_t t : std::exchange(client->m_pings, {})) {
                if (client->m_open && client->answersPings)
                    server->received(client->connection,
                        wire::encode(wire::ClientPacket{{.ack = client->m_ack}, wire::Pong{.t = t}}));
                worked = true;
            }
        }
        if (!worked)
            return;
    }
    ADD_FAILURE() << "the server never comes to rest";
}

void World::advance(Milliseconds step)
{
    const MonoTime target = time.now() + step;
    run();
    while (time.alarm && *time.alarm < target) {
        time.set(std::max(*time.alarm, time.now()));
        run();
    }
    time.set(target);
    run();
}

wire::TableSettings World::settings(std::string rules)
{
    wire::TableSettings settings;
    settings.rules = std::move(rules);
    settings.hostSide = wire::SideChoice::White;
    return settings;
}

void World::startGame(Client &host, Client &guest, wire::TableSettings tableSettings)
{
    host.ask(wire::TableCreate{.settings = std::move(tableSettings)});
    ASSERT_NE(host.mirror.table, 0U);
    guest.askAt(host.mirror.table, wire::TableJoin{});
    const std::uint32_t revision = host.mirror.state.settingsRev;
    host.ask(wire::Ready{.ready = true, .settingsRev = revision});
    guest.ask(wire::Ready{.ready = true, .settingsRev = revision});
    ASSERT_TRUE(host.mirror.game && guest.mirror.game);
}

} // namespace naqla::net::world
