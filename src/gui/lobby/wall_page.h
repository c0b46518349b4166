// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/lobby/lan_session.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace naqla::gui {

class SettingsStore;
class WallBoard;

/// All boards of a room at once, for a projector or a screen on the wall: it watches every table that may be
/// watched, for as long as it is shown.
class WallPage : public QWidget
{
    Q_OBJECT

public:
    explicit WallPage(SettingsStore &settings, QWidget *parent = nullptr);
    ~WallPage() override;

    /// Begins to watch.
    void open(const std::shared_ptr<TableLink> &link, const QString &room);
    /// The tables that there are now.
    void setTables(const std::vector<net::wire::LobbyRow> &rows);
    /// Watches nothing any more.
    void close();
    [[nodiscard]] bool isWatching() const noexcept { return m_link != nullptr; }

    /// How many columns make the boards largest.
    [[nodiscard]] static int columnsFor(int boards, QSize room, int textHeight);

Q_SIGNALS:
    void backChosen();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void watchNext();
    void arrange();
    void updateClocks();
    void setTexts();

    SettingsStore &m_settings;
    std::shared_ptr<TableLink> m_link;
    QString m_room;
    std::vector<std::unique_ptr<WallBoard>> m_boards; ///< in the order of their tables
    QTimer m_nextWatch; ///< a server lets nobody come to too many tables at a time
    QTimer m_clockTick;
    QLabel *m_title;
    QLabel *m_empty;
    QWidget *m_area;
    QGridLayout *m_grid;
    QPushButton *m_back;
    LiveTexts m_texts;
};

} // namespace naqla::gui
