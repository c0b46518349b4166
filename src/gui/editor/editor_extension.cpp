// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_extension.h"

#include "core/notation/fen.h"
#include "gui/app/new_game_dialog.h"
#include "gui/app/screenshots.h"
#include "gui/editor/editor_desk.h"
#include "gui/editor/editor_page.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

core::Position positionOf(const core::NamedRules &rules, std::string_view fen)
{
    return core::parseFen(rules.rules, fen)->position;
}

void addEditorScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    const auto add = [&](const QString &name, core::VariantId variant, std::string_view fen,
                         const QString &typed) {
        book.add<MainWindow>(name, [&settings, variant, fen, typed] {
            auto folder = std::make_shared<QTemporaryDir>();
            auto window = std::make_unique<MainWindow>(
                settings, MainWindow::Surroundings{[] { return Mover(); }, {}, folder->path()});
            QObject::connect(window.get(), &QObject::destroyed, [folder] {});
            auto *desk = new EditorDesk(*window, settings);
            desk->setUp();
            const core::NamedRules rules = core::namedRules(variant);
            desk->page().begin(rules, positionOf(rules, fen), false);
            if (!typed.isEmpty())
                desk->page().setFen(typed);
            window->resize(1100, 780);
            return window;
        });
    };
    add(u"editor"_s, core::VariantId::Russian, "W:Wc3,d2,e3,Kf8:Bb6,c7,g5,Ka1", {});
    add(u"editor-fault"_s, core::VariantId::International, "W:W31-50:B1-20", u"W:W31-50:B1-20,51"_s);
    add(u"editor-over"_s, core::VariantId::English, "B:W29,30,31,32:B", {});
    add(u"editor-turkish"_s, core::VariantId::Turkish, "B:Wa2,b2,c3,Kh8:Ba6,b6,c7,h7", {});
    book.add<NewGameDialog>(u"new-game-from-position"_s, [&settings] {
        auto dialog = std::make_unique<NewGameDialog>(settings);
        const core::NamedRules rules = core::namedRules(core::VariantId::Russian);
        dialog->setStart(rules, positionOf(rules, "B:Wc3,d2,e3,Kf8:Bb6,c7,g5,Ka1"));
        return dialog;
    });
}

} // namespace

Extension editorExtension()
{
    return {[](MainWindow &window, SettingsStore &settings, const QString &) {
                new EditorDesk(window, settings);
            },
        &addEditorScreenshots};
}

} // namespace naqla::gui
