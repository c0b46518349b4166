// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace naqla::gui {

/// What can be heard; of several at once the last of these is the one.
enum class Sound : std::uint8_t
{
    Move,
    Capture,
    Crowning,
    Notice,
    LowTime,
    GameOver
};
/// The files in resources/sounds, in the order of the values.
inline constexpr std::array<std::string_view, 6> SoundNames{
    "move", "capture", "crowning", "notice", "lowTime", "gameOver"};

/// Plays sounds. It never makes anybody wait, and what cannot be heard is no error.
class SoundPlayer
{
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer &) = delete;
    SoundPlayer &operator=(const SoundPlayer &) = delete;
    virtual ~SoundPlayer() = default;

    /// @param volumePercent  1 to 100
    virtual void play(Sound sound, int volumePercent) = 0;
    /// Whether there is something to play with on this computer.
    [[nodiscard]] virtual bool isAvailable() const = 0;
};

} // namespace naqla::gui
