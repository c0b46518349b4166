// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/compiled_traits.h"
#include "core/rules/generator.h"
#include "core/rules/variant_traits.h"

#include <cstdlib>

NAQLA_CPU_BEGIN

#define NAQLA_LAYOUT(name, width, height, cells) using name = BitLayout<width, height, PlayedCells::cells>;
namespace layouts {
NAQLA_FOR_EACH_LAYOUT(NAQLA_LAYOUT)
}
#undef NAQLA_LAYOUT

/// The generator compiled for known traits, and the one that reads them at run time.
template <MoveTraits T>
using CompiledGenerator = MoveGenerator<CompiledTraits<T>, LayoutOf<T.board>>;
template <typename Layout>
using RuntimeGenerator = MoveGenerator<RuntimeTraits, Layout>;

/// Calls `use` with the generator that reads its traits at run time.
template <typename Use>
decltype(auto) withRuntimeGenerator(const Rules &rules, Use &&use)
{
    const BoardShape &board = rules.traits.board;
#define NAQLA_TRY(name, columns, rows, cells)                                                                \
    if (board.width == columns && board.height == rows && board.played == PlayedCells::cells)                \
        return use(RuntimeGenerator<layouts::name>(rules));
    NAQLA_FOR_EACH_LAYOUT(NAQLA_TRY)
#undef NAQLA_TRY
    std::abort(); // the contract of BoardShape
}

/// Calls `use` with the generator for these rules: compiled for their traits, or else reading them at run
/// time. `use` is compiled for every generator there is; where that is too much for one file, make one file
/// for each as generator_instance.cpp.in does.
template <typename Use>
decltype(auto) withGenerator(const Rules &rules, Use &&use)
{
#define NAQLA_TRY(name)                                                                                      \
    if (rules.traits == traits::name)                                                                        \
        return use(CompiledGenerator<traits::name>(rules));
    NAQLA_FOR_EACH_COMPILED_TRAITS(NAQLA_TRY)
#undef NAQLA_TRY
    return withRuntimeGenerator(rules, use);
}

NAQLA_CPU_END
