// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/game_speech.h"

#include "gui/app/game_page.h"
#include "gui/app/notice_bar.h"
#include "gui/settings/bidi.h"
#include "gui/settings/settings_store.h"

#include <QLocale>

namespace naqla::gui {

GameSpeech::GameSpeech(GamePage &page, SettingsStore &settings, Speaker &speaker, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_speaker(speaker)
{
    connect(&page, &GamePage::moveTold, this, &GameSpeech::say);
    connect(&page.notices(), &NoticeBar::appeared, this, [this](const QString &text, Notice::Kind kind) {
        if (kind == Notice::Kind::Result)
            say(text);
    });
    // Whoever turns it on hears whether it works.
    connect(&settings, &SettingsStore::changed, this, [this](QLatin1StringView name) {
        if (isChangeOf(name, keys::SpeakMoves.name))
            say(tr("Moves are spoken."));
    });
}

void GameSpeech::say(const QString &text)
{
    if (m_settings.value(keys::SpeakMoves))
        m_speaker.say(plain(text), QLocale::languageToCode(QLocale().language()));
}

} // namespace naqla::gui

#include "moc_game_speech.cpp"
