// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// clang-format off: the lists of fields are tables, one row a line.

#include "net/wire/message_types.h"
#include "net/wire/types.h"

#include <QStringList>

#include <optional>
#include <variant>

/// Every message of the protocol, declared once: its struct gives encoding, decoding, limits and the debug
/// text. A member that is missing on the wire has its default value. Body keys start at 8.
namespace naqla::net::wire {

/// What stands before the body of every message.
struct Envelope
{
    std::uint32_t rid = 0; ///< key 1: the client's request id, echoed in every answer to it
    std::uint64_t seq = 0; ///< key 2: the server's event number in this session, +1 each, from 1 on
    std::uint64_t ack = 0; ///< key 3: the greatest `seq` that the client has handled
    TableId table = 0; ///< key 4
    friend bool operator==(const Envelope &, const Envelope &) = default;
};

// --- Entering --------------------------------------------------------------

/// The client's first message.
struct Hello
{
    static constexpr MessageType type = MessageType::Hello;
    static constexpr std::string_view name = "HELLO";
    QString version = {}; ///< of the program
    QString platform = {};
    QString locale = {};
    QStringList caps = {}; ///< optional behaviour that the client knows
    QByteArray deviceId = {}; ///< 16 random bytes that stay with the installation
    std::uint16_t minor = 0; ///< of the protocol; set to MinorVersion
    friend bool operator==(const Hello &, const Hello &) = default;
    static constexpr auto fields = fieldList(field(8, "version", &Hello::version, {.size = 32}),
        field(9, "platform", &Hello::platform, {.size = 64}),
        field(10, "locale", &Hello::locale, {.size = 32}),
        field(11, "caps", &Hello::caps, {.size = 64, .each = 48}),
        field(12, "deviceId", &Hello::deviceId, {.size = 16}), field(13, "minor", &Hello::minor));
};

/// Answer to HELLO: who the server is and what it allows.
struct Welcome
{
    static constexpr MessageType type = MessageType::Welcome;
    static constexpr std::string_view name = "WELCOME";
    QString serverName = {};
    QByteArray serverId = {}; ///< 16 bytes that stay with the server
    std::uint16_t minor = 0; ///< of the protocol; set to MinorVersion
    QStringList caps = {}; ///< `chat`, `takeback`, `ratings`, `bot-seat`, `lobby` (people choose a table), `room` (in somebody's program), `variant:ID`
    std::vector<RateLimit> limits = {};
    std::vector<AuthMode> authModes = {};
    QString notice = {}; ///< the operator's own words
    std::uint64_t serverTime = 0; ///< UTC, ms since 1970
    friend bool operator==(const Welcome &, const Welcome &) = default;
    static constexpr auto fields = fieldList(field(8, "serverName", &Welcome::serverName, {.size = 160}),
        field(9, "serverId", &Welcome::serverId, {.size = 16}), field(10, "minor", &Welcome::minor),
        field(11, "caps", &Welcome::caps, {.size = 64, .each = 48}),
        field(12, "limits", &Welcome::limits, {.size = 16}),
        field(13, "authModes", &Welcome::authModes, {.size = 8}),
        field(14, "notice", &Welcome::notice, {.size = 2000}), field(15, "serverTime", &Welcome::serverTime));
};

/// Enters without an account; the server may add digits to the name.
struct Guest
{
    static constexpr MessageType type = MessageType::Guest;
    static constexpr std::string_view name = "GUEST";
    QString wishedName = {};
    std::uint8_t avatar = 0;
    friend bool operator==(const Guest &, const Guest &) = default;
    static constexpr auto fields = fieldList(
        field(8, "wishedName", &Guest::wishedName, {.size = 120}), field(9, "avatar", &Guest::avatar));
};

struct Login
{
    static constexpr MessageType type = MessageType::Login;
    static constexpr std::string_view name = "LOGIN";
    QString account = {};
    QString password = {};
    friend bool operator==(const Login &, const Login &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Login::account, {.size = 120}),
        field(9, "password", &Login::password, {.size = 128}, Secrecy::Secret));
};

/// Makes an account; sent by a guest it turns him into that account.
struct Register
{
    static constexpr MessageType type = MessageType::Register;
    static constexpr std::string_view name = "REGISTER";
    QString account = {};
    QString password = {};
    QString email = {}; ///< optional, only for a reset
    QString locale = {};
    std::uint8_t avatar = 0;
    friend bool operator==(const Register &, const Register &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Register::account, {.size = 120}),
        field(9, "password", &Register::password, {.size = 128}, Secrecy::Secret),
        field(10, "email", &Register::email, {.size = 254}, Secrecy::Secret),
        field(11, "locale", &Register::locale, {.size = 32}), field(12, "avatar", &Register::avatar));
};

