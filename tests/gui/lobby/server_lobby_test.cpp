// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/new_game_keys.h"
#include "gui/lobby/known_servers.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/players_dialog.h"
#include "net/lan/server_host.h"
#include "tests/gui/lobby/lobby_support.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace naqla::gui;
using namespace naqla::gui::test;
using naqla::core::Side;

namespace {

/// A server as a club runs it, on a free port.
class Club
{
public:
    explicit Club(bool accounts = false)
        : m_host(config(m_folder.path(), accounts))
    {
        EXPECT_FALSE(m_host.start());
    }
    ~Club()
    {
        bool stopped = false;
        QObject::connect(&m_host, &naqla::net::ServerHost::stopped, [&] { stopped = true; });
        m_host.stop();
        EXPECT_TRUE(eventually([&] { return stopped; }));
    }
    [[nodiscard]] naqla::net::GameServer &server() { return *m_host.server(); }
    [[nodiscard]] QString address() const { return u"127.0.0.1:"_s + QString::number(m_host.port()); }

private:
    static naqla::net::HostConfig config(const QString &folder, bool accounts)
    {
        naqla::net::HostConfig config;
        config.dataFolder = folder;
        config.address = QHostAddress(QHostAddress::LocalHost);
        config.port = 0;
        config.server.name = u"Dama Club"_s;
        config.server.notice = u"Be kind."_s;
        config.server.lobby = true;
        config.accounts = accounts;
        return config;
    }
    QTemporaryDir m_folder;
    naqla::net::ServerHost m_host;
};

class Member : public NetworkProgram
{
public:
    using NetworkProgram::NetworkProgram;

    [[nodiscard]] bool enter(const Club &club)
    {
        join(club.address());
        return eventually(
            [&] { return session().stage() == LanSession::Stage::Lobby && lobby().isVisible(); });
    }
    [[nodiscard]] LobbyPage &lobby() { return *window.findChild<LobbyPage *>(); }
    [[nodiscard]] QTableWidget &tables() { return *window.findChild<QTableWidget *>(u"lobbyTables"_s); }
    [[nodiscard]] QString cell(int row, int column) { return plain(tables().item(row, column)->text()); }
    /// Opens a table of the game that was played last.
    [[nodiscard]] bool openTable(const QString &password = {}, bool isPrivate = false, bool rated = false)
    {
        click(u"createTable"_s);
        auto *dialog = window.findChild<HostDialog *>();
        dialog->findChild<QLineEdit *>(u"hostPassword"_s)->setText(password);
        dialog->findChild<QCheckBox *>(u"hostPrivate"_s)->setChecked(isPrivate);
        dialog->findChild<QCheckBox *>(u"hostRated"_s)->setChecked(rated);
        clickIn(*dialog, u"openTable"_s);
        return eventually([&] { return session().stage() == LanSession::Stage::Seated; });
    }
    void fillIn(const QString &button, const QString &name, const QString &password)
    {
        click(button);
        auto *dialog = window.findChild<SignInDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"accountName"_s), name);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"accountPassword"_s), password);
        clickIn(*dialog, u"signInOk"_s);
    }
    [[nodiscard]] bool isCalled(const QString &account)
    {
        return eventually([&] {
            return session().stage() == LanSession::Stage::Lobby && text(u"lobbyAccount"_s) == account;
        });
    }
    [[nodiscard]] bool sees(int count)
    {
        return eventually([&] { return tables().rowCount() == count; });
    }
    [[nodiscard]] bool isAt(LanSession::Stage stage)
    {
        return eventually([&] { return session().stage() == stage; });
    }
};

} // namespace

