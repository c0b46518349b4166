// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/pdn_record.h"
#include "gui/editor/diagram.h"

#include <QPageLayout>
#include <QStringList>

#include <memory>
#include <optional>

class QPagedPaintDevice;
class QPainter;

namespace naqla::gui {

/// What stands on paper: a position as a diagram, and the game that it belongs to.
struct GameSheet
{
    Diagram diagram;
    QString heading;
    QStringList facts; ///< beside the diagram, one a line; what they quote is kept apart by bidi.h
    QString caption; ///< of the diagram
    std::optional<core::PdnRecord> record = {}; ///< nothing for a position without a game
};

class SheetDocument;

/// A sheet on as many pages as it takes, inside the margins of a paper. It reads from right to left where the
/// window does; the diagram and the moves never do.
class SheetPages
{
public:
    /// @param device  for which it is laid out; outlives it, as the sheet does
    SheetPages(QPagedPaintDevice &device, const GameSheet &sheet);
    ~SheetPages();
    Q_DISABLE_COPY_MOVE(SheetPages)

    [[nodiscard]] int count() const;
    /// Paints a page, from 0, in the pixels of the device; the origin is the corner between its margins.
    void paint(QPainter &painter, int page) const;

private:
    std::unique_ptr<SheetDocument> m_document;
};

/// Prints all pages of a sheet.
/// @return false when the device does not take them
[[nodiscard]] bool printSheet(QPagedPaintDevice &device, const GameSheet &sheet);
/// A sheet as a PDF file of this paper.
[[nodiscard]] QByteArray sheetFile(const GameSheet &sheet, const QPageSize &paper);
/// The paper with the margins that a sheet has.
[[nodiscard]] QPageLayout sheetLayout(const QPageSize &paper);

} // namespace naqla::gui
