// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/lobby/host_choices.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QLineEdit;

namespace naqla::gui {

class RulesForm;
class ScreenshotBook;
class SettingsStore;

/// The usual choices of a new game, and what only a table needs.
class HostDialog : public QDialog
{
    Q_OBJECT

public:
    /// What the choices are for: one game of this computer, a room of it with several tables, the new tables
    /// of the room that is open, a table of a server or room, or a search for an opponent there.
    enum class For
    {
        Game,
        Room,
        NewTables,
        Table,
        Search
    };
    explicit HostDialog(SettingsStore &settings, For purpose = For::Game, QWidget *parent = nullptr);
    void accept() override;

    /// Begins with what is usually played in a room. What is chosen for a table there is not remembered: the
    /// next one begins with the same.
    void beginWith(const net::wire::TableSettings &roomDefaults);
    [[nodiscard]] HostChoices choices() const;

    /// Of a table of a server.
    [[nodiscard]] QString password() const;
    [[nodiscard]] bool isPrivate() const;
    /// Lets the person choose a rated game; only accounts may.
    void offerRated(bool offered);
    [[nodiscard]] bool isRated() const;

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

Q_SIGNALS:
    /// Somebody wants to read how the chosen game is played.
    void rulesAsked(const naqla::core::NamedRules &rules);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] bool isForRoom() const { return m_purpose == For::Room || m_purpose == For::NewTables; }
    void showChoices(const HostChoices &choices);
    void setColourNames();
    void setTexts();

    SettingsStore &m_settings;
    For m_purpose;
    bool m_remembers = true;
    QLabel *m_roomNameLabel;
    QLineEdit *m_roomName;
    RulesForm *m_rules;
    QComboBox *m_colour;
    QLabel *m_colourLabel;
    QCheckBox *m_freeChat;
    QCheckBox *m_takeBacks;
    QCheckBox *m_private;
    QCheckBox *m_rated;
    QLabel *m_passwordLabel;
    QLineEdit *m_password;
    QPushButton *m_open;
    QPushButton *m_help;
    LiveTexts m_texts;
};

} // namespace naqla::gui
