// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/lobby/lobby_support.h"

#include <QSignalSpy>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;
using naqla::test::FaultProxy;

TEST(LanPlay, FollowsALinkWhenThePersonSaysSo)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    guest.window.showStart();
    guest.window.bringUp({u"naqla://"_s + host.text(u"joinCode"_s)});
    EXPECT_TRUE(guest.page.isVisible());
    EXPECT_EQ(guest.session().stage(), LanSession::Stage::Idle);
    QTest::keyClick(guest.window.focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
    // Nobody is taken from a table by a link.
    guest.window.bringUp({u"naqla://192.168.1.20"_s});
    EXPECT_TRUE(plain(guest.page.notices().text()).contains(u"You sit at a table"_s));
    EXPECT_EQ(guest.session().stage(), LanSession::Stage::Seated);
}

TEST(LanPlay, SaysThatALinkLeadsNowhere)
{
    NetworkProgram program(u"Layla"_s);
    program.window.bringUp({u"naqla://no where"_s});
    EXPECT_TRUE(plain(program.page.notices().text()).contains(u"leads nowhere"_s));
}

TEST(LanPlay, HostsJoinsAndPlaysByClicksOnBothBoards)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    EXPECT_EQ(host.text(u"joinCode"_s).size(), 24);
    guest.join(host.text(u"joinCode"_s));
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
    EXPECT_EQ(guest.text(u"tableTitle"_s), u"You sit opposite Layla"_s);
    EXPECT_EQ(guest.text(u"tableGame"_s), u"Russian draughts"_s);
    EXPECT_EQ(guest.text(u"checkNumber"_s).size(), 7);
    EXPECT_EQ(guest.text(u"checkNumber"_s), host.text(u"checkNumber"_s));
    ASSERT_TRUE(eventually([&] { return host.text(u"tableTitle"_s) == u"Omar has sat down"_s; }));
    guest.click(u"startTable"_s);
    EXPECT_TRUE(eventually([&] {
        return host.text(u"tableSubtitle"_s)
            == u"Omar wants to start; the game begins when you start it too."_s;
    }));
    EXPECT_TRUE(eventually([&] { return guest.text(u"tableTitle"_s) == u"Waiting for Layla…"_s; }));
    EXPECT_FALSE(host.hasGame());
    host.click(u"startTable"_s);
    ASSERT_TRUE(eventually([&] { return host.hasGame() && guest.hasGame(); }));
    EXPECT_EQ(host.ownSide(), Side::White);
    EXPECT_EQ(guest.ownSide(), Side::Black);
    EXPECT_TRUE(guest.board().isFlipped());
    EXPECT_EQ(guest.window.controller().player(Side::White).name, u"Layla"_s);
    ASSERT_TRUE(playSome(host, guest, 8));
    EXPECT_EQ(host.game().position(), guest.game().position());
}

TEST(LanPlay, ListsTheHostsThatAnswerAndJoinsOneByAClick)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    ASSERT_TRUE(host.host());
    NetworkProgram guest(u"Omar"_s, 0, host.session().discoveryPort());
    auto *rooms = guest.window.findChild<QListWidget *>(u"rooms"_s);
    const QString row = u"Layla – Russian draughts"_s;
    ASSERT_TRUE(eventually([&] { return rooms->count() == 1 && plain(rooms->item(0)->text()) == row; }));
    EXPECT_FALSE(guest.window.findChild<QLabel *>(u"lanHelp"_s)->isVisible());
    guest.click(u"joinRoom"_s);
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
}

TEST(LanPlay, TakesNoMoveThatIsNotOnesOwn)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    ASSERT_TRUE(guest.joinAndStart(host, host.text(u"hostAddress"_s)));
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    guest.clickMove(guest.game().legalMoves().front());
    ASSERT_TRUE(playOne(host, guest));
    EXPECT_EQ(guest.ply(), 1);
    host.clickMove(host.game().legalMoves().front());
    ASSERT_TRUE(playOne(host, guest));
    EXPECT_EQ(host.ply(), 2);
}

TEST(LanPlay, ComesBackAfterTheLinkWasCut)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    FaultProxy proxy(host.session().port());
    ASSERT_TRUE(guest.joinAndStart(host, codeThrough(host, proxy.port())));
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    ASSERT_TRUE(playSome(host, guest, 3));

    // Nothing comes through: the bar says so, the board stays and takes no moves.
    QSignalSpy lost(&guest.window.controller(), &GameController::connectionChanged);
    proxy.setHostPort(1);
    proxy.cutNow();
    ASSERT_TRUE(eventually([&] { return guest.notice() == u"Connection lost. Reconnecting…"_s; }));
    EXPECT_FALSE(lost.first().first().toBool());
    EXPECT_FALSE(guest.mayMove());
    EXPECT_EQ(guest.board().position(), guest.game().position());
    ASSERT_TRUE(eventually([&] { return host.notice().startsWith(u"Omar has lost the connection."_s); }));
    EXPECT_FALSE(host.window.controller().player(Side::Black).present);

    proxy.setHostPort(host.session().port());
    ASSERT_TRUE(eventually([&] { return guest.mayMove(); }));
    ASSERT_TRUE(eventually([&] { return host.window.controller().player(Side::Black).present; }));
    EXPECT_FALSE(guest.notices().has(Notice::Kind::Connection));
    ASSERT_TRUE(playSome(host, guest, 2));
    EXPECT_EQ(guest.ply(), 5);
}

