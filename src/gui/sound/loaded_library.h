// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QLibrary>

namespace naqla::gui {

/// A library that is loaded while the program runs, where it is installed. It is never unloaded.
class LoadedLibrary
{
public:
    /// @param name     without `lib` and what follows, or the path of a file
    /// @param version  of its interface, as the name of the file ends; a path has it
    LoadedLibrary(const QString &name, int version)
    {
        if (QDir::isAbsolutePath(name))
            m_file.setFileName(name);
        else
            m_file.setFileNameAndVersion(name, version);
    }

    /// Finds a function by its name. @return whether it is there
    template <typename Result, typename... Arguments>
    [[nodiscard]] bool find(Result (*&function)(Arguments...), const char *symbol)
    {
        function = reinterpret_cast<Result (*)(Arguments...)>(m_file.resolve(symbol));
        return function != nullptr;
    }

private:
    QLibrary m_file;
};

} // namespace naqla::gui
