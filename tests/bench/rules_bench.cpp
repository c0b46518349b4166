// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the move generator: leaves per second from the start position of each variant, and lists with
// paths.
#include "core/rules/generator_instance.h"
#include "core/rules/legality.h"
#include "core/rules/perft.h"
#include "core/rules/variants.h"

#include <benchmark/benchmark.h>

#include <string>

namespace naqla::core {

namespace {

constexpr double EnoughLeaves = 2e6;

/// The first depth with enough leaves to measure.
int depthOf(const Rules &rules)
{
    int depth = 1;
    while (static_cast<double>(perft(rules, startPosition(rules), depth)) < EnoughLeaves)
        ++depth;
    return depth;
}

template <typename Count>
void countLeaves(benchmark::State &state, const Rules &rules, Count count)
{
    const Position start = startPosition(rules);
    const int depth = depthOf(rules);
    std::uint64_t leaves = 0;
    for (auto _ : state)
        leaves += count(rules, start, depth);
    state.counters["leaves/s"] = benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
    state.counters["depth"] = depth;
}

void listMoves(benchmark::State &state, const Rules &rules)
{
    const Position start = startPosition(rules);
    for (auto _ : state)
        benchmark::DoNotOptimize(legalMoves(rules, start));
}

} // namespace

} // namespace naqla::core

int main(int argc, char **argv)
{
    using namespace naqla::core;
    for (const Variant &entry : variants()) {
        const Rules &rules = entry.rules;
        const std::string name(entry.textId);
        benchmark::RegisterBenchmark(("perft/" + name).c_str(), [&rules](benchmark::State &state) {
            countLeaves(
                state, rules, [](const Rules &r, const Position &p, int d) { return perft(r, p, d); });
        });
        benchmark::RegisterBenchmark(
            ("perft/" + name + "/traits at run time").c_str(), [&rules](benchmark::State &state) {
                countLeaves(state, rules, [](const Rules &r, const Position &p, int d) {
                    return runtimeInstance(r.traits).perft(r, p, d, 1);
                });
            });
        benchmark::RegisterBenchmark(
            ("legalMoves/" + name).c_str(), [&rules](benchmark::State &state) { listMoves(state, rules); });
    }
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
