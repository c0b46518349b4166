// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/game_source.h"
#include "net/client/remote_game.h"
#include "net/client/remote_lobby.h"

#include <QTimer>

#include <array>
#include <memory>

namespace naqla::gui {

/// A connection and what is played through it; a window that shows its last game keeps it alive.
struct TableLink
{
    TableLink(net::TokenStore &tokens, net::TrustStore &trusted, const net::ClientOptions &options)
        : connection(tokens, trusted, options)
        , table(connection)
    {
    }
    net::ClientConnection connection;
    net::RemoteGame table;
    std::unique_ptr<net::RemoteLobby> lobby; ///< while one looks for a table
};

/// A game that another program judges: a table of a host or server.
class RemoteSource : public GameSource
{
    Q_OBJECT

public:
    /// The table has a game already.
    explicit RemoteSource(std::shared_ptr<TableLink> link, QObject *parent = nullptr);

    [[nodiscard]] const std::shared_ptr<TableLink> &link() const noexcept { return m_link; }

    [[nodiscard]] const core::Game &game() const override { return *table().game(); }
    [[nodiscard]] const Player &player(core::Side side) const override;
    [[nodiscard]] const TimeControl &timeControl() const override { return m_time; }
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeLeft(core::Side side) const override;
    [[nodiscard]] std::optional<core::Side> runningClock() const override;
    [[nodiscard]] std::optional<Offer> openOffer() const override;
    [[nodiscard]] std::optional<core::Side> offeredBy() const override;
    [[nodiscard]] bool mayOffer(Offer offer, core::Side by) const override;
    [[nodiscard]] bool mayResign(core::Side side) const override;
    [[nodiscard]] bool acceptsMoves() const override;
    [[nodiscard]] bool sidesAreExchanged() const override { return sideOf(0) == core::Side::Black; }

    void propose(const core::Move &move) override;
    void offer(Offer offer, core::Side by) override;
    void answer(bool accept, core::Side by) override;
    void withdraw(core::Side by) override;
    void claimDraw(core::Side by) override;
    void resign(core::Side side) override;

private:
    [[nodiscard]] net::RemoteGame &table() const { return m_link->table; }
    [[nodiscard]] core::Side sideOf(int seat) const;
    [[nodiscard]] std::optional<net::wire::PendingOffer> pendingOffer() const;
    [[nodiscard]] bool isOn() const;
    void noteOffers() { m_noted = table().offers(); }
    void onMoved(const core::Transition &transition);
    void onAnswered(net::wire::OfferKind kind, int seat, bool accepted);
    void connectTable();
    void readPlayers();
    void watchClock();

    std::shared_ptr<TableLink> m_link;
    std::array<Player, 2> m_players;
    TimeControl m_time;
    std::vector<net::wire::PendingOffer> m_noted; ///< what was open before something ended it
    QTimer m_ticks;
};

[[nodiscard]] TimeControl timeFromWire(const net::wire::TimeControl &time);
[[nodiscard]] net::wire::TimeControl timeToWire(const TimeControl &time);

} // namespace naqla::gui
