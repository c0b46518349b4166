// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_extension.h"

#include "core/game/outcome.h"
#include "gui/help/help_window.h"
#include "gui/settings/settings_store.h"

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

class HelpMenuTexts
{
    Q_DECLARE_TR_FUNCTIONS(HelpMenuTexts)
public:
    static QString howToPlay() { return tr("How to play", "menu"); }
};

/// Keeps the help of a window, from when it is first asked for, as long as the window.
class HelpDesk : public QObject
{
public:
    HelpDesk(MainWindow &window, SettingsStore &settings)
        : QObject(&window)
        , m_window(window)
        , m_settings(settings)
    {
        QAction *action = window.addWindowAction(u"howToPlay"_s, {}, &HelpMenuTexts::howToPlay);
        action->setShortcut(Qt::Key_F1);
        auto *menu = window.findChild<QMenu *>(u"helpMenu"_s);
        menu->insertAction(menu->actions().value(0), action);
        connect(action, &QAction::triggered, this, [this] { open(presentRules(), std::nullopt); });
        connect(&window, &MainWindow::rulesAsked, this, &HelpDesk::open);
        connect(&window.controller(), &GameController::gameChanged, this, [this] {
            if (m_help)
                m_help->setGame(m_window.controller().game().rules());
        });
    }

private:
    [[nodiscard]] core::NamedRules presentRules() const
    {
        if (m_window.controller().hasGame())
            return m_window.controller().game().rules();
        const auto last = core::parseRulesText(m_settings.value(keys::NewGameRules).toStdString());
        return core::namedRules(last ? last->variant : core::VariantId::Russian);
    }
    void open(const core::NamedRules &rules, std::optional<core::EndReason> reason)
    {
        if (!m_help)
            m_help = std::make_unique<HelpWindow>(m_settings);
        if (m_window.controller().hasGame())
            m_help->setGame(m_window.controller().game().rules());
        // A window that is not shown yet has no layout in which a section could be found.
        m_help->show();
        m_help->showRules(rules, reason ? sectionAbout(*reason) : HelpSection::Introduction);
        m_help->raise();
        m_help->activateWindow();
    }
    static HelpSection sectionAbout(core::EndReason reason)
    {
        using enum core::EndReason;
        return reason == NoPieces || reason == NoMoves || reason == FirstKing ? HelpSection::Winning
                                                                              : HelpSection::Draws;
    }

    MainWindow &m_window;
    SettingsStore &m_settings;
    std::unique_ptr<HelpWindow> m_help;
};

} // namespace

Extension helpExtension()
{
    return {
        [](MainWindow &window, SettingsStore &settings, const QString &) { new HelpDesk(window, settings); },
        &HelpWindow::addScreenshots};
}

} // namespace naqla::gui
