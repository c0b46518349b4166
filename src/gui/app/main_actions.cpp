// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the window: their words, keys and places in menus and tool bar.
#include "gui/app/about_dialog.h"
#include "gui/app/earlier_games_menu.h"
#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/notice_bar.h"
#include "gui/app/settings_dialog.h"
#include "gui/app/shortcuts_dialog.h"
#include "gui/app/start_page.h"
#include "gui/app/symbols.h"
#include "gui/files/game_opener.h"
#include "gui/sound/sound_player.h"
#include "gui/sound/speaker.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// A letter with Ctrl, and the letter that stands on the same key of an Arabic keyboard.
QList<QKeySequence> letter(Qt::Key latin, QChar arabic, const QList<QKeySequence> &others = {})
{
    return QList<QKeySequence>{
               QKeySequence(Qt::CTRL | latin), QKeySequence(Qt::CTRL | Qt::Key(arabic.unicode()))}
    + others;
}

} // namespace

QAction *MainWindow::action(
    const QString &name, const QString &symbolName, const Text &text, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(this);
    action->setObjectName(name);
    if (!symbolName.isEmpty()) {
        const bool curved = symbolName == "take-back"_L1 || symbolName == "rematch"_L1;
        action->setIcon(symbol(symbolName, curved ? Mirroring::RightToLeft : Mirroring::Never));
    }
    action->setShortcuts(keys);
    addAction(action);
    m_texts.add([action, text] {
        action->setText(text());
        action->setIconText(QString(action->text()).remove(u'&').remove(u'…'));
        action->setToolTip(action->iconText());
    });
    return action;
}

void MainWindow::createActions()
{
    Actions &a = m_actions;
    a.newGame = action(
        u"newGame"_s, u"new-game"_s, [] { return tr("New game…"); }, letter(Qt::Key_N, u'ى'));
    a.rematch = action(u"rematch"_s, u"rematch"_s, [] { return tr("Rematch"); }, {Qt::Key_F2});
    a.open = action(
        u"open"_s, u"open"_s, [] { return tr("Open…"); }, letter(Qt::Key_O, u'خ'));
    a.save = action(
        u"save"_s, u"save"_s, [] { return tr("Save as…"); }, letter(Qt::Key_S, u'س'));
    a.copyGame = action(u"copyGame"_s, u"copy"_s, [] { return tr("Copy game (PDN)"); });
    a.copyPosition = action(u"copyPosition"_s, {}, [] { return tr("Copy position (FEN)"); });
    a.start = action(u"startPage"_s, {}, [] { return tr("Start page"); });
    a.settings =
        action(u"settings"_s, u"settings"_s, [] { return tr("Settings…"); }, {Qt::CTRL | Qt::Key_Comma});
    a.quit = action(
        u"quit"_s, {}, [] { return tr("Quit"); }, letter(Qt::Key_Q, u'ض'));

    a.takeBack = action(
        u"takeBack"_s, u"take-back"_s, [] { return tr("Take back"); }, letter(Qt::Key_Z, u'ئ', {Qt::Key_F3}));
    a.study = action(u"studyGame"_s, {}, [] { return tr("Look through the game"); }, {Qt::Key_F7});
    a.hint = action(u"hint"_s, u"hint"_s, [] { return tr("Hint"); }, {Qt::Key_F4});
    a.playNow =
        action(u"playNow"_s, u"play-now"_s, [] { return tr("Play now", "the computer"); }, {Qt::Key_F8});
    a.pause = action(u"pause"_s, u"pause"_s, [] { return tr("Pause"); },
        {QKeySequence(Qt::Key_Pause), Qt::CTRL | Qt::SHIFT | Qt::Key_P,
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key(u'ح'))});
    a.pause->setCheckable(true);
    a.offerDraw = action(u"offerDraw"_s, u"offer-draw"_s, [] { return tr("Offer draw"); });
    a.claimDraw = action(u"claimDraw"_s, {}, [] { return tr("Claim draw"); });
    a.resign = action(u"resign"_s, u"resign"_s, [] { return tr("Resign", "button and menu"); });
    a.first = action(u"firstMove"_s, u"first"_s, [] { return tr("First move"); }, {Qt::ALT | Qt::Key_Home});
    a.previous = action(
        u"previousMove"_s, u"previous"_s, [] { return tr("Previous move"); }, {Qt::ALT | Qt::Key_Left});
    a.next = action(u"nextMove"_s, u"next"_s, [] { return tr("Next move"); }, {Qt::ALT | Qt::Key_Right});
    a.last = action(u"lastMove"_s, u"last"_s, [] { return tr("Last move"); }, {Qt::ALT | Qt::Key_End});

    a.flip = action(
        u"flipBoard"_s, u"flip"_s, [] { return tr("Flip board"); }, letter(Qt::Key_F, u'ب', {Qt::Key_F6}));
    a.panelBelow =
        action(u"panelBelow"_s, u"panel-below"_s, [] { return tr("Moves below the board"); }, {Qt::Key_F9});
    a.panelBelow->setCheckable(true);
    a.fullScreen = action(u"fullScreen"_s, u"full-screen"_s, [] { return tr("Full screen"); }, {Qt::Key_F11});
    a.fullScreen->setCheckable(true);
    // The way out of a language is written in the other one.
    a.language =
        action(u"otherLanguage"_s, {}, [] { return tr("العربية", "the name of the other language"); });

    a.firstSteps = action(u"firstSteps"_s, {}, [] { return tr("First steps…"); });
    a.shortcuts = action(u"shortcuts"_s, {}, [] { return tr("Keyboard shortcuts"); },
        {QKeySequence(Qt::Key_Question), QKeySequence(Qt::Key(u'؟'))});
    a.about = action(u"about"_s, u"about"_s, [] { return tr("About Naqla"); });
    a.menuBar = action(u"openMenuBar"_s, {}, [] { return tr("Open the menu bar"); }, {Qt::Key_F10});
}

