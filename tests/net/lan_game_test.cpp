// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/address.h"
#include "net/client/remote_game.h"
#include "net/client/remote_lobby.h"
#include "net/lan/lan_host.h"
#include "tests/net/event_wait.h"
#include "tests/net/fault_proxy.h"

#include <QProcess>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>
#include <memory>

using namespace naqla;
using namespace naqla::net;
using naqla::test::FaultProxy;
using naqla::test::waitUntil;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

ClientOptions quickOptions()
{
    ClientOptions options;
    options.retry.pauses = {milliseconds(5), milliseconds(20), milliseconds(50)};
    options.random = [] { return 0.5; };
    return options;
}

/// One person: stores, connection and table.
struct Player
{
    explicit Player(const ClientOptions &options = quickOptions())
        : tokens(folder.filePath(u"tokens"_s))
        , trusted(folder.filePath(u"hosts"_s))
        , connection(tokens, trusted, options)
        , table(connection)
    {
        QObject::connect(
            &table, &RemoteGame::gameOver, &table, [this](core::GameResult end) { result = end; });
        QObject::connect(
            &connection, &ClientConnection::ended, &table, [this](NetFault why) { endedWhy = why; });
        QObject::connect(&connection, &ClientConnection::ready, &table,
            [this](bool resumed) { resumes += resumed ? 1 : 0; });
        QObject::connect(&connection, &ClientConnection::interrupted, &table,
            [this](NetFault why) { interruptions += why; });
    }
    [[nodiscard]] bool enters(const ServerAddress &address, const QString &name)
    {
        connection.start(address, wire::Guest{name});
        return isIn();
    }
    [[nodiscard]] bool enters(LanHost &host, const QString &name)
    {
        connection.start(host.openSeat(), wire::Guest{name});
        return isIn();
    }
    [[nodiscard]] bool isIn()
    {
        return waitUntil([this] { return connection.isReady() || endedWhy != NetFault::None; })
            && connection.isReady();
    }
    [[nodiscard]] NetFault fault()
    {
        return waitUntil([this] { return endedWhy != NetFault::None; }) ? endedWhy : NetFault::None;
    }
    [[nodiscard]] int ply() const { return table.game() != nullptr ? table.game()->ply() : -1; }

    QTemporaryDir folder;
    TokenStore tokens;
    TrustStore trusted;
    ClientConnection connection;
    RemoteGame table;
    std::optional<core::GameResult> result;
    NetFault endedWhy = NetFault::None;
    QList<NetFault> interruptions;
    int resumes = 0;
};

ServerAddress localAddress(quint16 port, const PeerTrust &trust)
{
    return {{Endpoint{u"127.0.0.1"_s, port}}, trust};
}

[[nodiscard]] bool sitDown(Player &white, Player &black)
{
    wire::TableSettings settings;
    settings.rules = "russian";
    settings.hostSide = wire::SideChoice::White;
    settings.title = u"a < b > c"_s;
    settings.leaver = wire::LeaverPolicy::Wait;
    white.table.create(settings);
    if (!waitUntil([&] { return white.table.isEntered(); }))
        return false;
    black.table.join(white.table.tableId());
    if (!waitUntil([&] { return black.table.isEntered() && white.table.stage() == wire::TableStage::Ready; }))
        return false;
    white.table.setReady(true);
    black.table.setReady(true);
    return waitUntil([&] { return white.ply() == 0 && black.ply() == 0; });
}

/// Lets the side to move make one of its moves; nothing is awaited.
[[nodiscard]] bool beginMove(Player &white, Player &black)
{
    if (!waitUntil([&] { return white.table.mayMove() || black.table.mayMove(); }))
        return false;
    Player &mover = white.table.mayMove() ? white : black;
    const auto &legal = mover.table.game()->legalMoves();
    return mover.table.propose(core::Move(legal[static_cast<std::size_t>(mover.ply() * 7) % legal.size()]));
}

