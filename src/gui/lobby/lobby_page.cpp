// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/lobby_page.h"

#include "core/rules/variants.h"
#include "gui/app/card.h"
#include "gui/app/symbols.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/lobby/net_texts.h"
#include "gui/lobby/remote_source.h"
#include "gui/lobby/row_table.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"
#include "gui/settings/window_theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::net::wire::JoinAs;
using naqla::net::wire::LobbyRow;
using naqla::net::wire::TableStage;

namespace naqla::gui {
namespace {

enum Column
{
    GameColumn,
    HostColumn,
    OpponentColumn,
    TimeColumn,
    RemarksColumn,
    ColumnCount
};

bool hasFreeSeat(const LobbyRow &row)
{
    return row.guest.isEmpty() && row.stage == TableStage::Open;
}

bool isRunning(const LobbyRow &row)
{
    return row.stage == TableStage::Playing || row.stage == TableStage::Suspended;
}

QPushButton *namedButton(const QString &name)
{
    auto *button = new QPushButton;
    button->setObjectName(name);
    button->setMinimumHeight(36);
    return button;
}

/// With air on both sides, whatever the language.
void setButtonText(QPushButton *button, const QString &text)
{
    constexpr int Air = 24;
    button->setText(text);
    button->setMinimumWidth(button->sizeHint().width() + Air);
}

} // namespace

LobbyPage::LobbyPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_title(new QLabel)
    , m_notice(new QLabel)
    , m_table(makeRowTable(u"lobbyTables"_s, ColumnCount))
    , m_state(new QLabel)
{
    setObjectName(u"lobbyPage"_s);
    m_title->setObjectName(u"lobbyTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(enlarged(font(), 1.7));
    for (QLabel *label : {m_notice, m_state}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    m_notice->setObjectName(u"lobbyNotice"_s);
    m_state->setObjectName(u"lobbyState"_s);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LobbyPage::updateButtons);
    connect(m_table, &QTableWidget::activated, this,
        [this] { join(selected() && isRunning(*selected()) ? JoinAs::Spectator : JoinAs::Player); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 24, 14);
    column->setSpacing(10);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(makeAccount());
    column->addLayout(top);
    column->addWidget(m_notice);
    column->addWidget(makeFilters());
    auto *middle = new QHBoxLayout;
    middle->setSpacing(12);
    middle->addWidget(m_table, 1);
    middle->addWidget(makePeople());
    column->addLayout(middle, 1);
    column->addWidget(m_state);
    column->addWidget(makeEntrance());
    column->addWidget(makeButtons());
    m_texts.add([this] { setTexts(); });
    setServer({}, {});
    setAccount({}, false, false);
}

QWidget *LobbyPage::makeAccount()
{
    auto *bar = new QWidget;
    m_account = new QLabel;
    m_account->setObjectName(u"lobbyAccount"_s);
    m_account->setTextFormat(Qt::PlainText);
    m_signIn = namedButton(u"signIn"_s);
    m_register = namedButton(u"register"_s);
    m_signOut = namedButton(u"signOut"_s);
    m_players = namedButton(u"players"_s);
    connect(m_signIn, &QPushButton::clicked, this, &LobbyPage::signInChosen);
    connect(m_register, &QPushButton::clicked, this, &LobbyPage::registerChosen);
    connect(m_signOut, &QPushButton::clicked, this, &LobbyPage::signOutChosen);
    connect(m_players, &QPushButton::clicked, this, &LobbyPage::playersChosen);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (QWidget *widget :
        std::initializer_list<QWidget *>{m_account, m_signIn, m_register, m_signOut, m_players})
        row->addWidget(widget);
    m_texts.add([this] {
        setButtonText(m_signIn, tr("Sign in…"));
        setButtonText(m_register, tr("New account…"));
        setButtonText(m_signOut, tr("Sign out"));
        setButtonText(m_players, tr("Players…", "button: the best, and one's own account"));
        showAccount();
    });
    return bar;
}

void LobbyPage::setAccount(const QString &name, bool signedIn, bool possible)
{
    m_name = plain(name);
    m_signedIn = signedIn;
    m_hasAccounts = possible;
    showAccount();
}

void LobbyPage::showAccount()
{
    const QString name = iso(m_name);
    m_account->setText(
        m_signedIn ? tr("Signed in as %1", "name").arg(name) : tr("%1, a guest", "name").arg(name));
    m_account->setAccessibleName(plain(m_account->text()));
    m_account->setVisible(!m_name.isEmpty());
    m_signIn->setVisible(m_hasAccounts && !m_signedIn);
    m_register->setVisible(m_hasAccounts && !m_signedIn);
    m_signOut->setVisible(m_signedIn);
    m_players->setVisible(m_hasAccounts);
}

QWidget *LobbyPage::makeFilters()
{
    auto *bar = new QWidget;
    auto *label = new QLabel;
    m_variant = new QComboBox;
    m_freeOnly = new QCheckBox;
    m_peopleOnly = new QCheckBox;
    m_variant->setObjectName(u"lobbyVariant"_s);
    m_freeOnly->setObjectName(u"lobbyFreeOnly"_s);
    m_peopleOnly->setObjectName(u"lobbyPeopleOnly"_s);
    label->setBuddy(m_variant);
    m_variant->addItem(QString(), QString());
    for (const core::Variant &variant : core::variants())
        m_variant->addItem(QString(),
            QString::fromLatin1(variant.textId.data(), static_cast<qsizetype>(variant.textId.size())));
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(m_settings.value(keys::LobbyVariant))));
    m_freeOnly->setChecked(m_settings.value(keys::LobbyFreeOnly));
    m_peopleOnly->setChecked(m_settings.value(keys::LobbyPeopleOnly));
    connect(m_variant, &QComboBox::currentIndexChanged, this, &LobbyPage::storeFilter);
    for (QCheckBox *box : {m_freeOnly, m_peopleOnly})
        connect(box, &QCheckBox::toggled, this, &LobbyPage::storeFilter);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(label);
    row->addWidget(m_variant);
    row->addWidget(m_freeOnly);
    row->addWidget(m_peopleOnly);
    row->addStretch();
    m_texts.add([this, label] {
        label->setText(tr("Show:", "which games of a list"));
        m_freeOnly->setText(tr("Only tables with a free seat"));
        m_peopleOnly->setText(tr("Only among people"));
        m_variant->setItemText(0, tr("All games"));
        for (int i = 1; i < m_variant->count(); ++i)
            m_variant->setItemText(i, NetTexts::variant(m_variant->itemData(i).toString()));
    });
    return bar;
}

QWidget *LobbyPage::makePeople()
{
    constexpr int PeopleWidth = 210;
    m_peopleBar = new QWidget;
    m_peopleBar->setFixedWidth(PeopleWidth);
    m_peopleTitle = new QLabel;
    m_peopleList = new QListWidget;
    m_peopleList->setObjectName(u"lobbyPeople"_s);
    m_peopleTitle->setBuddy(m_peopleList);
    auto *column = new QVBoxLayout(m_peopleBar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_peopleTitle);
    column->addWidget(m_peopleList, 1);
    m_texts.add([this] { showPeople(); });
    return m_peopleBar;
}

void LobbyPage::setPeople(const std::vector<net::wire::PersonRow> &people)
{
    m_people = people;
    std::ranges::sort(m_people, [](const net::wire::PersonRow &one, const net::wire::PersonRow &other) {
        return QString::localeAwareCompare(one.name, other.name) < 0;
    });
    showPeople();
}

void LobbyPage::showPeople()
{
    m_peopleBar->setVisible(!m_people.empty());
    m_peopleTitle->setText(tr("Here now: %L1", "how many people").arg(m_people.size()));
    m_peopleList->setAccessibleName(tr("Who is here"));
    const int chosen = m_peopleList->currentRow();
    m_peopleList->clear();
    for (const net::wire::PersonRow &person : m_people) {
        const QString name = iso(plain(person.name));
        auto *item = new QListWidgetItem(
            symbol(u"person"_s), person.playing ? tr("%1, plays", "name").arg(name) : name);
        item->setData(Qt::AccessibleTextRole, plain(item->text()));
        m_peopleList->addItem(item);
    }
    m_peopleList->setCurrentRow(std::min(chosen, m_peopleList->count() - 1));
}

/// What is done with the table that is chosen in the list.
QWidget *LobbyPage::makeEntrance()
{
    auto *bar = new QWidget;
    m_join = namedButton(u"joinTable"_s);
    m_watch = namedButton(u"watchTable"_s);
    m_passwordLabel = new QLabel;
    m_password = new QLineEdit;
    m_password->setObjectName(u"tablePassword"_s);
    m_password->setMaxLength(64);
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordLabel->setBuddy(m_password);
    auto *inviteLabel = new QLabel;
    m_invite = new QLineEdit;
    m_invite->setObjectName(u"inviteCode"_s);
    m_invite->setMaxLength(32);
    m_invite->setLayoutDirection(Qt::LeftToRight);
    inviteLabel->setBuddy(m_invite);
    auto *useInvite = namedButton(u"joinByInvite"_s);
    connect(m_join, &QPushButton::clicked, this, [this] { join(JoinAs::Player); });
    connect(m_watch, &QPushButton::clicked, this, [this] { join(JoinAs::Spectator); });
    connect(m_password, &QLineEdit::returnPressed, this, [this] { join(JoinAs::Player); });
    const auto byInvite = [this] {
        if (!m_invite->text().trimmed().isEmpty())
            Q_EMIT inviteChosen(m_invite->text());
    };
    connect(m_invite, &QLineEdit::returnPressed, this, byInvite);
    connect(useInvite, &QPushButton::clicked, this, byInvite);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_join, m_watch, m_passwordLabel, m_password})
        row->addWidget(widget);
    row->addStretch();
    for (QWidget *widget : std::initializer_list<QWidget *>{inviteLabel, m_invite, useInvite})
        row->addWidget(widget);
    m_texts.add([this, inviteLabel, useInvite] {
        setButtonText(m_join, tr("Join the table"));
        setButtonText(m_watch, tr("Watch", "button: look on at a running game"));
        m_passwordLabel->setText(tr("Password:"));
        inviteLabel->setText(tr("Invitation code:"));
        setButtonText(useInvite, tr("Join", "button: sit down at the table of a code"));
        useInvite->setAccessibleName(tr("Join by the invitation code"));
    });
    return bar;
}

