// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/game_list_dialog.h"

#include "gui/settings/bidi.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

/// Keeps the games that have all words somewhere in their row.
class GameFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QStringList &words)
    {
        m_words = words;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (m_words.isEmpty())
            return true;
        const QString key = sourceModel()->index(row, 0, parent).data(GameListModel::SearchRole).toString();
        return std::all_of(
            m_words.begin(), m_words.end(), [&](const QString &word) { return key.contains(word); });
    }

private:
    QStringList m_words;
};

} // namespace

GameListDialog::GameListDialog(const QString &fileName, QWidget *parent)
    : QDialog(parent)
    , m_fileName(fileName)
    , m_shown(new GameFilter(this))
    , m_filterLabel(new QLabel)
    , m_filter(new QLineEdit)
    , m_table(new QTableView)
    , m_count(new QLabel)
{
    setObjectName(u"gameListDialog"_s);
    m_filter->setObjectName(u"gameFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_filterLabel->setBuddy(m_filter);
    m_table->setObjectName(u"gameList"_s);
    m_count->setObjectName(u"gameCount"_s);
    m_shown->setSourceModel(&m_model);
    m_shown->setSortRole(GameListModel::SortRole);
    m_shown->setSortLocaleAware(true);
    m_table->setModel(m_shown);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(GameListModel::NumberColumn, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setStretchLastSection(true);
    const int letter = fontMetrics().averageCharWidth();
    constexpr std::array Widths{4, 15, 15, 7, 16, 10, 12};
    for (int column = 0; column < GameListModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, letter * Widths[static_cast<std::size_t>(column)]);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(u"openChosen"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableView::doubleClicked, this, &QDialog::accept);
    connect(m_filter, &QLineEdit::textChanged, this, &GameListDialog::filter);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filterLabel);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    column->addWidget(m_count);
    column->addWidget(buttons);
    setTabOrder(m_table, m_open);
    setTabOrder(m_open, buttons->button(QDialogButtonBox::Cancel));
    setTexts();
    m_open->setDefault(true);
    resize(900, 560);
    m_filter->setFocus();
}

void GameListDialog::add(const QList<GameEntry> &entries)
{
    m_model.append(entries);
    if (!m_table->currentIndex().isValid())
        chooseRow(0);
    showCount();
}

void GameListDialog::setComplete()
{
    m_isComplete = true;
    showCount();
}

int GameListDialog::chosenNumber() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid()
        ? m_shown->index(current.row(), GameListModel::NumberColumn).data(GameListModel::SortRole).toInt()
        : 0;
}

void GameListDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QDialog::changeEvent(event);
}

/// From the field of the filter the keys Up and Down reach the list.
bool GameListDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        constexpr int Page = 10;
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
            return chooseBeside(-1);
        case Qt::Key_Down:
            return chooseBeside(1);
        case Qt::Key_PageUp:
            return chooseBeside(-Page);
        case Qt::Key_PageDown:
            return chooseBeside(Page);
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// Not by QTableView::selectRow: in a mirrored table it finds no cell while the columns leave room.
void GameListDialog::chooseRow(int row)
{
    m_table->setCurrentIndex(m_shown->index(row, GameListModel::NumberColumn));
}

bool GameListDialog::chooseBeside(int rowsDown)
{
    const int row = std::max(m_table->currentIndex().row() + rowsDown, 0);
    chooseRow(std::min(row, m_shown->rowCount() - 1));
    return true;
}

void GameListDialog::filter(const QString &text)
{
    static_cast<GameFilter *>(m_shown)->setWords(text.toLower().split(u' ', Qt::SkipEmptyParts));
    if (!m_table->currentIndex().isValid() && m_shown->rowCount() > 0)
        chooseRow(0);
    showCount();
}

void GameListDialog::showCount()
{
    const int all = m_model.rowCount();
    const int shown = m_shown->rowCount();
    const QString games = tr("%Ln game(s) in the file.", nullptr, all);
    const QString found = tr("%Ln game(s) found.", nullptr, shown);
    const QString count =
        m_filter->text().trimmed().isEmpty() ? games : tr("%1 %2", "two sentences").arg(found, games);
    m_count->setText(
        m_isComplete ? count : tr("%1 %2", "two sentences").arg(count, tr("The file is still being read…")));
    m_open->setEnabled(shown > 0);
}

void GameListDialog::setTexts()
{
    setWindowTitle(tr("Choose a game – %1", "title of a dialog: name of a file").arg(ltr(m_fileName)));
    setAccessibleName(plain(windowTitle()));
    m_filterLabel->setText(tr("Search for players, event, date or result:"));
    m_table->setAccessibleName(tr("Games of the file"));
    m_open->setText(tr("Open", "button: open the chosen game"));
    m_model.retranslate();
    showCount();
}

} // namespace naqla::gui

#include "moc_game_list_dialog.cpp"
