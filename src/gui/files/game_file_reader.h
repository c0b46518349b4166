// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/files/game_list_model.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <thread>

namespace naqla::gui {

/// Reads files of games in a thread of its own, whatever their size and encoding; a new wish ends the one
/// before. Memory holds one game at a time.
class GameFileReader : public QObject
{
    Q_OBJECT

public:
    explicit GameFileReader(QObject *parent = nullptr);
    ~GameFileReader() override;

    /// Tells what games a file holds: `listed`, as often as there are more of them, then `finished`.
    void list(const QString &path);
    /// Fetches one of them: `loaded`, or `finished` when it is not there any more.
    void load(const QString &path, int number);
    void stop();

Q_SIGNALS:
    void listed(const QList<naqla::gui::GameEntry> &entries);
    void finished(bool readable);
    /// The game as text in UTF-8, as it stands in the file.
    /// @param line  of the file, where the game begins
    void loaded(const QByteArray &pdn, std::size_t line);

private:
    void start(std::function<void(const std::stop_token &, int job)> work);
    /// Lets something happen here, unless another wish has come.
    void post(int job, std::function<void()> event);

    int m_job = 0;
    std::jthread m_thread;
};

} // namespace naqla::gui
