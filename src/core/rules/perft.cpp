// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/perft.h"

#include "core/rules/generator_instance.h"

namespace naqla::core {

std::uint64_t perft(const Rules &rules, const Position &position, int depth, int threads)
{
    return generatorInstance(rules.traits).perft(rules, position, depth, threads);
}

} // namespace naqla::core
