// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/encoding.h"
#include "core/notation/pdn.h"
#include "core/notation/pdn_lexer.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

/// A stream of PDN, taken apart into games. What the moves mean is not asked here.
namespace naqla::core {

inline constexpr std::size_t LargestPdnGame = 16 * 1024 * 1024;

/// One word of a game's movetext; where it stands in PdnSource::text.
struct PdnElement
{
    PdnTokenKind kind{};
    std::uint16_t value = 0;
    std::uint32_t begin = 0; ///< for comments and setups: what they contain
    std::uint32_t length = 0;
};

/// One game as it stands in a file.
struct PdnSource
{
    int number = 1; ///< in its file, from 1 on
    std::size_t offset = 0; ///< of `text` in the file's text as UTF-8
    std::size_t line = 1; ///< of the file, where `text` begins
    std::string text; ///< everything that was read, for saving it unchanged
    std::vector<PdnTag> tags; ///< of a tag that stands twice the last value
    std::vector<PdnElement> elements;
    std::string result; ///< the result at the end of the moves; empty when there is none
    std::vector<PdnError> faults; ///< what could not be read, and was skipped

    [[nodiscard]] std::string_view tag(std::string_view name) const;
    [[nodiscard]] std::string_view textOf(const PdnElement &element) const
    {
        return std::string_view(text).substr(element.begin, element.length);
    }
    [[nodiscard]] bool hasMoves() const;
};

/// Takes pieces of UTF-8 text and gives out games as they are complete; holds one game at a time.
class PdnSplitter
{
public:
    /// Takes a game; says whether it wants more of them.
    using Sink = std::function<bool(PdnSource &&)>;
    explicit PdnSplitter(Sink sink);

    void add(std::string_view text);
    void finish();

private:
    void read(bool complete);
    void take(const PdnToken &token);
    void takeTag(const PdnToken &token);
    void takeFen(const PdnToken &token);
    bool setTag(PdnTag tag);
    void takeMovetext(const PdnToken &token);
    void takeResult(const PdnToken &token);
    void store(const PdnToken &token);
    void begin(std::size_t at);
    void end(std::size_t at);
    void keepText(std::string_view text);
    /// The line of the stream to which a place of m_text belongs.
    [[nodiscard]] std::size_t lineAt(std::size_t at);
    void fault(PdnFault fault, const PdnToken &token);
    void dropConsumed();
    [[nodiscard]] std::string_view textOf(const PdnToken &token) const;

    Sink m_sink;
    std::string m_text; ///< from the beginning of the present game on
    std::size_t m_dropped = 0; ///< bytes of the stream before m_text
    std::size_t m_at = 0;
    std::size_t m_gameBegin = 0;
    std::size_t m_line = 1; ///< at m_lineAt
    std::size_t m_lineAt = 0; ///< where lines were counted last
    std::size_t m_lastEnd = 0; ///< of the last token
    int m_number = 0;
    int m_depth = 0; ///< of variations
    int m_tooDeep = 0;
    int m_mainMoves = 0;
    bool m_hasMovetext = false; ///< a move, a move number or a set-up
    bool m_ended = false; ///< its result was read
    bool m_tooLarge = false;
    bool m_stopped = false; ///< the sink wants no more
    PdnSource m_game;
};

/// Reads a whole file, whatever its encoding, in pieces: memory holds one game.
/// @return false when the stream cannot be read
bool readPdnStream(std::istream &stream, const PdnSplitter::Sink &sink);
/// The same from a text in memory.
void readPdnText(std::string_view bytes, const PdnSplitter::Sink &sink);

} // namespace naqla::core
