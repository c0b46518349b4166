// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QString>

#include <optional>

namespace naqla::gui {

/// What the program was started with.
struct CommandLine
{
    std::optional<Language> language;
    bool resetSettings = false;
    QString screenshotFolder;
    QString file; ///< a game to open, or a `naqla://` link
    bool newWindow = false; ///< also where a window is open already
    QString answer; ///< help, version or a complaint to print instead of starting
    int exitCode = 0; ///< after `answer`
};

/// Reads the arguments without a display, so that help and version always work.
[[nodiscard]] CommandLine readCommandLine(int argc, char **argv);

} // namespace naqla::gui
