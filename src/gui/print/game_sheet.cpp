// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/print/game_sheet.h"

#include "gui/moves/move_list_model.h"
#include "gui/settings/bidi.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr qreal MarginMm = 15;
constexpr qreal TextPoints = 10;
constexpr qreal HeadingPoints = 16;
constexpr qreal DiagramPart = 0.5; ///< of the width of a page
constexpr qreal DiagramPercent = 53; ///< with room beside it
constexpr qreal LineHeightPercent = 130;
constexpr qreal TableMargin = 12; ///< below it, in pixels of a screen
constexpr int DiagramObject = QTextFormat::UserObject + 1;
constexpr QChar NoBreakSpace{0x00a0};
constexpr QChar WordJoiner{0x2060};

class SheetTexts
{
    Q_DECLARE_TR_FUNCTIONS(SheetTexts)
public:
    static QString page(int page, int count) { return tr("Page %L1 of %L2").arg(page).arg(count); }
};

/// The diagram as a letter of a text: it is drawn in lines there too.
class DiagramLetter : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    DiagramLetter(const Diagram &diagram, int side)
        : m_diagram(diagram)
        , m_side(side)
    {
    }
    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &) override
    {
        return {qreal(m_side), qreal(m_side)};
    }
    void drawObject(
        QPainter *painter, const QRectF &place, QTextDocument *, int, const QTextFormat &) override
    {
        painter->save();
        painter->translate(place.topLeft());
        paintDiagram(*painter, m_diagram, m_side);
        painter->restore();
    }

private:
    const Diagram &m_diagram;
    int m_side;
};

} // namespace

