// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/outcome.h"

#include <array>
#include <optional>

namespace naqla::gui {

/// The games that the same two players have played one after the other: a win counts 1, a draw ½.
class MatchScore
{
public:
    /// @param exchanged  whether the players have exchanged sides since their first game
    void add(core::Outcome outcome, bool exchanged);
    /// The last game goes on: a move was taken back after its end.
    void reopen();
    /// Another game begins; the last one stands.
    void settle() { m_last.reset(); }

    [[nodiscard]] int games() const noexcept { return m_games; }
    [[nodiscard]] int halfPoints(core::Side side, bool exchanged) const;

private:
    using Halves = std::array<int, 2>; ///< by the sides of the first game
    Halves m_halves{};
    std::optional<Halves> m_last;
    int m_games = 0;
};

} // namespace naqla::gui
