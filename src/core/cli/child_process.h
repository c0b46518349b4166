// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/hub_text.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace naqla::cli {

/// Another program that answers lines with lines. It runs in its own folder where the command names one, and
/// what it writes to its standard error is not shown. The program ends with this object: it gets a moment
/// after its input was closed, then it is killed together with what it started.
class ChildProcess
{
public:
    using Clock = std::chrono::steady_clock;

    /// @param command the program and its arguments; @throws UsageError when it cannot be started
    explicit ChildProcess(const std::vector<std::string> &command);
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    /// Sends a line. False when the program does not take it before `until`.
    [[nodiscard]] bool write(std::string_view line, Clock::time_point until);
    /// The next line; nothing when none comes before `until`, or none can come any more.
    [[nodiscard]] std::optional<std::string> readLine(Clock::time_point until);
    /// Whether the program has closed its output, or was found to have closed its input.
    [[nodiscard]] bool hasEnded() const noexcept { return m_ended || m_input < 0; }
    /// Ends it now.
    void kill();

private:
    void receive();
    void closeInput();

    pid_t m_process = -1;
    int m_input = -1; ///< to the program
    int m_output = -1; ///< from it
    bool m_ended = false;
    core::hub::LineBuffer m_lines;
};

/// The words of a command; those with blanks stand in double quotes.
[[nodiscard]] std::vector<std::string> commandWords(std::string_view command);

} // namespace naqla::cli
