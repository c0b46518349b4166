// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/table_page.h"

#include "core/rules/variants.h"
#include "gui/app/card.h"
#include "gui/lobby/net_texts.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/window_theme.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace naqla::gui {
namespace {

constexpr int CardWidth = 620;

/// Codes, addresses and numbers: from left to right, easily read out, and to be selected.
QLabel *readoutLabel(const QString &name, double factor)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setLayoutDirection(Qt::LeftToRight);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFont(enlarged(QFontDatabase::systemFont(QFontDatabase::FixedFont), factor));
    return label;
}

QLabel *wrappedLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// `123 456`
QString spaced(const QString &number)
{
    return number.size() == 6 ? QString(number.left(3) + u' ' + number.mid(3)) : number;
}

} // namespace

TableView viewOf(const LanSession &session)
{
    TableView view;
    view.stage = session.stage();
    view.isHost = session.isHost() && !session.isRoomHost();
    view.isOnServer = session.isOnServer();
    view.inviteCode = session.inviteCode();
    view.inviteLink = session.inviteLink();
    view.isDiscoverable = session.isDiscoverable();
    view.hasNetwork = session.hasNetwork();
    view.invitations = session.invitations();
    view.checkNumber = session.checkNumber();
    view.opponent = session.opponentName();
    view.isReady = session.isReady();
    view.opponentIsReady = session.opponentIsReady();
    if (session.link())
        view.settings = session.link()->table.state().settings;
    return view;
}

TablePage::TablePage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_subtitle(wrappedLabel(u"tableSubtitle"_s))
    , m_invitation(makeInvitation())
    , m_game(makeGame())
    , m_ready(new QPushButton)
    , m_return(new QPushButton)
    , m_leave(new QPushButton)
{
    setObjectName(u"tablePage"_s);
    m_title->setObjectName(u"tableTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setFont(enlarged(font(), 1.7));
    m_subtitle->setAlignment(Qt::AlignCenter);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_ready->setObjectName(u"startTable"_s);
    m_return->setObjectName(u"returnToGame"_s);
    m_leave->setObjectName(u"leaveTable"_s);
    for (QPushButton *button : {m_ready, m_return})
        button->setFont(enlarged(font(), 1.1));
    for (QPushButton *button : {m_ready, m_return, m_leave}) {
        button->setMinimumHeight(38);
        button->setMinimumWidth(150);
    }
    connect(m_ready, &QPushButton::clicked, this, &TablePage::readyChosen);
    connect(m_return, &QPushButton::clicked, this, &TablePage::returnChosen);
    connect(m_leave, &QPushButton::clicked, this, &TablePage::leaveChosen);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch();
    for (QPushButton *button : {m_ready, m_return, m_leave})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 24, 14);
    column->setSpacing(14);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    for (QWidget *card : {m_invitation, m_game}) {
        card->setFixedWidth(CardWidth);
        // Not by alignment, which would take away the height that wrapped lines need.
        auto *row = new QHBoxLayout;
        row->addStretch();
        row->addWidget(card);
        row->addStretch();
        column->addLayout(row);
    }
    column->addLayout(buttons);
    column->addStretch(3);
    setTexts();
}

