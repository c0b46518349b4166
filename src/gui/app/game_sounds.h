// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/notice_bar.h"
#include "gui/play/game_controller.h"
#include "gui/sound/sound_player.h"

namespace naqla::gui {

class SettingsStore;

/// Lets what happens in a game be heard: moves, the end, offers, little time left.
class GameSounds : public QObject
{
    Q_OBJECT

public:
    GameSounds(GameController &controller, NoticeBar &notices, SettingsStore &settings, SoundPlayer &player,
        QObject *parent = nullptr);

private:
    /// What happens together, such as a capture that ends the game, makes one sound.
    void ask(Sound sound);
    void play();
    void watchClock();

    GameController &m_controller;
    SettingsStore &m_settings;
    SoundPlayer &m_player;
    std::optional<Sound> m_asked;
    std::optional<core::Side> m_plenty; ///< whose running clock was last seen with time enough
};

} // namespace naqla::gui
