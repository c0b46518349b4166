// SPDX-License-Identifier: GPL-3.0-or-later
// Offers across the network, as both players see them, and the game that waits for its host.
#include "tests/gui/lobby/lobby_support.h"

#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

/// Two programs in a running game.
struct Match
{
    explicit Match(int plies)
    {
        started = host.host() && guest.joinAndStart(host, host.session().invitations().first().address)
            && eventually([this] { return host.hasGame(); }) && playSome(host, guest, plies);
    }
    NetworkProgram host{u"Layla"_s};
    NetworkProgram guest{u"Omar"_s};
    bool started = false;
};

bool hears(NetworkProgram &program, const QString &notice)
{
    return eventually([&] { return program.notice() == notice; });
}

} // namespace

TEST(LanOffers, WaitVisiblyAndAreDeclined)
{
    NAQLA_NEEDS_LOOPBACK();
    Match match(4);
    ASSERT_TRUE(match.started);
    match.host.action("offerDraw").trigger();
    EXPECT_TRUE(hears(match.host, u"Draw offered. Waiting for Omar…"_s)) << match.host.notice().toStdString();
    EXPECT_TRUE(hears(match.guest, u"Layla offers a draw."_s));
    EXPECT_FALSE(match.host.action("offerDraw").isEnabled());
    match.guest.click(u"declineOffer"_s);
    EXPECT_TRUE(hears(match.host, u"The draw offer was declined."_s)) << match.host.notice().toStdString();
    EXPECT_TRUE(hears(match.guest, {}));
}

TEST(LanOffers, CanBeWithdrawn)
{
    NAQLA_NEEDS_LOOPBACK();
    Match match(4);
    ASSERT_TRUE(match.started);
    match.guest.action("takeBack").trigger();
    EXPECT_TRUE(hears(match.guest, u"You asked to take back a move. Waiting for Layla…"_s));
    EXPECT_TRUE(hears(match.host, u"Omar asks to take back a move."_s));
    match.guest.click(u"withdrawOffer"_s);
    EXPECT_TRUE(hears(match.guest, u"Your offer no longer stands."_s)) << match.guest.notice().toStdString();
    EXPECT_TRUE(hears(match.host, u"Omar has withdrawn the offer."_s)) << match.host.notice().toStdString();
    EXPECT_EQ(match.host.ply(), 4);
}

TEST(LanOffers, EndWithTheNextMove)
{
    NAQLA_NEEDS_LOOPBACK();
    Match match(4);
    ASSERT_TRUE(match.started);
    ASSERT_TRUE(match.host.mayMove());
    match.guest.action("offerDraw").trigger();
    ASSERT_TRUE(hears(match.host, u"Omar offers a draw."_s));
    ASSERT_TRUE(playOne(match.host, match.guest));
    EXPECT_TRUE(hears(match.guest, u"The draw offer was declined."_s)) << match.guest.notice().toStdString();
    EXPECT_TRUE(hears(match.host, {})) << match.host.notice().toStdString();

    ASSERT_TRUE(match.guest.mayMove());
    match.guest.action("takeBack").trigger();
    ASSERT_TRUE(hears(match.host, u"Omar asks to take back a move."_s));
    ASSERT_TRUE(playOne(match.host, match.guest));
    EXPECT_TRUE(hears(match.guest, u"Your offer no longer stands."_s)) << match.guest.notice().toStdString();
}

TEST(LanOffers, OfARematchWaitUntilItIsDeclined)
{
    NAQLA_NEEDS_LOOPBACK();
    Match match(2);
    ASSERT_TRUE(match.started);
    match.guest.action("resign").trigger();
    match.guest.click(u"confirmResign"_s);
    ASSERT_TRUE(eventually([&] { return match.host.game().isOver(); }));
    ASSERT_TRUE(eventually([&] { return match.guest.action("rematch").isEnabled(); }));
    match.guest.action("rematch").trigger();
    EXPECT_TRUE(hears(match.guest, u"Rematch offered. Waiting for Layla…"_s))
        << match.guest.notice().toStdString();
    ASSERT_TRUE(eventually([&] { return match.host.notices().has(Notice::Kind::Offer); }));
    match.host.click(u"declineOffer"_s);
    EXPECT_TRUE(eventually([&] { return !match.guest.notices().has(Notice::Kind::Offer); }));
    EXPECT_TRUE(match.guest.notices().has(Notice::Kind::Hint));
}

TEST(LanOffers, HaveNoHintAgainstPeople)
{
    NAQLA_NEEDS_LOOPBACK();
    Match match(0);
    ASSERT_TRUE(match.started);
    for (NetworkProgram *program : {&match.host, &match.guest}) {
        EXPECT_FALSE(program->action("hint").isEnabled());
        EXPECT_FALSE(program->action("hint").isVisible());
        EXPECT_FALSE(program->action("playNow").isVisible());
    }
}

TEST(WaitingGame, IsOfferedOnTheStartPageAfterARestartOfTheHost)
{
    NAQLA_NEEDS_LOOPBACK();
    auto host = std::make_unique<NetworkProgram>(u"Layla"_s);
    NetworkProgram guest(u"Omar"_s);
    const auto button = [&] { return host->window.findChild<QToolButton *>(u"resumeLan"_s); };
    EXPECT_FALSE(button()->isVisibleTo(&host->window.startPage()));
    ASSERT_TRUE(host->host());
    ASSERT_TRUE(guest.joinAndStart(*host, host->session().invitations().first().address));
    ASSERT_TRUE(eventually([&] { return host->hasGame(); }));
    ASSERT_TRUE(playSome(*host, guest, 3));
    const auto home = host->home;
    host.reset(); // as if the power had failed
    host = std::make_unique<NetworkProgram>(u"Layla"_s, home);
    host->window.showPage(&host->window.startPage());
    ASSERT_TRUE(button()->isVisible());
    EXPECT_EQ(
        plain(button()->text()), u"Go on with Omar on the local network: Russian draughts, after 3 moves"_s);
    host->click(u"resumeLan"_s);
    ASSERT_TRUE(eventually([&] { return host->hasGame(); }));
    EXPECT_EQ(host->ply(), 3);
    EXPECT_FALSE(button()->isVisibleTo(&host->window.startPage()));

    host->action("startPage").trigger();
    host->click(u"confirmLeave"_s);
    ASSERT_TRUE(eventually([&] { return button()->isVisible(); })) << "left again, it waits again";
}
