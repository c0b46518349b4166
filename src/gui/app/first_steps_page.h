// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/family_button.h"
#include "gui/app/live_texts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace naqla::gui {

class GameController;
class SettingsStore;

/// What somebody is asked who starts the program for the first time: the language, the looks, the first game.
/// Every step can be passed over, and the program is the same without them.
class FirstStepsPage : public QWidget
{
    Q_OBJECT

public:
    enum class Step
    {
        Language,
        Look,
        Game
    };
    explicit FirstStepsPage(SettingsStore &settings, QWidget *parent = nullptr);

    /// Shows a step and gives the keyboard to its first choice.
    void show(Step step);
    void applySettings();

Q_SIGNALS:
    void languageChosen(naqla::gui::Language language);
    void gameChosen(naqla::gui::DamaFamily family);
    void skipped();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeLanguageStep();
    [[nodiscard]] QWidget *makeLookStep();
    [[nodiscard]] QWidget *makeGameStep();
    [[nodiscard]] QPushButton *addLanguage(Language language, const QString &name);
    [[nodiscard]] Step step() const;
    void setStepTexts();
    void setFonts();

    SettingsStore &m_settings;
    QLabel *m_title;
    QLabel *m_count;
    QStackedWidget *m_steps;
    QPushButton *m_skip;
    QPushButton *m_back;
    QPushButton *m_next;
    std::vector<QPushButton *> m_languages;
    std::vector<FamilyButton *> m_families;
    QWidget *m_firstLook = nullptr;
    LiveTexts m_texts;
};

/// Draws an arrow along a good move for each of the first moves of the present game.
class FirstMovesGuide : public QObject
{
    Q_OBJECT

public:
    explicit FirstMovesGuide(GameController &controller, QObject *parent = nullptr);

private:
    void advise();

    GameController &m_controller;
    int m_advisedPly = -1;
};

} // namespace naqla::gui
