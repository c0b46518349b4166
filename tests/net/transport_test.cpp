// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/host_identity.h"
#include "net/transport/local_link.h"
#include "net/transport/tcp_connector.h"
#include "net/transport/tcp_listener.h"
#include "net/wire/frame_splitter.h"
#include "tests/net/event_wait.h"
#include "tests/net/fault_proxy.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <memory>
#include <set>

using namespace naqla::net;
using naqla::test::FaultProxy;
using naqla::test::waitUntil;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

const HostIdentity &identity()
{
    static const HostIdentity made = [] {
        const QTemporaryDir folder;
        auto result = HostIdentity::loadOrMake(folder.path());
        return *std::move(result);
    }();
    return made;
}

/// A listener on a free port that keeps its links and what they bring.
struct Host
{
    explicit Host(const ListenLimits &limits = {}, const LinkTimeouts &timeouts = {})
        : listener(identity().configuration(), limits, timeouts)
    {
        QObject::connect(&listener, &TcpListener::linkOpened, &listener, [this](TcpLink *opened) {
            opened->setParent(&owner);
            link = opened;
            ++linkCount;
            opened->setReceiveLimit(wire::FrameLimit::ToServer);
            QObject::connect(opened, &FrameLink::frameReceived, &owner,
                [this](const QByteArray &frame) { frames += frame; });
            QObject::connect(opened, &FrameLink::frameRefused, &owner, [this] { ++refusedCount; });
            QObject::connect(opened, &FrameLink::closed, &owner, [this](NetFault why) { closedWhy = why; });
        });
        const auto port = listener.start(QHostAddress(QHostAddress::LocalHost), 0);
        EXPECT_TRUE(port);
    }
    [[nodiscard]] Endpoint endpoint() const { return {u"127.0.0.1"_s, listener.serverPort()}; }

    TcpListener listener;
    QObject owner;
    TcpLink *link = nullptr;
    int linkCount = 0;
    int refusedCount = 0;
    QByteArrayList frames;
    NetFault closedWhy = NetFault::None;
};

struct Guest
{
    explicit Guest(const Endpoint &endpoint, const PeerTrust &trust = PeerTrust::pinned(identity().pin()),
        const LinkTimeouts &timeouts = {})
        : link(endpoint, trust, timeouts)
    {
        QObject::connect(
            &link, &FrameLink::frameReceived, &link, [this](const QByteArray &frame) { frames += frame; });
        QObject::connect(&link, &FrameLink::closed, &link, [this](NetFault why) { closedWhy = why; });
    }
    [[nodiscard]] bool opens()
    {
        return waitUntil([this] { return link.isOpen() || closedWhy != NetFault::None; }) && link.isOpen();
    }
    [[nodiscard]] NetFault fault()
    {
        return waitUntil([this] { return closedWhy != NetFault::None; }) ? closedWhy : NetFault::None;
    }

    TcpLink link;
    QByteArrayList frames;
    NetFault closedWhy = NetFault::None;
};

/// A server that is no proper host: what it does with a new connection is given.
struct OddServer
{
    explicit OddServer(std::function<void(QSslSocket &)> behaviour)
        : server(std::move(behaviour))
    {
        EXPECT_TRUE(server.listen(QHostAddress(QHostAddress::LocalHost), 0));
    }
    [[nodiscard]] Endpoint endpoint() const { return {u"127.0.0.1"_s, server.serverPort()}; }

    class Server : public QTcpServer
    {
    public:
        explicit Server(std::function<void(QSslSocket &)> behaviour)
            : m_behaviour(std::move(behaviour))
        {
        }

    protected:
        void incomingConnection(qintptr descriptor) override
        {
            auto *socket = new QSslSocket(this);
            socket->setSslConfiguration(identity().configuration());
            socket->setSocketDescriptor(descriptor);
            m_behaviour(*socket);
        }

    private:
        std::function<void(QSslSocket &)> m_behaviour;
    };
    Server server;
};

std::function<void(QSslSocket &)> saysInTls(const QByteArray &bytes)
{
    return [bytes](QSslSocket &socket) {
        QObject::connect(&socket, &QSslSocket::encrypted, &socket, [&socket, bytes] { socket.write(bytes); });
        socket.startServerEncryption();
    };
}

} // namespace