/// Answer to GUEST, LOGIN, REGISTER and RESUME. The token is good for one RESUME; the client stores it before
/// it acknowledges this message, the token used before dies with that acknowledgement.
struct Session
{
    static constexpr MessageType type = MessageType::Session;
    static constexpr std::string_view name = "SESSION";
    AccountId account = 0;
    QString shownName = {};
    Role role = Role::Guest;
    QByteArray resumeToken = {};
    std::vector<Rating> ratings = {};
    std::vector<TableId> seats = {}; ///< tables to return to; TABLE_STATE and SNAPSHOT of each follow
    std::uint8_t avatar = 0;
    std::vector<AccountId> muted = {}; ///< whom one does not hear
    friend bool operator==(const Session &, const Session &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Session::account),
        field(9, "shownName", &Session::shownName, {.size = 80}), field(10, "role", &Session::role),
        field(11, "resumeToken", &Session::resumeToken, {.size = 32}, Secrecy::Secret),
        field(12, "ratings", &Session::ratings, {.size = 32}),
        field(13, "seats", &Session::seats, {.size = 16}), field(14, "avatar", &Session::avatar),
        field(15, "muted", &Session::muted, {.size = 512}));
};

struct Resume
{
    static constexpr MessageType type = MessageType::Resume;
    static constexpr std::string_view name = "RESUME";
    QByteArray resumeToken = {};
    QByteArray deviceId = {};
    std::uint64_t lastSeq = 0;
    friend bool operator==(const Resume &, const Resume &) = default;
    static constexpr auto fields =
        fieldList(field(8, "resumeToken", &Resume::resumeToken, {.size = 32}, Secrecy::Secret),
            field(9, "deviceId", &Resume::deviceId, {.size = 16}), field(10, "lastSeq", &Resume::lastSeq));
};

/// Ends the session and its tokens.
struct Logout
{
    static constexpr MessageType type = MessageType::Logout;
    static constexpr std::string_view name = "LOGOUT";
    bool allDevices = false;
    friend bool operator==(const Logout &, const Logout &) = default;
    static constexpr auto fields = fieldList(field(8, "allDevices", &Logout::allDevices));
};

/// Links a second device. From an account: asks for a code, which the answer brings. From a device that has
/// not entered yet: enters with that code, which is good once; answered by SESSION.
struct LinkDevice
{
    static constexpr MessageType type = MessageType::LinkDevice;
    static constexpr std::string_view name = "LINK_DEVICE";
    QString code = {};
    std::uint32_t validMs = 0;
    friend bool operator==(const LinkDevice &, const LinkDevice &) = default;
    static constexpr auto fields =
        fieldList(field(8, "code", &LinkDevice::code, {.size = 64}, Secrecy::Secret),
            field(9, "validMs", &LinkDevice::validMs));
};

/// Asks for what the server keeps of one's account, part by part until there is no more. Part 0 is the
/// account as JSON, the others are one's games as PDN, newest first.
struct AccountExport
{
    static constexpr MessageType type = MessageType::AccountExport;
    static constexpr std::string_view name = "ACCOUNT_EXPORT";
    std::uint32_t part = 0;
    QByteArray data = {};
    bool more = false;
    friend bool operator==(const AccountExport &, const AccountExport &) = default;
    static constexpr auto fields = fieldList(field(8, "part", &AccountExport::part),
        field(9, "data", &AccountExport::data, {.size = 196608}, Secrecy::Secret),
        field(10, "more", &AccountExport::more));
};

/// Ends one's account for good; a guest needs no password. The games stay, without the name. Answered by OK,
/// then the server closes.
struct AccountDelete
{
    static constexpr MessageType type = MessageType::AccountDelete;
    static constexpr std::string_view name = "ACCOUNT_DELETE";
    QString password = {};
    friend bool operator==(const AccountDelete &, const AccountDelete &) = default;
    static constexpr auto fields =
        fieldList(field(8, "password", &AccountDelete::password, {.size = 128}, Secrecy::Secret));
};

// --- Lobby -----------------------------------------------------------------

/// Asks for LOBBY_PAGE now and LOBBY_DELTA from then on.
struct LobbySub
{
    static constexpr MessageType type = MessageType::LobbySub;
    static constexpr std::string_view name = "LOBBY_SUB";
    std::string variant = {}; ///< text id; empty: all
    bool openOnly = false;
    bool ratedOnly = false;
    bool peopleOnly = false;
    friend bool operator==(const LobbySub &, const LobbySub &) = default;
    static constexpr auto fields = fieldList(field(8, "variant", &LobbySub::variant, {.size = 32}),
        field(9, "openOnly", &LobbySub::openOnly), field(10, "ratedOnly", &LobbySub::ratedOnly),
        field(11, "peopleOnly", &LobbySub::peopleOnly));
};

