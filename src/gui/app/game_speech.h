// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/sound/speaker.h"

#include <QObject>

namespace naqla::gui {

class GamePage;
class SettingsStore;

/// Says moves and the end of a game aloud, in the sentences that a screen reader gets.
class GameSpeech : public QObject
{
    Q_OBJECT

public:
    /// @param speaker  outlives it
    GameSpeech(GamePage &page, SettingsStore &settings, Speaker &speaker, QObject *parent = nullptr);

private:
    void say(const QString &text);

    SettingsStore &m_settings;
    Speaker &m_speaker;
};

} // namespace naqla::gui
