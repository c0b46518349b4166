// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/pdn_words.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace naqla::cli {

using namespace core;

namespace {

struct Counts
{
    int games = 0;
    int parsed = 0; ///< every word was understood
    int replayed = 0; ///< has moves, and all of the main line are legal
    int positions = 0; ///< has no moves

    Counts &operator+=(const Counts &other)
    {
        games += other.games;
        parsed += other.parsed;
        replayed += other.replayed;
        positions += other.positions;
        return *this;
    }
};

void print(std::ostream &out, std::string_view name, const Counts &counts)
{
    out << name << ": games " << counts.games << " parsed " << counts.parsed << " replayed "
        << counts.replayed << " positions " << counts.positions << '\n';
}

bool isSyntaxFault(const PdnError &error)
{
    return error.fault == PdnFault::BadTag || error.fault == PdnFault::BadToken
        || error.fault == PdnFault::TooLarge;
}

Counts replayFile(const std::string &name, std::optional<VariantId> variant, std::ostream &faults)
{
    std::ifstream file(name, std::ios::binary);
    Counts counts;
    FaultPrinter printer(faults, name);
    const bool good = file && readPdnStream(file, [&](PdnSource &&source) {
        const PdnRecord record = replayPdn(source, variant);
        ++counts.games;
        counts.parsed += std::none_of(record.faults.begin(), record.faults.end(), isSyntaxFault) ? 1 : 0;
        counts.replayed += record.replayed() ? 1 : 0;
        counts.positions += source.hasMoves() ? 0 : 1;
        printer.print(record.faults);
        return true;
    });
    printer.finish();
    if (!good)
        throw UsageError("cannot read " + name);
    return counts;
}

} // namespace

/// Counts go to standard output, what could not be read or played to standard error.
int replayCommand(Words words, std::ostream &out)
{
    const Arguments arguments(words, {{"variant"}, {}, std::size_t(-1)});
    const auto variant = variantIfGiven(arguments);
    if (arguments.files().empty())
        throw UsageError("a file is missing");
    Counts total;
    for (const std::string_view name : arguments.files()) {
        const Counts counts = replayFile(std::string(name), variant, std::cerr);
        print(out, name, counts);
        total += counts;
    }
    print(out, "total", total);
    return 0;
}

} // namespace naqla::cli
