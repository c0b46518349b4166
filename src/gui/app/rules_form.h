// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/variants.h"
#include "gui/app/family_button.h"
#include "gui/app/live_texts.h"
#include "gui/play/time_control.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QListWidget;

namespace naqla::gui {

class NumberBox;
class SettingsStore;

/// Chooses a variant, its local rules and the time: for a game here or a table elsewhere. Begins with what
/// was chosen last.
class RulesForm : public QWidget
{
    Q_OBJECT

public:
    explicit RulesForm(SettingsStore &settings, QWidget *parent = nullptr);

    /// Shows the variants of a family; keeps the variant that was chosen last if it is one of them.
    void setFamily(DamaFamily family);
    void setVariant(core::VariantId variant);
    void setRules(const core::NamedRules &rules);
    /// The nearest that can be chosen here.
    void setTimeControl(const TimeControl &time);
    /// Begins with these rules, and shows a picture instead of the choice of variants. Who starts stands in
    /// the position.
    void fixVariant(const core::NamedRules &rules, const core::Position &start);
    [[nodiscard]] core::NamedRules rules() const;
    [[nodiscard]] TimeControl timeControl() const;
    /// Remembers the choices for the next time.
    void store();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QWidget *makeVariantColumn();
    [[nodiscard]] QWidget *makeLocalRules();
    [[nodiscard]] QWidget *makeTime();
    [[nodiscard]] core::VariantId variant() const;
    void fillVariants();
    void showVariant();
    void showRules(const core::NamedRules &rules);
    void markChanges();
    void setTexts();

    SettingsStore &m_settings;
    DamaFamily m_family = DamaFamily::DarkSquares;
    FamilyButton *m_dark;
    FamilyButton *m_all;
    QListWidget *m_variants;
    QLabel *m_startPicture; ///< of a position that the game begins from
    QLabel *m_startVariant;
    QLabel *m_summary;
    QComboBox *m_preset;
    QLabel *m_presetLabel;
    QCheckBox *m_compulsory;
    QComboBox *m_starter;
    QLabel *m_starterLabel;
    QCheckBox *m_alternate;
    QCheckBox *m_showTargets;
    QComboBox *m_moveLimit;
    QLabel *m_changes;
    QComboBox *m_time;
    NumberBox *m_minutes;
    NumberBox *m_increment;
    QComboBox *m_onTimeout;
    QLabel *m_onTimeoutLabel;
    LiveTexts m_texts;
};

} // namespace naqla::gui
