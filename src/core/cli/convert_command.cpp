// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"
#include "core/cli/pdn_words.h"

#include <cstdio>
#include <fstream>
#include <iostream>

namespace naqla::cli {

using namespace core;

namespace {

/// Writes beside the file and moves into its place when all is written.
class WholeFile
{
public:
    explicit WholeFile(std::string name)
        : m_name(std::move(name))
        , m_draft(m_name + ".part")
        , m_file(m_draft, std::ios::binary | std::ios::trunc)
    {
        if (!m_file)
            throw UsageError("cannot write " + m_name);
    }
    ~WholeFile()
    {
        if (!m_done)
            std::remove(m_draft.c_str());
    }
    WholeFile(const WholeFile &) = delete;
    WholeFile &operator=(const WholeFile &) = delete;

    [[nodiscard]] std::ostream &stream() { return m_file; }
    void keep()
    {
        m_file.close();
        if (!m_file || std::rename(m_draft.c_str(), m_name.c_str()) != 0)
            throw UsageError("cannot write " + m_name);
        m_done = true;
    }

private:
    std::string m_name;
    std::string m_draft;
    std::ofstream m_file;
    bool m_done = false;
};

} // namespace

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
