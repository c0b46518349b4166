// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/glyphs.h"

#include <array>

namespace naqla::core {

namespace {

struct Replacement
{
    std::string_view utf8;
    char ascii;
};
constexpr std::array Replacements{
    Replacement{"\u2010", '-'},
    Replacement{"\u2011", '-'},
    Replacement{"\u2012", '-'},
    Replacement{"\u2013", '-'},
    Replacement{"\u2014", '-'},
    Replacement{"\u2212", '-'},
    Replacement{"\u00d7", 'x'},
    Replacement{"\u00a0", ' '},
    Replacement{"\u202f", ' '},
    Replacement{"\ufeff", ' '},
    Replacement{"\u201c", '"'},
    Replacement{"\u201d", '"'},
    Replacement{"\u200e", ' '},
    Replacement{"\u200f", ' '},
};

std::size_t utf8Length(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    if (length > text.size())
        return 1;
    for (std::size_t i = 1; i < length; ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
            return 1;
    }
    return length;
}

} // namespace

Glyph glyphAt(std::string_view text, std::size_t at)
{
    const char c = text[at];
    if (static_cast<unsigned char>(c) < 0x80)
        return {c, 1};
    text = text.substr(at);
    const std::size_t length = utf8Length(text);
    const std::string_view character = text.substr(0, length);
    if (length == 2) {
        const auto second = static_cast<unsigned char>(character[1]);
        if (character[0] == '\xd9' && second >= 0xa0 && second <= 0xa9) // U+0660..U+0669
            return {static_cast<char>('0' + second - 0xa0), length};
        if (character[0] == '\xdb' && second >= 0xb0 && second <= 0xb9) // U+06F0..U+06F9
            return {static_cast<char>('0' + second - 0xb0), length};
    }
    for (const Replacement &replacement : Replacements) {
        if (character == replacement.utf8)
            return {replacement.ascii, length};
    }
    return {0, length};
}

} // namespace naqla::core
