// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/cbor.h"

namespace naqla::net::wire {

namespace {

enum Major : unsigned
{
    UnsignedNumber = 0,
    Bytes = 2,
    Text = 3,
    Array = 4,
    Map = 5,
    Simple = 7
};
constexpr std::uint64_t False = 20;
constexpr std::uint64_t True = 21;

} // namespace

void CborWriter::head(unsigned major, std::uint64_t value)
{
    const auto initial = [this, major](
                             unsigned info) { m_bytes.append(static_cast<char>(major << 5U | info)); };
    int width = 0;
    if (value < 24) {
        initial(static_cast<unsigned>(value));
    } else if (value <= 0xff) {
        initial(24);
        width = 1;
    } else if (value <= 0xffff) {
        initial(25);
        width = 2;
    } else if (value <= 0xffff'ffff) {
        initial(26);
        width = 4;
    } else {
        initial(27);
        width = 8;
    }
    for (int shift = 8 * (width - 1); shift >= 0; shift -= 8)
        m_bytes.append(static_cast<char>(value >> shift & 0xffU));
}

void CborWriter::bytes(QByteArrayView value)
{
    head(Bytes, static_cast<std::uint64_t>(value.size()));
    m_bytes.append(value.data(), value.size());
}

void CborWriter::text(QByteArrayView utf8)
{
    head(Text, static_cast<std::uint64_t>(utf8.size()));
    m_bytes.append(utf8.data(), utf8.size());
}

std::optional<CborReader::Head> CborReader::peekHead()
{
    if (m_malformed)
        return std::nullopt;
    if (m_rest.isEmpty()) {
        reject();
        return std::nullopt;
    }
    const auto byteAt = [this](qsizetype i) { return static_cast<std::uint8_t>(m_rest[i]); };
    Head head{byteAt(0) / 32U, byteAt(0) % 32U, 1};
    if (head.value < 24)
        return head;
    if (head.value > 27) {
        reject();
        return std::nullopt;
    }
    const qsizetype width = qsizetype{1} << (head.value - 24);
    if (m_rest.size() < 1 + width) {
        reject();
        return std::nullopt;
    }
    head.size = 1 + width;
    head.value = 0;
    for (qsizetype i = 1; i <= width; ++i)
        head.value = head.value << 8U | byteAt(i);
    const std::uint64_t shorterHolds = width == 1 ? 23 : (std::uint64_t{1} << (4 * width)) - 1;
    if (head.value <= shorterHolds) {
        reject();
        return std::nullopt;
    }
    return head;
}

std::optional<std::uint64_t> CborReader::take(unsigned major)
{
    const auto head = peekHead();
    if (!head || head->major != major)
        return std::nullopt;
    m_rest = m_rest.sliced(head->size);
    return head->value;
}

std::optional<std::uint64_t> CborReader::number()
{
    return take(UnsignedNumber);
}

std::optional<QByteArrayView> CborReader::string(unsigned major)
{
    const auto size = take(major);
    if (!size)
        return std::nullopt;
    if (*size > static_cast<std::uint64_t>(m_rest.size())) {
        reject();
        return std::nullopt;
    }
    const auto content = m_rest.first(static_cast<qsizetype>(*size));
    m_rest = m_rest.sliced(content.size());
    return content;
}

std::optional<QByteArrayView> CborReader::bytes()
{
    return string(Bytes);
}

std::optional<QByteArrayView> CborReader::text()
{
    const auto content = string(Text);
    if (content && !content->isValidUtf8()) {
        reject();
        return std::nullopt;
    }
    return content;
}

std::optional<bool> CborReader::boolean()
{
    const auto value = take(Simple);
    if (!value)
        return std::nullopt;
    if (*value != False && *value != True) {
        reject();
        return std::nullopt;
    }
    return *value == True;
}

std::optional<std::uint64_t> CborReader::enter(unsigned major, std::uint64_t most, unsigned bytesEach)
{
    const auto count = take(major);
    if (!count)
        return std::nullopt;
    if (*count > most || *count * bytesEach > static_cast<std::uint64_t>(m_rest.size())
        || m_depth == MaxNesting) {
        reject();
        return std::nullopt;
    }
    ++m_depth;
    return count;
}

std::optional<std::uint64_t> CborReader::enterArray()
{
    return enter(Array, MaxArraySize, 1);
}

std::optional<std::uint64_t> CborReader::enterMap()
{
    return enter(Map, MaxMapPairs, 2);
}

bool CborReader::skip()
{
    const auto head = peekHead();
    if (!head)
        return false;
    switch (head->major) {
    case UnsignedNumber:
        return number().has_value();
    case Bytes:
        return bytes().has_value();
    case Text:
        return text().has_value();
    case Simple:
        return boolean().has_value();
    case Array: {
        const auto count = enterArray();
        if (!count)
            return false;
        for (std::uint64_t i = 0; i < *count; ++i) {
            if (!skip())
                return false;
        }
        leave();
        return true;
    }
    case Map: {
        CborMapCursor map(*this);
        while (map.isValid() && skip())
            map.advance();
        return !m_malformed;
    }
    default: // negative numbers and tags
        reject();
        return false;
    }
}

CborMapCursor::CborMapCursor(CborReader &reader)
    : m_reader(reader)
{
    const auto pairs = reader.enterMap();
    if (!pairs)
        return;
    m_pairsLeft = *pairs;
    m_isMap = true;
    m_valid = true;
    advance();
}

void CborMapCursor::advance()
{
    if (!m_valid)
        return;
    if (m_pairsLeft == 0) {
        m_valid = false;
        if (!m_reader.isMalformed())
            m_reader.leave();
        return;
    }
    --m_pairsLeft;
    const auto key = m_reader.number();
    if (!key || (!m_first && *key <= m_key)) {
        m_reader.reject();
        m_valid = false;
        return;
    }
    m_key = *key;
    m_first = false;
}

} // namespace naqla::net::wire
