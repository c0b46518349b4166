// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "net/wire/messages.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace naqla::gui {

class SettingsStore;

/// The tables of a server: which of them are shown is remembered; one of them is joined or watched, one of
/// one's own opened, or anybody looked for who wants the same game.
class LobbyPage : public QWidget
{
    Q_OBJECT

public:
    explicit LobbyPage(SettingsStore &settings, QWidget *parent = nullptr);

    enum class Place
    {
        Server,
        Room, ///< of another computer in the local network
        OwnRoom,
    };
    /// Who receives here; both texts come from outside.
    void setServer(const QString &name, const QString &notice, Place place = Place::Server);
    void setRows(const std::vector<net::wire::LobbyRow> &rows, bool hasMore);
    /// Who is here, as a room tells it; nobody hides the list.
    void setPeople(const std::vector<net::wire::PersonRow> &people);
    /// @param possible  the server knows accounts
    void setAccount(const QString &name, bool signedIn, bool possible);
    /// Somebody is looked for who wants the same game.
    void setSeeking(bool seeking);
    [[nodiscard]] net::wire::LobbySub filter() const;

Q_SIGNALS:
    void filterChanged();
    void createChosen();
    void quickChosen();
    void cancelChosen();
    void tableChosen(quint64 table, naqla::net::wire::JoinAs as, const QString &password);
    void inviteChosen(const QString &code);
    void signInChosen();
    void registerChosen();
    void signOutChosen();
    void playersChosen();
    void leaveChosen();
    /// The host of the room changes what its new tables begin with.
    void newTablesChosen();
    /// All boards of the room at once.
    void wallChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeAccount();
    [[nodiscard]] QWidget *makeFilters();
    [[nodiscard]] QWidget *makePeople();
    void showPeople();
    [[nodiscard]] QWidget *makeEntrance();
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] const net::wire::LobbyRow *selected() const;
    void join(net::wire::JoinAs as);
    void storeFilter();
    void setTexts();
    void setLeaveText();
    void showAccount();
    void showRows();
    void showRow(int row, const net::wire::LobbyRow &table);
    void updateButtons();

    SettingsStore &m_settings;
    std::vector<net::wire::LobbyRow> m_rows;
    std::vector<net::wire::PersonRow> m_people;
    QString m_server;
    Place m_place = Place::Server;
    QString m_name;
    bool m_signedIn = false;
    bool m_hasAccounts = false;
    bool m_hasMore = false;
    bool m_seeking = false;
    QLabel *m_title;
    QLabel *m_account;
    QPushButton *m_signIn;
    QPushButton *m_register;
    QPushButton *m_signOut;
    QPushButton *m_players;
    QLabel *m_notice;
    QComboBox *m_variant;
    QCheckBox *m_freeOnly;
    QCheckBox *m_peopleOnly;
    QTableWidget *m_table;
    QWidget *m_peopleBar = nullptr;
    QLabel *m_peopleTitle = nullptr;
    QListWidget *m_peopleList = nullptr;
    QLabel *m_state;
    QPushButton *m_join;
    QPushButton *m_watch;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QLineEdit *m_invite;
    QPushButton *m_quick;
    QPushButton *m_create;
    QPushButton *m_cancel;
    QPushButton *m_newTables;
    QPushButton *m_wall;
    QPushButton *m_leave;
    LiveTexts m_texts;
};

} // namespace naqla::gui
