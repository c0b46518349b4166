// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/lobby/wall_board.h"

#include "core/rules/variants.h"
#include "gui/app/clock_text.h"
#include "gui/board/board_widget.h"
#include "gui/lobby/net_texts.h"
#include "gui/settings/bidi.h"
#include "gui/settings/game_texts.h"
#include "gui/settings/settings_store.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;
using naqla::core::Side;
using naqla::net::RemoteGame;

namespace naqla::gui {
namespace {

constexpr int Margin = 8;
constexpr int Gap = 4;

QLabel *textLabel(const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return label;
}

QLabel *clockLabel(const QString &name)
{
    auto *label = textLabel(name);
    label->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    label->setLayoutDirection(Qt::LeftToRight);
    return label;
}

/// A name and a clock, at the two ends.
QWidget *rowOf(QLabel *name, QLabel *clock)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(name, 1);
    line->addWidget(clock);
    return row;
}

} // namespace

WallBoard::WallBoard(net::ClientConnection &connection, const net::wire::LobbyRow &row,
    SettingsStore &settings, QWidget *parent)
    : Card(parent)
    , m_game(connection)
    , m_table(row.table)
    , m_board(new BoardWidget)
    , m_black(textLabel(u"wallBlack"_s))
    , m_blackClock(clockLabel(u"wallBlackClock"_s))
    , m_white(textLabel(u"wallWhite"_s))
    , m_whiteClock(clockLabel(u"wallWhiteClock"_s))
    , m_remark(textLabel(u"wallRemark"_s))
    , m_above(rowOf(m_black, m_blackClock))
    , m_below(rowOf(m_white, m_whiteClock))
{
    setObjectName(u"wallBoard"_s);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->setLook(settings.boardLook());
    setMinimumSize(80, 120);
    m_remark->setAlignment(Qt::AlignCenter);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : std::initializer_list<QWidget *>{m_board, m_above, m_below})
        part->setParent(this);
    m_remark->setParent(this);
    connect(&m_game, &RemoteGame::entered, this, [this] {
        m_isAsking = false;
        showGame();
        Q_EMIT entered();
    });
    connect(&m_game, &RemoteGame::refused, this, [this](net::wire::ErrorCode, int retryMs) {
        m_isAsking = false;
        m_isRefused = retryMs == 0;
        Q_EMIT refused(retryMs);
    });
    connect(&m_game, &RemoteGame::started, this, &WallBoard::showGame);
    connect(&m_game, &RemoteGame::reset, this, &WallBoard::showGame);
    connect(&m_game, &RemoteGame::moved, this, [this](const core::Transition &transition) {
        m_board->animate(transition);
        showRemark();
        updateClocks();
    });
    connect(&m_game, &RemoteGame::tableChanged, this, &WallBoard::showNames);
    connect(&m_game, &RemoteGame::gameOver, this, [this] { retranslate(); });
    connect(&m_game, &RemoteGame::clocksChanged, this, &WallBoard::updateClocks);
    setRow(row);
    showGame();
}

WallBoard::~WallBoard()
{
    m_game.disconnect(this);
    m_game.leave();
}

void WallBoard::watch()
{
    m_isAsking = true;
    m_game.join(m_table, net::wire::JoinAs::Spectator);
}

void WallBoard::setRow(const net::wire::LobbyRow &row)
{
    m_row = row;
    showNames();
    showRemark();
}

/// The board as it is now: of the game, or of the start of what will be played.
void WallBoard::showGame()
{
    const core::Game *game = m_game.isEntered() ? m_game.game() : nullptr;
    const auto rules = game != nullptr ? core::Result<core::NamedRules, core::RulesTextError>(game->rules())
                                       : core::parseRulesText(m_row.rules);
    if (rules) {
        m_board->setRules(*rules);
        m_board->setPosition(game != nullptr ? game->position() : core::startPosition(rules->rules));
        m_board->setLastMove(
            game != nullptr && game->ply() > 0 ? std::optional(game->moves().back()) : std::nullopt);
    }
    retranslate();
}

QString WallBoard::nameOf(Side side) const
{
    if (m_game.isEntered() && m_game.game() != nullptr) {
        const auto seat = static_cast<std::size_t>(m_game.seatOf(side));
        const auto &seats = m_game.state().seats;
        const QString name = seat < seats.size() ? iso(plain(seats[seat].name)) : QString();
        const bool isBot = seat < seats.size() && seats[seat].presence == net::wire::Presence::Bot;
        return isBot ? NetTexts::computerFor(name) : name;
    }
    const QString &name = side == Side::White ? m_row.host : m_row.guest;
    return name.isEmpty() ? tr("free seat") : iso(plain(name));
}

void WallBoard::showNames()
{
    m_white->setText(nameOf(Side::White));
    m_black->setText(nameOf(Side::Black));
    for (QLabel *name : {m_white, m_black}) // at the same end, whatever the language of the name
        name->setAlignment(
            (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    m_white->setAccessibleName(plain(m_white->text()));
    m_black->setAccessibleName(plain(m_black->text()));
}

void WallBoard::showRemark()
{
    const core::Game *game = m_game.isEntered() ? m_game.game() : nullptr;
    if (game == nullptr)
        m_remark->setText(NetTexts::variant(
            QString::fromStdString(m_row.rules.substr(0, m_row.rules.find_first_of(".+")))));
    else if (game->isOver())
        m_remark->setText(GameTexts::result(game->rules().variant, *game->result()));
    else
        m_remark->setText(tr("%Ln move(s) played", nullptr, game->ply()));
    setMarked(game != nullptr && game->isOver());
}

void WallBoard::updateClocks()
{
    const bool shown = m_game.isEntered() && m_game.game() != nullptr && m_game.hasClocks();
    for (const auto &[side, label] : {std::pair{Side::White, m_whiteClock}, {Side::Black, m_blackClock}}) {
        label->setVisible(shown);
        if (!shown)
            continue;
        label->setText(clockText(m_game.remaining(side)));
        QFont font = label->font();
        font.setBold(m_game.runningClock() == side);
        label->setFont(font);
    }
}

void WallBoard::retranslate()
{
    showNames();
    showRemark();
    updateClocks();
}

int WallBoard::textHeight() const
{
    return m_above->sizeHint().height() + m_below->sizeHint().height() + m_remark->sizeHint().height()
        + 3 * Gap + 2 * Margin;
}

/// The board as large as it may be, with its lines close to it, in the middle of the card.
void WallBoard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    const int side = std::max(0, std::min(width() - 2 * Margin, height() - textHeight()));
    const int left = (width() - side) / 2;
    int top = Margin + (height() - textHeight() - side) / 2;
    for (QWidget *part : std::initializer_list<QWidget *>{m_above, m_board, m_below, m_remark}) {
        const int partHeight = part == m_board ? side : part->sizeHint().height();
        part->setGeometry(left, top, side, partHeight);
        top += partHeight + Gap;
    }
}

} // namespace naqla::gui

#include "moc_wall_board.cpp"
