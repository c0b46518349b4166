// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"

#include <QDialog>

namespace naqla::gui {

class ScreenshotBook;

/// What the program is, its version and licences.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

    static void addScreenshots(ScreenshotBook &book);

protected:
    void changeEvent(QEvent *event) override;

private:
    LiveTexts m_texts;
};

} // namespace naqla::gui
