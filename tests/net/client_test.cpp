// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/address.h"
#include "net/client/game_mirror.h"
#include "net/client/retry_policy.h"
#include "net/client/token_store.h"

#include "core/notation/fen.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace naqla;
using namespace naqla::net;
using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

wire::GameStart startOf(const core::NamedRules &rules)
{
    const core::Game game(rules);
    const wire::PositionHasher hasher(rules);
    wire::GameStart start;
    start.game = QByteArray(16, 'g');
    start.rules = core::rulesText(rules);
    start.rulesDigest = hasher.rulesDigest();
    start.startFen = core::canonicalFen(rules.rules, game.position());
    start.hash = hasher.of(game);
    return start;
}

/// What a server that plays by the same rules says about a move.
wire::Moved movedOf(const GameMirror &mirror, const core::Move &move)
{
    const wire::Move request = mirror.moveMessage(move, 1, 0);
    wire::Moved moved;
    moved.game = request.game;
    moved.ply = request.ply;
    moved.path = request.path;
    moved.captures = request.captures;
    moved.hashAfter = request.hashAfter;
    return moved;
}

} // namespace

TEST(RetryPolicy, WaitsLongerEachTimeAndGivesUp)
{
    double random = 0.5;
    RetryPolicy policy({}, [&random] { return random; });
    for (const int pause : {500, 1000, 2000, 4000, 8000, 15000, 15000})
        EXPECT_EQ(policy.next(), milliseconds(pause));
    policy.reset();
    random = 0.0;
    EXPECT_EQ(policy.next(), milliseconds(350));
    random = 1.0;
    EXPECT_EQ(policy.next(), milliseconds(1300));
    milliseconds sum{0};
    while (const auto pause = policy.next())
        sum += *pause;
    EXPECT_GE(sum, milliseconds(590'000));
    EXPECT_LE(sum, milliseconds(620'000));
}

TEST(TokenStore, KeepsDeviceAndTokensForItsOwnerOnly)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"below/tokens"_s);
    const QByteArray server(16, 's');
    const QByteArray token(32, 't');
    QByteArray device;
    {
        TokenStore store(path);
        device = store.deviceId();
        EXPECT_EQ(device.size(), 16);
        EXPECT_TRUE(store.setToken(server, token));
        EXPECT_FALSE(store.setToken(server, "short")) << "a token has 32 bytes";
    }
    EXPECT_FALSE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther));
    TokenStore store(path);
    EXPECT_EQ(store.deviceId(), device);
    EXPECT_EQ(store.token(server), token);
    EXPECT_TRUE(store.forget(server));
    EXPECT_TRUE(TokenStore(path).token(server).isEmpty());
}

TEST(GameMirror, PlaysWhatTheServerSaysAndNoticesADifference)
{
    const core::NamedRules rules = core::namedRules(core::VariantId::Russian);
    const wire::GameStart start = startOf(rules);
    GameMirror mirror;
    ASSERT_EQ(mirror.apply(start), GameMirror::Step::Applied);

    std::optional<core::Transition> transition;
    const core::Move first = mirror.game()->legalMoves().front();
    const wire::Moved moved = movedOf(mirror, first);
    ASSERT_EQ(mirror.apply(moved, transition), GameMirror::Step::Applied);
    ASSERT_TRUE(transition);
    EXPECT_EQ(transition->move, first);
    EXPECT_EQ(mirror.apply(moved, transition), GameMirror::Step::Known)
        << "the same move again changes nothing";
    EXPECT_EQ(mirror.game()->ply(), 1);

    const wire::Moved good = movedOf(mirror, mirror.game()->legalMoves().front());
    wire::Moved early = good;
    early.ply = 2;
    wire::Moved otherGame = good;
    otherGame.game = QByteArray(16, 'x');
    wire::Moved illegal = good;
    illegal.path = {1, 32};
    wire::Moved offBoard = good;
    offBoard.path = {0, 200};
    wire::Moved otherBoard = good;
    otherBoard.hashAfter ^= 1;
    for (const wire::Moved &wrong : {early, otherGame, illegal, offBoard, otherBoard}) {
        EXPECT_EQ(mirror.apply(wrong, transition), GameMirror::Step::OutOfStep);
        EXPECT_FALSE(transition);
    }
}

