// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/about_dialog.h"

#include "gui/app/screenshots.h"
#include "gui/settings/bidi.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace naqla::gui {

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"aboutDialog"_s);
    auto *picture = new QLabel;
    picture->setPixmap(QIcon(u":/app/org.naqla.Naqla.svg"_s).pixmap(QSize(96, 96), devicePixelRatioF()));
    auto *title = new QLabel;
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setBold(true);
    title->setFont(large);
    auto *version = new QLabel;
    version->setForegroundRole(QPalette::PlaceholderText);
    auto *text = new QLabel;
    for (QLabel *label : {picture, title, version, text})
        label->setAlignment(Qt::AlignCenter);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    text->setMinimumWidth(420);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(10);
    for (QLabel *label : {picture, title, version, text})
        column->addWidget(label);
    column->addWidget(buttons);
    m_texts.add([=, this] {
        setWindowTitle(tr("About Naqla"));
        title->setText(tr("Naqla"));
        version->setText(tr("Version %1").arg(ltr(QApplication::applicationVersion())));
        version->setAccessibleName(plain(version->text()));
        text->setText(
            tr("Draughts in all its variants: against the computer, with somebody beside you or on the "
               "local network.\n\nFree software under the GNU General Public License, version 3 or later. "
               "It comes without any warranty.\n\nArabic letters: Noto Sans Arabic UI, SIL Open Font "
               "License."));
    });
}

void AboutDialog::addScreenshots(ScreenshotBook &book)
{
    book.add<AboutDialog>(u"about"_s, [] { return std::make_unique<AboutDialog>(); });
}

void AboutDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

} // namespace naqla::gui

#include "moc_about_dialog.cpp"