TEST(TcpLink, CarriesFramesBothWaysInOrder)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    Guest guest(host.endpoint());
    ASSERT_TRUE(guest.opens());
    ASSERT_TRUE(waitUntil([&] { return host.link != nullptr; }));
    EXPECT_EQ(guest.link.peerPin(), identity().pin());
    EXPECT_TRUE(host.link->peerAddress().isLoopback());

    QByteArrayList sent;
    for (int i = 0; i < 100; ++i) {
        sent += QByteArray("frame ") + QByteArray::number(i);
        guest.link.sendFrame(sent.last());
    }
    const QByteArray large(200 * 1024, 'x');
    host.link->sendFrame(large);
    ASSERT_TRUE(waitUntil([&] { return host.frames.size() == 100 && guest.frames.size() == 1; }));
    EXPECT_EQ(host.frames, sent);
    EXPECT_EQ(guest.frames.first(), large);

    // What was sent before closing still arrives.
    host.link->sendFrame("farewell");
    host.link->close();
    EXPECT_EQ(guest.fault(), NetFault::ClosedByPeer);
    EXPECT_EQ(guest.frames.last(), "farewell");
    EXPECT_TRUE(waitUntil([&] { return host.closedWhy == NetFault::ClosedHere; }));
}

TEST(TcpLink, ComparesTheKeyBeforeItSendsAnything)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    Guest other(host.endpoint(), PeerTrust::pinned(QByteArray(32, 'k')));
    EXPECT_EQ(other.fault(), NetFault::KeyChanged);
    Guest misread(host.endpoint(), PeerTrust::pinned(QByteArray(6, 'k')));
    EXPECT_EQ(misread.fault(), NetFault::JoinCodeMismatch);
    Guest stranger(host.endpoint(), PeerTrust::authorities());
    EXPECT_EQ(stranger.fault(), NetFault::CertificateUntrusted);
    EXPECT_EQ(host.linkCount, 0) << "a preamble was sent to a host with the wrong key";

    Guest withCode(host.endpoint(), PeerTrust::pinned(identity().pin().first(6)));
    EXPECT_TRUE(withCode.opens());
    Guest first(host.endpoint(), PeerTrust::firstContact());
    EXPECT_TRUE(first.opens());
}