QWidget *LobbyPage::makeButtons()
{
    auto *bar = new QWidget;
    m_quick = namedButton(u"quickPlay"_s);
    m_create = namedButton(u"createTable"_s);
    m_cancel = namedButton(u"cancelQuickPlay"_s);
    m_newTables = namedButton(u"newTables"_s);
    m_wall = namedButton(u"showWall"_s);
    m_leave = namedButton(u"leaveServer"_s);
    connect(m_quick, &QPushButton::clicked, this, &LobbyPage::quickChosen);
    connect(m_create, &QPushButton::clicked, this, &LobbyPage::createChosen);
    connect(m_cancel, &QPushButton::clicked, this, &LobbyPage::cancelChosen);
    connect(m_newTables, &QPushButton::clicked, this, &LobbyPage::newTablesChosen);
    connect(m_wall, &QPushButton::clicked, this, &LobbyPage::wallChosen);
    connect(m_leave, &QPushButton::clicked, this, &LobbyPage::leaveChosen);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_quick);
    row->addWidget(m_cancel);
    row->addWidget(m_create);
    row->addWidget(m_newTables);
    row->addStretch();
    row->addWidget(m_wall);
    row->addWidget(m_leave);
    m_texts.add([this] {
        setButtonText(m_quick, tr("Find an opponent…"));
        setButtonText(m_cancel, tr("Stop looking"));
        setButtonText(m_create, tr("Open a table…"));
        setButtonText(m_newTables, tr("New tables…", "button: what each new table of a room begins with"));
        setButtonText(m_wall, tr("All boards", "button: shows all boards of a room at once"));
        setLeaveText();
    });
    return bar;
}