QWidget *TablePage::makeInvitation()
{
    auto *card = new Card;
    m_inviteText = wrappedLabel(u"inviteText"_s);
    m_codeLabel = new QLabel;
    m_code = readoutLabel(u"joinCode"_s, 1.3);
    m_addressLabel = new QLabel;
    m_address = readoutLabel(u"hostAddress"_s, 1.1);
    m_copyCode = new QPushButton;
    m_copyCode->setObjectName(u"copyCode"_s);
    m_copyAddress = new QPushButton;
    m_copyAddress->setObjectName(u"copyAddress"_s);
    m_others = readoutLabel(u"otherInvitations"_s, 1.0);
    const auto copies = [this](QPushButton *button, QLabel *what) {
        connect(button, &QPushButton::clicked, this,
            [what] { QGuiApplication::clipboard()->setText(what->text()); });
    };
    copies(m_copyCode, m_code);
    copies(m_copyAddress, m_address);
    auto *grid = new QGridLayout(card);
    grid->setContentsMargins(18, 16, 18, 16);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(12);
    grid->addWidget(m_inviteText, 0, 0, 1, 3);
    grid->addWidget(m_codeLabel, 1, 0);
    grid->addWidget(m_code, 1, 1);
    grid->addWidget(m_copyCode, 1, 2);
    grid->addWidget(m_addressLabel, 2, 0);
    grid->addWidget(m_address, 2, 1);
    grid->addWidget(m_copyAddress, 2, 2);
    grid->addWidget(m_others, 3, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    return card;
}

QWidget *TablePage::makeGame()
{
    auto *card = new Card;
    m_gameTitle = wrappedLabel(u"tableGame"_s);
    m_gameTitle->setFont(enlarged(font(), 1.15));
    m_rules = wrappedLabel(u"tableRules"_s);
    m_check = readoutLabel(u"checkNumber"_s, 1.3);
    m_checkText = wrappedLabel(u"checkText"_s);
    m_checkText->setForegroundRole(QPalette::PlaceholderText);
    auto *checkRow = new QHBoxLayout;
    checkRow->setSpacing(14);
    checkRow->addWidget(m_check);
    checkRow->addWidget(m_checkText, 1);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(18, 16, 18, 16);
    column->setSpacing(10);
    column->addWidget(m_gameTitle);
    column->addWidget(m_rules);
    column->addLayout(checkRow);
    return card;
}

void TablePage::setTable(const TableView &view)
{
    m_view = view;
    setTexts();
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setTexts();
    QWidget::changeEvent(event);
}

void TablePage::setTexts()
{
    setHeading();
    setInvitation();
    setGame();
    const bool seated = m_view.stage == LanSession::Stage::Seated;
    const bool playing = m_view.stage == LanSession::Stage::Playing;
    m_ready->setVisible(seated && !m_view.opponent.isEmpty());
    m_ready->setEnabled(!m_view.isReady);
    m_return->setVisible(playing);
    m_ready->setText(tr("Start the game"));
    m_return->setText(tr("Return to the game"));
    m_leave->setText(m_view.isHost ? tr("Close the table")
            : seated || playing    ? tr("Leave the table")
                                   : tr("Cancel", "button: stop connecting"));
}

void TablePage::setHeading()
{
    const QString opponent = iso(plain(m_view.opponent));
    m_subtitle->clear();
    switch (m_view.stage) {
    case LanSession::Stage::Idle:
    case LanSession::Stage::Connecting:
        m_title->setText(tr("Connecting…"));
        break;
    case LanSession::Stage::Lobby: // shows its own page
    case LanSession::Stage::Looking:
        m_title->setText(tr("Looking for a free seat…"));
        break;
    case LanSession::Stage::Playing:
        m_title->setText(tr("Your game is running"));
        break;
    case LanSession::Stage::Seated:
        if (m_view.isHost && m_view.opponent.isEmpty()) {
            m_title->setText(tr("Waiting for a guest…"));
            m_subtitle->setText(tr("You may play another game meanwhile; you are told when somebody comes."));
        } else if (m_view.opponent.isEmpty()) {
            m_title->setText(tr("Waiting for an opponent…"));
            m_subtitle->setText(tr("Whoever chooses your table sits down opposite you."));
        } else if (m_view.isReady) {
            m_title->setText(tr("Waiting for %1…", "name of the host or a guest").arg(opponent));
            m_subtitle->setText(tr("The game begins when both have started it."));
        } else {
            m_title->setText(m_view.isHost ? tr("%1 has sat down", "name of a guest").arg(opponent)
                                           : tr("You sit opposite %1", "name of the host").arg(opponent));
            m_subtitle->setText(m_view.opponentIsReady
                    ? tr("%1 wants to start; the game begins when you start it too.", "name").arg(opponent)
                    : tr("Look at the game and start it; it begins when both have."));
        }
        break;
    }
    m_title->setAccessibleName(plain(m_title->text()));
    m_subtitle->setAccessibleName(plain(m_subtitle->text()));
    m_subtitle->setVisible(!m_subtitle->text().isEmpty());
}

void TablePage::setInvitation()
{
    const bool invites = m_view.isHost ? !m_view.invitations.isEmpty() : !m_view.inviteLink.isEmpty();
    m_invitation->setVisible(
        invites && m_view.stage == LanSession::Stage::Seated && m_view.opponent.isEmpty());
    m_copyCode->setText(tr("Copy", "button: to the clipboard"));
    m_copyAddress->setText(tr("Copy", "button: to the clipboard"));
    if (m_view.isOnServer)
        setInvitationOfServer();
    else
        setInvitationOfRoom();
}

void TablePage::setInvitationOfServer()
{
    m_codeLabel->setText(tr("Invitation code:"));
    m_addressLabel->setText(tr("Link:", "an address that leads to a table"));
    m_copyCode->setAccessibleName(tr("Copy the invitation code"));
    m_copyAddress->setAccessibleName(tr("Copy the link"));
    m_code->setText(m_view.inviteCode);
    m_address->setText(m_view.inviteLink);
    m_others->hide();
    m_inviteText->setText(
        tr("Send the link to whom you want to play with. Who is on this server already types the "
           "invitation code. Neither of them needs the password."));
}

void TablePage::setInvitationOfRoom()
{
    m_codeLabel->setText(tr("Join code:"));
    m_addressLabel->setText(tr("Address:"));
    m_copyCode->setAccessibleName(tr("Copy the join code"));
    m_copyAddress->setAccessibleName(tr("Copy the address"));
    if (m_view.invitations.isEmpty())
        return;
    m_code->setText(m_view.invitations.first().joinCode);
    m_address->setText(m_view.invitations.first().address);
    QStringList others;
    for (const auto &invitation : m_view.invitations.mid(1))
        others.append(invitation.joinCode + u"  "_s + invitation.address);
    m_others->setText(others.join(u'\n'));
    m_others->setVisible(!others.isEmpty());
    if (!m_view.hasNetwork)
        m_inviteText->setText(tr("This computer is not connected to a network, so only programs on this "
                                 "computer can join. Connect it and host again."));
    else if (!m_view.isDiscoverable)
        m_inviteText->setText(tr("Others cannot find this game by themselves, because another program uses "
                                 "the port for it. Give them the join code or the address."));
    else
        m_inviteText->setText(tr("Others in your network find this game in their list. Who does not find it "
                                 "types the join code or the address."));
}

void TablePage::setGame()
{
    const auto rules = core::parseRulesText(m_view.settings.rules);
    m_game->setVisible(rules && m_view.stage != LanSession::Stage::Idle);
    if (rules) {
        const int changes = static_cast<int>(core::changedRules(*rules).size());
        m_gameTitle->setText(GameTexts::variantName(rules->variant));
        QStringList lines{NetTexts::timeControl(timeFromWire(m_view.settings.time))};
        if (changes > 0)
            lines.append(tr("%Ln local rule(s)", nullptr, changes));
        if (!rules->rules.options.compulsoryCapture)
            lines.append(tr("capture is not compulsory"));
        if (rules->rules.options.moveLimitPlies > 0)
            lines.append(tr("draw after %Ln move(s) of both sides together", nullptr,
                static_cast<int>(rules->rules.options.moveLimitPlies)));
        m_rules->setText(lines.join(tr(", ", "between the parts of what is played")));
    }
    const bool checked = !m_view.checkNumber.isEmpty();
    m_check->setVisible(checked);
    m_checkText->setVisible(checked);
    m_check->setText(spaced(m_view.checkNumber));
    m_checkText->setText(
        tr("Check number: when both screens show the same, nobody is listening between them."));
}

} // namespace naqla::gui

#include "moc_table_page.cpp"
