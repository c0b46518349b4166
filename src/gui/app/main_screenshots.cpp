// SPDX-License-Identifier: GPL-3.0-or-later
// The states of the main window that are worth looking at.
#include "gui/app/first_steps_page.h"
#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/screenshots.h"
#include "gui/board/board_widget.h"
#include "gui/files/game_list_dialog.h"
#include "gui/moves/comment_dialog.h"
#include "gui/settings/settings_store.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

/// A computer that never moves, so that every picture is the same.
Mover stillMover()
{
    return [](const core::Game &, const core::SearchLimits &, const std::stop_token &) {
        return std::optional<core::SearchReport>();
    };
}

/// A window with a data folder of its own.
std::unique_ptr<MainWindow> pictureWindow(
    SettingsStore &settings, const std::function<void(MainWindow &, const QString &)> &extend)
{
    auto folder = std::make_shared<QTemporaryDir>();
    auto window =
        std::make_unique<MainWindow>(settings, MainWindow::Surroundings{&stillMover, {}, folder->path()});
    QObject::connect(window.get(), &QObject::destroyed, [folder] {});
    extend(*window, folder->path());
    window->resize(1100, 780);
    return window;
}

/// The first moves of a game: always a legal one, chosen by a fixed pattern.
core::Game someGame(const GameSetup &setup, int plies)
{
    core::Game game(setup.rules);
    for (int ply = 0; ply < plies && !game.isOver(); ++ply) {
        const auto &moves = game.legalMoves();
        const core::Move move = moves[static_cast<std::size_t>(ply * 7 + 3) % moves.size()];
        game.play(move);
    }
    return game;
}

GameSetup againstComputer(core::VariantId variant)
{
    GameSetup setup;
    setup.rules = core::namedRules(variant);
    setup.player(Side::Black) = {PlayerKind::Computer, {}, 2};
    return setup;
}

/// With variations, comments and marks.
QByteArray studiedGame()
{
    return QByteArrayLiteral(
        "[White \"سارة\"]\n[Black \"Omar\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n"
        "1. c3-d4 d6-c5 {The usual answer.} (1... f6-g5!? 2. g3-h4 (2. d4-c5? {يخسر حجرًا.} "
        "2... b6:d4) 2... g7-f6) 2. b2-c3! f6-g5 3. g3-h4 g7-f6 1-0\n");
}

} // namespace

void MainWindow::addScreenshots(ScreenshotBook &book, SettingsStore &settings,
    const std::function<void(MainWindow &, const QString &)> &extend)
{
    const auto add = [&](const QString &name, auto &&prepare) {
        book.add<MainWindow>(name, [&settings, extend, prepare] {
            auto window = pictureWindow(settings, extend);
            prepare(*window);
            return window;
        });
    };
    const auto game = [](core::VariantId variant, int plies) {
        return [variant, plies](MainWindow &window) {
            const GameSetup setup = againstComputer(variant);
            window.play(std::make_unique<LocalGame>(setup, someGame(setup, plies)));
        };
    };
    add(u"start"_s, [](MainWindow &) {});
    const auto firstStep = [](FirstStepsPage::Step step) {
        return [step](MainWindow &window) {
            window.showFirstSteps();
            window.findChild<FirstStepsPage *>()->show(step);
        };
    };
    add(u"first-language"_s, firstStep(FirstStepsPage::Step::Language));
    add(u"first-look"_s, firstStep(FirstStepsPage::Step::Look));
    add(u"first-game"_s, firstStep(FirstStepsPage::Step::Game));
    add(u"game-russian"_s, game(core::VariantId::Russian, 24));
    add(u"game-turkish"_s, game(core::VariantId::Turkish, 12));
    add(u"game-international"_s, game(core::VariantId::International, 8));
    add(u"game-timed-english"_s, [](MainWindow &window) {
        GameSetup setup;
        setup.rules = core::namedRules(core::VariantId::English);
        setup.player(Side::White).name = u"سارة"_s;
        setup.player(Side::Black).name = u"Omar"_s;
        setup.time = {TimeControl::Kind::PerGame, std::chrono::minutes(5), std::chrono::seconds(3), {}};
        window.play(std::make_unique<LocalGame>(setup, someGame(setup, 10)));
        window.controller().offer(Offer::Draw);
    });
    add(u"game-paused"_s, [](MainWindow &window) {
        GameSetup setup = againstComputer(core::VariantId::Russian);
        setup.time = {TimeControl::Kind::PerGame, std::chrono::minutes(5), std::chrono::seconds(3), {}};
        window.play(std::make_unique<LocalGame>(setup, someGame(setup, 10)));
        window.controller().setPaused(true);
    });
    add(u"game-hint"_s, [](MainWindow &window) {
        GameSetup setup;
        window.play(std::make_unique<LocalGame>(setup, someGame(setup, 6)));
        window.gamePage().board().setHint(window.controller().game().legalMoves().front());
    });
    add(u"game-study"_s, [](MainWindow &window) {
        window.openText(studiedGame());
        window.controller().view(4);
        window.controller().propose(window.controller().game().moves()[4]);
        window.controller().view(3);
    });
    book.add<GameListDialog>(u"game-list"_s, [] {
        auto dialog = std::make_unique<GameListDialog>(u"سارة.PDN"_s);
        dialog->add({{1, u"سارة"_s, u"Omar"_s, {}, u"2024.05.01"_s, u"2-0"_s, core::VariantId::Russian},
            {2, u"Omar"_s, u"سارة"_s, {}, u"2024.05.02"_s, u"1-1"_s, core::VariantId::International},
            {3, u"Omar"_s, {}, {}, {}, u"*"_s, {}}});
        dialog->setComplete();
        return dialog;
    });
    book.add<CommentDialog>(
        u"comment"_s, [] { return std::make_unique<CommentDialog>(u"12. c3-d4"_s, u"خطة جيدة"_s); });
    add(u"game-over"_s, [game](MainWindow &window) {
        game(core::VariantId::Russian, 30)(window);
        window.controller().resign();
    });
    add(u"game-panel-below"_s, [game](MainWindow &window) {
        game(core::VariantId::Russian, 24)(window);
        window.resize(800, 900);
        window.gamePage().setPanelPlace(PanelPlace::BelowBoard);
    });
    add(u"game-small-panel-below"_s, [game](MainWindow &window) {
        game(core::VariantId::Russian, 24)(window);
        window.resize(window.minimumSize());
        window.gamePage().setPanelPlace(PanelPlace::BelowBoard);
    });
    add(u"game-small"_s, [game](MainWindow &window) {
        game(core::VariantId::Russian, 24)(window);
        window.resize(window.minimumSize());
    });
}

} // namespace naqla::gui
