// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/sound/sound_player.h"

#include <QString>

#include <memory>

namespace naqla::gui {

/// Plays through libcanberra, which desktops have for their own sounds and which finds PipeWire, PulseAudio
/// or ALSA by itself. It is loaded when it is there; a thread of its own talks to it, so that a sound system
/// that does not answer keeps nobody waiting.
class CanberraPlayer : public SoundPlayer
{
public:
    /// @param folder   where the sounds are laid down as files, for the library reads nothing else
    /// @param library  name or path of the library
    explicit CanberraPlayer(const QString &folder, const QString &library = QStringLiteral("canberra"));
    ~CanberraPlayer() override;

    void play(Sound sound, int volumePercent) override;
    [[nodiscard]] bool isAvailable() const override;

private:
    struct Library;
    class Worker;

    std::shared_ptr<const Library> m_library; ///< null without it
    std::shared_ptr<Worker> m_worker; ///< begun with the first sound
    QString m_folder;
};

} // namespace naqla::gui
