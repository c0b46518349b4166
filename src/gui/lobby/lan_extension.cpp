// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/lan_extension.h"

#include "gui/app/game_page.h"
#include "gui/app/notice_bar.h"
#include "gui/app/screenshots.h"
#include "gui/app/side_panel.h"
#include "gui/app/start_page.h"
#include "gui/lobby/chat_panel.h"
#include "gui/lobby/find_page.h"
#include "gui/lobby/host_dialog.h"
#include "gui/lobby/lan_page.h"
#include "gui/lobby/lobby_page.h"
#include "gui/lobby/net_texts.h"
#include "gui/lobby/players_dialog.h"
#include "gui/lobby/report_dialog.h"
#include "gui/lobby/table_page.h"
#include "gui/lobby/wall_page.h"
#include "gui/settings/bidi.h"
#include "gui/settings/settings_store.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

class LanTexts
{
    Q_DECLARE_TR_FUNCTIONS(LanTexts)
public:
    static QString menu() { return tr("&Network", "menu"); }
    static QString play() { return tr("Play over a network…"); }
    static QString chat() { return tr("Chat", "tab beside the moves"); }
};

LanSession::Options withFolder(const QString &dataFolder)
{
    LanSession::Options options;
    options.dataFolder = QDir(dataFolder).filePath(u"lan"_s);
    options.client.version = QCoreApplication::applicationVersion();
    return options;
}

/// A window with the page, on which nothing happens by itself.
std::unique_ptr<MainWindow> pictureWindow(SettingsStore &settings)
{
    auto folder = std::make_shared<QTemporaryDir>();
    auto window = std::make_unique<MainWindow>(
        settings, MainWindow::Surroundings{[] { return Mover(); }, {}, folder->path()});
    QObject::connect(window.get(), &QObject::destroyed, [folder] {});
    LanSession::Options options = withFolder(folder->path());
    options.discovery = {.port = 0, .interval = std::chrono::hours(1), .loopbackOnly = true};
    LanPage &page = attachLan(*window, settings, options);
    window->showPage(&page);
    window->resize(1100, 780);
    return window;
}

void showTable(MainWindow &window, const TableView &view)
{
    window.show(); // which would bring up the page of the session's stage
    auto *table = window.findChild<TablePage *>();
    table->setTable(view);
    window.findChild<QStackedWidget *>(u"lanPages"_s)->setCurrentWidget(table);
}

TableView someTable(bool isHost)
{
    TableView view;
    view.stage = LanSession::Stage::Seated;
    view.isHost = isHost;
    view.checkNumber = u"482913"_s;
    view.settings.rules = "russian";
    if (isHost)
        view.invitations = {{u"60M0-2H9W-TSX4-8KQZ-3F7A"_s, u"192.168.1.20:47821"_s}};
    else
        view.opponent = u"سارة"_s;
    return view;
}

net::wire::ChatLine chatLine(const QString &name, const QString &text, std::uint16_t phrase = 0)
{
    net::wire::ChatLine line;
    line.fromName = name;
    line.text = text;
    line.phrase = phrase;
    return line;
}

void showSomeLobby(MainWindow &window)
{
    net::wire::LobbyRow open;
    open.table = 1;
    open.rules = "turkish";
    open.host = u"سارة"_s;
    open.time = timeToWire({TimeControl::Kind::PerGame, std::chrono::minutes(5), std::chrono::seconds(3)});
    open.password = true;
    net::wire::LobbyRow running;
    running.table = 2;
    running.rules = "international";
    running.host = u"Omar"_s;
    running.guest = u"Layla"_s;
    running.stage = net::wire::TableStage::Playing;
    running.ply = 23;
    running.spectators = 4;
    running.spectatorsAllowed = true;
    net::wire::LobbyRow people = open;
    people.table = 3;
    people.rules = "russian";
    people.host = u"Karim"_s;
    people.time = {};
    people.password = false;
    people.peopleOnly = true;
    window.show(); // which would bring up the page of the session's stage
    auto *lobby = window.findChild<LobbyPage *>();
    lobby->setServer(u"Dama Club"_s, u"أهلًا وسهلًا! Tournament every Friday at eight."_s);
    lobby->setAccount(u"Omar"_s, false, true);
    lobby->setRows({open, running, people}, false);
    window.findChild<QStackedWidget *>(u"lanPages"_s)->setCurrentWidget(lobby);
}

/// The boards of a room, before anybody has moved.
void showSomeWall(MainWindow &window)
{
    std::vector<net::wire::LobbyRow> rows;
    for (const auto &[rules, host, guest] :
        {std::tuple{"russian", u"سارة"_s, u"Omar"_s}, {"international", u"Karim"_s, u"Layla"_s},
            {"turkish", u"سارة"_s, u"Layla"_s}, {"english", u"Omar"_s, QString()}}) {
        net::wire::LobbyRow row;
        row.table = rows.size() + 1;
        row.rules = rules;
        row.host = host;
        row.guest = guest;
        row.spectatorsAllowed = true;
        rows.push_back(row);
    }
    static net::TokenStore tokens{QString()};
    static QTemporaryDir folder;
    static net::TrustStore trusted{folder.filePath(u"hosts"_s)};
    window.show();
    auto *wall = window.findChild<WallPage *>();
    wall->open(std::make_shared<TableLink>(tokens, trusted, net::ClientOptions{}), u"سارة"_s);
    wall->setTables(rows);
    window.findChild<QStackedWidget *>(u"lanPages"_s)->setCurrentWidget(wall);
}

