// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <optional>

/// The strict profile of CBOR (RFC 8949) that the protocol uses: unsigned numbers, byte strings, UTF-8 texts,
/// arrays, maps and booleans; definite lengths and shortest heads only; nothing else.
namespace naqla::net::wire {

inline constexpr int MaxNesting = 4;
inline constexpr std::uint64_t MaxMapPairs = 32;
inline constexpr std::uint64_t MaxArraySize = 2048;

class CborWriter
{
public:
    void number(std::uint64_t value) { head(0, value); }
    void bytes(QByteArrayView value);
    void text(QByteArrayView utf8);
    void array(std::size_t count) { head(4, count); }
    void map(std::size_t pairs) { head(5, pairs); }
    void boolean(bool value) { m_bytes.append(value ? '\xf5' : '\xf4'); }

    [[nodiscard]] const QByteArray &result() const { return m_bytes; }

private:
    void head(unsigned major, std::uint64_t value);

    QByteArray m_bytes;
};

/// Reads from bytes that nobody has checked. Each call gives nothing when the next item is another kind of
/// thing or breaks the profile; after `isMalformed` nothing more can be read.
class CborReader
{
public:
    explicit CborReader(QByteArrayView bytes)
        : m_rest(bytes)
    {
    }

    [[nodiscard]] std::optional<std::uint64_t> number();
    [[nodiscard]] std::optional<QByteArrayView> bytes();
    [[nodiscard]] std::optional<QByteArrayView> text();
    [[nodiscard]] std::optional<bool> boolean();
    /// The number of elements, never more than there are bytes left. Ended by `leave`.
    [[nodiscard]] std::optional<std::uint64_t> enterArray();
    /// The number of pairs, never more than MaxMapPairs. Ended by `leave`.
    [[nodiscard]] std::optional<std::uint64_t> enterMap();
    void leave() { --m_depth; }
    /// Passes over one item of any kind, checking it on the way.
    [[nodiscard]] bool skip();

    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }
    [[nodiscard]] bool isMalformed() const { return m_malformed; }
    /// Marks what was read as breaking the profile.
    void reject() { m_malformed = true; }

private:
    struct Head
    {
        unsigned major = 0;
        std::uint64_t value = 0;
        qsizetype size = 0; ///< of the head itself
    };
    [[nodiscard]] std::optional<Head> peekHead();
    /// Takes the next head if it is of this major type.
    [[nodiscard]] std::optional<std::uint64_t> take(unsigned major);
    [[nodiscard]] std::optional<QByteArrayView> string(unsigned major);
    [[nodiscard]] std::optional<std::uint64_t> enter(unsigned major, std::uint64_t most, unsigned bytesEach);

    QByteArrayView m_rest;
    int m_depth = 0;
    bool m_malformed = false;
};

/// Walks the pairs of a map and checks that its keys are numbers in ascending order.
class CborMapCursor
{
public:
    explicit CborMapCursor(CborReader &reader);
    /// Whether there was a map at all.
    [[nodiscard]] bool isMap() const { return m_isMap; }
    /// Whether the cursor stands on a pair, whose key was read and whose value comes next.
    [[nodiscard]] bool isValid() const { return m_valid; }
    [[nodiscard]] std::uint64_t key() const { return m_key; }
    /// To the next pair, after the value of this one was read.
    void advance();

private:
    CborReader &m_reader;
    std::uint64_t m_pairsLeft = 0;
    std::uint64_t m_key = 0;
    bool m_isMap = false;
    bool m_valid = false;
    bool m_first = true;
};

} // namespace naqla::net::wire
