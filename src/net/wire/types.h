// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: the lists of fields are tables, one row a line.

#include "core/board/square.h"
#include "core/game/outcome.h"
#include "net/wire/fields.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

/// Numbers, enums and records that several messages share. `lastOf` is the greatest value that this version
/// knows.
namespace naqla::net::wire {

using TableId = std::uint64_t;
using AccountId = std::uint64_t;
/// 16 random bytes; empty: none.
using GameId = QByteArray;
/// The first 8 bytes of a SHA-256, as a big-endian number (see position_hash.h).
using Hash = std::uint64_t;

constexpr core::Side lastOf(core::Side)
{
    return core::Side::Black;
}
constexpr core::Outcome lastOf(core::Outcome)
{
    return core::Outcome::NoResult;
}

enum class ErrorCode : std::uint8_t
{
    None = 0,
    BadFrame = 1, ///< closes the connection
    FrameSize = 2, ///< closes the connection
    UnknownType = 3,
    BadField = 4, ///< arg: the field
    NotLoggedIn = 5,
    Rate = 6, ///< with retryMs
    Busy = 7,
    Version = 8, ///< closes the connection
    AuthFailed = 9,
    NameTaken = 10,
    NameBad = 11, ///< arg: which rule
    Banned = 12, ///< with until and text; closes the connection
    TokenBad = 13,
    Replaced = 14, ///< closes the connection
    Forbidden = 15, ///< not with this role
    NoTable = 20,
    TableFull = 21,
    Password = 22,
    NotHost = 23,
    State = 24,
    RulesChanged = 25,
    Limit = 26,
    NoGame = 30,
    NotYourTurn = 31,
    StalePly = 32, ///< SNAPSHOT follows
    IllegalMove = 33, ///< SNAPSHOT follows
    HashMismatch = 34, ///< SNAPSHOT follows
    NoOffer = 35,
    Stale = 36,
    RatedNotAllowed = 37,
    ChatOff = 40,
    Muted = 41, ///< with until and text
    TextBad = 42,
    ShuttingDown = 50, ///< closes the connection
    SlowConsumer = 51, ///< closes the connection
    Internal = 99,
};
constexpr ErrorCode lastOf(ErrorCode)
{
    return ErrorCode::Internal;
}

enum class AuthMode : std::uint8_t
{
    Guest,
    Password
};
constexpr AuthMode lastOf(AuthMode)
{
    return AuthMode::Password;
}

enum class Role : std::uint8_t
{
    Guest,
    User,
    Moderator,
    Admin
};
constexpr Role lastOf(Role)
{
    return Role::Admin;
}

/// What a ban holds for.
enum class BanKind : std::uint8_t
{
    Account,
    Network, ///< an address, or a network such as `10.1.0.0/16`
    Device,
};
constexpr BanKind lastOf(BanKind)
{
    return BanKind::Device;
}

enum class SideChoice : std::uint8_t
{
    Random,
    White,
    Black
};
constexpr SideChoice lastOf(SideChoice)
{
    return SideChoice::Black;
}

enum class Spectators : std::uint8_t
{
    Allowed,
    Friends,
    Refused
};
constexpr Spectators lastOf(Spectators)
{
    return Spectators::Refused;
}

/// What may be said at a table: anything, only ready-made phrases, nothing.
enum class ChatMode : std::uint8_t
{
    All,
    Phrases,
    Off
};
constexpr ChatMode lastOf(ChatMode)
{
    return ChatMode::Off;
}

/// What happens when a player stays away: the computer takes the seat, the opponent may claim, the table
/// waits.
enum class LeaverPolicy : std::uint8_t
{
    Bot,
    Claim,
    Wait
};
constexpr LeaverPolicy lastOf(LeaverPolicy)
{
    return LeaverPolicy::Wait;
}

enum class TimeKind : std::uint8_t
{
    None,
    PerMove,
    Clock
};
constexpr TimeKind lastOf(TimeKind)
{
    return TimeKind::Clock;
}

/// What happens when the limit for one move passes.
enum class MoveExpiry : std::uint8_t
{
    Loses,
    ComputerMoves
};
constexpr MoveExpiry lastOf(MoveExpiry)
{
    return MoveExpiry::ComputerMoves;
}

enum class TableStage : std::uint8_t
{
    Open,
    Ready,
    Playing,
    Suspended,
    Finished,
    Closed
};
constexpr TableStage lastOf(TableStage)
{
    return TableStage::Closed;
}

enum class Presence : std::uint8_t
{
    Empty,
    Here,
    Away,
    Left,
    Bot
};
constexpr Presence lastOf(Presence)
{
    return Presence::Bot;
}

enum class JoinAs : std::uint8_t
{
    Player,
    Spectator
};
constexpr JoinAs lastOf(JoinAs)
{
    return JoinAs::Spectator;
}

enum class OfferKind : std::uint8_t
{
    Draw,
    Takeback,
    Rematch,
    Pause,
    SwitchSides
};
constexpr OfferKind lastOf(OfferKind)
{
    return OfferKind::SwitchSides;
}

enum class ClaimKind : std::uint8_t
{
    Flag,
    LeftWin,
    LeftDraw,
    Repetition,
    MoveRule
};
constexpr ClaimKind lastOf(ClaimKind)
{
    return ClaimKind::MoveRule;
}

enum class ChatScope : std::uint8_t
{
    Table,
    Lobby,
    Private
};
constexpr ChatScope lastOf(ChatScope)
{
    return ChatScope::Private;
}

enum class NoticeKind : std::uint8_t
{
    Restart,
    Closing,
    Kicked,
    Banned,
    Replaced,
    Redirect
};
constexpr NoticeKind lastOf(NoticeKind)
{
    return NoticeKind::Redirect;
}

/// What a token bucket limits.
enum class RateKind : std::uint8_t
{
    Frames,
    Bytes,
    Chat,
    CreateTable,
    Join,
    Offer,
    Snapshot
};
constexpr RateKind lastOf(RateKind)
{
    return RateKind::Snapshot;
}

enum class ClockRunner : std::uint8_t
{
    Nobody,
    White,
    Black
};
constexpr ClockRunner lastOf(ClockRunner)
{
    return ClockRunner::Black;
}

struct RateLimit
{
    RateKind kind{};
    std::uint32_t burst = 0;
    std::uint32_t perMinute = 0;
    friend bool operator==(const RateLimit &, const RateLimit &) = default;
    static constexpr auto fields = fieldList(field(0, "kind", &RateLimit::kind),
        field(1, "burst", &RateLimit::burst), field(2, "perMinute", &RateLimit::perMinute));
};

struct TimeControl
{
    TimeKind kind = TimeKind::None;
    std::uint32_t baseMs = 0; ///< of the whole game (Clock)
    std::uint32_t incrementMs = 0; ///< added after each own move (Clock)
    std::uint32_t perMoveMs = 0; ///< for each move (PerMove)
    MoveExpiry expiry = MoveExpiry::Loses; ///< (PerMove)
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
    static constexpr auto fields = fieldList(field(0, "kind", &TimeControl::kind),
        field(1, "baseMs", &TimeControl::baseMs), field(2, "incrementMs", &TimeControl::incrementMs),
        field(3, "perMoveMs", &TimeControl::perMoveMs), field(4, "expiry", &TimeControl::expiry));
};

/// What is agreed at a table before a game.
struct TableSettings
{
    std::string rules = {}; ///< canonical rules text (core/rules/variants.h)
    std::string startFen = {}; ///< canonical FEN; empty: the start position of the rules
    TimeControl time = {};
    SideChoice hostSide = SideChoice::Random;
    bool rated = false;
    bool isPrivate = false; ///< not listed in the lobby
    Spectators spectators = Spectators::Allowed;
    ChatMode chat = ChatMode::All;
    LeaverPolicy leaver = LeaverPolicy::Bot;
    std::uint8_t botLevel = 0; ///< of the computer that takes a left seat
    bool takebacks = false;
    bool peopleOnly = false; ///< no computer may take a seat
    QString title = {};
    friend bool operator==(const TableSettings &, const TableSettings &) = default;
    static constexpr auto fields = fieldList(field(0, "rules", &TableSettings::rules, {.size = 512}),
        field(1, "startFen", &TableSettings::startFen, {.size = 512}), field(2, "time", &TableSettings::time),
        field(3, "hostSide", &TableSettings::hostSide), field(4, "rated", &TableSettings::rated),
        field(5, "isPrivate", &TableSettings::isPrivate), field(6, "spectators", &TableSettings::spectators),
        field(7, "chat", &TableSettings::chat), field(8, "leaver", &TableSettings::leaver),
        field(9, "botLevel", &TableSettings::botLevel), field(10, "takebacks", &TableSettings::takebacks),
        field(11, "peopleOnly", &TableSettings::peopleOnly),
        field(12, "title", &TableSettings::title, {.size = 160}));
};

/// One of the two seats of a table; seat 0 is the host's.
struct SeatInfo
{
    AccountId account = 0; ///< 0: nobody
    QString name = {};
    Presence presence = Presence::Empty;
    bool ready = false;
    std::uint8_t avatar = 0;
    std::uint16_t rating = 0; ///< 0: none
    friend bool operator==(const SeatInfo &, const SeatInfo &) = default;
    static constexpr auto fields =
        fieldList(field(0, "account", &SeatInfo::account), field(1, "name", &SeatInfo::name, {.size = 80}),
            field(2, "presence", &SeatInfo::presence), field(3, "ready", &SeatInfo::ready),
            field(4, "avatar", &SeatInfo::avatar), field(5, "rating", &SeatInfo::rating));
};

/// The clocks at one moment. With a limit per move it is what is left for the present move.
struct Clocks
{
    std::uint32_t whiteMs = 0;
    std::uint32_t blackMs = 0;
    ClockRunner running = ClockRunner::Nobody;
    friend bool operator==(const Clocks &, const Clocks &) = default;
    static constexpr auto fields = fieldList(field(0, "whiteMs", &Clocks::whiteMs),
        field(1, "blackMs", &Clocks::blackMs), field(2, "running", &Clocks::running));
};

/// A move that was made. Squares are index numbers, 1..72.
struct PlayedMove
{
    std::vector<std::uint8_t> path = {}; ///< origin, squares landed on, target
    std::vector<std::uint8_t> captures = {};
    std::uint32_t spentMs = 0; ///< by the server's clock
    friend bool operator==(const PlayedMove &, const PlayedMove &) = default;
    static constexpr auto fields = fieldList(field(0, "path", &PlayedMove::path, {.size = 80}),
        field(1, "captures", &PlayedMove::captures, {.size = 72}), field(2, "spentMs", &PlayedMove::spentMs));
};

struct PendingOffer
{
    OfferKind kind{};
    std::uint8_t seat = 0; ///< who offers
    std::uint16_t ply = 0;
    friend bool operator==(const PendingOffer &, const PendingOffer &) = default;
    static constexpr auto fields = fieldList(field(0, "kind", &PendingOffer::kind),
        field(1, "seat", &PendingOffer::seat), field(2, "ply", &PendingOffer::ply));
};

struct ChatLine
{
    std::uint64_t id = 0;
    AccountId from = 0;
    QString fromName = {};
    QString text = {}; ///< empty when it is a phrase
    std::uint16_t phrase = 0; ///< ready-made phrase, from 1 on; each reader sees it in his language
    friend bool operator==(const ChatLine &, const ChatLine &) = default;
    static constexpr auto fields = fieldList(field(0, "id", &ChatLine::id), field(1, "from", &ChatLine::from),
        field(2, "fromName", &ChatLine::fromName, {.size = 80}),
        field(3, "text", &ChatLine::text, {.size = 1200}), field(4, "phrase", &ChatLine::phrase));
};

/// A result; the reason is its wire number in core's table of reasons.
struct FinalResult
{
    core::Outcome outcome = core::Outcome::NoResult;
    std::uint8_t reason = 0;
    friend bool operator==(const FinalResult &, const FinalResult &) = default;
    static constexpr auto fields =
        fieldList(field(0, "outcome", &FinalResult::outcome), field(1, "reason", &FinalResult::reason));
};

/// How strong somebody is thought to be in one variant at one speed. With a deviation of 110 or more it is
/// not certain yet: clients show a question mark.
struct Rating
{
    std::string variant = {}; ///< text id and speed (blitz, rapid, slow), such as `russian/blitz`
    std::uint16_t value = 0;
    std::uint16_t deviation = 0;
    std::uint32_t games = 0;
    friend bool operator==(const Rating &, const Rating &) = default;
    static constexpr auto fields =
        fieldList(field(0, "variant", &Rating::variant, {.size = 32}), field(1, "value", &Rating::value),
            field(2, "deviation", &Rating::deviation), field(3, "games", &Rating::games));
};

/// A place in the list of the best.
struct LeaderRow
{
    AccountId account = 0;
    QString name = {};
    std::uint16_t value = 0;
    std::uint16_t deviation = 0;
    std::uint32_t games = 0;
    friend bool operator==(const LeaderRow &, const LeaderRow &) = default;
    static constexpr auto fields = fieldList(field(0, "account", &LeaderRow::account),
        field(1, "name", &LeaderRow::name, {.size = 80}), field(2, "value", &LeaderRow::value),
        field(3, "deviation", &LeaderRow::deviation), field(4, "games", &LeaderRow::games));
};

/// A finished game as a list shows it.
struct GameRow
{
    GameId game = {};
    std::string rules = {}; ///< canonical rules text
    QString white = {}; ///< empty: the account is deleted
    QString black = {};
    bool asWhite = false; ///< who asks had White
    FinalResult result = {};
    std::uint16_t plies = 0;
    bool rated = false;
    std::uint64_t started = 0; ///< UTC, ms since 1970
    friend bool operator==(const GameRow &, const GameRow &) = default;
    static constexpr auto fields = fieldList(field(0, "game", &GameRow::game, {.size = 16}),
        field(1, "rules", &GameRow::rules, {.size = 512}), field(2, "white", &GameRow::white, {.size = 80}),
        field(3, "black", &GameRow::black, {.size = 80}), field(4, "asWhite", &GameRow::asWhite),
        field(5, "result", &GameRow::result), field(6, "plies", &GameRow::plies),
        field(7, "rated", &GameRow::rated), field(8, "started", &GameRow::started));
};

struct RatingChange
{
    AccountId account = 0;
    std::uint16_t before = 0;
    std::uint16_t after = 0;
    friend bool operator==(const RatingChange &, const RatingChange &) = default;
    static constexpr auto fields = fieldList(field(0, "account", &RatingChange::account),
        field(1, "before", &RatingChange::before), field(2, "after", &RatingChange::after));
};

/// Somebody who is here.
struct PersonRow
{
    AccountId account = 0;
    QString name = {};
    bool playing = false;
    friend bool operator==(const PersonRow &, const PersonRow &) = default;
    static constexpr auto fields = fieldList(field(0, "account", &PersonRow::account),
        field(1, "name", &PersonRow::name, {.size = 80}), field(2, "playing", &PersonRow::playing));
};

/// A table as the lobby shows it.
struct LobbyRow
{
    TableId table = 0;
    std::string rules = {};
    Hash rulesDigest = 0;
    QString title = {};
    QString host = {};
    QString guest = {}; ///< who sits opposite; empty: the seat is free
    std::uint16_t rating = 0;
    TimeControl time = {};
    TableStage stage = TableStage::Open;
    bool rated = false;
    bool password = false;
    bool localRules = false; ///< the rules differ from their preset
    bool spectatorsAllowed = false;
    bool peopleOnly = false;
    std::uint16_t spectators = 0;
    std::uint16_t ply = 0;
    friend bool operator==(const LobbyRow &, const LobbyRow &) = default;
    static constexpr auto fields = fieldList(field(0, "table", &LobbyRow::table),
        field(1, "rules", &LobbyRow::rules, {.size = 512}), field(2, "rulesDigest", &LobbyRow::rulesDigest),
        field(3, "title", &LobbyRow::title, {.size = 160}), field(4, "host", &LobbyRow::host, {.size = 80}),
        field(5, "guest", &LobbyRow::guest, {.size = 80}), field(6, "rating", &LobbyRow::rating),
        field(7, "time", &LobbyRow::time), field(8, "stage", &LobbyRow::stage),
        field(9, "rated", &LobbyRow::rated), field(10, "password", &LobbyRow::password),
        field(11, "localRules", &LobbyRow::localRules),
        field(12, "spectatorsAllowed", &LobbyRow::spectatorsAllowed),
        field(13, "peopleOnly", &LobbyRow::peopleOnly), field(14, "spectators", &LobbyRow::spectators),
        field(15, "ply", &LobbyRow::ply));
};

} // namespace naqla::net::wire
