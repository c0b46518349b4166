// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generator_instance.h"

#include "core/board/cpu.h"
#include "core/rules/variant_traits.h"

#include <cstdlib>

namespace naqla::core {

const GeneratorInstance &generatorInstance(const MoveTraits &wanted)
{
    if (mayUseCompiledTraits()) {
#define NAQLA_TRY(name)                                                                                      \
    if (wanted == traits::name)                                                                              \
        return instances::for_known_traits::name();
        NAQLA_FOR_EACH_COMPILED_TRAITS(NAQLA_TRY)
#undef NAQLA_TRY
    }
    return runtimeInstance(wanted);
}

const GeneratorInstance &runtimeInstance(const MoveTraits &traits)
{
    const BoardShape &board = traits.board;
#define NAQLA_TRY(name, columns, rows, cells)                                                                \
    if (board.width == columns && board.height == rows && board.played == PlayedCells::cells)                \
        return instances::for_layouts::name();
    NAQLA_FOR_EACH_LAYOUT(NAQLA_TRY)
#undef NAQLA_TRY
    std::abort(); // the contract of BoardShape
}

} // namespace naqla::core
