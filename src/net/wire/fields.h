// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>

namespace naqla::net::wire {

/// The most that a field may hold; checked while reading, before anything is stored, and while writing.
struct Limit
{
    std::size_t size = 0; ///< bytes of a text or byte string, elements of an array; meaningless for numbers
    std::size_t each = 0; ///< bytes of each text in an array of texts
};

/// Whether a field may appear in logs.
enum class Secrecy : std::uint8_t
{
    Shown,
    Secret
};

/// One member of a message: its key on the wire, its name in logs and in the protocol page, its limits.
template <typename Struct, typename Value>
struct Field
{
    std::uint8_t key;
    const char *name;
    Value Struct::*member;
    Limit limit;
    Secrecy secrecy;
};

template <typename Struct, typename Value>
[[nodiscard]] constexpr Field<Struct, Value> field(std::uint8_t key, const char *name, Value Struct::*member,
    Limit limit = {}, Secrecy secrecy = Secrecy::Shown)
{
    return {key, name, member, limit, secrecy};
}

/// The members of a message or of a record inside one, in ascending order of their keys.
template <typename... Members>
[[nodiscard]] constexpr auto fieldList(Members... members)
{
    return std::make_tuple(members...);
}

template <typename T>
concept Record = requires
{
    T::fields;
};

} // namespace naqla::net::wire