struct LobbyUnsub
{
    static constexpr MessageType type = MessageType::LobbyUnsub;
    static constexpr std::string_view name = "LOBBY_UNSUB";
    friend bool operator==(const LobbyUnsub &, const LobbyUnsub &) = default;
    static constexpr auto fields = fieldList();
};

/// The whole list, newest table first; replaces what the client has.
struct LobbyPage
{
    static constexpr MessageType type = MessageType::LobbyPage;
    static constexpr std::string_view name = "LOBBY_PAGE";
    std::vector<LobbyRow> rows = {};
    bool more = false; ///< there are more tables than rows
    std::vector<PersonRow> people = {}; ///< who is here; only of a room (WELCOME)
    friend bool operator==(const LobbyPage &, const LobbyPage &) = default;
    static constexpr auto fields =
        fieldList(field(8, "rows", &LobbyPage::rows, {.size = 100}), field(9, "more", &LobbyPage::more),
            field(10, "people", &LobbyPage::people, {.size = 200}));
};

/// What changed in the list, at most once a second.
struct LobbyDelta
{
    static constexpr MessageType type = MessageType::LobbyDelta;
    static constexpr std::string_view name = "LOBBY_DELTA";
    std::vector<LobbyRow> upsert = {};
    std::vector<TableId> remove = {};
    std::vector<PersonRow> people = {}; ///< all who are here, when that has changed
    friend bool operator==(const LobbyDelta &, const LobbyDelta &) = default;
    static constexpr auto fields = fieldList(field(8, "upsert", &LobbyDelta::upsert, {.size = 100}),
        field(9, "remove", &LobbyDelta::remove, {.size = 512}),
        field(10, "people", &LobbyDelta::people, {.size = 200}));
};

/// What is usual in a room: follows LOBBY_PAGE there, and comes again when the host of the room changes it.
struct RoomSet
{
    static constexpr MessageType type = MessageType::RoomSet;
    static constexpr std::string_view name = "ROOM_SET";
    TableSettings defaults = {}; ///< with which a new table begins
    ChatMode chat = ChatMode::All; ///< the most that may be said at its tables
    QString roomName = {};
    friend bool operator==(const RoomSet &, const RoomSet &) = default;
    static constexpr auto fields = fieldList(field(8, "defaults", &RoomSet::defaults),
        field(9, "chat", &RoomSet::chat), field(10, "name", &RoomSet::roomName, {.size = 160}));
};

/// Asks for a game with anybody who wants the same. OK says that one waits; when the other has come,
/// TABLE_STATE with the number of this request, and the game starts at once. Who sits down at a table waits
/// no more.
struct Quick
{
    static constexpr MessageType type = MessageType::Quick;
    static constexpr std::string_view name = "QUICK";
    std::string rules = {}; ///< rules text
    TimeControl time = {};
    bool rated = false;
    friend bool operator==(const Quick &, const Quick &) = default;
    static constexpr auto fields = fieldList(field(8, "rules", &Quick::rules, {.size = 512}),
        field(9, "time", &Quick::time), field(10, "rated", &Quick::rated));
};

/// To the server: waits no more. To the client: nobody came in time, or one sat down elsewhere.
struct QuickCancel
{
    static constexpr MessageType type = MessageType::QuickCancel;
    static constexpr std::string_view name = "QUICK_CANCEL";
    friend bool operator==(const QuickCancel &, const QuickCancel &) = default;
    static constexpr auto fields = fieldList();
};

// --- Tables ----------------------------------------------------------------

/// Opens a table and sits down at it; answered by TABLE_STATE.
struct TableCreate
{
    static constexpr MessageType type = MessageType::TableCreate;
    static constexpr std::string_view name = "TABLE_CREATE";
    TableSettings settings = {};
    QString password = {}; ///< empty: none
    friend bool operator==(const TableCreate &, const TableCreate &) = default;
    static constexpr auto fields = fieldList(field(8, "settings", &TableCreate::settings),
        field(9, "password", &TableCreate::password, {.size = 64}, Secrecy::Secret));
};

/// Joins by the table's number (envelope) or by an invite code, which stands for number and password.
struct TableJoin
{
    static constexpr MessageType type = MessageType::TableJoin;
    static constexpr std::string_view name = "TABLE_JOIN";
    QString inviteCode = {};
    QString password = {};
    JoinAs as = JoinAs::Player;
    friend bool operator==(const TableJoin &, const TableJoin &) = default;
    static constexpr auto fields =
        fieldList(field(8, "inviteCode", &TableJoin::inviteCode, {.size = 64}, Secrecy::Secret),
            field(9, "password", &TableJoin::password, {.size = 64}, Secrecy::Secret),
            field(10, "as", &TableJoin::as));
};

