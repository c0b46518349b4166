// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/notation.h"
#include "core/notation/pdn.h"
#include "net/lan/join_code.h"
#include "tests/e2e/program.h"
#include "tests/net/event_wait.h"
#include "tests/net/fault_proxy.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
#include <functional>

using namespace Qt::StringLiterals;
using naqla::test::FaultProxy;
using naqla::test::RunningProgram;
using naqla::test::waitUntil;
namespace core = naqla::core;
namespace net = naqla::net;

namespace {

/// A whole Russian game with twelve captures, four of them of several pieces; White's last one ends it.
constexpr std::string_view Script =
    "c3-d4 d6-e5 b2-c3 c7-d6 d4-c5 b6:b2 a1:c3 e5-d4 c3:c7 d8:b6 e3-d4 b6-c5 d4:b6 a7:c5 g3-h4 c5-b4 a3:c5 "
    "f6-g5 h4:d8 b8-c7 d8:b6 f8-e7 b6-a7 h6-g5 c5-d6 e7:c5 a7:f8 h8-g7 f8:h6";
constexpr int PlyOfTheCut = 9;
constexpr int PlyOfArabic = 14;

/// What the board shows of a position, as far as it matters who sees it: the empty squares.
[[nodiscard]] bool shows(RunningProgram &program, const core::Game &game, const core::Move &move)
{
    const core::Rules &rules = game.rules().rules;
    const auto name = [&](core::Square square) {
        return QString::fromStdString(core::squareText(rules, square));
    };
    return waitUntil([&] {
        const auto isEmpty = [&](core::Square square) {
            const QString words = program.describe(name(square));
            return words.contains(u"empty"_s) || words.contains(u"خالٍ"_s);
        };
        return isEmpty(move.from) && !isEmpty(move.to);
    });
}

void enter(RunningProgram &program, const core::Game &game, const core::Move &move)
{
    for (const core::Square square : move.path)
        program.clickSquare(QString::fromStdString(core::squareText(game.rules().rules, square)));
}

[[nodiscard]] core::PdnGame saved(RunningProgram &program, const QString &name)
{
    const QString path = program.filePath(name);
    program.click(u"save"_s);
    EXPECT_TRUE(program.appears(u"fileNameEdit"_s));
    program.type(u"fileNameEdit"_s, path, true);
    EXPECT_TRUE(waitUntil([&] { return QFile::exists(path); }));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    auto game = core::readPdnGame(file.readAll().toStdString());
    EXPECT_TRUE(game);
    return game ? *game : core::PdnGame{{}, core::Game(core::namedRules(core::VariantId::Russian))};
}

/// Makes the board as large as it was: the lines above and below it may be higher in the other language.
void restoreBoardSize(RunningProgram &program, QSize wanted)
{
    for (int tries = 0; tries < 3 && program.size(u"board"_s) != wanted; ++tries)
        program.resizeWindow(program.size(u"mainWindow"_s) + wanted - program.size(u"board"_s));
}

/// The real server in a process and a folder of its own.
class RunningServer
{
public:
    [[nodiscard]] bool start()
    {
        m_process.start(QStringLiteral(NAQLA_SERVER_PROGRAM),
            {u"--data"_s, m_folder.path(), u"--listen"_s, u"127.0.0.1"_s, u"--port"_s, u"0"_s, u"--name"_s,
                u"Club"_s});
        return waitUntil([this] {
            m_output += QString::fromUtf8(m_process.readAll());
            return m_output.contains(u"listening on") && m_output.contains(u'\n');
        });
    }
    [[nodiscard]] quint16 port() const
    {
        const QString address = m_output.section(u'\n', 0, 0).section(u' ', 2, 2);
        return address.section(u':', -1).toUShort();
    }
    ~RunningServer()
    {
        m_process.terminate();
        m_process.waitForFinished();
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    QString m_output;
};

/// From the start page into the lobby of a server.
void enterServer(RunningProgram &program, const QString &name, quint16 port)
{
    ASSERT_TRUE(program.start()) << program.output().toStdString();
    ASSERT_TRUE(program.appears(u"startLan"_s));
    program.click(u"startLan"_s);
    program.type(u"lanName"_s, name);
    program.type(u"joinAddress"_s, u"127.0.0.1:%1"_s.arg(port));
    program.click(u"joinByAddress"_s);
    ASSERT_TRUE(program.appears(u"lobbyTables"_s));
}

/// As the lobby tells its host, after the address.
[[nodiscard]] quint16 portOfRoom(RunningProgram &host)
{
    static const QRegularExpression afterAddress(u":(\\d{4,5})\\b"_s);
    return afterAddress.match(host.text(u"lobbyNotice"_s)).captured(1).toUShort();
}

void expectSaved(
    const core::PdnGame &saved, const core::Game &game, std::string_view white, std::string_view black)
{
    EXPECT_EQ(saved.game.moves(), game.moves());
    EXPECT_EQ(saved.game.position(), game.position());
    EXPECT_EQ(saved.game.result(), game.result());
    EXPECT_EQ(saved.tag("White"), white);
    EXPECT_EQ(saved.tag("Black"), black);
}

/// Plays the script by clicks on both boards; `before` is called before each move with who makes it.
void playScript(core::Game &game, RunningProgram &white, RunningProgram &black,
    const std::function<void(RunningProgram &mover, const core::Move &move)> &before)
{
    for (const QString &word :
        QString::fromUtf8(Script.data(), static_cast<qsizetype>(Script.size())).split(u' ')) {
        const auto move = core::moveFromText(game.rules().rules, game.position(), word.toStdString());
        ASSERT_TRUE(move) << word.toStdString();
        RunningProgram &mover = game.position().sideToMove() == core::Side::White ? white : black;
        ASSERT_NO_FATAL_FAILURE(before(mover, *move));
        enter(mover, game, *move);
        ASSERT_TRUE(shows(white, game, *move)) << word.toStdString();
        ASSERT_TRUE(shows(black, game, *move)) << word.toStdString();
        game.play(*move);
    }
    ASSERT_TRUE(game.isOver());
    EXPECT_TRUE(white.appears(u"rematchButton"_s));
    EXPECT_TRUE(black.appears(u"rematchButton"_s));
}

/// Cuts the link of a program and lets it come back.
void cutLink(RunningProgram &program, FaultProxy &relay, quint16 port)
{
    relay.setHostPort(1);
    relay.cutNow();
    ASSERT_TRUE(program.appears(u"reconnectNow"_s));
    EXPECT_TRUE(program.isVisible(u"board"_s));
    relay.setHostPort(port);
    program.click(u"reconnectNow"_s);
    ASSERT_TRUE(program.vanishes(u"reconnectNow"_s));
}

} // namespace

TEST(TwoPrograms, PlayAWholeGameThroughACutLinkInTwoLanguages)
{
    NAQLA_NEEDS_LOOPBACK();
    RunningProgram host(u"en"_s);
    RunningProgram guest(u"en"_s);
    ASSERT_TRUE(host.start()) << host.output().toStdString();
    ASSERT_TRUE(guest.start()) << guest.output().toStdString();
    ASSERT_TRUE(host.appears(u"startLan"_s));
    host.click(u"startLan"_s);
    host.type(u"lanName"_s, u"Layla"_s);
    host.click(u"hostGame"_s);
    ASSERT_TRUE(host.appears(u"joinCode"_s));
    const auto code = net::parseJoinCode(host.text(u"joinCode"_s));
    ASSERT_TRUE(code);

    // The guest comes by a relay.
    FaultProxy relay(code->port);
    ASSERT_TRUE(guest.appears(u"startLan"_s));
    guest.click(u"startLan"_s);
    guest.type(u"lanName"_s, u"Omar"_s);
    guest.type(
        u"joinAddress"_s, net::joinCodeText(QHostAddress(QHostAddress::LocalHost), relay.port(), code->pin));
    guest.click(u"joinByAddress"_s);
    ASSERT_TRUE(guest.appears(u"startTable"_s));
    EXPECT_EQ(guest.text(u"checkNumber"_s), host.text(u"checkNumber"_s));
    guest.click(u"startTable"_s);
    host.click(u"startTable"_s);
    ASSERT_TRUE(host.appears(u"board"_s));
    ASSERT_TRUE(guest.appears(u"board"_s));

    core::Game game(core::namedRules(core::VariantId::Russian));
    ASSERT_NO_FATAL_FAILURE(playScript(game, host, guest, [&](RunningProgram &, const core::Move &) {
        if (game.ply() == PlyOfTheCut) {
            ASSERT_NO_FATAL_FAILURE(cutLink(guest, relay, code->port));
        }
        if (game.ply() == PlyOfArabic) {
            const QSize size = guest.size(u"board"_s);
            const QImage english = guest.picture(u"board"_s);
            guest.click(u"otherLanguage"_s);
            ASSERT_TRUE(waitUntil([&] { return guest.isRightToLeft(); }));
            restoreBoardSize(guest, size);
            EXPECT_EQ(guest.picture(u"board"_s), english) << "the board is the same in every language";
        }
    }));
    expectSaved(saved(host, u"host.pdn"_s), game, "Layla", "Omar");
    expectSaved(saved(guest, u"guest.pdn"_s), game, "Layla", "Omar");
}

TEST(TwoPrograms, PlayOnAServerThroughALinkThatIsCutInTheMiddleOfACapture)
{
    NAQLA_NEEDS_LOOPBACK();
    RunningServer server;
    ASSERT_TRUE(server.start());
    FaultProxy relay(server.port());
    RunningProgram layla(u"en"_s);
    RunningProgram omar(u"ar"_s);
    ASSERT_NO_FATAL_FAILURE(enterServer(layla, u"Layla"_s, server.port()));
    layla.click(u"createTable"_s);
    ASSERT_TRUE(layla.appears(u"openTable"_s));
    layla.click(u"openTable"_s);
    ASSERT_TRUE(layla.appears(u"hostAddress"_s));
    ASSERT_NO_FATAL_FAILURE(enterServer(omar, u"عمر"_s, relay.port()));
    ASSERT_TRUE(omar.vanishes(u"lobbyState"_s)); // which says that no table is open
    omar.click(u"joinTable"_s);
    ASSERT_TRUE(omar.appears(u"startTable"_s));
    omar.click(u"startTable"_s);
    ASSERT_TRUE(layla.appears(u"startTable"_s));
    layla.click(u"startTable"_s);
    ASSERT_TRUE(layla.appears(u"board"_s));
    ASSERT_TRUE(omar.appears(u"board"_s));

    core::Game game(core::namedRules(core::VariantId::Russian));
    int cuts = 0;
    ASSERT_NO_FATAL_FAILURE(playScript(game, layla, omar, [&](RunningProgram &mover, const core::Move &move) {
        if (&mover != &omar || move.captured.count() < 2)
            return;
        // The piece is on its way when the link breaks.
        omar.clickSquare(QString::fromStdString(core::squareText(game.rules().rules, move.from)));
        ASSERT_NO_FATAL_FAILURE(cutLink(omar, relay, server.port()));
        ++cuts;
    }));
    EXPECT_GE(cuts, 1);
    expectSaved(saved(layla, u"layla.pdn"_s), game, "Layla", "عمر");
    expectSaved(saved(omar, u"omar.pdn"_s), game, "Layla", "عمر");
}

TEST(SeveralPrograms, FindTheirTablesAgainWhenTheHostOfTheRoomWasKilled)
{
    NAQLA_NEEDS_LOOPBACK();
    RunningProgram host(u"en"_s);
    ASSERT_TRUE(host.start()) << host.output().toStdString();
    ASSERT_TRUE(host.appears(u"startLan"_s));
    host.click(u"startLan"_s);
    host.type(u"lanName"_s, u"Layla"_s);
    host.click(u"hostRoom"_s);
    ASSERT_TRUE(host.appears(u"openTable"_s));
    host.click(u"openTable"_s);
    ASSERT_TRUE(host.appears(u"lobbyNotice"_s));
    FaultProxy relay(portOfRoom(host));

    struct Pair
    {
        RunningProgram white{u"en"_s};
        RunningProgram black{u"ar"_s};
        core::Game game{core::namedRules(core::VariantId::Russian)};
    };
    std::array<Pair, 2> pairs;
    const auto playOne = [](Pair &pair) {
        RunningProgram &mover =
            pair.game.position().sideToMove() == core::Side::White ? pair.white : pair.black;
        const core::Move move = pair.game.legalMoves().front();
        enter(mover, pair.game, move);
        ASSERT_TRUE(shows(pair.white, pair.game, move));
        ASSERT_TRUE(shows(pair.black, pair.game, move));
        pair.game.play(move);
    };
    const std::array names{u"Omar"_s, u"سارة"_s, u"Ali"_s, u"هدى"_s};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        Pair &pair = pairs[i];
        ASSERT_NO_FATAL_FAILURE(enterServer(pair.white, names[2 * i], relay.port()));
        pair.white.click(u"createTable"_s);
        ASSERT_TRUE(pair.white.appears(u"openTable"_s));
        pair.white.click(u"openTable"_s);
        ASSERT_TRUE(pair.white.appears(u"leaveTable"_s));
        ASSERT_NO_FATAL_FAILURE(enterServer(pair.black, names[2 * i + 1], relay.port()));
        ASSERT_TRUE(pair.black.vanishes(u"lobbyState"_s)); // the newest table is chosen
        pair.black.click(u"joinTable"_s);
        ASSERT_TRUE(pair.black.appears(u"startTable"_s));
        pair.black.click(u"startTable"_s);
        ASSERT_TRUE(pair.white.appears(u"startTable"_s));
        pair.white.click(u"startTable"_s);
        ASSERT_TRUE(pair.white.appears(u"board"_s));
        ASSERT_TRUE(pair.black.appears(u"board"_s));
        for (int ply = 0; ply < 3; ++ply)
            ASSERT_NO_FATAL_FAILURE(playOne(pair));
    }

    relay.setHostPort(1);
    host.kill();
    for (Pair &pair : pairs) {
        ASSERT_TRUE(pair.white.appears(u"reconnectNow"_s));
        ASSERT_TRUE(pair.black.appears(u"reconnectNow"_s));
    }
    ASSERT_TRUE(host.start()) << host.output().toStdString();
    ASSERT_TRUE(host.appears(u"resumeLan"_s));
    host.click(u"resumeLan"_s);
    ASSERT_TRUE(host.appears(u"lobbyNotice"_s));
    relay.setHostPort(portOfRoom(host));
    for (Pair &pair : pairs) {
        for (RunningProgram *program : {&pair.white, &pair.black}) {
            ASSERT_TRUE(program->vanishes(u"reconnectNow"_s)); // they try again by themselves
        }
        for (int ply = 0; ply < 2; ++ply)
            ASSERT_NO_FATAL_FAILURE(playOne(pair));
    }
}
