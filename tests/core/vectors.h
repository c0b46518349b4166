// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/fen.h"
#include "core/rules/variants.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// What tests of vectors share: reading JSON lines and positions in index numbers.
namespace naqla::core::vectors {

inline std::vector<nlohmann::json> jsonLines(const std::string &name)
{
    std::ifstream file(std::string(NAQLA_TEST_DATA "/") + name);
    EXPECT_TRUE(file) << name;
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty())
            lines.push_back(nlohmann::json::parse(line));
    }
    return lines;
}

inline std::string fileText(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Squares by their numbers, counted from 1.
inline std::vector<Square> squaresOf(const std::vector<int> &numbers)
{
    std::vector<Square> squares;
    for (const int number : numbers)
        squares.emplace_back(number - 1);
    return squares;
}

inline Position positionOf(const Rules &rules, std::string_view indexFen)
{
    const auto read = parseFen(rules, indexFen, FenSquares::IndexNumbers);
    EXPECT_TRUE(read) << indexFen;
    return read ? read->position : Position{};
}

/// The rules of a preset such as `russian.site`, or of a variant.
inline NamedRules rulesOf(std::string_view text)
{
    const auto dot = text.find('.');
    const Variant *found = findVariant(text.substr(0, dot));
    EXPECT_NE(found, nullptr) << text;
    NamedRules rules = namedRules(found ? found->id : VariantId::Russian);
    if (dot == std::string_view::npos)
        return rules;
    for (const Preset &preset : found->presets) {
        if (preset.id == text.substr(dot + 1)) {
            rules.preset = preset.id;
            rules.rules.draws = preset.draws;
            rules.rules.options.compulsoryCapture = preset.compulsoryCapture;
            return rules;
        }
    }
    ADD_FAILURE() << text;
    return rules;
}

inline Square square(const nlohmann::json &number)
{
    return Square(number.get<int>() - 1);
}

inline SquareSet squares(const nlohmann::json &numbers)
{
    SquareSet set;
    for (const auto &number : numbers)
        set.insert(square(number));
    return set;
}

} // namespace naqla::core::vectors
