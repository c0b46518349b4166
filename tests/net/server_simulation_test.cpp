// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/server_world.h"

#include <gtest/gtest.h>

#include <map>

namespace naqla::net {

using namespace Qt::StringLiterals;
using namespace world;

namespace {

constexpr int People = 8;
constexpr int Actions = 1'500;

/// People who do anything at any time; that the numbers, boards and moves they are told fit together is
/// checked by each Client.
class Crowd
{
public:
    explicit Crowd(unsigned seed)
        : m_random(seed)
        , m_world(seed, unlimited())
    {
        for (int i = 0; i < People; ++i)
            (void)m_world.guest(u"Player%1"_s.arg(QChar(u'A' + i)));
    }

    void act()
    {
        Client &client = *m_world.clients[pick(People)];
        if (!client.isOpen()) {
            if (pick(3) == 0)
                comeBack(client);
            else
                m_world.advance(Milliseconds(pick(4'000)));
        } else if (pick(4) != 0 && client.mirror.isMyTurn()) {
            const auto &legal = client.mirror.game->legalMoves();
            const core::Move move = legal[pick(legal.size())];
            client.ask(client.moveMessage(move));
        } else {
            doAnything(client);
        }
        if (pick(5) == 0)
            m_world.bots.answerAll();
        m_world.run();
        note(client);
        client.forget();
    }

    /// Everybody comes back and looks; all must see the server's boards.
    void settle()
    {
        m_world.bots.answerAll();
        m_world.run();
        for (auto &client : m_world.clients) {
            if (!client->isOpen())
                comeBack(*client);
        }
        for (auto &client : m_world.clients) {
            if (client->mirror.table == 0 || !client->mirror.game || client->mirror.result)
                continue;
            const core::Position seen = client->mirror.game->position();
            const int ply = client->mirror.game->ply();
            const wire::GameId game = client->mirror.gameId;
            client->forget();
            client->ask(wire::Sync{.game = client->mirror.gameId});
            if (client->last<wire::Snapshot>() == nullptr)
                continue; // his table is gone
            if (client->last<wire::Snapshot>()->game == game) {
                EXPECT_EQ(client->mirror.game->ply(), ply);
                EXPECT_TRUE(client->mirror.game->position() == seen);
            }
        }
    }

    void expectOneEndForEachGame()
    {
        for (auto &client : m_world.clients)
            client->cut();
        m_world.advance(Milliseconds{25LL * 3600 * 1000});
        m_world.bots.answerAll();
        m_world.run();
        EXPECT_EQ(m_world.server->tableCount(), 0) << "no table lives for ever";
        EXPECT_TRUE(m_world.memory.runningGames().empty());
        EXPECT_GT(m_ends.size(), 10U);
        for (const auto &[game, ends] : m_ends)
            EXPECT_EQ(ends, 1) << game.first.toHex().toStdString();
    }
    [[nodiscard]] std::size_t endsSeen() const { return m_ends.size(); }

private:
    [[nodiscard]] static ServerConfig unlimited()
    {
        ServerConfig config;
        config.limits = std::vector<wire::RateLimit>{};
        return config;
    }
    [[nodiscard]] std::size_t pick(std::size_t count) { return m_random() % count; }

    void comeBack(Client &client)
    {
        client.mirror = {};
        client.connect();
        client.resume();
        if (client.last<wire::Session>() == nullptr)
            client.enterAsGuest();
        client.acknowledge();
    }

    [[nodiscard]] wire::TableSettings anySettings()
    {
        static const char *const rules[] = {"russian", "turkish", "italian+compulsory=false", "frisian"};
        auto settings = World::settings(rules[pick(std::size(rules))]);
        settings.hostSide = static_cast<wire::SideChoice>(pick(3));
        settings.leaver = static_cast<wire::LeaverPolicy>(pick(3));
        settings.takebacks = pick(2) == 0;
        if (pick(2) == 0)
            settings.time = {.kind = wire::TimeKind::PerMove,
                .perMoveMs = 30'000,
                .expiry = static_cast<wire::MoveExpiry>(pick(2))};
        else if (pick(2) == 0)
            settings.time = {.kind = wire::TimeKind::Clock, .baseMs = 40'000, .incrementMs = 500};
        return settings;
    }

    void doAnything(Client &client)
    {
        const wire::GameId game = client.mirror.gameId;
        const auto ply = static_cast<std::uint16_t>(client.mirror.game ? client.mirror.game->ply() : 0);
        const auto kind = static_cast<wire::OfferKind>(pick(5));
        switch (pick(16)) {
        case 0:
            return client.cut();
        case 1:
            client.ask(wire::TableCreate{.settings = anySettings()});
            break;
        case 2:
        case 3:
        case 4:
            client.askAt(m_world.clients[pick(People)]->mirror.table, wire::TableJoin{});
            break;
        case 5:
        case 6:
        case 7:
        case 8:
            client.ask(wire::Ready{.ready = true, .settingsRev = client.mirror.state.settingsRev});
            break;
        case 9:
            client.ask(wire::Offer{.kind = kind, .ply = ply});
            break;
        case 10:
            client.ask(wire::Answer{.kind = kind, .ply = ply, .accept = pick(2) == 0});
            break;
        case 11:
            if (pick(6) == 0)
                client.ask(wire::Resign{.game = game, .ply = ply});
            break;
        case 12:
            if (pick(4) == 0)
                client.ask(wire::TableLeave{});
            break;
        case 13:
            client.ask(wire::Claim{.kind = static_cast<wire::ClaimKind>(pick(5)), .game = game, .ply = ply});
            break;
        case 14:
            client.ask(wire::Move{.game = game, .ply = ply, .path = {1, 5}, .moveId = 1});
            break;
        case 15:
            m_world.advance(Milliseconds(pick(20'000)));
            client.acknowledge();
            break;
        }
    }

    void note(Client &)
    {
        for (const auto &client : m_world.clients) {
            for (const auto &packet : client->inbox) {
                if (const auto *end = std::get_if<wire::GameEnd>(&packet.message))
                    ++m_ends[{end->game, client->account}];
            }
            client->forget();
        }
    }

    std::mt19937 m_random;
    World m_world;
    std::map<std::pair<wire::GameId, wire::AccountId>, int> m_ends;
};

} // namespace

TEST(ServerSimulation, WhateverPeopleDoBoardsAgreeAndGamesEndOnce)
{
    for (unsigned seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        Crowd crowd(seed);
        for (int i = 0; i < Actions; ++i)
            crowd.act();
        crowd.settle();
        crowd.expectOneEndForEachGame();
        if (testing::Test::HasFailure())
            return;
    }
}

} // namespace naqla::net
