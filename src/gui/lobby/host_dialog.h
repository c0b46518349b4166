// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/app/live_texts.h"
#include "gui/play/time_control.h"
#include "gui/settings/options.h"
#include "net/wire/types.h"

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

/// What a host offers.
struct HostChoices
{
    core::NamedRules rules;
    TimeControl time;
    ColourChoice colour = ColourChoice::First;
    bool freeChat = false; ///< else ready-made phrases only
    bool takeBacks = true;
};
/// As it was chosen last.
[[nodiscard]] HostChoices lastHostChoices(SettingsStore &settings);
[[nodiscard]] net::wire::TableSettings tableSettings(const HostChoices &choices);

/// The usual choices of a new game, and what only a table needs.
class HostDialog : public QDialog
{
    Q_OBJECT

public:
    /// What the choices are for: a game of this computer, a table of a server, or a search for an opponent
    /// there.
    enum class For
    {
        Room,
        Table,
        Search
    };
    explicit HostDialog(SettingsStore &settings, For purpose = For::Room, QWidget *parent = nullptr);
    void accept() override;

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
    void setColourNames();
    void setTexts();

    SettingsStore &m_settings;
    For m_purpose;
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
