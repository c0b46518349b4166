// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/new_game_keys.h"
#include "gui/app/rules_form.h"
#include "gui/board/board_widget.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/wall_board.h"
#include "gui/lobby/wall_page.h"
#include "tests/gui/lobby/lobby_support.h"

#include <QTableWidget>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;

namespace {

class Guest : public NetworkProgram
{
public:
    using NetworkProgram::NetworkProgram;

    [[nodiscard]] bool isInLobby()
    {
        return eventually([this] {
            return session().stage() == LanSession::Stage::Lobby
                && window.findChild<LobbyPage *>()->isVisible();
        });
    }
    [[nodiscard]] bool opensRoom(const QString &room = {})
    {
        click(u"hostRoom"_s);
        auto *dialog = window.findChild<HostDialog *>();
        dialog->findChild<QLineEdit *>(u"roomName"_s)->setText(room);
        clickIn(*dialog, u"openTable"_s);
        return isInLobby();
    }
    [[nodiscard]] bool enters(Guest &host)
    {
        join(host.session().invitations().first().address);
        return isInLobby();
    }
    [[nodiscard]] QTableWidget &tables() { return *window.findChild<QTableWidget *>(u"lobbyTables"_s); }
    [[nodiscard]] bool sees(int count)
    {
        return eventually([&] { return tables().rowCount() == count; });
    }
    [[nodiscard]] bool opensTable()
    {
        click(u"createTable"_s);
        clickIn(*window.findChildren<HostDialog *>().last(), u"openTable"_s);
        return eventually([this] { return session().stage() == LanSession::Stage::Seated; });
    }
    [[nodiscard]] bool sitsDown()
    {
        tables().setCurrentCell(0, 0);
        QTest::keyClick(&tables(), Qt::Key_Return);
        return eventually([this] { return session().stage() == LanSession::Stage::Seated; });
    }
    [[nodiscard]] QStringList people()
    {
        QStringList names;
        const auto *list = window.findChild<QListWidget *>(u"lobbyPeople"_s);
        for (int i = 0; i < list->count(); ++i)
            names += plain(list->item(i)->text());
        names.sort();
        return names;
    }
    [[nodiscard]] WallPage &wall() { return *window.findChild<WallPage *>(); }
    [[nodiscard]] QList<WallBoard *> boards() { return wall().findChildren<WallBoard *>(); }
};

} // namespace

TEST(Room, HoldsSeveralTablesWhichTheHostSeesLikeEverybody)
{
    NAQLA_NEEDS_LOOPBACK();
    Guest host(u"Layla"_s);
    Guest omar(u"Omar"_s);
    Guest sara(u"Sara"_s);
    ASSERT_TRUE(host.opensRoom());
    EXPECT_EQ(host.text(u"lobbyTitle"_s), u"Tables of Layla"_s);
    EXPECT_TRUE(host.text(u"lobbyNotice"_s).contains(host.session().invitations().first().joinCode));
    ASSERT_TRUE(omar.enters(host));
    ASSERT_TRUE(sara.enters(host));
    EXPECT_TRUE(eventually([&] {
        return host.people() == QStringList({u"Layla"_s, u"Omar"_s, u"Sara"_s});
    })) << host.people().join(u'|').toStdString();
    ASSERT_TRUE(omar.opensTable());
    ASSERT_TRUE(host.sees(1));
    ASSERT_TRUE(sara.sees(1));
    ASSERT_TRUE(sara.sitsDown());
    ASSERT_TRUE(startTogether(omar, sara));
    ASSERT_TRUE(playOne(omar, sara));
    EXPECT_TRUE(eventually([&] {
        return host.people() == QStringList({u"Layla"_s, u"Omar, plays"_s, u"Sara, plays"_s});
    }));

    ASSERT_TRUE(host.opensTable());
    EXPECT_TRUE(host.text(u"tableTitle"_s).startsWith(u"Waiting for an opponent"_s));
    host.click(u"leaveTable"_s);
    ASSERT_TRUE(host.isInLobby()) << "the room stays open";
    EXPECT_TRUE(omar.hasGame());
    ASSERT_TRUE(playOne(omar, sara));

    host.click(u"leaveServer"_s);
    EXPECT_EQ(host.pageNotice(), u"Close the room? 1 game is kept and goes on when you open it again."_s);
    host.click(u"cancelClose"_s);
    EXPECT_TRUE(host.isInLobby());
    ASSERT_TRUE(playOne(omar, sara));
}

TEST(Room, ComesBackWithItsGamesWhenItIsOpenedAgain)
{
    NAQLA_NEEDS_LOOPBACK();
    Guest omar(u"Omar"_s);
    Guest sara(u"Sara"_s);
    const auto folder = std::make_shared<QTemporaryDir>();
    quint16 port = 0;
    int ply = 0;
    {
        Guest host(u"Layla"_s, folder);
        ASSERT_TRUE(host.opensRoom());
        port = host.session().port();
        ASSERT_TRUE(omar.enters(host));
        ASSERT_TRUE(sara.enters(host));
        ASSERT_TRUE(omar.opensTable());
        ASSERT_TRUE(sara.sees(1));
        ASSERT_TRUE(sara.sitsDown());
        ASSERT_TRUE(startTogether(omar, sara));
        for (int i = 0; i < 5; ++i)
            ASSERT_TRUE(playOne(omar, sara));
        ply = omar.ply();
    } // the program goes without a word, as by a kill
    Guest host(u"Layla"_s, folder, port);
    ASSERT_TRUE(host.opensRoom());
    ASSERT_TRUE(host.sees(1));
    omar.session().retry();
    sara.session().retry();
    ASSERT_TRUE(eventually([&] { return omar.mayMove() || sara.mayMove(); }));
    EXPECT_EQ(omar.ply(), ply);
    EXPECT_EQ(sara.ply(), ply);
    ASSERT_TRUE(playOne(omar, sara));
}

