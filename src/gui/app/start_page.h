// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/family_button.h"
#include "gui/app/live_texts.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace naqla::gui {

class NoticeBar;
class SettingsStore;

/// What is seen first: the two families of dama, the game that was left, and the other language.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(SettingsStore &settings, QWidget *parent = nullptr);

    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    /// Offers to go on with a game; an empty text offers nothing.
    void setGameToResume(std::function<QString()> description);
    /// A button for a game that waits elsewhere, such as on the local network. While the text is empty there
    /// is none; `updateTexts` asks for it again.
    QToolButton *addWaitingGame(std::function<QString()> text);
    void updateTexts() { m_texts.refresh(); }
    /// Adds another way to play, such as the local network, beneath the pictures.
    QToolButton *addWay(const QString &symbolName, std::function<QString()> text);
    void applySettings();

Q_SIGNALS:
    void familyChosen(naqla::gui::DamaFamily family);
    void resumeChosen();
    void openChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void setFonts();

    SettingsStore &m_settings;
    NoticeBar *m_notices;
    QLabel *m_title;
    QLabel *m_subtitle;
    FamilyButton *m_dark;
    FamilyButton *m_all;
    QVBoxLayout *m_waiting;
    QHBoxLayout *m_ways;
    std::function<QString()> m_resumeText;
    LiveTexts m_texts;
};

} // namespace naqla::gui
