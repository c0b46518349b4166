// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
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
    const auto name = arguments.value("variant");
    const Variant *wanted = name ? findVariant(*name) : nullptr;
    if (name && !wanted)
        throw UsageError("unknown variant " + std::string(*name));
    const BenchResult result = runBench(wanted ? std::optional(wanted->id) : std::nullopt, depth);
    char signature[17];
    std::snprintf(signature, sizeof signature, "%016" PRIX64, result.signature);
    out << "nodes " << result.nodes << "  nps " << result.nodesPerSecond() << "  signature " << signature
        << '\n';
    return 0;
}

} // namespace naqla::cli
