// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/moves/move_list_model.h"
#include "gui/play/game_controller.h"

#include <QObject>
#include <QPointer>

class QKeyEvent;

namespace naqla::gui {

class MoveListView;

/// What can be done with the moves of a study: by a menu on the list of moves, and by its keys. Delete takes
/// a variation away, Ctrl+Up puts it first, Return writes a comment, `!` and `?` mark a move, one or two of
/// them, and Backspace takes the mark away.
class StudyMenu : public QObject
{
    Q_OBJECT

public:
    StudyMenu(MoveListView &list, MoveListModel &model, GameController &controller);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void popUp(QPoint position);
    [[nodiscard]] bool isOwnKey(const QKeyEvent &event) const;
    void handleKey(const QKeyEvent &event);
    void markBy(QChar sign);
    void askForComment();
    void copyLine() const;
    void remove();

    MoveListView &m_list;
    MoveListModel &m_model;
    QPointer<GameController> m_controller; ///< gone before the list when the window closes
};

} // namespace naqla::gui
