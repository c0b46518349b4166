// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/settings/settings_store.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QTabWidget;

namespace naqla::gui {

class BoardWidget;
class ScreenshotBook;

/// The settings. Every change is applied and stored at once; each page can go back to what it was at first.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(SettingsStore &settings, QWidget *parent = nullptr);

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Text = std::function<QString()>;

    [[nodiscard]] QWidget *makeGeneralPage();
    [[nodiscard]] QWidget *makeBoardPage();
    [[nodiscard]] QWidget *makePlayPage();
    void addPage(QWidget *page, Text title);
    [[nodiscard]] QFormLayout *beginPage(QWidget *page);
    void endPage(QFormLayout *form);

    template <typename Choice>
    void addChoice(QFormLayout *form, const SettingKey<Choice> &key, Text label);
    void addSwitch(QFormLayout *form, const SettingKey<bool> &key, Text label);
    void addNumber(
        QFormLayout *form, const SettingKey<int> &key, int step, const QString &suffix, Text label);
    void addName(QFormLayout *form, const SettingKey<QString> &key, Text label);
    /// What a page does when its defaults are restored.
    template <typename T>
    void addRestore(const SettingKey<T> &key);

    SettingsStore &m_settings;
    QTabWidget *m_pages;
    BoardWidget *m_preview = nullptr;
    std::vector<std::function<void()>> m_restores; ///< of the page being made
    std::vector<std::function<void()>> m_reads; ///< show what the store says
    LiveTexts m_texts;
};

} // namespace naqla::gui
