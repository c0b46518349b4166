// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace naqla::cli {

/// A command line that cannot be followed: one line for stderr, exit code 2.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// What a command accepts, such as `{"variant", "fen"}` and `{"divide"}`.
struct Accepted
{
    std::vector<std::string_view> options; ///< followed by a value
    std::vector<std::string_view> flags;
    std::size_t mostFiles = 0; ///< words that belong to no option
};

/// The words after a command's name.
class Arguments
{
public:
    /// @throws UsageError for a word that the command does not accept, or a value that is missing
    Arguments(std::span<const std::string_view> words, const Accepted &accepted);

    [[nodiscard]] bool has(std::string_view flag) const { return m_values.contains(flag); }
    [[nodiscard]] std::optional<std::string_view> value(std::string_view option) const;
    /// @throws UsageError when the option is not there
    [[nodiscard]] std::string_view required(std::string_view option) const;
    /// @throws UsageError when the value is no whole number from `low` to `high`
    [[nodiscard]] std::optional<int> number(std::string_view option, int low, int high) const;
    [[nodiscard]] const std::vector<std::string_view> &files() const { return m_files; }

private:
    std::map<std::string_view, std::string_view, std::less<>> m_values;
    std::vector<std::string_view> m_files;
};

/// The number that the whole of a text is; nothing when it is none or not from `low` to `high`.
template <typename Number>
[[nodiscard]] std::optional<Number> numberIn(std::optional<std::string_view> text, Number low, Number high)
{
    if (!text)
        return std::nullopt;
    Number number{};
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    const bool whole = error == std::errc{} && end == text->data() + text->size();
    return whole && number >= low && number <= high ? std::optional(number) : std::nullopt;
}

/// The words of a text that blanks separate.
[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

} // namespace naqla::cli