/// A sheet as a document that is laid out for one device.
class SheetDocument
{
public:
    SheetDocument(QPagedPaintDevice &device, const GameSheet &sheet)
        : m_sheet(sheet)
        , m_side(static_cast<int>(device.width() * DiagramPart))
        , m_letter(sheet.diagram, m_side)
        , m_cursor(&m_document)
    {
        QFont font = QGuiApplication::font();
        font.setPointSizeF(TextPoints);
        m_footerFont = QFont(font, &device);
        m_footerHeight = 2 * QFontMetrics(m_footerFont).height();
        m_document.documentLayout()->setPaintDevice(&device);
        m_document.documentLayout()->registerHandler(DiagramObject, &m_letter);
        m_document.setDefaultFont(font);
        m_document.setDocumentMargin(0);
        m_document.setPageSize(QSizeF(device.width(), device.height() - m_footerHeight));
        // As one edit, or the whole text would be laid out anew after each piece.
        m_cursor.beginEditBlock();
        writeTop();
        if (sheet.record)
            writeMoves();
        m_cursor.endEditBlock();
    }

    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    void paint(QPainter &painter, int page) const
    {
        const QSizeF size = m_document.pageSize();
        QAbstractTextDocumentLayout::PaintContext context;
        // Paper is white, whatever the window looks like.
        context.palette.setColor(QPalette::Text, Qt::black);
        context.clip = QRectF(QPointF(0, page * size.height()), size);
        painter.save();
        painter.translate(0, -context.clip.top());
        painter.setClipRect(context.clip);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
        if (pages() > 1) {
            painter.setFont(m_footerFont);
            painter.setPen(Qt::black);
            painter.drawText(QRectF(0, size.height(), size.width(), m_footerHeight),
                Qt::AlignHCenter | Qt::AlignBottom, SheetTexts::page(page + 1, pages()));
        }
    }

private:
    /// Diagram and facts, side by side: the diagram where reading begins.
    void writeTop()
    {
        const Qt::LayoutDirection direction = QGuiApplication::layoutDirection();
        QList<QTextLength> widths{QTextLength(QTextLength::PercentageLength, DiagramPercent),
            QTextLength(QTextLength::PercentageLength, 100 - DiagramPercent)};
        int diagramColumn = 0;
        if (direction == Qt::RightToLeft) {
            // A table in a text knows no direction.
            std::swap(widths[0], widths[1]);
            diagramColumn = 1;
        }
        QTextTableFormat format;
        format.setBorder(0);
        format.setBottomMargin(TableMargin);
        format.setCellSpacing(0);
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.setColumnWidthConstraints(widths);
        QTextTable *table = m_cursor.insertTable(1, 2, format);
        m_cursor = table->cellAt(0, diagramColumn).firstCursorPosition();
        beginBlock(direction, 100);
        QTextCharFormat letter;
        letter.setObjectType(DiagramObject);
        m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), letter);
        m_cursor.insertBlock();
        m_cursor.insertText(m_sheet.caption, {});
        m_cursor = table->cellAt(0, 1 - diagramColumn).firstCursorPosition();
        beginBlock(direction);
        QTextCharFormat heading = bold();
        heading.setFontPointSize(HeadingPoints);
        m_cursor.insertText(m_sheet.heading, heading);
        for (const QString &fact : m_sheet.facts) {
            m_cursor.insertBlock();
            m_cursor.insertText(fact, {});
        }
        m_cursor.movePosition(QTextCursor::End);
    }
    /// As books have them: one after the other, the main line bold where there is something else.
    void writeMoves()
    {
        beginBlock(Qt::LeftToRight);
        MoveListModel model;
        model.setTree(m_sheet.record->tree, core::GameTree::Root);
        m_mainLine = hasMoreThanMainLine(model) ? bold() : QTextCharFormat();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (row > 0)
                m_cursor.insertText(u" "_s, {});
            writeRow(model, row);
        }
        if (const auto outcome = m_sheet.record->outcome) {
            const std::string_view result = core::pdnResult(m_sheet.record->tree.rules(), outcome);
            m_cursor.insertText(
                u"  "_s + unbroken(QString::fromUtf8(result.data(), qsizetype(result.size()))), bold());
        }
    }
    void writeRow(const MoveListModel &model, int row)
    {
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        const auto isMove = [&](int column) {
            return model.index(row, column).data(MoveListModel::NodeRole).isValid();
        };
        const QString number = text(MoveListModel::NumberColumn);
        if (model.index(row, 0).data(MoveListModel::CommentRole).toBool()) {
            m_cursor.insertText(iso(number), {});
            return;
        }
        const bool isMain = model.index(row, 0).data(MoveListModel::DepthRole).toInt() == 0;
        const bool first = isMove(MoveListModel::FirstColumn);
        QString moves = first ? QString(number + NoBreakSpace + text(MoveListModel::FirstColumn))
                              : QString(number.chopped(1) + u'…');
        if (isMove(MoveListModel::SecondColumn))
            moves += (first ? QChar(u' ') : NoBreakSpace) + text(MoveListModel::SecondColumn);
        m_cursor.insertText(unbroken(moves), isMain ? m_mainLine : QTextCharFormat());
    }
    static bool hasMoreThanMainLine(const MoveListModel &model)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            if (index.data(MoveListModel::CommentRole).toBool()
                || index.data(MoveListModel::DepthRole).toInt() > 0)
                return true;
        }
        return false;
    }
    void beginBlock(Qt::LayoutDirection direction, qreal lineHeightPercent = LineHeightPercent)
    {
        QTextBlockFormat format;
        format.setLayoutDirection(direction);
        format.setAlignment(
            (direction == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignAbsolute);
        format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
        m_cursor.setBlockFormat(format);
    }
    static QTextCharFormat bold()
    {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        return format;
    }
    /// `c3-d4` stays on one line.
    static QString unbroken(QString moves) { return moves.replace(u"-"_s, u'-' + QString(WordJoiner)); }

    const GameSheet &m_sheet;
    int m_side;
    DiagramLetter m_letter; ///< outlives the document that draws it
    QTextDocument m_document;
    QTextCursor m_cursor;
    QTextCharFormat m_mainLine;
    QFont m_footerFont;
    int m_footerHeight = 0;
};

SheetPages::SheetPages(QPagedPaintDevice &device, const GameSheet &sheet)
    : m_document(std::make_unique<SheetDocument>(device, sheet))
{
}

SheetPages::~SheetPages() = default;

int SheetPages::count() const
{
    return m_document->pages();
}

void SheetPages::paint(QPainter &painter, int page) const
{
    m_document->paint(painter, page);
}

bool printSheet(QPagedPaintDevice &device, const GameSheet &sheet)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const SheetPages pages(device, sheet);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        pages.paint(painter, page);
    }
    return painter.end();
}

QByteArray sheetFile(const GameSheet &sheet, const QPageSize &paper)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(plain(sheet.heading));
    writer.setPageLayout(sheetLayout(paper));
    return printSheet(writer, sheet) ? bytes : QByteArray();
}

QPageLayout sheetLayout(const QPageSize &paper)
{
    return {paper, QPageLayout::Portrait, {MarginMm, MarginMm, MarginMm, MarginMm}, QPageLayout::Millimeter};
}

} // namespace naqla::gui

#include "game_sheet.moc"
