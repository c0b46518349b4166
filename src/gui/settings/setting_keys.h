// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QByteArray>
#include <QString>

#include <limits>
#include <type_traits>

namespace naqla::gui {

/// The name of a setting and the value it has until somebody changes it.
template <typename T>
struct SettingKey
{
    std::string_view name;
    T fallback{};
};
template <>
struct SettingKey<int>
{
    std::string_view name;
    int fallback = 0;
    int minimum = std::numeric_limits<int>::min();
    int maximum = std::numeric_limits<int>::max();
};
template <>
struct SettingKey<QString>
{
    std::string_view name;
    std::string_view fallback = {};
    int maximumLength = 256;
};
template <>
struct SettingKey<QByteArray>
{
    std::string_view name;
};

/// Every setting of the window.
namespace keys {

inline constexpr SettingKey<gui::Language> Language{"general/language", gui::Language::System};
inline constexpr SettingKey<gui::Digits> Digits{"general/digits", gui::Digits::Western};
inline constexpr SettingKey<gui::GulfWords> GulfWords{"general/gulfWords", gui::GulfWords::ByVariant};
inline constexpr SettingKey<gui::WindowTheme> WindowTheme{"appearance/windowTheme", gui::WindowTheme::System};
inline constexpr SettingKey<int> TextPercent{"appearance/textPercent", 100, 75, 250};

inline constexpr SettingKey<gui::BoardThemeId> BoardTheme{"board/theme", gui::BoardThemeId::Wood};
inline constexpr SettingKey<gui::PieceSetId> PieceSet{"board/pieces", gui::PieceSetId::Classic};
inline constexpr SettingKey<gui::Coordinates> Coordinates{"board/coordinates", gui::Coordinates::ByVariant};
inline constexpr SettingKey<gui::AnimationSpeed> AnimationSpeed{
    "board/animationSpeed", gui::AnimationSpeed::Normal};
inline constexpr SettingKey<bool> ReduceMotion{"board/reduceMotion", false};
inline constexpr SettingKey<bool> ShowLastMove{"board/showLastMove", true};
inline constexpr SettingKey<bool> ShowMovable{"board/showMovable", true};
inline constexpr SettingKey<bool> ShowTargets{"board/showTargets", true};
inline constexpr SettingKey<bool> ShowCapturable{"board/showCapturable", true};
inline constexpr SettingKey<bool> OneClickMoves{"board/oneClickMoves", false};

inline constexpr SettingKey<bool> Sound{"sound/enabled", true};
inline constexpr SettingKey<int> Volume{"sound/volume", 70, 0, 100};
inline constexpr SettingKey<bool> SpeakMoves{"sound/speakMoves", false};
inline constexpr SettingKey<bool> AnnounceMoves{"accessibility/announceMoves", true};

inline constexpr SettingKey<bool> ConfirmResignation{"play/confirmResignation", true};
inline constexpr SettingKey<bool> ConfirmMoves{"play/confirmMoves", false};
inline constexpr SettingKey<QString> PlayerName{"play/playerName", {}, 32};
inline constexpr SettingKey<bool> FirstStartDone{"play/firstStartDone", false};

inline constexpr SettingKey<gui::OpponentChoice> NewGameOpponent{
    "newGame/opponent", gui::OpponentChoice::Computer};
/// The canonical rules text, such as `russian.casual+compulsory=false`.
inline constexpr SettingKey<QString> NewGameRules{"newGame/rules", "russian", 512};
inline constexpr SettingKey<int> NewGameLevel{"newGame/level", 1, 1, 100};
inline constexpr SettingKey<gui::ColourChoice> NewGameColour{"newGame/colour", gui::ColourChoice::First};
inline constexpr SettingKey<bool> NewGameTimed{"newGame/timed", false};
inline constexpr SettingKey<int> NewGameMinutes{"newGame/minutes", 5, 1, 180};
inline constexpr SettingKey<int> NewGameIncrementSeconds{"newGame/incrementSeconds", 3, 0, 180};

inline constexpr SettingKey<QByteArray> WindowGeometry{"window/geometry"};
inline constexpr SettingKey<QByteArray> WindowState{"window/state"};
inline constexpr SettingKey<gui::PanelPlace> PanelPlace{"window/panelPlace", gui::PanelPlace::BesideBoard};
inline constexpr SettingKey<QString> LastFolder{"window/lastFolder", {}, 4096};

} // namespace keys

} // namespace naqla::gui
