// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/lobby/remote_source.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QTabWidget;

namespace naqla::gui {

class ScreenshotBook;

/// Who plays best on a server, and who is signed in: ratings and own games, which can be opened.
class PlayersDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param link  of a server with ratings; null for a picture
    /// @param signedIn  there is an account whose ratings and games can be shown
    PlayersDialog(std::shared_ptr<TableLink> link, bool signedIn, QWidget *parent = nullptr);

    void show(const net::wire::Leaderboard &leaders);
    void show(const net::wire::Profile &profile);
    void show(const net::wire::GameList &games);

    static void addScreenshots(ScreenshotBook &book);

Q_SIGNALS:
    void gameOpened(const QByteArray &pdn);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeLeaders();
    [[nodiscard]] QWidget *makeOwn();
    void ask(const net::wire::ClientMessage &message);
    void askLeaders();
    void onPacket(const net::wire::ServerPacket &packet);
    void openGame();
    void setTexts();
    void showLeaders();
    void showProfile();
    void showGames();

    std::shared_ptr<TableLink> m_link;
    std::vector<std::pair<quint32, net::wire::ClientMessage>> m_asked; ///< what is not answered yet
    net::wire::Leaderboard m_leaders;
    net::wire::Profile m_profile;
    net::wire::GameList m_games;
    QTabWidget *m_tabs;
    QComboBox *m_variant;
    QComboBox *m_speed;
    QTableWidget *m_leaderTable;
    QLabel *m_ownRank;
    QTableWidget *m_ratings = nullptr;
    QTableWidget *m_gameTable = nullptr;
    QLabel *m_gamesTitle = nullptr;
    QLabel *m_state;
    QPushButton *m_open = nullptr;
    LiveTexts m_texts;
};

} // namespace naqla::gui
