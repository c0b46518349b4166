// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/players_dialog.h"

#include "core/rules/variants.h"
#include "gui/app/screenshots.h"
#include "gui/lobby/net_texts.h"
#include "gui/lobby/row_table.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"

#include <QComboBox>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::net::wire::ErrorCode;

namespace naqla::gui {
namespace {

/// From here on a rating is only a guess.
constexpr int UncertainDeviation = 110;
constexpr QSize FirstSize{760, 520};
constexpr std::array Speeds{"blitz", "rapid", "slow"};

/// `1520`, or `1520?` while it is not certain.
QString ratingText(int value, int deviation)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return ltr(locale.toString(value) + (deviation >= UncertainDeviation ? u"?"_s : QString()));
}

} // namespace

PlayersDialog::PlayersDialog(std::shared_ptr<TableLink> link, bool signedIn, QWidget *parent)
    : QDialog(parent)
    , m_link(std::move(link))
    , m_tabs(new QTabWidget)
    , m_state(new QLabel)
{
    setObjectName(u"playersDialog"_s);
    m_state->setObjectName(u"playersState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->hide();
    m_tabs->addTab(makeLeaders(), {});
    if (signedIn)
        m_tabs->addTab(makeOwn(), {});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_state);
    column->addWidget(buttons);
    resize(FirstSize);
    m_texts.add([this] { setTexts(); });
    if (!m_link)
        return;
    connect(&m_link->connection, &net::ClientConnection::received, this, &PlayersDialog::onPacket);
    askLeaders();
    if (signedIn) {
        ask(net::wire::Profile{.account = m_link->connection.session().account});
        ask(net::wire::GameList{});
    }
}

QWidget *PlayersDialog::makeLeaders()
{
    auto *page = new QWidget;
    m_variant = new QComboBox;
    m_variant->setObjectName(u"leaderVariant"_s);
    for (const core::Variant &variant : core::variants())
        m_variant->addItem(QString(),
            QString::fromLatin1(variant.textId.data(), static_cast<qsizetype>(variant.textId.size())));
    m_speed = new QComboBox;
    m_speed->setObjectName(u"leaderSpeed"_s);
    for (const char *speed : Speeds)
        m_speed->addItem(QString(), QString::fromLatin1(speed));
    m_speed->setCurrentIndex(1);
    m_leaderTable = makeRowTable(u"leaders"_s, 4);
    m_ownRank = new QLabel;
    m_ownRank->setObjectName(u"ownRank"_s);
    for (QComboBox *box : {m_variant, m_speed})
        connect(box, &QComboBox::currentIndexChanged, this, &PlayersDialog::askLeaders);
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_variant);
    choice->addWidget(m_speed);
    choice->addStretch();
    auto *column = new QVBoxLayout(page);
    column->addLayout(choice);
    column->addWidget(m_leaderTable, 1);
    column->addWidget(m_ownRank);
    return page;
}

QWidget *PlayersDialog::makeOwn()
{
    auto *page = new QWidget;
    m_ratings = makeRowTable(u"ownRatings"_s, 3);
    m_gamesTitle = new QLabel;
    m_gameTable = makeRowTable(u"ownGames"_s, 4);
    m_gamesTitle->setBuddy(m_gameTable);
    m_open = new QPushButton;
    m_open->setObjectName(u"openOwnGame"_s);
    m_open->setEnabled(false);
    connect(m_gameTable, &QTableWidget::itemSelectionChanged, this,
        [this] { m_open->setEnabled(m_gameTable->currentRow() >= 0); });
    connect(m_gameTable, &QTableWidget::activated, this, &PlayersDialog::openGame);
    connect(m_open, &QPushButton::clicked, this, &PlayersDialog::openGame);
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_ratings, 1);
    column->addWidget(m_gamesTitle);
    column->addWidget(m_gameTable, 2);
    column->addWidget(m_open, 0, Qt::AlignLeading);
    return page;
}

// --- Asking

