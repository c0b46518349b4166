// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/app/live_texts.h"
#include "gui/play/time_control.h"
#include "gui/settings/options.h"
#include "net/wire/types.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;

namespace naqla::gui {

class RulesForm;
class ScreenshotBook;
class SettingsStore;

/// What a host offers.
struct HostChoices
{
    core::NamedRules rules;
    TimeControl time;
    ColourChoice colour = ColourChoice::First;
    bool freeChat = false; ///< else ready-made phrases only
    bool takeBacks = true;
};
/// As it was chosen last.
[[nodiscard]] HostChoices lastHostChoices(SettingsStore &settings);
[[nodiscard]] net::wire::TableSettings tableSettings(const HostChoices &choices);

/// The usual choices of a new game, and what only a table needs.
class HostDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HostDialog(SettingsStore &settings, QWidget *parent = nullptr);
    void accept() override;

    static void addScreenshots(ScreenshotBook &book, SettingsStore &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setColourNames();

    SettingsStore &m_settings;
    RulesForm *m_rules;
    QComboBox *m_colour;
    QLabel *m_colourLabel;
    QCheckBox *m_freeChat;
    QCheckBox *m_takeBacks;
    LiveTexts m_texts;
};

} // namespace naqla::gui
