// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/model/table_game.h"

#include <array>
#include <deque>
#include <optional>

namespace naqla::net {

struct Member
{
    wire::AccountId account = 0;
    QString name = {};
    std::uint8_t avatar = 0;
    std::uint16_t rating = 0; ///< in the table's variant and speed; 0: none
};

struct TableSeat
{
    std::optional<Member> member = {};
    wire::Presence presence = wire::Presence::Empty;
    bool ready = false;
    MonoTime awaySince{}; ///< while away, left or played by the computer
};

/// What a text of settings means, checked by core.
struct AgreedGame
{
    core::NamedRules rules = {};
    core::Position start = {};
};
/// Reads the rules and the start of settings and puts both in canonical form.
/// @return the field that is wrong otherwise
[[nodiscard]] core::Result<AgreedGame, std::string_view> agreedGame(wire::TableSettings &settings);

/// A place where two people meet and play games one after the other. Its stage follows from who sits there
/// and from the game, so that the two can never disagree. Knows no connections and sends nothing.
class Table
{
public:
    Table(wire::TableId id, wire::TableSettings settings, AgreedGame agreed, MonoTime now);

    [[nodiscard]] wire::TableId id() const { return m_id; }
    [[nodiscard]] wire::TableStage stage() const;
    [[nodiscard]] const wire::TableSettings &settings() const { return m_settings; }
    [[nodiscard]] std::uint32_t settingsRev() const { return m_settingsRev; }
    [[nodiscard]] const AgreedGame &agreed() const { return m_agreed; }
    [[nodiscard]] const TableSeat &seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] std::optional<int> seatOf(wire::AccountId account) const;
    [[nodiscard]] bool isEmpty() const;
    /// Whether somebody is connected.
    [[nodiscard]] bool hasAnybodyHere() const;
    [[nodiscard]] bool hasRunningGame() const { return m_game && !m_game->isOver(); }
    [[nodiscard]] TableGame *game() { return m_game ? &*m_game : nullptr; }
    [[nodiscard]] const TableGame *game() const { return m_game ? &*m_game : nullptr; }

    /// Takes the first free seat; nothing when there is none or a game runs.
    std::optional<int> sit(Member member);
    /// Frees a seat between games; a guest who stays becomes the host.
    void stand(int seat);
    /// Who sits there has another name, avatar or rating now.
    void rename(int seat, Member member) { seatAt(seat).member = std::move(member); }
    void setPresence(int seat, wire::Presence presence, MonoTime now);
    /// Counts an absence from now on.
    void restartAbsence(int seat, MonoTime now) { seatAt(seat).awaySince = now; }

    /// New settings, between games; nobody is ready any more.
    void change(wire::TableSettings settings, AgreedGame agreed);
    [[nodiscard]] wire::ErrorCode setReady(int seat, bool ready, std::uint32_t settingsRev);
    [[nodiscard]] bool bothReady() const { return m_seats[0].ready && m_seats[1].ready; }

    /// Starts a game. `coin` decides the sides of the first one where the host left it to chance; later the
    /// sides change if the rules say so.
    TableGame &startGame(wire::GameId id, bool coin);
    /// Puts back a game that was stored while it ran; both players are away and the clocks stand.
    void restoreGame(
        TableGame game, std::array<Member, SeatCount> members, std::uint32_t settingsRev, MonoTime now);
    void setSuspended(bool suspended) { m_suspended = suspended; }
    [[nodiscard]] bool isSuspended() const { return m_suspended; }

    /// Between games: asks for another one; true when both have.
    [[nodiscard]] core::Result<bool, wire::ErrorCode> wishRematch(int seat);
    void dropRematch() { m_rematchWish.reset(); }
    [[nodiscard]] std::optional<int> rematchWish() const { return m_rematchWish; }

    /// @param onlySpectators  the players must not read it, such as advice during a game
    void addChat(wire::ChatLine line, bool onlySpectators = false);
    /// What somebody said here, as far as it is kept, oldest first.
    [[nodiscard]] std::vector<wire::ChatLine> chatBy(wire::AccountId account) const;
    /// What a player may know.
    [[nodiscard]] wire::Snapshot snapshot(MonoTime now) const;
    /// What a spectator may know: no offers, but what spectators said among themselves.
    [[nodiscard]] wire::Snapshot spectatorSnapshot(MonoTime now) const;
    [[nodiscard]] wire::LobbyRow lobbyRow() const;
    /// TABLE_STATE as everybody may see it.
    [[nodiscard]] wire::TableState state() const;

    void touch(MonoTime now) { m_lastActivity = now; }
    [[nodiscard]] MonoTime lastActivity() const { return m_lastActivity; }

    QByteArray passwordHash; ///< empty: none
    QString inviteCode;
    std::uint16_t spectators = 0; ///< who watch now

private:
    struct SaidLine
    {
        wire::ChatLine line;
        bool onlySpectators = false;
    };
    [[nodiscard]] wire::Snapshot gameSnapshot(MonoTime now) const;
    [[nodiscard]] TableSeat &seatAt(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    void clearReady();

    wire::TableId m_id;
    wire::TableSettings m_settings;
    AgreedGame m_agreed;
    std::uint32_t m_settingsRev = 1;
    std::array<TableSeat, SeatCount> m_seats;
    std::optional<TableGame> m_game;
    std::optional<std::uint8_t> m_lastWhiteSeat;
    std::uint16_t m_gamesStarted = 0;
    bool m_suspended = false;
    std::optional<int> m_rematchWish;
    std::deque<SaidLine> m_chat;
    MonoTime m_lastActivity;
};

} // namespace naqla::net