[[nodiscard]] bool playPlies(Player &white, Player &black, int count)
{
    for (int i = 0; i < count; ++i) {
        const int ply = white.ply();
        if (!beginMove(white, black)
            || !waitUntil([&] { return white.ply() == ply + 1 && black.ply() == ply + 1; }))
            return false;
    }
    return white.table.game()->position() == black.table.game()->position();
}

/// A LAN host on free ports of the loopback interface, and the host's own player.
struct Room
{
    explicit Room(quint16 port = 0)
    {
        config.dataFolder = folder.path();
        config.hostName = u"Café"_s;
        config.port = port;
        config.discovery = {.port = 0, .interval = milliseconds(20), .loopbackOnly = true};
    }
    [[nodiscard]] bool open()
    {
        host = std::make_unique<LanHost>(config);
        const auto fault = host->start();
        config.port = host->port();
        return !fault;
    }
    /// As if the program had been killed.
    void kill() { host.reset(); }

    QTemporaryDir folder;
    LanHostConfig config;
    std::unique_ptr<LanHost> host;
};

} // namespace

TEST(LanGame, IsFoundJoinedPlayedAndAgreedDrawn)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    EXPECT_TRUE(room.host->isDiscoverable());
    Player hostess;
    ASSERT_TRUE(hostess.enters(*room.host, u"ليلى"_s));
    RemoteLobby lobby(hostess.connection);
    QObject::connect(
        &lobby, &RemoteLobby::changed, room.host.get(), [&] { room.host->announce(lobby.rows()); });

    DiscoveryOptions look = room.config.discovery;
    look.port = room.host->discoveryPort();
    LanBrowser browser(look);
    browser.start();
    ASSERT_TRUE(waitUntil([&] { return browser.rooms().size() == 1; }));
    EXPECT_EQ(browser.rooms().first().room.hostName, u"Café"_s);

    Player guest;
    bool firstContact = false;
    QObject::connect(
        &guest.connection, &ClientConnection::firstContact, &guest.table, [&] { firstContact = true; });
    ASSERT_TRUE(guest.enters(addressOfRoom(browser.rooms().first(), guest.trusted), u"Omar"_s));
    EXPECT_TRUE(firstContact);
    EXPECT_EQ(guest.connection.peerPin(), room.host->pin());
    EXPECT_EQ(guest.trusted.judge(browser.rooms().first().room.serverId, room.host->pin()),
        TrustStore::Verdict::Known);

    ASSERT_TRUE(sitDown(hostess, guest));
    EXPECT_EQ(hostess.table.mySide(), core::Side::White);
    EXPECT_EQ(guest.table.mySide(), core::Side::Black);
    EXPECT_FALSE(guest.table.mayMove());
    ASSERT_TRUE(playPlies(hostess, guest, 8));
    ASSERT_TRUE(waitUntil(
        [&] { return browser.rooms().first().room.variant == u"russian"_s || lobby.rows().empty(); }));

    hostess.table.offer(wire::OfferKind::Draw);
    ASSERT_TRUE(waitUntil([&] { return guest.table.hasOffer(wire::OfferKind::Draw, 0); }));
    guest.table.answer(wire::OfferKind::Draw, true);
    ASSERT_TRUE(waitUntil([&] { return hostess.result && guest.result; }));
    const core::GameResult agreed{core::Outcome::Draw, core::EndReason::Agreement};
    EXPECT_EQ(*hostess.result, agreed);
    EXPECT_EQ(*guest.result, agreed);
    EXPECT_EQ(guest.table.game()->result(), agreed);
}

