// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/generator_instance.h"

#include "core/board/cpu.h"
#include "core/rules/variant_traits.h"

#include <cstdlib>

namespace naqla::core {

namespace {

using Make = const GeneratorInstance &(*)();
struct ForProcessors
{
    Make any;
    Make modern;
    [[nodiscard]] const GeneratorInstance &best() const
    {
        static const bool Modern = hasModernCpu();
        return Modern ? modern() : any();
    }
};

} // namespace

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
        return ForProcessors{instances::any_cpu::name, instances::modern_cpu::name}.best();
    NAQLA_FOR_EACH_LAYOUT(NAQLA_TRY)
#undef NAQLA_TRY
    std::abort(); // the contract of BoardShape
}

} // namespace naqla::core
