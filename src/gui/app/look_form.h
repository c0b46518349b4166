// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QPixmap>

namespace naqla::gui {

class BoardWidget;
class SettingsForm;
class SettingsStore;

/// Three squares with a man and a king, to choose by.
[[nodiscard]] QPixmap lookPicture(
    BoardThemeId theme, PieceSetId pieces, int squareSide, qreal devicePixelRatio);
/// Board and pieces to choose, each with its picture.
void addLookChoices(SettingsForm &form, SettingsStore &settings);
/// A small board that looks as the settings say.
[[nodiscard]] BoardWidget *makeBoardPreview(SettingsForm &form, SettingsStore &settings);

} // namespace naqla::gui
