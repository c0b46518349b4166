// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/game_opener.h"

#include "gui/files/game_list_dialog.h"

#include <QFileInfo>
#include <QWidget>

#include <utility>

namespace naqla::gui {

GameOpener::GameOpener(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    connect(&m_reader, &GameFileReader::listed, this, &GameOpener::take);
    connect(&m_reader, &GameFileReader::finished, this, &GameOpener::finish);
    connect(&m_reader, &GameFileReader::loaded, this,
        [this](const QByteArray &pdn, std::size_t line) { Q_EMIT opened(pdn, m_path, line); });
}

void GameOpener::open(const QString &path)
{
    delete m_dialog;
    m_entries.clear();
    m_path = path;
    m_reader.list(path);
}

void GameOpener::take(const QList<GameEntry> &entries)
{
    if (m_dialog) {
        m_dialog->add(entries);
        return;
    }
    m_entries.append(entries);
    if (m_entries.size() > 1)
        ask();
}

void GameOpener::finish(bool readable)
{
    if (m_dialog)
        m_dialog->setComplete();
    else if (!readable)
        Q_EMIT failed(m_path);
    else if (m_entries.isEmpty())
        Q_EMIT opened({}, m_path, 1);
    else
        m_reader.load(m_path, m_entries.constFirst().number);
}

void GameOpener::ask()
{
    m_dialog = new GameListDialog(QFileInfo(m_path).fileName(), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->add(std::exchange(m_entries, {}));
    connect(m_dialog, &QDialog::accepted, this, [this] {
        if (const int number = m_dialog->chosenNumber(); number > 0)
            m_reader.load(m_path, number);
    });
    connect(m_dialog, &QDialog::rejected, &m_reader, &GameFileReader::stop);
    m_dialog->open();
}

} // namespace naqla::gui

#include "moc_game_opener.cpp"
