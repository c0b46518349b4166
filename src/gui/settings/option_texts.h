// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QCoreApplication>
#include <QString>

namespace naqla::gui {

/// What people read for the choices in the settings.
class OptionTexts
{
    Q_DECLARE_TR_FUNCTIONS(OptionTexts)
public:
    /// A language has its own name in every language.
    [[nodiscard]] static QString name(Language language);
    [[nodiscard]] static QString name(Digits digits);
    [[nodiscard]] static QString name(WindowTheme theme);
    [[nodiscard]] static QString name(BoardThemeId theme);
    [[nodiscard]] static QString name(PieceSetId pieces);
    [[nodiscard]] static QString name(Coordinates coordinates);
    [[nodiscard]] static QString name(AnimationSpeed speed);
    [[nodiscard]] static QString name(GulfWords words);
    [[nodiscard]] static QString name(PanelPlace place);
    [[nodiscard]] static QString name(OpponentChoice opponent);
};

} // namespace naqla::gui
