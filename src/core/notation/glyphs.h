// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace naqla::core {

/// One character of a text as notation reads it.
struct Glyph
{
    char ascii = 0; ///< what it stands for; 0 for any character without meaning in notation
    std::size_t length = 1; ///< bytes
};

/// Dashes of all kinds read as `-`, the multiplication sign as `x`, no-break space as blank, Arabic-Indic
/// digits as digits, typographic quotes as `"`. `at` must lie inside the text; broken UTF-8 is taken byte by
/// byte.
[[nodiscard]] Glyph glyphAt(std::string_view text, std::size_t at);

[[nodiscard]] constexpr bool isDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isBlank(char c) noexcept
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
[[nodiscard]] constexpr char toLower(char c) noexcept
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char toUpper(char c) noexcept
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) noexcept
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

[[nodiscard]] constexpr bool isControl(char c) noexcept
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}
/// The front of a text, at most so many bytes, without half a character at its end.
[[nodiscard]] constexpr std::string_view cutText(std::string_view text, std::size_t most) noexcept
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80)
        --most;
    return text.substr(0, most);
}

} // namespace naqla::core
