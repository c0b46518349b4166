// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/rules/variants.h"

#include <iomanip>
#include <ostream>

namespace naqla::cli {

int variantsCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {});
    for (const core::Variant &entry : core::variants()) {
        const core::BoardShape &board = entry.rules.traits.board;
        const std::string size = std::to_string(board.width) + 'x' + std::to_string(board.height);
        out << std::left << std::setw(15) << entry.textId << std::setw(7) << size << std::setw(4)
            << startPosition(entry.rules).pieces(core::Side::White).count() << entry.gameTypeTag << '\n';
    }
    return 0;
}

} // namespace naqla::cli
