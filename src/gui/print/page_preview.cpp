// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/print/page_preview.h"

#include <QPainter>

#include <algorithm>

namespace naqla::gui {
namespace {

constexpr QSize Smallest{380, 520};

} // namespace

PagePreview::PagePreview(const GameSheet &sheet, QWidget *parent)
    : QWidget(parent)
    , m_sheet(sheet)
    , m_device(&m_nothing)
{
    setMinimumSize(Smallest);
}

void PagePreview::setPaper(const QPageSize &paper)
{
    m_pages.reset();
    m_device.setPageLayout(sheetLayout(paper));
    m_pages = std::make_unique<SheetPages>(m_device, m_sheet);
    setPage(m_page);
}

void PagePreview::setPage(int page)
{
    m_page = std::clamp(page, 0, std::max(0, pages() - 1));
    update();
}

void PagePreview::paintEvent(QPaintEvent *)
{
    if (!m_pages)
        return;
    const QPageLayout layout = m_device.pageLayout();
    const QRectF paper = layout.fullRectPixels(m_device.resolution());
    const qreal scale = std::min((width() - 2) / paper.width(), (height() - 2) / paper.height());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((width() - paper.width() * scale) / 2, (height() - paper.height() * scale) / 2);
    painter.scale(scale, scale);
    QPen edge(palette().color(QPalette::Mid), 1);
    edge.setCosmetic(true);
    painter.setPen(edge);
    painter.setBrush(Qt::white);
    painter.drawRect(paper);
    painter.translate(layout.paintRectPixels(m_device.resolution()).topLeft());
    m_pages->paint(painter, m_page);
}

} // namespace naqla::gui

#include "moc_page_preview.cpp"