TEST(LanGame, TwoWhoWantTheSameMeetAtOnceAndAThirdWatchesThem)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    Player hostess;
    Player guest;
    Player spectator;
    const auto address = localAddress(room.host->port(), PeerTrust::pinned(room.host->pin()));
    ASSERT_TRUE(hostess.enters(*room.host, u"ليلى"_s));
    ASSERT_TRUE(guest.enters(address, u"Omar"_s));
    ASSERT_TRUE(spectator.enters(address, u"Sara"_s));
    const wire::TimeControl time{.kind = wire::TimeKind::Clock, .baseMs = 180'000, .incrementMs = 2'000};
    hostess.table.quickPlay("turkish", time);
    ASSERT_TRUE(waitUntil([&] { return hostess.table.isSeeking(); }));
    hostess.table.cancelQuickPlay();
    EXPECT_FALSE(hostess.table.isSeeking());
    hostess.table.quickPlay("turkish", time);
    ASSERT_TRUE(waitUntil([&] { return hostess.table.isSeeking(); }));
    guest.table.quickPlay("turkish", time);
    ASSERT_TRUE(waitUntil([&] { return hostess.ply() == 0 && guest.ply() == 0; }));
    EXPECT_FALSE(hostess.table.isSeeking());
    EXPECT_EQ(hostess.table.tableId(), guest.table.tableId());
    Player &white = hostess.table.mySide() == core::Side::White ? hostess : guest;
    Player &black = &white == &hostess ? guest : hostess;
    ASSERT_TRUE(playPlies(white, black, 3));

    spectator.table.join(hostess.table.tableId(), wire::JoinAs::Spectator);
    ASSERT_TRUE(waitUntil([&] { return spectator.ply() == 3; }));
    EXPECT_EQ(spectator.table.mySeat(), std::nullopt);
    EXPECT_FALSE(spectator.table.mayMove());
    ASSERT_TRUE(playPlies(white, black, 2));
    EXPECT_TRUE(waitUntil([&] { return spectator.ply() == 5; }));
    EXPECT_TRUE(waitUntil([&] { return hostess.table.state().spectators == 1; }));
    hostess.table.resign();
    EXPECT_TRUE(waitUntil([&] { return spectator.result && guest.result; }));
    spectator.table.leave();
    EXPECT_TRUE(waitUntil([&] { return hostess.table.state().spectators == 0; }));
}

TEST(LanGame, ComesBackWhenTheLinkIsCutInTheMiddleOfAMove)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    FaultProxy proxy(room.host->port());
    Player hostess;
    Player guest;
    ASSERT_TRUE(hostess.enters(*room.host, u"Layla"_s));
    ASSERT_TRUE(guest.enters(localAddress(proxy.port(), PeerTrust::pinned(room.host->pin())), u"Omar"_s));
    ASSERT_TRUE(sitDown(hostess, guest));
    ASSERT_TRUE(playPlies(hostess, guest, 1));

    // The guest's move is cut on its way to the host, the answer on its way back, at several points.
    int cuts = 0;
    for (const qint64 bytes : {1, 30, 60, 90, 120}) {
        for (const bool toHost : {true, false}) {
            toHost ? proxy.cutAfterToHost(bytes) : proxy.cutAfterToGuest(bytes);
            ASSERT_TRUE(playPlies(hostess, guest, 2))
                << "cut after " << bytes << (toHost ? " to host" : " to guest");
            ++cuts;
        }
    }
    proxy.cutNow();
    ASSERT_TRUE(waitUntil([&] { return guest.resumes > 0 && guest.connection.isReady(); }));
    ASSERT_TRUE(playPlies(hostess, guest, 2));
    EXPECT_EQ(guest.ply(), 1 + 2 * cuts + 2);
    EXPECT_EQ(guest.endedWhy, NetFault::None);
}