void LobbyPage::setLeaveText()
{
    switch (m_place) {
    case Place::Server:
        return setButtonText(m_leave, tr("Leave the server"));
    case Place::Room:
        return setButtonText(m_leave, tr("Leave the room"));
    case Place::OwnRoom:
        return setButtonText(m_leave, tr("Close the room"));
    }
}

void LobbyPage::setServer(const QString &name, const QString &notice, Place place)
{
    m_server = plain(name);
    m_place = place;
    m_newTables->setVisible(place == Place::OwnRoom);
    m_wall->setVisible(place != Place::Server);
    setLeaveText();
    m_notice->setText(plain(notice));
    m_notice->setVisible(!m_notice->text().isEmpty());
    setTexts();
    updateButtons();
}

void LobbyPage::setRows(const std::vector<LobbyRow> &rows, bool hasMore)
{
    m_rows = rows;
    m_hasMore = hasMore;
    showRows();
}

void LobbyPage::setSeeking(bool seeking)
{
    m_seeking = seeking;
    updateButtons();
}

net::wire::LobbySub LobbyPage::filter() const
{
    net::wire::LobbySub filter;
    filter.variant = m_variant->currentData().toString().toStdString();
    filter.openOnly = m_freeOnly->isChecked();
    filter.peopleOnly = m_peopleOnly->isChecked();
    return filter;
}

