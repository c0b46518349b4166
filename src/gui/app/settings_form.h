// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/live_texts.h"
#include "gui/settings/option_texts.h"
#include "gui/settings/settings_store.h"

#include <QIcon>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace naqla::gui {

/// Rows that show settings and set them at once. Each field is called by the name of its key.
class SettingsForm : public QWidget
{
    Q_OBJECT

public:
    using Text = std::function<QString()>;

    explicit SettingsForm(SettingsStore &settings, QWidget *parent = nullptr);

    template <typename Choice>
    QComboBox *addChoice(const SettingKey<Choice> &key, Text label)
    {
        addRestore(key);
        return addBox(key.name,
            {static_cast<int>(StoredNames<Choice>.size()),
                [](int index) { return OptionTexts::name(static_cast<Choice>(index)); },
                [this, key] { return static_cast<int>(m_settings.value(key)); },
                [this, key](int index) { m_settings.setValue(key, static_cast<Choice>(index)); }},
            std::move(label));
    }
    QCheckBox *addSwitch(const SettingKey<bool> &key, Text label);
    void addNumber(const SettingKey<int> &key, int step, const QString &suffix, Text label);
    void addName(const SettingKey<QString> &key, Text label);
    /// A sentence over the whole width.
    void addNote(const QString &objectName, Text text);
    /// A button that gives all fields of this form their first values.
    void addRestoreButton();

    /// A picture beside each name of a choice, drawn anew when one of these settings changes.
    void setPictures(QComboBox *box, QSize size, const std::vector<std::string_view> &dependsOn,
        const std::function<QIcon(int index)> &draw);
    /// Shows what the store says now; `onChange` runs whenever it says something else.
    void follow(const std::function<void()> &onChange);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Choices
    {
        int count = 0;
        std::function<QString(int)> name;
        std::function<int()> read;
        std::function<void(int)> write;
    };
    QComboBox *addBox(std::string_view key, const Choices &choices, Text label);
    void addRow(QWidget *field, Text label);
    template <typename T>
    void addRestore(const SettingKey<T> &key)
    {
        m_restores.emplace_back([this, key] { m_settings.restoreDefault(key); });
    }

    SettingsStore &m_settings;
    QFormLayout *m_rows;
    std::vector<std::function<void()>> m_restores;
    std::vector<std::function<void()>> m_reads;
    LiveTexts m_texts;
};

} // namespace naqla::gui
