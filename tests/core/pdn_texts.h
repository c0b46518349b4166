// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"

#include <gtest/gtest.h>

/// What tests of game files share: texts read, played and written again.
namespace naqla::core::pdn {

inline std::vector<PdnSource> sourcesOf(std::string_view text)
{
    std::vector<PdnSource> sources;
    readPdnText(text, [&](PdnSource &&source) {
        sources.push_back(std::move(source));
        return true;
    });
    return sources;
}

inline std::vector<PdnRecord> recordsOf(std::string_view text, std::optional<VariantId> variant = {})
{
    std::vector<PdnRecord> records;
    for (const PdnSource &source : sourcesOf(text))
        records.push_back(replayPdn(source, variant));
    return records;
}

/// The game of a text that holds one.
inline PdnRecord only(std::string_view text, std::optional<VariantId> variant = {})
{
    auto records = recordsOf(text, variant);
    EXPECT_EQ(records.size(), 1U) << text;
    if (records.empty())
        return {.tree = GameTree(namedRules(VariantId::Russian))};
    return std::move(records.front());
}

/// All games of a text as strict PDN.
inline std::string convertedText(std::string_view text, PdnEnding ending = PdnEnding::Asterisk)
{
    std::string converted;
    for (const PdnRecord &record : recordsOf(text))
        converted += writePdn(record, ending) + "\n\n";
    return converted;
}

inline SquareSet capturedBy(const PdnRecord &record, int ply)
{
    const auto line = record.tree.mainLine();
    const auto &move = record.tree.node(line.at(static_cast<std::size_t>(ply))).move;
    return move ? move->captured : SquareSet{};
}

} // namespace naqla::core::pdn
