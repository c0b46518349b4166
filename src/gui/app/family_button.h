// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QAbstractButton>

#include <cstdint>

namespace naqla::gui {

/// The two families that the first question tells apart.
enum class DamaFamily : std::uint8_t
{
    DarkSquares, ///< played on the dark squares, along the diagonals
    AllSquares, ///< played on every square, along rows and columns (Turkish, Gulf)
};
[[nodiscard]] QString familyName(DamaFamily family);
[[nodiscard]] QString familySummary(DamaFamily family);

/// A big picture to click: one family of games.
class FamilyButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// @param pictureSide  of the board in the picture, in logical pixels
    FamilyButton(DamaFamily family, int pictureSide, QWidget *parent = nullptr);

    [[nodiscard]] DamaFamily family() const noexcept { return m_family; }
    void setLook(const BoardLook &look);
    /// Whether a sentence stands beneath the name.
    void setSummaryVisible(bool visible);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setTexts();
    [[nodiscard]] int summaryHeight() const;

    DamaFamily m_family;
    int m_pictureSide;
    bool m_summary = false;
    BoardLook m_look;
    QPixmap m_picture;
};

} // namespace naqla::gui
