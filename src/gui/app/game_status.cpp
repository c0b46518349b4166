// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/game_status.h"

#include "gui/play/game_controller.h"
#include "gui/settings/game_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace naqla::gui {
namespace {

class StatusTexts
{
    Q_DECLARE_TR_FUNCTIONS(StatusTexts)

public:
    static QString ofTurn(const GameController &controller);
};

QString StatusTexts::ofTurn(const GameController &controller)
{
    const core::Game &game = controller.game();
    if (const StudyGame *study = controller.study()) {
        const QString turn = GameTexts::turn(game.rules().variant, controller.viewedSide());
        return study->isVariation(study->current())
            ? tr("%1. This is a variation.", "whose turn it is").arg(turn)
            : turn;
    }
    if (!controller.isLive() && game.isOver())
        return tr("An earlier position is shown; a move made here begins a variation.");
    if (!controller.isLive())
        return tr("An earlier position is shown; the last move of the list leads back to the game.");
    if (controller.isPaused())
        return tr("The game is paused.");
    const QString turn = GameTexts::turn(game.rules().variant, controller.sideToMove());
    switch (controller.player(controller.sideToMove()).kind) {
    case PlayerKind::Computer:
        return tr("The computer is thinking…");
    case PlayerKind::Remote:
        return tr("%1. Waiting for the opponent…", "whose turn it is").arg(turn);
    case PlayerKind::Person:
        if (controller.isSeekingHint())
            return tr("Looking for a good move…");
        break;
    }
    const auto &moves = game.legalMoves();
    if (moves.empty() || !moves.front().isCapture() || !game.rules().rules.options.compulsoryCapture)
        return turn;
    const bool one = std::all_of(
        moves.begin(), moves.end(), [&](const core::Move &move) { return move.from == moves.front().from; });
    return one ? tr("%1. One piece can capture and must.", "whose turn it is").arg(turn)
               : tr("%1. Several pieces can capture; one of them must.", "whose turn it is").arg(turn);
}

/// Rules that run in every game speak up only when their limit comes near.
bool isWorthWatching(const core::DrawCounter &counter)
{
    switch (counter.rule) {
    case core::EndReason::Repetition:
        return counter.count > 1;
    case core::EndReason::NoProgress:
    case core::EndReason::MoveLimit:
        return 2 * counter.count >= counter.limit;
    default:
        return true;
    }
}

} // namespace

QString statusText(const GameController &controller)
{
    const core::Game &game = controller.game();
    if (game.result() && controller.isLive())
        return GameTexts::result(game.rules().variant, *game.result());
    return StatusTexts::ofTurn(controller);
}

QStringList counterTexts(const GameController &controller)
{
    QStringList texts;
    if (controller.game().isOver() || !controller.isLive())
        return texts;
    for (const core::DrawCounter &counter : controller.game().drawCounters()) {
        if (isWorthWatching(counter))
            texts.append(GameTexts::drawCounter(counter));
    }
    return texts;
}

} // namespace naqla::gui