TEST(TcpLink, TellsApartWhatIsWrongWithAHost)
{
    NAQLA_NEEDS_LOOPBACK();
    LinkTimeouts quick;
    quick.tls = milliseconds(300);
    quick.preamble = milliseconds(300);
    const OddServer plainText([](QSslSocket &socket) { socket.write("HTTP/1.1 400 Bad Request\r\n\r\n"); });
    const OddServer silent([](QSslSocket &) {});
    const OddServer tlsOnly(saysInTls({}));
    const OddServer web(saysInTls("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const OddServer older(saysInTls(wire::preamble(0)));
    const OddServer newer(saysInTls(wire::preamble(2)));
    quint16 closedPort = 0;
    {
        QTcpServer gone;
        ASSERT_TRUE(gone.listen(QHostAddress(QHostAddress::LocalHost), 0));
        closedPort = gone.serverPort();
    }
    const auto fault = [](const Endpoint &endpoint, const LinkTimeouts &timeouts = {}) {
        return Guest(endpoint, PeerTrust::firstContact(), timeouts).fault();
    };
    EXPECT_EQ(fault({u"127.0.0.1"_s, closedPort}), NetFault::Refused);
    EXPECT_EQ(fault(plainText.endpoint()), NetFault::TlsFailed);
    EXPECT_EQ(fault(silent.endpoint(), quick), NetFault::HandshakeTimeout);
    EXPECT_EQ(fault(tlsOnly.endpoint(), quick), NetFault::HandshakeTimeout);
    EXPECT_EQ(fault(web.endpoint()), NetFault::NotNaqla);
    EXPECT_EQ(fault(older.endpoint()), NetFault::PeerOlder);
    EXPECT_EQ(fault(newer.endpoint()), NetFault::PeerNewer);
}

TEST(TcpListener, OutlivesPeersThatTalkNonsense)
{
    NAQLA_NEEDS_LOOPBACK();
    LinkTimeouts quick;
    quick.frame = milliseconds(200);
    Host host({}, quick);
    const auto speak = [&](const QByteArray &bytes) {
        QSslSocket socket;
        bool gone = false;
        QObject::connect(&socket, &QSslSocket::disconnected, &socket, [&gone] { gone = true; });
        QObject::connect(&socket, &QSslSocket::sslErrors, &socket, [&socket] { socket.ignoreSslErrors(); });
        QObject::connect(&socket, &QSslSocket::encrypted, &socket, [&] { socket.write(bytes); });
        socket.connectToHostEncrypted(u"127.0.0.1"_s, host.listener.serverPort());
        return waitUntil([&] { return gone; });
    };
    QTcpSocket plain;
    plain.connectToHost(QHostAddress(QHostAddress::LocalHost), host.listener.serverPort());
    plain.write("GET / HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\n\r\n");
    EXPECT_TRUE(waitUntil([&] { return plain.state() == QAbstractSocket::UnconnectedState; }));

    EXPECT_TRUE(speak("GET / HTTP/1.1\r\n\r\n"));
    EXPECT_TRUE(speak(wire::preamble(9)));
    EXPECT_EQ(host.linkCount, 0);
    EXPECT_TRUE(speak(wire::preamble() + QByteArray("\xff\xff\xff\xff", 4)));
    EXPECT_EQ(host.refusedCount, 1) << "the length alone must do";
    EXPECT_TRUE(speak(wire::preamble() + QByteArray("\0\0\0\0", 4)));
    EXPECT_EQ(host.refusedCount, 2);
    EXPECT_TRUE(speak(wire::preamble() + QByteArray("\0\0\0\x10half", 8)));
    EXPECT_EQ(host.closedWhy, NetFault::LinkBroken) << "half a frame must not hold a connection for ever";
    EXPECT_TRUE(host.frames.isEmpty());

    Guest guest(host.endpoint());
    EXPECT_TRUE(guest.opens());
}

TEST(TcpListener, LetsTheOldestSilentNewcomerGo)
{
    NAQLA_NEEDS_LOOPBACK();
    ListenLimits limits;
    limits.newcomersPerAddress = 3;
    Host host(limits);
    std::vector<std::unique_ptr<QTcpSocket>> silent;
    for (int i = 0; i < 6; ++i) {
        silent.push_back(std::make_unique<QTcpSocket>());
        silent.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), host.listener.serverPort());
    }
    EXPECT_TRUE(waitUntil([&] { return silent[2]->state() == QAbstractSocket::UnconnectedState; }));
    Guest guest(host.endpoint());
    EXPECT_TRUE(guest.opens());
}

TEST(TcpListener, LetsAnExemptNetworkHaveAsManyNewcomersAsItLikes)
{
    NAQLA_NEEDS_LOOPBACK();
    ListenLimits limits;
    limits.newcomersPerAddress = 1;
    limits.exempt = {{QHostAddress(QHostAddress::LocalHost), 8}};
    Host host(limits);
    std::vector<std::unique_ptr<QTcpSocket>> silent;
    for (int i = 0; i < 6; ++i) {
        silent.push_back(std::make_unique<QTcpSocket>());
        silent.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), host.listener.serverPort());
    }
    Guest guest(host.endpoint());
    EXPECT_TRUE(guest.opens());
    for (const auto &socket : silent)
        EXPECT_EQ(socket->state(), QAbstractSocket::ConnectedState);
}

TEST(Subnets, HoldAddressesAlsoThoseThatAreMappedIntoIpv6)
{
    const auto subnets = subnetsFromText(u"10.0.0.0/8, 2001:db8::/32"_s);
    ASSERT_TRUE(subnets);
    EXPECT_TRUE(isInAny(QHostAddress(u"10.3.2.1"_s), *subnets));
    EXPECT_TRUE(isInAny(QHostAddress(u"::ffff:10.3.2.1"_s), *subnets));
    EXPECT_TRUE(isInAny(QHostAddress(u"2001:db8::7"_s), *subnets));
    EXPECT_FALSE(isInAny(QHostAddress(u"11.0.0.1"_s), *subnets));
    EXPECT_FALSE(isInAny(QHostAddress(u"2001:db9::7"_s), *subnets));
    EXPECT_FALSE(subnetsFromText(u"10.0.0.0/33"_s));
}

