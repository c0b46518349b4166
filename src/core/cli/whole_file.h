// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <string>

namespace naqla::cli {

/// Writes beside the file and moves into its place when all is written.
class WholeFile
{
public:
    /// @throws UsageError when it cannot be written; so does keep()
    explicit WholeFile(std::string name);
    ~WholeFile();
    WholeFile(const WholeFile &) = delete;
    WholeFile &operator=(const WholeFile &) = delete;

    [[nodiscard]] std::ostream &stream() { return m_file; }
    void keep();

private:
    std::string m_name;
    std::string m_draft;
    std::ofstream m_file;
    bool m_done = false;
};

} // namespace naqla::cli
