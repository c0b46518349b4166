// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/print/game_sheet.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace naqla::gui {

class NumberBox;
class PagePreview;

/// Asks where a sheet shall be printed: on a printer, or into a PDF file. It shows the pages as they will be.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param folder  where PDF files are saved
    PrintDialog(GameSheet sheet, const QString &folder, QWidget *parent = nullptr);

    /// Prints, or asks for the file.
    void accept() override;

Q_SIGNALS:
    /// A printer has taken the pages.
    void printed(const QString &printer);
    void refused(const QString &printer);
    /// A PDF shall be saved under this path.
    void fileChosen(const QString &path, const QByteArray &pdf);

private:
    void addPrinters();
    void addPapers();
    [[nodiscard]] QFormLayout *makeForm();
    [[nodiscard]] QWidget *makePreview();
    void setTexts();
    [[nodiscard]] bool intoFile() const;
    [[nodiscard]] QPageSize paper() const;
    void choosePaper();
    void chooseDestination();
    void showPage(int page);
    void print();
    void askForFile();

    GameSheet m_sheet;
    QString m_folder;
    QComboBox *m_destination;
    QComboBox *m_size;
    NumberBox *m_copies;
    PagePreview *m_preview;
    QLabel *m_page;
    QToolButton *m_previous;
    QToolButton *m_next;
    QPushButton *m_ok;
};

} // namespace naqla::gui