TEST(Room, BeginsNewTablesWithWhatIsUsualThere)
{
    NAQLA_NEEDS_LOOPBACK();
    Guest host(u"Layla"_s);
    Guest omar(u"Omar"_s);
    host.settings.setValue(keys::NewGameRules, u"turkish"_s);
    ASSERT_TRUE(host.opensRoom(u"Café"_s));
    EXPECT_EQ(host.text(u"lobbyTitle"_s), u"Tables of Café"_s);
    ASSERT_TRUE(omar.enters(host));
    ASSERT_TRUE(eventually([&] { return omar.link().lobby->room().has_value(); }));
    ASSERT_TRUE(omar.opensTable());
    EXPECT_EQ(omar.link().table.state().settings.rules, "turkish");
    EXPECT_EQ(omar.settings.value(keys::NewGameRules), u"russian"_s)
        << "what the room wishes is not kept here";
    omar.session().leaveTable();
    ASSERT_TRUE(omar.isInLobby());

    host.click(u"newTables"_s);
    auto *dialog = host.window.findChildren<HostDialog *>().last();
    dialog->findChild<RulesForm *>()->setVariant(naqla::core::VariantId::International);
    Guest::clickIn(*dialog, u"openTable"_s);
    ASSERT_TRUE(eventually([&] { // the lobby that one comes back to is told it anew
        const auto &room = omar.link().lobby->room();
        return room && room->defaults.rules == "international";
    }));
    ASSERT_TRUE(omar.opensTable());
    EXPECT_EQ(omar.link().table.state().settings.rules, "international");
}

TEST(Room, ShowsAllBoardsOnTheWallAsTheyArePlayed)
{
    NAQLA_NEEDS_LOOPBACK();
    Guest host(u"Layla"_s);
    Guest omar(u"Omar"_s);
    Guest sara(u"Sara"_s);
    Guest ali(u"Ali"_s);
    ASSERT_TRUE(host.opensRoom());
    for (Guest *guest : {&omar, &sara, &ali})
        ASSERT_TRUE(guest->enters(host));
    host.click(u"showWall"_s);
    EXPECT_TRUE(host.wall().isVisible());
    EXPECT_TRUE(host.boards().isEmpty());
    ASSERT_TRUE(omar.opensTable());
    ASSERT_TRUE(sara.sees(1));
    ASSERT_TRUE(sara.sitsDown());
    ASSERT_TRUE(startTogether(omar, sara));
    ASSERT_TRUE(ali.opensTable());
    ASSERT_TRUE(eventually([&] { return host.boards().size() == 2; }));
    for (int i = 0; i < 4; ++i)
        ASSERT_TRUE(playOne(omar, sara));
    WallBoard &first = *host.boards().first();
    EXPECT_TRUE(
        eventually([&] { return first.findChild<BoardWidget *>()->position() == omar.game().position(); }));
    const QStringList names{plain(first.findChild<QLabel *>(u"wallWhite"_s)->text()),
        plain(first.findChild<QLabel *>(u"wallBlack"_s)->text())};
    EXPECT_TRUE(names.contains(u"Omar"_s) && names.contains(u"Sara"_s)) << names.join(u' ').toStdString();
    EXPECT_EQ(plain(first.findChild<QLabel *>(u"wallRemark"_s)->text()), u"4 moves played"_s);
    omar.link().table.resign();
    EXPECT_TRUE(eventually(
        [&] { return plain(first.findChild<QLabel *>(u"wallRemark"_s)->text()).contains(u"resigned"_s); }));
    ali.session().leave();
    EXPECT_TRUE(eventually([&] { return host.boards().size() == 1; })) << "a table that has gone";
    QTest::keyClick(&host.wall(), Qt::Key_Escape);
    EXPECT_TRUE(host.isInLobby());
    EXPECT_TRUE(host.boards().isEmpty());
}

TEST(WallPage, MakesTheBoardsAsLargeAsTheRoomAllows)
{
    EXPECT_EQ(WallPage::columnsFor(1, QSize(1920, 1000), 100), 1);
    EXPECT_EQ(WallPage::columnsFor(2, QSize(1920, 1000), 100), 2);
    EXPECT_EQ(WallPage::columnsFor(6, QSize(1920, 1000), 100), 3);
    EXPECT_EQ(WallPage::columnsFor(6, QSize(1000, 1920), 100), 2);
    EXPECT_EQ(WallPage::columnsFor(12, QSize(1920, 1000), 100), 6);
}