TEST(ServerLobby, ShowsItsTablesAndLeadsIntoAGameAndBack)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(layla.enter(club));
    EXPECT_EQ(layla.text(u"lobbyTitle"_s), u"Tables of Dama Club"_s);
    EXPECT_EQ(layla.text(u"lobbyNotice"_s), u"Be kind."_s);
    EXPECT_EQ(
        layla.text(u"lobbyState"_s), u"No table is open here now. Open one, or let an opponent be found."_s);
    ASSERT_TRUE(omar.enter(club));
    ASSERT_TRUE(layla.openTable());
    EXPECT_EQ(layla.text(u"tableTitle"_s), u"Waiting for an opponent…"_s);
    ASSERT_TRUE(omar.sees(1));
    EXPECT_EQ(omar.cell(0, 0), u"Russian draughts"_s);
    EXPECT_EQ(omar.cell(0, 1), u"Layla"_s);
    EXPECT_EQ(omar.cell(0, 2), u"free seat"_s);
    QTest::keyClick(&omar.tables(), Qt::Key_Return);
    ASSERT_TRUE(startTogether(layla, omar));
    for (int i = 0; i < 6; ++i)
        ASSERT_TRUE(playOne(layla, omar));

    Member watcher(u"Sara"_s);
    ASSERT_TRUE(watcher.enter(club));
    ASSERT_TRUE(watcher.sees(1));
    EXPECT_EQ(watcher.cell(0, 4), u"6 moves played"_s);
    watcher.click(u"watchTable"_s);
    ASSERT_TRUE(eventually([&] { return watcher.hasGame() && watcher.ply() == 6; }));
    EXPECT_FALSE(watcher.mayMove());
    ASSERT_TRUE(playOne(layla, omar));
    EXPECT_TRUE(eventually([&] { return watcher.ply() == 7; }));

    layla.link().table.resign();
    ASSERT_TRUE(eventually([&] { return omar.game().isOver() && watcher.game().isOver(); }));
    // From the table back to the list, and to another table there.
    omar.openPage();
    omar.click(u"leaveTable"_s);
    ASSERT_TRUE(omar.isAt(LanSession::Stage::Lobby));
    EXPECT_TRUE(omar.lobby().isVisible());
    ASSERT_TRUE(omar.openTable());
    watcher.openPage();
    watcher.click(u"leaveTable"_s);
    ASSERT_TRUE(watcher.isAt(LanSession::Stage::Lobby));
    ASSERT_TRUE(
        eventually([&] { return watcher.tables().rowCount() > 0 && watcher.cell(0, 1) == u"Omar"_s; }));
    watcher.tables().selectRow(0);
    watcher.click(u"joinTable"_s);
    ASSERT_TRUE(watcher.isAt(LanSession::Stage::Seated));
    ASSERT_TRUE(eventually([&] { return omar.mayStart() && watcher.mayStart(); }));
    omar.click(u"startTable"_s);
    watcher.click(u"startTable"_s);
    ASSERT_TRUE(eventually([&] { return omar.board().isVisible() && watcher.board().isVisible(); }));
    EXPECT_TRUE(eventually([&] { return omar.ply() == 0 && watcher.ply() == 0; }));
    ASSERT_TRUE(playOne(omar, watcher));
}

TEST(ServerLobby, LetsNobodyInWithoutThePasswordButByInvitation)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    Member sara(u"Sara"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.openTable(u"sesame"_s));
    ASSERT_TRUE(omar.enter(club));
    ASSERT_TRUE(omar.sees(1));
    EXPECT_EQ(omar.cell(0, 4), u"with a password"_s);
    omar.click(u"joinTable"_s);
    EXPECT_EQ(omar.window.focusWidget()->objectName(), u"tablePassword"_s);
    omar.type(u"tablePassword"_s, u"wrong"_s);
    QTest::keyClick(omar.window.focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(eventually([&] { return !omar.pageNotice().isEmpty(); }));
    EXPECT_TRUE(omar.pageNotice().contains(u"password"_s)) << omar.pageNotice().toStdString();
    EXPECT_EQ(omar.session().stage(), LanSession::Stage::Lobby);

    ASSERT_TRUE(eventually([&] { return !layla.text(u"hostAddress"_s).isEmpty(); }));
    layla.click(u"copyAddress"_s);
    const QString link = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(link.startsWith(u"naqla://127.0.0.1:"_s)) << link.toStdString();
    sara.window.bringUp({link});
    QTest::keyClick(sara.window.focusWidget(), Qt::Key_Return);
    ASSERT_TRUE(sara.isAt(LanSession::Stage::Seated));
    EXPECT_TRUE(eventually([&] { return layla.text(u"tableTitle"_s).contains(u"Sara"_s); }));
}

