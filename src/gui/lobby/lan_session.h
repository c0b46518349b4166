// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/lobby/host_choices.h"
#include "gui/lobby/remote_source.h"
#include "gui/lobby/waiting_game.h"
#include "net/client/address.h"
#include "net/lan/lan_host.h"

#include <QObject>

#include <functional>
#include <memory>
#include <variant>

namespace naqla::gui {

/// Playing over a network, from opening or finding a room, or entering a server, to the end of the last game:
/// it owns the host if this computer is one, and the connection through which the person here plays. A host
/// plays through the same messages as a guest.
class LanSession : public QObject
{
    Q_OBJECT

public:
    enum class Stage
    {
        Idle,
        Connecting, ///< on the way into a room
        Looking, ///< in the room; a table is being looked for
        Lobby, ///< on a server; the person chooses a table, or waits for somebody who wants the same game
        Seated, ///< at a table; no game yet
        Playing, ///< a game runs or has just ended
    };
    struct Options
    {
        QString
            dataFolder; ///< for the host's games and key, the keys of other hosts, and the seats to return to
        quint16 port = net::DefaultPort; ///< the next free of ten; 0: any
        net::DiscoveryOptions discovery = {};
        net::ClientOptions client = {};
        std::chrono::milliseconds leaverGrace{60'000};
    };
    using Fault = std::variant<net::NetFault, net::HostFault, net::AddressFault, net::wire::ErrorCode>;
    /// What to read out to those who do not find this host by themselves.
    struct Invitation
    {
        QString joinCode;
        QString address;
    };

    explicit LanSession(Options options, QObject *parent = nullptr);
    ~LanSession() override;

    void host(const net::wire::TableSettings &settings, const QString &name);
    /// Opens a room of several tables on this computer; the person comes into its lobby like everybody else.
    void hostRoom(const RoomChoices &room, const QString &name);
    /// Of the own room: new tables begin with this from now on.
    void setRoomDefaults(const net::wire::TableSettings &defaults);
    void join(const net::FoundRoom &room, const QString &name);
    /// @param typed  a join code or an address
    /// @param invite  to a table there; empty: none
    void join(const QString &typed, const QString &name, const QString &invite = {});

    // On a server.
    void setFilter(const net::wire::LobbySub &filter);
    void createTable(const net::wire::TableSettings &settings, const QString &password);
    void quickPlay(const net::wire::TableSettings &wish);
    /// Back to the lobby; in a running game the same as resigning.
    void leaveTable();
    /// Enters again with an account; when it is refused, as the guest of before (`signInFailed`).
    void signIn(const net::Entry &account);
    /// This computer forgets the account; the person is a guest again.
    void signOut();
    /// The person takes the new key of the host that was refused for it, and tries again.
    void trustNewKey();
    /// Remembers the key of a host, as a first meeting does.
    bool rememberKey(const QByteArray &serverId, const QByteArray &pin)
    {
        return m_trusted.remember(serverId, pin);
    }
    /// This side wants to play the game that the table shows.
    void setReady();
    /// Tries at once what else would be tried later, or once more what has ended.
    void retry();
    /// Leaves table and room; a host closes. A host's running game is kept: it goes on when he hosts again.
    void leave();

    /// The game that waits here while nothing is hosted.
    [[nodiscard]] std::optional<WaitingGame> waitingGame() const;

    void browse(bool on);
    [[nodiscard]] const QList<net::FoundRoom> &rooms() const { return m_browser.rooms(); }