TEST(LanPlay, TalksInPlainTextAndInPhrases)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    ASSERT_TRUE(guest.joinAndStart(host, host.text(u"hostAddress"_s)));
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    guest.say(u"<b>Hi</b> a < b > c"_s);
    ASSERT_TRUE(eventually([&] { return host.chatText() == u"Omar: <b>Hi</b> a < b > c"_s; }));
    auto *tabs = host.window.gamePage().panel().findChild<QTabBar *>();
    EXPECT_EQ(tabs->tabText(1), u"Chat (1)"_s);
    host.window.gamePage().panel().showPage(host.window.findChild<ChatPanel *>());
    EXPECT_EQ(tabs->tabText(1), u"Chat"_s);

    host.action("phrase3").trigger();
    ASSERT_TRUE(eventually([&] { return guest.chatText().endsWith(u"Layla: Well played"_s); }));
    guest.action("otherLanguage").trigger();
    settle();
    EXPECT_TRUE(guest.chatText().contains(u"Omar: <b>Hi</b>"_s));
    EXPECT_FALSE(guest.chatText().contains(u"Well played"_s)) << "phrases follow the reader's language";
    guest.action("otherLanguage").trigger();
    settle();
}

TEST(LanPlay, EndsByResignationAndBeginsAgainWithSidesExchanged)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    ASSERT_TRUE(guest.joinAndStart(host, host.text(u"hostAddress"_s)));
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    ASSERT_TRUE(playSome(host, guest, 4));
    host.action("offerDraw").trigger();
    ASSERT_TRUE(eventually([&] { return guest.notice() == u"Layla offers a draw."_s; }));
    guest.click(u"declineOffer"_s);
    ASSERT_TRUE(eventually([&] { return host.notice() == u"The draw offer was declined."_s; }));

    guest.action("resign").trigger();
    guest.click(u"confirmResign"_s);
    ASSERT_TRUE(eventually([&] { return host.game().isOver() && guest.game().isOver(); }));
    EXPECT_EQ(host.notice(), u"You win! White wins as Black resigned."_s);
    EXPECT_EQ(guest.notice(), u"You lose. White wins as Black resigned."_s);

    guest.click(u"rematchButton"_s);
    ASSERT_TRUE(eventually([&] { return host.notices().has(Notice::Kind::Offer); }));
    host.click(u"acceptOffer"_s);
    ASSERT_TRUE(eventually([&] { return host.ply() == 0 && guest.ply() == 0; }));
    EXPECT_EQ(host.ownSide(), Side::Black);
    EXPECT_TRUE(host.board().isFlipped());
    ASSERT_TRUE(playSome(host, guest, 2));
}

TEST(LanPlay, LeavesALocalGameAloneWhenAGuestComes)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    GameSetup setup;
    setup.rules = naqla::core::namedRules(naqla::core::VariantId::Turkish);
    host.play(setup);
    host.clickMove(host.game().legalMoves().front());
    ASSERT_EQ(host.ply(), 1);
    guest.join(host.session().invitations().first().address);
    ASSERT_TRUE(eventually([&] { return host.notices().has(Notice::Kind::Offer); }));
    EXPECT_TRUE(host.notice().startsWith(u"Omar has sat down at your table."_s));
    EXPECT_EQ(host.game().rules().variant, naqla::core::VariantId::Turkish);
    ASSERT_TRUE(eventually([&] { return guest.session().stage() == LanSession::Stage::Seated; }));
    guest.click(u"startTable"_s);
    host.click(u"startWithGuest"_s);
    ASSERT_TRUE(eventually([&] { return host.hasGame() && guest.hasGame(); }));
    EXPECT_EQ(host.game().rules().variant, naqla::core::VariantId::Russian);

    // Afterwards the local game is still there.
    guest.action("startPage").trigger();
    guest.click(u"confirmLeave"_s);
    ASSERT_TRUE(eventually([&] { return host.game().isOver(); }));
    host.action("startPage").trigger();
    host.click(u"resumeGame"_s);
    EXPECT_EQ(host.game().rules().variant, naqla::core::VariantId::Turkish);
    EXPECT_EQ(host.ply(), 1);
}

TEST(LanPlay, GoesOnWhenTheHostHasClosedAndHostsAgain)
{
    NAQLA_NEEDS_LOOPBACK();
    NetworkProgram host(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    ASSERT_TRUE(host.host());
    FaultProxy proxy(host.session().port());
    ASSERT_TRUE(guest.joinAndStart(host, codeThrough(host, proxy.port())));
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    ASSERT_TRUE(playSome(host, guest, 3));
    host.action("startPage").trigger();
    EXPECT_EQ(host.notice(), u"Leave the game? It is kept and goes on when you host again."_s);
    host.click(u"confirmLeave"_s);
    ASSERT_TRUE(eventually([&] { return guest.notice().startsWith(u"The host has closed."_s); }));
    EXPECT_FALSE(guest.mayMove());
    ASSERT_TRUE(eventually([&] { return !host.session().isClosing(); }));

    host.openPage();
    host.click(u"hostGame"_s);
    ASSERT_TRUE(eventually([&] { return host.hasGame(); }));
    EXPECT_EQ(host.ply(), 3);
    proxy.setHostPort(host.session().port());
    guest.click(u"tryAgain"_s);
    ASSERT_TRUE(eventually([&] { return guest.mayMove() || host.mayMove(); }));
    ASSERT_TRUE(playSome(host, guest, 2));
    EXPECT_EQ(guest.ply(), 5);
}
