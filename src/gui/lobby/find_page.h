// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/lobby/known_servers.h"
#include "net/lan/discovery.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace naqla::gui {

class SettingsStore;

/// The way into a game over the network: host one, take one or a known server from the list, or type where it
/// is.
class FindPage : public QWidget
{
    Q_OBJECT

public:
    explicit FindPage(SettingsStore &settings, QWidget *parent = nullptr);

    void setRooms(const QList<net::FoundRoom> &rooms);
    /// The name as it may be used; nothing when it is not good, which the page then says.
    [[nodiscard]] std::optional<QString> checkedName();
    /// Puts in where a game is; the person has the last word.
    void offerAddress(const QString &address);
    /// Lists servers below the rooms.
    void setServers(const QList<KnownServer> &servers);
    /// Puts a server into the list, where it is found the next time.
    void rememberServer(const QString &address, const QString &name);
    /// What was chosen for hosting may have changed.
    void showChoices();

Q_SIGNALS:
    void hostChosen();
    /// A room of several tables shall be opened.
    void roomHosted();
    void changeChosen();
    void roomChosen(const naqla::net::FoundRoom &room);
    void addressChosen(const QString &typed);
    void backChosen();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHostCard();
    [[nodiscard]] QWidget *makeJoinCard();
    void joinSelected();
    void forgetSelected();
    [[nodiscard]] const KnownServer *selectedServer() const;
    void updateJoin();
    void showRooms();
    void showHelp();

    SettingsStore &m_settings;
    QList<net::FoundRoom> m_rooms;
    KnownServers m_knownServers;
    QList<KnownServer> m_servers; ///< as they are listed, below the rooms
    QTimer m_patience; ///< after it, an empty list needs words
    QLabel *m_title;
    QLineEdit *m_name;
    QLabel *m_nameFault;
    QLabel *m_picture; ///< of the game that would be hosted
    QLabel *m_choices;
    QListWidget *m_list;
    QLabel *m_help;
    QPushButton *m_join;
    QPushButton *m_forget;
    QLineEdit *m_address;
    LiveTexts m_texts;
};

} // namespace naqla::gui
