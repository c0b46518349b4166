// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace naqla::core {

/// Adds a comment of a file to the notes of a move of `side`. A clock that this program can write again is
/// taken out of it; all other commands stay as they are.
void addComment(MoveNotes &notes, std::string_view comment, Side side);
/// Adds text to a comment, after a blank.
void appendText(std::string &comment, std::string_view text);
/// The comment with which a file keeps these notes of a move of `side`: text and clock; empty when there is
/// nothing to keep.
[[nodiscard]] std::string commentOf(const MoveNotes &notes, Side side);

} // namespace naqla::core
