// SPDX-License-Identifier: GPL-3.0-or-later
// How fast game files are read: taken apart only, and with every move played. Names of files may be given;
// else a file is made of games of chance.
#include "core/notation/pdn_record.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <random>
#include <sstream>

using namespace naqla::core;

namespace {

std::string gamesOfChance(VariantId id, std::size_t bytes)
{
    std::mt19937 random(1);
    std::string text;
    while (text.size() < bytes) {
        PdnGame saved{
            {{"Event", "Games of chance"}, {"White", "White"}, {"Black", "Black"}}, Game(namedRules(id))};
        while (saved.game.ply() < 120 && !saved.game.isOver())
            saved.game.play(Move(saved.game.legalMoves()[random() % saved.game.legalMoves().size()]));
        text += writePdn(saved) + '\n';
    }
    return text;
}

template <typename Use>
double megabytesPerSecond(const std::string &text, Use use)
{
    double best = 0;
    for (int run = 0; run < 3; ++run) {
        const std::clock_t begin = std::clock(); // processor time: other programs may run beside
        readPdnText(text, [&](PdnSource &&source) {
            use(source);
            return true;
        });
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        best = std::max(best, static_cast<double>(text.size()) / 1e6 / seconds);
    }
    return best;
}

void measure(const char *name, const std::string &text)
{
    std::size_t games = 0;
    const double parsed = megabytesPerSecond(text, [&](const PdnSource &) { ++games; });
    std::size_t plies = 0;
    const double replayed = megabytesPerSecond(
        text, [&](const PdnSource &source) { plies += static_cast<std::size_t>(replayPdn(source).plies); });
    std::printf("%-24s %6zu games %8zu plies  parse %7.1f MB/s (20 asked)  replay %6.1f MB/s (4 asked)\n",
        name, games / 3, plies / 3, parsed, replayed);
}

} // namespace

int main(int argc, char *argv[])
{
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        measure(argv[i], text.str());
    }
    if (argc > 1)
        return 0;
    for (const VariantId id :
        {VariantId::International, VariantId::Russian, VariantId::English, VariantId::Turkish})
        measure(std::string(variant(id).textId).c_str(), gamesOfChance(id, 2'000'000));
    return 0;
}
