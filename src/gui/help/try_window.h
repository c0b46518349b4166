// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/play/game_controller.h"
#include "gui/play/local_game.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace naqla::gui {

class BoardWidget;
class SettingsStore;

/// A small board on which a position of the help may be played, both sides by hand.
class TryWindow : public QDialog
{
    Q_OBJECT

public:
    TryWindow(const SettingsStore &settings, const core::NamedRules &rules, const core::Position &start,
        QWidget *parent = nullptr);
    ~TryWindow() override;

    [[nodiscard]] BoardWidget &board() const { return *m_board; }
    [[nodiscard]] const core::Game &game() const { return m_controller.game(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void connectBoard();
    void begin();
    void showPosition();
    void showState();
    void explain(const QList<core::Square> &attempt);

    GameSetup m_setup;
    GameController m_controller;
    BoardWidget *m_board;
    QLabel *m_status;
    QPushButton *m_again;
    QPushButton *m_takeBack;
    LiveTexts m_texts;
};

} // namespace naqla::gui