    [[nodiscard]] Stage stage() const noexcept { return m_stage; }
    [[nodiscard]] bool isHost() const noexcept { return m_host != nullptr; }
    /// Hosts a room of several tables, not one game.
    [[nodiscard]] bool isRoomHost() const noexcept { return m_host != nullptr && m_room.has_value(); }
    /// Games that go on here, other people's too, while this computer hosts.
    [[nodiscard]] int hostedGames() const { return m_host ? m_host->runningGames() : 0; }
    /// A host that was left still has its last words to say; `closed` follows.
    [[nodiscard]] bool isClosing() const noexcept { return m_closing != nullptr; }
    [[nodiscard]] bool hasRunningGame() const;
    /// Null while Idle and nothing has been played.
    [[nodiscard]] const std::shared_ptr<TableLink> &link() const noexcept { return m_link; }
    [[nodiscard]] quint16 port() const { return m_host ? m_host->port() : quint16{0}; }
    /// Of the host, one for each network; without a network one that leads here from this computer only.
    [[nodiscard]] QList<Invitation> invitations() const;
    [[nodiscard]] bool hasNetwork() const;
    [[nodiscard]] bool isDiscoverable() const { return m_host && m_host->isDiscoverable(); }
    /// The six digits that both screens show; empty before the host's key is known.
    [[nodiscard]] QString checkNumber() const;
    [[nodiscard]] quint16 discoveryPort() const { return m_host ? m_host->discoveryPort() : quint16{0}; }
    /// Who sits opposite; empty while nobody does.
    [[nodiscard]] QString opponentName() const;
    [[nodiscard]] bool opponentIsReady() const;
    [[nodiscard]] bool isReady() const;
    /// At a server or in a room of several tables: in its lobby or at a table of it.
    [[nodiscard]] bool isOnServer() const;
    /// The same, and it is a room in somebody's program, perhaps the own one.
    [[nodiscard]] bool isInRoom() const;
    [[nodiscard]] bool hasAccounts() const;
    [[nodiscard]] bool isSignedIn() const;
    /// What leads to the own table on a server; empty before it is known.
    [[nodiscard]] const QString &inviteCode() const noexcept { return m_inviteCode; }
    [[nodiscard]] QString inviteLink() const;
    /// Where the server is, as it was typed; empty in a room of this network.
    [[nodiscard]] QString serverAddress() const;

Q_SIGNALS:
    /// Stage, seats or settings.
    void changed();
    void roomsChanged();
    /// A guest has sat down and waits for the host.
    void guestSatDown();
    void lobbyChanged();
    void signInFailed(naqla::net::NetFault why);
    /// The table has gone, or the seat at it; the lobby is there again.
    void tableLost(naqla::net::NetFault why);
    /// There is a game to show: a new one, or the one of before.
    void gameReady();
    /// The way into a room failed, or what was there has ended.
    void failed(const naqla::gui::LanSession::Fault &fault);
    /// The host refuses one thing; all else goes on.
    void refused(naqla::net::wire::ErrorCode code);
    void interrupted(naqla::net::NetFault why);
    void restored();
    /// The host's last words have gone out.
    void closed();

private:
    using Target = std::variant<net::FoundRoom, QString>;
    void begin(std::function<void()> start);
    void openLink();
    void part(bool keepSession);
    void onEnded(net::NetFault why);
    [[nodiscard]] QString hostFolder() const;
    void openHost(const QString &name);
    void announce();
    void connectTo(const Target &target);
    void onReady();
    void onTable();
    void onLeft(net::NetFault why);
    void chooseTable();
    void enterLobby();
    void setStage(Stage stage);
    void fail(const Fault &fault);
    void dropHost();
    [[nodiscard]] const net::wire::SeatInfo *seat(bool own) const;

    Options m_options;
    net::TokenStore m_tokens;
    net::TrustStore m_trusted;
    net::LanBrowser m_browser;
    std::unique_ptr<net::LanHost> m_host;
    std::unique_ptr<net::LanHost> m_closing;
    std::shared_ptr<TableLink> m_link;
    net::wire::TableSettings m_settings;
    Target m_target;
    QString m_name;
    net::Entry m_entry;
    bool m_isSigningIn = false;
    QString m_wantedInvite; ///< to the table that shall be joined first
    QString m_inviteCode;
    net::wire::LobbySub m_filter;
    std::function<void()> m_next; ///< what was asked for while the old host was closing
    mutable QString m_checkNumber;
    Stage m_stage = Stage::Idle;
    bool m_guestWasThere = false;
    std::optional<RoomChoices> m_room; ///< is hosted instead of one game
};

} // namespace naqla::gui
