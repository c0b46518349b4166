// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/store/store.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

/// What every store must do; each program of tests instantiates it for its kinds.
namespace naqla::net {

struct StoreKind
{
    const char *name;
    bool lasts; ///< what was committed is there when it is opened again
    /// Makes a new place; each call of the result makes a store that is kept there.
    std::function<std::function<std::unique_ptr<Store>()>()> newPlace;
};

class StoreConformance : public testing::TestWithParam<StoreKind>
{
protected:
    StoreConformance();
    Store &store() { return *m_store; }
    void commit();
    /// As after a new start of the program.
    void reopen();
    [[nodiscard]] std::optional<TokenRecord> token(const QByteArray &hash) { return store().findToken(hash); }
    [[nodiscard]] std::vector<StoredGame> running() { return store().runningGames(); }
    [[nodiscard]] std::optional<StoredGame> game(const wire::GameId &id) { return store().findGame(id); }

private:
    std::function<std::unique_ptr<Store>()> m_make;
    std::unique_ptr<Store> m_store;
};

// Samples
[[nodiscard]] GameRecord gameRecord(char id, std::uint64_t started);
[[nodiscard]] MoveRecord moveRecord(const GameRecord &game, std::uint16_t ply);

} // namespace naqla::net
