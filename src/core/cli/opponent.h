// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// The players of a match: our engine, and programs that speak the Hub protocol.
namespace naqla::cli {

/// What a player may use for one move: one of the two.
struct MoveBudget
{
    std::optional<std::chrono::milliseconds> time{};
    std::optional<std::uint64_t> nodes{};
};

/// Why a player gives no move. It has lost the game then.
enum class OpponentFault : std::uint8_t
{
    Silent, ///< no answer in time
    Ended, ///< the program has ended
    Refused, ///< it cannot play the position
    IllegalMove
};

class Opponent
{
public:
    Opponent() = default;
    virtual ~Opponent() = default;
    Opponent(const Opponent &) = delete;
    Opponent &operator=(const Opponent &) = delete;

    /// As a game file calls it.
    [[nodiscard]] virtual std::string name() const = 0;
    /// Forgets what it knows.
    virtual void beginGame(std::uint64_t seed) = 0;
    /// The move in the present position of a game that is not over.
    [[nodiscard]] virtual core::Result<core::Move, OpponentFault> move(const core::Game &game) = 0;
};

/// @param text `builtin`, `builtin:LEVEL`, either with `@NODES` for nodes of its own, or a program's command
/// @param patience how long a program may be silent beyond its time; by default as long as is usual
/// @throws UsageError
[[nodiscard]] std::unique_ptr<Opponent> opponentFrom(std::string_view text, const core::NamedRules &rules,
    const MoveBudget &budget, std::optional<std::chrono::milliseconds> patience);

} // namespace naqla::cli
