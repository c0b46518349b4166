// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"

#include <string>
#include <vector>

/// Test vectors of one variant, found by search with the plain generator: a start, ended positions, and
/// positions whose moves change as soon as one rule is broken.
namespace naqla::core::plain {

/// Breaking one rule, as rules text: `kingFlies=false`.
struct Mutation
{
    std::string change;
    Rules rules;
};

/// Every way of breaking one rule of the moves that these rules can tell from the right one.
[[nodiscard]] std::vector<Mutation> mutationsOf(const NamedRules &rules);

/// The file of vectors, one JSON object a line.
[[nodiscard]] std::string vectorFile(const NamedRules &rules);

} // namespace naqla::core::plain
