// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/find_page.h"

#include "gui/app/board_picture.h"
#include "gui/app/card.h"
#include "gui/app/symbols.h"
#include "gui/lobby/host_dialog.h"
#include "gui/lobby/lobby_keys.h"
#include "gui/lobby/net_texts.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"
#include "gui/settings/window_theme.h"
#include "net/lan/interfaces.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr std::chrono::seconds Patience{3};
constexpr int PictureSide = 190;

/// A picture and a heading in one row.
QHBoxLayout *heading(const QString &symbolName, QLabel *text)
{
    auto *picture = new QLabel;
    picture->setPixmap(symbol(symbolName).pixmap(28));
    text->setFont(enlarged(text->font(), 1.25));
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(picture);
    row->addWidget(text, 1);
    return row;
}

QLabel *quietLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

FindPage::FindPage(SettingsStore &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_knownServers(settings)
    , m_servers(m_knownServers.list())
    , m_title(new QLabel)
    , m_name(new QLineEdit)
    , m_nameFault(new QLabel)
    , m_picture(new QLabel)
    , m_choices(new QLabel)
    , m_list(new QListWidget)
    , m_help(quietLabel(u"lanHelp"_s))
    , m_join(new QPushButton)
    , m_forget(new QPushButton)
    , m_address(new QLineEdit)
{
    setObjectName(u"findPage"_s);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &FindPage::showHelp);

    m_title->setFont(enlarged(font(), 1.7));
    auto *nameLabel = new QLabel;
    nameLabel->setBuddy(m_name);
    m_name->setObjectName(u"lanName"_s);
    m_name->setMaxLength(20);
    m_name->setFixedWidth(220);
    m_name->setText(settings.value(keys::PlayerName));
    m_nameFault->setObjectName(u"lanNameFault"_s);
    connect(m_name, &QLineEdit::textEdited, m_nameFault, &QLabel::clear);
    auto *nameRow = new QHBoxLayout;
    nameRow->setSpacing(10);
    nameRow->addWidget(nameLabel);
    nameRow->addWidget(m_name);
    nameRow->addWidget(m_nameFault, 1);

    auto *cards = new QHBoxLayout;
    cards->setSpacing(14);
    cards->addWidget(makeHostCard(), 2);
    cards->addWidget(makeJoinCard(), 3);
    auto *back = new QPushButton;
    back->setObjectName(u"lanBack"_s);
    connect(back, &QPushButton::clicked, this, &FindPage::backChosen);
    auto *backRow = new QHBoxLayout;
    backRow->addWidget(back);
    backRow->addStretch();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 24, 14);
    column->setSpacing(14);
    column->addWidget(m_title);
    column->addLayout(nameRow);
    column->addLayout(cards, 1);
    column->addLayout(backRow);
    m_texts.add([this, nameLabel, back] {
        m_title->setText(tr("Play over a network"));
        nameLabel->setText(tr("Your name:"));
        m_name->setPlaceholderText(tr("Player", "the name of somebody who gives none"));
        back->setText(tr("Back", "button: leave this page"));
    });
}

QWidget *FindPage::makeHostCard()
{
    auto *card = new Card;
    auto *title = new QLabel;
    auto *about = quietLabel(u"hostAbout"_s);
    m_choices->setObjectName(u"hostChoices"_s);
    m_choices->setWordWrap(true);
    m_choices->setAlignment(Qt::AlignCenter);
    auto *host = new QPushButton;
    host->setObjectName(u"hostGame"_s);
    host->setDefault(true);
    host->setMinimumHeight(42);
    host->setFont(enlarged(host->font(), 1.1));
    auto *change = new QPushButton;
    change->setObjectName(u"changeHostedGame"_s);
    connect(host, &QPushButton::clicked, this, &FindPage::hostChosen);
    connect(change, &QPushButton::clicked, this, &FindPage::changeChosen);

    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(12);
    column->addLayout(heading(u"network"_s, title));
    column->addWidget(about);
    column->addStretch();
    column->addWidget(m_picture, 0, Qt::AlignCenter);
    column->addWidget(m_choices);
    column->addWidget(change);
    column->addStretch();
    column->addWidget(host);
    auto *room = new QPushButton;
    room->setObjectName(u"hostRoom"_s);
    connect(room, &QPushButton::clicked, this, &FindPage::roomHosted);
    column->addWidget(room);
    m_texts.add([=] {
        title->setText(tr("Host a game", "heading"));
        about->setText(
            tr("The game is open to everybody in your network; the others find it in their list."));
        host->setText(tr("Host a game", "button"));
        change->setText(tr("Choose another game…"));
        room->setText(tr("Open a room with several tables…"));
        room->setToolTip(
            tr("For a whole café, school or family: everybody opens tables and watches others."));
    });
    return card;
}

