// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/settings_form.h"

#include "gui/app/number_box.h"
#include "gui/settings/bidi.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

QString objectNameOf(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

} // namespace

SettingsForm::SettingsForm(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_rows(new QFormLayout(this))
{
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setVerticalSpacing(10);
    connect(&settings, &SettingsStore::changed, this, [this] {
        for (const auto &read : m_reads)
            read();
    });
}

QCheckBox *SettingsForm::addSwitch(const SettingKey<bool> &key, Text label)
{
    auto *box = new QCheckBox;
    box->setObjectName(objectNameOf(key.name));
    m_rows->addRow(box);
    m_texts.add([box, text = std::move(label)] { box->setText(text()); });
    connect(box, &QCheckBox::clicked, this, [this, key](bool on) { m_settings.setValue(key, on); });
    follow([this, box, key] { box->setChecked(m_settings.value(key)); });
    addRestore(key);
    return box;
}

void SettingsForm::addNumber(const SettingKey<int> &key, int step, const QString &suffix, Text label)
{
    auto *box = new NumberBox(key.minimum, key.maximum);
    box->setObjectName(objectNameOf(key.name));
    box->setSingleStep(step);
    box->setSuffix(suffix);
    box->setKeyboardTracking(false);
    addRow(box, std::move(label));
    follow([this, box, key] { box->setValue(m_settings.value(key)); });
    connect(box, &QSpinBox::valueChanged, this, [this, key](int value) { m_settings.setValue(key, value); });
    addRestore(key);
}

void SettingsForm::addName(const SettingKey<QString> &key, Text label)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectNameOf(key.name));
    edit->setMaxLength(key.maximumLength);
    addRow(edit, std::move(label));
    connect(edit, &QLineEdit::textEdited, this,
        [this, key](const QString &text) { m_settings.setValue(key, plain(text)); });
    follow([this, edit, key] {
        if (!edit->hasFocus())
            edit->setText(m_settings.value(key));
    });
    addRestore(key);
}

void SettingsForm::addNote(const QString &objectName, Text text)
{
    auto *note = new QLabel;
    note->setObjectName(objectName);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    m_rows->addRow(note);
    m_texts.add([note, text = std::move(text)] { note->setText(text()); });
}

void SettingsForm::addRestoreButton()
{
    auto *restore = new QPushButton;
    restore->setObjectName(u"restoreDefaults"_s);
    restore->setAutoDefault(false);
    connect(restore, &QPushButton::clicked, this, [this] {
        for (const auto &reset : m_restores)
            reset();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(restore);
    row->addStretch();
    m_rows->addItem(new QSpacerItem(0, 6));
    m_rows->addRow(row);
    m_texts.add([restore] { restore->setText(tr("Restore defaults")); });
}

void SettingsForm::setPictures(QComboBox *box, QSize size, const std::vector<std::string_view> &dependsOn,
    const std::function<QIcon(int index)> &draw)
{
    box->setIconSize(size);
    const auto show = [box, draw] {
        for (int i = 0; i < box->count(); ++i)
            box->setItemIcon(i, draw(i));
    };
    show();
    connect(&m_settings, &SettingsStore::changed, box, [show, dependsOn](QLatin1StringView name) {
        if (std::any_of(dependsOn.begin(), dependsOn.end(),
                [name](std::string_view key) { return isChangeOf(name, key); }))
            show();
    });
}

void SettingsForm::follow(const std::function<void()> &onChange)
{
    m_reads.push_back(onChange);
    onChange();
}

void SettingsForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QWidget::changeEvent(event);
}

QComboBox *SettingsForm::addBox(std::string_view key, const Choices &choices, Text label)
{
    auto *box = new QComboBox;
    box->setObjectName(objectNameOf(key));
    for (int i = 0; i < choices.count; ++i)
        box->addItem({});
    m_texts.add([box, choices] {
        // Without direction marks: Qt tells a screen reader the chosen text as it is.
        for (int i = 0; i < choices.count; ++i)
            box->setItemText(i, choices.name(i));
    });
    addRow(box, std::move(label));
    connect(box, &QComboBox::activated, this, choices.write);
    follow([box, read = choices.read] { box->setCurrentIndex(read()); });
    return box;
}

void SettingsForm::addRow(QWidget *field, Text label)
{
    auto *caption = new QLabel;
    caption->setBuddy(field);
    m_rows->addRow(caption, field);
    m_texts.add([caption, text = std::move(label)] { caption->setText(text()); });
}

} // namespace naqla::gui

#include "moc_settings_form.cpp"
