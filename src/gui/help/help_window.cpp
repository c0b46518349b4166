// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/help/help_window.h"

#include "gui/app/screenshots.h"
#include "gui/help/help_browser.h"
#include "gui/help/help_keys.h"
#include "gui/help/try_window.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using naqla::core::VariantId;

namespace naqla::gui {
namespace {

constexpr QSize FirstHelpSize{900, 720};
constexpr int VariantRole = Qt::UserRole;
constexpr int SearchRole = Qt::UserRole + 1;

VariantId variantOf(const QTreeWidgetItem &item)
{
    return static_cast<VariantId>(item.data(0, VariantRole).toInt());
}

} // namespace

HelpWindow::HelpWindow(SettingsStore &settings, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_settings(settings)
    , m_search(new QLineEdit)
    , m_list(new QTreeWidget)
    , m_gameItem(new QTreeWidgetItem(m_list))
    , m_darkItem(new QTreeWidgetItem(m_list))
    , m_allItem(new QTreeWidgetItem(m_list))
    , m_browser(new HelpBrowser)
{
    setObjectName(u"helpWindow"_s);
    setAttribute(Qt::WA_QuitOnClose, false);
    auto *splitter = new QSplitter;
    splitter->addWidget(makeList());
    splitter->addWidget(m_browser);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({240, FirstHelpSize.width() - 240});
    splitter->setChildrenCollapsible(false);
    auto *row = new QVBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(splitter);

    fillList();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &HelpWindow::showChosen);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::filterList);
    connect(m_browser, &HelpBrowser::tryWanted, this, &HelpWindow::tryPosition);
    connect(
        m_browser, &HelpBrowser::variantWanted, this, [this](VariantId variant) { showVariant(variant); });
    connect(&settings, &SettingsStore::changed, this, &HelpWindow::applySetting);
    m_texts.add([this] {
        m_search->setPlaceholderText(tr("Search"));
        m_search->setAccessibleName(tr("Search the variants"));
        m_list->setAccessibleName(tr("Draughts variants"));
        m_browser->setAccessibleName(tr("How to play"));
        setListTexts();
    });
    setGame({});
    m_list->setCurrentItem(itemOf(VariantId::Russian));
    if (!restoreGeometry(settings.value(keys::HelpGeometry)))
        resize(FirstHelpSize);
}

void HelpWindow::setGame(const std::optional<core::NamedRules> &rules)
{
    const bool shown = m_list->currentItem() == m_gameItem;
    m_game = rules;
    m_gameItem->setHidden(!rules);
    setListTexts();
    if (shown && rules)
        showChosen();
    else if (shown)
        m_list->setCurrentItem(itemOf(VariantId::Russian));
}

void HelpWindow::showRules(const core::NamedRules &rules, HelpSection section)
{
    if (rules == core::namedRules(rules.variant)) {
        showVariant(rules.variant, section);
        return;
    }
    setGame(rules);
    showPage(m_gameItem, section);
}

void HelpWindow::showVariant(VariantId variant, HelpSection section)
{
    showPage(itemOf(variant), section);
}

void HelpWindow::tryPosition(const core::Position &position)
{
    auto *window = new TryWindow(m_settings, shownRules(), position, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void HelpWindow::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    const auto add = [&](const QString &name, VariantId variant, HelpSection section) {
        book.add<HelpWindow>(name, [&settings, variant, section] {
            auto window = std::make_unique<HelpWindow>(settings);
            window->showVariant(variant, section);
            return window;
        });
    };
    add(u"help-russian"_s, VariantId::Russian, HelpSection::Introduction);
    add(u"help-gulf"_s, VariantId::Gulf, HelpSection::Introduction);
    add(u"help-international-capturing"_s, VariantId::International, HelpSection::Capturing);
    book.add<HelpWindow>(u"help-local-rules"_s, [&settings] {
        auto window = std::make_unique<HelpWindow>(settings);
        window->showRules(*core::parseRulesText("english.optional+moveLimit=80"));
        return window;
    });
    book.add<TryWindow>(u"help-try"_s, [&settings] {
        const core::NamedRules rules = core::namedRules(VariantId::Turkish);
        return std::make_unique<TryWindow>(settings, rules, core::startPosition(rules.rules));
    });
}

void HelpWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        showChosen();
    }
    QWidget::changeEvent(event);
}

void HelpWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setValue(keys::HelpGeometry, saveGeometry());
    QWidget::closeEvent(event);
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

