// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/main_window.h"
#include "gui/lobby/host_dialog.h"
#include "gui/lobby/lan_session.h"
#include "gui/lobby/sign_in_dialog.h"

#include <QWidget>

class QStackedWidget;

namespace naqla::gui {

class ChatPanel;
class FindPage;
class LobbyPage;
class NoticeBar;
class SettingsStore;
class TablePage;
class WallPage;

/// Playing over a network as a page of the window. It leads a session and shows what happens there: here, and
/// in the bar beside the board while a game is shown.
class LanPage : public QWidget
{
    Q_OBJECT

public:
    LanPage(MainWindow &window, SettingsStore &settings, const LanSession::Options &options);

    [[nodiscard]] LanSession &session() { return m_session; }
    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    /// Says what has happened, with what can be done about it.
    void showFailure(const LanSession::Fault &fault);
    void showInterruption();
    /// Shows where a link leads, so that one press of a key goes there.
    void openLink(const QString &link);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void connectPages();
    void connectSession();
    void host();
    void hostRoom();
    void chooseRoom();
    /// What waits here goes on, as it was hosted.
    void hostAgain();
    void chooseGame();
    /// The choices of a game, opened; it goes away by itself.
    [[nodiscard]] HostDialog *askForGame(HostDialog::For purpose);
    void showStage();
    void showGame();
    void onGuest();
    void leaveRoom();
    void offerWaitingGame();
    void lookForWaitingGame();
    void onControllerGame();
    [[nodiscard]] bool guardLeaving(MainWindow::Leaving what, const std::function<void()> &goOn);
    void leaveThen(MainWindow::Leaving what, const std::function<void()> &goOn);
    /// Whether the window shows the game of this session.
    [[nodiscard]] bool showsOurGame() const;

    // lan_lobby.cpp
    void connectLobby();
    void showLobby();
    [[nodiscard]] QString waysHere() const;
    void leaveLobby();
    void chooseNewTables();
    void showWall();
    void closeWall();
    void askToCloseRoom(const std::function<void()> &close);
    void openTable();
    void lookForOpponent();
    void askForAccount(SignInDialog::For purpose);
    void enterTable(net::wire::TableId table, net::wire::JoinAs as, const QString &password);

    // lan_notices.cpp
    [[nodiscard]] NoticeBar &currentNotices() const;
    void askAboutNewKey();
    void tellPresence(int seat, net::wire::Presence presence, int graceMs);
    void tellRefusal(net::wire::ErrorCode code);
    void askToStart();
    void askToLeave(MainWindow::Leaving what, const std::function<void()> &goOn);

    // The chat beside the moves.
    void attachChat();
    void detachChat();
    void countUnread(const net::wire::ChatLine &line);

    MainWindow &m_window;
    SettingsStore &m_settings;
    LanSession m_session;
    NoticeBar *m_notices;
    QStackedWidget *m_pages;
    FindPage *m_find;
    LobbyPage *m_lobby;
    WallPage *m_wall;
    TablePage *m_table;
    ChatPanel *m_chat;
    std::optional<WaitingGame> m_waiting;
    QString m_offeredAddress; ///< of a link
    QString m_offeredInvite; ///< of the same link
    bool m_chatIsAttached = false;
    int m_unread = 0;
};

} // namespace naqla::gui
