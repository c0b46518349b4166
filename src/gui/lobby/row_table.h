// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QTableWidget;

namespace naqla::gui {

/// A table that shows rows to choose from and is not edited; its last column takes the room that is left.
[[nodiscard]] QTableWidget *makeRowTable(const QString &name, int columns);
/// Shows texts in a row; a screen reader hears them without direction marks.
void setRow(QTableWidget &table, int row, const QStringList &texts);

} // namespace naqla::gui
