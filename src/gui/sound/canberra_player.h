// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/sound/errand_thread.h"
#include "gui/sound/sound_player.h"

#include <QString>

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
    struct Wanted
    {
        Sound sound;
        int volumePercent;
    };
    static void run(const Library &library, const QString &folder, const ErrandThread<Wanted>::Next &next);

    std::shared_ptr<const Library> m_library; ///< null without it
    QString m_folder;
    std::unique_ptr<ErrandThread<Wanted>> m_thread; ///< begun with the first sound
};

} // namespace naqla::gui
