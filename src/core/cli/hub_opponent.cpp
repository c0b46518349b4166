// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/hub_opponent.h"

#include "core/cli/arguments.h"

#include <algorithm>
#include <cstdio>

namespace naqla::cli {

using namespace core;
using namespace std::chrono_literals;

namespace {

// What programs need: for saying who they are, for loading tables of endings, and for one answer.
constexpr auto GreetingTime = 5s;
constexpr auto LoadingTime = 60s;
constexpr auto AnswerTime = 10s;
constexpr auto CountedAnswerTime = 120s; ///< where nodes are counted and no clock is

std::string secondsText(std::chrono::milliseconds time)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", std::chrono::duration<double>(time).count());
    return text;
}

} // namespace

HubOpponent::HubOpponent(std::string command, const NamedRules &rules, const MoveBudget &budget,
    std::optional<std::chrono::milliseconds> patience)
    : m_command(std::move(command))
    , m_name(m_command)
    , m_rules(rules)
    , m_budget(budget)
    , m_patience(patience)
{
    // The protocol names a variant and knows no rules of a table; draw rules are the match's own affair.
    const Rules &usual = variant(rules.variant).rules;
    if (usual.traits != rules.rules.traits || usual.objective != rules.rules.objective
        || usual.options.compulsoryCapture != rules.rules.options.compulsoryCapture)
        throw UsageError("a Hub engine cannot be told these rules");
    start();
}

void HubOpponent::beginGame(std::uint64_t)
{
    const auto begin = [this] { return send({"new-game"}, after(m_patience.value_or(AnswerTime))); };
    if (m_process && !m_process->hasEnded() && begin())
        return;
    try {
        start();
    } catch (const UsageError &) {
        m_process.reset(); // loses this game too
        return;
    }
    if (!begin())
        m_process.reset();
}

void HubOpponent::start()
{
    m_process = std::make_unique<ChildProcess>(commandWords(m_command));
    const auto fault = [&](const char *what) { return UsageError(m_command + ' ' + what); };
    const std::string wanted(hub::variantName(m_rules.variant));
    std::optional<bool> plays; // nothing without a parameter `variant`
    auto until = after(m_patience.value_or(GreetingTime));
    if (!send({"hub"}, until))
        throw fault("does not listen");
    for (;;) {
        const auto line = receive(until);
        if (!line)
            throw fault("does not answer `hub`: are its arguments right?");
        if (line->command == "wait")
            break;
        takeGreeting(*line, plays);
    }
    if (!plays.value_or(m_rules.variant == VariantId::International))
        throw fault(("does not play " + wanted).c_str());
    until = after(m_patience.value_or(LoadingTime));
    const bool sent = (!plays || send({"set-param", {{"name", "variant"}, {"value", wanted}}}, until))
        && send({"init"}, until);
    for (bool ready = false; !ready;) {
        const auto line = sent ? receive(until) : std::nullopt;
        if (!line)
            throw fault("does not get ready");
        ready = line->command == "ready";
    }
}

void HubOpponent::takeGreeting(const hub::Line &line, std::optional<bool> &plays)
{
    if (line.command == "id") {
        const std::string name(line.value("name").value_or(""));
        const std::string version(line.value("version").value_or(""));
        if (!name.empty())
            m_name = name + (version.empty() ? "" : ' ' + version);
    } else if (line.command == "param" && line.value("name") == "variant") {
        const auto names = words(line.value("values").value_or(""));
        plays = std::ranges::find(names, hub::variantName(m_rules.variant)) != names.end();
    }
}

Result<Move, OpponentFault> HubOpponent::move(const Game &game)
{
    if (!m_process)
        return Unexpected{OpponentFault::Ended};
    const auto refused = setPosition(game);
    auto answer = refused ? Result<Move, OpponentFault>(Unexpected{*refused}) : think(game);
    if (!answer) {
        m_process->kill();
        m_process.reset();
    }
    return answer;
}

/// A program that does not understand a position goes on with the old one: its answer to `ping` shows that it
/// has read the new one, and whether it complained.
std::optional<OpponentFault> HubOpponent::setPosition(const Game &game)
{
    const auto until = after(m_patience.value_or(AnswerTime));
    hub::Line position{"pos", {{"pos", hub::positionText(m_rules.rules.traits.board, game.startPosition())}}};
    if (const std::string runs = hub::kingRunsText(game.startPosition()); !runs.empty())
        position.arguments.push_back({"wolf", runs});
    if (game.ply() > 0)
        position.arguments.push_back({"moves", hub::movesText(game.moves())});
    if (!send(position, until) || !send({"ping"}, until))
        return silence();
    bool complained = false;
    for (;;) {
        const auto line = receive(until);
        if (!line)
            return silence();
        complained = complained || line->command == "error";
        if (line->command == "pong")
            return complained ? std::optional(OpponentFault::Refused) : std::nullopt;
    }
}

Result<Move, OpponentFault> HubOpponent::think(const Game &game)
{
    const auto extra = m_patience.value_or(m_budget.time ? AnswerTime : CountedAnswerTime);
    const auto until = after(m_budget.time.value_or(0ms) + extra);
    const hub::Line level = m_budget.time ? hub::Line{"level", {{"move-time", secondsText(*m_budget.time)}}}
                                          : hub::Line{"level", {{"nodes", std::to_string(*m_budget.nodes)}}};
    if (!send(level, until) || !send({"go", {{"think"}}}, until))
        return Unexpected{silence()};
    for (;;) {
        const auto line = receive(until);
        if (!line)
            return Unexpected{silence()};
        if (line->command != "done")
            continue;
        const auto move = hub::moveFromText(game.legalMoves(), line->value("move").value_or(""));
        if (!move)
            return Unexpected{OpponentFault::IllegalMove};
        return *move;
    }
}

OpponentFault HubOpponent::silence() const
{
    return m_process->hasEnded() ? OpponentFault::Ended : OpponentFault::Silent;
}

bool HubOpponent::send(const hub::Line &line, Until until)
{
    return m_process->write(hub::lineText(line), until);
}

/// The next line of the protocol; what is none, such as drawings of boards, is left out.
std::optional<hub::Line> HubOpponent::receive(Until until)
{
    while (const auto text = m_process->readLine(until)) {
        if (auto line = hub::lineFromText(*text))
            return line;
    }
    return std::nullopt;
}

} // namespace naqla::cli
