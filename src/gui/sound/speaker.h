// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naqla::gui {

/// Says texts aloud. It never makes anybody wait, and what cannot be heard is no error.
class Speaker
{
public:
    Speaker() = default;
    Speaker(const Speaker &) = delete;
    Speaker &operator=(const Speaker &) = delete;
    virtual ~Speaker() = default;

    /// Says a text after those that are still being said.
    /// @param text      without direction marks
    /// @param language  as `ar` or `en`
    virtual void say(const QString &text, const QString &language) = 0;
    /// Whether there is something to speak with on this computer.
    [[nodiscard]] virtual bool isAvailable() const = 0;
};

} // namespace naqla::gui