TEST(GameMirror, RebuildsTheGameFromASnapshot)
{
    const core::NamedRules rules = core::namedRules(core::VariantId::Turkish);
    const wire::GameStart start = startOf(rules);
    GameMirror played;
    ASSERT_EQ(played.apply(start), GameMirror::Step::Applied);
    wire::Snapshot snapshot;
    snapshot.game = start.game;
    snapshot.rules = start.rules;
    snapshot.rulesDigest = start.rulesDigest;
    snapshot.startFen = start.startFen;
    std::optional<core::Transition> transition;
    for (int i = 0; i < 12; ++i) {
        const wire::Moved moved = movedOf(played, played.game()->legalMoves().back());
        snapshot.moves.push_back({moved.path, moved.captures, 0});
        ASSERT_EQ(played.apply(moved, transition), GameMirror::Step::Applied);
    }
    snapshot.hash = played.hash();
    GameMirror mirror;
    ASSERT_EQ(mirror.apply(snapshot), GameMirror::Step::Applied);
    EXPECT_EQ(mirror.game()->position(), played.game()->position());
    EXPECT_EQ(mirror.game()->ply(), 12);

    snapshot.hash ^= 1;
    EXPECT_EQ(mirror.apply(snapshot), GameMirror::Step::OutOfStep);
    wire::GameStart unknown = start;
    unknown.rulesDigest ^= 1;
    EXPECT_EQ(mirror.apply(unknown), GameMirror::Step::UnknownRules) << "rules that differ in a hidden point";
    unknown.rules = "martian";
    EXPECT_EQ(mirror.apply(unknown), GameMirror::Step::UnknownRules);
}

TEST(Address, InALinkIsWhatAPersonWouldType)
{
    EXPECT_EQ(parseLink(u"naqla://192.168.1.20:47821"_s), (JoinLink{u"192.168.1.20:47821"_s, {}}));
    EXPECT_EQ(parseLink(u"NAQLA://club.example/"_s), (JoinLink{u"club.example"_s, {}}));
    EXPECT_EQ(parseLink(u"naqla://club.example:1/t/abcde-fghjk"_s),
        (JoinLink{u"club.example:1"_s, u"ABCDEFGHJK"_s}));
    const JoinLink invited{u"club.example"_s, u"ABCDEFGHJK"_s};
    EXPECT_EQ(parseLink(linkText(invited)), invited);
    const QString code = joinCodeText(QHostAddress(u"10.0.0.7"_s), 47822, QByteArray(32, 'k'));
    EXPECT_EQ(parseLink(u"naqla://"_s + code), (JoinLink{code, {}}));
    for (const QString &bad : {u"naqla://"_s, u"naqla:host"_s, u"http://host"_s, u"naqla://host:0"_s,
             u"naqla://a b"_s, u"naqla://host/../x"_s, u"naqla://host/t/"_s, u"naqla://host/t/short"_s,
             QString(u"naqla://"_s + QString(100'000, u'a'))})
        EXPECT_FALSE(parseLink(bad)) << bad.left(40).toStdString();
}

TEST(Address, TellsWhatIsWrongWithATypedLine)
{
    EXPECT_EQ(addressOfText(u""_s).error(), AddressFault::Empty);
    EXPECT_EQ(addressOfText(u"two words"_s).error(), AddressFault::BadAddress);
    EXPECT_EQ(addressOfText(u"host:99999"_s).error(), AddressFault::BadPort);
    EXPECT_EQ(addressOfText(u"ABCD-EFGH-JKMN-PQRS"_s).error(), AddressFault::CodeLength);
    const QString code = joinCodeText(QHostAddress(u"10.0.0.7"_s), 47822, QByteArray(32, 'k'));
    const auto address = addressOfText(code.toLower());
    ASSERT_TRUE(address);
    EXPECT_EQ(address->endpoints, QList<Endpoint>({{u"10.0.0.7"_s, 47822}}));
    EXPECT_EQ(address->trust.pin, QByteArray(6, 'k'));
    QString misread = code;
    misread[0] = misread[0] == u'2' ? u'3' : u'2';
    const auto other = addressOfText(misread);
    EXPECT_TRUE(!other ? other.error() == AddressFault::CodeMisread : other->endpoints != address->endpoints);
}
