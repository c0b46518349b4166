// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/new_game_dialog.h"

#include "core/engine/engine.h"
#include "gui/app/card.h"
#include "gui/app/new_game_keys.h"
#include "gui/app/rules_form.h"
#include "gui/app/screenshots.h"
#include "gui/app/symbols.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using naqla::core::Side;

namespace naqla::gui {

NewGameDialog::NewGameDialog(SettingsStore &settings, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_rules(new RulesForm(settings))
{
    setObjectName(u"newGameDialog"_s);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    // Not a standard button: the box would give that one its own word again when the language changes.
    QPushButton *start = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    start->setObjectName(u"startGame"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
    QPushButton *help = buttons->addButton(QString(), QDialogButtonBox::HelpRole);
    help->setObjectName(u"howToPlayChosen"_s);
    help->setAutoDefault(false);
    connect(help, &QPushButton::clicked, this, [this] { Q_EMIT rulesAsked(m_rules->rules()); });
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    m_startNote = new QLabel;
    m_startNote->setObjectName(u"startNote"_s);
    m_startNote->setWordWrap(true);
    m_startNote->hide();
    column->addWidget(m_startNote);
    column->addWidget(makeOpponent());
    column->addWidget(m_rules, 1);
    column->addWidget(buttons);
    connect(m_rules, &RulesForm::changed, this, &NewGameDialog::setColourNames);

    const OpponentChoice last = settings.value(keys::NewGameOpponent);
    (last == OpponentChoice::SameComputer          ? m_twoPlayers
            : last == OpponentChoice::TwoComputers ? m_watch
                                                   : m_computer)
        ->setChecked(true);
    m_level->setCurrentIndex(std::min(settings.value(keys::NewGameLevel), core::LevelCount) - 1);
    m_colour->setCurrentIndex(static_cast<int>(settings.value(keys::NewGameColour)));
    m_texts.add([this, start, help] {
        setWindowTitle(tr("New game", "title of a dialog"));
        start->setText(tr("Start", "button: start the game"));
        help->setText(tr("How to play"));
        m_computer->setText(tr("Against the computer"));
        m_twoPlayers->setText(tr("Two players on this computer"));
        m_watch->setText(tr("Computer against computer"));
        m_levelLabel->setText(tr("Level:", "strength of the computer"));
        m_level->setItemText(0, tr("Level 1: easy"));
        m_level->setItemText(1, tr("Level 2: medium"));
        m_level->setItemText(2, tr("Level 3: hard"));
        m_colourLabel->setText(tr("Your colour:"));
        m_startNote->setText(tr("The game begins from the position that was set up."));
    });
    setColourNames();
    start->setDefault(true); // not before the dialog has it, or it would not know
    start->setFocus();
}

void NewGameDialog::setFamily(DamaFamily family)
{
    m_rules->setFamily(family);
}

void NewGameDialog::setStart(const core::NamedRules &rules, const core::Position &start)
{
    m_start = start;
    m_rules->fixVariant(rules, start);
    m_startNote->show();
    setColourNames();
}

Side NewGameDialog::firstSide() const
{
    return m_start ? m_start->sideToMove() : m_rules->rules().rules.setup.starter;
}

GameSetup NewGameDialog::setup() const
{
    GameSetup setup;
    setup.rules = m_rules->rules();
    setup.start = m_start;
    setup.time = m_rules->timeControl();
    if (opponent() == OpponentChoice::SameComputer)
        return setup;
    if (opponent() == OpponentChoice::TwoComputers) {
        for (Player &player : setup.players) {
            player.kind = PlayerKind::Computer;
            player.level = m_level->currentIndex() + 1;
        }
        return setup;
    }
    const auto choice = static_cast<ColourChoice>(m_colour->currentIndex());
    const Side first = firstSide();
    const bool begins = choice == ColourChoice::Random ? QRandomGenerator::global()->bounded(2) == 0
                                                       : choice == ColourChoice::First;
    const Side own = begins ? first : core::opponent(first);
    setup.player(own).name = m_settings.value(keys::PlayerName);
    setup.player(core::opponent(own)).kind = PlayerKind::Computer;
    setup.player(core::opponent(own)).level = m_level->currentIndex() + 1;
    return setup;
}

OpponentChoice NewGameDialog::opponent() const
{
    if (m_twoPlayers->isChecked())
        return OpponentChoice::SameComputer;
    return m_watch->isChecked() ? OpponentChoice::TwoComputers : OpponentChoice::Computer;
}

void NewGameDialog::accept()
{
    m_rules->store();
    m_settings.setValue(keys::NewGameOpponent, opponent());
    m_settings.setValue(keys::NewGameLevel, m_level->currentIndex() + 1);
    m_settings.setValue(keys::NewGameColour, static_cast<ColourChoice>(m_colour->currentIndex()));
    QDialog::accept();
}

void NewGameDialog::addScreenshots(ScreenshotBook &book, SettingsStore &settings)
{
    book.add<NewGameDialog>(u"new-game"_s, [&settings] { return std::make_unique<NewGameDialog>(settings); });
    book.add<NewGameDialog>(u"new-game-all-squares"_s, [&settings] {
        auto dialog = std::make_unique<NewGameDialog>(settings);
        dialog->setFamily(DamaFamily::AllSquares);
        return dialog;
    });
}

void NewGameDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        setColourNames();
    }
    QDialog::changeEvent(event);
}

QWidget *NewGameDialog::makeOpponent()
{
    auto *card = new Card;
    m_computer = new QRadioButton;
    m_computer->setObjectName(u"againstComputer"_s);
    m_computer->setIcon(symbol(u"computer"_s));
    m_twoPlayers = new QRadioButton;
    m_twoPlayers->setObjectName(u"twoPlayers"_s);
    m_twoPlayers->setIcon(symbol(u"people"_s));
    m_watch = new QRadioButton;
    m_watch->setObjectName(u"twoComputers"_s);
    m_watch->setIcon(symbol(u"computer"_s));
    for (QRadioButton *choice : {m_computer, m_twoPlayers, m_watch})
        choice->setIconSize({22, 22});
    m_level = new QComboBox;
    m_level->setObjectName(u"level"_s);
    for (int level = 1; level <= core::LevelCount; ++level)
        m_level->addItem({});
    m_colour = new QComboBox;
    m_colour->setObjectName(u"colour"_s);
    for (int choice = 0; choice < static_cast<int>(StoredNames<ColourChoice>.size()); ++choice)
        m_colour->addItem({});
    m_levelLabel = new QLabel;
    m_levelLabel->setBuddy(m_level);
    m_colourLabel = new QLabel;
    m_colourLabel->setBuddy(m_colour);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(14, 10, 14, 10);
    auto *choices = new QHBoxLayout;
    auto *details = new QHBoxLayout;
    for (QHBoxLayout *row : {choices, details}) {
        row->setSpacing(10);
        column->addLayout(row);
    }
    for (QRadioButton *choice : {m_computer, m_twoPlayers, m_watch}) {
        choices->addWidget(choice);
        connect(choice, &QRadioButton::toggled, this, [this] {
            const bool plays = opponent() != OpponentChoice::SameComputer;
            for (QWidget *widget : std::initializer_list<QWidget *>{m_levelLabel, m_level})
                widget->setEnabled(plays);
            for (QWidget *widget : std::initializer_list<QWidget *>{m_colourLabel, m_colour})
                widget->setEnabled(plays && opponent() != OpponentChoice::TwoComputers);
        });
    }
    choices->addStretch();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_levelLabel, m_level, m_colourLabel, m_colour})
        details->addWidget(widget);
    details->addStretch();
    return card;
}

/// The colours have their names from the variant, and who starts may have been changed.
void NewGameDialog::setColourNames()
{
    const core::NamedRules rules = m_rules->rules();
    const Side first = firstSide();
    m_colour->setItemText(0, tr("%1, moves first").arg(GameTexts::sideName(rules.variant, first)));
    m_colour->setItemText(
        1, tr("%1, moves second").arg(GameTexts::sideName(rules.variant, core::opponent(first))));
    m_colour->setItemText(2, tr("Random colour"));
}

} // namespace naqla::gui

#include "moc_new_game_dialog.cpp"
