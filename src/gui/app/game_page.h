// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/game.h"
#include "gui/settings/options.h"

#include <QList>
#include <QWidget>

class QAction;
class QGridLayout;
class QSplitter;
class QStackedWidget;

namespace naqla::gui {

class BoardWidget;
class GameController;
class NoticeBar;
class PauseCover;
class PlayerStrip;
class SettingsStore;
class SidePanel;

/// The game as it is played: both players, the board, and beside it notices and the panel. It shows what the
/// controller tells and hands on what people do.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    GamePage(GameController &controller, SettingsStore &settings, const QList<QAction *> &navigation,
        const QList<QAction *> &decisions, QWidget *parent = nullptr);

    [[nodiscard]] BoardWidget &board() const { return *m_board; }
    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    [[nodiscard]] SidePanel &panel() const { return *m_panel; }

    void flip();
    void setPanelPlace(PanelPlace place);
    void applySettings();

Q_SIGNALS:
    /// A sentence for the status line that stands until something else happens: why a move is refused.
    void explained(const QString &text);
    /// A move as a sentence for the ear.
    void moveTold(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void connectController();
    void connectBoard();
    void showGame();
    void showView();
    void showPlayers();
    void placePlayers();
    void showClocks();
    void announceMove(const core::Transition &transition);
    [[nodiscard]] const core::Position &viewedPosition() const;
    void setRoutes();
    void chooseSides();
    void choose(const core::Move &move);
    void explainRefusal(const QList<core::Square> &attempt);
    void showPause(bool paused);
    void showHint(const core::Move &move);
    void askForMove(const core::Move &move);
    [[nodiscard]] PlayerStrip &strip(core::Side side) const;

    GameController &m_controller;
    SettingsStore &m_settings;
    NoticeBar *m_notices;
    BoardWidget *m_board;
    PauseCover *m_cover; ///< in the place of the board while the clocks of a person stand
    QStackedWidget *m_boardPlace;
    QGridLayout *m_playGrid = nullptr; ///< players and board
    PlayerStrip *m_upper;
    PlayerStrip *m_lower;
    SidePanel *m_panel;
    QWidget *m_side; ///< notices and panel
    QSplitter *m_splitter;
    bool m_boardIsOpen = false; ///< a move may be entered
    int m_wheel = 0; ///< turned by less than a notch
};

} // namespace naqla::gui
