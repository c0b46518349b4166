// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cli/child_process.h"
#include "core/cli/opponent.h"

namespace naqla::cli {

/// A program that speaks the Hub protocol. It is started at once, and again for the next game after it
/// has failed.
class HubOpponent final : public Opponent
{
public:
    /// @throws UsageError when the program cannot play at all
    HubOpponent(std::string command, const core::NamedRules &rules, const MoveBudget &budget,
        std::optional<std::chrono::milliseconds> patience);

    [[nodiscard]] std::string name() const override { return m_name; }
    void beginGame(std::uint64_t seed) override;
    [[nodiscard]] core::Result<core::Move, OpponentFault> move(const core::Game &game) override;

private:
    using Until = ChildProcess::Clock::time_point;
    [[nodiscard]] static Until after(std::chrono::milliseconds time)
    {
        return ChildProcess::Clock::now() + time;
    }

    void start();
    void takeGreeting(const core::hub::Line &line, std::optional<bool> &plays);
    [[nodiscard]] bool send(const core::hub::Line &line, Until until);
    [[nodiscard]] std::optional<core::hub::Line> receive(Until until);
    [[nodiscard]] std::optional<OpponentFault> setPosition(const core::Game &game);
    [[nodiscard]] core::Result<core::Move, OpponentFault> think(const core::Game &game);
    [[nodiscard]] OpponentFault silence() const;

    std::string m_command;
    std::string m_name;
    core::NamedRules m_rules;
    MoveBudget m_budget;
    std::optional<std::chrono::milliseconds> m_patience;
    std::unique_ptr<ChildProcess> m_process;
};

} // namespace naqla::cli