void PlayersDialog::ask(const net::wire::ClientMessage &message)
{
    if (const quint32 request = m_link->connection.request(message))
        m_asked.emplace_back(request, message);
}

void PlayersDialog::askLeaders()
{
    if (!m_link)
        return;
    net::wire::Leaderboard wanted;
    wanted.variant =
        QString(m_variant->currentData().toString() + u'/' + m_speed->currentData().toString()).toStdString();
    ask(wanted);
}

void PlayersDialog::openGame()
{
    const int row = m_gameTable->currentRow();
    if (row >= 0 && static_cast<std::size_t>(row) < m_games.rows.size())
        ask(net::wire::GameFetch{m_games.rows[static_cast<std::size_t>(row)].game, {}});
}

void PlayersDialog::onPacket(const net::wire::ServerPacket &packet)
{
    const auto asked =
        std::ranges::find(m_asked, packet.envelope.rid, &std::pair<quint32, net::wire::ClientMessage>::first);
    if (asked == m_asked.end())
        return;
    const net::wire::ClientMessage question = asked->second;
    m_asked.erase(asked);
    m_state->hide();
    if (const auto *leaders = std::get_if<net::wire::Leaderboard>(&packet.message)) {
        show(*leaders);
    } else if (const auto *profile = std::get_if<net::wire::Profile>(&packet.message)) {
        show(*profile);
    } else if (const auto *games = std::get_if<net::wire::GameList>(&packet.message)) {
        show(*games);
    } else if (const auto *game = std::get_if<net::wire::GameFetch>(&packet.message)) {
        Q_EMIT gameOpened(game->pdn);
        accept();
    } else if (const auto *error = std::get_if<net::wire::Error>(&packet.message)) {
        m_state->setText(NetTexts::refusal(error->code));
        m_state->show();
        if (error->code == ErrorCode::Rate) // too many questions at once: this one a little later
            QTimer::singleShot(static_cast<int>(std::min<std::uint32_t>(error->retryMs, 60'000)), this,
                [this, question] { ask(question); });
    }
}

// --- Showing

void PlayersDialog::show(const net::wire::Leaderboard &leaders)
{
    const QString chosen = m_variant->currentData().toString() + u'/' + m_speed->currentData().toString();
    if (m_link && QString::fromStdString(leaders.variant) != chosen)
        return; // another has been chosen meanwhile
    m_leaders = leaders;
    showLeaders();
}

void PlayersDialog::show(const net::wire::Profile &profile)
{
    m_profile = profile;
    showProfile();
}

void PlayersDialog::show(const net::wire::GameList &games)
{
    m_games = games;
    showGames();
}

void PlayersDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_texts.refresh();
    QDialog::changeEvent(event);
}

void PlayersDialog::setTexts()
{
    setWindowTitle(tr("Players", "title of a dialog"));
    m_tabs->setTabText(0, tr("The best"));
    m_variant->setAccessibleName(tr("Game"));
    m_speed->setAccessibleName(tr("Speed"));
    for (int i = 0; i < m_variant->count(); ++i)
        m_variant->setItemText(i, NetTexts::variant(m_variant->itemData(i).toString()));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, NetTexts::speed(m_speed->itemData(i).toString()));
    m_leaderTable->setAccessibleName(tr("The best"));
    m_leaderTable->setHorizontalHeaderLabels(
        {tr("Rank"), tr("Name", "column"), tr("Rating"), tr("Games", "column: how many")});
    showLeaders();
    if (!m_ratings)
        return;
    m_tabs->setTabText(1, tr("My account"));
    m_ratings->setAccessibleName(tr("My ratings"));
    m_ratings->setHorizontalHeaderLabels({tr("Game"), tr("Rating"), tr("Games", "column: how many")});
    m_gamesTitle->setText(tr("My games:"));
    m_gameTable->setAccessibleName(tr("My games"));
    m_gameTable->setHorizontalHeaderLabels(
        {tr("Game"), tr("White", "column"), tr("Black", "column"), tr("Result", "column")});
    m_open->setText(tr("Open the game"));
    showProfile();
    showGames();
}

