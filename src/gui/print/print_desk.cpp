// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/print/print_desk.h"

#include "core/notation/notation.h"
#include "gui/app/notice_bar.h"
#include "gui/app/player_strip.h"
#include "gui/editor/editor_desk.h"
#include "gui/play/autosave.h"
#include "gui/print/print_dialog.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {
namespace {

/// What a tag of a game says; nothing when it says that nobody knows.
QString known(const core::PdnRecord &record, std::string_view tag)
{
    const std::string_view value = record.tag(tag);
    const QString text = QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())).simplified();
    return QString(text).remove(u'?').remove(u'.').trimmed().isEmpty() ? QString() : text;
}

} // namespace

PrintDesk::PrintDesk(MainWindow &window, SettingsStore &settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
{
    QAction *action = window.addWindowAction(u"print"_s, {}, [] { return tr("Print…"); });
    action->setShortcuts({Qt::CTRL | Qt::Key_P, QKeySequence(Qt::CTRL | Qt::Key(u'ح'))});
    auto *menu = window.findChild<QMenu *>(u"gameMenu"_s);
    const QList<QAction *> actions = menu->actions();
    menu->insertAction(actions.value(actions.indexOf(window.findChild<QAction *>(u"save"_s)) + 1), action);
    connect(action, &QAction::triggered, this, &PrintDesk::print);
    connect(menu, &QMenu::aboutToShow, this,
        [this, action] { action->setEnabled(shownDiagram(m_window, m_settings).has_value()); });
    connect(menu, &QMenu::aboutToHide, action, [action] { action->setEnabled(true); });
}

void PrintDesk::print()
{
    const auto sheet = presentSheet();
    if (!sheet)
        return;
    auto *dialog = new PrintDialog(*sheet, m_settings.value(keys::LastFolder), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PrintDialog::fileChosen, this, &PrintDesk::save);
    connect(dialog, &PrintDialog::printed, this, [this](const QString &printer) {
        m_window.notices().post({Notice::Kind::Hint, u"save"_s,
            [printer] { return tr("Sent to the printer %1.").arg(iso(printer)); }});
    });
    connect(dialog, &PrintDialog::refused, this, [this](const QString &printer) {
        warn([printer] {
            return tr("The printer %1 did not take the pages. Check that it is switched on.")
                .arg(iso(printer));
        });
    });
    dialog->open();
}

std::optional<GameSheet> PrintDesk::presentSheet() const
{
    const auto diagram = shownDiagram(m_window, m_settings);
    if (!diagram)
        return {};
    const core::VariantId variant = diagram->rules.variant;
    GameSheet sheet{*diagram, GameTexts::variantName(variant), {}, {}};
    if (showsEditor(m_window)) {
        sheet.caption = GameTexts::turn(variant, diagram->position.sideToMove());
        return sheet;
    }
    sheet.record = readRecord(m_window.presentPdn());
    sheet.caption = caption();
    if (sheet.record)
        sheet.facts = facts(*sheet.record);
    return sheet;
}

QStringList PrintDesk::facts(const core::PdnRecord &record) const
{
    const GameController &controller = m_window.controller();
    const core::NamedRules &rules = controller.game().rules();
    QStringList facts;
    const auto add = [&facts](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.append(tr("%1: %2", "a fact about a game and its name").arg(name, iso(value)));
    };
    for (const Side side : core::Sides) {
        const QString colour = GameTexts::sideName(rules.variant, side);
        const QString name = PlayerStrip::nameOf(rules, side, controller.player(side), false);
        add(colour, name == colour ? QString() : plain(name));
    }
    add(tr("Event"), plain(known(record, "Event")));
    add(tr("Place", "of a game"), plain(known(record, "Site")));
    add(tr("Date"), plain(known(record, "Date")));
    add(tr("Round"), plain(known(record, "Round")));
    if (record.outcome)
        add(tr("Result"), GameTexts::outcome(rules.variant, *record.outcome));
    return facts;
}

QString PrintDesk::caption() const
{
    const GameController &controller = m_window.controller();
    const core::Game &game = controller.game();
    const core::NamedRules &rules = game.rules();
    const int ply = controller.viewedPly();
    QStringList lines;
    if (ply > 0) {
        const core::Position before = game.positionAt(ply - 1);
        const bool second = before.sideToMove() != rules.rules.setup.starter;
        const int skipped = game.startPosition().sideToMove() != rules.rules.setup.starter ? 1 : 0;
        const std::string move = core::moveText(rules.rules, core::legalMoves(rules.rules, before),
            game.moves()[static_cast<std::size_t>(ply - 1)]);
        const QString number = QString::number((ply - 1 + skipped) / 2 + 1) + (second ? u"… "_s : u". "_s);
        lines.append(tr("After %1", "caption of a diagram: a move with its number")
                         .arg(ltr(number + QString::fromStdString(move))));
    }
    if (!game.isOver() || !controller.isLive())
        lines.append(GameTexts::turn(rules.variant, controller.viewedSide()));
    return lines.join(u'\n');
}

void PrintDesk::save(const QString &path, const QByteArray &pdf)
{
    m_settings.setValue(keys::LastFolder, QFileInfo(path).absolutePath());
    const QString name = QFileInfo(path).fileName();
    if (const auto fault = writeWhole(path, pdf)) {
        warn([name, why = *fault] {
            return tr("The pages could not be saved as %1: %2").arg(ltr(name), iso(why));
        });
        return;
    }
    m_window.notices().post(
        {Notice::Kind::Hint, u"save"_s, [name] { return tr("The pages were saved as %1.").arg(ltr(name)); }});
}

void PrintDesk::warn(const std::function<QString()> &text)
{
    m_window.notices().post({Notice::Kind::File, u"warning"_s, text, {}, true, Card::Tone::Warning});
}

} // namespace naqla::gui

#include "moc_print_desk.cpp"
