// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/fen.h"
#include "core/notation/notation.h"

#include <algorithm>
#include <vector>

namespace naqla::core {

namespace {

template <typename SquareName>
std::string fenWith(const Rules &rules, const Position &position, bool backwards, SquareName nameOf)
{
    const auto list = [&](Side side) {
        std::string text(1, side == Side::White ? 'W' : 'B');
        for (const PieceKind kind : {PieceKind::Man, PieceKind::King}) {
            const SquareSet set = position.pieces(Piece{side, kind});
            std::vector<Square> squares(set.begin(), set.end());
            if (backwards)
                std::ranges::reverse(squares);
            for (const Square square : squares) {
                if (text.size() > 1)
                    text += ',';
                if (kind == PieceKind::King)
                    text += 'K';
                text += nameOf(square);
            }
        }
        return text;
    };
    std::string text = position.sideToMove() == Side::White ? "W:" : "B:";
    text += list(Side::White) + ':' + list(Side::Black);
    const KingRun white = position.kingRun(Side::White);
    const KingRun black = position.kingRun(Side::Black);
    if (rules.traits.sameKingLimit > 0 && (white.moves > 0 || black.moves > 0)) {
        text += ':';
        for (const KingRun run : {black, white}) { // Black's first, as the site that invented it writes them
            text += '+' + std::to_string(run.moves);
            if (run.moves == 0)
                continue;
            if (run.square.number() < 10)
                text += '0';
            text += std::to_string(run.square.number());
        }
    }
    return text;
}

} // namespace

std::string canonicalFen(const Rules &rules, const Position &position)
{
    return fenWith(rules, position, false, [](Square square) { return std::to_string(square.number()); });
}

std::string printedFen(const Rules &rules, const Position &position)
{
    const bool backwards = rules.notation.kind == NotationKind::Numeric
        && rules.notation.numbers == NumberOrder::FromBottomRight;
    return fenWith(rules, position, backwards, [&](Square square) { return squareText(rules, square); });
}

} // namespace naqla::core
