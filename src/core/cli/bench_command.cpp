// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/pdn_words.h"
#include "core/engine/bench.h"

#include <cinttypes>
#include <cstdio>
#include <ostream>

namespace naqla::cli {

using namespace core;

int benchCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {{"variant", "depth"}, {}, 0});
    const int depth = arguments.number("depth", 1, 30).value_or(BenchDepth);
    const BenchResult result = runBench(variantIfGiven(arguments), depth);
    char signature[17];
    std::snprintf(signature, sizeof signature, "%016" PRIX64, result.signature);
    out << "nodes " << result.nodes << "  nps " << result.nodesPerSecond() << "  signature " << signature
        << '\n';
    return 0;
}

} // namespace naqla::cli
