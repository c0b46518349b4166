// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/help/help_source.h"
#include "gui/help/rules_facts.h"

#include <QWidget>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace naqla::gui {

class HelpBrowser;
class ScreenshotBook;
class SettingsStore;

/// How to play: a page for each variant beside the list of them, and one for the rules of a particular game.
/// It stands beside the window, so that one can play with it open.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(SettingsStore &settings, QWidget *parent = nullptr);

    /// The game that the first entry of the list is about; without one there is no such entry.
    void setGame(const std::optional<core::NamedRules> &rules);
    /// Opens a variant's page, or that of the game when its rules are not the usual ones.
    void showRules(const core::NamedRules &rules, HelpSection section = HelpSection::Introduction);
    void showVariant(core::VariantId variant, HelpSection section = HelpSection::Introduction);
    /// Opens a board with a position of the present page.
    void tryPosition(const core::Position &position);
    [[nodiscard]] HelpBrowser &browser() const { return *m_browser; }

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *makeList();
    void fillList();
    void setListTexts();
    void filterList(const QString &text);
    void showChosen();
    void showPage(QTreeWidgetItem *item, HelpSection section);
    void applySetting(QLatin1StringView name);
    [[nodiscard]] core::NamedRules shownRules() const;
    [[nodiscard]] QTreeWidgetItem *itemOf(core::VariantId variant) const;
    [[nodiscard]] RulesFacts::Words wordsFor(const core::NamedRules &rules) const;

    SettingsStore &m_settings;
    std::optional<core::NamedRules> m_game;
    QLineEdit *m_search;
    QTreeWidget *m_list;
    QTreeWidgetItem *m_gameItem;
    QTreeWidgetItem *m_darkItem;
    QTreeWidgetItem *m_allItem;
    HelpBrowser *m_browser;
    LiveTexts m_texts;
};

} // namespace naqla::gui
