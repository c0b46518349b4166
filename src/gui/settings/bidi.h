// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Direction marks for display only: such text is never stored, sent, copied as a game, or read to a screen
/// reader.
namespace naqla::gui {

/// Text that reads left to right in every sentence: notation, scores, clocks, addresses, file names.
[[nodiscard]] QString ltr(const QString &text);
/// Text of unknown direction, such as a name, kept from moving its surroundings.
[[nodiscard]] QString iso(const QString &text);
/// The text without any direction control; for what people send us, and for copies of what we show.
[[nodiscard]] QString plain(const QString &text);

} // namespace naqla::gui
