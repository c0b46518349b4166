// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace naqla::core {

/// Marks a value as the error of a Result: `return Unexpected{FenFault::BadSquare};`
template <typename E>
struct Unexpected
{
    E error;
};
template <typename E>
Unexpected(E) -> Unexpected<E>;

/// A value or the reason why there is none; named after std::expected, which C++20 lacks.
template <typename T, typename E>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Unexpected<E> unexpected)
        : m_content(std::in_place_index<1>, std::move(unexpected.error))
    {
    }

    [[nodiscard]] bool has_value() const noexcept { return m_content.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    [[nodiscard]] const T &value() const &noexcept { return *std::get_if<0>(&m_content); }
    [[nodiscard]] T &value() &noexcept { return *std::get_if<0>(&m_content); }
    [[nodiscard]] T &&value() &&noexcept { return std::move(*std::get_if<0>(&m_content)); }
    const T &operator*() const &noexcept { return value(); }
    T &operator*() &noexcept { return value(); }
    T &&operator*() &&noexcept { return std::move(*this).value(); }
    const T *operator->() const noexcept { return std::get_if<0>(&m_content); }
    T *operator->() noexcept { return std::get_if<0>(&m_content); }

    [[nodiscard]] const E &error() const noexcept
    {
        assert(!has_value());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<T, E> m_content;
};

} // namespace naqla::core
