// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/card.h"
#include "gui/app/live_texts.h"

namespace naqla::gui {

/// Stands where the board was while the game is paused.
class PauseCover : public Card
{
    Q_OBJECT

public:
    explicit PauseCover(QWidget *parent = nullptr);

Q_SIGNALS:
    void endChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    LiveTexts m_texts;
};

} // namespace naqla::gui
