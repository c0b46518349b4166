// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/wire/cbor.h"
#include "net/wire/types.h"

#include <QStringList>

#include <cassert>
#include <limits>
#include <optional>
#include <type_traits>
#include <vector>

/// Encoding and decoding of anything that lists its fields.
namespace naqla::net::wire {

template <typename T>
concept Number = std::is_unsigned_v<T> && !std::is_same_v<T, bool>;
template <typename T>
concept Enum = std::is_enum_v<T>;

/// The members that are missing on the wire.
template <Record T>
[[nodiscard]] const T &defaults()
{
    static const T record{};
    return record;
}

template <typename Struct, typename Value>
[[nodiscard]] bool isWritten(const Struct &record, const Field<Struct, Value> &field)
{
    return record.*field.member != defaults<Struct>().*field.member;
}

// --- Writing

inline void writeValue(CborWriter &writer, bool value, Limit)
{
    writer.boolean(value);
}
template <Number T>
void writeValue(CborWriter &writer, T value, Limit)
{
    writer.number(value);
}
template <Enum T>
void writeValue(CborWriter &writer, T value, Limit)
{
    writer.number(static_cast<std::uint64_t>(value));
}
inline void writeText(CborWriter &writer, QByteArrayView utf8, [[maybe_unused]] std::size_t most)
{
    assert(static_cast<std::size_t>(utf8.size()) <= most);
    writer.text(utf8);
}
inline void writeValue(CborWriter &writer, const QString &value, Limit limit)
{
    writeText(writer, value.toUtf8(), limit.size);
}
inline void writeValue(CborWriter &writer, const std::string &value, Limit limit)
{
    writeText(writer, QByteArrayView(value.data(), static_cast<qsizetype>(value.size())), limit.size);
}
inline void writeValue(CborWriter &writer, const QByteArray &value, [[maybe_unused]] Limit limit)
{
    assert(static_cast<std::size_t>(value.size()) <= limit.size);
    writer.bytes(value);
}
inline void writeValue(
    CborWriter &writer, const std::vector<std::uint8_t> &value, [[maybe_unused]] Limit limit)
{
    assert(value.size() <= limit.size);
    writer.bytes(QByteArrayView(value.data(), static_cast<qsizetype>(value.size())));
}
inline void writeValue(CborWriter &writer, const QStringList &value, Limit limit)
{
    assert(static_cast<std::size_t>(value.size()) <= limit.size);
    writer.array(static_cast<std::size_t>(value.size()));
    for (const QString &text : value)
        writeText(writer, text.toUtf8(), limit.each);
}
template <Record T>
void writeValue(CborWriter &writer, const T &record, Limit = {});
template <typename T>
void writeValue(CborWriter &writer, const std::vector<T> &value, [[maybe_unused]] Limit limit)
{
    assert(value.size() <= limit.size);
    writer.array(value.size());
    for (const T &element : value)
        writeValue(writer, element, Limit{});
}
template <typename T>
void writeValue(CborWriter &writer, const std::optional<T> &value, Limit limit)
{
    writeValue(writer, *value, limit); // an empty one is the default and left out
}

/// How many members differ from their default and so are written.
template <Record T>
[[nodiscard]] std::size_t writtenMembers(const T &record)
{
    return std::apply(
        [&](const auto &...field) { return (std::size_t{0} + ... + (isWritten(record, field) ? 1U : 0U)); },
        T::fields);
}

template <Record T>
void writeMembers(CborWriter &writer, const T &record)
{
    const auto write = [&](const auto &field) {
        if (!isWritten(record, field))
            return;
        writer.number(field.key);
        writeValue(writer, record.*field.member, field.limit);
    };
    std::apply([&](const auto &...field) { (write(field), ...); }, T::fields);
}

template <Record T>
void writeValue(CborWriter &writer, const T &record, Limit)
{
    writer.map(writtenMembers(record));
    writeMembers(writer, record);
}

// --- Reading: false when the next item is of another kind, too long or too great

inline bool readValue(CborReader &reader, bool &value, Limit)
{
    const auto read = reader.boolean();
    value = read.value_or(false);
    return read.has_value();
}
template <Number T>
bool readValue(CborReader &reader, T &value, Limit)
{
    const auto read = reader.number();
    if (!read || *read > std::numeric_limits<T>::max())
        return false;
    value = static_cast<T>(*read);
    return true;
}
template <Enum T>
bool readValue(CborReader &reader, T &value, Limit)
{
    const auto read = reader.number();
    if (!read || *read > static_cast<std::uint64_t>(lastOf(T{})))
        return false;
    value = static_cast<T>(*read);
    return true;
}
[[nodiscard]] inline bool fits(const std::optional<QByteArrayView> &content, std::size_t most)
{
    return content && static_cast<std::size_t>(content->size()) <= most;
}
inline bool readValue(CborReader &reader, QString &value, Limit limit)
{
    const auto text = reader.text();
    if (!fits(text, limit.size))
        return false;
    value = QString::fromUtf8(*text);
    return true;
}
inline bool readValue(CborReader &reader, std::string &value, Limit limit)
{
    const auto text = reader.text();
    if (!fits(text, limit.size))
        return false;
    value.assign(text->data(), static_cast<std::size_t>(text->size()));
    return true;
}
inline bool readValue(CborReader &reader, QByteArray &value, Limit limit)
{
    const auto bytes = reader.bytes();
    if (!fits(bytes, limit.size))
        return false;
    value = bytes->toByteArray();
    return true;
}
inline bool readValue(CborReader &reader, std::vector<std::uint8_t> &value, Limit limit)
{
    const auto bytes = reader.bytes();
    if (!fits(bytes, limit.size))
        return false;
    value.assign(bytes->begin(), bytes->end());
    return true;
}
/// Reads an array of at most `most` elements by calling `readElement` for each.
template <typename ReadElement>
bool readArray(CborReader &reader, std::size_t most, ReadElement readElement)
{
    const auto count = reader.enterArray();
    if (!count || *count > most)
        return false;
    for (std::uint64_t i = 0; i < *count; ++i) {
        if (!readElement())
            return false;
    }
    reader.leave();
    return true;
}
inline bool readValue(CborReader &reader, QStringList &value, Limit limit)
{
    return readArray(reader, limit.size, [&] {
        QString text;
        if (!readValue(reader, text, Limit{limit.each, 0}))
            return false;
        value.append(text);
        return true;
    });
}
template <Record T>
bool readValue(CborReader &reader, T &record, Limit = {});
template <typename T>
bool readValue(CborReader &reader, std::vector<T> &value, Limit limit)
{
    return readArray(reader, limit.size, [&] { return readValue(reader, value.emplace_back(), Limit{}); });
}
template <typename T>
bool readValue(CborReader &reader, std::optional<T> &value, Limit limit)
{
    return readValue(reader, value.emplace(), limit);
}

/// Reads the members of a record from where the cursor stands to the end of the map; unknown keys are passed
/// over.
/// @return the name of the member that is wrong, or null
template <Record T>
[[nodiscard]] const char *readMembers(CborReader &reader, CborMapCursor &map, T &record)
{
    const char *wrong = nullptr;
    for (; map.isValid(); map.advance()) {
        const auto readIfMeant = [&](const auto &field) {
            if (field.key != map.key())
                return false;
            if (!readValue(reader, record.*field.member, field.limit))
                wrong = field.name;
            return true;
        };
        const bool known =
            std::apply([&](const auto &...field) { return (readIfMeant(field) || ...); }, T::fields);
        if (wrong != nullptr || (!known && !reader.skip()))
            break;
    }
    return wrong;
}

template <Record T>
bool readValue(CborReader &reader, T &record, Limit)
{
    CborMapCursor map(reader);
    return map.isMap() && readMembers(reader, map, record) == nullptr && !reader.isMalformed();
}

} // namespace naqla::net::wire
