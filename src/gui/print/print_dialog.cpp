// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/print/print_dialog.h"

#include "gui/app/number_box.h"
#include "gui/app/symbols.h"
#include "gui/print/page_preview.h"
#include "gui/settings/bidi.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int MostCopies = 99;

QPageSize::PageSizeId usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                              : QPageSize::A4;
}

} // namespace

PrintDialog::PrintDialog(GameSheet sheet, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_sheet(std::move(sheet))
    , m_folder(folder)
    , m_destination(new QComboBox)
    , m_size(new QComboBox)
    , m_copies(new NumberBox(1, MostCopies))
    , m_preview(new PagePreview(m_sheet))
    , m_page(new QLabel)
    , m_previous(new QToolButton)
    , m_next(new QToolButton)
{
    setObjectName(u"printDialog"_s);
    addPrinters();
    addPapers();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_ok = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(u"printOk"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &PrintDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PrintDialog::reject);
    auto *choices = new QVBoxLayout;
    choices->addLayout(makeForm());
    choices->addStretch();
    choices->addWidget(buttons);
    auto *row = new QHBoxLayout(this);
    row->setSpacing(18);
    row->addLayout(choices);
    row->addWidget(makePreview(), 1);
    QWidget *before = m_destination;
    for (QWidget *next : std::initializer_list<QWidget *>{
             m_size, m_copies, m_previous, m_next, m_ok, buttons->button(QDialogButtonBox::Cancel)}) {
        setTabOrder(before, next);
        before = next;
    }
    setTexts();
    choosePaper();
    chooseDestination();
    connect(m_size, &QComboBox::currentIndexChanged, this, &PrintDialog::choosePaper);
    connect(m_destination, &QComboBox::currentIndexChanged, this, &PrintDialog::chooseDestination);
}

void PrintDialog::accept()
{
    if (intoFile())
        askForFile();
    else
        print();
}

void PrintDialog::addPrinters()
{
    m_destination->setObjectName(u"printDestination"_s);
    m_destination->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_destination->setMinimumContentsLength(20);
    for (const QString &name : QPrinterInfo::availablePrinterNames())
        m_destination->addItem(iso(plain(name)), name);
    m_destination->setCurrentIndex(m_destination->findData(QPrinterInfo::defaultPrinterName()));
    m_destination->addItem(tr("PDF file", "instead of a printer"));
    if (m_destination->currentIndex() < 0)
        m_destination->setCurrentIndex(0);
}

void PrintDialog::addPapers()
{
    m_size->setObjectName(u"printPaper"_s);
    m_size->addItem(ltr(u"A4"_s), QPageSize::A4);
    m_size->addItem(ltr(u"A5"_s), QPageSize::A5);
    m_size->addItem(ltr(u"A3"_s), QPageSize::A3);
    m_size->addItem(tr("US Letter", "size of paper"), QPageSize::Letter);
    m_size->addItem(tr("US Legal", "size of paper"), QPageSize::Legal);
    m_size->setCurrentIndex(m_size->findData(usualPaper()));
}

QFormLayout *PrintDialog::makeForm()
{
    m_copies->setObjectName(u"printCopies"_s);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->addRow(tr("Print to:"), m_destination);
    form->addRow(tr("Paper:"), m_size);
    form->addRow(tr("Copies:"), m_copies);
    return form;
}

QWidget *PrintDialog::makePreview()
{
    m_preview->setObjectName(u"printPreview"_s);
    m_preview->setAccessibleName(tr("Preview"));
    m_previous->setObjectName(u"previousPage"_s);
    m_previous->setIcon(symbol(u"previous"_s, Mirroring::RightToLeft));
    m_next->setObjectName(u"nextPage"_s);
    m_next->setIcon(symbol(u"next"_s, Mirroring::RightToLeft));
    for (QToolButton *button : {m_previous, m_next})
        button->setAutoRaise(true);
    connect(m_previous, &QToolButton::clicked, this, [this] { showPage(m_preview->page() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { showPage(m_preview->page() + 1); });
    m_page->setObjectName(u"printPage"_s);
    auto *pages = new QHBoxLayout;
    pages->addStretch();
    pages->addWidget(m_previous);
    pages->addWidget(m_page);
    pages->addWidget(m_next);
    pages->addStretch();
    auto *place = new QWidget;
    auto *column = new QVBoxLayout(place);
    column->setContentsMargins({});
    column->addWidget(m_preview, 1);
    column->addLayout(pages);
    return place;
}

void PrintDialog::setTexts()
{
    setWindowTitle(tr("Print", "title of a dialog"));
    m_previous->setToolTip(tr("Previous page"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_next->setToolTip(tr("Next page"));
    m_next->setAccessibleName(m_next->toolTip());
}

bool PrintDialog::intoFile() const
{
    return !m_destination->currentData().isValid();
}

QPageSize PrintDialog::paper() const
{
    return QPageSize(m_size->currentData().value<QPageSize::PageSizeId>());
}

void PrintDialog::choosePaper()
{
    m_preview->setPaper(paper());
    showPage(m_preview->page());
}

void PrintDialog::chooseDestination()
{
    m_copies->setEnabled(!intoFile());
    m_ok->setText(intoFile() ? tr("Save…", "button: as a file") : tr("Print", "button"));
}

void PrintDialog::showPage(int page)
{
    m_preview->setPage(page);
    m_page->setText(tr("Page %L1 of %L2").arg(m_preview->page() + 1).arg(m_preview->pages()));
    m_previous->setEnabled(m_preview->page() > 0);
    m_next->setEnabled(m_preview->page() + 1 < m_preview->pages());
}

void PrintDialog::print()
{
    const QString name = m_destination->currentData().toString();
    QPrinter printer(QPrinterInfo::printerInfo(name), QPrinter::HighResolution);
    printer.setDocName(plain(m_sheet.heading));
    printer.setPageLayout(sheetLayout(paper()));
    printer.setCopyCount(m_copies->value());
    if (printSheet(printer, m_sheet))
        Q_EMIT printed(name);
    else
        Q_EMIT refused(name);
    QDialog::accept();
}

void PrintDialog::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Save as PDF"), m_folder);
    dialog->setObjectName(u"printFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Document (*.pdf)")});
    dialog->setDefaultSuffix(u"pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        Q_EMIT fileChosen(path, sheetFile(m_sheet, paper()));
        QDialog::accept();
    });
    dialog->open();
}

} // namespace naqla::gui

#include "moc_print_dialog.cpp"
