// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/position.h"
#include "core/rules/variants.h"
#include "gui/settings/options.h"

#include <QWidget>

#include <array>
#include <optional>

class QButtonGroup;
class QToolButton;

namespace naqla::gui {

/// What is put on the squares of a position: a man or king of either side, or nothing.
class PiecePalette : public QWidget
{
    Q_OBJECT

public:
    static constexpr int ToolCount = 5;

    explicit PiecePalette(QWidget *parent = nullptr);

    /// The colours and names of the pieces.
    void setPieces(core::VariantId variant, const BoardLook &look);
    /// Nothing stands for the eraser.
    [[nodiscard]] std::optional<core::Piece> tool() const;
    /// The tools count from 0 in the order in which they are shown.
    void chooseTool(int number);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setTexts();

    QButtonGroup *m_group;
    std::array<QToolButton *, ToolCount> m_buttons{};
    core::VariantId m_variant = core::VariantId::Russian;
    BoardLook m_look;
};

} // namespace naqla::gui
