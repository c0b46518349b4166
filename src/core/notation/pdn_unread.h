// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_games.h"
#include "core/rules/rules.h"

#include <string>

namespace naqla::core {

/// The rest of a line of moves that cannot be played, in the form in which PDN wants it, so that it can be
/// written and read again.
class PdnUnread
{
public:
    [[nodiscard]] bool empty() const noexcept { return m_text.empty(); }
    /// Whether a `)` here ends the line itself, rather than a variation within the rest.
    [[nodiscard]] bool isClosedBy(PdnTokenKind kind) const noexcept
    {
        return kind == PdnTokenKind::Close && m_open == 0;
    }
    void add(PdnTokenKind kind, const std::string &word);
    /// All of it, with the variations closed that nobody closed.
    [[nodiscard]] std::string take();

private:
    void close();

    std::string m_text;
    int m_open = 0; ///< variations
};

/// A word as it stands in the file.
[[nodiscard]] std::string plainPdnWord(const PdnSource &source, const PdnElement &element);
/// A word in the form of PDN; squares in the notation of `rules`, where these are known.
[[nodiscard]] std::string strictPdnWord(
    const PdnSource &source, const PdnElement &element, const Rules *rules);

} // namespace naqla::core
