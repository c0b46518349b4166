// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cli/arguments.h"

#include <iosfwd>
#include <span>
#include <string_view>

/// The commands of naqla-cli. Each takes the words after its name and returns the exit code.
namespace naqla::cli {

using Words = std::span<const std::string_view>;

int variantsCommand(Words words, std::ostream &out);
int perftCommand(Words words, std::ostream &out);
int movesCommand(Words words, std::ostream &out);
int explainCommand(Words words, std::ostream &out);
int playCommand(Words words, std::ostream &out);
int replayCommand(Words words, std::ostream &out);
int convertCommand(Words words, std::ostream &out);
int demoCommand(Words words, std::ostream &out);
int benchCommand(Words words, std::ostream &out);
int matchCommand(Words words, std::ostream &out);

struct Command
{
    std::string_view name;
    std::string_view usage; ///< what follows the name
    std::string_view summary;
    int (*run)(Words, std::ostream &);
};
[[nodiscard]] std::span<const Command> commands();

/// Runs a whole command line, the program's name left out. Faults go to `err`, one line, exit code 2.
int runCommandLine(Words words, std::ostream &out, std::ostream &err);

} // namespace naqla::cli
