// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/card.h"
#include "gui/app/live_texts.h"
#include "gui/moves/move_list_model.h"

#include <QList>

class QAction;
class QBoxLayout;
class QLabel;
class QTabWidget;

namespace naqla::gui {

class GameController;
class MoveListView;

/// Beside or below the board: the moves with their four buttons, the draw counters, and what else a game
/// brings, such as a chat.
class SidePanel : public Card
{
    Q_OBJECT

public:
    /// @param navigation  first, previous, next, last move
    /// @param decisions   take back, offer a draw, resign
    SidePanel(GameController &controller, const QList<QAction *> &navigation,
        const QList<QAction *> &decisions, QWidget *parent = nullptr);

    /// Adds a page beside the moves; the panel shows tabs from two pages on.
    void addPage(QWidget *page, const std::function<QString()> &title);
    void removePage(QWidget *page);
    /// Asks for the titles of the pages again.
    void updateTitles() { m_texts.refresh(); }
    void showPage(QWidget *page);
    [[nodiscard]] bool isShown(QWidget *page) const;
    /// In a wide place the buttons stand beside the moves.
    void setWide(bool wide);
    [[nodiscard]] MoveListView &moveList() const { return *m_list; }

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeMovesPage(
        const QList<QAction *> &navigation, const QList<QAction *> &decisions);
    void showGame();
    void showTree();
    void showCurrent();
    void choose(MoveListModel::Id node);
    void showCounters();

    GameController &m_controller;
    MoveListModel m_model;
    MoveListView *m_list;
    QTabWidget *m_pages;
    QLabel *m_counters;
    QBoxLayout *m_movesLayout = nullptr;
    LiveTexts m_texts;
};

} // namespace naqla::gui
