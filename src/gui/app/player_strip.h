// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/app/card.h"
#include "gui/play/player.h"

#include <chrono>
#include <optional>

class QLabel;

namespace naqla::gui {

class CapturedTray;

/// What stands beside the board for one player: colour, name, the pieces taken, the clock.
class PlayerStrip : public Card
{
    Q_OBJECT

public:
    explicit PlayerStrip(QWidget *parent = nullptr);

    void setPlayer(const core::NamedRules &rules, core::Side side, const Player &player, bool alone);
    void setCaptured(int count);
    /// Nothing hides the clock.
    void setClock(std::optional<std::chrono::milliseconds> left, bool running);
    void setToMove(bool toMove);

    /// What a player is called: the name given, "You" for the only person here, or the name of the side.
    [[nodiscard]] static QString nameOf(
        const core::NamedRules &rules, core::Side side, const Player &player, bool alone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setTexts();
    void setClockFont();

    core::NamedRules m_rules;
    core::Side m_side = core::Side::White;
    Player m_player;
    bool m_alone = false; ///< the only person at this computer
    int m_captured = 0;
    QLabel *m_name;
    QLabel *m_details;
    CapturedTray *m_tray;
    QLabel *m_clock;
};

} // namespace naqla::gui
