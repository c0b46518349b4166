// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/settings_dialog.h"

#include "gui/app/look_form.h"
#include "gui/app/screenshots.h"
#include "gui/app/settings_form.h"
#include "gui/board/board_widget.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTabWidget>

using namespace Qt::StringLiterals;

namespace naqla::gui {

SettingsDialog::SettingsDialog(SettingsStore &settings, QWidget *parent, Hearing hearing)
    : QDialog(parent)
    , m_settings(settings)
    , m_pages(new QTabWidget)
{
    setObjectName(u"settingsDialog"_s);
    addPage(makeGeneralPage(), [] { return tr("General", "page of the settings"); });
    addPage(makeBoardPage(), [] { return tr("Board", "page of the settings"); });
    addPage(makePlayPage(), [] { return tr("Play", "page of the settings"); });
    addPage(makeSoundPage(hearing), [] { return tr("Sound", "page of the settings"); });
    auto *note = new QLabel;
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(note, 1);
    bottom->addWidget(buttons);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_pages, 1);
    column->addLayout(bottom);
    m_texts.add([this, note] {
        setWindowTitle(tr("Settings"));
        note->setText(tr("Changes apply at once."));
    });
}

void SettingsDialog::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    const auto page = [&settings](int index, Hearing hearing = {}) {
        return [&settings, index, hearing] {
            auto dialog = std::make_unique<SettingsDialog>(settings, nullptr, hearing);
            dialog->m_pages->setCurrentIndex(index);
            return dialog;
        };
    };
    book.add<SettingsDialog>(u"settings-general"_s, page(0));
    book.add<SettingsDialog>(u"settings-board"_s, page(1));
    book.add<SettingsDialog>(u"settings-play"_s, page(2));
    book.add<SettingsDialog>(u"settings-sound"_s, page(3));
    book.add<SettingsDialog>(u"settings-no-sound"_s, page(3, {false, false}));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

QWidget *SettingsDialog::makeGeneralPage()
{
    auto *form = new SettingsForm(m_settings);
    form->addChoice(keys::Language, [] { return tr("Language:"); });
    form->addChoice(keys::WindowTheme, [] { return tr("Window colours:"); });
    form->addNumber(keys::TextPercent, 5, u"%"_s, [] { return tr("Text size:"); });
    form->addChoice(keys::Digits, [] { return tr("Digits in sentences:"); });
    form->addChoice(keys::GulfWords, [] { return tr("Gulf words for the pieces:"); });
    form->addRestoreButton();
    return form;
}

QWidget *SettingsDialog::makeBoardPage()
{
    auto *page = new QWidget;
    auto *form = new SettingsForm(m_settings);
    addLookChoices(*form, m_settings);
    form->addChoice(keys::Coordinates, [] { return tr("Coordinates:"); });
    form->addSwitch(keys::ShowLastMove, [] { return tr("Highlight the last move"); });
    form->addSwitch(keys::ShowMovable, [] { return tr("Highlight pieces that can move"); });
    form->addSwitch(keys::ShowTargets, [] { return tr("Highlight squares that can be reached"); });
    form->addSwitch(keys::ShowCapturable, [] { return tr("Highlight pieces that can be captured"); });
    form->addRestoreButton();
    auto *row = new QHBoxLayout(page);
    row->addWidget(form, 1);
    row->addWidget(makeBoardPreview(*form, m_settings), 0, Qt::AlignTop);
    return page;
}

QWidget *SettingsDialog::makePlayPage()
{
    auto *form = new SettingsForm(m_settings);
    form->addName(keys::PlayerName, [] { return tr("Your name:"); });
    form->addChoice(keys::AnimationSpeed, [] { return tr("Speed of the pieces:"); });
    form->addSwitch(keys::ReduceMotion, [] { return tr("Reduce motion: pieces move without animation"); });
    form->addSwitch(keys::OneClickMoves, [] { return tr("Play a piece's only move with one click"); });
    form->addSwitch(keys::ConfirmMoves, [] { return tr("Confirm each move"); });
    form->addSwitch(keys::ConfirmResignation, [] { return tr("Confirm resignation"); });
    form->addSwitch(keys::AnnounceMoves, [] { return tr("Announce moves to the screen reader"); });
    form->addRestoreButton();
    return form;
}

QWidget *SettingsDialog::makeSoundPage(Hearing hearing)
{
    auto *form = new SettingsForm(m_settings);
    form->addSwitch(keys::Sound, [] { return tr("Play sounds"); });
    form->addNumber(keys::Volume, 10, u"%"_s, [] { return tr("Volume:"); });
    if (!hearing.sound)
        form->addNote(u"noSound"_s, [] {
            return tr("Nothing can be heard: libcanberra, which plays the sounds, is not installed on this "
                      "computer.");
        });
    form->addSwitch(keys::SpeakMoves, [] { return tr("Speak moves"); })->setEnabled(hearing.speech);
    if (!hearing.speech)
        form->addNote(u"noSpeech"_s, [] {
            return tr("Moves cannot be spoken: speech-dispatcher, which speaks, is not installed on this "
                      "computer.");
        });
    form->addRestoreButton();
    return form;
}

void SettingsDialog::addPage(QWidget *page, Text title)
{
    const int index = m_pages->addTab(page, {});
    m_texts.add([this, index, title = std::move(title)] { m_pages->setTabText(index, title()); });
}

} // namespace naqla::gui

#include "moc_settings_dialog.cpp"