/// Leaves a table; during a game the same as resigning.
struct TableLeave
{
    static constexpr MessageType type = MessageType::TableLeave;
    static constexpr std::string_view name = "TABLE_LEAVE";
    friend bool operator==(const TableLeave &, const TableLeave &) = default;
    static constexpr auto fields = fieldList();
};

/// Host only, between games: new settings; nobody is ready any more.
struct TableSet
{
    static constexpr MessageType type = MessageType::TableSet;
    static constexpr std::string_view name = "TABLE_SET";
    TableSettings settings = {};
    friend bool operator==(const TableSet &, const TableSet &) = default;
    static constexpr auto fields = fieldList(field(8, "settings", &TableSet::settings));
};

/// Names the settings that the player saw, so that nobody starts a game whose rules changed under him.
struct Ready
{
    static constexpr MessageType type = MessageType::Ready;
    static constexpr std::string_view name = "READY";
    bool ready = false;
    std::uint32_t settingsRev = 0;
    friend bool operator==(const Ready &, const Ready &) = default;
    static constexpr auto fields =
        fieldList(field(8, "ready", &Ready::ready), field(9, "settingsRev", &Ready::settingsRev));
};

/// Host only, between games: sends somebody away.
struct Kick
{
    static constexpr MessageType type = MessageType::Kick;
    static constexpr std::string_view name = "KICK";
    AccountId account = 0;
    friend bool operator==(const Kick &, const Kick &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Kick::account));
};

struct TableState
{
    static constexpr MessageType type = MessageType::TableState;
    static constexpr std::string_view name = "TABLE_STATE";
    TableSettings settings = {};
    std::uint32_t settingsRev = 0;
    std::vector<SeatInfo> seats = {}; ///< always two
    TableStage stage = TableStage::Open;
    std::uint16_t spectators = 0;
    bool hasPassword = false;
    QString inviteCode = {}; ///< only to the host
    std::optional<std::uint8_t> yourSeat = {};
    GameId game = {}; ///< the running or last game
    friend bool operator==(const TableState &, const TableState &) = default;
    static constexpr auto fields = fieldList(field(8, "settings", &TableState::settings),
        field(9, "settingsRev", &TableState::settingsRev),
        field(10, "seats", &TableState::seats, {.size = 2}), field(11, "stage", &TableState::stage),
        field(12, "spectators", &TableState::spectators), field(13, "hasPassword", &TableState::hasPassword),
        field(14, "inviteCode", &TableState::inviteCode, {.size = 16}, Secrecy::Secret),
        field(15, "yourSeat", &TableState::yourSeat), field(16, "game", &TableState::game, {.size = 16}));
};

/// The host asks for a (new) code; the server answers with the same message and the code.
struct Invite
{
    static constexpr MessageType type = MessageType::Invite;
    static constexpr std::string_view name = "INVITE";
    bool renew = false;
    QString code = {};
    friend bool operator==(const Invite &, const Invite &) = default;
    static constexpr auto fields = fieldList(
        field(8, "renew", &Invite::renew), field(9, "code", &Invite::code, {.size = 16}, Secrecy::Secret));
};

// --- Games -----------------------------------------------------------------

struct GameStart
{
    static constexpr MessageType type = MessageType::GameStart;
    static constexpr std::string_view name = "GAME_START";
    GameId game = {};
    std::uint8_t whiteSeat = 0;
    std::string rules = {}; ///< canonical rules text
    Hash rulesDigest = 0; ///< the client refuses the game when its own differs
    std::string startFen = {}; ///< canonical
    Clocks clocks = {};
    Hash hash = 0; ///< of the start position
    std::uint16_t number = 1; ///< of the game at this table
    friend bool operator==(const GameStart &, const GameStart &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &GameStart::game, {.size = 16}),
        field(9, "whiteSeat", &GameStart::whiteSeat), field(10, "rules", &GameStart::rules, {.size = 512}),
        field(11, "rulesDigest", &GameStart::rulesDigest),
        field(12, "startFen", &GameStart::startFen, {.size = 512}), field(13, "clocks", &GameStart::clocks),
        field(14, "hash", &GameStart::hash), field(15, "number", &GameStart::number));
};

/// A player's move; answered by MOVED, or by ERROR and SNAPSHOT. The same (game, ply, moveId) again gives the
/// same MOVED again.
struct Move
{
    static constexpr MessageType type = MessageType::Move;
    static constexpr std::string_view name = "MOVE";
    GameId game = {};
    std::uint16_t ply = 0; ///< moves made before this one
    std::vector<std::uint8_t> path = {}; ///< index numbers: origin, squares landed on, target
    std::vector<std::uint8_t> captures = {};
    Hash hashAfter = 0;
    std::uint32_t spentMs = 0; ///< as the client measured it
    std::uint32_t moveId = 0;
    friend bool operator==(const Move &, const Move &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &Move::game, {.size = 16}),
        field(9, "ply", &Move::ply), field(10, "path", &Move::path, {.size = 80}),
        field(11, "captures", &Move::captures, {.size = 72}), field(12, "hashAfter", &Move::hashAfter),
        field(13, "spentMs", &Move::spentMs), field(14, "moveId", &Move::moveId));
};

