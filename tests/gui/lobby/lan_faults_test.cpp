// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lan/trust_store.h"
#include "tests/gui/lobby/lobby_support.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
namespace net = naqla::net;

namespace {

QString loopback(quint16 port)
{
    return u"127.0.0.1:%1"_s.arg(port);
}

[[nodiscard]] bool saysOnPage(NetworkProgram &program, const QString &begin)
{
    return eventually([&] { return program.pageNotice().startsWith(begin); });
}

} // namespace

TEST(LanFaults, ExplainsWhatWasTypedWrongly)
{
    NetworkProgram program(u"Omar"_s);
    const QList<std::pair<QString, QString>> cases{{u""_s, u"Type the join code"_s},
        {u"60M0-2H9W-TSX4-8KQZ-3F7"_s, u"A join code has 20 characters."_s},
        {u"host:99999"_s, u"The port after the colon"_s}, {u"a b c"_s, u"This is neither"_s}};
    for (const auto &[typed, words] : cases) {
        program.join(typed);
        EXPECT_TRUE(program.pageNotice().startsWith(words))
            << typed.toStdString() << ": " << program.pageNotice().toStdString();
        EXPECT_EQ(program.session().stage(), LanSession::Stage::Idle);
    }
}

TEST(LanFaults, ExplainsANameThatIsNoName)
{
    NetworkProgram program(u"x"_s);
    program.click(u"hostGame"_s);
    EXPECT_EQ(program.text(u"lanNameFault"_s), u"A name has 2 to 20 characters."_s);
    EXPECT_EQ(program.session().stage(), LanSession::Stage::Idle);
}

TEST(LanFaults, TellsAClosedPortFromAPeerThatIsNoHost)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram program(u"Omar"_s);
    QTcpServer server;
    ASSERT_TRUE(server.listen(QHostAddress(QHostAddress::LocalHost), 0));
    const quint16 port = server.serverPort();
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&] {
        QTcpSocket *socket = server.nextPendingConnection();
        socket->write("HTTP/1.1 200 OK\r\n\r\n");
        socket->flush();
    });
    program.join(loopback(port));
    ASSERT_TRUE(saysOnPage(program, u"No secure connection could be made."_s));
    server.close();
    program.join(loopback(port));
    ASSERT_TRUE(saysOnPage(program, u"The computer was reached, but no game is open there."_s));
    EXPECT_EQ(program.session().stage(), LanSession::Stage::Idle);
}

TEST(LanFaults, RefusesTheJoinCodeOfAnotherHost)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    guest.join(
        net::joinCodeText(QHostAddress(QHostAddress::LocalHost), host.session().port(), QByteArray(32, 'o')));
    ASSERT_TRUE(saysOnPage(guest, u"Another host than that of the join code answers."_s));
}

TEST(LanFaults, AsksBeforeItTrustsANewKeyAndDoesNotByDefault)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    ASSERT_TRUE(host.host());
    const QString address = host.session().invitations().first().address;
    NetworkProgram guest(u"Omar"_s);
    guest.join(address);
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
    const QByteArray serverId = guest.session().link()->connection.welcome().serverId;
    guest.click(u"leaveTable"_s);

    NetworkProgram betrayed(u"Sara"_s);
    ASSERT_TRUE(betrayed.session().rememberKey(serverId, QByteArray(32, 'o')));
    betrayed.join(address);
    ASSERT_TRUE(saysOnPage(betrayed, u"This host is known, but shows another key than before."_s));
    EXPECT_EQ(betrayed.session().stage(), LanSession::Stage::Idle);
    betrayed.click(u"refuseKey"_s);
    EXPECT_TRUE(betrayed.pageNotice().isEmpty());
    betrayed.join(address);
    ASSERT_TRUE(saysOnPage(betrayed, u"This host is known, but shows another key than before."_s));
    betrayed.click(u"trustKey"_s);
    ASSERT_TRUE(eventually([&] { return betrayed.session().stage() == LanSession::Stage::Seated; }))
        << betrayed.pageNotice().toStdString();
}

TEST(LanFaults, SaysThatBothSeatsAreTaken)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    NetworkProgram third(u"Sara"_s);
    ASSERT_TRUE(host.host());
    const QString address = host.session().invitations().first().address;
    ASSERT_TRUE(guest.joinAndStart(host, address));
    third.join(address);
    ASSERT_TRUE(saysOnPage(third, u"Both seats are taken already."_s));
}

TEST(LanFaults, SaysThatThePortsAreInUse)
{
    NAQLA_NEEDS_LOOPBACK();
    // Ten ports in a row that are taken, found by trying.
    std::vector<std::unique_ptr<QTcpServer>> servers;
    quint16 first = 0;
    for (quint16 base = 40'000; first == 0 && base < 60'000; base = static_cast<quint16>(base + 17)) {
        servers.clear();
        for (quint16 i = 0; i < 10; ++i) {
            servers.push_back(std::make_unique<QTcpServer>());
            if (!servers.back()->listen(
                    QHostAddress(QHostAddress::LocalHost), static_cast<quint16>(base + i)))
                break;
        }
        if (servers.back()->isListening() && servers.size() == 10)
            first = base;
    }
    ASSERT_NE(first, 0);
    NetworkProgram program(u"Layla"_s, first);
    program.click(u"hostGame"_s);
    ASSERT_TRUE(saysOnPage(program, u"All ports for games are in use."_s));
    EXPECT_EQ(program.session().stage(), LanSession::Stage::Idle);
}

TEST(LanFaults, SaysThatTheHostHasVanished)
{
    NAQLA_NEEDS_LOOPBACK();
    auto host = std::make_unique<NetworkProgram>(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host->host());
    ASSERT_TRUE(guest.joinAndStart(*host, host->session().invitations().first().address));
    ASSERT_TRUE(eventually([&] { return host->hasGame(); }));
    ASSERT_TRUE(playSome(*host, guest, 2));
    host.reset(); // as if the program had been killed
    ASSERT_TRUE(eventually([&] { return guest.notice() == u"Connection lost. Reconnecting…"_s; }));
    EXPECT_TRUE(guest.board().isVisible());
    EXPECT_FALSE(guest.mayMove());
    guest.click(u"leaveGame"_s);
    guest.click(u"confirmLeave"_s);
    EXPECT_TRUE(eventually([&] { return !guest.window.controller().hasGame(); }));
}

TEST(LanFaults, ClosesTheProgramOnlyAfterTheHostsLastWords)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    guest.join(host.session().invitations().first().address);
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
    host.window.close();
    ASSERT_TRUE(eventually([&] { return !host.window.isVisible(); }));
    ASSERT_TRUE(saysOnPage(guest, u"The host has closed."_s));
}
