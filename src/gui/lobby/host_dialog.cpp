// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/host_dialog.h"

#include "gui/app/card.h"
#include "gui/app/rules_form.h"
#include "gui/app/screenshots.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {

HostDialog::HostDialog(SettingsStore &settings, For purpose, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_purpose(purpose)
    , m_roomNameLabel(new QLabel)
    , m_roomName(new QLineEdit)
    , m_rules(new RulesForm(settings))
    , m_colour(new QComboBox)
    , m_colourLabel(new QLabel)
    , m_freeChat(new QCheckBox)
    , m_takeBacks(new QCheckBox)
    , m_private(new QCheckBox)
    , m_rated(new QCheckBox)
    , m_passwordLabel(new QLabel)
    , m_password(new QLineEdit)
{
    setObjectName(u"hostDialog"_s);
    m_colour->setObjectName(u"hostColour"_s);
    m_freeChat->setObjectName(u"hostFreeChat"_s);
    m_takeBacks->setObjectName(u"hostTakeBacks"_s);
    m_colourLabel->setBuddy(m_colour);
    for (std::size_t i = 0; i < StoredNames<ColourChoice>.size(); ++i)
        m_colour->addItem({});
    showChoices(isForRoom() ? choicesOf(lastRoom(settings).defaults, lastHostChoices(settings))
                            : lastHostChoices(settings));
    m_roomName->setObjectName(u"roomName"_s);
    m_roomName->setMaxLength(keys::RoomName.maximumLength);
    m_roomName->setText(settings.value(keys::RoomName));
    m_roomNameLabel->setBuddy(m_roomName);

    m_private->setObjectName(u"hostPrivate"_s);
    m_rated->setObjectName(u"hostRated"_s);
    m_rated->hide();
    m_password->setObjectName(u"hostPassword"_s);
    m_password->setMaxLength(64);
    m_passwordLabel->setBuddy(m_password);

    auto *card = new Card;
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    row->addWidget(m_colourLabel);
    row->addWidget(m_colour);
    row->addStretch();
    row->addWidget(m_takeBacks);
    row->addWidget(m_freeChat);
    auto *access = new QHBoxLayout;
    access->setSpacing(14);
    access->addWidget(m_roomNameLabel);
    access->addWidget(m_roomName, 1);
    access->addWidget(m_passwordLabel);
    access->addWidget(m_password);
    access->addStretch();
    access->addWidget(m_rated);
    access->addWidget(m_private);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(14, 10, 14, 10);
    rows->addLayout(row);
    rows->addLayout(access);
    if (purpose == For::Search) {
        for (QWidget *widget :
            std::initializer_list<QWidget *>{m_colourLabel, m_colour, m_takeBacks, m_freeChat})
            widget->hide();
    }
    if (isForRoom()) {
        for (QWidget *widget : std::initializer_list<QWidget *>{m_colourLabel, m_colour})
            widget->hide();
    }
    if (purpose != For::Room) {
        for (QWidget *widget : std::initializer_list<QWidget *>{m_roomNameLabel, m_roomName})
            widget->hide();
    }
    if (purpose != For::Table) {
        for (QWidget *widget : std::initializer_list<QWidget *>{m_private, m_passwordLabel, m_password})
            widget->hide();
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    // Not a standard button: the box would give that one its own word again when the language changes.
    m_open = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_open->setObjectName(u"openTable"_s);
    m_help = buttons->addButton(QString(), QDialogButtonBox::HelpRole);
    m_help->setObjectName(u"howToPlayHosted"_s);
    m_help->setAutoDefault(false);
    connect(m_help, &QPushButton::clicked, this, [this] { Q_EMIT rulesAsked(m_rules->rules()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &HostDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &HostDialog::reject);
    connect(m_rules, &RulesForm::changed, this, &HostDialog::setColourNames);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(card);
    column->addWidget(m_rules, 1);
    column->addWidget(buttons);
    m_open->setDefault(true); // not before the dialog has it, or it would not know
    m_texts.add([this] { setTexts(); });
    setColourNames();
    m_open->setFocus();
}

void HostDialog::setTexts()
{
    switch (m_purpose) {
    case For::Game:
        setWindowTitle(tr("Host a game", "title of a dialog"));
        m_open->setText(tr("Host a game", "button"));
        break;
    case For::Room:
        setWindowTitle(tr("Open a room with several tables", "title of a dialog"));
        m_open->setText(tr("Open the room", "button"));
        break;
    case For::NewTables:
        setWindowTitle(tr("What new tables begin with", "title of a dialog"));
        m_open->setText(tr("Use for new tables", "button"));
        break;
    case For::Table:
        setWindowTitle(tr("Open a table", "title of a dialog"));
        m_open->setText(tr("Open the table", "button"));
        break;
    case For::Search:
        setWindowTitle(tr("Find an opponent", "title of a dialog"));
        m_open->setText(tr("Find an opponent", "button"));
        break;
    }
    m_help->setText(tr("How to play"));
    m_roomNameLabel->setText(tr("Name of the room:"));
    m_roomName->setPlaceholderText(tr("your own name", "stands in the empty field for the name of a room"));
    m_colourLabel->setText(tr("Your colour:"));
    m_takeBacks->setText(tr("Taking back by agreement"));
    m_freeChat->setText(tr("Free text in the chat"));
    m_passwordLabel->setText(tr("Password:"));
    m_password->setPlaceholderText(tr("none", "no password"));
    m_rated->setText(tr("Rated"));
    m_private->setText(tr("Only by invitation, not in the list"));
}

QString HostDialog::password() const
{
    return m_password->text();
}

void HostDialog::offerRated(bool offered)
{
    m_rated->setVisible(offered);
}

bool HostDialog::isRated() const
{
    return m_rated->isVisibleTo(this) && m_rated->isChecked();
}

bool HostDialog::isPrivate() const
{
    return m_private->isChecked();
}

void HostDialog::beginWith(const net::wire::TableSettings &roomDefaults)
{
    m_remembers = false;
    showChoices(choicesOf(roomDefaults, choices()));
    // What the room does not allow cannot be chosen for a table.
    m_freeChat->setEnabled(roomDefaults.chat == net::wire::ChatMode::All);
}

void HostDialog::showChoices(const HostChoices &choices)
{
    m_rules->setRules(choices.rules);
    m_rules->setTimeControl(choices.time);
    m_colour->setCurrentIndex(static_cast<int>(choices.colour));
    m_freeChat->setChecked(choices.freeChat);
    m_takeBacks->setChecked(choices.takeBacks);
}

HostChoices HostDialog::choices() const
{
    return {m_rules->rules(), m_rules->timeControl(), static_cast<ColourChoice>(m_colour->currentIndex()),
        m_freeChat->isChecked(), m_takeBacks->isChecked()};
}

void HostDialog::accept()
{
    if (isForRoom()) {
        storeRoom(m_settings, {m_roomName->text().simplified(), tableSettings(choices())});
    } else if (m_remembers) {
        m_rules->store();
        m_settings.setValue(keys::NewGameColour, static_cast<ColourChoice>(m_colour->currentIndex()));
        m_settings.setValue(keys::HostFreeChat, m_freeChat->isChecked());
        m_settings.setValue(keys::HostTakeBacks, m_takeBacks->isChecked());
    }
    QDialog::accept();
}

void HostDialog::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    book.add<HostDialog>(
        u"lan-host-dialog"_s, [&settings] { return std::make_unique<HostDialog>(settings); });
    book.add<HostDialog>(u"lan-room-dialog"_s,
        [&settings] { return std::make_unique<HostDialog>(settings, HostDialog::For::Room); });
    book.add<HostDialog>(u"lobby-table-dialog"_s,
        [&settings] { return std::make_unique<HostDialog>(settings, HostDialog::For::Table); });
}

void HostDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        setColourNames();
    }
    QDialog::changeEvent(event);
}

void HostDialog::setColourNames()
{
    const core::NamedRules rules = m_rules->rules();
    const Side first = rules.rules.setup.starter;
    m_colour->setItemText(0, tr("%1, moves first").arg(GameTexts::sideName(rules.variant, first)));
    m_colour->setItemText(
        1, tr("%1, moves second").arg(GameTexts::sideName(rules.variant, core::opponent(first))));
    m_colour->setItemText(2, tr("Random colour"));
}

} // namespace naqla::gui

#include "moc_host_dialog.cpp"
