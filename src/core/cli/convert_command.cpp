// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/pdn_words.h"
#include "core/cli/whole_file.h"

#include <fstream>
#include <iostream>

namespace naqla::cli {

using namespace core;

int convertCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {{"variant"}, {}, 2});
    const auto variant = variantIfGiven(arguments);
    if (arguments.files().size() != 2)
        throw UsageError("convert takes two files");
    const std::string from(arguments.files()[0]);
    std::ifstream file(from, std::ios::binary);
    if (!file)
        throw UsageError("cannot read " + from);
    WholeFile result{std::string(arguments.files()[1])};
    int games = 0;
    FaultPrinter printer(std::cerr, from);
    const bool good = readPdnStream(file, [&](PdnSource &&source) {
        const PdnRecord record = replayPdn(source, variant);
        printer.print(record.faults);
        result.stream() << (games > 0 ? "\n\n" : "") << writePdn(record, PdnEnding::Asterisk);
        ++games;
        return static_cast<bool>(result.stream());
    });
    printer.finish();
    if (!good)
        throw UsageError("cannot read " + from);
    if (games > 0)
        result.stream() << '\n';
    result.keep();
    out << "games " << games << '\n';
    return 0;
}

} // namespace naqla::cli
