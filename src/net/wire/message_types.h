// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The numbers of all messages. A number or body key is never used again for something else.
namespace naqla::net::wire {

/// Changes with every message or key that is added; the major version stands in the preamble.
inline constexpr std::uint16_t MinorVersion = 2;

enum class MessageType : std::uint16_t
{
    Hello = 1,
    Welcome = 2,
    Guest = 3,
    Login = 4,
    Register = 5,
    Session = 6,
    Resume = 7,
    Logout = 8,
    LinkDevice = 9,
    LobbySub = 10,
    LobbyUnsub = 11,
    LobbyPage = 12,
    LobbyDelta = 13,
    Quick = 14,
    QuickCancel = 15,
    RoomSet = 16,
    TableCreate = 20,
    TableJoin = 21,
    TableLeave = 22,
    TableSet = 23,
    Ready = 24,
    Kick = 25,
    TableState = 26,
    Invite = 27,
    GameStart = 30,
    Move = 31,
    Moved = 32,
    Clock = 33,
    Offer = 34,
    Answer = 35,
    Resign = 36,
    Claim = 37,
    Seat = 38,
    Sync = 39,
    Snapshot = 40,
    GameEnd = 41,
    Chat = 50,
    Mute = 51,
    Report = 52,
    Profile = 60,
    Leaderboard = 61,
    GameList = 62,
    GameFetch = 63,
    Friends = 64,
    Block = 65,
    AccountExport = 66,
    AccountDelete = 67,
    AccountSet = 68,
    Achievements = 69,
    TournamentList = 70,
    TournamentJoin = 71,
    TournamentLeave = 72,
    TournamentState = 73,
    TournamentPairing = 74,
    TournamentCreate = 75,
    Notice = 90,
    Error = 91,
    Ok = 92,
    Ping = 93,
    Pong = 94,
    AdminBan = 100,
    AdminUnban = 101,
    AdminMute = 102,
    AdminCloseTable = 103,
    AdminDrain = 104,
    AdminReload = 105,
};

enum class Direction : std::uint8_t
{
    ToServer,
    ToClient,
    Both
};

/// A number that is taken while its message is not built yet; `keys` are its body keys.
struct ReservedMessage
{
    MessageType type;
    std::string_view name;
    Direction direction;
    std::string_view keys;
};

inline constexpr std::array ReservedMessages{
    ReservedMessage{MessageType::Friends, "FRIENDS", Direction::Both, "8 account, 9 kind, 10 rows, 11 more"},
    ReservedMessage{MessageType::Block, "BLOCK", Direction::Both, "8 account, 9 on, 10 rows"},
    ReservedMessage{MessageType::AccountSet, "ACCOUNT_SET", Direction::ToServer,
        "8 password, 9 newPassword, 10 email, 11 avatar, 12 locale"},
    ReservedMessage{MessageType::Achievements, "ACHIEVEMENTS", Direction::Both, "8 account, 9 rows"},
    ReservedMessage{
        MessageType::TournamentList, "TOURNAMENT_LIST", Direction::Both, "8 offset, 9 rows, 10 more"},
    ReservedMessage{
        MessageType::TournamentJoin, "TOURNAMENT_JOIN", Direction::ToServer, "8 tournament, 9 password"},
    ReservedMessage{MessageType::TournamentLeave, "TOURNAMENT_LEAVE", Direction::ToServer, "8 tournament"},
    ReservedMessage{MessageType::TournamentState, "TOURNAMENT_STATE", Direction::Both,
        "8 tournament, 9 settings, 10 state, 11 round, 12 standings"},
    ReservedMessage{MessageType::TournamentPairing, "TOURNAMENT_PAIRING", Direction::ToClient,
        "8 tournament, 9 round, 10 pairs"},
    ReservedMessage{
        MessageType::TournamentCreate, "TOURNAMENT_CREATE", Direction::ToServer, "8 settings, 9 password"},
};

} // namespace naqla::net::wire
