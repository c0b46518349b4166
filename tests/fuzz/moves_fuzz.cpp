// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as rules, a position, moves and attempts: what is legal can be played, written and read back;
// what is not is explained.
#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "core/rules/variants.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace naqla::core;

namespace {

/// The input, byte by byte; zeros behind its end.
class Bytes
{
public:
    Bytes(const std::uint8_t *data, std::size_t size)
        : m_next(data)
        , m_end(data + size)
    {
    }
    [[nodiscard]] bool empty() const { return m_next == m_end; }
    [[nodiscard]] std::size_t below(std::size_t limit) { return empty() ? 0 : *m_next++ % limit; }

private:
    const std::uint8_t *m_next;
    const std::uint8_t *m_end;
};

void require(bool condition, const Rules &rules, const Position &position, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "%s: %s\n", what, canonicalFen(rules, position).c_str());
    std::abort();
}

/// A few pieces; kings among many of them have too many ways.
Position scattered(const BoardShape &board, Bytes &bytes)
{
    Position position;
    const auto squares = static_cast<std::size_t>(board.squareCount());
    for (std::size_t pieces = bytes.below(20); pieces > 0; --pieces) {
        const Square square(static_cast<int>(bytes.below(squares)));
        const std::size_t kind = bytes.below(4);
        const Side side = kind % 2 == 0 ? Side::White : Side::Black;
        const bool king = kind >= 2 || board.crowningRow(side).contains(square);
        position.put(square, {side, king ? PieceKind::King : PieceKind::Man});
    }
    position.setSideToMove(bytes.below(2) == 0 ? Side::White : Side::Black);
    return position;
}

void checkMove(const Rules &rules, const Position &position, const std::vector<Move> &legal, const Move &move)
{
    const Position after = positionAfter(rules, position, move);
    const Side side = position.sideToMove();
    const auto gone = static_cast<std::size_t>(position.occupied().count() - after.occupied().count());
    require(gone == move.captures.size(), rules, position, "pieces that were not taken are gone");
    require(after.sideToMove() == opponent(side) && after.pieces(side).contains(move.to), rules, position,
        "the piece is not where it went");
    const auto found = findMove(rules, position, move.from, move.to, move.captured);
    require(found && found->path == move.path, rules, position, "a legal move is not found");
    const auto squares = squaresFromMoveText(rules, moveText(rules, legal, move));
    require(squares.has_value(), rules, position, "a written move is not squares");
    const auto meant = matchingMoves(rules, position, *squares);
    require(std::ranges::find(meant, move) != meant.end(), rules, position, "a written move means another");
}

void checkAttempt(const Rules &rules, const Position &position, Bytes &bytes)
{
    std::vector<Square> attempt;
    for (std::size_t count = bytes.below(5); count > 0; --count)
        attempt.emplace_back(static_cast<int>(bytes.below(Square::MaxCount)));
    const bool isOff = std::ranges::any_of(
        attempt, [&](Square square) { return square.index() >= rules.traits.board.squareCount(); });
    const auto why = explain(rules, position, attempt);
    if (isOff || attempt.empty()) {
        require(why && why->reason == Refusal::BadNotation, rules, position, "squares off the board");
        return;
    }
    const auto meant = matchingMoves(rules, position, attempt);
    require(why.has_value() == (meant.size() != 1), rules, position, "refused and legal");
    require(!why || (why->reason == Refusal::Ambiguous) == (meant.size() > 1), rules, position,
        "ambiguous or not");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes(data, size);
    Rules rules = variants()[bytes.below(VariantCount)].rules;
    rules.options.compulsoryCapture = bytes.below(4) != 0;
    Position position = scattered(rules.traits.board, bytes);
    while (!bytes.empty()) {
        checkAttempt(rules, position, bytes);
        const auto legal = legalMoves(rules, position);
        require(hasLegalMove(rules, position) == !legal.empty(), rules, position, "no move among some");
        if (legal.empty())
            break;
        const Move &move = legal[bytes.below(legal.size())];
        checkMove(rules, position, legal, move);
        position = positionAfter(rules, position, move);
    }
    return 0;
}