TEST(ServerLobby, FindsAnOpponentWhoWantsTheSame)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    const auto seek = [](Member &member) {
        member.click(u"quickPlay"_s);
        Program::clickIn(*member.window.findChild<HostDialog *>(), u"openTable"_s);
    };
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(omar.enter(club));
    seek(layla);
    ASSERT_TRUE(
        eventually([&] { return layla.text(u"lobbyState"_s).startsWith(u"Looking for somebody"_s); }));
    layla.click(u"cancelQuickPlay"_s);
    ASSERT_TRUE(eventually([&] { return !layla.text(u"lobbyState"_s).startsWith(u"Looking"_s); }));
    seek(layla);
    seek(omar);
    ASSERT_TRUE(eventually([&] { return layla.hasGame() && omar.hasGame(); }));
    ASSERT_TRUE(playOne(layla, omar));
}

TEST(ServerLobby, RemembersWhatItShows)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    const auto home = std::make_shared<QTemporaryDir>();
    Member layla(u"Layla"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.openTable());
    {
        Member omar(u"Omar"_s, home);
        ASSERT_TRUE(omar.enter(club));
        ASSERT_TRUE(omar.sees(1));
        auto *variant = omar.window.findChild<QComboBox *>(u"lobbyVariant"_s);
        variant->setCurrentIndex(variant->findData(u"turkish"_s));
        ASSERT_TRUE(omar.sees(0));
        omar.window.findChild<QCheckBox *>(u"lobbyFreeOnly"_s)->click();
    }
    Member omar(u"Omar"_s, home);
    EXPECT_EQ(omar.lobby().filter().variant, "turkish");
    EXPECT_TRUE(omar.lobby().filter().openOnly);
    ASSERT_TRUE(omar.enter(club));
    EXPECT_TRUE(omar.sees(0));
    auto *variant = omar.window.findChild<QComboBox *>(u"lobbyVariant"_s);
    variant->setCurrentIndex(0);
    EXPECT_TRUE(omar.sees(1));
}

TEST(ServerLobby, SaysThatATableHasGone)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.openTable());
    ASSERT_TRUE(omar.enter(club));
    ASSERT_TRUE(omar.sees(1));
    omar.click(u"joinTable"_s);
    ASSERT_TRUE(omar.isAt(LanSession::Stage::Seated));
    layla.link().table.kick(omar.link().connection.session().account);
    ASSERT_TRUE(omar.isAt(LanSession::Stage::Lobby));
    EXPECT_FALSE(omar.pageNotice().isEmpty());
    EXPECT_TRUE(omar.lobby().isVisible());
}

TEST(ServerLobby, SignsInStaysSignedInAndSignsOut)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club(true);
    Member layla(u"Layla"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.isCalled(u"Layla, a guest"_s));
    layla.fillIn(u"register"_s, u"Sara"_s, u"open sesame"_s);
    ASSERT_TRUE(layla.isCalled(u"Signed in as Sara"_s));
    layla.click(u"leaveServer"_s);
    ASSERT_TRUE(layla.isAt(LanSession::Stage::Idle));
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.isCalled(u"Signed in as Sara"_s)); // without a question
    layla.click(u"signOut"_s);
    ASSERT_TRUE(layla.isCalled(u"Layla, a guest"_s));

    layla.fillIn(u"signIn"_s, u"Sara"_s, u"open barley"_s);
    ASSERT_TRUE(eventually([&] { return !layla.pageNotice().isEmpty(); }));
    EXPECT_TRUE(layla.isCalled(u"Layla, a guest"_s));
    layla.fillIn(u"register"_s, u"Sara"_s, u"open barley"_s); // a name that is taken
    ASSERT_TRUE(eventually([&] { return layla.pageNotice().contains(u"name"_s); }))
        << layla.pageNotice().toStdString();
    EXPECT_TRUE(layla.isCalled(u"Layla, a guest"_s));
    layla.fillIn(u"signIn"_s, u"sara"_s, u"open sesame"_s);
    EXPECT_TRUE(layla.isCalled(u"Signed in as Sara"_s));
}

