// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/family_button.h"
#include "gui/app/live_texts.h"
#include "gui/play/local_game.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QRadioButton;

namespace naqla::gui {

class RulesForm;
class ScreenshotBook;
class SettingsStore;

/// Asks what to play and against whom. Everything is filled in with the last choice, so Enter starts at once.
class NewGameDialog : public QDialog
{
    Q_OBJECT

public:
    explicit NewGameDialog(SettingsStore &settings, QWidget *parent = nullptr);

    void setFamily(DamaFamily family);
    /// Plays on from a position that was set up; its variant cannot be chosen any more.
    void setStart(const core::NamedRules &rules, const core::Position &start);
    /// The game that was chosen; a random colour is drawn here, once.
    [[nodiscard]] GameSetup setup() const;
    void accept() override;

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

Q_SIGNALS:
    /// Somebody wants to read how the chosen game is played.
    void rulesAsked(const naqla::core::NamedRules &rules);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeOpponent();
    void setColourNames();
    [[nodiscard]] OpponentChoice opponent() const;
    /// Who makes the first move.
    [[nodiscard]] core::Side firstSide() const;

    SettingsStore &m_settings;
    QRadioButton *m_computer;
    QRadioButton *m_twoPlayers;
    QRadioButton *m_watch; ///< the computer plays both sides
    QComboBox *m_level;
    QComboBox *m_colour;
    QLabel *m_levelLabel;
    QLabel *m_colourLabel;
    QLabel *m_startNote;
    std::optional<core::Position> m_start; ///< nothing for the start position of the rules
    RulesForm *m_rules;
    LiveTexts m_texts;
};

} // namespace naqla::gui
