// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

/// What tests of the real programs share.
namespace naqla::programs {

struct Ran
{
    int exitCode = -1;
    std::string out;
    std::string err;
};

/// A folder of its own that goes away with the test.
class Folder
{
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "naqla-cli-XXXXXX").string();
        if (mkdtemp(name.data()) != nullptr)
            m_path = name;
    }
    ~Folder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    [[nodiscard]] std::string file(const std::string &name) const { return (m_path / name).string(); }

private:
    std::filesystem::path m_path;
};

inline std::string contentOf(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// @param command as a shell takes it; @param input what the program reads
inline Ran runCommand(const std::string &command, const std::string &input = {})
{
    const Folder folder;
    const std::string errors = folder.file("err");
    const std::string in = folder.file("in");
    std::ofstream(in, std::ios::binary) << input;
    Ran ran;
    FILE *pipe = popen((command + " <'" + in + "' 2>'" + errors + "'").c_str(), "r");
    if (pipe == nullptr)
        return ran;
    std::array<char, 4096> buffer{};
    for (std::size_t count = 0; (count = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        ran.out.append(buffer.data(), count);
    const int status = pclose(pipe);
    ran.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    ran.err = contentOf(errors);
    return ran;
}

inline Ran runCli(const std::string &arguments)
{
    return runCommand("'" NAQLA_CLI "' " + arguments);
}

} // namespace naqla::programs
