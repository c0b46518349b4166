// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/screenshots.h"

#include "gui/app/language_switcher.h"
#include "gui/settings/window_theme.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

bool grab(QWidget &window, const QString &path)
{
    window.show();
    // Layouts, fonts and polishing settle in a few rounds of events; nothing here waits for time to pass.
    for (int round = 0; round < 5; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    return window.grab().save(path);
}

} // namespace

bool ScreenshotBook::grabAll(const QString &folder, LanguageSwitcher &language, int scale) const
{
    if (!QDir().mkpath(folder))
        return false;
    bool written = true;
    for (const auto lang : {Language::English, Language::Arabic}) {
        for (const auto theme : {WindowTheme::Light, WindowTheme::Dark}) {
            language.use(lang, Digits::Western);
            applyWindowTheme(theme);
            for (const Page &page : m_pages) {
                const QString name =
                    u"%1-%2-%3-%4x.png"_s.arg(page.name, lang == Language::Arabic ? u"ar"_s : u"en"_s,
                        theme == WindowTheme::Dark ? u"dark"_s : u"light"_s, QString::number(scale));
                const auto window = page.make();
                written = grab(*window, QDir(folder).filePath(name)) && written;
            }
        }
    }
    return written;
}

} // namespace naqla::gui
