// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/card.h"
#include "net/client/remote_game.h"

class QLabel;

namespace naqla::gui {

class BoardWidget;
class SettingsStore;

/// One table on the wall: the board, who plays there, their clocks and the result.
class WallBoard : public Card
{
    Q_OBJECT

public:
    WallBoard(net::ClientConnection &connection, const net::wire::LobbyRow &row, SettingsStore &settings,
        QWidget *parent = nullptr);
    /// Watches no more.
    ~WallBoard() override;

    [[nodiscard]] net::wire::TableId table() const { return m_table; }
    void watch();
    /// Has asked to watch and has no answer yet.
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    /// May still ask to watch.
    [[nodiscard]] bool wantsToWatch() const { return !m_isRefused && !m_game.isEntered(); }
    /// Who sits there, before and while it is watched.
    void setRow(const net::wire::LobbyRow &row);
    void updateClocks();
    void retranslate();
    /// Of the two lines of names and of what stands below.
    [[nodiscard]] int textHeight() const;

Q_SIGNALS:
    void entered();
    /// Not yet; in `retryMs` again, or never when it is 0.
    void refused(int retryMs);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showGame();
    void showNames();
    void showRemark();
    [[nodiscard]] QString nameOf(core::Side side) const;

    net::RemoteGame m_game;
    net::wire::TableId m_table;
    net::wire::LobbyRow m_row;
    bool m_isAsking = false;
    bool m_isRefused = false; ///< for good
    std::string m_rules; ///< that the board shows
    BoardWidget *m_board;
    QLabel *m_black;
    QLabel *m_blackClock;
    QLabel *m_white;
    QLabel *m_whiteClock;
    QLabel *m_remark;
    QWidget *m_above; ///< Black's name and clock
    QWidget *m_below; ///< White's
};

} // namespace naqla::gui
