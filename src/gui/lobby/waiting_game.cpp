// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/waiting_game.h"

#include "net/lan/server_host.h"
#include "net/store/sqlite_store.h"

#include <QFileInfo>

namespace naqla::gui {

std::optional<WaitingGame> waitingGame(const QString &hostFolder)
{
    const QString path = net::gamesFile(hostFolder);
    if (!QFileInfo::exists(path))
        return std::nullopt;
    net::SqliteStore store(path);
    if (!store.open())
        return std::nullopt;
    std::optional<WaitingGame> waiting;
    for (const net::StoredGame &game : store.runningGames()) {
        // Who opens a table sits on its first seat.
        if (const auto rules = core::parseRulesText(game.record.rules))
            waiting = {game.record.seats[1].name, rules->variant, static_cast<int>(game.moves.size()),
                waiting ? waiting->games + 1 : 1};
    }
    return waiting;
}

} // namespace naqla::gui
