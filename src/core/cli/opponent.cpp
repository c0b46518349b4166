// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/opponent.h"

#include "core/cli/arguments.h"
#include "core/cli/hub_opponent.h"
#include "core/engine/engine.h"

#include <algorithm>

namespace naqla::cli {

using namespace core;

namespace {

class BuiltinOpponent final : public Opponent
{
public:
    explicit BuiltinOpponent(SearchLimits limits)
        : m_limits(limits)
    {
    }
    [[nodiscard]] std::string name() const override
    {
        return "Naqla, level " + std::to_string(m_limits.level);
    }
    void beginGame(std::uint64_t seed) override
    {
        m_limits.seed = seed;
        m_engine.clear();
    }
    [[nodiscard]] Result<Move, OpponentFault> move(const Game &game) override
    {
        const auto found = m_engine.search(game, m_limits);
        if (!found)
            return Unexpected{OpponentFault::Refused};
        return found->move;
    }

private:
    Engine m_engine;
    SearchLimits m_limits;
};

/// Reads `:3`, `@20000` and `:3@20000`.
SearchLimits builtinLimits(std::string_view text, std::string_view rest, const MoveBudget &budget)
{
    const auto fault = [&] { return UsageError("not an engine: " + std::string(text)); };
    const auto number = [&](std::string_view digits, std::uint64_t low, std::uint64_t high) {
        if (const auto found = numberIn(std::optional(digits), low, high))
            return *found;
        throw fault();
    };
    SearchLimits limits;
    limits.time = budget.time;
    limits.nodes = budget.nodes;
    if (const auto at = rest.find('@'); at != std::string_view::npos) {
        limits.nodes = number(rest.substr(at + 1), 1, 1'000'000'000);
        limits.time.reset();
        rest = rest.substr(0, at);
    }
    if (rest.starts_with(':'))
        limits.level = static_cast<int>(number(rest.substr(1), 1, LevelCount));
    else if (!rest.empty())
        throw fault();
    return limits;
}

} // namespace

std::unique_ptr<Opponent> opponentFrom(std::string_view text, const NamedRules &rules,
    const MoveBudget &budget, std::optional<std::chrono::milliseconds> patience)
{
    constexpr std::string_view Builtin = "builtin";
    const std::string_view rest = text.substr(std::min(Builtin.size(), text.size()));
    if (text.starts_with(Builtin) && (rest.empty() || rest.front() == ':' || rest.front() == '@'))
        return std::make_unique<BuiltinOpponent>(builtinLimits(text, rest, budget));
    return std::make_unique<HubOpponent>(std::string(text), rules, budget, patience);
}

} // namespace naqla::cli
