// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/pdn_words.h"
#include "core/engine/engine.h"
#include "core/notation/notation.h"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <thread>

#include <unistd.h>

namespace naqla::cli {

using namespace core;

namespace {

constexpr std::uint16_t LongestDemo = 120; ///< a longer game is called a draw, so that the demonstration ends
constexpr std::uint64_t NodesPerMove = 20'000;
constexpr std::chrono::milliseconds Pause(60);

char pieceLetter(std::optional<Piece> piece)
{
    if (!piece)
        return '.';
    if (piece->side == Side::White)
        return piece->kind == PieceKind::Man ? 'o' : 'O';
    return piece->kind == PieceKind::Man ? 'x' : 'X';
}

void drawBoard(std::ostream &out, const Rules &rules, const Position &position)
{
    const BoardShape &board = rules.traits.board;
    for (int row = 0; row < board.height; ++row) {
        out << std::right << std::setw(4) << board.height - row << "  ";
        for (int column = 0; column < board.width; ++column) {
            const auto square = board.squareAt({row, column});
            out << (square ? pieceLetter(position.at(*square)) : ' ') << ' ';
        }
        out << '\n';
    }
    out << "      ";
    for (int column = 0; column < board.width; ++column)
        out << static_cast<char>('a' + column) << ' ';
    out << '\n';
}

void describe(std::ostream &out, const std::string &text, const Transition &made)
{
    out << std::right << std::setw(3) << made.ply / 2 + 1 << (made.ply % 2 == 0 ? ".   " : "... ")
        << (made.before.sideToMove() == Side::White ? "White " : "Black ") << text;
    if (made.move.isCapture())
        out << "  takes " << made.move.captures.size();
    if (made.move.crowns)
        out << "  is crowned";
    out << "\n\n";
}

} // namespace

/// The strongest level plays White against the weakest, always the same game.
int demoCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {{"variant"}, {}, 0});
    NamedRules rules = rulesIfGiven(arguments).value_or(namedRules(VariantId::Russian));
    auto &limit = rules.rules.options.moveLimitPlies;
    limit = limit == 0 ? LongestDemo : std::min(limit, LongestDemo);
    const bool watched = isatty(STDOUT_FILENO) != 0;
    Game game(rules);
    Engine engine;
    out << "White: o, kings O    Black: x, kings X\n\n";
    drawBoard(out, rules.rules, game.position());
    while (!game.isOver()) {
        SearchLimits limits;
        limits.nodes = NodesPerMove;
        limits.level = game.position().sideToMove() == Side::White ? LevelCount : 1;
        const auto found = engine.search(game, limits);
        if (!found)
            break;
        const std::string text = moveText(rules.rules, game.legalMoves(), found->move);
        const auto made = game.play(found->move);
        if (!made)
            break;
        describe(out, text, *made);
        drawBoard(out, rules.rules, game.position());
        out << std::flush;
        if (watched)
            std::this_thread::sleep_for(Pause);
    }
    const auto result = game.result().value_or(GameResult{});
    out << "\nResult: " << outcomeId(result.outcome) << " (" << entry(result.reason).id << ")\n";
    return 0;
}

} // namespace naqla::cli
