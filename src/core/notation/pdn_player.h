// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"

#include <string_view>

/// The moves of one game of a file, without its tags and its result.
namespace naqla::core {

/// Plays the words of a game by given rules.
[[nodiscard]] PdnRecord playPdn(const PdnSource &source, const NamedRules &rules);
/// Keeps the words of a game that is none of ours, such as chess; nothing is played.
/// @param game what the file calls it; of the tags of `source`
[[nodiscard]] PdnRecord keepUnplayed(const PdnSource &source, std::string_view game);

} // namespace naqla::core
