// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/searcher.h"

#include "core/board/cpu.h"
#include "core/rules/variant_traits.h"

#include <cstdlib>

namespace naqla::core {

std::unique_ptr<Searcher> makeSearcher(const Rules &rules, TranspositionTable &table)
{
    if (mayUseCompiledTraits()) {
#define NAQLA_TRY(name)                                                                                      \
    if (rules.traits == traits::name)                                                                        \
        return searchers::make##name(rules, table);
        NAQLA_FOR_EACH_COMPILED_TRAITS(NAQLA_TRY)
#undef NAQLA_TRY
    }
    return makeRuntimeSearcher(rules, table);
}

std::unique_ptr<Searcher> makeRuntimeSearcher(const Rules &rules, TranspositionTable &table)
{
    const BoardShape &board = rules.traits.board;
#define NAQLA_TRY(name, columns, rows, cells)                                                                \
    if (board.width == columns && board.height == rows && board.played == PlayedCells::cells)                \
        return searchers::make##name(rules, table);
    NAQLA_FOR_EACH_LAYOUT(NAQLA_TRY)
#undef NAQLA_TRY
    std::abort(); // the contract of BoardShape
}

} // namespace naqla::core
