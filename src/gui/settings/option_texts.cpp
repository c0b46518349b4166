// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/option_texts.h"

using namespace Qt::StringLiterals;

namespace naqla::gui {

QString OptionTexts::name(Language language)
{
    switch (language) {
    case Language::System:
        return tr("Use system language");
    case Language::English:
        return u"English"_s;
    case Language::Arabic:
        return u"العربية"_s;
    }
    return {};
}

QString OptionTexts::name(Digits digits)
{
    switch (digits) {
    case Digits::Western:
        return u"0123456789"_s;
    case Digits::ArabicIndic:
        return u"٠١٢٣٤٥٦٧٨٩"_s;
    }
    return {};
}

QString OptionTexts::name(WindowTheme theme)
{
    switch (theme) {
    case WindowTheme::System:
        return tr("Same as system");
    case WindowTheme::Light:
        return tr("Light", "window theme");
    case WindowTheme::Dark:
        return tr("Dark", "window theme");
    }
    return {};
}

QString OptionTexts::name(BoardThemeId theme)
{
    switch (theme) {
    case BoardThemeId::Wood:
        return tr("Wood", "board theme");
    case BoardThemeId::Green:
        return tr("Green", "board theme");
    case BoardThemeId::Slate:
        return tr("Slate", "board theme");
    case BoardThemeId::Marble:
        return tr("Marble", "board theme");
    case BoardThemeId::HighContrast:
        return tr("High contrast", "board theme");
    case BoardThemeId::ColourSafe:
        return tr("Blue, safe for colour-blind eyes", "board theme");
    case BoardThemeId::Terracotta:
        return tr("Terracotta", "board theme");
    }
    return {};
}

QString OptionTexts::name(PieceSetId pieces)
{
    switch (pieces) {
    case PieceSetId::Classic:
        return tr("Classic", "piece set");
    case PieceSetId::Flat:
        return tr("Flat", "piece set");
    case PieceSetId::Stacked:
        return tr("Kings of two stacked men", "piece set");
    case PieceSetId::Ringed:
        return tr("Rings, kings with a star", "piece set");
    case PieceSetId::Stones:
        return tr("Smooth stones", "piece set");
    case PieceSetId::Milled:
        return tr("Notched edge", "piece set");
    }
    return {};
}

QString OptionTexts::name(Coordinates coordinates)
{
    switch (coordinates) {
    case Coordinates::ByVariant:
        return tr("As usual for the variant", "coordinates");
    case Coordinates::Letters:
        return tr("Letters and numbers", "coordinates");
    case Coordinates::Numbers:
        return tr("Square numbers", "coordinates");
    case Coordinates::Hidden:
        return tr("Hidden", "coordinates");
    }
    return {};
}

QString OptionTexts::name(AnimationSpeed speed)
{
    switch (speed) {
    case AnimationSpeed::Off:
        return tr("No animation");
    case AnimationSpeed::Fast:
        return tr("Fast", "animation speed");
    case AnimationSpeed::Normal:
        return tr("Normal", "animation speed");
    case AnimationSpeed::Slow:
        return tr("Slow", "animation speed");
    }
    return {};
}

QString OptionTexts::name(GulfWords words)
{
    switch (words) {
    case GulfWords::ByVariant:
        return tr("In Gulf dama only", "words of the Gulf for the pieces");
    case GulfWords::Always:
        return tr("In every variant", "words of the Gulf for the pieces");
    case GulfWords::Never:
        return tr("Never", "words of the Gulf for the pieces");
    }
    return {};
}

QString OptionTexts::name(PanelPlace place)
{
    switch (place) {
    case PanelPlace::BesideBoard:
        return tr("Beside the board", "place of the side panel");
    case PanelPlace::BelowBoard:
        return tr("Below the board", "place of the side panel");
    }
    return {};
}

QString OptionTexts::name(OpponentChoice opponent)
{
    switch (opponent) {
    case OpponentChoice::Computer:
        return tr("Against the computer");
    case OpponentChoice::SameComputer:
        return tr("Two players here");
    case OpponentChoice::LocalNetwork:
        return tr("Local network");
    case OpponentChoice::Online:
        return tr("Online");
    case OpponentChoice::TwoComputers:
        return tr("Two computers");
    }
    return {};
}

} // namespace naqla::gui