TEST(ServerLobby, ShowsRatingsAndOpensOnesOwnGames)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club(true);
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(omar.enter(club));
    layla.fillIn(u"register"_s, u"Layla1"_s, u"open sesame"_s);
    omar.fillIn(u"register"_s, u"Omar1"_s, u"open sesame"_s);
    ASSERT_TRUE(layla.isCalled(u"Signed in as Layla1"_s));
    ASSERT_TRUE(omar.isCalled(u"Signed in as Omar1"_s));
    layla.settings.setValue(keys::NewGameTime, TimeChoice::MinutesAGame); // only a game with clocks is rated
    ASSERT_TRUE(layla.openTable({}, false, true));
    ASSERT_TRUE(omar.sees(1));
    EXPECT_TRUE(omar.cell(0, 4).contains(u"rated"_s)) << omar.cell(0, 4).toStdString();
    omar.click(u"joinTable"_s);
    ASSERT_TRUE(startTogether(layla, omar));
    for (int i = 0; i < 6; ++i)
        ASSERT_TRUE(playOne(layla, omar));
    layla.link().table.resign();
    ASSERT_TRUE(eventually([&] { return omar.game().isOver(); }));
    omar.openPage();
    omar.click(u"leaveTable"_s);
    ASSERT_TRUE(omar.isAt(LanSession::Stage::Lobby));

    omar.click(u"players"_s);
    auto *dialog = omar.window.findChild<PlayersDialog *>();
    ASSERT_TRUE(dialog);
    auto *ratings = dialog->findChild<QTableWidget *>(u"ownRatings"_s);
    auto *games = dialog->findChild<QTableWidget *>(u"ownGames"_s);
    ASSERT_TRUE(eventually([&] { return ratings->rowCount() == 1 && games->rowCount() == 1; }));
    EXPECT_TRUE(plain(ratings->item(0, 0)->text()).startsWith(u"Russian draughts, "_s));
    EXPECT_TRUE(plain(ratings->item(0, 1)->text()).endsWith(u'?')); // one game says little
    EXPECT_EQ(plain(games->item(0, 1)->text()), u"Layla1"_s);
    EXPECT_TRUE(games->item(0, 3)->text().startsWith(u"Black wins"_s))
        << games->item(0, 3)->text().toStdString();
    dialog->findChild<QTabWidget *>()->setCurrentIndex(1);
    games->selectRow(0);
    Program::clickIn(*dialog, u"openOwnGame"_s);
    ASSERT_TRUE(eventually([&] { return omar.window.controller().study() != nullptr; }));
    EXPECT_EQ(omar.game().ply(), 6);
}

TEST(ServerLobby, TellsWhoPlaysElsewhereThatAnOpponentHasCome)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(layla.openTable());
    layla.play(twoPersons(), 3);
    ASSERT_TRUE(omar.enter(club));
    ASSERT_TRUE(omar.sees(1));
    omar.click(u"joinTable"_s);
    ASSERT_TRUE(omar.isAt(LanSession::Stage::Seated));
    EXPECT_TRUE(eventually([&] { return layla.notice().contains(u"Omar has sat down at your table"_s); }));
    EXPECT_EQ(layla.ply(), 3);
}

TEST(ServerLobby, HidesWhatAMutedPlayerWritesAndTellsTheModerators)
{
    NAQLA_NEEDS_LOOPBACK();
    Club club;
    Member layla(u"Layla"_s);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(layla.enter(club));
    ASSERT_TRUE(omar.enter(club));
    ASSERT_TRUE(layla.openTable());
    ASSERT_TRUE(omar.sees(1));
    QTest::keyClick(&omar.tables(), Qt::Key_Return);
    ASSERT_TRUE(startTogether(layla, omar));
    auto *people = layla.window.findChild<QToolButton *>(u"chatPeople"_s);
    EXPECT_TRUE(people->isHidden()) << "nobody has said anything";
    omar.say(u"rude words"_s);
    ASSERT_TRUE(eventually([&] { return layla.chatText() == u"Omar: rude words"_s; }));
    EXPECT_FALSE(people->isHidden());
    const auto choose = [people](const QString &action) {
        Q_EMIT people->menu()->aboutToShow();
        people->menu()->findChild<QAction *>(action)->trigger();
    };

    choose(u"reportSpeaker"_s);
    auto *dialog = layla.window.findChild<QDialog *>(u"reportDialog"_s);
    ASSERT_NE(dialog, nullptr);
    auto *words = dialog->findChild<QPlainTextEdit *>(u"reportText"_s);
    words->setPlainText(QString(301, u'x'));
    EXPECT_FALSE(dialog->findChild<QPushButton *>(u"sendReport"_s)->isEnabled())
        << "nothing is cut off in silence";
    words->clear();
    QTest::keyClicks(words, u"he shouts"_s);
    Member::clickIn(*dialog, u"sendReport"_s);
    ASSERT_TRUE(
        eventually([&] { return layla.notice() == u"The moderators of this server have your report."_s; }));
    const auto reports = club.server().store().newestReports(5);
    ASSERT_EQ(reports.size(), 1U);
    EXPECT_EQ(reports[0].lines, u"rude words"_s);
    EXPECT_EQ(reports[0].text, u"he shouts"_s);

    choose(u"muteSpeaker"_s);
    EXPECT_TRUE(eventually([&] { return layla.chatText().isEmpty(); }));
    omar.say(u"more of it"_s);
    ASSERT_TRUE(eventually([&] { return omar.chatText().endsWith(u"more of it"_s); }));
    EXPECT_TRUE(layla.chatText().isEmpty());
    choose(u"muteSpeaker"_s);
    omar.say(u"sorry"_s);
    EXPECT_TRUE(eventually([&] { return layla.chatText().endsWith(u"sorry"_s); }));
}