TEST(LanGame, NoticesAHalfOpenLinkAndHealsIt)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    FaultProxy proxy(room.host->port());
    ClientOptions options = quickOptions();
    options.quietAfter = milliseconds(100);
    options.silentAfter = milliseconds(300);
    options.timeouts.tls = milliseconds(300);
    Player guest(options);
    bool wasQuiet = false;
    QObject::connect(&guest.connection, &ClientConnection::quietChanged, &guest.table,
        [&](bool quiet) { wasQuiet = wasQuiet || quiet; });
    ASSERT_TRUE(guest.enters(localAddress(proxy.port(), PeerTrust::firstContact()), u"Omar"_s));
    proxy.setMode(FaultProxy::Mode::Swallow);
    ASSERT_TRUE(waitUntil([&] { return guest.connection.state() == ClientConnection::State::Waiting; }));
    EXPECT_EQ(guest.interruptions.first(), NetFault::LinkBroken);
    EXPECT_TRUE(wasQuiet);
    proxy.setMode(FaultProxy::Mode::Relay);
    ASSERT_TRUE(waitUntil([&] { return guest.resumes == 1; }));
}

TEST(LanGame, GoesOnAfterTheHostWasKilledAndOpenedAgain)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    auto hostess = std::make_unique<Player>();
    Player guest;
    ASSERT_TRUE(hostess->enters(*room.host, u"Layla"_s));
    ASSERT_TRUE(guest.enters(localAddress(room.host->port(), PeerTrust::firstContact()), u"Omar"_s));
    ASSERT_TRUE(sitDown(*hostess, guest));
    ASSERT_TRUE(playPlies(*hostess, guest, 5));
    const core::Position before = guest.table.game()->position();

    room.kill();
    ASSERT_EQ(hostess->fault(), NetFault::ClosedByPeer);
    ASSERT_TRUE(waitUntil([&] { return guest.connection.state() == ClientConnection::State::Waiting; }));
    EXPECT_FALSE(guest.table.mayMove());

    ASSERT_TRUE(room.open());
    ASSERT_TRUE(waitUntil([&] { return guest.resumes == 1; }));
    hostess->endedWhy = NetFault::None;
    ASSERT_TRUE(hostess->enters(*room.host, u"Layla"_s));
    EXPECT_EQ(hostess->resumes, 1) << "the host's own seat comes back in the same way";
    ASSERT_TRUE(waitUntil([&] { return guest.ply() == 5 && hostess->ply() == 5; }));
    EXPECT_EQ(guest.table.game()->position(), before);
    ASSERT_TRUE(playPlies(*hostess, guest, 3));
    EXPECT_EQ(guest.ply(), 8);
}

TEST(LanGame, TellsGuestsThatTheHostClosesAndLetsThemReturn)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    Player guest;
    ASSERT_TRUE(guest.enters(localAddress(room.host->port(), PeerTrust::firstContact()), u"Omar"_s));
    bool stopped = false;
    QObject::connect(room.host.get(), &LanHost::stopped, &guest.table, [&] { stopped = true; });
    room.host->stop();
    EXPECT_EQ(guest.fault(), NetFault::ServerClosing);
    ASSERT_TRUE(waitUntil([&] { return stopped; }));
    EXPECT_FALSE(room.host->isRunning());

    ASSERT_TRUE(room.open());
    guest.endedWhy = NetFault::None;
    guest.connection.retryNow();
    ASSERT_TRUE(guest.isIn());
    EXPECT_EQ(guest.resumes, 1);
}

TEST(LanGame, RefusesAKnownHostWithAnotherKey)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    Player known;
    ASSERT_TRUE(known.enters(localAddress(room.host->port(), PeerTrust::firstContact()), u"Omar"_s));
    const QByteArray serverId = known.connection.welcome().serverId;

    // The same id was met with another key before: refused by the list's way, and by a typed address.
    Player betrayed;
    ASSERT_TRUE(betrayed.trusted.remember(serverId, QByteArray(32, 'o')));
    FoundRoom found;
    found.room.serverId = serverId;
    found.room.pin = room.host->pin();
    found.endpoints = {Endpoint{u"127.0.0.1"_s, room.host->port()}};
    EXPECT_FALSE(betrayed.enters(addressOfRoom(found, betrayed.trusted), u"Omar"_s));
    EXPECT_EQ(betrayed.endedWhy, NetFault::KeyChanged);
    betrayed.endedWhy = NetFault::None;
    EXPECT_FALSE(betrayed.enters(localAddress(room.host->port(), PeerTrust::firstContact()), u"Omar"_s));
    EXPECT_EQ(betrayed.endedWhy, NetFault::KeyChanged);
    EXPECT_EQ(betrayed.connection.session().account, 0U);

    // The user confirms.
    betrayed.endedWhy = NetFault::None;
    EXPECT_TRUE(betrayed.trusted.forget(serverId));
    EXPECT_TRUE(betrayed.enters(localAddress(room.host->port(), PeerTrust::firstContact()), u"Omar"_s));

    // A join code carries the key.
    const auto byCode = addressOfText(
        joinCodeText(QHostAddress(QHostAddress::LocalHost), room.host->port(), room.host->pin()));
    ASSERT_TRUE(byCode);
    Player reader;
    EXPECT_TRUE(reader.enters(*byCode, u"Sara"_s));
}

