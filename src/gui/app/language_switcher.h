// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/options.h"

#include <QTranslator>

namespace naqla::gui {

/// Puts the application into a language at run time: Qt's words, ours over them, numbers, direction.
class LanguageSwitcher
{
public:
    void use(Language choice, Digits digits);
    /// English or Arabic, whichever is in use.
    [[nodiscard]] Language language() const noexcept { return m_language; }

    /// English or Arabic: the first of the two that the system's languages name, else English.
    [[nodiscard]] static Language resolve(Language choice, const QStringList &systemLanguages);

private:
    QTranslator m_qtWords;
    QTranslator m_ourWords;
    Language m_language = Language::English;
};

} // namespace naqla::gui
