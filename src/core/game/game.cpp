// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/game.h"

#include <algorithm>
#include <cassert>

namespace naqla::core {

namespace {

/// Who has lost or won because of what stands on the board, the mover's last move included.
std::optional<GameResult> decided(
    const Rules &rules, const Position &position, bool canMove, bool justCrowned)
{
    const Side side = position.sideToMove();
    const auto lostBy = [&](Side loser, EndReason reason) {
        return GameResult{winFor(rules.objective == Objective::Lose ? loser : opponent(loser)), reason};
    };
    if (rules.objective == Objective::FirstKing && justCrowned)
        return GameResult{winFor(opponent(side)), EndReason::FirstKing};
    for (const Side owner : {side, opponent(side)}) {
        if (position.pieces(owner).empty())
            return lostBy(owner, EndReason::NoPieces);
    }
    if (!canMove)
        return lostBy(side, EndReason::NoMoves);
    return std::nullopt;
}

} // namespace

Game::Game(NamedRules rules)
    : Game(rules, core::startPosition(rules.rules))
{
}

Game::Game(NamedRules rules, const Position &start)
    : m_rules(std::move(rules))
    , m_states{firstState(m_rules.rules, start)}
{
    judge();
}

const NamedRules &Game::rules() const noexcept
{
    return m_rules;
}

const Position &Game::startPosition() const noexcept
{
    return m_states.front().position;
}

const Position &Game::position() const noexcept
{
    return m_states.back().position;
}

const Position &Game::positionAt(int ply) const
{
    assert(ply >= 0 && ply <= this->ply());
    return m_states[static_cast<std::size_t>(ply)].position;
}

int Game::ply() const noexcept
{
    return static_cast<int>(m_moves.size());
}

const std::vector<Move> &Game::moves() const noexcept
{
    return m_moves;
}

const std::vector<Move> &Game::legalMoves() const noexcept
{
    return m_legalMoves;
}

bool Game::isOver() const noexcept
{
    return m_result.has_value();
}

const std::optional<GameResult> &Game::result() const noexcept
{
    return m_result;
}

std::vector<DrawCounter> Game::drawCounters() const
{
    return runningCounters(m_rules.rules, m_states.back());
}

std::optional<EndReason> Game::claimableDraw() const
{
    return isOver() ? std::nullopt : drawClaimable(m_rules.rules, m_states.back());
}

std::optional<Transition> Game::play(const Move &move)
{
    const auto found = std::ranges::find(m_legalMoves, move);
    if (found == m_legalMoves.end())
        return std::nullopt;
    return make(Move(*found));
}

std::optional<Transition> Game::record(const Move &move)
{
    if (!isOver())
        return play(move);
    const auto legal = findMove(m_rules.rules, position(), move.from, move.to, move.captured);
    return legal ? std::optional(make(*legal)) : std::nullopt;
}

Transition Game::make(const Move &move)
{
    Transition transition{.move = move,
        .piece = *position().at(move.from),
        .ply = ply(),
        .before = position(),
        .after = {},
        .result = {}};
    m_states.push_back(stateAfter(m_rules.rules, m_states, move));
    m_moves.push_back(move);
    judge();
    transition.after = position();
    transition.result = m_result;
    return transition;
}

bool Game::takeBack()
{
    if (m_moves.empty())
        return false;
    m_notes.erase(ply());
    m_moves.pop_back();
    m_states.pop_back();
    judge();
    return true;
}

bool Game::end(GameResult result)
{
    if (isOver())
        return false;
    m_result = result;
    m_legalMoves.clear();
    return true;
}

void Game::recordResult(std::optional<GameResult> result)
{
    judge();
    m_result = result;
    if (m_result)
        m_legalMoves.clear();
    else
        m_legalMoves = core::legalMoves(m_rules.rules, position());
}

const MoveNotes &Game::notes(int ply) const
{
    assert(ply >= 0 && ply <= this->ply());
    static const MoveNotes Nothing;
    const auto found = m_notes.find(ply);
    return found == m_notes.end() ? Nothing : found->second;
}

void Game::setNotes(int ply, MoveNotes notes)
{
    assert(ply >= 0 && ply <= this->ply());
    if (notes == MoveNotes{})
        m_notes.erase(ply);
    else
        m_notes[ply] = std::move(notes);
}

void Game::judge()
{
    const Rules &rules = m_rules.rules;
    m_legalMoves = core::legalMoves(rules, position());
    m_result = decided(rules, position(), !m_legalMoves.empty(), !m_moves.empty() && m_moves.back().crowns);
    if (!m_result) {
        if (const auto draw = drawReached(rules, m_states.back()))
            m_result = GameResult{Outcome::Draw, *draw};
    }
    if (m_result)
        m_legalMoves.clear();
}

bool operator==(const Game &a, const Game &b)
{
    return a.m_rules == b.m_rules && a.startPosition() == b.startPosition() && a.m_moves == b.m_moves
        && a.m_notes == b.m_notes && a.m_result == b.m_result;
}

} // namespace naqla::core
