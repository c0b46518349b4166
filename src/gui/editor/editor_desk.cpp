// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editor/editor_desk.h"

#include "gui/app/game_page.h"
#include "gui/app/notice_bar.h"
#include "gui/app/start_page.h"
#include "gui/board/board_widget.h"
#include "gui/editor/editor_page.h"
#include "gui/play/autosave.h"
#include "gui/settings/bidi.h"
#include "gui/settings/settings_store.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// Text that has no move numbers and no tags can only be a position.
bool looksLikeGame(const QString &text)
{
    return text.contains(u'[') || text.contains(u"1."_s);
}

} // namespace

EditorDesk::EditorDesk(MainWindow &window, SettingsStore &settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_page(new EditorPage(settings))
{
    window.addPage(m_page);
    QAction *setUpAction =
        window.addWindowAction(u"setUpPosition"_s, u"set-up"_s, [] { return tr("Set up a position…"); });
    setUpAction->setShortcuts({Qt::CTRL | Qt::Key_E, QKeySequence(Qt::CTRL | Qt::Key(u'ث'))});
    QAction *pasteAction =
        window.addWindowAction(u"pasteGame"_s, {}, [] { return tr("Paste a game or position"); });
    pasteAction->setShortcuts({Qt::CTRL | Qt::Key_V, QKeySequence(Qt::CTRL | Qt::Key(u'ر'))});
    QAction *exportAction =
        window.addWindowAction(u"exportDiagram"_s, {}, [] { return tr("Save a diagram…"); });
    auto *menu = window.findChild<QMenu *>(u"gameMenu"_s);
    menu->insertAction(window.findChild<QAction *>(u"save"_s), setUpAction);
    menu->insertAction(window.findChild<QAction *>(u"copyGame"_s), pasteAction);
    menu->insertAction(window.findChild<QAction *>(u"startPage"_s), exportAction);
    connect(exportAction, &QAction::triggered, this, &EditorDesk::exportDiagram);
    connect(menu, &QMenu::aboutToShow, this,
        [this, exportAction] { exportAction->setEnabled(shownDiagram(m_window, m_settings).has_value()); });
    QToolButton *way = window.startPage().addWay(u"set-up"_s, [] { return tr("Set up a position…"); });
    way->setObjectName(u"startSetUp"_s);
    connect(setUpAction, &QAction::triggered, this, &EditorDesk::setUp);
    connect(way, &QToolButton::clicked, this, &EditorDesk::setUp);
    connect(pasteAction, &QAction::triggered, this, &EditorDesk::paste);
    connect(m_page, &EditorPage::left, &window, &MainWindow::showGame);
    connect(m_page, &EditorPage::playChosen, &window, &MainWindow::newGameFrom);
}

void EditorDesk::setUp()
{
    const core::NamedRules rules = presentRules();
    const GameController &controller = m_window.controller();
    const bool hasGame = controller.hasGame();
    m_page->begin(rules,
        hasGame ? controller.game().positionAt(controller.viewedPly()) : core::startPosition(rules.rules),
        hasGame && m_window.gamePage().board().isFlipped());
    m_window.showPage(m_page);
    m_page->setFocus();
}

void EditorDesk::exportDiagram()
{
    const auto shown = shownDiagram(m_window, m_settings);
    if (!shown)
        return;
    auto *dialog = new QFileDialog(&m_window, tr("Save a diagram"), m_settings.value(keys::LastFolder));
    dialog->setObjectName(u"diagramDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Drawing (*.svg)"), tr("Picture (*.png)"), tr("Document (*.pdf)")});
    dialog->setDefaultSuffix(u"svg"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.section(u"*."_s, -1).remove(u')'));
    });
    connect(dialog, &QFileDialog::fileSelected, this,
        [this, diagram = *shown](const QString &path) { writeDiagram(path, diagram); });
    dialog->open();
}

void EditorDesk::writeDiagram(const QString &path, const Diagram &diagram)
{
    m_settings.setValue(keys::LastFolder, QFileInfo(path).absolutePath());
    const QString suffix = QFileInfo(path).suffix().toLower();
    const DiagramFormat format = suffix == "png"_L1 ? DiagramFormat::Png
        : suffix == "pdf"_L1                        ? DiagramFormat::Pdf
                                                    : DiagramFormat::Svg;
    const QString name = QFileInfo(path).fileName();
    if (const auto fault = writeWhole(path, diagramFile(diagram, format))) {
        m_window.notices().post({Notice::Kind::File, u"warning"_s,
            [name, why = *fault] {
                return tr("The diagram could not be saved as %1: %2").arg(ltr(name), iso(why));
            },
            {}, true, Card::Tone::Warning});
        return;
    }
    m_window.notices().post({Notice::Kind::Hint, u"save"_s,
        [name] { return tr("The diagram was saved as %1.").arg(ltr(name)); }});
}

void EditorDesk::paste()
{
    // A field takes the text itself; this key reaches the window only on a keyboard with Arabic letters
    // alone.
    if (auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget())) {
        field->paste();
        return;
    }
    const QString text = QGuiApplication::clipboard()->text().trimmed();
    if (text.isEmpty() || (!looksLikeGame(text) && !openPosition(text))) {
        m_window.notices().post({Notice::Kind::File, u"warning"_s,
            [] {
                return tr(
                    "The clipboard holds no draughts game or position. Copy the text of a game (PDN) or "
                    "position (FEN) first.");
            },
            {}, true, Card::Tone::Warning});
    } else if (looksLikeGame(text)) {
        m_window.openText(text.toUtf8());
    }
}

/// Reads a position by the present rules, or by the first of the usual ones that have all its squares.
bool EditorDesk::openPosition(const QString &text)
{
    using enum core::VariantId;
    const core::NamedRules present = presentRules();
    std::vector<core::NamedRules> candidates{present};
    for (const auto variant : {Russian, English, International, Canadian, Turkish})
        candidates.push_back(core::namedRules(variant));
    for (const core::NamedRules &rules : candidates) {
        if (const auto read = core::parseFen(rules.rules, text.toStdString())) {
            m_page->begin(rules, read->position, false);
            m_window.showPage(m_page);
            m_page->setFocus();
            return true;
        }
    }
    return false;
}

core::NamedRules EditorDesk::presentRules() const
{
    if (m_window.controller().hasGame())
        return m_window.controller().game().rules();
    const auto last = core::parseRulesText(m_settings.value(keys::NewGameRules).toStdString());
    return last ? *last : core::namedRules(core::VariantId::Russian);
}

bool showsEditor(const MainWindow &window)
{
    const auto *page = window.findChild<EditorPage *>();
    return page && page->isVisible();
}

std::optional<Diagram> shownDiagram(MainWindow &window, const SettingsStore &settings)
{
    const BoardLook look = settings.boardLook();
    if (showsEditor(window)) {
        const auto *page = window.findChild<EditorPage *>();
        return Diagram{page->draft().rules(), page->draft().position(), page->board().isFlipped(), look};
    }
    const GameController &controller = window.controller();
    if (!controller.hasGame())
        return {};
    return Diagram{controller.game().rules(), controller.game().positionAt(controller.viewedPly()),
        window.gamePage().board().isFlipped(), look};
}

} // namespace naqla::gui

#include "moc_editor_desk.cpp"
