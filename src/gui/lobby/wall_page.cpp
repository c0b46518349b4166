// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/wall_page.h"

#include "gui/lobby/wall_board.h"
#include "gui/settings/bidi.h"
#include "gui/settings/window_theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr std::chrono::milliseconds ClockTick{250};
constexpr int Spacing = 10;

bool isShown(const net::wire::LobbyRow &row)
{
    return row.spectatorsAllowed && !row.password && row.stage != net::wire::TableStage::Closed;
}

} // namespace

WallPage::WallPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_title(new QLabel)
    , m_empty(new QLabel)
    , m_area(new QWidget)
    , m_grid(new QGridLayout(m_area))
    , m_back(new QPushButton)
{
    setObjectName(u"wallPage"_s);
    m_title->setObjectName(u"wallTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(enlarged(font(), 1.7));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(Spacing);
    m_back->setObjectName(u"leaveWall"_s);
    connect(m_back, &QPushButton::clicked, this, &WallPage::backChosen);
    m_nextWatch.setSingleShot(true);
    connect(&m_nextWatch, &QTimer::timeout, this, &WallPage::watchNext);
    connect(&m_clockTick, &QTimer::timeout, this, &WallPage::updateClocks);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(Spacing);
    column->addLayout(top);
    column->addWidget(m_empty, 1);
    column->addWidget(m_area, 1);
    m_texts.add([this] { setTexts(); });
}

WallPage::~WallPage() = default;

void WallPage::open(const std::shared_ptr<TableLink> &link, const QString &room)
{
    m_link = link;
    m_room = plain(room);
    setTexts();
    m_clockTick.start(ClockTick);
    m_back->setFocus();
}

void WallPage::close()
{
    m_nextWatch.stop();
    m_clockTick.stop();
    m_boards.clear();
    m_link.reset();
}

void WallPage::setTables(const std::vector<net::wire::LobbyRow> &rows)
{
    if (!m_link)
        return;
    std::erase_if(m_boards, [&rows](const std::unique_ptr<WallBoard> &board) {
        return std::ranges::none_of(rows,
            [&board](const net::wire::LobbyRow &row) { return row.table == board->table() && isShown(row); });
    });
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) { // the oldest table first
        if (!isShown(*row))
            continue;
        const auto known = std::ranges::find(m_boards, row->table, &WallBoard::table);
        if (known != m_boards.end()) {
            (*known)->setRow(*row);
            continue;
        }
        auto board = std::make_unique<WallBoard>(m_link->connection, *row, m_settings);
        connect(board.get(), &WallBoard::entered, this, &WallPage::watchNext);
        connect(board.get(), &WallBoard::refused, this, [this](int retryMs) {
            m_nextWatch.start(retryMs); // at once when it is another one's turn
        });
        m_boards.push_back(std::move(board));
    }
    arrange();
    watchNext();
}

void WallPage::watchNext()
{
    const auto isBusy = [](const std::unique_ptr<WallBoard> &board) { return board->isAsking(); };
    if (m_nextWatch.isActive() || std::ranges::any_of(m_boards, isBusy))
        return;
    const auto next = std::ranges::find_if(
        m_boards, [](const std::unique_ptr<WallBoard> &board) { return board->wantsToWatch(); });
    if (next != m_boards.end())
        (*next)->watch();
}

int WallPage::columnsFor(int boards, QSize room, int textHeight)
{
    int best = 1;
    int largest = 0;
    for (int columns = 1; columns <= boards; ++columns) {
        const int rows = (boards + columns - 1) / columns;
        const int side = std::min(room.width() / columns, room.height() / rows - textHeight);
        if (side > largest) {
            largest = side;
            best = columns;
        }
    }
    return best;
}

void WallPage::arrange()
{
    m_empty->setVisible(m_boards.empty());
    m_area->setVisible(!m_boards.empty());
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    if (m_boards.empty())
        return;
    const int columns =
        columnsFor(static_cast<int>(m_boards.size()), size() - QSize(28, 70), m_boards.front()->textHeight());
    for (int i = 0; i < m_grid->columnCount(); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    const int rows = (static_cast<int>(m_boards.size()) + columns - 1) / columns;
    for (int i = 0; i < std::max(m_grid->rowCount(), rows); ++i)
        m_grid->setRowStretch(i, i < rows ? 1 : 0);
    int place = 0;
    for (const auto &board : m_boards) {
        m_grid->addWidget(board.get(), place / columns, place % columns);
        m_grid->setColumnStretch(place % columns, 1);
        ++place;
    }
}

void WallPage::updateClocks()
{
    for (const auto &board : m_boards)
        board->updateClocks();
}

void WallPage::setTexts()
{
    m_title->setText(tr("All boards of %1", "name of a room").arg(iso(m_room)));
    m_title->setAccessibleName(plain(m_title->text()));
    m_empty->setText(tr("No table that may be watched is open now. The boards appear here by themselves."));
    m_back->setText(tr("Back", "button: leave this page"));
    for (const auto &board : m_boards)
        board->retranslate();
}

void WallPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QWidget::changeEvent(event);
}

void WallPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void WallPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backChosen();
    else
        QWidget::keyPressEvent(event);
}

} // namespace naqla::gui

#include "moc_wall_page.cpp"
