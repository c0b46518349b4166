// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cli/whole_file.h"

#include "core/cli/arguments.h"

#include <cstdio>

namespace naqla::cli {

WholeFile::WholeFile(std::string name)
    : m_name(std::move(name))
    , m_draft(m_name + ".part")
    , m_file(m_draft, std::ios::binary | std::ios::trunc)
{
    if (!m_file)
        throw UsageError("cannot write " + m_name);
}

WholeFile::~WholeFile()
{
    if (!m_done)
        std::remove(m_draft.c_str());
}

void WholeFile::keep()
{
    m_file.close();
    if (!m_file || std::rename(m_draft.c_str(), m_name.c_str()) != 0)
        throw UsageError("cannot write " + m_name);
    m_done = true;
}

} // namespace naqla::cli