void MainWindow::connectActions()
{
    const Actions &a = m_actions;
    const auto on = [this](
                        QAction *action, auto &&slot) { connect(action, &QAction::triggered, this, slot); };
    on(a.newGame, [this] { afterLeaving([this] { newGame(); }); });
    on(a.rematch, [this] { rematch(); });
    on(a.study, [this] { studyGame(); });
    on(a.open, [this] { afterLeaving([this] { openGame(); }); });
    on(a.save, [this] { saveGame(); });
    on(a.copyGame, [this] { copyGame(); });
    on(a.copyPosition, [this] { copyPosition(); });
    on(a.start, [this] { goToStart(); });
    on(a.settings, [this] { showSettings(); });
    on(a.quit, [this] { close(); });
    on(a.takeBack, [this] { m_controller.offer(Offer::TakeBack); });
    on(a.hint, [this] { m_controller.askHint(); });
    on(a.playNow, [this] { m_controller.hurry(); });
    on(a.pause, [this](bool paused) { m_controller.setPaused(paused); });
    on(a.offerDraw, [this] { m_controller.offer(Offer::Draw); });
    on(a.claimDraw, [this] { m_controller.claimDraw(); });
    on(a.resign, [this] { askToResign(); });
    on(a.first, [this] { m_controller.view(0); });
    on(a.previous, [this] { m_controller.view(m_controller.viewedPly() - 1); });
    on(a.next, [this] { m_controller.view(m_controller.viewedPly() + 1); });
    on(a.last, [this] { m_controller.view(m_controller.game().ply()); });
    on(a.flip, [this] { m_gamePage->flip(); });
    on(a.panelBelow, [this](bool below) {
        m_settings.setValue(keys::PanelPlace, below ? PanelPlace::BelowBoard : PanelPlace::BesideBoard);
    });
    on(a.fullScreen,
        [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    on(a.language, [this] { Q_EMIT languageToggled(); });
    on(a.shortcuts, [this] {
        auto *dialog = new ShortcutsDialog(actions(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(a.about, [this] {
        auto *dialog = new AboutDialog(this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    on(a.firstSteps, [this] { showFirstSteps(); });
    on(a.menuBar, [this] { menuBar()->setActiveAction(menuBar()->actions().constFirst()); });
}

void MainWindow::createMenus()
{
    const Actions &a = m_actions;
    const auto addMenu = [this](const QString &name, const Text &title, const QList<QAction *> &actions) {
        QMenu *menu = menuBar()->addMenu(QString());
        menu->setObjectName(name);
        for (QAction *action : actions) {
            if (action)
                menu->addAction(action);
            else
                menu->addSeparator();
        }
        m_texts.add([menu, title] { menu->setTitle(title()); });
    };
    auto *earlier = new EarlierGamesMenu(m_autosave, this);
    m_texts.add([earlier] { earlier->setTitle(tr("Earlier games")); });
    connect(earlier, &EarlierGamesMenu::chosen, this, &MainWindow::openEarlier);
    connect(earlier, &EarlierGamesMenu::allAsked, this, [this] {
        afterLeaving([this] {
            askForFile(m_autosave.earlierFolder(), [this](const QString &path) { m_opener->open(path); });
        });
    });
    addMenu(u"gameMenu"_s, [] { return tr("&Game", "menu"); },
        {a.newGame, a.rematch, nullptr, a.open, earlier->menuAction(), a.save, nullptr, a.copyGame,
            a.copyPosition, nullptr, a.start, a.settings, a.quit});
    addMenu(u"movesMenu"_s, [] { return tr("&Moves", "menu"); },
        {a.study, nullptr, a.takeBack, a.hint, a.playNow, a.pause, nullptr, a.offerDraw, a.claimDraw,
            a.resign, nullptr, a.first, a.previous, a.next, a.last});
    addMenu(u"viewMenu"_s, [] { return tr("&View", "menu"); },
        {a.flip, a.panelBelow, a.fullScreen, nullptr, a.language});
    addMenu(u"helpMenu"_s, [] { return tr("&Help", "menu"); }, {a.firstSteps, a.shortcuts, a.about});
}

void MainWindow::createToolBar()
{
    const Actions &a = m_actions;
    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName(u"toolBar"_s);
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({22, 22});
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->addActions({a.newGame, a.open, a.save});
    m_toolBar->addSeparator();
    m_toolBar->addActions({a.takeBack, a.hint, a.playNow, a.pause, a.flip, a.panelBelow});
    for (QAction *action : {a.save, a.playNow, a.pause, a.flip, a.panelBelow})
        qobject_cast<QToolButton *>(m_toolBar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_toolBar->addActions({a.language, a.settings});
    m_texts.add([this] { m_toolBar->setWindowTitle(tr("Tool bar")); });
}

void MainWindow::updateActions()
{
    const Actions &a = m_actions;
    const bool playing = m_controller.hasGame();
    const int plies = playing ? m_controller.game().ply() : 0;
    const int viewed = m_controller.viewedPly();
    for (QAction *action : {a.save, a.copyGame, a.copyPosition, a.flip})
        action->setEnabled(playing);
    a.start->setEnabled(m_pages->currentWidget() != m_startPage);
    const auto anyIs = [&](PlayerKind kind) {
        return playing && std::any_of(core::Sides.begin(), core::Sides.end(), [&](core::Side side) {
            return m_controller.player(side).kind == kind;
        });
    };
    for (QAction *action : {a.save, a.takeBack, a.flip, a.panelBelow})
        action->setVisible(playing);
    a.hint->setVisible(playing && !anyIs(PlayerKind::Remote));
    a.hint->setEnabled(m_controller.mayAskHint());
    a.playNow->setVisible(anyIs(PlayerKind::Computer));
    a.playNow->setEnabled(m_controller.isThinking());
    a.pause->setVisible(m_controller.mayPause());
    a.pause->setChecked(m_controller.isPaused());
    const StudyGame *study = playing ? m_controller.study() : nullptr;
    a.study->setEnabled(playing && !study && m_controller.game().isOver());
    a.rematch->setEnabled(study ? study->played().has_value() : m_controller.mayOffer(Offer::Rematch));
    a.takeBack->setEnabled(m_controller.mayOffer(Offer::TakeBack));
    a.takeBack->setVisible(playing && !study);
    a.offerDraw->setEnabled(m_controller.mayOffer(Offer::Draw));
    a.claimDraw->setEnabled(m_controller.mayClaimDraw());
    a.resign->setEnabled(m_controller.mayResign());
    a.first->setEnabled(viewed > 0);
    a.previous->setEnabled(viewed > 0);
    a.next->setEnabled(viewed < plies);
    a.last->setEnabled(viewed < plies);
    a.panelBelow->setChecked(m_settings.value(keys::PanelPlace) == PanelPlace::BelowBoard);
}

void MainWindow::showSettings()
{
    auto *dialog = new SettingsDialog(m_settings, this,
        {.sound = m_sound == nullptr || m_sound->isAvailable(),
            .speech = m_speaker == nullptr || m_speaker->isAvailable()});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace naqla::gui
