// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/store_conformance.h"

namespace naqla::net {

using namespace Qt::StringLiterals;

StoreConformance::StoreConformance()
    : m_make(GetParam().newPlace())
    , m_store(m_make())
{
    EXPECT_TRUE(m_store->open()) << m_store->errorText().toStdString();
}

void StoreConformance::commit()
{
    bool stored = false;
    store().commit([&stored](bool done) { stored = done; });
    store().waitForCommits();
    EXPECT_TRUE(stored) << store().errorText().toStdString();
}

void StoreConformance::reopen()
{
    if (!GetParam().lasts)
        return;
    m_store.reset();
    m_store = m_make();
    EXPECT_TRUE(m_store->open()) << m_store->errorText().toStdString();
}

GameRecord gameRecord(char id, std::uint64_t started)
{
    return {.id = QByteArray(16, id),
        .table = 0x1f'ffff'ffff'ffff,
        .settings = QByteArray("\xa0\x00\xff", 3),
        .settingsRev = 3,
        .rules = "russian.site+moveLimit=80",
        .startFen = "W:W21:B1",
        .seats = {SeatRecord{.account = 7, .name = u"ليلى"_s, .avatar = 2}, SeatRecord{.account = 8}},
        .whiteSeat = 1,
        .number = 2,
        .passwordHash = QByteArray(32, '\0'),
        .inviteCode = u"ABCDEFGHJK"_s,
        .startedUtc = started};
}

MoveRecord moveRecord(const GameRecord &game, std::uint16_t ply)
{
    return {.game = game.id,
        .ply = ply,
        .path = {22, 0, 6},
        .captures = {},
        .spentMs = 0xffff'ffff,
        .lagMs = 3,
        .whiteMs = 4,
        .blackMs = 5,
        .moveId = 0x8000'0000,
        .byComputer = ply % 2 == 1};
}

namespace {

[[nodiscard]] RatingRecord ratingRecord(
    wire::AccountId account, double value, std::uint64_t listedUntil, std::string variant = "russian/blitz")
{
    return {.account = account,
        .variant = std::move(variant),
        .value = value,
        .deviation = 61.5,
        .volatility = 0.059'995'984,
        .games = 7,
        .lastUtc = 1'764'529'200'000,
        .listedUntilUtc = listedUntil};
}

[[nodiscard]] TokenRecord tokenRecord(char hash, char family, wire::AccountId account, std::uint64_t expires)
{
    return {.hash = QByteArray(32, hash),
        .family = QByteArray(16, family),
        .account = account,
        .device = QByteArray(16, '\0'),
        .expiresUtc = expires};
}

} // namespace

TEST_P(StoreConformance, KeepsValuesByName)
{
    EXPECT_EQ(store().findMeta(u"k"_s), std::nullopt);
    store().setMeta(u"k"_s, QByteArray("\0a", 2));
    store().setMeta(u"k"_s, QByteArray("\0b", 2));
    commit();
    reopen();
    EXPECT_EQ(store().findMeta(u"k"_s), QByteArray("\0b", 2));
}

TEST_P(StoreConformance, KeepsAccounts)
{
    const AccountRecord account{.id = 0x1f'ffff'ffff'fff1, .name = u"عمر"_s, .avatar = 4, .createdUtc = 99};
    store().putAccount(account);
    commit();
    reopen();
    EXPECT_EQ(store().findAccount(account.id), account);
    EXPECT_EQ(store().findAccount(5), std::nullopt);
}

TEST_P(StoreConformance, KnowsAccountsByTheKeyOfTheirName)
{
    const AccountRecord guest{.id = 3, .name = u"guest"_s};
    AccountRecord account{.id = 4,
        .name = u"Omar"_s,
        .guest = false,
        .createdUtc = 9,
        .nameKey = u"omar"_s,
        .passwordHash = "$argon2id$",
        .email = u"o@example.org"_s,
        .locale = u"ar"_s};
    store().putAccount(guest);
    store().putAccount(account);
    account.passwordHash = "$argon2id$2";
    store().putAccount(account);
    commit();
    reopen();
    EXPECT_EQ(store().findAccount(4), account);
    EXPECT_EQ(store().accountNames(), (std::map<QString, wire::AccountId>{{u"omar"_s, 4}}));
}

TEST_P(StoreConformance, AnErasedAccountLeavesItsGamesWithoutItsName)
{
    store().putAccount({.id = 7, .name = u"ليلى"_s, .guest = false, .nameKey = u"ليلى"_s});
    store().putToken(tokenRecord('a', 'f', 7, 100));
    store().addGame(gameRecord('a', 10));
    store().renameSeats(7, u"Leila"_s);
    EXPECT_EQ(game(QByteArray(16, 'a'))->record.seats[0].name, u"Leila"_s);
    store().eraseAccount(7);
    commit();
    reopen();
    EXPECT_EQ(store().findAccount(7), std::nullopt);
    EXPECT_TRUE(store().accountNames().empty());
    EXPECT_EQ(token(QByteArray(32, 'a')), std::nullopt);
    EXPECT_EQ(game(QByteArray(16, 'a'))->record.seats[0].name, QString());
    EXPECT_EQ(game(QByteArray(16, 'a'))->record.seats[0].account, 7U);
}

TEST_P(StoreConformance, ListsTheFinishedGamesOfSomebodyNewestFirst)
{
    for (const char id : {'a', 'b', 'c', 'd'}) {
        GameRecord record = gameRecord(id, 1);
        if (id == 'b')
            record.seats = {SeatRecord{.account = 1}, SeatRecord{.account = 2}};
        store().addGame(record);
        if (id != 'd')
            store().finishGame(record.id, {}, static_cast<std::uint64_t>(id), {});
    }
    commit();
    reopen();
    const auto ids = [this](wire::AccountId account, std::size_t skip, std::size_t count) {
        std::string text;
        for (const StoredGame &game : store().gamesOf(account, skip, count))
            text += game.record.id.front();
        return text;
    };
    EXPECT_EQ(ids(7, 0, 10), "ca");
    EXPECT_EQ(ids(8, 1, 10), "a");
    EXPECT_EQ(ids(8, 0, 1), "c");
    EXPECT_EQ(ids(2, 0, 10), "b");
    EXPECT_EQ(ids(99, 0, 10), "");
}

TEST_P(StoreConformance, KeepsGamesWithTheirMoves)
{
    const GameRecord later = gameRecord('b', 20);
    const GameRecord earlier = gameRecord('a', 10);
    store().addGame(later);
    store().addGame(earlier);
    std::vector<MoveRecord> moves;
    for (std::uint16_t ply = 0; ply < 5; ++ply) {
        moves.push_back(moveRecord(later, ply));
        store().addMove(moves.back());
    }
    commit();
    reopen();
    EXPECT_EQ(game(later.id), (StoredGame{.record = later, .moves = moves}));
    ASSERT_EQ(running().size(), 2U);
    store().removeMoves(later.id, 3);
    store().addMove(moveRecord(later, 3));
    commit();
    reopen();
    EXPECT_EQ(game(later.id)->moves.size(), 4U);
    EXPECT_EQ(game(QByteArray(16, 'c')), std::nullopt);
}

TEST_P(StoreConformance, KeepsTheLastMarkOfTheClocks)
{
    const GameRecord record = gameRecord('a', 10);
    store().addGame(record);
    EXPECT_EQ(game(record.id)->clocks, std::nullopt);
    store().putClocks({.game = record.id, .ply = 2, .whiteMs = 5, .blackMs = 6});
    const ClockRecord mark{.game = record.id, .ply = 3, .whiteMs = 0xffff'ffff, .blackMs = 0};
    store().putClocks(mark);
    commit();
    reopen();
    EXPECT_EQ(game(record.id)->clocks, mark);
    EXPECT_EQ(running().at(0).clocks, mark);
    store().removeMoves(record.id, 2);
    commit();
    EXPECT_EQ(game(record.id)->clocks, std::nullopt) << "moves were taken back";
    store().putClocks({.game = QByteArray(16, 'z')});
    commit();
}

TEST_P(StoreConformance, FinishedGamesRunNoMore)
{
    const GameRecord record = gameRecord('a', 10);
    store().addGame(record);
    store().finishGame(record.id, {.outcome = core::Outcome::Draw, .reason = 6}, 30, {});
    commit();
    reopen();
    EXPECT_TRUE(running().empty());
    EXPECT_EQ(game(record.id)->result, (wire::FinalResult{.outcome = core::Outcome::Draw, .reason = 6}));
}

TEST_P(StoreConformance, AGameThatHasAResultKeepsItAndRatesNobodyTwice)
{
    const GameRecord record = gameRecord('a', 10);
    store().addGame(record);
    const wire::FinalResult result{.outcome = core::Outcome::WhiteWins, .reason = 2};
    store().finishGame(record.id, result, 30,
        {{.after = ratingRecord(7, 1'612.062'5, 99), .before = 1'500, .opponent = 8},
            {.after = ratingRecord(8, 1'400, 99), .before = 1'500, .opponent = 7}});
    commit();
    reopen();
    store().finishGame(
        record.id, {}, 31, {{.after = ratingRecord(7, 2'000, 99), .before = 1'612.062'5, .opponent = 8}});
    commit();
    EXPECT_EQ(game(record.id)->result, result);
    EXPECT_EQ(store().ratingsOf(7), (std::vector{ratingRecord(7, 1'612.062'5, 99)}));
    EXPECT_EQ(store().ratingsOf(8), (std::vector{ratingRecord(8, 1'400, 99)}));
    store().finishGame(QByteArray(16, 'z'), result, 32, {{.after = ratingRecord(9, 1'500, 99)}});
    commit();
    EXPECT_TRUE(store().ratingsOf(9).empty()) << "by a game that nobody knows";
}

TEST_P(StoreConformance, ListsTheBestWhoAreCertainEnough)
{
    char id = 'a';
    const auto rate = [&](const RatingRecord &rating) {
        const GameRecord record = gameRecord(id++, 10);
        store().addGame(record);
        store().finishGame(record.id, {}, 30, {{.after = rating}});
    };
    rate(ratingRecord(1, 1'400, 99));
    rate(ratingRecord(1, 1'500, 99));
    rate(ratingRecord(1, 1'300, 99, "turkish/slow"));
    rate(ratingRecord(2, 1'900, 50));
    rate(ratingRecord(3, 1'700, 99));
    rate(ratingRecord(4, 1'500, 0));
    rate(ratingRecord(5, 1'500, 99));
    commit();
    reopen();
    EXPECT_EQ(store().ratingsOf(1),
        (std::vector{ratingRecord(1, 1'500, 99), ratingRecord(1, 1'300, 99, "turkish/slow")}));
    const auto best = [this](std::uint64_t utc, std::size_t count) {
        std::vector<wire::AccountId> ids;
        for (const RatingRecord &one : store().bestRatings("russian/blitz", utc, count))
            ids.push_back(one.account);
        return ids;
    };
    EXPECT_EQ(best(49, 10), (std::vector<wire::AccountId>{2, 3, 1, 5}));
    EXPECT_EQ(best(50, 10), (std::vector<wire::AccountId>{3, 1, 5})) << "he has not played for too long";
    EXPECT_EQ(best(50, 2), (std::vector<wire::AccountId>{3, 1}));
    EXPECT_EQ(store().countBetter("russian/blitz", 49, 1'500), 2U);
    EXPECT_EQ(store().countBetter("russian/blitz", 50, 1'500), 1U);
    EXPECT_EQ(store().countBetter("turkish/slow", 50, 1'500), 0U);
    store().eraseAccount(3);
    commit();
    EXPECT_TRUE(store().ratingsOf(3).empty());
    EXPECT_EQ(best(50, 2), (std::vector<wire::AccountId>{1, 5}));
}

TEST_P(StoreConformance, CountsRatedGamesOfTwo)
{
    for (const char id : {'a', 'b', 'c', 'd'}) {
        const GameRecord record = gameRecord(id, 10);
        store().addGame(record);
        std::vector<RatedSeat> seats{{.after = ratingRecord(7, 1'500, 0), .opponent = 8},
            {.after = ratingRecord(8, 1'500, 0), .opponent = 7}};
        if (id == 'd')
            seats.clear(); // a casual game
        store().finishGame(record.id, {}, static_cast<std::uint64_t>(id), seats);
    }
    commit();
    reopen();
    EXPECT_EQ(store().countRatedGames(7, 8, 0), 3U);
    EXPECT_EQ(store().countRatedGames(8, 7, 'b'), 2U);
    EXPECT_EQ(store().countRatedGames(7, 9, 0), 0U);
}

TEST_P(StoreConformance, TokensDieLiveAndArePruned)
{
    const TokenRecord old = tokenRecord('a', 'f', 1, 100);
    const TokenRecord fresh = tokenRecord('b', 'f', 1, 200);
    const TokenRecord other = tokenRecord('c', 'g', 2, 100);
    for (const auto &record : {old, fresh, other})
        store().putToken(record);
    commit();
    reopen();
    EXPECT_EQ(token(fresh.hash), fresh);
    store().killTokens(old.family, fresh.hash);
    EXPECT_TRUE(token(old.hash)->dead);
    EXPECT_FALSE(token(fresh.hash)->dead);
    EXPECT_FALSE(token(other.hash)->dead);
    TokenRecord longer = fresh;
    longer.expiresUtc = 300;
    store().putToken(longer);
    EXPECT_EQ(token(fresh.hash)->expiresUtc, 300U);
    store().pruneTokens(150, {2});
    commit();
    reopen();
    EXPECT_EQ(token(old.hash), std::nullopt);
    EXPECT_NE(token(fresh.hash), std::nullopt);
    EXPECT_NE(token(other.hash), std::nullopt) << "spared";
    store().dropTokens(fresh.family);
    store().dropTokensOfAccount(2);
    commit();
    EXPECT_EQ(token(fresh.hash), std::nullopt);
    EXPECT_EQ(token(other.hash), std::nullopt);
    store().pruneTokens(150, {});
    commit();
}

TEST_P(StoreConformance, KeepsRolesAndWhatModeratorsDid)
{
    const AccountRecord account{.id = 4,
        .name = u"Omar"_s,
        .guest = false,
        .nameKey = u"omar"_s,
        .role = wire::Role::Moderator,
        .mutedUntilUtc = 500,
        .mutedWhy = u"كلام"_s};
    BanRecord forever{
        .kind = wire::BanKind::Account, .key = u"9"_s, .why = u"spam"_s, .by = u"Omar"_s, .atUtc = 4};
    const BanRecord network{.kind = wire::BanKind::Network, .key = u"10.1.0.0/16"_s, .untilUtc = 800};
    const AuditRecord first{.id = 7, .atUtc = 1, .by = u"Omar"_s, .action = u"ban"_s, .subject = u"9"_s};
    const AuditRecord second{.id = 3, .atUtc = 2, .by = u"console"_s, .action = u"mute"_s, .detail = u"x"_s};
    const ReportRecord report{
        .id = 5, .atUtc = 3, .by = 1, .account = 9, .table = 2, .lines = u"a\nب"_s, .text = u"rude"_s};
    store().putAccount(account);
    store().putBan(forever);
    store().putBan(network);
    store().putBan({.kind = wire::BanKind::Device, .key = u"ff"_s});
    forever.why = u"much spam"_s;
    store().putBan(forever);
    store().dropBan(wire::BanKind::Device, u"ff"_s);
    store().addAudit(first);
    store().addAudit(second);
    store().addReport(report);
    commit();
    reopen();
    EXPECT_EQ(store().findAccount(4), account);
    EXPECT_EQ(store().bans(), (std::vector{forever, network}));
    EXPECT_EQ(store().newestAudit(5), (std::vector{second, first}));
    EXPECT_EQ(store().newestAudit(1), std::vector{second});
    EXPECT_EQ(store().newestReports(5), std::vector{report});
}

TEST_P(StoreConformance, KeepsWhomSomebodyDoesNotHear)
{
    for (const auto &[account, other] : {std::pair{1U, 2U}, {1U, 3U}, {1U, 3U}, {2U, 1U}, {4U, 1U}})
        store().setMuted(account, other, true);
    store().setMuted(1, 2, false);
    commit();
    reopen();
    EXPECT_EQ(store().mutedBy(1), std::vector<wire::AccountId>{3});
    EXPECT_EQ(store().mutedBy(2), std::vector<wire::AccountId>{1});
    store().eraseAccount(1);
    commit();
    EXPECT_TRUE(store().mutedBy(1).empty());
    EXPECT_TRUE(store().mutedBy(2).empty());
    EXPECT_TRUE(store().mutedBy(4).empty());
}

TEST_P(StoreConformance, ReadsSeeWhatIsNotCommitted)
{
    store().putToken(tokenRecord('a', 'f', 1, 100));
    EXPECT_NE(token(QByteArray(32, 'a')), std::nullopt);
}

} // namespace naqla::net
