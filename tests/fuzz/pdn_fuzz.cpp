// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game file: reading ends, and what is written of it is read back as it was written.
#include "core/notation/pdn_record.h"

#include <cstdio>
#include <cstdlib>

using namespace naqla::core;

namespace {

void require(bool condition, const char *what, const std::string &once, const std::string &twice)
{
    if (condition)
        return;
    std::fprintf(stderr, "%s\n---- once\n%s\n---- twice\n%s\n", what, once.c_str(), twice.c_str());
    std::abort();
}

/// A game of the input, written and read again.
void checkWriting(const PdnRecord &record, PdnEnding ending)
{
    const std::string once = writePdn(record, ending);
    std::string twice;
    int games = 0;
    readPdnText(once, [&](PdnSource &&again) {
        twice = writePdn(replayPdn(again), ending);
        ++games;
        return true;
    });
    require(games == 1, "not one game", once, twice);
    require(once == twice, "not the same", once, twice);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string bytes(data, data + size);
    readPdnText(bytes, [](PdnSource &&source) {
        const PdnRecord record = replayPdn(source);
        checkWriting(record, PdnEnding::Asterisk);
        checkWriting(record, PdnEnding::Result);
        return true;
    });
    (void)readPdnGame(bytes);
    return 0;
}
