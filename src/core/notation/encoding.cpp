// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/encoding.h"

#include <iconv.h>

#include <algorithm>
#include <cerrno>

namespace naqla::core {

namespace {

constexpr std::string_view Replacement = "\xef\xbf\xbd";

/// How many continuation bytes follow a byte that begins a character; -1: it cannot begin one.
int continuationsAfter(unsigned char lead)
{
    if (lead < 0x80)
        return 0;
    if (lead >= 0xc2 && lead <= 0xdf)
        return 1;
    if (lead >= 0xe0 && lead <= 0xef)
        return 2;
    if (lead >= 0xf0 && lead <= 0xf4)
        return 3;
    return -1;
}

bool isContinuation(unsigned char byte)
{
    return (byte & 0xc0) == 0x80;
}

/// The bytes of the whole character at the front of a text: 0 when it is broken, -1 when more bytes are
/// needed.
int wholeCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    const int following = continuationsAfter(lead);
    if (following < 0)
        return 0;
    for (int i = 1; i <= following; ++i) {
        if (static_cast<std::size_t>(i) == text.size())
            return -1;
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if (!isContinuation(byte))
            return 0;
        const bool overlong = i == 1 && ((lead == 0xe0 && byte < 0xa0) || (lead == 0xf0 && byte < 0x90));
        const bool outside = i == 1 && ((lead == 0xed && byte > 0x9f) || (lead == 0xf4 && byte > 0x8f));
        if (overlong || outside)
            return 0;
    }
    return following + 1;
}

const char *iconvName(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Utf8:
    case Encoding::Utf8WithErrors:
    case Encoding::Windows1252:
        return "CP1252"; // for UTF-8: its stray bytes
    case Encoding::Utf16LittleEndian:
        return "UTF-16LE";
    case Encoding::Utf16BigEndian:
        return "UTF-16BE";
    case Encoding::Windows1251:
        return "CP1251";
    case Encoding::Windows1256:
        return "CP1256";
    case Encoding::Cp866:
        return "CP866";
    }
    return "CP1252";
}

bool isUtf8Family(Encoding encoding)
{
    return encoding == Encoding::Utf8 || encoding == Encoding::Utf8WithErrors;
}

} // namespace

// ---- Detection
// ---------------------------------------------------------------------------------------------------

void EncodingDetector::look(std::string_view bytes)
{
    if (m_head.size() < 4)
        m_head += bytes.substr(0, 4 - m_head.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0)
            ++(m_bytes % 2 == 0 ? m_zeroAtEven : m_zeroAtOdd);
        ++m_bytes;
        if (m_following > 0 && isContinuation(byte)) {
            if (--m_following == 0)
                ++m_goodSequences;
        } else {
            if (m_following > 0)
                ++m_badBytes;
            m_following = continuationsAfter(byte);
            if (m_following < 0) {
                ++m_badBytes;
                m_following = 0;
            }
        }
        if (byte < 0x80) {
            if (m_run > 0)
                endRun();
            m_previous = byte;
            continue;
        }
        ++m_run;
        ++m_highBytes;
        if (byte < 0xb0)
            ++m_cp866Letters;
        else if ((byte >= 0xc0 && byte < 0xe0) || byte >= 0xf0)
            ++m_windowsLetters;
        if (m_previous >= 0xe0 && byte >= 0xc0 && byte < 0xe0)
            ++m_capitalsInside;
        m_previous = byte;
    }
}

void EncodingDetector::endRun()
{
    if (m_run >= 3)
        m_longRunBytes += m_run;
    m_run = 0;
}

Encoding EncodingDetector::guess() const
{
    if (m_head.starts_with("\xff\xfe"))
        return Encoding::Utf16LittleEndian;
    if (m_head.starts_with("\xfe\xff"))
        return Encoding::Utf16BigEndian;
    if (m_bytes >= 4 && m_zeroAtOdd * 4 > m_bytes)
        return Encoding::Utf16LittleEndian;
    if (m_bytes >= 4 && m_zeroAtEven * 4 > m_bytes)
        return Encoding::Utf16BigEndian;
    const std::size_t bad = m_badBytes + (m_following > 0 ? 1 : 0);
    if (bad == 0)
        return Encoding::Utf8;
    if (m_goodSequences > bad)
        return Encoding::Utf8WithErrors;
    const std::size_t longRuns = m_longRunBytes + (m_run >= 3 ? m_run : 0);
    if (longRuns * 2 < m_highBytes)
        return Encoding::Windows1252;
    if (m_cp866Letters > m_windowsLetters)
        return Encoding::Cp866;
    return m_capitalsInside * 10 > m_highBytes ? Encoding::Windows1256 : Encoding::Windows1251;
}

