// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace naqla::cli {

namespace {

constexpr std::array Table{
    Command{"variants", "", "one line each: id, board, pieces a side, PDN GameType", variantsCommand},
    Command{"perft", "--variant V --depth N [--fen F] [--rules k=v,...] [--divide] [--threads T]",
        "counts the positions reached after N plies", perftCommand},
    Command{"moves", "--variant V [--fen F] [--after \"m1 m2\"] [--rules k=v,...] [--squares index]",
        "the legal moves, as JSON", movesCommand},
    Command{"explain", "--variant V [--fen F] --move M [--rules k=v,...] [--squares index]",
        "whether a move is legal, and if not, why", explainCommand},
    Command{"play", "--variant V [--fen F] --moves \"m1 m2\" [--rules k=v,...] [--squares index]",
        "the state of the game after the moves", playCommand},
    Command{"replay", "[--variant V] FILE...", "reads game files and plays their moves", replayCommand},
    Command{"convert", "[--variant V] IN.pdn OUT.pdn", "writes the games of a file as strict PDN 3",
        convertCommand},
    Command{"demo", "[--variant V]", "shows a short game", demoCommand},
    Command{"bench", "[--variant V] [--depth N]", "searches fixed positions to a fixed depth", benchCommand},
    Command{"match",
        "--variant V --a ENGINE --b ENGINE [--games N] [--movetime MS | --nodes N] [--openings FILE] [--pdn "
        "OUT]"
        " [--rules k=v,...] [--plies N] [--seed N] [--patience MS]",
        "plays engines against each other, each opening with both colours; ENGINE is builtin[:LEVEL][@NODES] "
        "or "
        "the command of a Hub engine",
        matchCommand},
};

int printHelp(std::ostream &out)
{
    out << "usage: naqla-cli COMMAND ...\n";
    for (const Command &command : Table)
        out << "  " << command.name << ' ' << command.usage << "\n      " << command.summary << '\n';
    return 0;
}

} // namespace

std::span<const Command> commands()
{
    return Table;
}

int runCommandLine(Words words, std::ostream &out, std::ostream &err)
{
    try {
        if (words.empty())
            throw UsageError("a command is missing; `naqla-cli help` lists them");
        const std::string_view name = words.front();
        if (name == "help" || name == "--help" || name == "-h")
            return printHelp(out);
        const auto found = std::ranges::find(Table, name, &Command::name);
        if (found == Table.end())
            throw UsageError("unknown command " + std::string(name));
        return found->run(words.subspan(1), out);
    } catch (const UsageError &error) {
        err << "naqla-cli: " << error.what() << '\n';
        return 2;
    }
}

} // namespace naqla::cli
