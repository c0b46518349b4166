// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/child_process.h"

#include "core/cli/arguments.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace naqla::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto PartingTime = 1s; ///< for ending after the input was closed

/// Both ends of a pipe that no other program inherits.
class Pipe
{
public:
    Pipe()
    {
        if (pipe2(m_ends.data(), O_CLOEXEC) != 0)
            throw UsageError(std::string("cannot start an engine: ") + std::strerror(errno));
    }
    ~Pipe()
    {
        for (const int end : m_ends) {
            if (end >= 0)
                close(end);
        }
    }
    Pipe(const Pipe &) = delete;
    Pipe &operator=(const Pipe &) = delete;
    [[nodiscard]] int readEnd() const { return m_ends[0]; }
    [[nodiscard]] int writeEnd() const { return m_ends[1]; }
    [[nodiscard]] int keepReadEnd() { return std::exchange(m_ends[0], -1); }
    [[nodiscard]] int keepWriteEnd() { return std::exchange(m_ends[1], -1); }

private:
    std::array<int, 2> m_ends{-1, -1};
};

/// How a program is started: with these pipes, in a process group of its own, in its own folder.
class SpawnSettings
{
public:
    SpawnSettings(int input, int output, const std::string &folder)
    {
        posix_spawn_file_actions_init(&m_actions);
        posix_spawn_file_actions_adddup2(&m_actions, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&m_actions, output, STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&m_actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        if (!folder.empty())
            posix_spawn_file_actions_addchdir_np(&m_actions, folder.c_str());
        posix_spawnattr_init(&m_attributes);
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        posix_spawnattr_setsigdefault(&m_attributes, &usual);
        posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings()
    {
        posix_spawn_file_actions_destroy(&m_actions);
        posix_spawnattr_destroy(&m_attributes);
    }
    SpawnSettings(const SpawnSettings &) = delete;
    SpawnSettings &operator=(const SpawnSettings &) = delete;
    [[nodiscard]] const posix_spawn_file_actions_t *actions() const { return &m_actions; }
    [[nodiscard]] const posix_spawnattr_t *attributes() const { return &m_attributes; }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

/// Waits until a descriptor is ready; false when that is not before `until`.
bool waitFor(int descriptor, short events, ChildProcess::Clock::time_point until)
{
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - ChildProcess::Clock::now());
        if (left <= 0ms)
            return false;
        pollfd waiting{descriptor, events, 0};
        const int ready = poll(
            &waiting, 1, static_cast<int>(std::min<std::chrono::milliseconds::rep>(left.count(), 60'000)));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
}

} // namespace

ChildProcess::ChildProcess(const std::vector<std::string> &command)
{
    std::signal(SIGPIPE, SIG_IGN); // a program that is gone is found out by the result of write()
    if (command.empty())
        throw UsageError("an engine's command is missing");
    std::string program = command.front();
    std::string folder;
    if (program.find('/') != std::string::npos) {
        std::error_code ignored;
        const auto whole = std::filesystem::absolute(program, ignored);
        program = whole.string();
        folder = whole.parent_path().string();
    }
    std::vector<std::string> words = command;
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    Pipe input;
    Pipe output;
    const SpawnSettings settings(input.readEnd(), output.writeEnd(), folder);
    const int fault = posix_spawnp(
        &m_process, program.c_str(), settings.actions(), settings.attributes(), arguments.data(), environ);
    if (fault != 0)
        throw UsageError("cannot start " + command.front() + ": " + std::strerror(fault));
    m_input = input.keepWriteEnd();
    m_output = output.keepReadEnd();
    fcntl(m_input, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess()
{
    closeInput();
    const auto until = Clock::now() + PartingTime;
    while (!m_ended && waitFor(m_output, POLLIN, until)) {
        receive();
        m_lines = {};
    }
    kill();
    close(m_output);
}

bool ChildProcess::write(std::string_view line, Clock::time_point until)
{
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        if (m_input < 0 || !waitFor(m_input, POLLOUT, until))
            return false;
        const ssize_t written = ::write(m_input, rest.data(), rest.size());
        if (written > 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EAGAIN && errno != EINTR) {
            closeInput();
            return false;
        }
    }
    return true;
}

std::optional<std::string> ChildProcess::readLine(Clock::time_point until)
{
    while (Clock::now() < until) {
        if (auto line = m_lines.next())
            return line;
        if (m_ended || !waitFor(m_output, POLLIN, until))
            return std::nullopt;
        receive();
    }
    return std::nullopt;
}

void ChildProcess::receive()
{
    std::array<char, 4096> bytes{};
    const ssize_t count = read(m_output, bytes.data(), bytes.size());
    if (count > 0)
        m_lines.add({bytes.data(), static_cast<std::size_t>(count)});
    else if (count == 0 || errno != EINTR)
        m_ended = true;
}

void ChildProcess::closeInput()
{
    if (m_input >= 0)
        close(std::exchange(m_input, -1));
}

void ChildProcess::kill()
{
    closeInput();
    m_ended = true;
    if (m_process <= 0)
        return;
    ::kill(-m_process, SIGKILL);
    while (waitpid(m_process, nullptr, 0) < 0 && errno == EINTR) { }
    m_process = -1;
}

std::vector<std::string> commandWords(std::string_view command)
{
    std::vector<std::string> words;
    bool inWord = false;
    bool quoted = false;
    for (const char c : command) {
        const bool parts = !quoted && (c == ' ' || c == '\t');
        if (!parts && !inWord)
            words.emplace_back();
        inWord = !parts;
        if (c == '"')
            quoted = !quoted;
        else if (!parts)
            words.back() += c;
    }
    if (quoted)
        throw UsageError("a quotation mark is missing in " + std::string(command));
    return words;
}

} // namespace naqla::cli
