// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// The words of PDN, read with the tolerance that real files need.
namespace naqla::core {

inline constexpr std::size_t LongestTagName = 255;
inline constexpr std::size_t LongestPdnText = 64 * 1024; ///< of a comment or a tag's value
inline constexpr int DeepestPdnNesting = 64; ///< of variations

enum class PdnTokenKind : std::uint8_t
{
    End, ///< nothing is left
    NeedsMore, ///< the text ends within a token, and more of it is to come
    Tag,
    Comment, ///< what stands between the braces
    Nag,
    MoveNumber,
    MoveText, ///< squares with separators, or without
    UnknownMove, ///< `- -`
    Open,
    Close,
    InlineFen, ///< of `/FEN "..."/`
    Fen, ///< a position without a tag around it
    ResultText,
    Word, ///< anything else
    Broken, ///< a brace, bracket or slash without its partner
};

struct PdnToken
{
    PdnTokenKind kind = PdnTokenKind::End;
    std::size_t begin = 0; ///< the whole token
    std::size_t end = 0;
    std::size_t contentBegin = 0; ///< of tag values, comments and setups: without what stands around them
    std::size_t contentEnd = 0;
    std::size_t nameBegin = 0; ///< of a tag
    std::size_t nameEnd = 0;
    std::uint16_t value =
        0; ///< the number of a NAG; 1 for a move number of Black's and for a tag without an end
    bool glued = false; ///< no blank stands before it
};

/// Takes a text apart. The text may grow between two tokens.
class PdnLexer
{
public:
    /// @param text UTF-8; @param begin where to start; @param complete whether no more text will come
    PdnLexer(std::string_view text, std::size_t begin, bool complete)
        : m_text(text)
        , m_at(begin)
        , m_complete(complete)
    {
    }
    /// The next token; after NeedsMore a lexer of the longer text goes on at `at()`.
    [[nodiscard]] PdnToken next();
    [[nodiscard]] std::size_t at() const noexcept { return m_at; }

private:
    [[nodiscard]] char peek(std::size_t at) noexcept;
    [[nodiscard]] std::size_t glyphLength(std::size_t at, char &ascii) noexcept;
    [[nodiscard]] bool startsWith(std::size_t at, std::string_view word) noexcept;
    [[nodiscard]] bool isDashAt(std::size_t at, std::size_t &length) noexcept;
    [[nodiscard]] bool isSeparatorAt(std::size_t at, std::size_t &length) noexcept;
    [[nodiscard]] bool isDigitAt(std::size_t at) noexcept;
    [[nodiscard]] std::size_t afterBlanks(std::size_t at) noexcept;
    [[nodiscard]] std::size_t afterDigits(std::size_t at) noexcept;
    [[nodiscard]] std::size_t afterSquareName(std::size_t at) noexcept;
    [[nodiscard]] std::size_t afterWord(std::size_t at) noexcept;
    /// Where text without one of some characters is known to end, so that no stretch is searched twice.
    struct Searched
    {
        std::size_t until = 0;
    };
    /// The first of `ends` from `begin` on, as far as a comment may reach; npos when there is none.
    [[nodiscard]] std::size_t findEnd(std::string_view ends, std::size_t begin, Searched &searched) noexcept;

    void skipBlanks();
    [[nodiscard]] bool atLineStart(std::size_t at) const noexcept;
    PdnToken token(PdnTokenKind kind, std::size_t begin, std::size_t end);
    PdnToken content(PdnTokenKind kind, std::size_t begin, std::size_t contentBegin, std::size_t contentEnd,
        std::size_t end);
    PdnToken read();
    PdnToken readBracket();
    PdnToken readTagValue(PdnToken tag, std::size_t at);
    [[nodiscard]] bool valueGoesOn(std::size_t at);
    PdnToken readComment();
    PdnToken readLineComment();
    PdnToken readParenthesis();
    PdnToken readStrength(std::size_t begin, std::size_t end);
    PdnToken readNag();
    PdnToken readSetup();
    PdnToken readNumber();
    PdnToken readNumericMove(std::size_t firstEnd, std::size_t second);
    PdnToken readNamedMove();
    PdnToken readDashes();
    PdnToken readWord();
    [[nodiscard]] std::size_t afterResult(std::size_t at) noexcept;
    [[nodiscard]] bool beginsMovetext(std::size_t at);

    std::string_view m_text;
    std::size_t m_at;
    bool m_complete;
    bool m_starved = false; ///< something looked beyond the end of an incomplete text
    bool m_afterBlank = true;
    Searched m_braces;
    Searched m_brackets;
    Searched m_lines;
    Searched m_slashes;
    std::size_t m_openValueUntil = 0; ///< a tag's value that begins before has no end
    std::size_t m_openParenthesisUntil = 0; ///< the same of text in parentheses
    PdnTokenKind m_previous = PdnTokenKind::End;
};

/// Whether a file that holds this word has a token of this kind there: `1-1` is a result, `01-01` a move.
[[nodiscard]] bool isReadAs(PdnTokenKind kind, std::string_view word);

} // namespace naqla::core