Encoding detectEncoding(std::string_view text)
{
    EncodingDetector detector;
    detector.look(text);
    return detector.guess();
}

bool isUtf8(std::string_view text)
{
    while (!text.empty()) {
        const int length = wholeCharacter(text);
        if (length <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

// ---- Decoding
// ----------------------------------------------------------------------------------------------------

struct Decoder::Converter
{
    explicit Converter(Encoding encoding)
        : handle(iconv_open("UTF-8", iconvName(encoding)))
        , unit(encoding == Encoding::Utf16LittleEndian || encoding == Encoding::Utf16BigEndian ? 2 : 1)
    {
    }
    ~Converter()
    {
        if (isOpen())
            iconv_close(handle);
    }
    Converter(const Converter &) = delete;
    Converter &operator=(const Converter &) = delete;

    [[nodiscard]] bool isOpen() const { return handle != reinterpret_cast<iconv_t>(-1); }

    /// Appends the text of `bytes` and returns the bytes at its end that are no whole character.
    std::string_view convert(std::string_view bytes, std::string &text) const
    {
        char buffer[4096];
        while (!bytes.empty()) {
            char *from = const_cast<char *>(bytes.data()); // iconv does not write there
            std::size_t fromLeft = bytes.size();
            char *to = buffer;
            std::size_t toLeft = sizeof buffer;
            const bool failed =
                !isOpen() || iconv(handle, &from, &fromLeft, &to, &toLeft) == static_cast<std::size_t>(-1);
            const int fault = isOpen() ? errno : EILSEQ;
            text.append(buffer, sizeof buffer - toLeft);
            bytes = bytes.substr(bytes.size() - fromLeft);
            if (!failed)
                break;
            if (fault == EINVAL)
                return bytes;
            if (fault == EILSEQ) {
                text += Replacement;
                bytes.remove_prefix(std::min(unit, bytes.size()));
            }
        }
        return {};
    }

    iconv_t handle;
    std::size_t unit; ///< bytes to skip where a character cannot be read
};

Decoder::Decoder(Encoding encoding)
    : m_encoding(encoding)
    , m_converter(std::make_unique<Converter>(encoding))
{
}

Decoder::~Decoder() = default;
Decoder::Decoder(Decoder &&) noexcept = default;
Decoder &Decoder::operator=(Decoder &&) noexcept = default;

void Decoder::decode(std::string_view bytes, std::string &text)
{
    std::string joined;
    if (!m_rest.empty()) {
        joined = m_rest + std::string(bytes);
        m_rest.clear();
        bytes = joined;
    }
    if (!isUtf8Family(m_encoding)) {
        m_rest = m_converter->convert(bytes, text);
        return;
    }
    std::size_t good = 0; // bytes at the front that are well-formed
    while (good < bytes.size()) {
        if (static_cast<unsigned char>(bytes[good]) < 0x80) {
            ++good;
            continue;
        }
        const int length = wholeCharacter(bytes.substr(good));
        if (length > 0) {
            good += static_cast<std::size_t>(length);
        } else if (length < 0) {
            m_rest = bytes.substr(good);
            bytes = bytes.substr(0, good);
        } else {
            text += bytes.substr(0, good);
            (void)m_converter->convert(bytes.substr(good, 1), text);
            bytes.remove_prefix(good + 1);
            good = 0;
        }
    }
    text += bytes;
}

void Decoder::finish(std::string &text)
{
    if (m_rest.empty())
        return;
    if (isUtf8Family(m_encoding))
        (void)m_converter->convert(m_rest, text);
    else
        text += Replacement;
    m_rest.clear();
}

std::string decoded(std::string_view bytes, Encoding encoding)
{
    std::string text;
    text.reserve(bytes.size());
    Decoder decoder(encoding);
    decoder.decode(bytes, text);
    decoder.finish(text);
    return text;
}

} // namespace naqla::core