TEST(ServerLobby, TellsWhoIsBannedWhyAndUntilWhen)
{
    NAQLA_NEEDS_LOOPBACK();
    Club club(true);
    Member omar(u"Omar"_s);
    ASSERT_TRUE(omar.enter(club));
    omar.fillIn(u"register"_s, u"Omar"_s, u"correct horse"_s);
    ASSERT_TRUE(omar.isCalled(u"Signed in as Omar"_s));
    const auto account = club.server().accountNamed(u"Omar"_s);
    ASSERT_TRUE(account);
    const QDateTime until(QDate(2031, 5, 4), QTime(13, 30));
    ASSERT_EQ(club.server().obey(naqla::net::wire::AdminBan{.kind = naqla::net::wire::BanKind::Account,
                  .key = QString::number(account->id),
                  .until = static_cast<std::uint64_t>(until.toMSecsSinceEpoch()),
                  .why = u"spam"_s}),
        naqla::net::wire::ErrorCode::None);
    ASSERT_TRUE(eventually([&] { return !omar.pageNotice().isEmpty(); }));
    EXPECT_EQ(omar.pageNotice(),
        u"You may not enter here until %1. The host says: “spam”"_s.arg(
            QLocale().toString(until, QLocale::ShortFormat)));
}

TEST(ServerLobby, ListsTheServersOfBeforeUntilTheyAreRemoved)
{
    NAQLA_NEEDS_LOOPBACK();
    const Club club;
    const auto home = std::make_shared<QTemporaryDir>();
    {
        Member layla(u"Layla"_s, home);
        ASSERT_TRUE(layla.enter(club));
        layla.click(u"leaveServer"_s);
        ASSERT_TRUE(layla.isAt(LanSession::Stage::Idle));
    }
    Member layla(u"Layla"_s, home);
    auto *list = layla.window.findChild<QListWidget *>(u"rooms"_s);
    ASSERT_EQ(list->count(), 1);
    EXPECT_EQ(plain(list->item(0)->text()), u"Dama Club – "_s + club.address());
    list->setCurrentRow(0);
    layla.click(u"joinRoom"_s);
    ASSERT_TRUE(layla.isAt(LanSession::Stage::Lobby));
    layla.click(u"leaveServer"_s);
    ASSERT_TRUE(layla.isAt(LanSession::Stage::Idle));
    layla.click(u"forgetServer"_s);
    EXPECT_EQ(list->count(), 0);
    EXPECT_FALSE(layla.window.findChild<QPushButton *>(u"forgetServer"_s)->isVisible());
}

TEST(KnownServers, KeepsTheLastOnesAndNoneTwice)
{
    Member program(u"Layla"_s);
    KnownServers servers(program.settings);
    for (int i = 0; i < 20; ++i)
        servers.remember(u"host%1"_s.arg(i), u"Club %1"_s.arg(i));
    servers.remember(u"host15"_s, u"New name"_s);
    EXPECT_EQ(servers.list().size(), KnownServers::Most);
    EXPECT_EQ(servers.list().first(), (KnownServer{u"host15"_s, u"New name"_s}));
    EXPECT_EQ(servers.list()[1].address, u"host19"_s);
    program.settings.setValue(keys::Servers, u"[1, [], [\"\"], \"x\", {}]"_s);
    EXPECT_TRUE(servers.list().isEmpty()) << "what somebody has written by hand";
}
