// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

/// The encodings that game files come in, told apart by what their bytes look like.
namespace naqla::core {

enum class Encoding : std::uint8_t
{
    Utf8,
    Utf8WithErrors, ///< UTF-8 with bytes of Windows-1252 here and there
    Utf16LittleEndian,
    Utf16BigEndian,
    Windows1252, ///< and Latin-1, which it contains
    Windows1251,
    Windows1256,
    Cp866,
};

/// Looks at the bytes of a text, piece by piece, and guesses its encoding.
class EncodingDetector
{
public:
    void look(std::string_view bytes);
    [[nodiscard]] Encoding guess() const;

private:
    void endRun();

    std::size_t m_bytes = 0;
    std::string m_head; ///< the first bytes, for byte order marks
    std::size_t m_zeroAtEven = 0;
    std::size_t m_zeroAtOdd = 0;
    // UTF-8
    int m_following = 0; ///< continuation bytes still to come
    std::size_t m_goodSequences = 0;
    std::size_t m_badBytes = 0;
    // Runs of bytes above 0x7f: words of a foreign script are long, accents stand alone.
    std::size_t m_run = 0;
    std::size_t m_longRunBytes = 0;
    std::size_t m_highBytes = 0;
    unsigned char m_previous = 0;
    std::size_t m_cp866Letters = 0; ///< bytes that are letters in cp866 and none in Windows-1251
    std::size_t m_windowsLetters = 0; ///< the other way round
    std::size_t m_capitalsInside = 0; ///< a Cyrillic capital after a small letter, if it were Windows-1251
};

[[nodiscard]] Encoding detectEncoding(std::string_view text);

/// Turns bytes of an encoding into UTF-8, piece by piece. What cannot be read becomes U+FFFD.
class Decoder
{
public:
    explicit Decoder(Encoding encoding);
    ~Decoder();
    Decoder(Decoder &&) noexcept;
    Decoder &operator=(Decoder &&) noexcept;

    /// Appends the text of `bytes` to `text`; an incomplete character waits for the next piece.
    void decode(std::string_view bytes, std::string &text);
    /// Appends what is left of an incomplete character.
    void finish(std::string &text);

private:
    struct Converter;
    Encoding m_encoding;
    std::unique_ptr<Converter> m_converter; ///< none for UTF-8
    std::string m_rest;
};

[[nodiscard]] std::string decoded(std::string_view bytes, Encoding encoding);
/// Whether a text is UTF-8 throughout.
[[nodiscard]] bool isUtf8(std::string_view text);

} // namespace naqla::core
