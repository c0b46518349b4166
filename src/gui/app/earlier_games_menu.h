// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/autosave.h"

#include <QMenu>

namespace naqla::gui {

/// The games that made room for others, newest first; read anew each time it opens.
class EarlierGamesMenu : public QMenu
{
    Q_OBJECT

public:
    /// @param autosave  outlives the menu
    explicit EarlierGamesMenu(const Autosave &autosave, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path);
    /// The folder of all of them shall be looked through.
    void allAsked();

private:
    void fill();

    const Autosave &m_autosave;
};

} // namespace naqla::gui
