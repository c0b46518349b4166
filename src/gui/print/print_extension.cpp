// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/print/print_extension.h"

#include "gui/app/screenshots.h"
#include "gui/print/print_desk.h"
#include "gui/print/print_dialog.h"
#include "gui/settings/settings_store.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr auto PrintedGame =
    "[Event \"كأس المدينة\"]\n[Site \"Sharjah\"]\n[Date \"2024.05.01\"]\n[White \"سارة\"]\n[Black \"Omar\"]\n"
    "[GameType \"25,W,8,8,A0,0\"]\n\n"
    "1. c3-d4 d6-c5 {The usual answer.} (1... f6-g5!? 2. g3-h4 (2. d4-c5? {يخسر حجرًا.} "
    "2... b6:d4) 2... g7-f6) 2. b2-c3! f6-g5 3. g3-h4 g7-f6 1-0\n";

void addPrintScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    book.add<PrintDialog>(u"print"_s, [&settings] {
        const QTemporaryDir folder;
        MainWindow window(settings, MainWindow::Surroundings{{}, {}, folder.path()});
        auto *desk = new PrintDesk(window, settings);
        window.openText(PrintedGame);
        window.controller().view(3);
        return std::make_unique<PrintDialog>(*desk->presentSheet(), QString());
    });
}

} // namespace

Extension printExtension()
{
    return {
        [](MainWindow &window, SettingsStore &settings, const QString &) { new PrintDesk(window, settings); },
        &addPrintScreenshots};
}

} // namespace naqla::gui
