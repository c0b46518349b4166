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
    /// What can be heard on this computer; of what cannot, its page says why.
    struct Hearing
    {
        bool sound = true;
        bool speech = true;
    };
    explicit SettingsDialog(SettingsStore &settings, QWidget *parent = nullptr)
        : SettingsDialog(settings, parent, Hearing{})
    {
    }
    SettingsDialog(SettingsStore &settings, QWidget *parent, Hearing hearing);

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Text = std::function<QString()>;

    [[nodiscard]] QWidget *makeGeneralPage();
    [[nodiscard]] QWidget *makeBoardPage();
    [[nodiscard]] QWidget *makePlayPage();
    [[nodiscard]] QWidget *makeSoundPage(Hearing hearing);
    void addPage(QWidget *page, Text title);

    SettingsStore &m_settings;
    QTabWidget *m_pages;
    LiveTexts m_texts;
};

} // namespace naqla::gui
