// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/game_sounds.h"

#include "gui/settings/settings_store.h"

#include <algorithm>
#include <utility>

namespace naqla::gui {
namespace {

constexpr std::chrono::seconds LittleTime{10};

Sound soundOf(const core::Move &move)
{
    if (move.crowns)
        return Sound::Crowning;
    return move.isCapture() ? Sound::Capture : Sound::Move;
}

} // namespace

GameSounds::GameSounds(GameController &controller, NoticeBar &notices, SettingsStore &settings,
    SoundPlayer &player, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_settings(settings)
    , m_player(player)
{
    connect(&controller, &GameController::moved, this,
        [this](const core::Transition &transition) { ask(soundOf(transition.move)); });
    connect(&controller, &GameController::ended, this, [this] { ask(Sound::GameOver); });
    connect(&controller, &GameController::clockChanged, this, &GameSounds::watchClock);
    connect(&notices, &NoticeBar::appeared, this, [this](const QString &, Notice::Kind kind) {
        // The rest answers what somebody has just done here.
        if (kind == Notice::Kind::Offer || kind == Notice::Kind::Connection)
            ask(Sound::Notice);
    });
    // Whoever changes the volume hears it.
    connect(&settings, &SettingsStore::changed, this, [this](QLatin1StringView name) {
        if (isChangeOf(name, keys::Volume.name) || isChangeOf(name, keys::Sound.name))
            ask(Sound::Move);
    });
}

void GameSounds::ask(Sound sound)
{
    if (!m_asked)
        QMetaObject::invokeMethod(this, &GameSounds::play, Qt::QueuedConnection);
    m_asked = std::max(m_asked.value_or(sound), sound);
}

void GameSounds::play()
{
    const Sound sound = *std::exchange(m_asked, std::nullopt);
    const int volume = m_settings.value(keys::Volume);
    if (m_settings.value(keys::Sound) && volume > 0)
        m_player.play(sound, volume);
}

/// Once for each time that the clock of a person here runs low.
void GameSounds::watchClock()
{
    if (!m_controller.hasGame())
        return;
    const auto side = m_controller.source().runningClock();
    if (!side || m_controller.player(*side).kind != PlayerKind::Person)
        return;
    const auto left = m_controller.source().timeLeft(*side);
    const bool plenty = !left || *left >= LittleTime;
    if (!plenty && m_plenty == side)
        ask(Sound::LowTime);
    m_plenty = plenty ? side : std::nullopt;
}

} // namespace naqla::gui

#include "moc_game_sounds.cpp"
