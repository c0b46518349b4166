// SPDX-License-Identifier: GPL-3.0-or-later
// naqla_make_vectors VARIANT: its file of tests/data/rules/variants, on standard output.
#include "tests/core/plain_vectors.h"

#include <iostream>

int main(int argc, char **argv)
{
    using namespace naqla::core;
    const auto rules = parseRulesText(argc == 2 ? argv[1] : "");
    if (!rules) {
        std::cerr << "usage: naqla_make_vectors VARIANT\n";
        return 2;
    }
    std::cout << plain::vectorFile(*rules);
    return 0;
}
