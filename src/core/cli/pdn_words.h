// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace naqla::cli {

class Arguments;

/// The rules of `--variant`, where it is there. @throws UsageError
[[nodiscard]] std::optional<core::NamedRules> rulesIfGiven(const Arguments &arguments);
[[nodiscard]] std::optional<core::VariantId> variantIfGiven(const Arguments &arguments);

/// Prints what is wrong in a file, one line each: file and line, game, ply, word and what is wrong with it.
/// After the first hundred it only counts them: a file that is no game file has thousands.
class FaultPrinter
{
public:
    FaultPrinter(std::ostream &out, std::string file)
        : m_out(out)
        , m_file(std::move(file))
    {
    }
    void print(const std::vector<core::PdnError> &faults);
    /// Says how many were not printed.
    void finish();

private:
    std::ostream &m_out;
    std::string m_file;
    int m_printed = 0;
    int m_unprinted = 0;
};

} // namespace naqla::cli