TEST(LanHost, HasItsDataFolderAndPortForItself)
{
    NAQLA_NEEDS_LOOPBACK();
    Room room;
    ASSERT_TRUE(room.open());
    LanHostConfig same = room.config;
    LanHost second(same);
    EXPECT_EQ(second.start(), HostFault::DataInUse);

    Room next(room.host->port());
    ASSERT_TRUE(next.open());
    EXPECT_GT(next.host->port(), room.host->port()) << "the next free port";
}

TEST(ServerProgram, PlaysOverTlsAndEndsCleanly)
{
    NAQLA_NEEDS_LOOPBACK();
    const QTemporaryDir folder;
    QProcess server;
    server.start(QStringLiteral(NAQLA_SERVER_PROGRAM),
        {u"--port"_s, u"0"_s, u"--data"_s, folder.path(), u"--listen"_s, u"127.0.0.1"_s});
    QByteArray output;
    ASSERT_TRUE(waitUntil([&] {
        output += server.readAllStandardOutput();
        return output.contains('\n') || server.state() == QProcess::NotRunning;
    }));
    ASSERT_TRUE(output.startsWith("listening on 127.0.0.1:")) << output.toStdString();
    const quint16 port = output.left(output.indexOf('\n')).split(':').last().toUShort();

    Player white;
    Player black;
    ASSERT_TRUE(white.enters(localAddress(port, PeerTrust::firstContact()), u"Layla"_s));
    ASSERT_TRUE(black.enters(localAddress(port, PeerTrust::firstContact()), u"Omar"_s));
    ASSERT_TRUE(sitDown(white, black));
    ASSERT_TRUE(playPlies(white, black, 6));

    ::kill(static_cast<pid_t>(server.processId()), SIGTERM);
    ASSERT_TRUE(waitUntil([&] { return server.state() == QProcess::NotRunning; }));
    EXPECT_EQ(server.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(server.exitCode(), 0);
    EXPECT_TRUE(waitUntil([&] { return !white.interruptions.isEmpty(); }));
    EXPECT_EQ(white.interruptions.first(), NetFault::ServerRestarting);
}

TEST(ServerProgram, RefusesWrongArgumentsInOneLine)
{
    const QList<QStringList> wrong{{}, {u"--data"_s}, {u"--data"_s, u"x"_s, u"--port"_s, u"65536"_s},
        {u"--data"_s, u"x"_s, u"--port"_s, u"many"_s}, {u"--data"_s, u"x"_s, u"--listen"_s, u"nowhere"_s},
        {u"--data"_s, u"x"_s, u"word"_s}, {u"--frobnicate"_s}};
    for (const QStringList &words : wrong) {
        QProcess server;
        server.start(QStringLiteral(NAQLA_SERVER_PROGRAM), words);
        ASSERT_TRUE(server.waitForFinished(30'000));
        EXPECT_EQ(server.exitCode(), 2);
        EXPECT_EQ(server.readAllStandardError().count('\n'), 1);
        EXPECT_TRUE(server.readAllStandardOutput().isEmpty());
    }
}
