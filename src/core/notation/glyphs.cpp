// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/glyphs.h"

#include <array>

namespace naqla::core {

namespace {

struct Spelling
{
    std::string_view utf8;
    char ascii;
};
constexpr std::array Spellings{
    Spelling{"\u2010", '-'},
    Spelling{"\u2011", '-'},
    Spelling{"\u2012", '-'},
    Spelling{"\u2013", '-'},
    Spelling{"\u2014", '-'},
    Spelling{"\u2212", '-'},
    Spelling{"\u00d7", 'x'},
    Spelling{"\u00a0", ' '},
    Spelling{"\u202f", ' '},
    Spelling{"\ufeff", ' '},
    Spelling{"\u201c", '"'},
    Spelling{"\u201d", '"'},
    Spelling{"\u200e", ' '},
    Spelling{"\u200f", ' '},
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
    for (const Spelling &spelling : Spellings) {
        if (character == spelling.utf8)
            return {spelling.ascii, length};
    }
    return {0, length};
}

} // namespace naqla::core