/// A move that stands: to everybody at the table, the mover too.
struct Moved
{
    static constexpr MessageType type = MessageType::Moved;
    static constexpr std::string_view name = "MOVED";
    GameId game = {};
    std::uint16_t ply = 0;
    std::vector<std::uint8_t> path = {}; ///< the canonical route
    std::vector<std::uint8_t> captures = {};
    Hash hashAfter = 0;
    Clocks clocks = {};
    std::uint32_t lagMs = 0; ///< not charged to the mover
    std::uint32_t spentMs = 0; ///< charged to the mover
    std::uint32_t moveId = 0; ///< the mover's own
    bool byComputer = false; ///< the server moved for the player
    friend bool operator==(const Moved &, const Moved &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &Moved::game, {.size = 16}),
        field(9, "ply", &Moved::ply), field(10, "path", &Moved::path, {.size = 80}),
        field(11, "captures", &Moved::captures, {.size = 72}), field(12, "hashAfter", &Moved::hashAfter),
        field(13, "clocks", &Moved::clocks), field(14, "lagMs", &Moved::lagMs),
        field(15, "spentMs", &Moved::spentMs), field(16, "moveId", &Moved::moveId),
        field(17, "byComputer", &Moved::byComputer));
};

/// The clocks now: after a start or stop, and every 15 s while they run.
struct Clock
{
    static constexpr MessageType type = MessageType::Clock;
    static constexpr std::string_view name = "CLOCK";
    GameId game = {};
    Clocks clocks = {};
    friend bool operator==(const Clock &, const Clock &) = default;
    static constexpr auto fields =
        fieldList(field(8, "game", &Clock::game, {.size = 16}), field(9, "clocks", &Clock::clocks));
};

/// A wish that the opponent must agree to. Offers of a draw or a take-back die when the ply changes.
struct Offer
{
    static constexpr MessageType type = MessageType::Offer;
    static constexpr std::string_view name = "OFFER";
    OfferKind kind{};
    std::uint16_t ply = 0;
    std::uint8_t seat = 0; ///< set by the server
    friend bool operator==(const Offer &, const Offer &) = default;
    static constexpr auto fields = fieldList(
        field(8, "kind", &Offer::kind), field(9, "ply", &Offer::ply), field(10, "seat", &Offer::seat));
};

/// Answers the opponent's offer made at `ply`, or withdraws one's own by `accept` false.
struct Answer
{
    static constexpr MessageType type = MessageType::Answer;
    static constexpr std::string_view name = "ANSWER";
    OfferKind kind{};
    std::uint16_t ply = 0;
    bool accept = false;
    std::uint8_t seat = 0; ///< set by the server: who answered
    friend bool operator==(const Answer &, const Answer &) = default;
    static constexpr auto fields = fieldList(field(8, "kind", &Answer::kind), field(9, "ply", &Answer::ply),
        field(10, "accept", &Answer::accept), field(11, "seat", &Answer::seat));
};

struct Resign
{
    static constexpr MessageType type = MessageType::Resign;
    static constexpr std::string_view name = "RESIGN";
    GameId game = {};
    std::uint16_t ply = 0;
    friend bool operator==(const Resign &, const Resign &) = default;
    static constexpr auto fields =
        fieldList(field(8, "game", &Resign::game, {.size = 16}), field(9, "ply", &Resign::ply));
};

/// Asks for what the rules give; the server alone decides.
struct Claim
{
    static constexpr MessageType type = MessageType::Claim;
    static constexpr std::string_view name = "CLAIM";
    ClaimKind kind{};
    GameId game = {};
    std::uint16_t ply = 0;
    friend bool operator==(const Claim &, const Claim &) = default;
    static constexpr auto fields = fieldList(field(8, "kind", &Claim::kind),
        field(9, "game", &Claim::game, {.size = 16}), field(10, "ply", &Claim::ply));
};

/// Somebody sat down, went away or came back.
struct Seat
{
    static constexpr MessageType type = MessageType::Seat;
    static constexpr std::string_view name = "SEAT";
    std::uint8_t seat = 0;
    Presence presence = Presence::Empty;
    std::uint32_t graceMs = 0; ///< how long he may stay away before the leaver policy acts; 0: for ever
    friend bool operator==(const Seat &, const Seat &) = default;
    static constexpr auto fields = fieldList(field(8, "seat", &Seat::seat),
        field(9, "presence", &Seat::presence), field(10, "graceMs", &Seat::graceMs));
};

