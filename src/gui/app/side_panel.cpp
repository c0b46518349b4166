// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/side_panel.h"

#include "gui/app/game_status.h"
#include "gui/moves/move_list_view.h"
#include "gui/moves/study_menu.h"
#include "gui/play/game_controller.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {

SidePanel::SidePanel(GameController &controller, const QList<QAction *> &navigation,
    const QList<QAction *> &decisions, QWidget *parent)
    : Card(parent)
    , m_controller(controller)
    , m_list(new MoveListView(m_model))
    , m_pages(new QTabWidget(this))
    , m_counters(new QLabel)
{
    setObjectName(u"sidePanel"_s);
    m_pages->setDocumentMode(true);
    m_pages->setTabBarAutoHide(true);
    // Else Tab would end at its bar even while that is hidden. The bar takes the focus itself.
    m_pages->setFocusPolicy(Qt::NoFocus);
    addPage(makeMovesPage(navigation, decisions), [] { return tr("Moves", "tab: the list of moves"); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_pages);

    new StudyMenu(*m_list, m_model, controller);
    connect(m_list, &MoveListView::nodeChosen, this, &SidePanel::choose);
    connect(m_list, &MoveListView::stepChosen, this,
        [this](int moves) { m_controller.view(m_controller.viewedPly() + moves); });
    connect(m_list, &MoveListView::lastChosen, this, [this] {
        if (m_controller.hasGame())
            m_controller.view(m_controller.game().ply());
    });
    connect(&controller, &GameController::lineChanged, this, &SidePanel::showTree);
    connect(&controller, &GameController::gameChanged, this, &SidePanel::showGame);
    connect(&controller, &GameController::moved, this, [this](const core::Transition &transition) {
        m_model.append(transition);
        showCurrent();
    });
    connect(&controller, &GameController::viewChanged, this, &SidePanel::showCurrent);
    connect(&controller, &GameController::stateChanged, this, &SidePanel::showCounters);
}

void SidePanel::addPage(QWidget *page, const std::function<QString()> &title)
{
    m_pages->addTab(page, {});
    m_texts.add([this, page, title] {
        if (const int index = m_pages->indexOf(page); index >= 0)
            m_pages->setTabText(index, title());
    });
}

void SidePanel::removePage(QWidget *page)
{
    m_pages->removeTab(m_pages->indexOf(page));
}

void SidePanel::showPage(QWidget *page)
{
    m_pages->setCurrentWidget(page);
}

bool SidePanel::isShown(QWidget *page) const
{
    return m_pages->currentWidget() == page;
}

void SidePanel::setWide(bool wide)
{
    m_movesLayout->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void SidePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        m_model.retranslate();
        showCounters();
    }
    Card::changeEvent(event);
}

QWidget *SidePanel::makeMovesPage(const QList<QAction *> &navigation, const QList<QAction *> &decisions)
{
    auto *page = new QWidget;
    m_counters->setObjectName(u"drawCounters"_s);
    m_counters->setWordWrap(true);
    m_counters->setContentsMargins(6, 4, 6, 4);
    m_counters->setForegroundRole(QPalette::PlaceholderText);
    m_counters->hide();

    // The list runs from left to right in every language, and so do the buttons that walk along it.
    auto *walk = new QWidget;
    walk->setObjectName(u"historyButtons"_s);
    walk->setLayoutDirection(Qt::LeftToRight);
    auto *walkRow = new QHBoxLayout(walk);
    walkRow->setContentsMargins(0, 0, 0, 0);
    walkRow->setSpacing(4);
    for (QAction *action : navigation) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({20, 20});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        walkRow->addWidget(button);
    }
    auto *decisionRow = new QHBoxLayout;
    decisionRow->setSpacing(4);
    for (QAction *action : decisions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setIconSize({20, 20});
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        decisionRow->addWidget(button);
    }
    auto *controls = new QVBoxLayout;
    controls->setSpacing(6);
    controls->addStretch();
    controls->addWidget(m_counters);
    controls->addWidget(walk);
    controls->addLayout(decisionRow);
    m_movesLayout = new QBoxLayout(QBoxLayout::TopToBottom, page);
    m_movesLayout->setContentsMargins(0, 0, 0, 0);
    m_movesLayout->setSpacing(6);
    m_movesLayout->addWidget(m_list, 1);
    m_movesLayout->addLayout(controls);
    m_texts.add([this] { m_list->setAccessibleName(tr("Moves", "accessible name of the list of moves")); });
    return page;
}

void SidePanel::showGame()
{
    m_model.clear();
    if (m_controller.study())
        showTree();
    else
        m_model.setGame(m_controller.game());
    showCurrent();
}

void SidePanel::showTree()
{
    m_model.setTree(m_controller.study()->tree(), m_controller.study()->current());
}

void SidePanel::showCurrent()
{
    const StudyGame *study = m_controller.study();
    m_model.setCurrent(study ? study->current() : static_cast<MoveListModel::Id>(m_controller.viewedPly()));
}

void SidePanel::choose(MoveListModel::Id node)
{
    if (StudyGame *study = m_controller.study())
        study->select(node);
    else
        m_controller.view(static_cast<int>(node));
}

void SidePanel::showCounters()
{
    const QStringList lines = m_controller.hasGame() ? counterTexts(m_controller) : QStringList();
    m_counters->setText(lines.join(u'\n'));
    m_counters->setVisible(!lines.isEmpty());
}

} // namespace naqla::gui

#include "moc_side_panel.cpp"
