// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// The choices that people make in the settings. Each has the names under which it is stored, in the order of
/// its values; what people read is in GameTexts.
namespace naqla::gui {

/// The stored names of a choice.
template <typename Choice>
inline constexpr std::array<std::string_view, 0> StoredNames{};

enum class Language : std::uint8_t
{
    System,
    English,
    Arabic
};
template <>
inline constexpr std::array<std::string_view, 3> StoredNames<Language>{"system", "en", "ar"};

/// Digits in sentences; notation, clocks, scores and addresses always have 0-9.
enum class Digits : std::uint8_t
{
    Western,
    ArabicIndic
};
template <>
inline constexpr std::array<std::string_view, 2> StoredNames<Digits>{"western", "arabicIndic"};

enum class WindowTheme : std::uint8_t
{
    System,
    Light,
    Dark
};
template <>
inline constexpr std::array<std::string_view, 3> StoredNames<WindowTheme>{"system", "light", "dark"};

enum class BoardThemeId : std::uint8_t
{
    Wood,
    Green,
    Slate,
    Marble,
    HighContrast,
    ColourSafe, ///< its marks and sides are told apart by every kind of colour vision
    Terracotta
};
template <>
inline constexpr std::array<std::string_view, 7> StoredNames<BoardThemeId>{
    "wood", "green", "slate", "marble", "highContrast", "colourSafe", "terracotta"};

enum class PieceSetId : std::uint8_t
{
    Classic,
    Flat,
    Stacked,
    Ringed,
    Stones,
    Milled
};
template <>
inline constexpr std::array<std::string_view, 6> StoredNames<PieceSetId>{
    "classic", "flat", "stacked", "ringed", "stones", "milled"};

enum class Coordinates : std::uint8_t
{
    ByVariant,
    Letters,
    Numbers,
    Hidden
};
template <>
inline constexpr std::array<std::string_view, 4> StoredNames<Coordinates>{
    "byVariant", "letters", "numbers", "hidden"};

enum class AnimationSpeed : std::uint8_t
{
    Off,
    Fast,
    Normal,
    Slow
};
template <>
inline constexpr std::array<std::string_view, 4> StoredNames<AnimationSpeed>{"off", "fast", "normal", "slow"};

/// Whether men and kings have the words of the Gulf (حطبة، شيخ): in the Gulf variant, always, or never.
enum class GulfWords : std::uint8_t
{
    ByVariant,
    Always,
    Never
};
template <>
inline constexpr std::array<std::string_view, 3> StoredNames<GulfWords>{"byVariant", "always", "never"};

enum class PanelPlace : std::uint8_t
{
    BesideBoard,
    BelowBoard
};
template <>
inline constexpr std::array<std::string_view, 2> StoredNames<PanelPlace>{"beside", "below"};

enum class OpponentChoice : std::uint8_t
{
    Computer,
    SameComputer,
    LocalNetwork,
    Online,
    TwoComputers
};
template <>
inline constexpr std::array<std::string_view, 5> StoredNames<OpponentChoice>{
    "computer", "hotSeat", "lan", "online", "computers"};

enum class ColourChoice : std::uint8_t
{
    First,
    Second,
    Random
};
template <>
inline constexpr std::array<std::string_view, 3> StoredNames<ColourChoice>{"first", "second", "random"};

/// What the board marks; each mark has a shape of its own, so that colour is never needed to tell them apart.
struct BoardHighlights
{
    bool lastMove = true; ///< tint and corner marks
    bool movable = true; ///< a ring on the pieces that may move
    bool targets = true; ///< a dot, or a ring when the move captures
    bool capturable = true; ///< a dashed rim on the pieces that the chosen piece can take
    friend bool operator==(const BoardHighlights &, const BoardHighlights &) = default;
};

/// How the board looks and feels; all of it comes from the settings.
struct BoardLook
{
    BoardThemeId theme = BoardThemeId::Wood;
    PieceSetId pieces = PieceSetId::Classic;
    Coordinates coordinates = Coordinates::ByVariant;
    BoardHighlights highlights;
    AnimationSpeed animation = AnimationSpeed::Normal;
    GulfWords words = GulfWords::ByVariant; ///< for screen readers
    bool oneClickMoves = false; ///< a click on a piece with a single move plays it
    friend bool operator==(const BoardLook &, const BoardLook &) = default;
};

} // namespace naqla::gui
