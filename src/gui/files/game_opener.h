// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/files/game_file_reader.h"

#include <QPointer>

class QWidget;

namespace naqla::gui {

class GameListDialog;

/// Opens a file: the only game in it, or the one that somebody chooses from a list.
class GameOpener : public QObject
{
    Q_OBJECT

public:
    explicit GameOpener(QWidget &window);

    void open(const QString &path);

Q_SIGNALS:
    /// @param line  of the file, where the game begins
    void opened(const QByteArray &pdn, const QString &path, std::size_t line);
    /// The file cannot be read.
    void failed(const QString &path);

private:
    void take(const QList<GameEntry> &entries);
    void finish(bool readable);
    void ask();

    QWidget &m_window;
    GameFileReader m_reader;
    QString m_path;
    QList<GameEntry> m_entries; ///< until there is a dialog for them
    QPointer<GameListDialog> m_dialog;
};

} // namespace naqla::gui
