// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace naqla::gui {

class LanguageSwitcher;

/// The pages of the program that can be looked at as pictures; every window and dialog adds its own.
class ScreenshotBook
{
public:
    struct Page
    {
        QString name; ///< of the file
        QString className; ///< of the window or dialog, without namespace
        std::function<std::unique_ptr<QWidget>()> make;
    };

    template <typename Window>
    void add(const QString &name, std::function<std::unique_ptr<QWidget>()> make)
    {
        const QString className = QString::fromLatin1(Window::staticMetaObject.className());
        m_pages.push_back({name, className.section(u':', -1), std::move(make)});
    }
    [[nodiscard]] const std::vector<Page> &pages() const noexcept { return m_pages; }

    /// Writes every page in both languages, light and dark, as `NAME-LANG-THEME-SCALEx.png`.
    /// @return false when a file could not be written
    [[nodiscard]] bool grabAll(const QString &folder, LanguageSwitcher &language, int scale) const;

private:
    std::vector<Page> m_pages;
};

} // namespace naqla::gui
