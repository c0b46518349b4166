// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/wire_samples.h"

namespace naqla::net::wire::samples {

using namespace Qt::StringLiterals;

namespace {

const QByteArray Sixteen = QByteArrayLiteral("0123456789abcdef");
const QByteArray Token = QByteArrayLiteral("abcdefghijklmnopqrstuvwxyz012345");
const std::vector<std::uint8_t> Path{22, 15, 6};
const std::vector<std::uint8_t> Captures{18, 10};

[[nodiscard]] TableSettings settings()
{
    return {.rules = "russian.site+compulsory=false",
        .startFen = "W:W21,22,K3:B1,9",
        .time = {.kind = TimeKind::PerMove,
            .baseMs = 300'000,
            .incrementMs = 2'000,
            .perMoveMs = 30'000,
            .expiry = MoveExpiry::ComputerMoves},
        .hostSide = SideChoice::Black,
        .rated = true,
        .isPrivate = true,
        .spectators = Spectators::Refused,
        .chat = ChatMode::Phrases,
        .leaver = LeaverPolicy::Claim,
        .botLevel = 5,
        .takebacks = true,
        .peopleOnly = true,
        .title = u"طاولة الأصدقاء"_s};
}

[[nodiscard]] Clocks clocks()
{
    return {.whiteMs = 290'500, .blackMs = 300'000, .running = ClockRunner::Black};
}

[[nodiscard]] ChatLine chatLine()
{
    return {.id = 77, .from = 12, .fromName = u"ليلى"_s, .text = u"a < b > c"_s, .phrase = 3};
}

[[nodiscard]] LobbyRow lobbyRow()
{
    return {.table = 9,
        .rules = "turkish.basic",
        .rulesDigest = 0xfedc'ba98'7654'3210,
        .title = u"Room"_s,
        .host = u"ليلى"_s,
        .guest = u"Omar"_s,
        .rating = 1612,
        .time = settings().time,
        .stage = TableStage::Playing,
        .rated = true,
        .password = true,
        .localRules = true,
        .spectatorsAllowed = true,
        .peopleOnly = true,
        .spectators = 4,
        .ply = 31};
}

} // namespace

std::vector<ClientPacket> clientPackets()
{
    const Envelope envelope{.rid = 7, .ack = 12, .table = 9};
    const std::vector<ClientMessage> messages{
        Hello{.version = u"0.1.0"_s,
            .platform = u"linux"_s,
            .locale = u"ar_SA"_s,
            .caps = {u"chat"_s, u"takeback"_s},
            .deviceId = Sixteen,
            .minor = 3},
        Guest{.wishedName = u"ليلى"_s, .avatar = 2},
        Login{.account = u"Omar"_s, .password = u"correct horse"_s},
        Register{.account = u"Omar"_s,
            .password = u"correct horse"_s,
            .email = u"o@example.org"_s,
            .locale = u"ar"_s,
            .avatar = 1},
        Resume{.resumeToken = Token, .deviceId = Sixteen, .lastSeq = 1'000'000'000'000},
        Logout{.allDevices = true},
        LinkDevice{.code = u"ABCDE-FGHJK"_s, .validMs = 300'000},
        AccountExport{.part = 3, .data = Sixteen, .more = true},
        AccountDelete{.password = u"correct horse"_s},
        LobbySub{.variant = "russian", .openOnly = true, .ratedOnly = true, .peopleOnly = true},
        LobbyUnsub{},
        Quick{.rules = "turkish", .time = settings().time, .rated = true},
        QuickCancel{},
        TableCreate{.settings = settings(), .password = u"سر"_s},
        TableJoin{.inviteCode = u"ABCDE-FGHJK"_s, .password = u"pw"_s, .as = JoinAs::Spectator},
        TableLeave{},
        TableSet{.settings = settings()},
        Ready{.ready = true, .settingsRev = 2},
        Kick{.account = 12},
        Invite{.renew = true, .code = u"ABCDEFGHJK"_s},
        Move{.game = Sixteen,
            .ply = 11,
            .path = Path,
            .captures = Captures,
            .hashAfter = 0x0123'4567'89ab'cdef,
            .spentMs = 2'345,
            .moveId = 42},
        Offer{.kind = OfferKind::Takeback, .ply = 11, .seat = 1},
        Answer{.kind = OfferKind::Rematch, .ply = 11, .accept = true, .seat = 1},
        Resign{.game = Sixteen, .ply = 11},
        Claim{.kind = ClaimKind::LeftDraw, .game = Sixteen, .ply = 11},
        Sync{.game = Sixteen, .ply = 11, .hash = 5},
        Chat{.scope = ChatScope::Lobby, .line = chatLine(), .to = 13},
        Profile{.account = 12, .shownName = u"ليلى"_s},
        Leaderboard{.variant = "russian/blitz", .offset = 50},
        GameList{.offset = 20},
        GameFetch{.game = Sixteen},
        Ping{.t = 99},
        Pong{.t = 99},
        Mute{.account = 12, .on = true},
        Report{.account = 12, .chatIds = {7, 300}, .text = u"كلام سيئ"_s},
        AdminBan{
            .kind = BanKind::Network, .key = u"10.1.0.0/16"_s, .until = 1'764'600'000'000, .why = u"spam"_s},
        AdminUnban{.kind = BanKind::Device, .key = u"00ff"_s},
        AdminMute{.account = 12, .until = 1'764'600'000'000, .why = u"spam"_s},
        AdminCloseTable{.why = u"spam"_s},
        AdminDrain{.at = 1'764'600'000'000},
        AdminReload{},
    };
    std::vector<ClientPacket> packets;
    for (const auto &message : messages)
        packets.push_back({envelope, message});
    return packets;
}

std::vector<ServerPacket> serverPackets()
{
    const Envelope envelope{.rid = 7, .seq = 300, .table = 9};
    const std::vector<ServerMessage> messages{
        Welcome{.serverName = u"غرفة المقهى"_s,
            .serverId = Sixteen,
            .minor = 4,
            .caps = {u"chat"_s},
            .limits = {{.kind = RateKind::Chat, .burst = 5, .perMinute = 30}},
            .authModes = {AuthMode::Guest, AuthMode::Password},
            .notice = u"Welcome"_s,
            .serverTime = 1'764'529'200'000},
        Session{.account = 12,
            .shownName = u"ليلى"_s,
            .role = Role::Moderator,
            .resumeToken = Token,
            .ratings = {{.variant = "russian", .value = 1500, .deviation = 350}},
            .seats = {9, 10},
            .avatar = 2,
            .muted = {13}},
        LinkDevice{.code = u"ABCDEFGHJK"_s, .validMs = 300'000},
        AccountExport{.part = 3, .data = Sixteen, .more = true},
        LobbyPage{.rows = {lobbyRow()},
            .more = true,
            .people = {{.account = 12, .name = u"ليلى"_s, .playing = true}}},
        LobbyDelta{.upsert = {lobbyRow()}, .remove = {4, 5}, .people = {{.account = 13, .name = u"Omar"_s}}},
        RoomSet{.defaults = settings(), .chat = ChatMode::Phrases, .roomName = u"غرفة المقهى"_s},
        QuickCancel{},
        TableState{.settings = settings(),
            .settingsRev = 2,
            .seats = {{.account = 12,
                          .name = u"ليلى"_s,
                          .presence = Presence::Here,
                          .ready = true,
                          .avatar = 2,
                          .rating = 1500},
                {}},
            .stage = TableStage::Ready,
            .spectators = 2,
            .hasPassword = true,
            .inviteCode = u"ABCDEFGHJK"_s,
            .yourSeat = std::uint8_t{0},
            .game = Sixteen},
        Invite{.code = u"ABCDEFGHJK"_s},
        GameStart{.game = Sixteen,
            .whiteSeat = 1,
            .rules = "russian",
            .rulesDigest = 3,
            .startFen = "W:W21,22:B1",
            .clocks = clocks(),
            .hash = 4,
            .number = 2},
        Moved{.game = Sixteen,
            .ply = 11,
            .path = Path,
            .captures = Captures,
            .hashAfter = 5,
            .clocks = clocks(),
            .lagMs = 40,
            .spentMs = 1'500,
            .moveId = 42,
            .byComputer = true},
        Clock{.game = Sixteen, .clocks = clocks()},
        Offer{.kind = OfferKind::SwitchSides, .ply = 3, .seat = 1},
        Answer{.kind = OfferKind::Pause, .ply = 3, .accept = true, .seat = 1},
        Seat{.seat = 1, .presence = Presence::Away, .graceMs = 60'000},
        Snapshot{.game = Sixteen,
            .whiteSeat = 1,
            .rules = "russian",
            .rulesDigest = 3,
            .startFen = "W:W21,22:B1",
            .moves = {{.path = Path, .captures = Captures, .spentMs = 1'500}, {.path = {1, 5}}},
            .clocks = clocks(),
            .hash = 6,
            .offers = {{.kind = OfferKind::Takeback, .seat = 1, .ply = 2}},
            .chat = {chatLine()},
            .result = FinalResult{.outcome = core::Outcome::Draw, .reason = 6},
            .number = 2,
            .suspended = true},
        GameEnd{.game = Sixteen,
            .result = {.outcome = core::Outcome::BlackWins, .reason = 3},
            .ply = 30,
            .hash = 6,
            .clocks = clocks(),
            .ratingChanges = {{.account = 12, .before = 1500, .after = 1490}},
            .achievements = {1, 300},
            .archiveId = 8},
        Chat{.scope = ChatScope::Private, .line = chatLine(), .to = 12},
        Profile{.account = 12,
            .shownName = u"ليلى"_s,
            .avatar = 2,
            .ratings = {{.variant = "turkish/slow", .value = 1700, .deviation = 60, .games = 300}},
            .games = 300,
            .created = 1'764'529'200'000,
            .online = true},
        Leaderboard{.variant = "russian/blitz",
            .offset = 50,
            .rows = {{.account = 12, .name = u"ليلى"_s, .value = 1812, .deviation = 61, .games = 300}},
            .ownRank = 51,
            .more = true},
        GameList{.offset = 20,
            .rows = {{.game = Sixteen,
                .rules = "turkish",
                .white = u"ليلى"_s,
                .black = u"Omar"_s,
                .asWhite = true,
                .result = {.outcome = core::Outcome::Draw, .reason = 6},
                .plies = 61,
                .rated = true,
                .started = 1'764'529'200'000}},
            .more = true},
        GameFetch{.game = Sixteen, .pdn = QByteArrayLiteral("[White \"?\"]\n\n1. 22-17 *\n")},
        Notice{.kind = NoticeKind::Redirect, .at = 1'764'529'200'000, .arg = u"play.example:47821"_s},
        Error{.code = ErrorCode::Rate,
            .retryMs = 2'000,
            .arg = "chat",
            .until = 1'764'600'000'000,
            .text = u"كلام سيئ"_s},
        Ok{},
        Ping{.t = 99},
        Pong{.t = 99},
    };
    std::vector<ServerPacket> packets;
    for (const auto &message : messages)
        packets.push_back({envelope, message});
    return packets;
}

} // namespace naqla::net::wire::samples
