// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/position_options.h"
#include "core/notation/notation.h"
#include "core/rules/legality.h"
#include "core/rules/perft.h"

#include <chrono>
#include <cstdio>
#include <ostream>

namespace naqla::cli {

using namespace core;

int perftCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {withPositionOptions({"depth", "threads"}), {"divide"}, 0});
    const Given given = readGiven(arguments);
    const Rules &rules = given.rules.rules;
    (void)arguments.required("depth");
    const int depth = *arguments.number("depth", 0, 99);
    const int threads = arguments.number("threads", 1, 256).value_or(1);
    const bool divide = arguments.has("divide") && depth > 0;

    const auto begin = std::chrono::steady_clock::now();
    std::uint64_t nodes = 0;
    if (divide) {
        const auto moves = legalMoves(rules, given.start);
        for (const Move &move : moves) {
            const auto leaves = perft(rules, positionAfter(rules, given.start, move), depth - 1, threads);
            out << moveText(given.spoken, moves, move) << ' ' << leaves << '\n';
            nodes += leaves;
        }
    } else {
        nodes = perft(rules, given.start, depth, threads);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", seconds);
    const auto nps = static_cast<std::uint64_t>(static_cast<double>(nodes) / std::max(seconds, 1e-6));
    out << "nodes " << nodes << "  seconds " << text << "  nps " << nps << '\n';
    return 0;
}

} // namespace naqla::cli
