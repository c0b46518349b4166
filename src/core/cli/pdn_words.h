// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"

#include <iosfwd>
#include <optional>
#include <string_view>

namespace naqla::cli {

class Arguments;

/// The variant of `--variant`. @throws UsageError
[[nodiscard]] std::optional<core::VariantId> fallbackVariant(const Arguments &arguments);
/// One line: file, game, ply, word and what is wrong with it.
void printFault(std::ostream &out, std::string_view file, const core::PdnError &error);

} // namespace naqla::cli
