// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/reading_commands.h"

#include "gui/app/game_page.h"
#include "gui/app/main_window.h"
#include "gui/app/notice_bar.h"

#include <QAction>
#include <QEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// Ctrl with a digit, and with the Arabic-Indic digit that some keyboards have in its place. With Alt,
/// letting it go would open the menu bar.
QList<QKeySequence> readingKeys(int number)
{
    return {QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_0 + number)),
        QKeySequence(Qt::CTRL | Qt::Key(QChar(u'٠').unicode() + number))};
}

} // namespace

ReadingCommands::ReadingCommands(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    QMenu *menu = window.addMenu(u"readMenu"_s, [] { return tr("&Read", "menu: read the game aloud"); });
    for (const Reading reading : Readings) {
        const int number = static_cast<int>(reading) + 1;
        QAction *action = window.addWindowAction(
            u"read%1"_s.arg(number), {}, [reading] { return GameReader::commandName(reading); });
        action->setShortcuts(readingKeys(number));
        connect(action, &QAction::triggered, this, [this, reading] { answer(reading); });
        action->setEnabled(false);
        menu->addAction(action);
        m_actions.append(action);
    }
    window.gamePage().installEventFilter(this);
}

/// There is something to read while the game is shown.
bool ReadingCommands::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        for (QAction *action : m_actions)
            action->setEnabled(event->type() == QEvent::Show);
    }
    return QObject::eventFilter(watched, event);
}

void ReadingCommands::answer(Reading reading)
{
    const auto text = [this, reading] {
        return GameReader(m_window.controller(), m_window.gamePage().board()).read(reading);
    };
    m_window.gamePage().notices().post({Notice::Kind::Hint, u"about"_s, text});
}

} // namespace naqla::gui

#include "moc_reading_commands.cpp"
