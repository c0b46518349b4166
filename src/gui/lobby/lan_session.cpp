// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/lan_session.h"

#include "net/lan/join_code.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::net::ClientConnection;
using naqla::net::NetFault;
using naqla::net::RemoteGame;
using naqla::net::wire::TableStage;

namespace naqla::gui {
namespace {

constexpr std::size_t MostTablesOnTheWall = 64;

} // namespace

LanSession::LanSession(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_tokens(QDir(m_options.dataFolder).filePath(u"seats"_s))
    , m_trusted(QDir(m_options.dataFolder).filePath(u"hosts"_s))
    , m_browser(m_options.discovery)
{
    connect(&m_browser, &net::LanBrowser::roomsChanged, this, &LanSession::roomsChanged);
}

LanSession::~LanSession()
{
    if (m_link)
        m_link->connection.disconnect(this);
}

// --- Coming

void LanSession::host(const net::wire::TableSettings &settings, const QString &name)
{
    m_settings = settings;
    begin([this, name] { openHost(name); });
}

void LanSession::hostRoom(const RoomChoices &room, const QString &name)
{
    begin([this, room, name] {
        m_room = room;
        openHost(name);
    });
}

void LanSession::setRoomDefaults(const net::wire::TableSettings &defaults)
{
    if (isRoomHost())
        m_host->setRoomDefaults(defaults);
}

void LanSession::join(const net::FoundRoom &room, const QString &name)
{
    m_name = name;
    m_entry = net::wire::Guest{name};
    begin([this, room] { connectTo(room); });
}

void LanSession::join(const QString &typed, const QString &name, const QString &invite)
{
    m_name = name;
    m_entry = net::wire::Guest{name};
    begin([this, typed, invite] {
        m_wantedInvite = invite;
        connectTo(typed);
    });
}

/// One thing after the other: a host that is still closing has its data folder for itself.
void LanSession::begin(std::function<void()> start)
{
    leave();
    if (m_closing)
        m_next = std::move(start);
    else
        start();
}

QString LanSession::hostFolder() const
{
    return QDir(m_options.dataFolder).filePath(u"host"_s);
}

std::optional<WaitingGame> LanSession::waitingGame() const
{
    return m_host || m_closing ? std::nullopt : gui::waitingGame(hostFolder());
}

void LanSession::openHost(const QString &name)
{
    net::LanHostConfig config;
    config.dataFolder = hostFolder();
    config.hostName = name;
    config.port = m_options.port;
    config.discovery = m_options.discovery;
    config.server.leaverGrace = m_options.leaverGrace;
    if (m_room) {
        if (!m_room->name.isEmpty())
            config.hostName = m_room->name;
        config.server.lobby = true;
        config.server.roomDefaults = m_room->defaults;
        config.server.watchedTables = MostTablesOnTheWall;
    }
    auto host = std::make_unique<net::LanHost>(config);
    if (const auto fault = host->start()) {
        fail(*fault);
        return;
    }
    m_host = std::move(host);
    openLink();
    if (!m_room) {
        m_link->lobby = std::make_unique<net::RemoteLobby>(m_link->connection);
        connect(m_link->lobby.get(), &net::RemoteLobby::changed, this, &LanSession::announce);
    }
    m_link->connection.start(m_host->openSeat(), net::wire::Guest{name});
    setStage(Stage::Connecting);
}

/// Tells the network what there is in this room.
void LanSession::announce()
{
    if (m_host)
        m_host->announce(m_host->tables());
}

void LanSession::connectTo(const Target &target)
{
    m_target = target;
    net::ServerAddress address;
    if (const auto *room = std::get_if<net::FoundRoom>(&target)) {
        address = net::addressOfRoom(*room, m_trusted);
    } else {
        const auto typed = net::addressOfText(std::get<QString>(target));
        if (!typed) {
            fail(typed.error());
            return;
        }
        address = *typed;
    }
    openLink();
    m_link->connection.start(address, m_entry);
    setStage(Stage::Connecting);
}

void LanSession::openLink()
{
    m_checkNumber.clear();
    m_guestWasThere = false;
    m_link = std::make_shared<TableLink>(m_tokens, m_trusted, m_options.client);
    const ClientConnection *connection = &m_link->connection;
    connect(connection, &ClientConnection::ready, this, &LanSession::onReady);
    connect(connection, &ClientConnection::ended, this, &LanSession::onEnded);
    connect(connection, &ClientConnection::interrupted, this, [this](NetFault why) {
        Q_EMIT interrupted(why);
        Q_EMIT changed();
    });
    const RemoteGame *table = &m_link->table;
    connect(table, &RemoteGame::entered, this, [this] {
        if (!m_host)
            m_link->lobby.reset();
        m_inviteCode.clear();
        m_guestWasThere = false;
        if (isOnServer() && m_link->table.mySeat() == 0)
            m_link->table.askInviteCode();
        setStage(Stage::Seated);
    });
    connect(table, &RemoteGame::inviteCodeReceived, this, [this](const QString &code) {
        m_inviteCode = code;
        Q_EMIT changed();
    });
    connect(table, &RemoteGame::seekingChanged, this, &LanSession::changed);
    connect(table, &RemoteGame::tableChanged, this, &LanSession::onTable);
    const auto play = [this] {
        setStage(Stage::Playing);
        Q_EMIT gameReady();
    };
    connect(table, &RemoteGame::started, this, play);
    connect(table, &RemoteGame::reset, this, play);
    connect(table, &RemoteGame::left, this, &LanSession::onLeft);
    connect(table, &RemoteGame::refused, this, [this](net::wire::ErrorCode code) {
        if (m_stage == Stage::Looking)
            fail(code);
        else
            Q_EMIT refused(code);
    });
}

void LanSession::onReady()
{
    m_isSigningIn = false;
    RemoteGame &table = m_link->table;
    const auto &seats = m_link->connection.session().seats;
    if (table.isEntered()) {
        Q_EMIT restored();
    } else if (!seats.empty()) {
        table.takeUp(seats.front());
        setStage(Stage::Seated);
    } else if (m_host && !m_room) {
        table.create(m_settings);
    } else if (isOnServer()) {
        enterLobby();
        if (!m_wantedInvite.isEmpty())
            table.joinByCode(std::exchange(m_wantedInvite, {}));
    } else {
        setStage(Stage::Looking);
        m_link->lobby = std::make_unique<net::RemoteLobby>(m_link->connection);
        connect(m_link->lobby.get(), &net::RemoteLobby::changed, this, &LanSession::chooseTable);
    }
    Q_EMIT changed();
}

void LanSession::chooseTable()
{
    if (m_stage != Stage::Looking || m_link->table.tableId() != 0)
        return;
    const auto &rows = m_link->lobby->rows();
    const auto free = std::find_if(rows.begin(), rows.end(), [](const net::wire::LobbyRow &row) {
        return row.guest.isEmpty() && row.stage == TableStage::Open && !row.password;
    });
    if (free != rows.end())
        m_link->table.join(free->table);
    else
        fail(rows.empty() ? net::wire::ErrorCode::NoTable : net::wire::ErrorCode::TableFull);
}

// --- At the table

void LanSession::onTable()
{
    const bool guestIsThere = m_stage == Stage::Playing
        ? m_link->table.stage() == TableStage::Ready || !opponentName().isEmpty()
        : !opponentName().isEmpty();
    const bool isOwnTable = (m_host && !m_room) || (isOnServer() && m_link->table.mySeat() == 0);
    if (isOwnTable && guestIsThere && !m_guestWasThere && m_link->table.stage() == TableStage::Ready)
        Q_EMIT guestSatDown();
    m_guestWasThere = guestIsThere;
    Q_EMIT changed();
}

void LanSession::setReady()
{
    if (m_link && !isReady())
        m_link->table.setReady(true);
}

void LanSession::onLeft(NetFault why)
{
    // A table where nothing happens for long is closed; the host's invitation shall stand nevertheless.
    if (m_host && !m_room && why == NetFault::ServerClosing && m_link->connection.isReady())
        m_link->table.create(m_settings);
    else if (isOnServer() && m_link->connection.isReady()) {
        enterLobby();
        if (why != NetFault::None)
            Q_EMIT tableLost(why);
    } else if (why != NetFault::None)
        fail(why);
}

// --- Going

void LanSession::trustNewKey()
{
    const auto *room = std::get_if<net::FoundRoom>(&m_target);
    m_trusted.forget(room ? room->room.serverId : m_link->connection.welcome().serverId);
    const Target target = m_target;
    begin([this, target] { connectTo(target); });
}

void LanSession::retry()
{
    if (!m_link || m_host)
        return;
    if (m_stage == Stage::Idle)
        setStage(m_link->table.isEntered() ? Stage::Playing : Stage::Connecting);
    m_link->connection.retryNow();
}

void LanSession::leave()
{
    part(isSignedIn());
}

/// @param keepSession  an account stays signed in on this computer
void LanSession::part(bool keepSession)
{
    m_next = {};
    m_isSigningIn = false;
    if (m_link) {
        m_link->connection.disconnect(this);
        m_link->table.disconnect(this);
        const bool keepSeat = m_host && hasRunningGame();
        if (!keepSeat)
            m_link->table.leave();
        m_link->lobby.reset();
        m_link->connection.stop(keepSeat || keepSession);
        m_link.reset();
    }
    dropHost();
    m_room.reset();
    setStage(Stage::Idle);
}

void LanSession::dropHost()
{
    if (!m_host)
        return;
    m_closing = std::move(m_host);
    const auto onClosed = [this] {
        m_closing.reset();
        Q_EMIT closed();
        if (const auto next = std::exchange(m_next, {}))
            next();
    };
    connect(m_closing.get(), &net::LanHost::stopped, this, onClosed, Qt::QueuedConnection);
    if (m_closing->isRunning())
        m_closing->stop();
    else // its store failed: it has stopped by itself
        QMetaObject::invokeMethod(this, onClosed, Qt::QueuedConnection);
}

void LanSession::fail(const Fault &fault)
{
    // The link stays for retry(), and because the last game may still be shown.
    if (m_host) {
        m_link->lobby.reset();
        dropHost();
    }
    setStage(Stage::Idle);
    Q_EMIT failed(fault);
}

void LanSession::setStage(Stage stage)
{
    m_stage = stage;
    Q_EMIT changed();
}

void LanSession::browse(bool on)
{
    if (on)
        m_browser.start();
    else
        m_browser.stop();
}

// --- What there is to show

bool LanSession::hasRunningGame() const
{
    const core::Game *game = m_link && m_link->table.isEntered() ? m_link->table.game() : nullptr;
    return game != nullptr && !game->isOver() && m_link->table.mySide().has_value();
}

bool LanSession::hasNetwork() const
{
    return m_host && !m_host->addresses().isEmpty();
}

QList<LanSession::Invitation> LanSession::invitations() const
{
    QList<Invitation> list;
    if (!m_host)
        return list;
    const QStringList addresses = m_host->addresses();
    const QStringList codes = m_host->joinCodes();
    for (qsizetype i = 0; i < std::min(addresses.size(), codes.size()); ++i)
        list.append({codes[i], addresses[i]});
    if (list.isEmpty() || m_options.discovery.loopbackOnly) {
        const QHostAddress here(QHostAddress::LocalHost);
        list = {{net::joinCodeText(here, m_host->port(), m_host->pin()),
            net::endpointText({here.toString(), m_host->port()})}};
    }
    return list;
}

QString LanSession::checkNumber() const
{
    const QByteArray pin = m_host ? m_host->pin() : m_link ? m_link->connection.peerPin() : QByteArray();
    if (m_checkNumber.isEmpty() && !pin.isEmpty())
        m_checkNumber = net::checkNumber(pin);
    return m_checkNumber;
}

const net::wire::SeatInfo *LanSession::seat(bool own) const
{
    if (!m_link || !m_link->table.isEntered() || !m_link->table.mySeat())
        return nullptr;
    const auto &seats = m_link->table.state().seats;
    const auto index = static_cast<std::size_t>(own ? *m_link->table.mySeat() : 1 - *m_link->table.mySeat());
    return index < seats.size() && seats[index].account != 0 ? &seats[index] : nullptr;
}

QString LanSession::opponentName() const
{
    const auto *opponent = seat(false);
    return opponent ? opponent->name : QString();
}

bool LanSession::opponentIsReady() const
{
    const auto *opponent = seat(false);
    return opponent && opponent->ready;
}

bool LanSession::isReady() const
{
    const auto *own = seat(true);
    return own && own->ready;
}

} // namespace naqla::gui

#include "moc_lan_session.cpp"
