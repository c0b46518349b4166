// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/row_table.h"

#include "gui/settings/bidi.h"

#include <QHeaderView>
#include <QTableWidget>

namespace naqla::gui {

QTableWidget *makeRowTable(const QString &name, int columns)
{
    auto *table = new QTableWidget(0, columns);
    table->setObjectName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(columns - 1, QHeaderView::Stretch);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

void setRow(QTableWidget &table, int row, const QStringList &texts)
{
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts.at(column));
        item->setData(Qt::AccessibleTextRole, plain(texts.at(column)));
        table.setItem(row, column, item);
    }
}

} // namespace naqla::gui