TEST(TcpListener, NeverTakesALinkBackThatItHasHandedOut)
{
    NAQLA_NEEDS_LOOPBACK();
    // One guest more with each turn of the event loop, so that newcomers are pushed out at every step of
    // their entry, the last one included.
    for (int newcomers = 4; newcomers <= 7; ++newcomers) {
        ListenLimits limits;
        limits.newcomersPerAddress = newcomers;
        int vanished = 0; // deleted by somebody else, without a word
        Host host(limits);
        QObject::connect(&host.listener, &TcpListener::linkOpened, &host.owner, [&vanished](TcpLink *link) {
            const auto isClosed = std::make_shared<bool>(false);
            QObject::connect(link, &FrameLink::closed, link, [isClosed] { *isClosed = true; });
            QObject::connect(
                link, &QObject::destroyed, [isClosed, &vanished] { vanished += *isClosed ? 0 : 1; });
        });
        std::vector<std::unique_ptr<Guest>> crowd;
        for (int i = 0; i < 25; ++i) {
            crowd.push_back(std::make_unique<Guest>(host.endpoint()));
            QCoreApplication::processEvents();
        }
        const auto isSettled = [](const auto &guest) {
            return guest->link.isOpen() || guest->closedWhy != NetFault::None;
        };
        EXPECT_TRUE(waitUntil([&] { return std::all_of(crowd.begin(), crowd.end(), isSettled); }));
        EXPECT_EQ(vanished, 0) << "with " << newcomers << " newcomers";
    }
}

TEST(TcpListener, TakesTheNextPortWhenOneIsInUse)
{
    NAQLA_NEEDS_LOOPBACK();
    Host first;
    TcpListener second(identity().configuration());
    const quint16 taken = first.listener.serverPort();
    const auto port = second.start(QHostAddress(QHostAddress::LocalHost), taken, 10);
    ASSERT_TRUE(port);
    EXPECT_GT(*port, taken);
    TcpListener third(identity().configuration());
    const auto none = third.start(QHostAddress(QHostAddress::LocalHost), taken, 1);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error(), ListenFault::PortInUse);
}

TEST(TcpLink, DoesNotMindHowTheNetworkCutsTheBytes)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    FaultProxy proxy(host.listener.serverPort());
    proxy.setMode(FaultProxy::Mode::Slice);
    Guest guest({u"127.0.0.1"_s, proxy.port()});
    ASSERT_TRUE(guest.opens());
    ASSERT_TRUE(waitUntil([&] { return host.link != nullptr; }));
    const QByteArray payload(3000, 'p');
    guest.link.sendFrame(payload);
    host.link->sendFrame(payload);
    ASSERT_TRUE(waitUntil([&] { return host.frames.size() == 1 && guest.frames.size() == 1; }));
    EXPECT_EQ(host.frames.first(), payload);
    EXPECT_EQ(guest.frames.first(), payload);
}

TEST(TcpLink, TellsThatItWasCut)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    FaultProxy proxy(host.listener.serverPort());
    Guest guest({u"127.0.0.1"_s, proxy.port()});
    ASSERT_TRUE(guest.opens());
    ASSERT_TRUE(waitUntil([&] { return host.link != nullptr; }));
    proxy.cutAfterToGuest(500);
    host.link->sendFrame(QByteArray(1000, 'p'));
    const NetFault why = guest.fault();
    EXPECT_TRUE(why == NetFault::ClosedByPeer || why == NetFault::LinkBroken);
    EXPECT_TRUE(guest.frames.isEmpty()) << "half a frame is no frame";
}

TEST(TcpLink, DropsAPeerThatDoesNotRead)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    FaultProxy proxy(host.listener.serverPort());
    Guest guest({u"127.0.0.1"_s, proxy.port()});
    ASSERT_TRUE(guest.opens());
    ASSERT_TRUE(waitUntil([&] { return host.link != nullptr; }));
    proxy.setMode(FaultProxy::Mode::Stall);
    const QByteArray payload(128 * 1024, 'p');
    qint64 mostWaiting = 0;
    ASSERT_TRUE(waitUntil([&] {
        host.link->sendFrame(payload);
        mostWaiting = std::max(mostWaiting, host.link->bytesWaiting());
        return host.closedWhy != NetFault::None;
    }));
    EXPECT_EQ(host.closedWhy, NetFault::SlowConsumer);
    EXPECT_LT(mostWaiting, 2 * TcpLink::DefaultSendLimit + 2 * payload.size());
}

