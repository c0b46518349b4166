// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace naqla::gui {

inline constexpr int MarkCount = 6; ///< of PDN's annotation glyphs 1..6

/// What stands beside a move for an annotation glyph: `!`, `??`, `=`, else its number as `$24`.
[[nodiscard]] QString glyphText(std::uint16_t nag);
/// A mark in words: "good move".
[[nodiscard]] QString markName(int mark);

} // namespace naqla::gui
