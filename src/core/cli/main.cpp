// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/commands.h"

#include <iostream>
#include <vector>

int main(int argc, char *argv[])
{
    std::ios::sync_with_stdio(false);
    const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
    return naqla::cli::runCommandLine(words, std::cout, std::cerr);
}
