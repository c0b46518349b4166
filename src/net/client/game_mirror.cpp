// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/game_mirror.h"

#include "core/notation/fen.h"

#include <algorithm>

namespace naqla::net {

namespace {

/// The squares that index numbers name; nothing when one is not on the board.
std::optional<std::vector<core::Square>> squaresOf(const std::vector<std::uint8_t> &numbers, int squareCount)
{
    std::vector<core::Square> squares;
    for (const std::uint8_t number : numbers) {
        if (number < 1 || number > squareCount)
            return std::nullopt;
        squares.emplace_back(number - 1);
    }
    return squares;
}

std::vector<std::uint8_t> numbersOf(const std::vector<core::Square> &squares)
{
    std::vector<std::uint8_t> numbers;
    for (const core::Square square : squares)
        numbers.push_back(static_cast<std::uint8_t>(square.number()));
    return numbers;
}

} // namespace

core::GameResult resultFromWire(const wire::FinalResult &result)
{
    return {result.outcome, core::endReasonFromWire(result.reason).value_or(core::EndReason::Server)};
}

bool GameMirror::begin(const std::string &rulesText, wire::Hash digest, const std::string &fen)
{
    const auto rules = core::parseRulesText(rulesText);
    if (!rules)
        return false;
    wire::PositionHasher hasher(*rules);
    if (hasher.rulesDigest() != digest)
        return false;
    core::Position start = core::startPosition(rules->rules);
    if (!fen.empty()) {
        const auto parsed = core::parseFen(rules->rules, fen, core::FenSquares::IndexNumbers);
        if (!parsed)
            return false;
        start = parsed->position;
    }
    m_game.emplace(*rules, start);
    m_hasher.emplace(std::move(hasher));
    return true;
}

GameMirror::Step GameMirror::apply(const wire::GameStart &start)
{
    if (!begin(start.rules, start.rulesDigest, start.startFen))
        return Step::UnknownRules;
    m_gameId = start.game;
    m_whiteSeat = start.whiteSeat;
    m_number = start.number;
    return hash() == start.hash ? Step::Applied : Step::OutOfStep;
}

GameMirror::Step GameMirror::apply(const wire::Snapshot &snapshot)
{
    if (!begin(snapshot.rules, snapshot.rulesDigest, snapshot.startFen))
        return Step::UnknownRules;
    m_gameId = snapshot.game;
    m_whiteSeat = snapshot.whiteSeat;
    m_number = snapshot.number;
    for (const wire::PlayedMove &played : snapshot.moves) {
        const core::Move *move = findMove(played.path, played.captures);
        if (move == nullptr || !m_game->play(core::Move(*move)))
            return Step::OutOfStep;
    }
    if (hash() != snapshot.hash)
        return Step::OutOfStep;
    if (snapshot.result)
        m_game->end(resultFromWire(*snapshot.result));
    return Step::Applied;
}

GameMirror::Step GameMirror::apply(const wire::Moved &moved, std::optional<core::Transition> &transition)
{
    transition.reset();
    if (!m_game || moved.game != m_gameId || moved.ply > m_game->ply())
        return Step::OutOfStep;
    if (moved.ply < m_game->ply())
        return Step::Known;
    const core::Move *move = findMove(moved.path, moved.captures);
    if (move == nullptr)
        return Step::OutOfStep;
    transition = m_game->play(core::Move(*move));
    const bool isEqual = transition && hash() == moved.hashAfter;
    if (!isEqual)
        transition.reset();
    return isEqual ? Step::Applied : Step::OutOfStep;
}

GameMirror::Step GameMirror::apply(const wire::GameEnd &end)
{
    if (!m_game || end.game != m_gameId || end.ply != m_game->ply() || end.hash != hash())
        return Step::OutOfStep;
    // Core has often ended the game itself with the last move, for the same reason.
    return m_game->end(resultFromWire(end.result)) ? Step::Applied : Step::Known;
}

wire::Hash GameMirror::hash() const
{
    return m_game ? m_hasher->of(*m_game) : wire::Hash{0};
}

wire::Move GameMirror::moveMessage(const core::Move &move, quint32 moveId, quint32 spentMs) const
{
    const core::Rules &rules = m_game->rules().rules;
    wire::Move message;
    message.game = m_gameId;
    message.ply = static_cast<std::uint16_t>(m_game->ply());
    message.path = numbersOf(move.path);
    message.captures = numbersOf(move.captures);
    message.hashAfter = m_hasher->of(core::positionAfter(rules, m_game->position(), move), m_game->ply() + 1);
    message.spentMs = spentMs;
    message.moveId = moveId;
    return message;
}

const core::Move *GameMirror::findMove(
    const std::vector<std::uint8_t> &path, const std::vector<std::uint8_t> &captures) const
{
    const int squareCount = m_game->rules().rules.traits.board.squareCount();
    const auto squares = squaresOf(path, squareCount);
    const auto taken = squaresOf(captures, squareCount);
    if (!squares || squares->size() < 2 || !taken)
        return nullptr;
    core::SquareSet captured;
    for (const core::Square square : *taken)
        captured.insert(square);
    const auto &legal = m_game->legalMoves();
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const core::Move &move) {
        return move.from == squares->front() && move.to == squares->back() && move.captured == captured;
    });
    return found == legal.end() ? nullptr : &*found;
}

} // namespace naqla::net
