// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/settings_dialog.h"

#include "gui/app/number_box.h"
#include "gui/app/screenshots.h"
#include "gui/board/board_widget.h"
#include "gui/settings/bidi.h"
#include "gui/settings/option_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

QString objectNameOf(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

SettingsDialog::SettingsDialog(SettingsStore &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_pages(new QTabWidget)
{
    setObjectName(u"settingsDialog"_s);
    addPage(makeGeneralPage(), [] { return tr("General", "page of the settings"); });
    addPage(makeBoardPage(), [] { return tr("Board", "page of the settings"); });
    addPage(makePlayPage(), [] { return tr("Play", "page of the settings"); });
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
    connect(&settings, &SettingsStore::changed, this, [this] {
        for (const auto &read : m_reads)
            read();
    });
}

void SettingsDialog::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    const auto page = [&settings](int index) {
        return [&settings, index] {
            auto dialog = std::make_unique<SettingsDialog>(settings);
            dialog->m_pages->setCurrentIndex(index);
            return dialog;
        };
    };
    book.add<SettingsDialog>(u"settings-general"_s, page(0));
    book.add<SettingsDialog>(u"settings-board"_s, page(1));
    book.add<SettingsDialog>(u"settings-play"_s, page(2));
}

void SettingsDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

QWidget *SettingsDialog::makeGeneralPage()
{
    auto *page = new QWidget;
    QFormLayout *form = beginPage(page);
    addChoice(form, keys::Language, [] { return tr("Language:"); });
    addChoice(form, keys::WindowTheme, [] { return tr("Window colours:"); });
    addNumber(form, keys::TextPercent, 5, u"%"_s, [] { return tr("Text size:"); });
    addChoice(form, keys::Digits, [] { return tr("Digits in sentences:"); });
    addChoice(form, keys::GulfWords, [] { return tr("Gulf words for the pieces:"); });
    endPage(form);
    return page;
}

QWidget *SettingsDialog::makeBoardPage()
{
    auto *page = new QWidget;
    auto *left = new QWidget;
    QFormLayout *form = beginPage(left);
    addChoice(form, keys::BoardTheme, [] { return tr("Board:", "colours of the board"); });
    addChoice(form, keys::PieceSet, [] { return tr("Pieces:", "set of pieces"); });
    addChoice(form, keys::Coordinates, [] { return tr("Coordinates:"); });
    addSwitch(form, keys::ShowLastMove, [] { return tr("Highlight the last move"); });
    addSwitch(form, keys::ShowMovable, [] { return tr("Highlight pieces that can move"); });
    addSwitch(form, keys::ShowTargets, [] { return tr("Highlight squares that can be reached"); });
    addSwitch(form, keys::ShowCapturable, [] { return tr("Highlight pieces that can be captured"); });
    endPage(form);

    m_preview = new BoardWidget;
    m_preview->setObjectName(u"boardPreview"_s);
    const core::NamedRules rules = core::namedRules(core::VariantId::Russian);
    m_preview->setRules(rules);
    m_preview->setPosition(core::startPosition(rules.rules));
    m_preview->setFocusPolicy(Qt::NoFocus);
    m_preview->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_preview->setFixedSize(260, 260);
    const auto show = [this] { m_preview->setLook(m_settings.boardLook()); };
    m_reads.emplace_back(show);
    show();
    auto *row = new QHBoxLayout(page);
    row->addWidget(left, 1);
    row->addWidget(m_preview, 0, Qt::AlignTop);
    return page;
}

QWidget *SettingsDialog::makePlayPage()
{
    auto *page = new QWidget;
    QFormLayout *form = beginPage(page);
    addName(form, keys::PlayerName, [] { return tr("Your name:"); });
    addChoice(form, keys::AnimationSpeed, [] { return tr("Speed of the pieces:"); });
    addSwitch(form, keys::ReduceMotion, [] { return tr("Reduce motion: pieces move without animation"); });
    addSwitch(form, keys::OneClickMoves, [] { return tr("Play a piece's only move with one click"); });
    addSwitch(form, keys::ConfirmMoves, [] { return tr("Confirm each move"); });
    addSwitch(form, keys::ConfirmResignation, [] { return tr("Confirm resignation"); });
    addSwitch(form, keys::AnnounceMoves, [] { return tr("Announce moves to the screen reader"); });
    endPage(form);
    return page;
}

void SettingsDialog::addPage(QWidget *page, Text title)
{
    const int index = m_pages->addTab(page, {});
    m_texts.add([this, index, title = std::move(title)] { m_pages->setTabText(index, title()); });
}

QFormLayout *SettingsDialog::beginPage(QWidget *page)
{
    m_restores.clear();
    auto *form = new QFormLayout(page);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(10);
    return form;
}

void SettingsDialog::endPage(QFormLayout *form)
{
    auto *restore = new QPushButton;
    restore->setObjectName(u"restoreDefaults"_s);
    restore->setAutoDefault(false);
    connect(restore, &QPushButton::clicked, this, [restores = m_restores] {
        for (const auto &reset : restores)
            reset();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(restore);
    row->addStretch();
    form->addItem(new QSpacerItem(0, 6));
    form->addRow(row);
    m_texts.add([restore] { restore->setText(tr("Restore defaults")); });
}

template <typename Choice>
void SettingsDialog::addChoice(QFormLayout *form, const SettingKey<Choice> &key, Text label)
{
    auto *box = new QComboBox;
    box->setObjectName(objectNameOf(key.name));
    const int count = static_cast<int>(StoredNames<Choice>.size());
    for (int i = 0; i < count; ++i)
        box->addItem({});
    auto *caption = new QLabel;
    caption->setBuddy(box);
    form->addRow(caption, box);
    m_texts.add([=, text = std::move(label)] {
        caption->setText(text());
        for (int i = 0; i < count; ++i)
            box->setItemText(i, iso(OptionTexts::name(static_cast<Choice>(i))));
    });
    connect(box, &QComboBox::activated, this,
        [this, key](int index) { m_settings.setValue(key, static_cast<Choice>(index)); });
    const auto read = [this, box, key] { box->setCurrentIndex(static_cast<int>(m_settings.value(key))); };
    m_reads.emplace_back(read);
    read();
    addRestore(key);
}

void SettingsDialog::addSwitch(QFormLayout *form, const SettingKey<bool> &key, Text label)
{
    auto *box = new QCheckBox;
    box->setObjectName(objectNameOf(key.name));
    form->addRow(box);
    m_texts.add([box, text = std::move(label)] { box->setText(text()); });
    connect(box, &QCheckBox::clicked, this, [this, key](bool on) { m_settings.setValue(key, on); });
    const auto read = [this, box, key] { box->setChecked(m_settings.value(key)); };
    m_reads.emplace_back(read);
    read();
    addRestore(key);
}

void SettingsDialog::addNumber(
    QFormLayout *form, const SettingKey<int> &key, int step, const QString &suffix, Text label)
{
    auto *box = new NumberBox(key.minimum, key.maximum);
    box->setObjectName(objectNameOf(key.name));
    box->setSingleStep(step);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    auto *caption = new QLabel;
    caption->setBuddy(box);
    form->addRow(caption, box);
    m_texts.add([caption, text = std::move(label)] { caption->setText(text()); });
    connect(box, &QSpinBox::valueChanged, this, [this, key](int value) { m_settings.setValue(key, value); });
    const auto read = [this, box, key] { box->setValue(m_settings.value(key)); };
    m_reads.emplace_back(read);
    read();
    addRestore(key);
}

void SettingsDialog::addName(QFormLayout *form, const SettingKey<QString> &key, Text label)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectNameOf(key.name));
    edit->setMaxLength(key.maximumLength);
    auto *caption = new QLabel;
    caption->setBuddy(edit);
    form->addRow(caption, edit);
    m_texts.add([caption, text = std::move(label)] { caption->setText(text()); });
    connect(edit, &QLineEdit::textEdited, this,
        [this, key](const QString &text) { m_settings.setValue(key, plain(text)); });
    const auto read = [this, edit, key] {
        if (!edit->hasFocus())
            edit->setText(m_settings.value(key));
    };
    m_reads.emplace_back(read);
    read();
    addRestore(key);
}

template <typename T>
void SettingsDialog::addRestore(const SettingKey<T> &key)
{
    m_restores.emplace_back([this, key] { m_settings.restoreDefault(key); });
}

} // namespace naqla::gui
