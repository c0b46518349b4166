// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QFormLayout;

namespace naqla::gui {

class ScreenshotBook;
class SettingsStore;

/// The list of keys, made from the actions themselves and what the board and the list of moves understand.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QAction *> &actions, QWidget *parent = nullptr);

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    QList<QAction *> m_actions;
    QFormLayout *m_keys;
};

} // namespace naqla::gui
