// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/server/due_queue.h"
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

#include <random>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;
using wire::ErrorCode;

namespace {

[[nodiscard]] wire::Quick blitz(std::string rules = "russian")
{
    return {.rules = std::move(rules),
        .time = {.kind = wire::TimeKind::Clock, .baseMs = 180'000, .incrementMs = 2'000}};
}

} // namespace

TEST(QuickPlay, PairsTwoWhoWantTheSame)
{
    World world;
    Client &first = world.guest(u"Omar"_s);
    Client &other = world.guest(u"Huda"_s);
    Client &second = world.guest(u"Ali"_s);
    const auto request = first.ask(blitz());
    EXPECT_EQ(first.answerTo(request), ErrorCode::None);
    EXPECT_EQ(first.count<wire::Ok>(), 1) << "he waits";
    other.ask(blitz("turkish"));
    auto slower = blitz();
    slower.time.baseMs = 600'000;
    EXPECT_EQ(other.count<wire::Ok>(), 1);
    other.ask(slower);
    EXPECT_EQ(other.count<wire::Ok>(), 2) << "neither of his wishes is the other's";
    second.ask(blitz("russian.casual")); // the default of "russian", written out
    ASSERT_TRUE(first.mirror.game && second.mirror.game);
    EXPECT_EQ(first.mirror.table, second.mirror.table);
    EXPECT_EQ(first.mirror.state.settings.time.baseMs, 180'000U);
    EXPECT_NE(first.mirror.side(), second.mirror.side());
    EXPECT_FALSE(other.mirror.game);
    const auto state = std::find_if(first.inbox.begin(), first.inbox.end(),
        [](const auto &packet) { return std::holds_alternative<wire::TableState>(packet.message); });
    EXPECT_EQ(state->envelope.rid, request) << "the table answers his own request";
    (first.mirror.isMyTurn() ? first : second).playFirst();
    EXPECT_EQ(second.mirror.game->ply(), 1);
}

TEST(QuickPlay, MayBeWithdrawn)
{
    World world;
    Client &first = world.guest(u"Omar"_s);
    Client &second = world.guest(u"Ali"_s);
    first.ask(blitz());
    EXPECT_EQ(first.answerTo(first.ask(wire::QuickCancel{})), ErrorCode::None);
    second.ask(blitz());
    EXPECT_FALSE(second.mirror.game);
    EXPECT_EQ(first.answerTo(first.ask(wire::QuickCancel{})), ErrorCode::None)
        << "there is nothing to withdraw";
}

TEST(QuickPlay, DoesNotWaitForEverAndTellsSo)
{
    World world;
    Client &first = world.guest(u"Omar"_s);
    first.ask(blitz());
    world.advance(Milliseconds{299'000});
    EXPECT_EQ(first.count<wire::QuickCancel>(), 0);
    world.advance(Milliseconds{1'000});
    EXPECT_EQ(first.count<wire::QuickCancel>(), 1);
    Client &second = world.guest(u"Ali"_s);
    second.ask(blitz());
    EXPECT_FALSE(second.mirror.game);
}

TEST(QuickPlay, EndsForWhoGoesAwayOrSitsDownElsewhere)
{
    World world;
    Client &gone = world.guest(u"Omar"_s);
    gone.ask(blitz());
    gone.cut();
    Client &seated = world.guest(u"Huda"_s);
    seated.ask(blitz());
    EXPECT_FALSE(seated.mirror.game) << "nobody is paired with one who is not there";
    seated.ask(wire::TableCreate{.settings = World::settings()});
    EXPECT_EQ(seated.count<wire::QuickCancel>(), 1);
    Client &second = world.guest(u"Ali"_s);
    second.ask(blitz());
    EXPECT_FALSE(second.mirror.game);
    Client &third = world.guest(u"Sara"_s);
    third.ask(blitz());
    EXPECT_TRUE(third.mirror.game && second.mirror.game);
}

TEST(QuickPlay, IsOneWishAtATimeAndNoneDuringAGame)
{
    World world;
    Client &first = world.guest(u"Omar"_s);
    first.ask(blitz());
    first.ask(blitz());
    EXPECT_FALSE(first.mirror.game) << "nobody plays against himself";
    first.ask(blitz("turkish"));
    Client &second = world.guest(u"Ali"_s);
    second.ask(blitz());
    EXPECT_FALSE(second.mirror.game) << "the first wish was replaced";
    second.ask(blitz("turkish"));
    ASSERT_TRUE(second.mirror.game);
    EXPECT_EQ(second.answerTo(second.ask(blitz())), ErrorCode::State);
}

TEST(QuickPlay, RefusesWhatIsNoGame)
{
    World world;
    Client &client = world.guest(u"Omar"_s);
    EXPECT_EQ(client.answerTo(client.ask(wire::Quick{.rules = "chess"})), ErrorCode::BadField);
    wire::Quick noTime = blitz();
    noTime.time.baseMs = 0;
    EXPECT_EQ(client.answerTo(client.ask(noTime)), ErrorCode::BadField);
    wire::Quick rated = blitz();
    rated.rated = true;
    EXPECT_EQ(client.answerTo(client.ask(rated)), ErrorCode::RatedNotAllowed) << "guests have no rating";
}

TEST(DueQueue, GivesTheSameAsALookAtEverybody)
{
    DueQueue<int> queue;
    std::map<int, MonoTime> all;
    std::mt19937 random(7);
    for (int step = 0; step < 5'000; ++step) {
        const int key = static_cast<int>(random() % 40);
        const MonoTime time{static_cast<int>(random() % 1'000)};
        switch (random() % 4) {
        case 0:
            queue.drop(key);
            all.erase(key);
            break;
        case 1: {
            std::vector<int> due = queue.takeDue(time);
            EXPECT_TRUE(std::is_sorted(
                due.begin(), due.end(), [&all](int a, int b) { return all.at(a) < all.at(b); }));
            std::sort(due.begin(), due.end());
            std::vector<int> expected;
            for (const auto &[waiting, at] : all) {
                if (at <= time)
                    expected.push_back(waiting);
            }
            ASSERT_EQ(due, expected);
            std::erase_if(all, [time](const auto &entry) { return entry.second <= time; });
            break;
        }
        default:
            queue.ask(key, time);
            if (const auto [at, isNew] = all.emplace(key, time); !isNew)
                at->second = std::min(at->second, time);
        }
        std::optional<MonoTime> next;
        for (const auto &[waiting, at] : all)
            next = std::min(next.value_or(at), at);
        ASSERT_EQ(queue.next(), next);
    }
}

} // namespace naqla::net
