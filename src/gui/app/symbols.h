// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace naqla::gui {

/// Whether a picture points the other way where people read from right to left.
enum class Mirroring
{
    Never,
    RightToLeft
};

/// One of our own pictures in the colours of the palette; it follows a change of palette or direction by
/// itself.
[[nodiscard]] QIcon symbol(const QString &name, Mirroring mirroring = Mirroring::Never);

} // namespace naqla::gui
