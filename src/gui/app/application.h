// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/app/extension.h"
#include "gui/app/language_switcher.h"
#include "gui/app/main_window.h"
#include "gui/settings/settings_store.h"

#include <QFont>

#include <memory>
#include <optional>

class QApplication;

namespace naqla::gui {

/// Names, icon, style and the bundled letters of the program; before the first window.
void prepareApplication(QApplication &application);

/// What all windows share: the settings applied to the application itself, language first.
class Appearance : public QObject
{
    Q_OBJECT

public:
    /// @param forced  a language that holds until another one is chosen, as from the command line
    explicit Appearance(
        SettingsStore &settings, std::optional<Language> forced = {}, QObject *parent = nullptr);

    [[nodiscard]] LanguageSwitcher &language() noexcept { return m_language; }
    /// Speaks a language from now on; the choice is kept.
    void choose(naqla::gui::Language language);
    /// From English to Arabic or back.
    void toggleLanguage();

private:
    void apply(QLatin1StringView name);
    void applyFont();

    SettingsStore &m_settings;
    std::optional<Language> m_forced;
    LanguageSwitcher m_language;
    QFont m_systemFont;
};

/// Starts the program with its arguments and returns its exit code.
[[nodiscard]] int runApplication(int argc, char **argv, const std::vector<Extension> &extensions = {});

} // namespace naqla::gui
