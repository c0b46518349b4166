// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/compiled_traits.h"
#include "core/rules/move.h"
#include "core/rules/rules.h"

#include <cstdint>
#include <vector>

/// Private to core/rules: the generators behind one interface, so that each is compiled in a file of its own.
namespace naqla::core {

class GeneratorInstance
{
public:
    GeneratorInstance() = default;
    GeneratorInstance(const GeneratorInstance &) = delete;
    GeneratorInstance &operator=(const GeneratorInstance &) = delete;
    virtual ~GeneratorInstance() = default;

    enum class Paths : std::uint8_t
    {
        AllRoutes, ///< one entry for each route
        Canonical, ///< each move once
        None, ///< each move once, without its path: what the search sees
    };
    /// All legal moves, unsorted.
    [[nodiscard]] virtual std::vector<Move> moves(
        const Rules &rules, const Position &position, Paths paths) const = 0;
    [[nodiscard]] virtual std::uint64_t countMoves(const Rules &rules, const Position &position) const = 0;
    [[nodiscard]] virtual bool hasMove(const Rules &rules, const Position &position) const = 0;
    [[nodiscard]] virtual Position after(
        const Rules &rules, const Position &position, const Move &move) const = 0;
    [[nodiscard]] virtual std::uint64_t perft(
        const Rules &rules, const Position &position, int depth, int threads) const = 0;
};

/// The instance for these traits: compiled for them if there is one, for this processor.
[[nodiscard]] const GeneratorInstance &generatorInstance(const MoveTraits &traits);
/// The instance that reads the traits at run time.
[[nodiscard]] const GeneratorInstance &runtimeInstance(const MoveTraits &traits);

#define NAQLA_DECLARE_INSTANCE(name, ...) [[nodiscard]] const GeneratorInstance &name();
namespace instances::for_layouts {
NAQLA_FOR_EACH_LAYOUT(NAQLA_DECLARE_INSTANCE)
} // namespace instances::for_layouts
namespace instances::for_known_traits {
NAQLA_FOR_EACH_COMPILED_TRAITS(NAQLA_DECLARE_INSTANCE)
} // namespace instances::for_known_traits
#undef NAQLA_DECLARE_INSTANCE

} // namespace naqla::core
