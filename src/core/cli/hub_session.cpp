// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/hub_session.h"

#include "core/cli/arguments.h"
#include "core/notation/fen.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <ostream>

namespace naqla::cli {

using namespace core;
using hub::Line;

namespace {

// The transposition table as Scan counts it: a power of two of entries of 16 bytes; the least is 1 MiB.
constexpr int LeastTableBits = 16;
constexpr int UsualTableBits = 20;
constexpr int MostTableBits = 28;
constexpr int mebibytesOf(int tableBits)
{
    return 1 << (tableBits - LeastTableBits);
}
static_assert(mebibytesOf(MostTableBits) == 4096);
constexpr double LongestSeconds = 1e6;
constexpr double UsualMovesLeft = 25;
constexpr double LagSeconds = 0.05;

std::chrono::milliseconds millisecondsOf(double seconds)
{
    return std::chrono::milliseconds(std::max<std::int64_t>(1, std::llround(seconds * 1000)));
}

template <typename... Values>
std::string printed(const char *format, Values... values)
{
    char text[64];
    std::snprintf(text, sizeof text, format, values...);
    return text;
}

/// Men with two decimals; +-99.xx is the end of the game in so many plies.
std::string scoreText(int score)
{
    const int plies = WinScore - std::abs(score);
    if (plies >= 1000)
        return printed("%.2f", score / 100.0);
    return printed("%.2f", std::copysign(100 - std::min(plies, 99) / 100.0, score));
}

Line infoLine(const SearchReport &report, std::chrono::duration<double> time)
{
    Line line{"info",
        {{"depth", std::to_string(report.depth)}, {"score", scoreText(report.score)},
            {"nodes", std::to_string(report.nodes)}, {"time", printed("%.3f", time.count())}}};
    if (time.count() > 0.001)
        line.arguments.push_back(
            {"nps", printed("%.3f", static_cast<double>(report.nodes) / time.count() / 1e6)});
    line.arguments.push_back({"pv", hub::movesText(report.line)});
    return line;
}

Line parameter(std::string name, std::string value, std::string type, std::vector<hub::Argument> more)
{
    Line line{"param", {{"name", std::move(name)}, {"value", std::move(value)}, {"type", std::move(type)}}};
    line.arguments.insert(line.arguments.end(), more.begin(), more.end());
    return line;
}

} // namespace

HubSession::HubSession(std::ostream &out)
    : m_out(out)
    , m_tableBits(UsualTableBits)
{
}

HubSession::~HubSession()
{
    endSearch(true);
}

bool HubSession::take(std::string_view text)
{
    const auto line = hub::lineFromText(text);
    if (!line)
        return true;
    if (line->command == "ping") {
        say({"pong"});
        return true;
    }
    return m_isSearching ? takeWhileSearching(*line) : takeWhileIdle(*line);
}

bool HubSession::takeWhileSearching(const Line &line)
{
    if (line.command == "ponder-hit") {
        if (m_kind == Search::Ponder) {
            endSearch(false);
            go(Search::Think); // what was found so far is in the table
        }
        return true;
    }
    endSearch(true);
    return line.command == "stop" || takeWhileIdle(line);
}

bool HubSession::takeWhileIdle(const Line &line)
{
    if (line.command == "quit")
        return false;
    if (line.command == "hub") {
        greet();
    } else if (line.command == "set-param") {
        setParameter(line);
    } else if (line.command == "init") {
        makeEngine();
        say({"ready"});
    } else if (line.command == "new-game") {
        if (m_engine)
            m_engine->clear();
    } else if (line.command == "pos") {
        setPosition(line);
    } else if (line.command == "level") {
        addLevel(line);
    } else if (line.command == "go") {
        go(line.value("ponder") ? Search::Ponder : line.value("analyze") ? Search::Analyze : Search::Think);
    } else if (line.command != "stop" && line.command != "ponder-hit") {
        complain("bad command");
    }
    return true;
}

void HubSession::makeEngine()
{
    m_engine = std::make_unique<Engine>(mebibytesOf(m_tableBits));
}

void HubSession::greet()
{
    std::string names;
    for (const Variant &entry : variants())
        names.append(names.empty() ? "" : " ").append(hub::variantName(entry.id));
    say({"id", {{"name", "Naqla"}, {"version", NAQLA_VERSION}, {"author", "The Naqla developers"}}});
    say(parameter("variant", std::string(hub::variantName(m_variant)), "enum", {{"values", names}}));
    say(parameter(
        "level", std::to_string(m_level), "int", {{"min", "1"}, {"max", std::to_string(LevelCount)}}));
    say(parameter("tt-size", std::to_string(m_tableBits), "int",
        {{"min", std::to_string(LeastTableBits)}, {"max", std::to_string(MostTableBits)}}));
    say({"wait"});
}

void HubSession::setParameter(const Line &line)
{
    const std::string_view name = line.value("name").value_or("");
    const auto value = line.value("value");
    bool good = true;
    if (name == "variant") {
        const auto variant = hub::variantFromName(value.value_or(""));
        good = variant.has_value();
        m_variant = variant.value_or(m_variant);
        m_game.reset(); // its position may not even fit on the board
    } else if (name == "level") {
        const auto level = numberIn(value, 1, LevelCount);
        good = level.has_value();
        m_level = level.value_or(m_level);
    } else if (name == "tt-size") {
        const auto bits = numberIn(value, LeastTableBits, MostTableBits);
        good = bits.has_value();
        m_tableBits = bits.value_or(m_tableBits);
    }
    if (!good)
        complain("bad value");
}

void HubSession::setPosition(const Line &line)
{
    m_limits = {};
    m_game.reset();
    const NamedRules rules = namedRules(m_variant);
    const auto read = parseFen(rules.rules, line.value("pos").value_or(""), FenSquares::IndexNumbers);
    Position start = read ? read->position : Position{};
    const bool counted = rules.rules.traits.sameKingLimit > 0;
    if (!read || (counted && !hub::readKingRuns(line.value("wolf").value_or(""), start))) {
        complain("bad position");
        return;
    }
    Game game(rules, start);
    for (const std::string_view text : words(line.value("moves").value_or(""))) {
        const auto move = hub::moveFromText(
            game.isOver() ? legalMoves(rules.rules, game.position()) : game.legalMoves(), text);
        if (!move) {
            complain("illegal move");
            return;
        }
        game.record(*move);
    }
    // Where the other program plays on past a draw of ours, there is still a best move.
    m_game = game.isOver() ? Game(rules, game.position()) : std::move(game);
}

void HubSession::addLevel(const Line &line)
{
    SearchLimits &limits = m_limits.limits;
    if (const auto depth = numberIn(line.value("depth"), 1, 99))
        limits.depth = depth;
    if (const auto nodes = numberIn<std::uint64_t>(line.value("nodes"), 1, 1'000'000'000'000))
        limits.nodes = nodes;
    if (const auto seconds = numberIn(line.value("move-time"), 0.0, LongestSeconds))
        limits.time = millisecondsOf(*seconds);
    if (const auto seconds = numberIn(line.value("time"), 0.0, LongestSeconds))
        m_limits.clock = seconds;
    m_limits.increment = numberIn(line.value("inc"), 0.0, LongestSeconds).value_or(m_limits.increment);
    m_limits.movesLeft = numberIn(line.value("moves"), 0.0, LongestSeconds).value_or(m_limits.movesLeft);
    if (line.value("infinite"))
        m_limits = {};
}

SearchLimits HubSession::limits(Search kind) const
{
    SearchLimits limits = kind == Search::Think ? m_limits.limits : SearchLimits{};
    limits.level = m_level;
    if (kind == Search::Think && m_limits.clock) {
        const double moves = m_limits.movesLeft > 0 ? m_limits.movesLeft : UsualMovesLeft;
        const double share = *m_limits.clock / moves + 0.8 * m_limits.increment;
        const double most = m_limits.movesLeft == 1 ? 0.9 : 0.4;
        const auto time = millisecondsOf(std::min(share, most * *m_limits.clock) - LagSeconds);
        limits.time = std::min(time, limits.time.value_or(time));
    }
    return limits;
}

void HubSession::go(Search kind)
{
    if (!m_game) {
        complain("no position");
        return;
    }
    if (m_game->isOver()) {
        complain("the game is over");
        return;
    }
    if (!m_engine)
        makeEngine();
    m_kind = kind;
    m_dropsAnswer = false;
    m_isSearching = true;
    m_search = std::jthread(
        [this, kind, limits = limits(kind)](const std::stop_token &stop) { search(kind, limits, stop); });
}

void HubSession::search(Search kind, const SearchLimits &limits, const std::stop_token &stop)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto found = m_engine->search(*m_game, limits, stop,
        [&](const SearchReport &report) { say(infoLine(report, std::chrono::steady_clock::now() - begin)); });
    if (kind != Search::Think) { // the answer waits until it is asked for
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait(lock, stop, [] { return false; });
    }
    if (found && !m_dropsAnswer) {
        Line done{"done", {{"move", hub::moveText(found->move)}}};
        if (found->line.size() > 1)
            done.arguments.push_back({"ponder", hub::moveText(found->line[1])});
        m_isSearching = false;
        say(done);
    }
}

void HubSession::endSearch(bool answered)
{
    if (!m_search.joinable())
        return;
    m_dropsAnswer = !answered;
    m_search.request_stop();
    m_search.join();
    m_isSearching = false;
}

void HubSession::say(const Line &line)
{
    const std::lock_guard lock(m_outMutex);
    m_out << hub::lineText(line) << '\n' << std::flush;
}

void HubSession::complain(std::string_view message)
{
    say({"error", {{"message", std::string(message)}}});
}

} // namespace naqla::cli
