// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/earlier_games_menu.h"

#include "gui/settings/game_texts.h"

#include <QLocale>

namespace naqla::gui {

using namespace Qt::StringLiterals;

EarlierGamesMenu::EarlierGamesMenu(const Autosave &autosave, QWidget *parent)
    : QMenu(parent)
    , m_autosave(autosave)
{
    setObjectName(u"earlierGamesMenu"_s);
    connect(this, &QMenu::aboutToShow, this, &EarlierGamesMenu::fill);
}

void EarlierGamesMenu::fill()
{
    constexpr int Most = 12;
    clear();
    const std::vector<Autosave::Earlier> games = m_autosave.earlierGames(Most);
    for (const Autosave::Earlier &game : games) {
        const QString state = game.over ? tr("finished") : tr("after %Ln move(s)", nullptr, game.plies);
        addAction(tr("%1, %2 (%3)", "variant, how far it went, day and time")
                      .arg(GameTexts::variantName(game.variant), state,
                          QLocale().toString(game.kept.toLocalTime(), QLocale::ShortFormat)),
            this, [this, path = game.path] { Q_EMIT chosen(path); });
    }
    if (games.empty()) {
        addAction(tr("There are no earlier games"))->setEnabled(false);
        return;
    }
    addSeparator();
    addAction(tr("All earlier games…"), this, &EarlierGamesMenu::allAsked);
}

} // namespace naqla::gui

#include "moc_earlier_games_menu.cpp"
