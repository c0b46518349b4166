// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/game_reader.h"

#include <QList>
#include <QObject>

class QAction;

namespace naqla::gui {

class MainWindow;

/// The commands that read the game aloud: a menu of the window, each with a key that also works while the
/// board takes typed moves. The answer goes to the screen reader and stands in a notice.
class ReadingCommands : public QObject
{
    Q_OBJECT

public:
    explicit ReadingCommands(MainWindow &window);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void answer(Reading reading);

    MainWindow &m_window;
    QList<QAction *> m_actions;
};

} // namespace naqla::gui