TEST(TcpConnector, TriesTheAddressesUntilOneIsTheHost)
{
    NAQLA_NEEDS_LOOPBACK();
    Host host;
    const OddServer silent([](QSslSocket &) {});
    const OddServer web(saysInTls("HTTP/1.1 400 Bad Request\r\n\r\n"));
    TcpConnector connector({silent.endpoint(), web.endpoint(), host.endpoint()},
        PeerTrust::pinned(identity().pin()), {}, milliseconds(20));
    TcpLink *won = nullptr;
    QObject::connect(&connector, &TcpConnector::connected, &connector, [&](TcpLink *link) { won = link; });
    connector.start();
    ASSERT_TRUE(waitUntil([&] { return won != nullptr; }));
    EXPECT_EQ(won->peerPin(), identity().pin());

    TcpConnector hopeless(
        {{u"127.0.0.1"_s, 1}, web.endpoint()}, PeerTrust::firstContact(), {}, milliseconds(20));
    NetFault why = NetFault::None;
    QObject::connect(&hopeless, &TcpConnector::failed, &hopeless, [&](NetFault fault) { why = fault; });
    hopeless.start();
    ASSERT_TRUE(waitUntil([&] { return why != NetFault::None; }));
    EXPECT_EQ(why, NetFault::NotNaqla) << "the attempt that came farthest tells most";
}

TEST(LocalLink, DeliversThroughTheEventLoop)
{
    auto [a, b] = LocalLink::makePair();
    LocalLink *left = a.get();
    LocalLink *right = b.get();
    QByteArrayList got;
    NetFault why = NetFault::None;
    QObject::connect(right, &FrameLink::frameReceived, right, [&](const QByteArray &frame) { got += frame; });
    QObject::connect(right, &FrameLink::closed, right, [&](NetFault fault) { why = fault; });
    left->sendFrame("one");
    left->sendFrame("two");
    EXPECT_EQ(left->bytesWaiting(), 6);
    EXPECT_TRUE(got.isEmpty()) << "nothing may arrive from within sendFrame";
    left->close();
    ASSERT_TRUE(waitUntil([&] { return why != NetFault::None; }));
    EXPECT_EQ(got, QByteArrayList({"one", "two"}));
    EXPECT_EQ(why, NetFault::ClosedByPeer);
    EXPECT_EQ(left->bytesWaiting(), 0);
    b.reset();
}

TEST(Endpoint, ReadsWhatPeopleType)
{
    const auto read = [](const QString &text) { return parseEndpoint(text); };
    const std::vector<std::pair<QString, Endpoint>> good{
        {u"192.0.2.7"_s, {u"192.0.2.7"_s, DefaultPort}},
        {u"  192.0.2.7:4000 "_s, {u"192.0.2.7"_s, 4000}},
        {u"١٩٢.٠.٢.٧:٤٧٨٢١"_s, {u"192.0.2.7"_s, 47821}},
        {u"\u200e192.0.2.7:4000\u200f"_s, {u"192.0.2.7"_s, 4000}},
        {u"play.example.org:5"_s, {u"play.example.org"_s, 5}},
        {u"fe80::1%eth0"_s, {u"fe80::1%eth0"_s, DefaultPort}},
        {u"[fe80::1%eth0]:4000"_s, {u"fe80::1%eth0"_s, 4000}},
        {u"[::1]"_s, {u"::1"_s, DefaultPort}},
    };
    for (const auto &[text, endpoint] : good) {
        const auto result = read(text);
        ASSERT_TRUE(result) << text.toStdString();
        EXPECT_EQ(result->host.toStdString(), endpoint.host.toStdString());
        EXPECT_EQ(result->port, endpoint.port);
        EXPECT_EQ(*parseEndpoint(endpointText(*result)), *result);
    }
    EXPECT_EQ(read(u"  "_s).error(), EndpointFault::Empty);
    EXPECT_EQ(read(QString(400, u'a')).error(), EndpointFault::TooLong);
    EXPECT_EQ(read(u"two words"_s).error(), EndpointFault::BadHost);
    EXPECT_EQ(read(u"[192.0.2.7]:5"_s).error(), EndpointFault::BadHost);
    for (const char *text : {"host:0", "host:65536", "host:", "host:12a", "[::1]5", "host:-1"})
        EXPECT_EQ(read(QString::fromLatin1(text)).error(), EndpointFault::BadPort) << text;
}
