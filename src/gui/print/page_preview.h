// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/print/game_sheet.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QWidget>

namespace naqla::gui {

/// One page of a sheet as it will lie on paper. Qt's own preview draws what it has kept as text anew, and so
/// misplaces the colons of Arabic.
class PagePreview : public QWidget
{
    Q_OBJECT

public:
    /// @param sheet  outlives the preview
    explicit PagePreview(const GameSheet &sheet, QWidget *parent = nullptr);

    void setPaper(const QPageSize &paper);
    /// Shows a page, from 0; numbers beyond are cut off.
    void setPage(int page);
    [[nodiscard]] int page() const noexcept { return m_page; }
    [[nodiscard]] int pages() const { return m_pages ? m_pages->count() : 0; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const GameSheet &m_sheet;
    QBuffer m_nothing; ///< the writer only measures
    QPdfWriter m_device;
    std::unique_ptr<SheetPages> m_pages;
    int m_page = 0;
};

} // namespace naqla::gui
