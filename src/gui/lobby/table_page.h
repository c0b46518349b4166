// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/lobby/lan_session.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace naqla::gui {

/// What there is to see of a table before its game.
struct TableView
{
    LanSession::Stage stage = LanSession::Stage::Idle;
    bool isHost = false; ///< of a room of this computer
    bool isOnServer = false;
    QString inviteCode = {}; ///< to the own table of a server
    QString inviteLink = {};
    bool isDiscoverable = true;
    bool hasNetwork = true;
    QList<LanSession::Invitation> invitations = {};
    QString checkNumber = {};
    QString opponent = {};
    bool isReady = false;
    bool opponentIsReady = false;
    net::wire::TableSettings settings = {};
};
[[nodiscard]] TableView viewOf(const LanSession &session);

/// The table before its game: whom it waits for, how others come here, and what will be played.
class TablePage : public QWidget
{
    Q_OBJECT

public:
    explicit TablePage(QWidget *parent = nullptr);

    void setTable(const TableView &view);

Q_SIGNALS:
    void readyChosen();
    void returnChosen();
    void leaveChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeInvitation();
    [[nodiscard]] QWidget *makeGame();
    void setTexts();
    void setHeading();
    void setInvitation();
    void setInvitationOfServer();
    void setInvitationOfRoom();
    void setGame();

    TableView m_view;
    QLabel *m_title;
    QLabel *m_subtitle;
    QWidget *m_invitation;
    QLabel *m_inviteText;
    QLabel *m_codeLabel;
    QLabel *m_code;
    QLabel *m_addressLabel;
    QLabel *m_address;
    QPushButton *m_copyCode;
    QPushButton *m_copyAddress;
    QLabel *m_others;
    QWidget *m_game;
    QLabel *m_gameTitle;
    QLabel *m_rules;
    QLabel *m_check;
    QLabel *m_checkText;
    QPushButton *m_ready;
    QPushButton *m_return;
    QPushButton *m_leave;
};

} // namespace naqla::gui