/// Asks for a SNAPSHOT, telling what the client believes.
struct Sync
{
    static constexpr MessageType type = MessageType::Sync;
    static constexpr std::string_view name = "SYNC";
    GameId game = {};
    std::uint16_t ply = 0;
    Hash hash = 0;
    friend bool operator==(const Sync &, const Sync &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &Sync::game, {.size = 16}),
        field(9, "ply", &Sync::ply), field(10, "hash", &Sync::hash));
};

/// Everything about the game of a table; replaces what the client has.
struct Snapshot
{
    static constexpr MessageType type = MessageType::Snapshot;
    static constexpr std::string_view name = "SNAPSHOT";
    GameId game = {};
    std::uint8_t whiteSeat = 0;
    std::string rules = {};
    Hash rulesDigest = 0;
    std::string startFen = {};
    std::vector<PlayedMove> moves = {};
    Clocks clocks = {};
    Hash hash = 0; ///< of the present position
    std::vector<PendingOffer> offers = {};
    std::vector<ChatLine> chat = {}; ///< the last lines
    std::optional<FinalResult> result = {};
    std::uint16_t number = 1;
    bool suspended = false; ///< the clocks stand until both players are back
    friend bool operator==(const Snapshot &, const Snapshot &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &Snapshot::game, {.size = 16}),
        field(9, "whiteSeat", &Snapshot::whiteSeat), field(10, "rules", &Snapshot::rules, {.size = 512}),
        field(11, "rulesDigest", &Snapshot::rulesDigest),
        field(12, "startFen", &Snapshot::startFen, {.size = 512}),
        field(13, "moves", &Snapshot::moves, {.size = 2048}), field(14, "clocks", &Snapshot::clocks),
        field(15, "hash", &Snapshot::hash), field(16, "offers", &Snapshot::offers, {.size = 10}),
        field(17, "chat", &Snapshot::chat, {.size = 20}), field(18, "result", &Snapshot::result),
        field(19, "number", &Snapshot::number), field(20, "suspended", &Snapshot::suspended));
};

struct GameEnd
{
    static constexpr MessageType type = MessageType::GameEnd;
    static constexpr std::string_view name = "GAME_END";
    GameId game = {};
    FinalResult result = {};
    std::uint16_t ply = 0;
    Hash hash = 0;
    Clocks clocks = {};
    std::vector<RatingChange> ratingChanges = {};
    std::vector<std::uint16_t> achievements = {};
    std::uint64_t archiveId = 0; ///< under which the server keeps the game; 0: it does not
    friend bool operator==(const GameEnd &, const GameEnd &) = default;
    static constexpr auto fields = fieldList(field(8, "game", &GameEnd::game, {.size = 16}),
        field(9, "result", &GameEnd::result), field(10, "ply", &GameEnd::ply),
        field(11, "hash", &GameEnd::hash), field(12, "clocks", &GameEnd::clocks),
        field(13, "ratingChanges", &GameEnd::ratingChanges, {.size = 2}),
        field(14, "achievements", &GameEnd::achievements, {.size = 32}),
        field(15, "archiveId", &GameEnd::archiveId));
};

// --- Talk ------------------------------------------------------------------

struct Chat
{
    static constexpr MessageType type = MessageType::Chat;
    static constexpr std::string_view name = "CHAT";
    ChatScope scope = ChatScope::Table;
    ChatLine line = {}; ///< the client sets text or phrase, the server the rest
    AccountId to = 0; ///< (Private)
    friend bool operator==(const Chat &, const Chat &) = default;
    static constexpr auto fields = fieldList(field(8, "scope", &Chat::scope),
        field(9, "line", &Chat::line, {}, Secrecy::Secret), field(10, "to", &Chat::to));
};

// --- People and their games ------------------------------------------------

/// Asks who somebody is, by account or by name; the server answers with the same message.
struct Profile
{
    static constexpr MessageType type = MessageType::Profile;
    static constexpr std::string_view name = "PROFILE";
    AccountId account = 0; ///< 0: by name; in the answer: there is nobody
    QString shownName = {};
    std::uint8_t avatar = 0;
    std::vector<Rating> ratings = {};
    std::uint32_t games = 0; ///< rated ones
    std::uint64_t created = 0; ///< UTC, ms since 1970
    bool online = false;
    friend bool operator==(const Profile &, const Profile &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Profile::account),
        field(9, "name", &Profile::shownName, {.size = 80}), field(10, "avatar", &Profile::avatar),
        field(11, "ratings", &Profile::ratings, {.size = 64}), field(12, "games", &Profile::games),
        field(14, "created", &Profile::created), field(15, "online", &Profile::online));
};

