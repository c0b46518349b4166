// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/shortcuts_dialog.h"

#include "gui/app/main_window.h"
#include "gui/app/screenshots.h"
#include "gui/settings/bidi.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// The keys of an action as they are printed on the keyboard; those of the Arabic layout are left out.
QString keysOf(const QAction &action)
{
    QStringList texts;
    for (const QKeySequence &keys : action.shortcuts()) {
        const QString text = keys.toString(QKeySequence::PortableText);
        if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; }))
            texts.append(text);
    }
    return texts.join(u" / "_s);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
{
    setObjectName(u"shortcutsDialog"_s);
    auto *list = new QWidget;
    m_keys = new QFormLayout(list);
    m_keys->setHorizontalSpacing(28);
    auto *scroll = new QScrollArea;
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    fill();
    resize(560, 620);
}

void ShortcutsDialog::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    // The dialog shows the keys of a window; this one lives as long as the dialog.
    book.add<ShortcutsDialog>(u"shortcuts"_s, [&settings] {
        const auto folder = std::make_shared<QTemporaryDir>();
        const auto window =
            std::make_shared<MainWindow>(settings, MainWindow::Surroundings{{}, {}, folder->path()});
        auto dialog = std::make_unique<ShortcutsDialog>(window->actions());
        connect(dialog.get(), &QObject::destroyed, [folder, window] {});
        return dialog;
    });
}

void ShortcutsDialog::changeEvent(QEvent *event)
{
    // The actions may get their new words after this dialog hears of the change.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &ShortcutsDialog::fill, Qt::QueuedConnection);
    QDialog::changeEvent(event);
}

void ShortcutsDialog::fill()
{
    setWindowTitle(tr("Keyboard shortcuts"));
    findChild<QScrollArea *>()->setAccessibleName(windowTitle());
    while (m_keys->rowCount() > 0)
        m_keys->removeRow(0);
    const auto add = [this](const QString &keys, const QString &meaning) {
        auto *keyLabel = new QLabel(ltr(keys));
        keyLabel->setAccessibleName(keys);
        keyLabel->setForegroundRole(QPalette::Link);
        m_keys->addRow(keyLabel, new QLabel(meaning));
    };
    for (const QAction *action : m_actions) {
        if (const QString keys = keysOf(*action); !keys.isEmpty())
            add(keys, QString(action->text()).remove(u'&'));
    }
    const QString arrows = u"← ↑ → ↓"_s;
    add(arrows, tr("On the board: go to another square"));
    add(u"Space / Return"_s, tr("On the board: pick up a piece, put it down"));
    add(u"Esc"_s, tr("On the board: go back one step"));
    add(u"Shift+Space"_s, tr("On the board: draw an arrow to another square, or a circle"));
    add(u"c3-d4 Return"_s, tr("On the board: type a move"));
    add(u"← / →"_s, tr("In the list of moves: previous and next move"));
    add(u"Home / End"_s, tr("In the list of moves: the start, the last move"));
    add(u"Return"_s, tr("In the list of moves: write a comment"));
    add(u"! ? / Backspace"_s, tr("In the list of moves: mark a move, take the mark away"));
    add(u"Ctrl+↑ / Del"_s, tr("In the list of moves: make a variation the main line, delete it"));
}

} // namespace naqla::gui

#include "moc_shortcuts_dialog.cpp"
