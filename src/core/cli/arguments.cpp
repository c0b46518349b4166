// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace naqla::cli {

Arguments::Arguments(std::span<const std::string_view> words, const Accepted &accepted)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word = words[i];
        if (!word.starts_with("--")) {
            m_files.push_back(word);
            continue;
        }
        const std::string_view name = word.substr(2);
        if (std::ranges::find(accepted.flags, name) != accepted.flags.end()) {
            m_values[name] = {};
        } else if (std::ranges::find(accepted.options, name) != accepted.options.end()) {
            if (i + 1 == words.size())
                throw UsageError(std::string(word) + " needs a value");
            m_values[name] = words[++i];
        } else {
            throw UsageError("unknown option " + std::string(word));
        }
    }
    if (m_files.size() > accepted.mostFiles)
        throw UsageError("unexpected word " + std::string(m_files[accepted.mostFiles]));
}

std::optional<std::string_view> Arguments::value(std::string_view option) const
{
    const auto found = m_values.find(option);
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::string_view Arguments::required(std::string_view option) const
{
    if (const auto found = value(option))
        return *found;
    throw UsageError("--" + std::string(option) + " is missing");
}

std::optional<int> Arguments::number(std::string_view option, int low, int high) const
{
    const auto text = value(option);
    if (!text)
        return std::nullopt;
    const auto number = numberIn(text, low, high);
    if (!number) {
        throw UsageError("--" + std::string(option) + " takes a number from " + std::to_string(low) + " to "
            + std::to_string(high));
    }
    return number;
}

std::vector<std::string_view> words(std::string_view text)
{
    constexpr std::string_view Blanks = " \t\r\n";
    std::vector<std::string_view> found;
    for (auto begin = text.find_first_not_of(Blanks); begin != std::string_view::npos;) {
        const auto end = text.find_first_of(Blanks, begin);
        found.push_back(text.substr(begin, end - begin));
        begin = end == std::string_view::npos ? end : text.find_first_not_of(Blanks, end);
    }
    return found;
}

} // namespace naqla::cli