/// Asks for a part of the list of the best, which holds a hundred at most; the server answers with the same
/// message. Only those whose rating is certain stand in it, and it may be a minute old.
struct Leaderboard
{
    static constexpr MessageType type = MessageType::Leaderboard;
    static constexpr std::string_view name = "LEADERBOARD";
    std::string variant = {}; ///< text id and speed, such as `russian/blitz`
    std::uint32_t offset = 0;
    std::vector<LeaderRow> rows = {};
    std::uint32_t ownRank = 0; ///< of who asks, also beyond the hundred; 0: not certain enough yet
    bool more = false;
    friend bool operator==(const Leaderboard &, const Leaderboard &) = default;
    static constexpr auto fields = fieldList(field(8, "variant", &Leaderboard::variant, {.size = 32}),
        field(9, "offset", &Leaderboard::offset), field(10, "rows", &Leaderboard::rows, {.size = 50}),
        field(11, "ownRank", &Leaderboard::ownRank), field(12, "more", &Leaderboard::more));
};

/// Asks for a part of the list of one's own finished games, newest first; the server answers with the same
/// message.
struct GameList
{
    static constexpr MessageType type = MessageType::GameList;
    static constexpr std::string_view name = "GAME_LIST";
    std::uint32_t offset = 0;
    std::vector<GameRow> rows = {};
    bool more = false;
    friend bool operator==(const GameList &, const GameList &) = default;
    static constexpr auto fields = fieldList(field(10, "offset", &GameList::offset),
        field(11, "rows", &GameList::rows, {.size = 50}), field(12, "more", &GameList::more));
};

/// Asks for one of one's own finished games; the server answers with the same message.
struct GameFetch
{
    static constexpr MessageType type = MessageType::GameFetch;
    static constexpr std::string_view name = "GAME_FETCH";
    GameId game = {};
    QByteArray pdn = {}; ///< UTF-8
    friend bool operator==(const GameFetch &, const GameFetch &) = default;
    static constexpr auto fields = fieldList(
        field(8, "game", &GameFetch::game, {.size = 16}), field(9, "pdn", &GameFetch::pdn, {.size = 65536}));
};

// --- Service ---------------------------------------------------------------

struct Notice
{
    static constexpr MessageType type = MessageType::Notice;
    static constexpr std::string_view name = "NOTICE";
    NoticeKind kind{};
    std::uint64_t at = 0; ///< UTC, ms since 1970
    QString arg = {}; ///< (Redirect) host:port
    friend bool operator==(const Notice &, const Notice &) = default;
    static constexpr auto fields = fieldList(field(8, "kind", &Notice::kind), field(9, "at", &Notice::at),
        field(10, "arg", &Notice::arg, {.size = 300}));
};

struct Error
{
    static constexpr MessageType type = MessageType::Error;
    static constexpr std::string_view name = "ERROR";
    ErrorCode code = ErrorCode::None;
    std::uint32_t retryMs = 0;
    std::string arg = {};
    std::uint64_t until = 0; ///< UTC, ms since 1970; 0: for ever
    QString text = {}; ///< the operator's own words
    friend bool operator==(const Error &, const Error &) = default;
    static constexpr auto fields = fieldList(field(8, "code", &Error::code),
        field(9, "retryMs", &Error::retryMs), field(10, "arg", &Error::arg, {.size = 64}),
        field(11, "until", &Error::until), field(12, "text", &Error::text, {.size = 1200}));
};

struct Ok
{
    static constexpr MessageType type = MessageType::Ok;
    static constexpr std::string_view name = "OK";
    friend bool operator==(const Ok &, const Ok &) = default;
    static constexpr auto fields = fieldList();
};

/// From either side; the other answers at once with PONG and the same number.
struct Ping
{
    static constexpr MessageType type = MessageType::Ping;
    static constexpr std::string_view name = "PING";
    std::uint64_t t = 0;
    friend bool operator==(const Ping &, const Ping &) = default;
    static constexpr auto fields = fieldList(field(8, "t", &Ping::t));
};

struct Pong
{
    static constexpr MessageType type = MessageType::Pong;
    static constexpr std::string_view name = "PONG";
    std::uint64_t t = 0;
    friend bool operator==(const Pong &, const Pong &) = default;
    static constexpr auto fields = fieldList(field(8, "t", &Pong::t));
};

// --- Directions ------------------------------------------------------------

// --- Keeping order ----------------------------------------------------------

/// From now on, or no longer, what somebody says does not reach the sender. Kept with the account.
struct Mute
{
    static constexpr MessageType type = MessageType::Mute;
    static constexpr std::string_view name = "MUTE";
    AccountId account = 0;
    bool on = false;
    friend bool operator==(const Mute &, const Mute &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Mute::account), field(9, "on", &Mute::on));
};

