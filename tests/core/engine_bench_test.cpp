// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/bench.h"

#include <gtest/gtest.h>

namespace naqla::core {
namespace {

TEST(EngineBench, IsTheSameEveryTime)
{
    const BenchResult first = runBench(VariantId::English, 5);
    const BenchResult second = runBench(VariantId::English, 5);
    EXPECT_GT(first.nodes, 1000U);
    EXPECT_EQ(first.nodes, second.nodes);
    EXPECT_EQ(first.signature, second.signature);
    EXPECT_NE(first.signature, runBench(VariantId::English, 4).signature);
}

TEST(EngineBench, HasPositionsOfEveryVariant)
{
    for (const Variant &entry : variants())
        EXPECT_GE(benchGames(entry.id).size(), 3U) << entry.textId;
}

/// Numbers that change only with the way the engine plays: with another compiler, processor or kind of build
/// they are the same. Whoever changes the search or the evaluation on purpose writes the new ones here.
TEST(EngineBench, TheSearchIsTheOneThatWasMeasured)
{
    struct Measured
    {
        VariantId variant;
        std::uint64_t nodes;
    };
    for (const auto &[id, nodes] : {Measured{VariantId::Russian, 20599}, Measured{VariantId::English, 20261},
             Measured{VariantId::Turkish, 85652}, Measured{VariantId::International, 43152},
             Measured{VariantId::Canadian, 48502}})
        EXPECT_EQ(runBench(id, 6).nodes, nodes) << variant(id).textId;
}

} // namespace
} // namespace naqla::core
