// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bench.h"
#include "core/engine/engine.h"

#include <algorithm>
#include <cstdio>
#include <thread>
#include <vector>

/// How fast the engine searches each variant, and how soon it stops when asked to.
namespace {

using namespace naqla::core;
using Clock = std::chrono::steady_clock;

/// From asking for a stop to having the move.
std::chrono::nanoseconds stopLatency(Engine &engine, const Game &game, std::chrono::milliseconds after)
{
    std::stop_source source;
    Clock::time_point asked;
    std::jthread asker([&] {
        std::this_thread::sleep_for(after);
        asked = Clock::now();
        source.request_stop();
    });
    (void)engine.search(game, {}, source.get_token());
    const auto now = Clock::now();
    asker.join();
    return now - asked;
}

void printLatency(VariantId id)
{
    std::vector<std::chrono::nanoseconds> latencies;
    Engine engine(64);
    for (const Game &game : benchGames(id)) {
        for (int ms = 3; ms < 80; ms += 3)
            latencies.push_back(stopLatency(engine, game, std::chrono::milliseconds(ms)));
    }
    std::ranges::sort(latencies);
    const auto milliseconds = [&](std::size_t percent) {
        const auto value = latencies[(latencies.size() - 1) * percent / 100];
        return std::chrono::duration<double, std::milli>(value).count();
    };
    std::printf("stopLatency %s  p50 %.3f ms  p99 %.3f ms  max %.3f ms\n",
        std::string(variant(id).textId).c_str(), milliseconds(50), milliseconds(99), milliseconds(100));
}

} // namespace

int main()
{
    for (const Variant &entry : variants()) {
        const BenchResult result = runBench(entry.id);
        std::printf("%-14s nodes %10llu  nps %10llu\n", std::string(entry.textId).c_str(),
            static_cast<unsigned long long>(result.nodes), // NOLINT(google-runtime-int)
            static_cast<unsigned long long>(result.nodesPerSecond())); // NOLINT(google-runtime-int)
    }
    printLatency(VariantId::Russian);
    printLatency(VariantId::Canadian);
    return 0;
}