void PlayersDialog::showLeaders()
{
    m_leaderTable->setRowCount(static_cast<int>(m_leaders.rows.size()));
    for (std::size_t i = 0; i < m_leaders.rows.size(); ++i) {
        const net::wire::LeaderRow &row = m_leaders.rows[i];
        const int rank = static_cast<int>(m_leaders.offset + i) + 1;
        setRow(*m_leaderTable, static_cast<int>(i),
            {QLocale().toString(rank), iso(plain(row.name)), ratingText(row.value, row.deviation),
                QLocale().toString(row.games)});
    }
    m_ownRank->setText(m_leaders.ownRank > 0 ? tr("Your rank: %L1").arg(m_leaders.ownRank)
            : m_leaders.rows.empty()         ? tr("Nobody has played enough rated games here yet.")
                                             : QString());
    m_ownRank->setVisible(!m_ownRank->text().isEmpty());
}

void PlayersDialog::showProfile()
{
    m_ratings->setRowCount(static_cast<int>(m_profile.ratings.size()));
    for (std::size_t i = 0; i < m_profile.ratings.size(); ++i) {
        const net::wire::Rating &rating = m_profile.ratings[i];
        const QString id = QString::fromStdString(rating.variant);
        const QString name =
            tr("%1, %2", "a variant and a speed")
                .arg(NetTexts::variant(id.section(u'/', 0, 0)), NetTexts::speed(id.section(u'/', 1)));
        setRow(*m_ratings, static_cast<int>(i),
            {name, ratingText(rating.value, rating.deviation), QLocale().toString(rating.games)});
    }
}

void PlayersDialog::showGames()
{
    m_gameTable->setRowCount(static_cast<int>(m_games.rows.size()));
    for (std::size_t i = 0; i < m_games.rows.size(); ++i) {
        const net::wire::GameRow &game = m_games.rows[i];
        const auto rules = core::parseRulesText(game.rules);
        const auto name = [this](const QString &player) {
            return player.isEmpty() ? tr("somebody who has gone") : iso(plain(player));
        };
        const QDateTime start = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(game.started));
        const QString result = rules ? GameTexts::outcome(rules->variant, game.result.outcome) : QString();
        setRow(*m_gameTable, static_cast<int>(i),
            {rules ? GameTexts::variantName(rules->variant) : tr("a game of a newer version"),
                name(game.white), name(game.black),
                tr("%1 (%2)", "result, day")
                    .arg(result, QLocale().toString(start.date(), QLocale::ShortFormat))});
    }
}

void PlayersDialog::addScreenshots(ScreenshotBook &book)
{
    book.add<PlayersDialog>(u"lobby-leaders"_s, [] {
        auto dialog = std::make_unique<PlayersDialog>(nullptr, true);
        net::wire::Leaderboard leaders;
        leaders.rows = {
            {1, u"Omar"_s, 1874, 48, 213}, {2, u"سارة"_s, 1790, 61, 96}, {3, u"Karim"_s, 1655, 130, 11}};
        leaders.ownRank = 2;
        dialog->show(leaders);
        return dialog;
    });
    book.add<PlayersDialog>(u"lobby-account"_s, [] {
        auto dialog = std::make_unique<PlayersDialog>(nullptr, true);
        net::wire::Profile profile;
        profile.ratings = {{"russian/rapid", 1790, 61, 96}, {"turkish/blitz", 1533, 140, 7}};
        dialog->show(profile);
        net::wire::GameRow game;
        game.rules = "russian";
        game.white = u"سارة"_s;
        game.black = u"Omar"_s;
        game.result.outcome = core::Outcome::WhiteWins;
        game.started = 1'790'000'000'000;
        net::wire::GameList games;
        games.rows = {game, game};
        games.rows[1].result.outcome = core::Outcome::Draw;
        dialog->show(games);
        dialog->m_tabs->setCurrentIndex(1);
        return dialog;
    });
}

} // namespace naqla::gui

#include "moc_players_dialog.cpp"