/// A game with the bar and the chat as a broken connection shows them.
void showBrokenGame(MainWindow &window)
{
    GameSetup setup;
    setup.player(Side::White).name = u"Omar"_s;
    setup.player(Side::Black) = {PlayerKind::Remote, u"سارة"_s, 0, std::nullopt, false};
    core::Game game(setup.rules);
    for (int ply = 0; ply < 9; ++ply) {
        const auto &moves = game.legalMoves();
        const core::Move move = moves[static_cast<std::size_t>(ply * 7 + 3) % moves.size()];
        game.play(move);
    }
    window.play(std::make_unique<LocalGame>(setup, game));
    auto *chat = new ChatPanel;
    chat->setReader(1);
    chat->setLines({chatLine(u"سارة"_s, {}, 1), chatLine(u"Omar"_s, u"Hello, a < b > c"_s),
        chatLine(u"سارة"_s, u"لعبة موفقة"_s)});
    window.gamePage().panel().addPage(chat, &LanTexts::chat);
    window.gamePage().panel().showPage(chat);
    window.findChild<LanPage *>()->showInterruption();
}

void addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    const auto add = [&](const QString &name, const std::function<void(MainWindow &)> &prepare) {
        book.add<MainWindow>(name, [&settings, prepare] {
            auto window = pictureWindow(settings);
            prepare(*window);
            return window;
        });
    };
    add(u"lan-find"_s, [](MainWindow &window) {
        net::FoundRoom sara;
        sara.room.hostName = u"سارة"_s;
        sara.room.variant = u"turkish"_s;
        sara.room.seatsFree = 1;
        net::FoundRoom omar;
        omar.room.hostName = u"Omar"_s;
        net::FoundRoom cafe;
        cafe.room.hostName = u"Layla"_s;
        cafe.room.lobby = true;
        cafe.room.tables = 3;
        auto *find = window.findChild<FindPage *>();
        find->setRooms({sara, omar, cafe});
        find->setServers({{u"192.0.2.7"_s, u"سارة"_s}});
    });
    add(u"lan-nothing-found"_s, [](MainWindow &window) {
        window.findChild<LanPage *>()->showFailure(net::NetFault::ConnectTimeout);
    });
    add(u"lan-key-changed"_s,
        [](MainWindow &window) { window.findChild<LanPage *>()->showFailure(net::NetFault::KeyChanged); });
    add(u"lan-waiting"_s, [](MainWindow &window) { showTable(window, someTable(true)); });
    add(u"lan-seated"_s, [](MainWindow &window) { showTable(window, someTable(false)); });
    add(u"lan-broken"_s, &showBrokenGame);
    add(u"lobby"_s, &showSomeLobby);
    add(u"room-own"_s, [](MainWindow &window) {
        showSomeLobby(window);
        auto *lobby = window.findChild<LobbyPage *>();
        lobby->setServer(u"سارة"_s, {}, LobbyPage::Place::OwnRoom);
        lobby->setAccount(u"سارة"_s, false, false);
        lobby->setPeople(
            {{1, u"سارة"_s, false}, {2, u"Omar"_s, true}, {3, u"Layla"_s, true}, {4, u"Karim"_s, false}});
    });
    add(u"room-wall"_s, &showSomeWall);
    add(u"lobby-table"_s, [](MainWindow &window) {
        TableView view;
        view.stage = LanSession::Stage::Seated;
        view.isOnServer = true;
        view.inviteCode = u"7K2QM4XW9D"_s;
        view.inviteLink = u"naqla://dama.example/t/7K2QM4XW9D"_s;
        view.settings.rules = "turkish";
        showTable(window, view);
    });
    add(u"lobby-banned"_s, [](MainWindow &window) {
        const net::wire::Error ban{
            .code = net::wire::ErrorCode::Banned, .until = 1'764'600'000'000, .text = u"12:30"_s};
        window.findChild<LanPage *>()->notices().post({Notice::Kind::Connection, u"warning"_s,
            [ban] { return NetTexts::refusal(ban); }, {}, true, Card::Tone::Warning});
    });
    book.add<ReportDialog>(u"lobby-report"_s, [] { return std::make_unique<ReportDialog>(iso(u"سارة"_s)); });
    SignInDialog::addScreenshots(book);
    PlayersDialog::addScreenshots(book);
    HostDialog::addScreenshots(book, settings);
}

} // namespace

LanPage &attachLan(MainWindow &window, SettingsStore &settings, const LanSession::Options &options)
{
    auto *page = new LanPage(window, settings, options);
    window.addPage(page);
    QAction *action = window.addWindowAction(u"playOnLan"_s, u"network"_s, &LanTexts::play);
    window.addMenu(u"networkMenu"_s, &LanTexts::menu)->addAction(action);
    QToolButton *way = window.startPage().addWay(u"network"_s, &LanTexts::play);
    way->setObjectName(u"startLan"_s);
    const auto show = [&window, page] { window.showPage(page); };
    QObject::connect(action, &QAction::triggered, page, show);
    QObject::connect(way, &QToolButton::clicked, page, show);
    return *page;
}

Extension lanExtension()
{
    return {[](MainWindow &window, SettingsStore &settings, const QString &dataFolder) {
                attachLan(window, settings, withFolder(dataFolder));
            },
        &addScreenshots};
}

} // namespace naqla::gui