QWidget *FindPage::makeJoinCard()
{
    auto *card = new Card;
    auto *title = new QLabel;
    m_list->setObjectName(u"rooms"_s);
    m_list->setIconSize({22, 22});
    m_list->setSpacing(2);
    m_list->setMinimumHeight(90);
    m_join->setObjectName(u"joinRoom"_s);
    auto *addressLabel = new QLabel;
    addressLabel->setBuddy(m_address);
    m_address->setObjectName(u"joinAddress"_s);
    m_address->setLayoutDirection(Qt::LeftToRight);
    m_address->setMaxLength(256);
    m_address->setText(m_settings.value(keys::LastAddress));
    auto *joinAddress = new QPushButton;
    joinAddress->setObjectName(u"joinByAddress"_s);
    connect(m_list, &QListWidget::itemActivated, this, &FindPage::joinSelected);
    connect(m_list, &QListWidget::currentRowChanged, this, &FindPage::updateJoin);
    m_forget->setObjectName(u"forgetServer"_s);
    connect(m_forget, &QPushButton::clicked, this, &FindPage::forgetSelected);
    connect(m_join, &QPushButton::clicked, this, &FindPage::joinSelected);
    const auto joinTyped = [this] {
        m_settings.setValue(keys::LastAddress, m_address->text());
        Q_EMIT addressChosen(m_address->text());
    };
    connect(m_address, &QLineEdit::returnPressed, this, joinTyped);
    connect(joinAddress, &QPushButton::clicked, this, joinTyped);

    auto *joinRow = new QHBoxLayout;
    joinRow->addWidget(m_forget);
    joinRow->addStretch();
    joinRow->addWidget(m_join);
    auto *addressRow = new QHBoxLayout;
    addressRow->addWidget(m_address, 1);
    addressRow->addWidget(joinAddress);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(10);
    column->addLayout(heading(u"people"_s, title));
    column->addWidget(m_list, 1);
    column->addWidget(m_help);
    column->addLayout(joinRow);
    column->addWidget(addressLabel);
    column->addLayout(addressRow);
    m_texts.add([=, this] {
        title->setText(tr("Join a game", "heading"));
        m_list->setAccessibleName(tr("Games in your network, and servers"));
        m_forget->setText(tr("Remove from the list"));
        m_join->setText(tr("Join", "button: sit down at the chosen game"));
        addressLabel->setText(tr("Join code or address of a host, or address of a server:"));
        joinAddress->setText(tr("Join", "button: sit down at the chosen game"));
        showRooms();
    });
    return card;
}

void FindPage::setRooms(const QList<net::FoundRoom> &rooms)
{
    m_rooms = rooms;
    showRooms();
}

std::optional<QString> FindPage::checkedName()
{
    const QString typed = m_name->text().trimmed();
    const auto name = net::checkedName(typed.isEmpty() ? m_name->placeholderText() : typed);
    if (!name) {
        m_nameFault->setText(NetTexts::fault(name.error()));
        m_name->setFocus();
        return std::nullopt;
    }
    m_nameFault->clear();
    if (!typed.isEmpty())
        m_settings.setValue(keys::PlayerName, *name);
    return *name;
}

void FindPage::offerAddress(const QString &address)
{
    m_address->setText(address);
    m_address->setFocus();
    m_address->selectAll();
}

void FindPage::showChoices()
{
    const HostChoices choices = lastHostChoices(m_settings);
    const auto variant = choices.rules.variant;
    const core::Side first = choices.rules.rules.setup.starter;
    m_picture->setPixmap(boardPicture(variant, PictureSide, m_settings.boardLook(), devicePixelRatioF()));
    QStringList lines{GameTexts::variantName(variant), NetTexts::timeControl(choices.time)};
    const int changes = static_cast<int>(core::changedRules(choices.rules).size());
    if (changes > 0)
        lines.append(tr("%Ln local rule(s)", nullptr, changes));
    switch (choices.colour) {
    case ColourChoice::First:
        lines.append(tr("you have %1", "a colour").arg(GameTexts::sideName(variant, first)));
        break;
    case ColourChoice::Second:
        lines.append(tr("you have %1", "a colour").arg(GameTexts::sideName(variant, core::opponent(first))));
        break;
    case ColourChoice::Random:
        lines.append(tr("the colours are drawn"));
        break;
    }
    m_choices->setText(lines.join(tr(", ", "between the parts of what is played")));
}

void FindPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_texts.refresh();
        m_nameFault->clear();
        showChoices();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        m_title->setFont(enlarged(font(), 1.7));
    }
    QWidget::changeEvent(event);
}

void FindPage::showEvent(QShowEvent *event)
{
    showChoices();
    m_patience.start(Patience);
    showHelp();
    QWidget::showEvent(event);
}

void FindPage::rememberServer(const QString &address, const QString &name)
{
    m_knownServers.remember(address, plain(name));
    setServers(m_knownServers.list());
}

void FindPage::setServers(const QList<KnownServer> &servers)
{
    if (servers == m_servers)
        return;
    m_servers = servers;
    showRooms();
}

const KnownServer *FindPage::selectedServer() const
{
    const qsizetype row = m_list->currentRow() - m_rooms.size();
    return row >= 0 && row < m_servers.size() ? &m_servers[row] : nullptr;
}

void FindPage::joinSelected()
{
    const int row = m_list->currentRow();
    if (const KnownServer *server = selectedServer())
        Q_EMIT addressChosen(server->address);
    else if (row >= 0 && row < m_rooms.size())
        Q_EMIT roomChosen(m_rooms.at(row));
}

void FindPage::forgetSelected()
{
    if (const KnownServer *server = selectedServer())
        m_knownServers.forget(server->address);
    setServers(m_knownServers.list());
    m_list->setFocus();
}

void FindPage::updateJoin()
{
    m_join->setEnabled(m_list->currentRow() >= 0);
    m_forget->setVisible(selectedServer() != nullptr);
}

void FindPage::showRooms()
{
    const int chosen = std::max(0, m_list->currentRow());
    const auto add = [this](const QString &symbolName, const QString &text) {
        auto *item = new QListWidgetItem(symbol(symbolName), text);
        item->setData(Qt::AccessibleTextRole, plain(text));
        item->setSizeHint({0, 34});
        m_list->addItem(item);
    };
    m_list->clear();
    for (const net::FoundRoom &found : std::as_const(m_rooms)) {
        const net::LanRoom &room = found.room;
        const QString what = room.lobby ? tr("a room with %Ln table(s)", nullptr, room.tables)
            : room.seatsFree > 0        ? NetTexts::variant(plain(room.variant))
                                        : tr("no seat is free", "of a host in the list");
        add(room.lobby ? u"people"_s : u"person"_s,
            tr("%1 – %2", "host and game, in the list").arg(iso(plain(room.hostName)), iso(what)));
    }
    for (const KnownServer &server : std::as_const(m_servers))
        add(u"network"_s,
            tr("%1 – %2", "name and address of a server, in the list")
                .arg(iso(server.name), ltr(server.address)));
    m_list->setCurrentRow(m_list->count() == 0 ? -1 : std::min(chosen, m_list->count() - 1));
    updateJoin();
    showHelp();
}

void FindPage::showHelp()
{
    m_help->setVisible(m_rooms.isEmpty());
    if (!m_rooms.isEmpty())
        return;
    QStringList own;
    for (const QHostAddress &address : net::lanAddresses())
        own.append(ltr(address.toString()));
    if (own.isEmpty()) {
        m_help->setText(tr("This computer is not connected to a network. Connect it by cable or Wi-Fi; "
                           "the list fills by itself."));
    } else if (m_patience.isActive()) {
        m_help->setText(tr("Looking for games in your network…"));
    } else {
        m_help->setText(
            tr("No game was found yet. Ask the host for the join code and type it below. Both "
               "computers have to be in the same network (this one is %1), and a firewall has "
               "to let Naqla in: ports %2 (UDP) and %3 (TCP).")
                .arg(own.join(tr(", ", "between addresses")), ltr(QString::number(net::DiscoveryPort)),
                    ltr(QString::number(net::DefaultPort))));
    }
}

} // namespace naqla::gui

#include "moc_find_page.cpp"
