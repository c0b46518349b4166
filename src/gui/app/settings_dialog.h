// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"

#include <QDialog>

class QTabWidget;

namespace naqla::gui {

class ScreenshotBook;
class SettingsForm;
class SettingsStore;

/// The settings. Every change is applied and stored at once; each page can go back to what it was at first.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param soundWorks  whether sounds can be played; if not, their page says so
    explicit SettingsDialog(SettingsStore &settings, QWidget *parent = nullptr, bool soundWorks = true);

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Text = std::function<QString()>;

    [[nodiscard]] QWidget *makeGeneralPage();
    [[nodiscard]] QWidget *makeBoardPage();
    [[nodiscard]] QWidget *makePlayPage();
    [[nodiscard]] QWidget *makeSoundPage(bool soundWorks);
    void addPage(QWidget *page, Text title);

    SettingsStore &m_settings;
    QTabWidget *m_pages;
    LiveTexts m_texts;
};

} // namespace naqla::gui
