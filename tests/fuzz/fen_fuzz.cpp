// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a position and as a move, for every variant: what is read is written and read back.
#include "core/notation/fen.h"
#include "core/notation/notation.h"
#include "core/rules/variants.h"

#include <cstdlib>

using namespace naqla::core;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const Rules &rules = variants()[data[0] % VariantCount].rules;
    const std::string text(data + 1, data + size);
    (void)squaresFromMoveText(rules, text);
    for (const FenSquares squares : {FenSquares::Printed, FenSquares::IndexNumbers}) {
        const auto read = parseFen(rules, text, squares);
        if (!read) {
            if (read.error().offset > text.size() + 4096)
                std::abort();
            continue;
        }
        const auto canonical = parseFen(rules, canonicalFen(rules, read->position), FenSquares::IndexNumbers);
        const auto printed = parseFen(rules, printedFen(rules, read->position));
        if (!canonical || !printed || canonical->position != read->position
            || printed->position != read->position)
            std::abort();
    }
    return 0;
}