QWidget *HelpWindow::makeList()
{
    auto *side = new QWidget;
    m_search->setObjectName(u"helpSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"helpList"_s);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(14);
    auto *column = new QVBoxLayout(side);
    // A mirrored QSplitter puts its parts one pixel too far to the right.
    column->setContentsMargins(0, 0, 1, 0);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    return side;
}

void HelpWindow::fillList()
{
    for (QTreeWidgetItem *family : {m_darkItem, m_allItem})
        family->setFlags(Qt::ItemIsEnabled);
    for (const core::Variant &variant : core::variants()) {
        const bool dark = variant.rules.traits.board.played == core::PlayedCells::Dark;
        auto *item = new QTreeWidgetItem(dark ? m_darkItem : m_allItem);
        item->setData(0, VariantRole, static_cast<int>(variant.id));
    }
    m_list->expandAll();
}

void HelpWindow::setListTexts()
{
    m_darkItem->setText(0, tr("On the dark squares"));
    m_allItem->setText(0, tr("On all squares"));
    if (m_game)
        m_gameItem->setText(0, tr("This game: %1", "variant").arg(GameTexts::variantName(m_game->variant)));
    for (const QTreeWidgetItem *family : {m_darkItem, m_allItem}) {
        for (int i = 0; i < family->childCount(); ++i) {
            QTreeWidgetItem *item = family->child(i);
            const VariantId variant = variantOf(*item);
            const QString name = GameTexts::variantName(variant);
            item->setText(0, name);
            item->setData(0, SearchRole,
                QStringList{
                    name, GameTexts::variantSummary(variant), helpSource(variant, helpLanguage()).keywords}
                    .join(u' '));
        }
    }
    filterList(m_search->text());
}

/// Leaves the variants whose names, other names or summaries contain every word.
void HelpWindow::filterList(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (QTreeWidgetItem *family : {m_darkItem, m_allItem}) {
        bool any = false;
        for (int i = 0; i < family->childCount(); ++i) {
            const QString where = family->child(i)->data(0, SearchRole).toString();
            const bool found = std::all_of(words.begin(), words.end(),
                [&where](const QString &word) { return where.contains(word, Qt::CaseInsensitive); });
            family->child(i)->setHidden(!found);
            any = any || found;
        }
        family->setHidden(!any);
    }
}

void HelpWindow::showChosen()
{
    if (!m_list->currentItem() || !m_list->currentItem()->flags().testFlag(Qt::ItemIsSelectable))
        return;
    const core::NamedRules rules = shownRules();
    m_browser->setPage(rules, wordsFor(rules), m_settings.boardLook());
    setWindowTitle(
        tr("How to play – %1", "title of a window, variant").arg(GameTexts::variantName(rules.variant)));
}

void HelpWindow::showPage(QTreeWidgetItem *item, HelpSection section)
{
    m_search->clear();
    m_list->setCurrentItem(item);
    // The introduction stands before the first heading.
    if (section == HelpSection::Introduction)
        m_browser->verticalScrollBar()->setValue(0);
    else
        m_browser->showSection(section);
}

void HelpWindow::applySetting(QLatin1StringView name)
{
    if (name.isEmpty() || name.startsWith("board/"_L1)
        || name == QLatin1StringView(keys::GulfWords.name.data(), qsizetype(keys::GulfWords.name.size())))
        showChosen();
}

core::NamedRules HelpWindow::shownRules() const
{
    QTreeWidgetItem *item = m_list->currentItem();
    return item == m_gameItem && m_game ? *m_game : core::namedRules(variantOf(*item));
}

QTreeWidgetItem *HelpWindow::itemOf(VariantId variant) const
{
    for (const QTreeWidgetItem *family : {m_darkItem, m_allItem}) {
        for (int i = 0; i < family->childCount(); ++i) {
            if (variantOf(*family->child(i)) == variant)
                return family->child(i);
        }
    }
    return nullptr;
}

/// The words of the Gulf belong to the game on all squares.
RulesFacts::Words HelpWindow::wordsFor(const core::NamedRules &rules) const
{
    const bool straight = rules.rules.traits.manMoves == core::Directions::ForwardAndSideways;
    return straight ? GameTexts::wordsFor(m_settings.value(keys::GulfWords), rules.variant)
                    : RulesFacts::Words::Standard;
}

} // namespace naqla::gui

#include "moc_help_window.cpp"