/// Tells the moderators about somebody at a table, where the server still has what he said.
struct Report
{
    static constexpr MessageType type = MessageType::Report;
    static constexpr std::string_view name = "REPORT";
    AccountId account = 0;
    std::vector<std::uint64_t> chatIds = {};
    QString text = {}; ///< what the sender adds
    friend bool operator==(const Report &, const Report &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &Report::account),
        field(9, "chatIds", &Report::chatIds, {.size = 20}), field(10, "text", &Report::text, {.size = 1200}));
};

/// For moderators: keeps an account, a network or a device out.
struct AdminBan
{
    static constexpr MessageType type = MessageType::AdminBan;
    static constexpr std::string_view name = "ADMIN_BAN";
    BanKind kind{};
    QString key = {}; ///< the account's number, the network, the device in hex
    std::uint64_t until = 0; ///< UTC, ms since 1970; 0: for ever
    QString why = {}; ///< which the banned one reads
    friend bool operator==(const AdminBan &, const AdminBan &) = default;
    static constexpr auto fields = fieldList(field(8, "kind", &AdminBan::kind),
        field(9, "key", &AdminBan::key, {.size = 64}), field(10, "until", &AdminBan::until),
        field(11, "why", &AdminBan::why, {.size = 1200}));
};

struct AdminUnban
{
    static constexpr MessageType type = MessageType::AdminUnban;
    static constexpr std::string_view name = "ADMIN_UNBAN";
    BanKind kind{};
    QString key = {};
    friend bool operator==(const AdminUnban &, const AdminUnban &) = default;
    static constexpr auto fields = fieldList(
        field(8, "kind", &AdminUnban::kind), field(9, "key", &AdminUnban::key, {.size = 64}));
};

/// For moderators: an account may say only ready-made phrases until a time.
struct AdminMute
{
    static constexpr MessageType type = MessageType::AdminMute;
    static constexpr std::string_view name = "ADMIN_MUTE";
    AccountId account = 0;
    std::uint64_t until = 0; ///< UTC, ms since 1970; 0: no longer
    QString why = {};
    friend bool operator==(const AdminMute &, const AdminMute &) = default;
    static constexpr auto fields = fieldList(field(8, "account", &AdminMute::account),
        field(9, "until", &AdminMute::until), field(10, "why", &AdminMute::why, {.size = 1200}));
};

/// For moderators: ends what goes on at the table of the message, without a result.
struct AdminCloseTable
{
    static constexpr MessageType type = MessageType::AdminCloseTable;
    static constexpr std::string_view name = "ADMIN_CLOSE_TABLE";
    QString why = {};
    friend bool operator==(const AdminCloseTable &, const AdminCloseTable &) = default;
    static constexpr auto fields = fieldList(field(8, "why", &AdminCloseTable::why, {.size = 1200}));
};

/// For administrators: no new games; the server ends when the last one has, at a time at the latest.
struct AdminDrain
{
    static constexpr MessageType type = MessageType::AdminDrain;
    static constexpr std::string_view name = "ADMIN_DRAIN";
    std::uint64_t at = 0; ///< UTC, ms since 1970; 0: whenever the last game ends
    friend bool operator==(const AdminDrain &, const AdminDrain &) = default;
    static constexpr auto fields = fieldList(field(8, "at", &AdminDrain::at));
};

/// For administrators: reads the certificate again.
struct AdminReload
{
    static constexpr MessageType type = MessageType::AdminReload;
    static constexpr std::string_view name = "ADMIN_RELOAD";
    friend bool operator==(const AdminReload &, const AdminReload &) = default;
    static constexpr auto fields = fieldList();
};

using ClientMessage = std::variant<Hello, Guest, Login, Register, Resume, Logout, LinkDevice, AccountExport,
    AccountDelete, LobbySub, LobbyUnsub, Quick, QuickCancel, TableCreate, TableJoin, TableLeave, TableSet,
    Ready, Kick, Invite, Move, Offer, Answer, Resign, Claim, Sync, Chat, Profile, Leaderboard, GameList,
    GameFetch, Ping, Pong, Mute, Report, AdminBan, AdminUnban, AdminMute, AdminCloseTable, AdminDrain,
    AdminReload>;

using ServerMessage = std::variant<Welcome, Session, LinkDevice, AccountExport, LobbyPage, LobbyDelta,
    RoomSet, QuickCancel, TableState, Invite, GameStart, Moved, Clock, Offer, Answer, Seat, Snapshot, GameEnd, Chat,
    Profile, Leaderboard, GameList, GameFetch, Notice, Error, Ok, Ping, Pong>;

template <typename Message>
struct Packet
{
    Envelope envelope;
    Message message;
    friend bool operator==(const Packet &, const Packet &) = default;
};
using ClientPacket = Packet<ClientMessage>;
using ServerPacket = Packet<ServerMessage>;

} // namespace naqla::net::wire
