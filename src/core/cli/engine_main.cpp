// SPDX-License-Identifier: GPL-3.0-or-later
// naqla-engine: the computer for other programs, by the Hub protocol on standard input and output.
#include "core/cli/hub_session.h"

#include <array>
#include <cerrno>
#include <iostream>
#include <string_view>

#include <unistd.h>

int main(int argc, char *argv[])
{
    using namespace naqla;
    // Some programs call their engines `ENGINE hub`.
    if (argc > 2 || (argc == 2 && std::string_view(argv[1]) != "hub")) {
        const bool asked = argc == 2 && std::string_view(argv[1]) == "--help";
        (asked ? std::cout : std::cerr)
            << "usage: naqla-engine [hub]; speaks the Hub protocol on standard input and output\n";
        return asked ? 0 : 2;
    }
    cli::HubSession session(std::cout);
    core::hub::LineBuffer lines;
    std::array<char, 4096> bytes{};
    for (;;) {
        const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count == 0 || (count < 0 && errno != EINTR))
            return 0;
        if (count > 0)
            lines.add({bytes.data(), static_cast<std::size_t>(count)});
        while (const auto line = lines.next()) {
            if (!session.take(*line))
                return 0;
        }
    }
}
