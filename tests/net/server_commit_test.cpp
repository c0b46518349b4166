// SPDX-License-Identifier: GPL-3.0-or-later
// What the server does while the disk is still at work.
#include "tests/net/server_world.h"

#include <utility>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;

namespace {

/// A store whose commits end when the test says so.
class SlowStore final : public MemoryStore
{
public:
    void commit(std::function<void(bool)> done) override
    {
        ++commits;
        m_waiting.push_back(std::move(done));
        if (!isSlow)
            waitForCommits();
    }
    void waitForCommits() override
    {
        while (!m_waiting.empty()) {
            const auto done = std::move(m_waiting.front());
            m_waiting.pop_front();
            MemoryStore::commit(done);
        }
    }
    bool isSlow = false;
    int commits = 0;

private:
    std::deque<std::function<void(bool)>> m_waiting;
};

/// Two tables with a running game each, and then a slow disk.
class ServerCommit : public testing::Test
{
protected:
    ServerCommit()
        : world(3, {}, true, &store)
    {
        world.startGame(white, black, World::settings());
        world.startGame(otherWhite, otherBlack, World::settings());
        for (Client *client : {&white, &black, &otherWhite, &otherBlack})
            client->forget();
        store.isSlow = true;
        store.commits = 0;
    }
    static Client &mover(Client &one, Client &other) { return one.mirror.isMyTurn() ? one : other; }
    void diskIsDone()
    {
        store.waitForCommits();
        world.run();
    }

    SlowStore store;
    World world;
    Client &white = world.guest(u"Layla"_s);
    Client &black = world.guest(u"Omar"_s);
    Client &otherWhite = world.guest(u"Ali"_s);
    Client &otherBlack = world.guest(u"Zayd"_s);
};

} // namespace

TEST_F(ServerCommit, ConfirmsAMoveOnlyWhenItIsDurable)
{
    mover(white, black).playFirst();
    EXPECT_EQ(white.count<wire::Moved>() + black.count<wire::Moved>(), 0);
    diskIsDone();
    EXPECT_EQ(white.count<wire::Moved>(), 1);
    EXPECT_EQ(black.count<wire::Moved>(), 1);
}

TEST_F(ServerCommit, GoesOnWithOtherTablesAndKeepsThemTogetherInTheNextCommit)
{
    mover(white, black).playFirst();
    mover(otherWhite, otherBlack).playFirst();
    Client &newcomer = world.client(u"Huda"_s);
    newcomer.connect();
    newcomer.enterAsGuest();
    EXPECT_NE(newcomer.last<wire::Welcome>(), nullptr);
    EXPECT_EQ(store.commits, 1) << "one at a time";
    diskIsDone();
    diskIsDone();
    EXPECT_EQ(store.commits, 2) << "what came meanwhile goes together";
    EXPECT_EQ(otherWhite.count<wire::Moved>(), 1);
    EXPECT_NE(newcomer.last<wire::Session>(), nullptr);
}

TEST_F(ServerCommit, LetsNobodyActOnWhatIsNotDurable)
{
    Client &first = mover(white, black);
    Client &second = &first == &white ? black : white;
    first.playFirst();
    const auto rid = second.ask(wire::Resign{.game = second.mirror.gameId, .ply = 0});
    EXPECT_EQ(second.mirror.ends, 0) << "it has to wait for the move";
    diskIsDone();
    EXPECT_EQ(second.count<wire::Moved>(), 1);
    EXPECT_EQ(second.answerTo(rid), wire::ErrorCode::None);
    diskIsDone();
    EXPECT_EQ(second.mirror.ends, 1);
}

TEST_F(ServerCommit, WhoSignsOutGoesWhenHisGameHasEndedDurably)
{
    Client &first = mover(white, black);
    Client &second = &first == &white ? black : white;
    first.playFirst();
    first.ask(wire::Logout{});
    EXPECT_TRUE(first.isOpen()) << "nobody waits for the disk, not even the server";
    diskIsDone();
    EXPECT_TRUE(first.isOpen());
    diskIsDone();
    EXPECT_FALSE(first.isOpen());
    EXPECT_EQ(second.mirror.ends, 1);
}

TEST_F(ServerCommit, ShowsNoOneWhoComesBackWhatIsNotDurable)
{
    Client &first = mover(white, black);
    Client &second = &first == &white ? black : white;
    second.cut();
    diskIsDone();
    second.forget();
    second.connect();
    second.resume();
    first.playFirst();
    store.isSlow = false;
    diskIsDone();
    ASSERT_NE(second.last<wire::Snapshot>(), nullptr);
    EXPECT_EQ(second.mirror.game->ply(), 1);
    EXPECT_EQ(first.mirror.game->ply(), 1);
}

TEST_F(ServerCommit, ASnapshotWaitsForTheMoveThatItWouldShow)
{
    store.isSlow = false;
    Client &watcher = world.guest(u"Huda"_s);
    store.isSlow = true;
    watcher.askAt(white.mirror.table, wire::TableJoin{.as = wire::JoinAs::Spectator});
    ASSERT_NE(watcher.last<wire::Snapshot>(), nullptr);
    watcher.forget();
    mover(white, black).playFirst();
    watcher.askAt(white.mirror.table, wire::Sync{.game = white.mirror.gameId});
    EXPECT_EQ(watcher.last<wire::Snapshot>(), nullptr);
    diskIsDone();
    diskIsDone();
    ASSERT_NE(watcher.last<wire::Snapshot>(), nullptr);
    EXPECT_EQ(watcher.last<wire::Snapshot>()->moves.size(), 1U);
}

TEST_F(ServerCommit, ADiskThatFailsConfirmsNothing)
{
    mover(white, black).playFirst();
    store.setFailing(true);
    diskIsDone();
    EXPECT_EQ(white.count<wire::Moved>() + black.count<wire::Moved>(), 0);
    EXPECT_FALSE(white.isOpen());
    EXPECT_FALSE(otherBlack.isOpen());
}

TEST_F(ServerCommit, AnEndOfTheServerWaitsForTheDisk)
{
    mover(white, black).playFirst();
    world.server->shutDown();
    EXPECT_EQ(white.count<wire::Moved>(), 1);
    ASSERT_NE(white.last<wire::Notice>(), nullptr);
}

} // namespace naqla::net