void LobbyPage::storeFilter()
{
    m_settings.setValue(keys::LobbyVariant, m_variant->currentData().toString());
    m_settings.setValue(keys::LobbyFreeOnly, m_freeOnly->isChecked());
    m_settings.setValue(keys::LobbyPeopleOnly, m_peopleOnly->isChecked());
    Q_EMIT filterChanged();
}

const LobbyRow *LobbyPage::selected() const
{
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    return m_table->currentRow() >= 0 && row < m_rows.size() ? &m_rows[row] : nullptr;
}

void LobbyPage::join(JoinAs as)
{
    const LobbyRow *row = selected();
    if (!row || !(as == JoinAs::Player ? m_join : m_watch)->isEnabled())
        return;
    if (row->password && m_password->text().isEmpty()) {
        m_password->setFocus();
        return;
    }
    Q_EMIT tableChosen(row->table, as, row->password ? m_password->text() : QString());
    m_password->clear();
}

void LobbyPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        m_title->setFont(enlarged(font(), 1.7));
    QWidget::changeEvent(event);
}

void LobbyPage::setTexts()
{
    m_title->setText(m_server.isEmpty() ? tr("Tables of the server")
                                        : tr("Tables of %1", "name of a server").arg(iso(m_server)));
    m_title->setAccessibleName(plain(m_title->text()));
    m_table->setAccessibleName(tr("Tables"));
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("Host"), tr("Opponent"),
        tr("Time", "column: the time control"), tr("Remarks", "column of a list of tables")});
    showRows();
}

void LobbyPage::showRows()
{
    const LobbyRow *before = selected();
    const auto chosen = before ? before->table : net::wire::TableId{0};
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    int current = m_rows.empty() ? -1 : 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        showRow(static_cast<int>(i), m_rows[i]);
        if (m_rows[i].table == chosen)
            current = static_cast<int>(i);
    }
    if (current >= 0)
        m_table->setCurrentCell(current, GameColumn);
    updateButtons();
}

void LobbyPage::showRow(int row, const LobbyRow &table)
{
    const auto rules = core::parseRulesText(table.rules);
    QStringList remarks;
    if (isRunning(table))
        remarks.append(tr("%Ln move(s) played", nullptr, static_cast<int>(table.ply)));
    if (table.password)
        remarks.append(tr("with a password"));
    if (table.localRules)
        remarks.append(tr("local rules"));
    if (table.rated)
        remarks.append(tr("rated"));
    if (table.peopleOnly)
        remarks.append(tr("only people"));
    if (table.spectators > 0)
        remarks.append(tr("%Ln watching", nullptr, static_cast<int>(table.spectators)));
    const QString opponent = hasFreeSeat(table) ? tr("free seat") : iso(plain(table.guest));
    const QStringList texts{rules ? GameTexts::variantName(rules->variant) : tr("a game of a newer version"),
        iso(plain(table.host)), opponent, NetTexts::timeControl(timeFromWire(table.time)),
        remarks.join(tr(", ", "between remarks"))};
    setRow(*m_table, row, texts);
}

void LobbyPage::updateButtons()
{
    const LobbyRow *row = selected();
    m_join->setEnabled(row && hasFreeSeat(*row) && !m_seeking);
    m_watch->setEnabled(row && isRunning(*row) && row->spectatorsAllowed && !m_seeking);
    const bool password = row && row->password;
    m_passwordLabel->setVisible(password);
    m_password->setVisible(password);
    m_quick->setVisible(!m_seeking);
    m_cancel->setVisible(m_seeking);
    m_create->setEnabled(!m_seeking);
    if (m_seeking)
        m_state->setText(tr("Looking for somebody who wants the same game. It begins as soon as one comes."));
    else if (m_rows.empty())
        m_state->setText(tr("No table is open here now. Open one, or let an opponent be found."));
    else if (m_hasMore)
        m_state->setText(tr("There are more tables than are shown. Choose a game to see fewer."));
    else
        m_state->clear();
    m_state->setVisible(!m_state->text().isEmpty());
}

} // namespace naqla::gui

#include "moc_lobby_page.cpp"
